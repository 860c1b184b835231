// RUN: ttmlir-opt --allow-unregistered-dialect --ttir-load-system-desc --ttir-implicit-device --ttir-layout --ttir-optimizer %s | filecheck %s

// What foreign operations branch with is not known, so nothing is brought back to the type of what takes it.

// CHECK: "foreign.branch"(%{{.*}})[^bb1] : (i32) -> ()
"foreign.region"() ({
^bb0(%a: i32):
  "foreign.branch"(%a)[^bb1] : (i32) -> ()
^bb1(%b: i32):
  "foreign.end"() : () -> ()
}) : () -> ()
