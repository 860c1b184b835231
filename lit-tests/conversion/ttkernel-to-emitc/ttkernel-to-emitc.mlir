// RUN: ttmlir-opt --convert-ttkernel-to-emitc %s | filecheck %s
// RUN: ttmlir-opt --convert-ttkernel-to-emitc %s | ttmlir-translate --mlir-to-cpp | filecheck %s --check-prefix=CPP

#l1 = #tt.memory_space<l1>
!rows = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 4096, 1>
!tiles = !ttkernel.cb<cb_out7, 33792, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!in1 = !ttkernel.cb<cb_in1, 66560, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!flow = !ttkernel.cb<cb_dfl1, 99328, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>
!between = !ttkernel.cb<cb_int2, 132096, memref<2x4x!tt.tile<32x32, f32>, #l1>, 4096, 1>

// CHECK-LABEL: func.func @tilize() {
// CHECK-NEXT: %[[IN:.*]] = "emitc.constant"() <{value = #emitc.opaque<"::tt::CB::c_in0">}> : () -> !emitc.opaque<"::tt::CB">
// CHECK-NEXT: %[[OUT:.*]] = "emitc.constant"() <{value = #emitc.opaque<"::tt::CB::c_out7">}> : () -> !emitc.opaque<"::tt::CB">
// CHECK-NEXT: %[[N:.*]] = "emitc.constant"() <{value = 4 : i32}> : () -> i32
// CHECK-NEXT: emitc.call_opaque "tilize_init"(%[[IN]], %[[N]], %[[OUT]]) : (!emitc.opaque<"::tt::CB">, i32, !emitc.opaque<"::tt::CB">) -> ()
// CHECK-NEXT: emitc.call_opaque "cb_wait_front"(%[[IN]], %[[N]])
// CHECK-NEXT: emitc.call_opaque "cb_reserve_back"(%[[OUT]], %[[N]])
// CHECK-NEXT: emitc.call_opaque "tilize_block"(%[[IN]], %[[N]], %[[OUT]])
// CHECK-NEXT: emitc.call_opaque "cb_pop_front"(%[[IN]], %[[N]])
// CHECK-NEXT: emitc.call_opaque "cb_push_back"(%[[OUT]], %[[N]])
// CHECK-NEXT: return
// CPP-LABEL: void tilize() {
// CPP-NEXT: ::tt::CB v1 = ::tt::CB::c_in0;
// CPP-NEXT: ::tt::CB v2 = ::tt::CB::c_out7;
// CPP-NEXT: int32_t v3 = 4;
// CPP-NEXT: tilize_init(v1, v3, v2);
func.func @tilize(%in: !rows, %out: !tiles) {
  %n = arith.constant 4 : i32
  "ttkernel.tilize_init"(%in, %n, %out) : (!rows, i32, !tiles) -> ()
  "ttkernel.cb_wait_front"(%in, %n) : (!rows, i32) -> ()
  "ttkernel.cb_reserve_back"(%out, %n) : (!tiles, i32) -> ()
  "ttkernel.tilize_block"(%in, %n, %out) : (!rows, i32, !tiles) -> ()
  "ttkernel.cb_pop_front"(%in, %n) : (!rows, i32) -> ()
  "ttkernel.cb_push_back"(%out, %n) : (!tiles, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @untilize() {
// CHECK: emitc.call_opaque "untilize_init"
// CHECK-NEXT: emitc.call_opaque "untilize_block"
func.func @untilize(%in: !rows, %out: !tiles) {
  %n = arith.constant 4 : i32
  "ttkernel.untilize_init"(%out, %in) : (!tiles, !rows) -> ()
  "ttkernel.untilize_block"(%out, %n, %in) : (!tiles, i32, !rows) -> ()
  "ttkernel.return"() : () -> ()
}

// CHECK-LABEL: func.func @ports() {
// CHECK-NEXT: #emitc.opaque<"::tt::CB::dataflow1">
// CHECK-NEXT: #emitc.opaque<"::tt::CB::c_intermed2">
func.func @ports(%a: !flow, %b: !between) {
  "ttkernel.return"() : () -> ()
}

// Addresses on the NoC are integers.
// CHECK-LABEL: func.func @noc() {
// CHECK: %[[ADDR:.*]] = emitc.call_opaque "get_noc_addr"(%{{.*}}, %{{.*}}, %{{.*}}) : (i32, i32, i32) -> i64
// CHECK-NEXT: emitc.call_opaque "noc_async_read"(%[[ADDR]], %{{.*}}, %{{.*}}) : (i64, i32, i32) -> ()
// CHECK-NEXT: emitc.call_opaque "noc_async_read_barrier"() : () -> ()
// CHECK-NEXT: emitc.call_opaque "noc_async_write"(%{{.*}}, %[[ADDR]], %{{.*}}) : (i32, i64, i32) -> ()
// CHECK-NEXT: emitc.call_opaque "noc_async_write_barrier"() : () -> ()
// CPP-LABEL: void noc() {
// CPP: int64_t v3 = get_noc_addr(v1, v1, v2);
func.func @noc() {
  %c0 = arith.constant 0 : i32
  %c1024 = arith.constant 1024 : i32
  %0 = "ttkernel.get_noc_addr"(%c0, %c0, %c1024) : (i32, i32, i32) -> !ttkernel.noc_addr
  "ttkernel.noc_async_read"(%0, %c1024, %c1024) : (!ttkernel.noc_addr, i32, i32) -> ()
  "ttkernel.noc_async_read_barrier"() : () -> ()
  "ttkernel.noc_async_write"(%c1024, %0, %c1024) : (i32, !ttkernel.noc_addr, i32) -> ()
  "ttkernel.noc_async_write_barrier"() : () -> ()
  "ttkernel.return"() : () -> ()
}

// Loops carry values in variables; addition wraps around, which unsigned integers do in C.
// CHECK-LABEL: func.func @compute() {
// CHECK: emitc.call_opaque "binary_op_init_common"
// CHECK-NEXT: emitc.call_opaque "add_tiles_init"
// CHECK: %[[VAR:.*]] = "emitc.variable"() <{value = #emitc.opaque<"">}> : () -> !emitc.lvalue<i32>
// CHECK-NEXT: emitc.assign %{{.*}} : i32 to %[[VAR]] : <i32>
// CHECK-NEXT: emitc.for %{{.*}} = %{{.*}} to %{{.*}} step %{{.*}} : i32 {
// CHECK-NEXT: %[[POS:.*]] = load %[[VAR]] : <i32>
// CHECK-NEXT: call_opaque "tile_regs_acquire"() : () -> ()
// CHECK-NEXT: call_opaque "add_tiles"(%{{.*}}, %{{.*}}, %[[POS]], %[[POS]], %{{.*}})
// CHECK-NEXT: call_opaque "mul_tiles_init"
// CHECK-NEXT: call_opaque "mul_tiles"
// CHECK-NEXT: call_opaque "tile_regs_commit"() : () -> ()
// CHECK-NEXT: call_opaque "tile_regs_wait"() : () -> ()
// CHECK-NEXT: call_opaque "pack_tile"(%{{.*}}, %{{.*}}, %[[POS]])
// CHECK-NEXT: call_opaque "tile_regs_release"() : () -> ()
// CHECK-NEXT: %[[A:.*]] = cast %[[POS]] : i32 to ui32
// CHECK-NEXT: %[[B:.*]] = cast %{{.*}} : i32 to ui32
// CHECK-NEXT: %[[SUM:.*]] = add %[[A]], %[[B]] : (ui32, ui32) -> ui32
// CHECK-NEXT: %[[NEXT:.*]] = cast %[[SUM]] : ui32 to i32
// CHECK-NEXT: assign %[[NEXT]] : i32 to %[[VAR]] : <i32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[LAST:.*]] = emitc.load %[[VAR]] : <i32>
func.func @compute(%in0: !rows, %in1: !in1, %out: !tiles) {
  "ttkernel.binary_op_init_common"(%in0, %in1, %out) : (!rows, !in1, !tiles) -> ()
  "ttkernel.add_tiles_init"(%in0, %in1) : (!rows, !in1) -> ()
  %c0 = arith.constant 0 : i32
  %c8 = arith.constant 8 : i32
  %c1 = arith.constant 1 : i32
  %0 = scf.for %i = %c0 to %c8 step %c1 iter_args(%pos = %c0) -> (i32) : i32 {
    "ttkernel.tile_regs_acquire"() : () -> ()
    "ttkernel.add_tiles"(%in0, %in1, %pos, %pos, %c0) : (!rows, !in1, i32, i32, i32) -> ()
    "ttkernel.mul_tiles_init"(%in0, %in1) : (!rows, !in1) -> ()
    "ttkernel.mul_tiles"(%in0, %in1, %pos, %pos, %c0) : (!rows, !in1, i32, i32, i32) -> ()
    "ttkernel.tile_regs_commit"() : () -> ()
    "ttkernel.tile_regs_wait"() : () -> ()
    "ttkernel.pack_tile"(%c0, %out, %pos) : (i32, !tiles, i32) -> ()
    "ttkernel.tile_regs_release"() : () -> ()
    %next = arith.addi %pos, %c1 : i32
    scf.yield %next : i32
  }
  "ttkernel.cb_push_back"(%out, %0) : (!tiles, i32) -> ()
  "ttkernel.return"() : () -> ()
}

// A branch, and a call of a function that the program names.
// CHECK-LABEL: func.func @branch() {
// CHECK: %[[COND:.*]] = emitc.cmp lt
// CHECK: %[[VAR:.*]] = "emitc.variable"()
// CHECK-NEXT: emitc.if %[[COND]] {
// CHECK: %[[PRODUCT:.*]] = cast %{{.*}} : ui32 to i32
// CHECK-NEXT: assign %[[PRODUCT]] : i32 to %[[VAR]] : <i32>
// CHECK-NEXT: } else {
// CHECK: assign %{{.*}} : i32 to %[[VAR]] : <i32>
// CHECK-NEXT: }
// CHECK-NEXT: %[[VALUE:.*]] = emitc.load %[[VAR]] : <i32>
// CHECK: emitc.call_opaque "relu"(%{{.*}}) : (!emitc.opaque<"::tt::CB">) -> ()
// CPP-LABEL: void branch() {
// CPP: bool [[COND:v[0-9]+]] = {{v[0-9]+}} < {{v[0-9]+}};
// CPP: if ([[COND]]) {
// CPP: } else {
// CPP: relu(v1);
func.func @branch(%in: !rows) {
  %c2 = arith.constant 2 : i32
  %addr = arith.constant 1024 : i32
  %x = scf.for %i = %c2 to %addr step %c2 iter_args(%a = %c2) -> (i32) : i32 {
    %y = arith.muli %a, %i : i32
    scf.yield %y : i32
  }
  %cond = arith.cmpi slt, %x, %addr : i32
  %0 = scf.if %cond -> i32 {
    %1 = arith.muli %x, %x : i32
    scf.yield %1 : i32
  } else {
    %2 = arith.select %cond, %x, %addr : i32
    scf.yield %2 : i32
  }
  "ttkernel.cb_wait_front"(%in, %0) : (!rows, i32) -> ()
  "ttkernel.builtin"(%in) <{kind = @eltwise, op = @relu}> : (!rows) -> ()
  "ttkernel.return"() : () -> ()
}
