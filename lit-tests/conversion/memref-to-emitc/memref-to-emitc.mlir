// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-memref-to-emitc %s | filecheck --check-prefixes=CHECK,C %s
// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-memref-to-emitc=lower-to-cpp %s | filecheck --check-prefixes=CHECK,CPP %s

// C: emitc.include <"stdlib.h">
// CPP: emitc.include <"cstdlib">
// CHECK-LABEL: func.func @element
// CHECK-SAME: (%[[I:.*]]: index)
func.func @element(%i: index) -> i32 {
  // CHECK: %[[BYTES:.*]] = emitc.mul
  // CHECK-NEXT: %[[CALL:.*]] = emitc.call_opaque "malloc"(%[[BYTES]])
  // CHECK-NEXT: %[[POINTER:.*]] = emitc.cast %[[CALL]]
  // CHECK-NEXT: %[[ARRAY:.*]] = builtin.unrealized_conversion_cast %[[POINTER]] : !emitc.ptr<i32> to !emitc.array<9xi32>
  // CHECK-NEXT: %[[PLACE:.*]] = emitc.subscript %[[ARRAY]][%[[I]]]
  // CHECK-NEXT: %[[VALUE:.*]] = emitc.load %[[PLACE]]
  // CHECK-NEXT: return %[[VALUE]]
  %0 = memref.alloc() : memref<9xi32>
  %1 = memref.load %0[%i] : memref<9xi32>
  return %1 : i32
}

// -----

func.func @unknown_size(%i: index) {
  // expected-error @+1 {{failed to legalize operation 'memref.alloc' that was explicitly marked illegal}}
  %0 = memref.alloc(%i) : memref<?xi32>
  return
}

// -----

// expected-error @+1 {{failed to legalize operation 'memref.global' that was explicitly marked illegal}}
memref.global @aligned : memref<4xi32> = dense<1> {alignment = 64 : i64}
