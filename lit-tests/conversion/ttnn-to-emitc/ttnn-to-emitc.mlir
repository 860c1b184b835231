// RUN: ttmlir-opt --convert-ttnn-to-emitc %s | filecheck %s
// RUN: ttmlir-opt --convert-ttnn-to-emitc %s | ttmlir-translate --mlir-to-cpp | filecheck %s --check-prefix=CPP
// RUN: ttmlir-opt --convert-ttnn-to-emitc=keep-attributes=false %S/../../../fixtures/upstream/conv2d.expected | ttmlir-translate --mlir-to-cpp | filecheck %s --check-prefix=UPSTREAM
// RUN: ttmlir-opt --convert-ttnn-to-emitc %S/../../../fixtures/upstream/conv2d.expected | ttmlir-translate --mlir-to-cpp | filecheck %s --check-prefix=CONV
// RUN: ttmlir-opt --convert-ttnn-to-emitc %S/../../../fixtures/upstream/maxpool.expected | ttmlir-translate --mlir-to-cpp | filecheck %s --check-prefix=POOL
// RUN: ttmlir-opt --convert-ttnn-to-emitc %S/../../../fixtures/upstream/concat3.expected | ttmlir-translate --mlir-to-cpp | filecheck %s --check-prefix=CONCAT

// CONV: std::get<0>(ttnn::conv2d(v1, v2, v4, 64, 64, 1, 32, 32, std::array<uint32_t, 2>{{[{]}}3, 3}, std::array<uint32_t, 2>{{[{]}}1, 1}, std::array<uint32_t, 2>{{[{]}}0, 0}, std::array<uint32_t, 2>{{[{]}}1, 1}, 1, v3));
// UPSTREAM: = ttnn::conv2d(v1, v2, v3, v8, v4);
// POOL: ttnn::max_pool2d(v{{[0-9]+}}, 1, 128, 128, 32, std::array<uint32_t, 2>{{[{]}}2, 2}, std::array<uint32_t, 2>{{[{]}}2, 2}, std::array<uint32_t, 2>{{[{]}}0, 0}, std::array<uint32_t, 2>{{[{]}}1, 1});
// CONCAT: [[R:v[0-9]+]] = ttnn::concat(std::vector<ttnn::Tensor>{{[{]}}v7, v10, v13}, 1);
// CONCAT-NEXT: ttnn::Tensor v{{[0-9]+}} = [[R]];

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, d0, d1), meshShape = , chipIds = [0]>
#system = #tt.memory_space<system>
#dram = #tt.memory_space<dram>
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #system>>
#host_bf16 = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xbf16, #system>>
#dram_layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>

// The include comes first, and the module keeps its attributes.
// CHECK: module attributes {tt.device = #device} {
// CHECK-NEXT: emitc.include "ttnn-precompiled.hpp"
// CPP: #include "ttnn-precompiled.hpp"
module attributes {tt.device = #device} {
  // Types: tensors and devices, also of calls and declarations.
  // CHECK-LABEL: func.func @types(
  // CHECK-SAME: %[[A:.*]]: !emitc.opaque<"ttnn::Tensor">, %[[D:.*]]: !emitc.ptr<!emitc.opaque<"ttnn::Device">>, %[[N:.*]]: i32) -> (!emitc.opaque<"ttnn::Tensor">, i32) {
  // CHECK-NEXT: %[[R:.*]]:2 = call @types(%[[A]], %[[D]], %[[N]]) : (!emitc.opaque<"ttnn::Tensor">, !emitc.ptr<!emitc.opaque<"ttnn::Device">>, i32) -> (!emitc.opaque<"ttnn::Tensor">, i32)
  // CHECK-NEXT: return %[[R]]#0, %[[N]]
  // CPP: std::tuple<ttnn::Tensor, int32_t> types(ttnn::Tensor v1, ttnn::Device* v2, int32_t v3) {
  func.func @types(%a: tensor<64x128xf32, #host>, %d: !tt.device<#device>, %n: i32) -> (tensor<64x128xf32, #host>, i32) {
    %r:2 = func.call @types(%a, %d, %n) : (tensor<64x128xf32, #host>, !tt.device<#device>, i32) -> (tensor<64x128xf32, #host>, i32)
    return %r#0, %n : tensor<64x128xf32, #host>, i32
  }

  // CHECK-LABEL: func.func @moves(
  // CHECK-NEXT: %[[DEVICE:.*]] = emitc.call_opaque "ttnn::DeviceGetter::getInstance"() : () -> !emitc.ptr<!emitc.opaque<"ttnn::Device">>
  // CHECK-NEXT: %[[TILED:.*]] = emitc.call_opaque "ttnn::to_layout"(%{{.*}}, %[[DEVICE]]) {args = [0 : index, #emitc.opaque<"ttnn::Layout::TILE">, #emitc.opaque<"std::nullopt">, #emitc.opaque<"std::nullopt">, 1 : index]}
  // CHECK-NEXT: %[[CONFIG:.*]] = emitc.call_opaque "ttnn::MemoryConfig"() {args = [#emitc.opaque<"ttnn::TensorMemoryLayout::INTERLEAVED">, #emitc.opaque<"ttnn::BufferType::DRAM">]} : () -> !emitc.opaque<"ttnn::MemoryConfig">
  // CHECK-NEXT: %[[MOVED:.*]] = emitc.call_opaque "ttnn::to_device"(%[[TILED]], %[[DEVICE]], %[[CONFIG]]) : (
  // CHECK: emitc.call_opaque "ttnn::add"(%[[MOVED]], %[[MOVED]], %{{.*}}) : (
  // CPP-LABEL: moves(
  // CPP: ttnn::Tensor v5 = ttnn::to_device(v3, v2, v4);
  func.func @moves(%a: tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host> {
    %d = "ttnn.get_device"() : () -> !tt.device<#device>
    %0 = "ttnn.to_layout"(%a, %d) <{layout = #ttnn.layout<tile>}> : (tensor<64x128xf32, #host>, !tt.device<#device>) -> tensor<64x128xf32, #dram_layout>
    %1 = "ttnn.to_device"(%0, %d) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}> : (tensor<64x128xf32, #dram_layout>, !tt.device<#device>) -> tensor<64x128xf32, #dram_layout>
    %2 = "ttnn.empty"(%d) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> tensor<64x128xf32, #dram_layout>
    %3 = "ttnn.add"(%1, %1, %2) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #dram_layout>, tensor<64x128xf32, #dram_layout>, tensor<64x128xf32, #dram_layout>) -> tensor<64x128xf32, #dram_layout>
    %4 = "ttnn.to_memory_config"(%3, %d) : (tensor<64x128xf32, #dram_layout>, !tt.device<#device>) -> tensor<64x128xf32, #host>
    return %4 : tensor<64x128xf32, #host>
  }

  // CPP-LABEL: void attributes(ttnn::Tensor v1, ttnn::Device* v2, ttnn::Tensor v3, ttnn::Tensor v4) {
  func.func @attributes(%a: tensor<64x128xf32, #host>, %d: !tt.device<#device>, %t: tensor<128x64xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<128x64xf32, #system>>>, %b: tensor<64x128xbf16, #host_bf16>) {
    // CPP: ttnn::Shape [[SHAPE:v[0-9]+]] = ttnn::Shape(Shape({{[{]}}64, 128, }));
    // CPP-NEXT: ttnn::Device& [[REF:v[0-9]+]] = *v2;
    // CPP-NEXT: ttnn::MemoryConfig [[CONFIG:v[0-9]+]] = ttnn::MemoryConfig(ttnn::TensorMemoryLayout::INTERLEAVED, ttnn::BufferType::DRAM);
    // CPP-NEXT: = ttnn::full([[SHAPE]], 1.500000000e+00f, ttnn::DataType::FLOAT32, ttnn::Layout::ROW_MAJOR, [[REF]], [[CONFIG]]);
    %0 = "ttnn.full"(%d) <{fillValue = 1.5 : f32}> : (!tt.device<#device>) -> tensor<64x128xf32, #dram_layout>
    // In host memory there is no device to say.
    // CPP: ttnn::Shape [[ON_HOST:v[0-9]+]] = ttnn::Shape(Shape({{[{]}}64, 128, }));
    // CPP-NEXT: = ttnn::full([[ON_HOST]], 1.500000000e+00f, ttnn::DataType::FLOAT32, ttnn::Layout::ROW_MAJOR);
    %on_host = "ttnn.full"(%d) <{fillValue = 1.5 : f32}> : (!tt.device<#device>) -> tensor<64x128xf32, #host>
    // CPP: = ttnn::sum(v1, std::vector<int>{{[{]}}0, -1}, true);
    %1 = "ttnn.sum"(%a, %a) <{dim_arg = [0 : i32, -1 : i32], keep_dim = true}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    // CPP-NEXT: = ttnn::mean(v1, std::nullopt, false);
    %2 = "ttnn.mean"(%a, %a) <{keep_dim = false}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    // CPP-NEXT: = ttnn::max(v1, std::vector<int>{{[{]}}1}, true);
    %3 = "ttnn.max"(%a, %a) <{dim_arg = [1 : i32], keep_dim = true}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    // CPP-NEXT: = ttnn::softmax(v1, -1);
    %4 = "ttnn.softmax"(%a, %a) <{dimension = -1 : si32}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    // CPP-NEXT: = ttnn::transpose(v1, 0, 1);
    %5 = "ttnn.transpose"(%a, %t) <{dim0 = 0 : si32, dim1 = 1 : si32}> : (tensor<64x128xf32, #host>, tensor<128x64xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<128x64xf32, #system>>>) -> tensor<128x64xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<128x64xf32, #system>>>
    // CPP-NEXT: = ttnn::reshape(v1, std::array<int32_t, 2>{{[{]}}64, 128});
    %6 = "ttnn.reshape"(%a, %a) <{shape = [64 : i32, 128 : i32]}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    // CPP-NEXT: = ttnn::typecast(v1, ttnn::DataType::BFLOAT16);
    %7 = "ttnn.typecast"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xbf16, #host_bf16>) -> tensor<64x128xbf16, #host_bf16>
    // CPP-NEXT: ttnn::Shape [[TWO:v[0-9]+]] = ttnn::Shape(Shape({{[{]}}1, 2, }));
    // CPP-NEXT: = ttnn::Tensor(tt::tt_metal::OwnedStorage{{[{]}}tt::tt_metal::owned_buffer::create(std::vector<float>{{[{]}}1.00000000e+0f, -2.50000000e+0f})}, [[TWO]], ttnn::DataType::FLOAT32, ttnn::Layout::ROW_MAJOR);
    %8 = "ttnn.constant"() <{value = dense<[[1.0, -2.5]]> : tensor<1x2xf32>}> : () -> tensor<1x2xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<1x2xf32, #system>>>
    // CPP-NEXT: = ttnn::prod(v1, false, 1);
    %9 = "ttnn.prod"(%a, %a) <{dim_arg = [-1 : i32], keep_dim = true}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    // CPP-NEXT: = ttnn::reshape((ttnn::prod(v1, true)), std::array<int32_t, 2>{{[{]}}64, 128});
    %10 = "ttnn.prod"(%a, %a) <{dim_arg = [0 : i32, 1 : i32], keep_dim = false}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    // Truth values are numbers, and powers have another name in the library.
    // CPP-NEXT: ttnn::Shape [[THREE:v[0-9]+]] = ttnn::Shape(Shape({{[{]}}1, 3, }));
    // CPP-NEXT: = ttnn::Tensor(tt::tt_metal::OwnedStorage{{[{]}}tt::tt_metal::owned_buffer::create(std::vector<bfloat16>{{[{]}}bfloat16(1.00000000e+0f), bfloat16(0.00000000e+0f), bfloat16(1.00000000e+0f)})}, [[THREE]], ttnn::DataType::BFLOAT16, ttnn::Layout::ROW_MAJOR);
    %11 = "ttnn.constant"() <{value = dense<[[true, false, true]]> : tensor<1x3xi1>}> : () -> tensor<1x3xi1>
    // CPP-NEXT: = ttnn::pow(v1, v1, v1);
    %12 = "ttnn.power"(%a, %a, %a) <{operandSegmentSizes = array<i32: 2, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
    // CPP-NEXT: ttnn::deallocate(v1, true);
    "ttnn.dealloc"(%a) : (tensor<64x128xf32, #host>) -> ()
    return
  }
}
