// RUN: not ttmlir-opt --convert-scf-to-emitc %s 2>&1 | filecheck %s

// What is shown has no casts for a pattern that did not apply.
func.func @no_such_type(%a: index, %t: tensor<?xf32>) {
  // CHECK: error: failed to legalize operation 'scf.for' that was explicitly marked illegal
  // CHECK: see current operation:
  // CHECK-NEXT: %0 = "scf.for"(%arg0, %arg0, %arg0, %arg1)
  %0 = scf.for %i = %a to %a step %a iter_args(%j = %t) -> tensor<?xf32> {
    scf.yield %j : tensor<?xf32>
  }
  return
}
