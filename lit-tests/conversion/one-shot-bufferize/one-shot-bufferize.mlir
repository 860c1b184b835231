// RUN: ttmlir-opt --one-shot-bufferize=bufferize-function-boundaries %s | filecheck %s

// CHECK-LABEL: func.func @in_place
// CHECK-SAME: (%[[T:.*]]: memref<?xf32, strided<[?], offset: ?>>,
// CHECK-NEXT: memref.store %{{.*}}, %[[T]]
// CHECK-NEXT: return %[[T]]
func.func @in_place(%t: tensor<?xf32>, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  return %0 : tensor<?xf32>
}
