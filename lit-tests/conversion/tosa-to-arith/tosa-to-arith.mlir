// RUN: ttmlir-opt --tosa-to-arith %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(tosa-to-arith{include-apply-rescale=true}))' %s | filecheck %s --check-prefix=SCALE
// RUN: not ttmlir-opt --tosa-to-arith=use-16-bit %s 2>&1 | filecheck %s --check-prefix=OPTION

// OPTION: no such option use-16-bit

// CHECK-LABEL: func.func @scale(
// SCALE-LABEL: func.func @scale(
func.func @scale(%a: i32, %b: i32, %s: i8) -> i32 {
  // CHECK-NEXT: arith.constant dense<[1, 2]> : tensor<2xi8>
  // SCALE-NEXT: arith.constant dense<[1, 2]> : tensor<2xi8>
  %0 = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi8>}> : () -> tensor<2xi8>
  // CHECK-NEXT: tosa.apply_scale
  // SCALE-NOT: tosa.apply_scale
  // SCALE: arith.trunci %{{.*}} : i64 to i32
  %1 = tosa.apply_scale %a, %b, %s {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
  return %1 : i32
}
