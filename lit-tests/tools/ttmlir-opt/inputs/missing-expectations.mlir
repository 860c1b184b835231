func.func private @callee() -> i32
func.func @caller() {
  // expected-error @+1 {{result type mismatch at index 0}}
  %0 = call @callee() : () -> f32
  return
}
// CHECK: missing-expectations.mlir:4:8: error: unexpected note:       op result types: 'f32'
// CHECK: missing-expectations.mlir:4:8: error: unexpected note: function result types: 'i32'
