// RUN: ttmlir-opt --allow-unregistered-dialect %s | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect %s | ttmlir-opt --allow-unregistered-dialect | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect --mlir-print-op-generic %s | ttmlir-opt --allow-unregistered-dialect | filecheck %s

// CHECK-LABEL: func.func @binary
// CHECK-SAME: (%[[A:.*]]: index, %[[B:.*]]: index)
func.func @binary(%a: index, %b: index) {
  // CHECK-NEXT: index.add %[[A]], %[[B]]
  index.add %a, %b
  // CHECK-NEXT: index.sub %[[A]], %[[B]]
  index.sub %a, %b
  // CHECK-NEXT: index.mul %[[A]], %[[B]]
  index.mul %a, %b
  // CHECK-NEXT: index.divs %[[A]], %[[B]]
  index.divs %a, %b
  // CHECK-NEXT: index.divu %[[A]], %[[B]]
  index.divu %a, %b
  // CHECK-NEXT: index.ceildivs %[[A]], %[[B]]
  index.ceildivs %a, %b
  // CHECK-NEXT: index.ceildivu %[[A]], %[[B]]
  index.ceildivu %a, %b
  // CHECK-NEXT: index.floordivs %[[A]], %[[B]]
  index.floordivs %a, %b
  // CHECK-NEXT: index.rems %[[A]], %[[B]]
  index.rems %a, %b
  // CHECK-NEXT: index.remu %[[A]], %[[B]]
  index.remu %a, %b
  // CHECK-NEXT: index.maxs %[[A]], %[[B]]
  index.maxs %a, %b
  // CHECK-NEXT: index.maxu %[[A]], %[[B]]
  index.maxu %a, %b
  // CHECK-NEXT: index.mins %[[A]], %[[B]]
  index.mins %a, %b
  // CHECK-NEXT: index.minu %[[A]], %[[B]]
  index.minu %a, %b
  // CHECK-NEXT: index.shl %[[A]], %[[B]]
  index.shl %a, %b
  // CHECK-NEXT: index.shrs %[[A]], %[[B]]
  index.shrs %a, %b
  // CHECK-NEXT: index.shru %[[A]], %[[B]]
  index.shru %a, %b
  // CHECK-NEXT: index.and %[[A]], %[[B]]
  index.and %a, %b
  // CHECK-NEXT: index.or %[[A]], %[[B]]
  index.or %a, %b
  // CHECK-NEXT: index.xor %[[A]], %[[B]]
  index.xor %a, %b
  // CHECK-NEXT: index.add %[[A]], %[[B]] {tt.note}
  index.add %a, %b {tt.note}
  return
}

// CHECK-LABEL: func.func @casts
// CHECK-SAME: (%[[A:.*]]: index, %[[I:.*]]: i8, %[[U:.*]]: ui64)
func.func @casts(%a: index, %i: i8, %u: ui64) {
  // CHECK-NEXT: index.casts %[[A]] : index to i32
  index.casts %a : index to i32
  // CHECK-NEXT: index.casts %[[I]] {tt.note} : i8 to index
  index.casts %i {tt.note} : i8 to index
  // CHECK-NEXT: index.castu %[[U]] : ui64 to index
  index.castu %u : ui64 to index
  // CHECK-NEXT: index.castu %[[A]] : index to si128
  index.castu %a : index to si128
  return
}

// CHECK-LABEL: func.func @comparisons
// CHECK-SAME: (%[[A:.*]]: index, %[[B:.*]]: index)
func.func @comparisons(%a: index, %b: index) {
  // CHECK-NEXT: index.cmp eq(%[[A]], %[[B]])
  index.cmp eq(%a, %b)
  // CHECK-NEXT: index.cmp ne(%[[A]], %[[B]])
  index.cmp ne(%a, %b)
  // CHECK-NEXT: index.cmp slt(%[[A]], %[[B]])
  index.cmp slt(%a, %b)
  // CHECK-NEXT: index.cmp sle(%[[A]], %[[B]])
  index.cmp sle(%a, %b)
  // CHECK-NEXT: index.cmp sgt(%[[A]], %[[B]])
  index.cmp sgt(%a, %b)
  // CHECK-NEXT: index.cmp sge(%[[A]], %[[B]])
  index.cmp sge(%a, %b)
  // CHECK-NEXT: index.cmp ult(%[[A]], %[[B]])
  index.cmp ult(%a, %b)
  // CHECK-NEXT: index.cmp ule(%[[A]], %[[B]])
  index.cmp ule(%a, %b)
  // CHECK-NEXT: index.cmp ugt(%[[A]], %[[B]])
  index.cmp ugt(%a, %b)
  // CHECK-NEXT: index.cmp uge(%[[A]], %[[B]])
  index.cmp uge(%a, %b)
  // CHECK-NEXT: index.cmp eq(%[[A]], %[[B]]) {tt.note}
  index.cmp eq(%a, %b) {tt.note}
  // CHECK-NEXT: "test.attribute"() {value = #index<cmp_predicate ult>} : () -> ()
  "test.attribute"() {value = #index<cmp_predicate ult>} : () -> ()
  return
}

// CHECK-LABEL: func.func @constants
func.func @constants() {
  // CHECK-NEXT: %[[SIZE:.*]] = index.sizeof
  %size = index.sizeof
  // CHECK-NEXT: index.sizeof {tt.note}
  index.sizeof {tt.note}
  // CHECK-NEXT: %idx42 = index.constant 42
  %0 = index.constant 42
  // CHECK-NEXT: %idx-1 = index.constant -1
  %1 = index.constant -1
  // CHECK-NEXT: %idx9223372036854775807 = index.constant 9223372036854775807
  %2 = index.constant 0x7fffffffffffffff
  // CHECK-NEXT: %idx42_0 = index.constant {tt.note} 42
  %3 = index.constant {tt.note} 42
  // CHECK-NEXT: %true = index.bool.constant true
  %4 = index.bool.constant true
  // CHECK-NEXT: %false = index.bool.constant {tt.note} false
  %5 = index.bool.constant {tt.note} false
  return
}
