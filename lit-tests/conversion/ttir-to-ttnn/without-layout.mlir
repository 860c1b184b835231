// RUN: not ttmlir-opt --convert-ttir-to-ttnn %s 2>&1 | filecheck %s --implicit-check-not=error: --implicit-check-not=pipeline

// What is said of a tensor without layout helps with it: no front end does.
func.func @f() -> tensor<8x8xf32> {
  // CHECK: [[@LINE+5]]:8: error: 'tensor.empty' op requires a result with a #tt.layout
  // CHECK: see current operation
  // CHECK: [[@LINE+3]]:8: note: ttir-layout gives layouts to tensors
  // CHECK: [[@LINE+2]]:8: error: failed to legalize operation 'tensor.empty'
  // CHECK: see current operation
  %0 = tensor.empty() : tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}
