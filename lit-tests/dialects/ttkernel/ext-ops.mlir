// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

#l1 = #tt.memory_space<l1>
!in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>

// CHECK-LABEL: func.func @mm_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.mm_init"(%[[IN0]], %[[IN1]], %[[OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @mm_init(%in0: !in0, %in1: !in1, %out: !out) {
  "ttkernel.mm_init"(%in0, %in1, %out) : (!in0, !in1, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @matmul_tiles(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.matmul_tiles"(%[[IN0]], %[[IN1]], %[[C0]], %[[C0]], %[[C0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @matmul_tiles(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.matmul_tiles"(%in0, %in1, %c0, %c0, %c0) : (!in0, !in1, i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @copy_tile_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.copy_tile_init"(%[[IN0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @copy_tile_init(%in0: !in0) {
  "ttkernel.copy_tile_init"(%in0) : (!in0) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @copy_tile(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.copy_tile"(%[[IN0]], %[[C0]], %[[C0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @copy_tile(%in0: !in0) {
  %c0 = arith.constant 0 : i32
  "ttkernel.copy_tile"(%in0, %c0, %c0) : (!in0, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @unary_bcast_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.unary_bcast_init"(%[[IN0]], %[[OUT]]) <{bcast_type = #ttkernel.bcast_type<row>}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @unary_bcast_init(%in0: !in0, %out: !out) {
  "ttkernel.unary_bcast_init"(%in0, %out) <{bcast_type = #ttkernel.bcast_type<row>}> : (!in0, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @unary_bcast(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.unary_bcast"(%[[IN0]], %[[C0]], %[[C0]]) <{bcast_type = #ttkernel.bcast_type<row>}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @unary_bcast(%in0: !in0) {
  %c0 = arith.constant 0 : i32
  "ttkernel.unary_bcast"(%in0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<row>}> : (!in0, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @transpose_wh_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.transpose_wh_init"(%[[IN0]], %[[OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @transpose_wh_init(%in0: !in0, %out: !out) {
  "ttkernel.transpose_wh_init"(%in0, %out) : (!in0, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @transpose_wh_tile(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.transpose_wh_tile"(%[[IN0]], %[[C0]], %[[C0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @transpose_wh_tile(%in0: !in0) {
  %c0 = arith.constant 0 : i32
  "ttkernel.transpose_wh_tile"(%in0, %c0, %c0) : (!in0, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @fill_tile(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.fill_tile"(%[[C0]]) <{value = 1.000000e+00 : f32}> : (i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @fill_tile() {
  %c0 = arith.constant 0 : i32
  "ttkernel.fill_tile"(%c0) <{value = 1.000000e+00 : f32}> : (i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @sub_tiles_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.sub_tiles_init"(%[[IN0]], %[[IN1]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @sub_tiles_init(%in0: !in0, %in1: !in1) {
  "ttkernel.sub_tiles_init"(%in0, %in1) : (!in0, !in1) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @sub_tiles(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.sub_tiles"(%[[IN0]], %[[IN1]], %[[C0]], %[[C0]], %[[C0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @sub_tiles(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.sub_tiles"(%in0, %in1, %c0, %c0, %c0) : (!in0, !in1, i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @init_bcast(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.init_bcast"(%[[IN0]], %[[IN1]], %[[OUT]]) <{bcast_type = #ttkernel.bcast_type<col>, binary_type = #ttkernel.eltwise_binary_type<sub>}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @init_bcast(%in0: !in0, %in1: !in1, %out: !out) {
  "ttkernel.init_bcast"(%in0, %in1, %out) <{bcast_type = #ttkernel.bcast_type<col>, binary_type = #ttkernel.eltwise_binary_type<sub>}> : (!in0, !in1, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @add_tiles_bcast(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.add_tiles_bcast"(%[[IN0]], %[[IN1]], %[[C0]], %[[C0]], %[[C0]]) <{bcast_type = #ttkernel.bcast_type<col>}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @add_tiles_bcast(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.add_tiles_bcast"(%in0, %in1, %c0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<col>}> : (!in0, !in1, i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @sub_tiles_bcast(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.sub_tiles_bcast"(%[[IN0]], %[[IN1]], %[[C0]], %[[C0]], %[[C0]]) <{bcast_type = #ttkernel.bcast_type<col>}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @sub_tiles_bcast(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.sub_tiles_bcast"(%in0, %in1, %c0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<col>}> : (!in0, !in1, i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @mul_tiles_bcast(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.mul_tiles_bcast"(%[[IN0]], %[[IN1]], %[[C0]], %[[C0]], %[[C0]]) <{bcast_type = #ttkernel.bcast_type<col>}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @mul_tiles_bcast(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.mul_tiles_bcast"(%in0, %in1, %c0, %c0, %c0) <{bcast_type = #ttkernel.bcast_type<col>}> : (!in0, !in1, i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @init_sfpu(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.init_sfpu"(%[[IN0]], %[[OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @init_sfpu(%in0: !in0, %out: !out) {
  "ttkernel.init_sfpu"(%in0, %out) : (!in0, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @unary_tile_init(
// CHECK-NEXT: "ttkernel.unary_tile_init"() <{function = "exp"}> : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @unary_tile_init() {
  "ttkernel.unary_tile_init"() <{function = "exp"}> : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @unary_tile(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.unary_tile"(%[[C0]]) <{function = "leaky_relu", parameter = 1.000000e-01 : f32}> : (i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @unary_tile() {
  %c0 = arith.constant 0 : i32
  "ttkernel.unary_tile"(%c0) <{function = "leaky_relu", parameter = 1.000000e-01 : f32}> : (i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @binary_tile_init(
// CHECK-NEXT: "ttkernel.binary_tile_init"() <{function = "div"}> : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @binary_tile_init() {
  "ttkernel.binary_tile_init"() <{function = "div"}> : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @binary_tile(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: "ttkernel.binary_tile"(%[[C0]], %[[C1]]) <{function = "div"}> : (i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @binary_tile() {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  "ttkernel.binary_tile"(%c0, %c1) <{function = "div"}> : (i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @reduce_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.reduce_init"(%[[IN0]], %[[IN1]], %[[OUT]]) <{reduce_dim = #ttkernel.reduce_dim<row>, reduce_type = #ttkernel.reduce_type<sum>}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @reduce_init(%in0: !in0, %in1: !in1, %out: !out) {
  "ttkernel.reduce_init"(%in0, %in1, %out) <{reduce_dim = #ttkernel.reduce_dim<row>, reduce_type = #ttkernel.reduce_type<sum>}> : (!in0, !in1, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @reduce_tile(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.reduce_tile"(%[[IN0]], %[[IN1]], %[[C0]], %[[C0]], %[[C0]]) <{reduce_dim = #ttkernel.reduce_dim<row>, reduce_type = #ttkernel.reduce_type<sum>}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @reduce_tile(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.reduce_tile"(%in0, %in1, %c0, %c0, %c0) <{reduce_dim = #ttkernel.reduce_dim<row>, reduce_type = #ttkernel.reduce_type<sum>}> : (!in0, !in1, i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @get_arg_val(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.get_arg_val"(%[[C0]]) : (i32) -> i32
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @get_arg_val() {
  %c0 = arith.constant 0 : i32
  %0 = "ttkernel.get_arg_val"(%c0) : (i32) -> i32
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @my_x(
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.my_x"() : () -> i32
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @my_x() {
  %0 = "ttkernel.my_x"() : () -> i32
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @my_y(
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.my_y"() : () -> i32
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @my_y() {
  %0 = "ttkernel.my_y"() : () -> i32
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @get_tile_size(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.get_tile_size"(%[[IN0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> i32
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @get_tile_size(%in0: !in0) {
  %0 = "ttkernel.get_tile_size"(%in0) : (!in0) -> i32
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @get_read_ptr(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.get_read_ptr"(%[[IN0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> i32
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @get_read_ptr(%in0: !in0) {
  %0 = "ttkernel.get_read_ptr"(%in0) : (!in0) -> i32
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @get_write_ptr(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.get_write_ptr"(%[[IN0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> i32
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @get_write_ptr(%in0: !in0) {
  %0 = "ttkernel.get_write_ptr"(%in0) : (!in0) -> i32
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @get_noc_addr_from_bank_id(
// CHECK-SAME: %[[N:[^:]+]]: i32, %[[ADDR:[^:]+]]: i32)
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.get_noc_addr_from_bank_id"(%[[N]], %[[ADDR]]) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @get_noc_addr_from_bank_id(%n: i32, %addr: i32) {
  %0 = "ttkernel.get_noc_addr_from_bank_id"(%n, %addr) <{dram = true}> : (i32, i32) -> !ttkernel.noc_addr
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @get_noc_multicast_addr(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : i32
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.get_noc_multicast_addr"(%[[C1]], %[[C1]], %[[C4]], %[[C4]], %[[ADDR]]) : (i32, i32, i32, i32, i32) -> !ttkernel.noc_addr
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @get_noc_multicast_addr(%addr: i32) {
  %c1 = arith.constant 1 : i32
  %c4 = arith.constant 4 : i32
  %0 = "ttkernel.get_noc_multicast_addr"(%c1, %c1, %c4, %c4, %addr) : (i32, i32, i32, i32, i32) -> !ttkernel.noc_addr
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_async_write_multicast(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32, %[[NOC:[^:]+]]: !ttkernel.noc_addr, %[[SIZE:[^:]+]]: i32)
// CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : i32
// CHECK-NEXT: "ttkernel.noc_async_write_multicast"(%[[ADDR]], %[[NOC]], %[[SIZE]], %[[C8]]) : (i32, !ttkernel.noc_addr, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_async_write_multicast(%addr: i32, %noc: !ttkernel.noc_addr, %size: i32) {
  %c8 = arith.constant 8 : i32
  "ttkernel.noc_async_write_multicast"(%addr, %noc, %size, %c8) : (i32, !ttkernel.noc_addr, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @load_from_l1(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32)
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.load_from_l1"(%[[ADDR]]) <{element_bytes = 4 : i32}> : (i32) -> i32
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @load_from_l1(%addr: i32) {
  %0 = "ttkernel.load_from_l1"(%addr) <{element_bytes = 4 : i32}> : (i32) -> i32
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @store_to_l1(
// CHECK-SAME: %[[VALUE:[^:]+]]: i32, %[[ADDR:[^:]+]]: i32)
// CHECK-NEXT: "ttkernel.store_to_l1"(%[[VALUE]], %[[ADDR]]) <{element_bytes = 4 : i32}> : (i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @store_to_l1(%value: i32, %addr: i32) {
  "ttkernel.store_to_l1"(%value, %addr) <{element_bytes = 4 : i32}> : (i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @fill_l1(
// CHECK-SAME: %[[VALUE:[^:]+]]: i32, %[[ADDR:[^:]+]]: i32, %[[SIZE:[^:]+]]: i32)
// CHECK-NEXT: "ttkernel.fill_l1"(%[[VALUE]], %[[ADDR]], %[[SIZE]]) <{element_bytes = 2 : i32}> : (i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @fill_l1(%value: i32, %addr: i32, %size: i32) {
  "ttkernel.fill_l1"(%value, %addr, %size) <{element_bytes = 2 : i32}> : (i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @get_semaphore(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.get_semaphore"(%[[C0]]) : (i32) -> i32
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @get_semaphore() {
  %c0 = arith.constant 0 : i32
  %0 = "ttkernel.get_semaphore"(%c0) : (i32) -> i32
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_semaphore_set(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.noc_semaphore_set"(%[[ADDR]], %[[C0]]) : (i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_semaphore_set(%addr: i32) {
  %c0 = arith.constant 0 : i32
  "ttkernel.noc_semaphore_set"(%addr, %c0) : (i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_semaphore_wait(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: "ttkernel.noc_semaphore_wait"(%[[ADDR]], %[[C1]]) : (i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_semaphore_wait(%addr: i32) {
  %c1 = arith.constant 1 : i32
  "ttkernel.noc_semaphore_wait"(%addr, %c1) : (i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_semaphore_wait_min(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: "ttkernel.noc_semaphore_wait_min"(%[[ADDR]], %[[C1]]) : (i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_semaphore_wait_min(%addr: i32) {
  %c1 = arith.constant 1 : i32
  "ttkernel.noc_semaphore_wait_min"(%addr, %c1) : (i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_semaphore_inc(
// CHECK-SAME: %[[NOC:[^:]+]]: !ttkernel.noc_addr)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: "ttkernel.noc_semaphore_inc"(%[[NOC]], %[[C1]]) : (!ttkernel.noc_addr, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_semaphore_inc(%noc: !ttkernel.noc_addr) {
  %c1 = arith.constant 1 : i32
  "ttkernel.noc_semaphore_inc"(%noc, %c1) : (!ttkernel.noc_addr, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_semaphore_set_multicast(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32, %[[NOC:[^:]+]]: !ttkernel.noc_addr)
// CHECK-NEXT: %[[C8:.+]] = arith.constant 8 : i32
// CHECK-NEXT: "ttkernel.noc_semaphore_set_multicast"(%[[ADDR]], %[[NOC]], %[[C8]]) : (i32, !ttkernel.noc_addr, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_semaphore_set_multicast(%addr: i32, %noc: !ttkernel.noc_addr) {
  %c8 = arith.constant 8 : i32
  "ttkernel.noc_semaphore_set_multicast"(%addr, %noc, %c8) : (i32, !ttkernel.noc_addr, i32) -> ()
  "ttkernel.return"() : () -> ()
}
