// RUN: ttmlir-opt --memref-expand --split-input-file --verify-diagnostics %s | filecheck %s

// CHECK-LABEL: @reshape
// CHECK-SAME: (%[[SOURCE:.*]]: memref<*xf32>, %[[SHAPE:.*]]: memref<2xindex>)
// CHECK: %[[SIZE:.*]] = memref.load %[[SHAPE]]
// CHECK: memref.reinterpret_cast %[[SOURCE]] to offset: [0], sizes: [%[[SIZE]], 4], strides: [4, 1]
func.func @reshape(%source: memref<*xf32>, %shape: memref<2xindex>) -> memref<?x4xf32> {
  %0 = memref.reshape %source(%shape) : (memref<*xf32>, memref<2xindex>) -> memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// How many sizes are read is not known.
// CHECK-LABEL: @rank
// CHECK: memref.reshape
func.func @rank(%source: memref<*xf32>, %shape: memref<?xindex>) -> memref<*xf32> {
  %0 = memref.reshape %source(%shape) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}

// -----

func.func @no_rank(%source: memref<*xf32>, %shape: memref<2xindex>) -> memref<*xf32> {
  // expected-error @+1 {{failed to legalize operation 'memref.reshape' that was explicitly marked illegal}}
  %0 = memref.reshape %source(%shape) : (memref<*xf32>, memref<2xindex>) -> memref<*xf32>
  return %0 : memref<*xf32>
}
