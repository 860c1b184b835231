// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

#l1 = #tt.memory_space<l1>
#row_major = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
#tiled = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1>>
#on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
#on_device = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>>
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>

// CHECK-LABEL: func.func @tilize(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32, #{{[a-z0-9_]+}}>, %[[INIT:[^:]+]]: tensor<64x128xf32, #{{[a-z0-9_]+}}>)
// CHECK-NEXT: %[[V0:.+]] = "ttmetal.dispatch"(%[[INPUT]], %[[INIT]]) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.tensix_config<hifi4, false, false, false>], operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT: ^bb0(%[[IN:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>):
// CHECK-NEXT: %[[C4_I32:.+]] = arith.constant 4 : i32
// CHECK-NEXT: "ttkernel.tilize_init"(%[[IN]], %[[C4_I32]], %[[OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1_>, 4096, 1>, i32, !ttkernel.cb<cb_out0, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
// CHECK-NEXT: }) : (tensor<64x128xf32, #{{[a-z0-9_]+}}>, tensor<64x128xf32, #{{[a-z0-9_]+}}>) -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @tilize(%input: tensor<64x128xf32, #row_major>, %init: tensor<64x128xf32, #tiled>) -> tensor<64x128xf32, #tiled> {
  %0 = "ttmetal.dispatch"(%input, %init) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.tensix_config<hifi4, false, false, false>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%in: !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>, %out: !ttkernel.cb<cb_out0, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>):
    %c4_i32 = arith.constant 4 : i32
    "ttkernel.tilize_init"(%in, %c4_i32, %out) : (!ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>, i32, !ttkernel.cb<cb_out0, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>) -> ()
    "ttkernel.return"() : () -> ()
  }) : (tensor<64x128xf32, #row_major>, tensor<64x128xf32, #tiled>) -> tensor<64x128xf32, #tiled>
  return %0 : tensor<64x128xf32, #tiled>
}

// CHECK-LABEL: func.func @host_write(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32, #{{[a-z0-9_]+}}>, %[[INIT:[^:]+]]: tensor<64x128xf32, #{{[a-z0-9_]+}}>)
// CHECK-NEXT: %[[V0:.+]] = "ttmetal.host_write"(%[[INPUT]], %[[INIT]]) : (tensor<64x128xf32, #{{[a-z0-9_]+}}>, tensor<64x128xf32, #{{[a-z0-9_]+}}>) -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @host_write(%input: tensor<64x128xf32, #on_host>, %init: tensor<64x128xf32, #on_device>) -> tensor<64x128xf32, #on_device> {
  %0 = "ttmetal.host_write"(%input, %init) : (tensor<64x128xf32, #on_host>, tensor<64x128xf32, #on_device>) -> tensor<64x128xf32, #on_device>
  return %0 : tensor<64x128xf32, #on_device>
}

// CHECK-LABEL: func.func @host_read(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32, #{{[a-z0-9_]+}}>, %[[INIT:[^:]+]]: tensor<64x128xf32, #{{[a-z0-9_]+}}>)
// CHECK-NEXT: %[[V0:.+]] = "ttmetal.host_read"(%[[INPUT]], %[[INIT]]) : (tensor<64x128xf32, #{{[a-z0-9_]+}}>, tensor<64x128xf32, #{{[a-z0-9_]+}}>) -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @host_read(%input: tensor<64x128xf32, #on_device>, %init: tensor<64x128xf32, #on_host>) -> tensor<64x128xf32, #on_host> {
  %0 = "ttmetal.host_read"(%input, %init) : (tensor<64x128xf32, #on_device>, tensor<64x128xf32, #on_host>) -> tensor<64x128xf32, #on_host>
  return %0 : tensor<64x128xf32, #on_host>
}

// CHECK-LABEL: func.func @alloc(
// CHECK-NEXT: %[[V0:.+]] = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #l1_, size = 32768 : i64}> : () -> tensor<64x128xf32, #{{[a-z0-9_]+}}>
// CHECK-NEXT: return %[[V0]] : tensor<64x128xf32, #{{[a-z0-9_]+}}>
func.func @alloc() -> tensor<64x128xf32, #layout> {
  %0 = "ttmetal.alloc"() <{address = 1024 : i64, memory_space = #l1, size = 32768 : i64}> : () -> tensor<64x128xf32, #layout>
  return %0 : tensor<64x128xf32, #layout>
}

// CHECK-LABEL: func.func @dealloc(
// CHECK-SAME: %[[INPUT:[^:]+]]: tensor<64x128xf32>)
// CHECK-NEXT: "ttmetal.dealloc"(%[[INPUT]]) : (tensor<64x128xf32>) -> ()
// CHECK-NEXT: return
func.func @dealloc(%input: tensor<64x128xf32>) {
  "ttmetal.dealloc"(%input) : (tensor<64x128xf32>) -> ()
  return
}
