// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK: func.func private @declared(i32 {tt.note}, (i32) -> i32) -> f32
func.func private @declared(i32 {tt.note = unit}, (i32) -> i32) -> f32

// CHECK: func.func nested @nested() -> (i32 {tt.note = "first"}, f32)
func.func nested @nested() -> (i32 {tt.note = "first"}, f32)

// CHECK: func.func private @returns_function() -> ((i32) -> i32)
func.func private @returns_function() -> ((i32) -> i32)

// CHECK: func.func public @public() attributes {no_inline, tt.note = 1 : i64} {
// CHECK-NEXT: return
func.func public @public() attributes {tt.note = 1 : i64, no_inline} {
  return
}

// CHECK-LABEL: func.func @swap
// CHECK-SAME: (%[[A:.*]]: i32 {tt.note}, %[[B:.*]]: f32) -> (f32, i32) {
// CHECK-NEXT: return %[[B]], %[[A]] : f32, i32
func.func @swap(%a: i32 {tt.note}, %b: f32) -> (f32, i32) {
  func.return %b, %a : f32, i32
}

// CHECK-LABEL: func.func @"needs quotes"
// CHECK-SAME: (%[[A:.*]]: f32)
func.func @"needs quotes"(f32) {
^bb0(%a: f32):
  return
}

// CHECK-LABEL: func.func @calls
// CHECK-SAME: (%[[A:.*]]: i32, %[[B:.*]]: f32)
func.func @calls(%a: i32, %b: f32) -> f32 {
  // CHECK-NEXT: %[[R:.*]]:2 = call @swap(%[[A]], %[[B]]) : (i32, f32) -> (f32, i32)
  %0:2 = func.call @swap(%a, %b) : (i32, f32) -> (f32, i32)
  // CHECK-NEXT: call @public() {tt.note} : () -> ()
  call @public() {tt.note} : () -> ()
  // CHECK-NEXT: %f = constant @identity : (i32) -> i32
  %1 = constant @identity : (i32) -> i32
  // CHECK-NEXT: call_indirect %f(%[[R]]#1) : (i32) -> i32
  %2 = call_indirect %1(%0#1) : (i32) -> i32
  // CHECK-NEXT: return %[[R]]#0 : f32
  return %0#0 : f32
}

// CHECK-LABEL: func.func @identity
func.func @identity(%a: i32) -> i32 {
  return %a : i32
}
