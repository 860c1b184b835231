// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK: module @outer attributes {tt.note = "example"} {
module @outer attributes {tt.note = "example"} {
  // CHECK-NEXT: module {
  // CHECK-NEXT: }
  module {
  }

  // CHECK-NEXT: module @inner attributes {sym_visibility = "private"} {
  builtin.module @inner attributes {sym_visibility = "private"} {
    // CHECK-NEXT: %[[A:.*]]:2 = unrealized_conversion_cast %[[B:.*]] : i64 to i32, i32 {tt.note}
    %0:2 = builtin.unrealized_conversion_cast %1 : i64 to i32, i32 {tt.note}
    // CHECK-NEXT: %[[B]] = unrealized_conversion_cast to i64
    %1 = builtin.unrealized_conversion_cast to i64
  }
}
