// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device %s | filecheck %s
// RUN: not ttmlir-opt --ttir-implicit-device %s 2>&1 | filecheck %s --check-prefix=NO-SYSTEM
// RUN: not ttmlir-opt --ttir-load-system-desc --ttir-implicit-device="mesh-shape=2,1,1" %s 2>&1 | filecheck %s --check-prefix=TOO-MANY
// RUN: not ttmlir-opt --ttir-load-system-desc --ttir-implicit-device="mesh-shape=9007199254740993,3" %s 2>&1 | filecheck %s --check-prefix=FAR-TOO-MANY
// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device="mesh-shape=1,1" %s | filecheck %s --check-prefix=MESH

// CHECK: #device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>,
// CHECK-SAME: l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1),
// CHECK-SAME: meshShape = , chipIds = [0]>
// CHECK: module attributes {tt.device = #device, tt.system_desc = #system_desc}

// MESH: meshShape = 1x1, chipIds = [0]>

// NO-SYSTEM: error: expected system desc to be present on the module
// NO-SYSTEM: note: ttir-load-system-desc puts one on the module
// TOO-MANY: error: the mesh has 2 chips, but the system has 1
// FAR-TOO-MANY: error: the mesh has 27021597764222979 chips, but the system has 1

func.func private @f()
