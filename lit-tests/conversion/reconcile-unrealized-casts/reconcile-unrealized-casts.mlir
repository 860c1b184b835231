// RUN: ttmlir-opt --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(reconcile-unrealized-casts))" %s | filecheck %s

// CHECK-LABEL: func.func @undone
// CHECK-SAME: (%[[ARG:.*]]: i32)
// CHECK-NEXT: return %[[ARG]]
func.func @undone(%arg: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %arg : i32 to index
  %1 = builtin.unrealized_conversion_cast %0 : index to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
  return %2 : i32
}

// mlir-opt does not come to an end here.
// CHECK-LABEL: func.func @circle
func.func @circle() {
  // CHECK: "a.graph"
  "a.graph"() ({
    // CHECK-NEXT: %[[A:.*]] = builtin.unrealized_conversion_cast %[[B:.*]] : i32 to index
    // CHECK-NEXT: %[[B]] = builtin.unrealized_conversion_cast %[[A]] : index to i32
    // CHECK-NEXT: %[[C:.*]] = builtin.unrealized_conversion_cast %[[B]] : i32 to f32
    // CHECK-NEXT: "a.use"(%[[C]])
    %0 = builtin.unrealized_conversion_cast %1 : i32 to index
    %1 = builtin.unrealized_conversion_cast %0 : index to i32
    %2 = builtin.unrealized_conversion_cast %1 : i32 to f32
    "a.use"(%2) : (f32) -> ()
  }) : () -> ()
  return
}
