// Every operation that goes into binaries, but conv2d and max_pool2d: those are in the programs of fixtures/upstream.
// RUN: ttmlir-translate --ttnn-to-flatbuffer %s -o %t.ttnn && ttrt read --section all %t.ttnn | filecheck %s
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#system = #tt.memory_space<system>
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
#words = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xi32, #system>>
#row = #tt.layout<(d0) -> (0, d0), undef, <1x1>, memref<1x64xf32, #system>>
#square = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x64xf32, #system>>
#wide = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<128x128xf32, #system>>
#system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>
module attributes {tt.device = #device, tt.system_desc = #system_desc} {
  func.func @every(%a: tensor<64x128xf32, #host>, %b: tensor<64x128xf32, #host>, %s: tensor<64x64xf32, #square>, %w: tensor<128x128xf32, #wide>, %i: tensor<64xf32, #row>, %n: tensor<64x128xi32, #words>) {
    %0 = "ttnn.get_device"() : () -> !tt.device<#device>
    %1 = "ttnn.abs"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %2 = "ttnn.sqrt"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %3 = "ttnn.neg"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %4 = "ttnn.reciprocal"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %5 = "ttnn.relu"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %6 = "ttnn.sigmoid"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %7 = "ttnn.exp"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %8 = "ttnn.add"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %9 = "ttnn.multiply"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %10 = "ttnn.div"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %11 = "ttnn.subtract"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %12 = "ttnn.ge"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %13 = "ttnn.maximum"(%a, %a, %b) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %14 = "ttnn.sum"(%a, %b) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %15 = "ttnn.mean"(%a, %b) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %16 = "ttnn.max"(%a, %b) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %prod = "ttnn.prod"(%a, %b) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %not = "ttnn.bitwise_not"(%n, %n) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xi32, #words>, tensor<64x128xi32, #words>) -> tensor<64x128xi32, #words>
    %xor = "ttnn.bitwise_xor"(%n, %n, %n) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xi32, #words>, tensor<64x128xi32, #words>, tensor<64x128xi32, #words>) -> tensor<64x128xi32, #words>
    %17 = "ttnn.to_layout"(%a, %0) <{layout = #ttnn.layout<row_major>}> : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #host>
    %18 = "ttnn.to_device"(%a, %0) <{memory_config = #ttnn.memory_config<<height_sharded>, <l1>>}> : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #host>
    %19 = "ttnn.to_memory_config"(%a, %0) : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #host>
    %20 = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<64x128>}> : () -> tensor<64x128xf32, #host>
    %21 = "ttnn.full"(%0) <{fillValue = 2.500000e+00 : f32}> : (!tt.device<#device>) -> tensor<64x128xf32, #host>
    %22 = "ttnn.matmul"(%s, %s, %s) : (tensor<64x64xf32, #square>, tensor<64x64xf32, #square>, tensor<64x64xf32, #square>) -> tensor<64x64xf32, #square>
    %23 = "ttnn.softmax"(%a, %b) <{dimension = -1 : si32}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %24 = "ttnn.transpose"(%s, %s) <{dim0 = -2 : si32, dim1 = 1 : si32}> : (tensor<64x64xf32, #square>, tensor<64x64xf32, #square>) -> tensor<64x64xf32, #square>
    %25 = "ttnn.concat"(%a, %a, %w) <{dim = 0 : si32}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<128x128xf32, #wide>) -> tensor<128x128xf32, #wide>
    %26 = "ttnn.reshape"(%a, %b) <{shape = [64 : i32, 128 : i32]}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    %27 = "ttnn.embedding"(%i, %w, %b) : (tensor<64xf32, #row>, tensor<128x128xf32, #wide>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    "ttnn.dealloc"(%a) : (tensor<64x128xf32, #host>) -> ()
    return
  }
}

// CHECK: "operations": [
// CHECK: "type_type": "GetDeviceOp"
// CHECK: "chip_ids": [

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Abs"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Sqrt"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Neg"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Reciprocal"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Relu"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Sigmoid"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Exp"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Add"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Multiply"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Div"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Subtract"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "GreaterEqual"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "Maximum"

// CHECK: "type_type": "ReductionOp"
// CHECK: "type": "Sum"
// CHECK: "dim_arg": [
// CHECK: -1
// CHECK: "keep_dim": true

// CHECK: "type_type": "ReductionOp"
// CHECK: "type": "Mean"
// CHECK: "dim_arg": [
// CHECK: -1
// CHECK: "keep_dim": true

// CHECK: "type_type": "ReductionOp"
// CHECK: "type": "Max"
// CHECK: "dim_arg": [
// CHECK: -1
// CHECK: "keep_dim": true

// CHECK: "type_type": "ReductionOp"
// CHECK: "type": "Prod"
// CHECK: "dim_arg": [
// CHECK: -1
// CHECK: "keep_dim": true

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "BitwiseNot"

// CHECK: "type_type": "EltwiseOp"
// CHECK: "type": "BitwiseXor"

// CHECK: "type_type": "ToLayoutOp"
// CHECK: "layout": "RowMajor"

// CHECK: "type_type": "ToDeviceOp"
// CHECK: "tensor_memory_layout": "HeightSharded"
// CHECK: "buffer_type": "L1"

// CHECK: "type_type": "ToMemoryConfigOp"

// CHECK: "type_type": "EmptyOp"
// CHECK: "dtype": "Float32"
// CHECK: "layout": "RowMajor"

// CHECK: "type_type": "FullOp"
// CHECK: "fill_value": 2.5

// CHECK: "type_type": "MatmulOp"
// CHECK: "in0"
// CHECK: "in1"

// CHECK: "type_type": "SoftmaxOp"
// CHECK: "dimension": -1

// CHECK: "type_type": "TransposeOp"
// CHECK: "dim0": -2
// CHECK: "dim1": 1

// CHECK: "type_type": "ConcatOp"
// CHECK: "dim": 0

// CHECK: "type_type": "ReshapeOp"
// CHECK: "shape": [
// CHECK: 64,
// CHECK: 128
// CHECK: ],

// CHECK: "type_type": "EmbeddingOp"
// CHECK: "input"
// CHECK: "weight"
// CHECK: "output"

// CHECK: "type_type": "DeallocOp"
// CHECK: "cpp": "#include \"ttnn-precompiled.hpp\"{{.*ttnn::deallocate\(v[0-9]+, true\);.*}}"
