// RUN: ttmlir-opt --empty-tensor-to-alloc-tensor %s | filecheck %s

// CHECK-LABEL: @empty
// CHECK-SAME: (%[[SIZE:.*]]: index)
// CHECK-NEXT: bufferization.alloc_tensor(%[[SIZE]]) : tensor<?x4xf32>
// CHECK-NOT: tensor.empty
func.func @empty(%size: index) -> tensor<?x4xf32> {
  %0 = tensor.empty(%size) : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
