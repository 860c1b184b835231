// RUN: ttmlir-opt --irdl-file=%S/inputs/cmath.irdl.mlir --allow-unregistered-dialect %s | filecheck %s
// RUN: ttmlir-opt --irdl-file=%S/inputs/cmath.irdl.mlir --allow-unregistered-dialect --verify-roundtrip --canonicalize %s | filecheck %s
// RUN: ttmlir-opt --irdl-file=%S/inputs/cmath.irdl.mlir --allow-unregistered-dialect --emit-bytecode %s | ttmlir-opt --irdl-file=%S/inputs/cmath.irdl.mlir --allow-unregistered-dialect | filecheck %s

// Symbols of types and attributes may begin with `!` and `#`.
// CHECK: func.func private @types(!cmath.complex<f32>, !cmath.complex<f64>, !cmath.empty, !cmath.empty, !cmath.bang)
func.func private @types(!cmath.complex<f32>, !cmath<complex<f64>>, !cmath.empty, !cmath.empty<>, !cmath.bang)

// CHECK: a = #cmath.pair<f32, 3 : i64>, b = #cmath.hash, c = #cmath.pair<#cmath.hash, 3 : i8>
"x.y"() {a = #cmath.pair<f32, 3>, b = #cmath.hash, c = #cmath.pair<#cmath.hash, 3 : i8>} : () -> ()

// CHECK: "cmath.attrs"() {x = 1 : i64, y = "a", z} : () -> ()
"cmath.attrs"() {x = 1, y = "a", z} : () -> ()

// CHECK: func.func @operations(%[[C:.*]]: !cmath.complex<f32>, %[[I:.*]]: i32, %[[F:.*]]: f32)
func.func @operations(%c: !cmath.complex<f32>, %i: i32, %f: f32) -> f32 {
  // CHECK: %[[N:.*]] = "cmath.norm"(%[[C]]) : (!cmath.complex<f32>) -> f32
  %0 = "cmath.norm"(%c) : (!cmath.complex<f32>) -> f32
  // CHECK: "cmath.mul"(%[[C]], %[[C]]) : (!cmath.complex<f32>, !cmath.complex<f32>) -> !cmath.complex<f32>
  %1 = "cmath.mul"(%c, %c) : (!cmath.complex<f32>, !cmath.complex<f32>) -> !cmath.complex<f32>
  // CHECK: "cmath.segs"(%[[I]], %[[F]], %[[I]], %[[I]]) {operandSegmentSizes = array<i32: 1, 1, 2>, resultSegmentSizes = array<i32: 1, 1>}
  %2:2 = "cmath.segs"(%i, %f, %i, %i) {operandSegmentSizes = array<i32: 1, 1, 2>, resultSegmentSizes = array<i32: 1, 1>} : (i32, f32, i32, i32) -> (f32, i32)
  // CHECK: "cmath.opt"(%[[I]], %[[I]]) : (i32, i32) -> (i32, i32)
  %3:2 = "cmath.opt"(%i, %i) : (i32, i32) -> (i32, i32)
  // CHECK: "cmath.opt"(%[[I]]) : (i32) -> ()
  "cmath.opt"(%i) : (i32) -> ()
  // CHECK: "cmath.regs"() ({
  "cmath.regs"() ({}, {"x.y"() : () -> ()}, {
  ^bb0(%a: i32, %b: i32):
    "x.y"() : () -> ()
  }, {
    "x.y"()[^bb1] : () -> ()
  ^bb1:
    "x.y"() : () -> ()
  }) : () -> ()
  // CHECK: return %[[N]]
  return %0 : f32
}
