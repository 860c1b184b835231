// RUN: not ttmlir-opt --allow-unregistered-dialect --pass-pipeline="builtin.module(canonicalize,bubble-down-memory-space-casts)" %s 2>&1 | filecheck %s

// A sum of itself becomes a sum of more each time that it is looked at.
// CHECK: bubble-down-memory-space-casts.mlir:0:0: error: moving casts of memory spaces down did not come to an end
func.func @f() {
  %c = arith.constant 1 : i32
  "a.graph"() ({
    %0 = arith.addi %0, %c : i32
  }) : () -> ()
  return
}
