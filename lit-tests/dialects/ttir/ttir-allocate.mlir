// RUN: ttmlir-opt --ttir-load-system-desc --ttir-implicit-device --ttir-allocate %s | filecheck %s
// RUN: ttmlir-opt --pass-pipeline="builtin.module(ttir-load-system-desc,ttir-implicit-device,ttir-allocate{reuse=true})" %s | filecheck %s --check-prefix=REUSE

#any = #tt.operand_constraint<any_device>
#l1 = #tt.memory_space<l1>
#dram = #tt.memory_space<dram>
#system = #tt.memory_space<system>
#whole = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
#tiles = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<2x4x!tt.tile<32x32, f32>, #l1>>
#partial = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x8>, memref<1x2xf32, #l1>>
#in_dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x2048xf32, #dram>>
#on_host = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x1>, memref<32x128xf32, #system>>

// Addresses follow each other; what is returned stays.
// CHECK-LABEL: func.func @returned(
// CHECK-SAME: attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 32768, l1>, #tt.arg_alloc<33792, 32768, l1>]}
func.func @returned(%a: tensor<64x128xf32, #whole>, %b: tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole> {
  // CHECK-NEXT: %[[OUT:.*]] = "ttir.alloc"() <{address = 66560 : i64, memory_space = #l1_, size = 32768 : i64}>
  // CHECK-NEXT: %[[SUM:.*]] = "ttir.add"(%{{.*}}, %{{.*}}, %[[OUT]])
  // CHECK-NEXT: return %[[SUM]]
  %0 = tensor.empty() : tensor<64x128xf32, #whole>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #whole>, tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole>
  return %1 : tensor<64x128xf32, #whole>
}

// Memory ends behind the last use of the result that is in it. With reuse the third tensor has the place of the first.
// CHECK-LABEL: func.func @chain(
// REUSE-LABEL: func.func @chain(
func.func @chain(%a: tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole> {
  // CHECK-NEXT: %[[A:.*]] = "ttir.alloc"() <{address = 33792
  // CHECK-NEXT: %[[B:.*]] = "ttir.alloc"() <{address = 66560
  // CHECK-NEXT: %[[C:.*]] = "ttir.alloc"() <{address = 99328
  // CHECK-NEXT: %[[ABS:.*]] = "ttir.abs"(%{{.*}}, %[[A]])
  // CHECK-NEXT: %[[EXP:.*]] = "ttir.exp"(%[[ABS]], %[[B]])
  // CHECK-NEXT: "ttir.dealloc"(%[[A]])
  // CHECK-NEXT: %[[NEG:.*]] = "ttir.neg"(%[[EXP]], %[[C]])
  // CHECK-NEXT: "ttir.dealloc"(%[[B]])
  // CHECK-NEXT: return %[[NEG]]
  // REUSE-NEXT: %[[A:.*]] = "ttir.alloc"() <{address = 33792
  // REUSE-NEXT: "ttir.abs"(%{{.*}}, %[[A]])
  // REUSE-NEXT: %[[B:.*]] = "ttir.alloc"() <{address = 66560
  // REUSE-NEXT: "ttir.exp"(%{{.*}}, %[[B]])
  // REUSE-NEXT: "ttir.dealloc"(%[[A]])
  // REUSE-NEXT: %[[C:.*]] = "ttir.alloc"() <{address = 33792
  // REUSE-NEXT: "ttir.neg"(%{{.*}}, %[[C]])
  // REUSE-NEXT: "ttir.dealloc"(%[[B]])
  // REUSE-NEXT: return
  %0 = tensor.empty() : tensor<64x128xf32, #whole>
  %1 = tensor.empty() : tensor<64x128xf32, #whole>
  %2 = tensor.empty() : tensor<64x128xf32, #whole>
  %3 = "ttir.abs"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole>
  %4 = "ttir.exp"(%3, %1) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole>
  %5 = "ttir.neg"(%4, %2) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole>
  return %5 : tensor<64x128xf32, #whole>
}

// Of two that end at the same place the last is freed first. A result that nobody uses ends where it is made.
// CHECK-LABEL: func.func @same_end(
func.func @same_end(%a: tensor<64x128xf32, #whole>) {
  // CHECK-NEXT: %[[A:.*]] = "ttir.alloc"() <{address = 33792
  // CHECK-NEXT: %[[TA:.*]] = "ttir.to_layout"(%{{.*}}, %[[A]])
  // CHECK-NEXT: %[[B:.*]] = "ttir.alloc"() <{address = 66560
  // CHECK-NEXT: %[[TB:.*]] = "ttir.to_layout"(%{{.*}}, %[[B]])
  // CHECK-NEXT: %[[C:.*]] = "ttir.alloc"() <{address = 99328
  // CHECK-NEXT: "ttir.add"(%[[TA]], %[[TB]], %[[C]])
  // CHECK-NEXT: "ttir.dealloc"(%[[C]])
  // CHECK-NEXT: "ttir.dealloc"(%[[B]])
  // CHECK-NEXT: "ttir.dealloc"(%[[A]])
  // CHECK-NEXT: return
  %0 = tensor.empty() : tensor<64x128xf32, #tiles>
  %1 = "ttir.to_layout"(%a, %0) : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  %2 = tensor.empty() : tensor<64x128xf32, #tiles>
  %3 = "ttir.to_layout"(%a, %2) : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  %4 = tensor.empty() : tensor<64x128xf32, #tiles>
  %5 = "ttir.add"(%1, %3, %4) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any, #any, #any]}> : (tensor<64x128xf32, #tiles>, tensor<64x128xf32, #tiles>, tensor<64x128xf32, #tiles>) -> tensor<64x128xf32, #tiles>
  return
}

// Whole shards are counted, and in DRAM all turns of a channel: of 16 pages of 8192 elements the first of 12 channels gets two, of 32768
// bytes each. The next address has the alignment of the memory. An empty tensor that nobody uses ends at once.
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME: attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 8, l1>, #tt.arg_alloc<1024, 65536, dram>]}
func.func @sizes(%a: tensor<1x9xf32, #partial>, %b: tensor<64x2048xf32, #in_dram>) {
  // CHECK-NEXT: %[[A:.*]] = "ttir.alloc"() <{address = 1040 : i64, memory_space = #l1_, size = 8 : i64}>
  // CHECK-NEXT: "ttir.dealloc"(%[[A]])
  // CHECK-NEXT: %[[B:.*]] = "ttir.alloc"() <{address = 66560 : i64, memory_space = #dram, size = 65536 : i64}>
  // CHECK-NEXT: "ttir.dealloc"(%[[B]])
  %0 = tensor.empty() : tensor<1x9xf32, #partial>
  %1 = tensor.empty() : tensor<64x2048xf32, #in_dram>
  return
}

// The maps of the device say where shards are, not the tensor memory layout.
// CHECK-LABEL: func.func @memory_layouts(
// CHECK-SAME: attributes {tt.arg_alloc = [#tt.arg_alloc<1024, 32768, l1>, #tt.arg_alloc<33792, 512, l1>, #tt.arg_alloc<1024, 32768, dram>]}
// CHECK-NEXT: "ttir.alloc"() <{address = 34304 : i64, memory_space = #l1_, size = 16384 : i64}>
func.func @memory_layouts(
    %a: tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>, interleaved>>,
    %b: tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #l1>, interleaved>>,
    %c: tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <8x8>, memref<8x16xf32, #dram>, interleaved>>) {
  %0 = tensor.empty() : tensor<64x128xf32, #tt.layout<(d0, d1) -> (d0, d1), undef, <2x1>, memref<32x128xf32, #l1>, height_sharded>>
  return
}

// The runtime chooses addresses in host memory.
// CHECK-LABEL: func.func @host(
// CHECK-SAME: attributes {tt.arg_alloc = [#tt.arg_alloc<0, 32768, system>]}
// CHECK-NEXT: "ttir.alloc"() <{address = 0 : i64, memory_space = #system, size = 32768 : i64}>
func.func @host(%a: tensor<64x128xf32, #on_host>) -> tensor<64x128xf32, #on_host> {
  %0 = tensor.empty() : tensor<64x128xf32, #on_host>
  %1 = "ttir.abs"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32, #on_host>, tensor<64x128xf32, #on_host>) -> tensor<64x128xf32, #on_host>
  return %1 : tensor<64x128xf32, #on_host>
}

// What a call gets may be what it returns.
// CHECK-LABEL: func.func @call(
// REUSE-LABEL: func.func @call(
// REUSE: %[[A:.*]] = "ttir.alloc"() <{address = 33792
// REUSE-NEXT: "ttir.abs"(%{{.*}}, %[[A]])
// REUSE-NEXT: call @identity
// REUSE-NEXT: %[[B:.*]] = "ttir.alloc"() <{address = 66560
// REUSE-NEXT: "ttir.exp"(%{{.*}}, %[[B]])
// REUSE-NEXT: "ttir.dealloc"(%[[A]])
func.func @call(%a: tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole> {
  %0 = tensor.empty() : tensor<64x128xf32, #whole>
  %1 = "ttir.abs"(%a, %0) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole>
  %2 = call @identity(%1) : (tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole>
  %3 = tensor.empty() : tensor<64x128xf32, #whole>
  %4 = "ttir.exp"(%2, %3) <{operandSegmentSizes = array<i32: 1, 1>, operand_constraints = [#any, #any]}> : (tensor<64x128xf32, #whole>, tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole>
  return %4 : tensor<64x128xf32, #whole>
}

// CHECK: func.func private @identity(tensor<64x128xf32, #{{.*}}>) -> tensor<64x128xf32, #{{[a-z0-9]+}}>{{$}}
func.func private @identity(tensor<64x128xf32, #whole>) -> tensor<64x128xf32, #whole>
