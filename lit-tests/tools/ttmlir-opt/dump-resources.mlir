// What tools keep in the file is no part of the program, so dumps leave it out.
// RUN: ttmlir-opt --allow-unregistered-dialect --cse --mlir-print-ir-after-all %s 2>&1 | filecheck %s

// CHECK: IR Dump After CSE (cse)
// CHECK: dense_resource<r>
// CHECK: dialect_resources
// CHECK-NOT: external_resources
// CHECK: dense_resource<r>
// CHECK: dialect_resources
// CHECK: external_resources
// CHECK: pipeline: "builtin.module()"
"foo.op"() {x = dense_resource<r> : tensor<1xi32>} : () -> ()

{-#
  dialect_resources: {
    builtin: {
      r: "0x0400000001000000"
    }
  },
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module()",
      verify_each: true
    }
  }
#-}
