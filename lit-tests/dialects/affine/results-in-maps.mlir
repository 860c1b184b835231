// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

// A result with a number may stand several times in one map; without a number it is the first.
// CHECK-LABEL: func.func @several_times
// CHECK: %[[R:.*]]:2 = affine.delinearize_index
// CHECK: affine.load %{{.*}}[%[[R]]#1 * 4 + %[[R]]#0 + %{{.*}}, %[[R]]#1 + %[[R]]#0]
// CHECK: affine.load %{{.*}}[%[[R]]#0 * 5, %[[R]]#0]
func.func @several_times(%m: memref<?x?xf32>) {
  affine.for %i = 0 to 10 {
    %r:2 = affine.delinearize_index %i into (4) : index, index
    %0 = affine.load %m[%r#1 * 4 + %r#0 + %i, %r#1 + %r] : memref<?x?xf32>
    %1 = affine.load %m[%r#0 * 4 + %r, %r] : memref<?x?xf32>
  }
  return
}
