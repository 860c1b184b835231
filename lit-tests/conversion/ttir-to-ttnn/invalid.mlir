// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline --split-input-file --verify-diagnostics %s

// Elements that are not in the program.
func.func @resource() -> tensor<2xf32> {
  // expected-note @+2 {{the file has no resource 'weights' of that many elements}}
  // expected-error @+1 {{failed to legalize operation 'ttir.constant'}}
  %0 = "ttir.constant"() <{value = dense_resource<weights> : tensor<2xf32>}> : () -> tensor<2xf32>
  return %0 : tensor<2xf32>
}

// -----

func.func @not_of_ttir(%a: f32) -> f32 {
  // expected-error @+1 {{failed to legalize operation 'arith.addf'}}
  %0 = arith.addf %a, %a : f32
  return %0 : f32
}

// -----

#host = #tt.operand_constraint<system|scalar>
func.func @no_such_format(%a: tensor<4x8xf80>) -> tensor<4x8xf80> {
  // expected-error @+3 {{'tensor.empty' op unsupported float type}}
  // expected-note @+2 {{the device has no format for 'f80'}}
  // expected-error @+1 {{failed to legalize operation 'tensor.empty'}}
  %0 = tensor.empty() : tensor<4x8xf80>
  %1 = "ttir.exp"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#host, #host]}> : (tensor<4x8xf80>, tensor<4x8xf80>) -> tensor<4x8xf80>
  return %1 : tensor<4x8xf80>
}
