// One multiplication, as the pipeline makes it: what every section of the binary says.
// RUN: ttmlir-translate --ttnn-to-flatbuffer %s -o %t.ttnn
// RUN: ttrt read --section version %t.ttnn | filecheck %s --check-prefix=VERSION
// RUN: ttrt read --section system_desc %t.ttnn | filecheck %s --check-prefix=SYSTEM
// RUN: ttrt read --section inputs %t.ttnn | filecheck %s --check-prefix=INPUTS
// RUN: ttrt read --section outputs %t.ttnn | filecheck %s --check-prefix=OUTPUTS
// RUN: ttrt read --section mlir %t.ttnn | filecheck %s --check-prefix=MLIR
// RUN: ttrt read --section cpp %t.ttnn | filecheck %s --check-prefix=CPP
// RUN: ttrt read --section all %t.ttnn | filecheck %s --check-prefix=ALL
#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#dram = #tt.memory_space<dram>
#system = #tt.memory_space<system>
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
#whole = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #dram>, interleaved>
#spread = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>
#system_desc = #tt.system_desc<[{arch = <wormhole_b0>, grid = 8x8, l1_size = 1499136, num_dram_channels = 1, dram_channel_size = 1073741824, noc_l1_address_align_bytes = 16, pcie_address_align_bytes = 32, noc_dram_address_align_bytes = 32, l1_unreserved_base = 1024, erisc_l1_unreserved_base = 1024, dram_unreserved_base = 1024, dram_unreserved_end = 1073741824, physical_cores = {worker = [ 0x0] dram = [ 8x0]}, supported_data_types = [<f32>], supported_tile_sizes = [ 32x32]}], [0], [3 : i32], [ 0x0x0x0]>
module attributes {tt.device = #device, tt.system_desc = #system_desc} {
  func.func @forward(%arg0: tensor<64x128xf32, #host>, %arg1: tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host> {
    %0 = "ttnn.get_device"() : () -> !tt.device<#device>
    %1 = "ttnn.to_layout"(%arg0, %0) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #whole>
    %2 = "ttnn.to_device"(%1, %0) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}> : (tensor<64x128xf32, #whole>, !tt.device<#device>) -> tensor<64x128xf32, #whole>
    %3 = "ttnn.to_layout"(%arg1, %0) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #whole>
    %4 = "ttnn.to_device"(%3, %0) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}> : (tensor<64x128xf32, #whole>, !tt.device<#device>) -> tensor<64x128xf32, #whole>
    %5 = "ttnn.empty"(%0) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> tensor<64x128xf32, #spread>
    %6 = "ttnn.multiply"(%2, %4, %5) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #whole>, tensor<64x128xf32, #spread>) -> tensor<64x128xf32, #spread>
    %7 = "ttnn.to_memory_config"(%6, %0) : (tensor<64x128xf32, #spread>, !tt.device<#device>) -> tensor<64x128xf32, #host>
    return %7 : tensor<64x128xf32, #host>
  }
}

// VERSION: version: 0.0.239

// SYSTEM: "arch": "Wormhole_b0"
// SYSTEM: "l1_size": 1499136
// SYSTEM: "eth": []

// INPUTS: program:forward
// INPUTS: "global_id": 1
// INPUTS: "memory_space": "System"
// INPUTS-NEXT: "memory_layout": "None"
// INPUTS-NEXT: "size": 32768
// INPUTS: "global_id": 2
// INPUTS-NOT: "global_id"

// OUTPUTS: program:forward
// OUTPUTS: "global_id": 8
// OUTPUTS-NOT: "global_id"

// MLIR: program[0]:forward-ttnn
// MLIR: #device = #tt.device<
// MLIR: module attributes {tt.device = #device, tt.system_desc = #system_desc} {
// MLIR-NEXT: func.func @forward(%arg0: tensor<64x128xf32, #layout>, %arg1: tensor<64x128xf32, #layout>) -> tensor<64x128xf32, #layout> {
// MLIR: "ttnn.multiply"(%2, %4, %5)
// MLIR-NOT: loc(

// CPP: program[0]:forward
// CPP-NEXT: #include "ttnn-precompiled.hpp"
// CPP-NEXT: ttnn::Tensor forward(ttnn::Tensor v1, ttnn::Tensor v2) {
// CPP-NEXT:   ttnn::Device* v3 = ttnn::DeviceGetter::getInstance();
// CPP-NEXT:   ttnn::Tensor v4 = ttnn::to_layout(v1, ttnn::Layout::TILE, std::nullopt, std::nullopt, v3);
// CPP-NEXT:   ttnn::MemoryConfig v5 = ttnn::MemoryConfig(ttnn::TensorMemoryLayout::INTERLEAVED, ttnn::BufferType::DRAM);
// CPP-NEXT:   ttnn::Tensor v6 = ttnn::to_device(v4, v3, v5);
// CPP-NEXT:   ttnn::Tensor v7 = ttnn::to_layout(v2, ttnn::Layout::TILE, std::nullopt, std::nullopt, v3);
// CPP-NEXT:   ttnn::MemoryConfig v8 = ttnn::MemoryConfig(ttnn::TensorMemoryLayout::INTERLEAVED, ttnn::BufferType::DRAM);
// CPP-NEXT:   ttnn::Tensor v9 = ttnn::to_device(v7, v3, v8);
// CPP-NEXT:   ttnn::Shape v10 = ttnn::Shape(Shape({64, 128, }));
// CPP-NEXT:   ttnn::Device& v11 = *v3;
// CPP-NEXT:   ttnn::MemoryConfig v12 = ttnn::MemoryConfig(ttnn::TensorMemoryLayout::INTERLEAVED, ttnn::BufferType::DRAM);
// CPP-NEXT:   ttnn::Tensor v13 = ttnn::empty(v10, ttnn::DataType::FLOAT32, ttnn::Layout::ROW_MAJOR, v11, v12);
// CPP-NEXT:   ttnn::Tensor v14 = ttnn::multiply(v6, v9, std::nullopt, std::nullopt, v13);
// CPP-NEXT:   ttnn::Tensor v15 = ttnn::to_memory_config(v14, v3);
// CPP-NEXT:   return v15;
// CPP-NEXT: }

// ALL: "type_type": "GetDeviceOp"
// ALL: "debug_info": "%0 = \"ttnn.get_device\"() : () -> !tt.device<<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, {{.*}}>> loc(\"{{.*}}one-program.mlir\":[[#@LINE-57]]:10)"
// ALL: "type_type": "EltwiseOp"
// ALL: "type": "Multiply"
// ALL: "y": 8
// ALL-NEXT: "x": 8
