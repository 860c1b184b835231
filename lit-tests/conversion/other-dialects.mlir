// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline --split-input-file --verify-diagnostics %s
// RUN: ttmlir-opt --ttir-to-ttmetal-backend-pipeline --split-input-file --verify-diagnostics %s
// RUN: not ttmlir-opt --convert-stablehlo-to-ttir --split-input-file %s 2>&1 | filecheck --check-prefix=FROM-STABLEHLO %s
// RUN: not ttmlir-opt --convert-tosa-to-ttir --split-input-file %s 2>&1 | filecheck --check-prefix=FROM-TOSA %s
// RUN: not ttmlir-opt --convert-linalg-to-ttir --split-input-file %s 2>&1 | filecheck --check-prefix=FROM-LINALG %s

// Programs of other dialects than a conversion is for: its errors say which pipeline is.

// FROM-STABLEHLO-NOT: note: {{.*}}operations of stablehlo
// FROM-STABLEHLO: note: --tosa-to-ttir-pipeline converts operations of tosa to TTIR
// FROM-STABLEHLO: note: --linalg-to-ttir-pipeline converts operations of arith to TTIR
// FROM-TOSA: note: --stablehlo-to-ttir-pipeline converts operations of stablehlo to TTIR
// FROM-TOSA-NOT: note: {{.*}}operations of tosa
// FROM-TOSA: note: the option mixed converts operations of arith to TTIR too
// FROM-LINALG: note: --stablehlo-to-ttir-pipeline converts operations of stablehlo to TTIR
// FROM-LINALG: note: --tosa-to-ttir-pipeline converts operations of tosa to TTIR
// FROM-LINALG-NOT: note: {{.*}}operations of arith
func.func @stablehlo(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  // expected-note @+2 {{--stablehlo-to-ttir-pipeline converts operations of stablehlo to TTIR}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.add'}}
  %0 = stablehlo.add %a, %a : tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}

// -----

func.func @tosa(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  // expected-note @+2 {{--tosa-to-ttir-pipeline converts operations of tosa to TTIR}}
  // expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %0 = tosa.abs %a : (tensor<32x32xf32>) -> tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}

// -----

func.func @arith(%a: tensor<32x32xf32>) -> tensor<32x32xf32> {
  // expected-note @+2 {{--linalg-to-ttir-pipeline converts operations of arith to TTIR}}
  // expected-error @+1 {{failed to legalize operation 'arith.addf'}}
  %0 = arith.addf %a, %a : tensor<32x32xf32>
  return %0 : tensor<32x32xf32>
}
