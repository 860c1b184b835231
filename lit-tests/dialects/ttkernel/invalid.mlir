// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- placement ---===//

// builtin outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  // expected-error @+1 {{'ttkernel.builtin' op KernelOp must be inside of a DispatchOp region}}
  "ttkernel.builtin"(%in) <{kind = @eltwise, op = @relu}> : (!in) -> ()
}

// -----

// cb_push_back outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  %n = builtin.unrealized_conversion_cast to i32
  // expected-error @+1 {{'ttkernel.cb_push_back' op CBPushBackOp must be inside of a DispatchOp region}}
  "ttkernel.cb_push_back"(%in, %n) : (!in, i32) -> ()
}

// -----

// cb_pop_front outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  %n = builtin.unrealized_conversion_cast to i32
  // expected-error @+1 {{'ttkernel.cb_pop_front' op CBPopFrontOp must be inside of a DispatchOp region}}
  "ttkernel.cb_pop_front"(%in, %n) : (!in, i32) -> ()
}

// -----

// cb_reserve_back outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  %n = builtin.unrealized_conversion_cast to i32
  // expected-error @+1 {{'ttkernel.cb_reserve_back' op CBReserveBackOp must be inside of a DispatchOp region}}
  "ttkernel.cb_reserve_back"(%in, %n) : (!in, i32) -> ()
}

// -----

// cb_wait_front outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  %n = builtin.unrealized_conversion_cast to i32
  // expected-error @+1 {{'ttkernel.cb_wait_front' op CBWaitFrontOp must be inside of a DispatchOp region}}
  "ttkernel.cb_wait_front"(%in, %n) : (!in, i32) -> ()
}

// -----

// tilize_init outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  %out = builtin.unrealized_conversion_cast to !out
  %n = builtin.unrealized_conversion_cast to i32
  // expected-error @+1 {{'ttkernel.tilize_init' op TilizeInitOp must be inside of a DispatchOp region}}
  "ttkernel.tilize_init"(%in, %n, %out) : (!in, i32, !out) -> ()
}

// -----

// untilize_init outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<64x128xf32, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  %out = builtin.unrealized_conversion_cast to !out
  // expected-error @+1 {{'ttkernel.untilize_init' op UntilizeInitOp must be inside of a DispatchOp region}}
  "ttkernel.untilize_init"(%in, %out) : (!in, !out) -> ()
}

// -----

// tilize_block outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  %out = builtin.unrealized_conversion_cast to !out
  %n = builtin.unrealized_conversion_cast to i32
  // expected-error @+1 {{'ttkernel.tilize_block' op TilizeBlockOp must be inside of a DispatchOp region}}
  "ttkernel.tilize_block"(%in, %n, %out) : (!in, i32, !out) -> ()
}

// -----

// untilize_block outside of a kernel.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<64x128xf32, #l1>, 4096, 1>
module {
  %in = builtin.unrealized_conversion_cast to !in
  %out = builtin.unrealized_conversion_cast to !out
  %n = builtin.unrealized_conversion_cast to i32
  // expected-error @+1 {{'ttkernel.untilize_block' op UntilizeBlockOp must be inside of a DispatchOp region}}
  "ttkernel.untilize_block"(%in, %n, %out) : (!in, i32, !out) -> ()
}

// -----

// return outside of a kernel.
module {
  // expected-error @+1 {{'ttkernel.return' op ReturnOp must be inside of a DispatchOp region}}
  "ttkernel.return"() : () -> ()
}

// -----

//===--- tilize and untilize ---===//

// Both circular buffers are number 0.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
func.func @tilize_init_ports(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.tilize_init' op Input circular buffer port and output circular buffer port must be different}}
  // expected-note @+1 {{both are cb_in0}}
  "ttkernel.tilize_init"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Both sides are tiled.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
func.func @tilize_init_scalar_side(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.tilize_init' op Input to TilizeOp or Output to UntilizeOp must have scalar element type}}
  // expected-note @+1 {{the element type is '!tt.tile<32x32, f32>'}}
  "ttkernel.tilize_init"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Neither side is tiled.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<64x128xf32, #l1>, 4096, 1>
func.func @tilize_init_tile_side(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.tilize_init' op Input to UntilizeOp or Output to TilizeOp must have tile element type}}
  // expected-note @+1 {{the element type is 'f32'}}
  "ttkernel.tilize_init"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Both circular buffers are number 0.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
func.func @tilize_block_ports(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.tilize_block' op Input circular buffer port and output circular buffer port must be different}}
  // expected-note @+1 {{both are cb_in0}}
  "ttkernel.tilize_block"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Both sides are tiled.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
func.func @tilize_block_scalar_side(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.tilize_block' op Input to TilizeOp or Output to UntilizeOp must have scalar element type}}
  // expected-note @+1 {{the element type is '!tt.tile<32x32, f32>'}}
  "ttkernel.tilize_block"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Neither side is tiled.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<64x128xf32, #l1>, 4096, 1>
func.func @tilize_block_tile_side(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.tilize_block' op Input to UntilizeOp or Output to TilizeOp must have tile element type}}
  // expected-note @+1 {{the element type is 'f32'}}
  "ttkernel.tilize_block"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Both circular buffers are number 0.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
func.func @untilize_init_ports(%in: !in, %out: !out) {
  // expected-error @+2 {{'ttkernel.untilize_init' op Input circular buffer port and output circular buffer port must be different}}
  // expected-note @+1 {{both are cb_in0}}
  "ttkernel.untilize_init"(%in, %out) : (!in, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Both sides are tiled.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
func.func @untilize_init_scalar_side(%in: !in, %out: !out) {
  // expected-error @+2 {{'ttkernel.untilize_init' op Input to TilizeOp or Output to UntilizeOp must have scalar element type}}
  // expected-note @+1 {{the element type is '!tt.tile<32x32, f32>'}}
  "ttkernel.untilize_init"(%in, %out) : (!in, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Neither side is tiled.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<64x128xf32, #l1>, 4096, 1>
func.func @untilize_init_tile_side(%in: !in, %out: !out) {
  // expected-error @+2 {{'ttkernel.untilize_init' op Input to UntilizeOp or Output to TilizeOp must have tile element type}}
  // expected-note @+1 {{the element type is 'f32'}}
  "ttkernel.untilize_init"(%in, %out) : (!in, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Both circular buffers are number 0.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
func.func @untilize_block_ports(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.untilize_block' op Input circular buffer port and output circular buffer port must be different}}
  // expected-note @+1 {{both are cb_in0}}
  "ttkernel.untilize_block"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Both sides are tiled.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
func.func @untilize_block_scalar_side(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.untilize_block' op Input to TilizeOp or Output to UntilizeOp must have scalar element type}}
  // expected-note @+1 {{the element type is '!tt.tile<32x32, f32>'}}
  "ttkernel.untilize_block"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Neither side is tiled.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!out = !ttkernel.cb<cb_out0, 1024, memref<64x128xf32, #l1>, 4096, 1>
func.func @untilize_block_tile_side(%in: !in, %n: i32, %out: !out) {
  // expected-error @+2 {{'ttkernel.untilize_block' op Input to UntilizeOp or Output to TilizeOp must have tile element type}}
  // expected-note @+1 {{the element type is 'f32'}}
  "ttkernel.untilize_block"(%in, %n, %out) : (!in, i32, !out) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

//===--- constraints that every operation has ---===//

// A memref is not a circular buffer.
#l1 = #tt.memory_space<l1>
func.func @operand_cb(%cb: memref<64x128xf32, #l1>, %n: i32) {
  // expected-error @+1 {{'ttkernel.cb_push_back' op operand #0 must be TTKernel cb, but got 'memref<64x128xf32, #tt.memory_space<l1>>'}}
  "ttkernel.cb_push_back"(%cb, %n) : (memref<64x128xf32, #l1>, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// An index is not an i32.
#l1 = #tt.memory_space<l1>
!in = !ttkernel.cb<cb_in0, 1024, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
func.func @operand_i32(%cb: !in, %n: index) {
  // expected-error @+1 {{'ttkernel.cb_push_back' op operand #1 must be 32-bit signless integer, but got 'index'}}
  "ttkernel.cb_push_back"(%cb, %n) : (!in, index) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// There is no such format.
func.func @data_type_value() {
  // expected-error @+1 {{'ttkernel.pack_set_data_type' op attribute 'data_type' failed to satisfy constraint: TT DataTypes}}
  "ttkernel.pack_set_data_type"() <{data_type = -1 : i32}> : () -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// A format is an i32.
func.func @data_type_width() {
  // expected-error @+1 {{'ttkernel.unpack_set_data_type' op attribute 'data_type_b' failed to satisfy constraint: TT DataTypes}}
  "ttkernel.unpack_set_data_type"() <{data_type_a = 0 : i32, data_type_b = 1 : i64}> : () -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// A format is an integer.
func.func @data_type_kind() {
  // expected-error @+1 {{invalid properties {data_type = #tt.supportedDataTypes<f32>} for op ttkernel.pack_set_data_type: Invalid attribute `data_type` in property conversion: #tt.supportedDataTypes<f32>}}
  "ttkernel.pack_set_data_type"() <{data_type = #tt.supportedDataTypes<f32>}> : () -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// An i32 is not a NoC address.
func.func @operand_noc(%src: i32, %dst: i32, %size: i32) {
  // expected-error @+1 {{'ttkernel.noc_async_read' op operand #0 must be TTKernel noc address, but got 'i32'}}
  "ttkernel.noc_async_read"(%src, %dst, %size) : (i32, i32, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// -----

// Memrefs hold neither circular buffers nor addresses.
// expected-error @+1 {{invalid memref element type}}
func.func private @f(memref<2x!ttkernel.noc_addr>)

// -----

// expected-error @+1 {{invalid memref element type}}
func.func private @f(memref<2x!ttkernel.cb<cb_in0, 1024, memref<4x4xf32>, 64, 1>>)
