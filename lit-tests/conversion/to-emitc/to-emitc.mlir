// RUN: ttmlir-opt --convert-to-emitc %s | filecheck %s
// RUN: ttmlir-opt --convert-to-emitc=filter-dialects=arith,scf %s | filecheck %s --check-prefix=SOME
// RUN: ttmlir-opt --convert-to-emitc %s | ttmlir-translate --mlir-to-cpp | filecheck %s --check-prefix=CPP
// RUN: not ttmlir-opt --convert-to-emitc=filter-dialects=arith,cf %s 2>&1 | filecheck %s --check-prefix=NONE
// RUN: not ttmlir-opt --convert-to-emitc=filter-dialects=tosa %s 2>&1 | filecheck %s --check-prefix=UNKNOWN

// NONE: <unknown>:0: error: dialect does not implement ConvertToEmitCPatternInterface: cf
// UNKNOWN: <unknown>:0: error: dialect not loaded: tosa

// No casts are left between the conversions of several dialects.
// CHECK-LABEL: emitc.func @scaled(
// CHECK-SAME: %[[M:.*]]: !emitc.array<4xf32>, %[[N:.*]]: !emitc.size_t, %[[X:.*]]: f32)
// CHECK-NOT: builtin.unrealized_conversion_cast
// CHECK: for %[[I:.*]] = %{{.*}} to %[[N]] step %{{.*}} : !emitc.size_t {
// CHECK-NEXT: %[[FROM:.*]] = subscript %[[M]][%[[I]]]
// CHECK-NEXT: %[[VALUE:.*]] = load %[[FROM]] : <f32>
// CHECK-NEXT: %[[PRODUCT:.*]] = mul %[[VALUE]], %[[X]] : (f32, f32) -> f32
// CHECK-NEXT: %[[TO:.*]] = subscript %[[M]][%[[I]]]
// CHECK-NEXT: assign %[[PRODUCT]] : f32 to %[[TO]] : <f32>
// CHECK: return

// SOME-LABEL: func.func @scaled(
// SOME: emitc.for
// SOME: memref.load

// CPP: void scaled(float [[M:v[0-9]+]][4], size_t {{v[0-9]+}}, float {{v[0-9]+}}) {
// CPP: for (size_t [[I:i[0-9]+]] =
// CPP: [[M]]{{\[}}[[I]]] = {{v[0-9]+}};
func.func @scaled(%m: memref<4xf32>, %n: index, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<4xf32>
    %1 = arith.mulf %0, %x : f32
    memref.store %1, %m[%i] : memref<4xf32>
  }
  return
}
