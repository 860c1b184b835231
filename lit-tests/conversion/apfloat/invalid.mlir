// RUN: ttmlir-opt --convert-arith-to-apfloat --verify-diagnostics %s

// expected-error @+1 {{matched function '_mlir_apfloat_add' but with different type: '(i32, i64) -> i64' (expected '(i32, i64, i64) -> i64')}}
func.func private @_mlir_apfloat_add(i32, i64) -> i64

func.func @add(%a: f32) -> f32 {
  %0 = arith.addf %a, %a : f32
  %1 = arith.addf %0, %a : f32
  return %1 : f32
}
