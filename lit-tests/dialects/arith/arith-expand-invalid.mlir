// RUN: ttmlir-opt --arith-expand=include-bf16 --split-input-file --verify-diagnostics %s

func.func @rounding(%wide: f32) -> bf16 {
  // expected-error @+1 {{failed to legalize operation 'arith.truncf' that was explicitly marked illegal}}
  %0 = arith.truncf %wide upward : f32 to bf16
  return %0 : bf16
}

// -----

func.func @sizes(%a: tensor<?xi32>) -> tensor<?xi32> {
  // expected-error @+1 {{failed to legalize operation 'arith.floordivsi' that was explicitly marked illegal}}
  %0 = arith.floordivsi %a, %a : tensor<?xi32>
  return %0 : tensor<?xi32>
}

// -----

func.func @narrow_scale(%a: f4E2M1FN, %scale: f8E5M2) -> f16 {
  // expected-error @+1 {{failed to legalize operation 'arith.scaling_extf' that was explicitly marked illegal}}
  %0 = arith.scaling_extf %a, %scale : f4E2M1FN, f8E5M2 to f16
  return %0 : f16
}
