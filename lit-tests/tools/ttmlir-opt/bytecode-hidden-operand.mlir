// RUN: not ttmlir-opt --allow-unregistered-dialect --emit-bytecode -o %t %s 2>&1 | filecheck %s

// A value that is used outside of its region, which is valid where nothing leads to.
// CHECK: bytecode-hidden-operand.mlir:[[#@LINE+4]]:8: error: operand #0 is defined in a region that the operation is not in, for which bytecode has no form
func.func @f(%a: index) -> index {
  return %a : index
^bb1:
  %0 = arith.addi %inside, %a : index
  "test.region"() ({
    %inside = arith.constant 1 : index
  }) : () -> ()
  cf.br ^bb1
}
