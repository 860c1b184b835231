// RUN: ttmlir-opt "--affine-loop-fusion=mode=sibling maximal" %s | filecheck %s

// CHECK-LABEL: func.func @merged(
// CHECK-SAME: %[[A:.*]]: memref<8x8xf32>, %[[B:.*]]: memref<8xf32>, %[[C:.*]]: memref<8xf32>
// CHECK: affine.for %[[I:.*]] = 0 to 8 {
// CHECK-NEXT: %[[S:.*]]:2 = affine.for %[[J:.*]] = 0 to 8 iter_args(%[[PRODUCT:.*]] = %{{.*}}, %[[SUM:.*]] = %{{.*}}) -> (f32, f32) {
// CHECK-NEXT: %[[V:.*]] = affine.load %[[A]][%[[I]], %[[J]]]
// CHECK-NEXT: %[[W:.*]] = arith.addf %[[SUM]], %[[V]]
// CHECK-NEXT: %[[X:.*]] = affine.load %[[A]][%[[I]], %[[J]]]
// CHECK-NEXT: %[[Y:.*]] = arith.mulf %[[PRODUCT]], %[[X]]
// CHECK-NEXT: affine.yield %[[Y]], %[[W]]
// CHECK-NEXT: }
// CHECK-NEXT: affine.store %[[S]]#1, %[[B]][%[[I]]]
// CHECK-NEXT: affine.store %[[S]]#0, %[[C]][%[[I]]]
// CHECK-NEXT: }
// CHECK-NEXT: return
func.func @merged(%a: memref<8x8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 8 {
    %s = affine.for %j = 0 to 8 iter_args(%acc = %zero) -> f32 {
      %v = affine.load %a[%i, %j] : memref<8x8xf32>
      %w = arith.addf %acc, %v : f32
      affine.yield %w : f32
    }
    affine.store %s, %b[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %s = affine.for %j = 0 to 8 iter_args(%acc = %one) -> f32 {
      %v = affine.load %a[%i, %j] : memref<8x8xf32>
      %w = arith.mulf %acc, %v : f32
      affine.yield %w : f32
    }
    affine.store %s, %c[%i] : memref<8xf32>
  }
  return
}

// The loop around would carry what is loaded in it.
// CHECK-LABEL: func.func @start_is_loaded(
// CHECK-COUNT-2: %{{.*}} = affine.for %{{.*}} = 0 to 8 iter_args(%{{[^,]*}}) -> (f32) {
func.func @start_is_loaded(%a: memref<8x8xf32>, %b: memref<8xf32>, %c: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %x = affine.load %b[%i] : memref<8xf32>
    %s = affine.for %j = 0 to 8 iter_args(%acc = %x) -> f32 {
      %v = affine.load %a[%i, %j] : memref<8x8xf32>
      %w = arith.addf %acc, %v : f32
      affine.yield %w : f32
    }
    affine.store %s, %b[%i] : memref<8xf32>
  }
  affine.for %i = 0 to 8 {
    %x = affine.load %c[%i] : memref<8xf32>
    %s = affine.for %j = 0 to 8 iter_args(%acc = %x) -> f32 {
      %v = affine.load %a[%i, %j] : memref<8x8xf32>
      %w = arith.mulf %acc, %v : f32
      affine.yield %w : f32
    }
    affine.store %s, %c[%i] : memref<8xf32>
  }
  return
}

// What the second loop computes is returned, which mlir-opt does not survive.
// CHECK-LABEL: func.func @result_is_used(
// CHECK-COUNT-2: affine.for
func.func @result_is_used(%a: memref<8xf32>) -> (f32, f32) {
  %zero = arith.constant 0.0 : f32
  %0 = affine.for %i = 0 to 8 iter_args(%acc = %zero) -> f32 {
    %v = affine.load %a[%i] : memref<8xf32>
    %w = arith.addf %acc, %v : f32
    affine.yield %w : f32
  }
  %1 = affine.for %i = 0 to 8 iter_args(%acc = %zero) -> f32 {
    %v = affine.load %a[%i] : memref<8xf32>
    %w = arith.mulf %acc, %v : f32
    affine.yield %w : f32
  }
  return %0, %1 : f32, f32
}
