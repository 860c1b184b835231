// RUN: ttmlir-opt %s | filecheck %s

// A program that verifies although its maps name operands that it does not have is printed all the same.

// CHECK-LABEL: func.func @bounds_without_operands(
func.func @bounds_without_operands() {
  // CHECK: affine.for %{{.*}} = max #{{.*}}() to <<UNKNOWN SSA VALUE>> {
  "affine.for"() <{lowerBoundMap = affine_map<(d0)[s0] -> (d0 + s0, d0 floordiv 2)>, upperBoundMap = affine_map<()[s0] -> (s0)>, step = 1 : index, operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0(%i: index):
    "affine.yield"() : () -> ()
  }) : () -> ()
  return
}
