// RUN: ttmlir-opt --buffer-results-to-out-params %s | filecheck %s
// RUN: ttmlir-opt --buffer-results-to-out-params="hoist-static-allocs add-result-attr modify-public-functions" %s | filecheck %s --check-prefix=HOIST

// CHECK-LABEL: func.func private @callee
// CHECK-SAME: (%[[I:.*]]: i32, %[[OUT:.*]]: memref<2xf32>) -> i32 {
// CHECK-NEXT: %[[A:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT: memref.copy %[[A]], %[[OUT]]
// CHECK-NEXT: return %[[I]] : i32
// HOIST-LABEL: func.func private @callee
// HOIST-SAME: (%[[I:.*]]: i32, %{{.*}}: memref<2xf32> {bufferize.result}) -> i32 {
// HOIST-NEXT: return %[[I]] : i32
func.func private @callee(%i: i32) -> (memref<2xf32>, i32) {
  %0 = memref.alloc() : memref<2xf32>
  return %0, %i : memref<2xf32>, i32
}

// CHECK-LABEL: func.func @caller
// CHECK-SAME: (%[[I:.*]]: i32) -> memref<2xf32> {
// CHECK-NEXT: %[[A:.*]] = memref.alloc() : memref<2xf32>
// CHECK-NEXT: call @callee(%[[I]], %[[A]]) : (i32, memref<2xf32>) -> i32
// CHECK-NEXT: return %[[A]] : memref<2xf32>
// HOIST-LABEL: func.func @caller
// HOIST-SAME: (%[[I:.*]]: i32, %[[OUT:.*]]: memref<2xf32> {bufferize.result}) {
// HOIST-NEXT: %[[A:.*]] = memref.alloc() : memref<2xf32>
// HOIST-NEXT: call @callee(%[[I]], %[[A]])
// HOIST-NEXT: memref.copy %[[A]], %[[OUT]]
func.func @caller(%i: i32) -> memref<2xf32> {
  %0:2 = call @callee(%i) : (i32) -> (memref<2xf32>, i32)
  return %0#0 : memref<2xf32>
}
