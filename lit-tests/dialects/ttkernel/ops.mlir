// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s

#l1 = #tt.memory_space<l1>
!out = !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!in0 = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!in1 = !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!rows = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!rows_out = !ttkernel.cb<cb_out0, 66560, memref<64x128xf32, #l1>, 4096, 1>

// CHECK-LABEL: func.func @pack_set_data_type(
// CHECK-NEXT: "ttkernel.pack_set_data_type"() <{data_type = 2 : i32}> : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @pack_set_data_type() {
  "ttkernel.pack_set_data_type"() <{data_type = 2 : i32}> : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @unpack_set_data_type(
// CHECK-NEXT: "ttkernel.unpack_set_data_type"() <{data_type_a = 2 : i32, data_type_b = 2 : i32}> : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @unpack_set_data_type() {
  "ttkernel.unpack_set_data_type"() <{data_type_a = 2 : i32, data_type_b = 2 : i32}> : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @pack(
// CHECK-SAME: %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.pack"(%[[C0]], %[[OUT]], %[[C0]]) : (i32, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @pack(%out: !out) {
  %c0 = arith.constant 0 : i32
  "ttkernel.pack"(%c0, %out, %c0) : (i32, !out, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @unpack_a(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.unpack_a"(%[[IN0]], %[[C0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @unpack_a(%in0: !in0) {
  %c0 = arith.constant 0 : i32
  "ttkernel.unpack_a"(%in0, %c0) : (!in0, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @unpack_ab(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.unpack_ab"(%[[IN0]], %[[C0]], %[[IN1]], %[[C0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @unpack_ab(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.unpack_ab"(%in0, %c0, %in1, %c0) : (!in0, i32, !in1, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @add(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.add"(%[[C0]]) : (i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @add() {
  %c0 = arith.constant 0 : i32
  "ttkernel.add"(%c0) : (i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @sub(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.sub"(%[[C0]]) : (i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @sub() {
  %c0 = arith.constant 0 : i32
  "ttkernel.sub"(%c0) : (i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @mul(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.mul"(%[[C0]]) : (i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @mul() {
  %c0 = arith.constant 0 : i32
  "ttkernel.mul"(%c0) : (i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @matmul(
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.matmul"(%[[C0]]) : (i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @matmul() {
  %c0 = arith.constant 0 : i32
  "ttkernel.matmul"(%c0) : (i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @acquire_dst(
// CHECK-NEXT: "ttkernel.acquire_dst"() : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @acquire_dst() {
  "ttkernel.acquire_dst"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @release_dst(
// CHECK-NEXT: "ttkernel.release_dst"() : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @release_dst() {
  "ttkernel.release_dst"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @tile_regs_acquire(
// CHECK-NEXT: "ttkernel.tile_regs_acquire"() : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @tile_regs_acquire() {
  "ttkernel.tile_regs_acquire"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @tile_regs_commit(
// CHECK-NEXT: "ttkernel.tile_regs_commit"() : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @tile_regs_commit() {
  "ttkernel.tile_regs_commit"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @tile_regs_wait(
// CHECK-NEXT: "ttkernel.tile_regs_wait"() : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @tile_regs_wait() {
  "ttkernel.tile_regs_wait"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @tile_regs_release(
// CHECK-NEXT: "ttkernel.tile_regs_release"() : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @tile_regs_release() {
  "ttkernel.tile_regs_release"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @pack_tile(
// CHECK-SAME: %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.pack_tile"(%[[C0]], %[[OUT]], %[[C0]]) : (i32, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @pack_tile(%out: !out) {
  %c0 = arith.constant 0 : i32
  "ttkernel.pack_tile"(%c0, %out, %c0) : (i32, !out, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @binary_op_init_common(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.binary_op_init_common"(%[[IN0]], %[[IN1]], %[[OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @binary_op_init_common(%in0: !in0, %in1: !in1, %out: !out) {
  "ttkernel.binary_op_init_common"(%in0, %in1, %out) : (!in0, !in1, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @add_tiles_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.add_tiles_init"(%[[IN0]], %[[IN1]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @add_tiles_init(%in0: !in0, %in1: !in1) {
  "ttkernel.add_tiles_init"(%in0, %in1) : (!in0, !in1) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @add_tiles(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.add_tiles"(%[[IN0]], %[[IN1]], %[[C0]], %[[C0]], %[[C0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @add_tiles(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.add_tiles"(%in0, %in1, %c0, %c0, %c0) : (!in0, !in1, i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @mul_tiles_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.mul_tiles_init"(%[[IN0]], %[[IN1]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @mul_tiles_init(%in0: !in0, %in1: !in1) {
  "ttkernel.mul_tiles_init"(%in0, %in1) : (!in0, !in1) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @mul_tiles(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[IN1:[^:]+]]: !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C0:.+]] = arith.constant 0 : i32
// CHECK-NEXT: "ttkernel.mul_tiles"(%[[IN0]], %[[IN1]], %[[C0]], %[[C0]], %[[C0]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_in1, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @mul_tiles(%in0: !in0, %in1: !in1) {
  %c0 = arith.constant 0 : i32
  "ttkernel.mul_tiles"(%in0, %in1, %c0, %c0, %c0) : (!in0, !in1, i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @cb_push_back(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: "ttkernel.cb_push_back"(%[[IN0]], %[[C1]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @cb_push_back(%in0: !in0) {
  %c1 = arith.constant 1 : i32
  "ttkernel.cb_push_back"(%in0, %c1) : (!in0, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @cb_pop_front(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: "ttkernel.cb_pop_front"(%[[IN0]], %[[C1]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @cb_pop_front(%in0: !in0) {
  %c1 = arith.constant 1 : i32
  "ttkernel.cb_pop_front"(%in0, %c1) : (!in0, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @cb_reserve_back(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: "ttkernel.cb_reserve_back"(%[[IN0]], %[[C1]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @cb_reserve_back(%in0: !in0) {
  %c1 = arith.constant 1 : i32
  "ttkernel.cb_reserve_back"(%in0, %c1) : (!in0, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @cb_wait_front(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: "ttkernel.cb_wait_front"(%[[IN0]], %[[C1]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @cb_wait_front(%in0: !in0) {
  %c1 = arith.constant 1 : i32
  "ttkernel.cb_wait_front"(%in0, %c1) : (!in0, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @tilize_init(
// CHECK-SAME: %[[ROWS:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : i32
// CHECK-NEXT: "ttkernel.tilize_init"(%[[ROWS]], %[[C4]], %[[OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1_>, 4096, 1>, i32, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @tilize_init(%rows: !rows, %out: !out) {
  %c4 = arith.constant 4 : i32
  "ttkernel.tilize_init"(%rows, %c4, %out) : (!rows, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @untilize_init(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[ROWS_OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<64x128xf32, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.untilize_init"(%[[IN0]], %[[ROWS_OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<64x128xf32, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @untilize_init(%in0: !in0, %rows_out: !rows_out) {
  "ttkernel.untilize_init"(%in0, %rows_out) : (!in0, !rows_out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @tilize_block(
// CHECK-SAME: %[[ROWS:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : i32
// CHECK-NEXT: "ttkernel.tilize_block"(%[[ROWS]], %[[C4]], %[[OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1_>, 4096, 1>, i32, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @tilize_block(%rows: !rows, %out: !out) {
  %c4 = arith.constant 4 : i32
  "ttkernel.tilize_block"(%rows, %c4, %out) : (!rows, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @untilize_block(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[ROWS_OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<64x128xf32, #l1_>, 4096, 1>)
// CHECK-NEXT: %[[C4:.+]] = arith.constant 4 : i32
// CHECK-NEXT: "ttkernel.untilize_block"(%[[IN0]], %[[C4]], %[[ROWS_OUT]]) : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, i32, !ttkernel.cb<cb_out0, 66560, memref<64x128xf32, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @untilize_block(%in0: !in0, %rows_out: !rows_out) {
  %c4 = arith.constant 4 : i32
  "ttkernel.untilize_block"(%in0, %c4, %rows_out) : (!in0, i32, !rows_out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @get_noc_addr(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32)
// CHECK-NEXT: %[[C1:.+]] = arith.constant 1 : i32
// CHECK-NEXT: %[[C2:.+]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V0:.+]] = "ttkernel.get_noc_addr"(%[[C1]], %[[C2]], %[[ADDR]]) : (i32, i32, i32) -> !ttkernel.noc_addr
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @get_noc_addr(%addr: i32) {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = "ttkernel.get_noc_addr"(%c1, %c2, %addr) : (i32, i32, i32) -> !ttkernel.noc_addr
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_async_read(
// CHECK-SAME: %[[NOC:[^:]+]]: !ttkernel.noc_addr, %[[ADDR:[^:]+]]: i32, %[[SIZE:[^:]+]]: i32)
// CHECK-NEXT: "ttkernel.noc_async_read"(%[[NOC]], %[[ADDR]], %[[SIZE]]) : (!ttkernel.noc_addr, i32, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_async_read(%noc: !ttkernel.noc_addr, %addr: i32, %size: i32) {
  "ttkernel.noc_async_read"(%noc, %addr, %size) : (!ttkernel.noc_addr, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_async_read_barrier(
// CHECK-NEXT: "ttkernel.noc_async_read_barrier"() : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_async_read_barrier() {
  "ttkernel.noc_async_read_barrier"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_async_write(
// CHECK-SAME: %[[ADDR:[^:]+]]: i32, %[[NOC:[^:]+]]: !ttkernel.noc_addr, %[[SIZE:[^:]+]]: i32)
// CHECK-NEXT: "ttkernel.noc_async_write"(%[[ADDR]], %[[NOC]], %[[SIZE]]) : (i32, !ttkernel.noc_addr, i32) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_async_write(%addr: i32, %noc: !ttkernel.noc_addr, %size: i32) {
  "ttkernel.noc_async_write"(%addr, %noc, %size) : (i32, !ttkernel.noc_addr, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @noc_async_write_barrier(
// CHECK-NEXT: "ttkernel.noc_async_write_barrier"() : () -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @noc_async_write_barrier() {
  "ttkernel.noc_async_write_barrier"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @builtin(
// CHECK-SAME: %[[IN0:[^:]+]]: !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, %[[OUT:[^:]+]]: !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>)
// CHECK-NEXT: "ttkernel.builtin"(%[[IN0]], %[[OUT]]) <{kind = @eltwise, op = @relu}> : (!ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>, !ttkernel.cb<cb_out0, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1_>, 4096, 1>) -> ()
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @builtin(%in0: !in0, %out: !out) {
  "ttkernel.builtin"(%in0, %out) <{kind = @eltwise, op = @relu}> : (!in0, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @return(
// CHECK-NEXT: "ttkernel.return"() : () -> ()
func.func @return() {
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @unreachable(
// CHECK-NEXT: "ttkernel.unreachable"() : () -> ()
func.func @unreachable() {
  "ttkernel.unreachable"() : () -> ()
}
