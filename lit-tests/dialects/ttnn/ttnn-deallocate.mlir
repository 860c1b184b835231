// RUN: ttmlir-opt --ttnn-deallocate %s | filecheck %s
// RUN: ttmlir-opt --ttnn-deallocate --ttnn-deallocate %s | filecheck %s
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline=enable-deallocation=true %S/inputs/multiply.mlir | filecheck %s --check-prefix=PIPELINE

#device = #tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>, l1Map = (d0, d1)[s0, s1] -> (0, d0 floordiv s0, d1 floordiv s1, (d0 mod s0) * s1 + d1 mod s1), dramMap = (d0, d1)[s0, s1] -> (0, 0, 0, d0 * s1 + d1), meshShape = , chipIds = [0]>
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
#dram = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<dram>>, interleaved>
#l1 = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<l1>>, interleaved>
#long = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<128x64xf32, #tt.memory_space<dram>>, interleaved>
!host = tensor<64x128xf32, #host>
!dram = tensor<64x128xf32, #dram>
!l1 = tensor<64x128xf32, #l1>
!long = tensor<128x64xf32, #long>

// What is moved and what it was may be one tensor: both end behind the last use of either. An init ends with its result.
// CHECK-LABEL: func.func @multiply(
// CHECK: %[[A:.*]] = "ttnn.to_layout"(%arg0
// CHECK-NEXT: %[[A2:.*]] = "ttnn.to_device"(%[[A]]
// CHECK-NEXT: %[[INIT:.*]] = "ttnn.empty"
// CHECK-NEXT: %[[PRODUCT:.*]] = "ttnn.multiply"(%[[A2]], %[[A2]], %[[INIT]])
// CHECK-NEXT: "ttnn.dealloc"(%[[A]])
// CHECK-NEXT: "ttnn.dealloc"(%[[A2]])
// CHECK-NEXT: %[[OUT:.*]] = "ttnn.to_memory_config"(%[[PRODUCT]]
// CHECK-NEXT: "ttnn.dealloc"(%[[PRODUCT]])
// CHECK-NEXT: return %[[OUT]]
func.func @multiply(%arg0: !host) -> !host {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.to_layout"(%arg0, %0) <{layout = #ttnn.layout<tile>}> : (!host, !tt.device<#device>) -> !dram
  %2 = "ttnn.to_device"(%1, %0) <{memory_config = #ttnn.memory_config<<interleaved>, <dram>>}> : (!dram, !tt.device<#device>) -> !dram
  %3 = "ttnn.empty"(%0) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> !dram
  %4 = "ttnn.multiply"(%2, %2, %3) <{operandSegmentSizes = array<i32: 2, 1>}> : (!dram, !dram, !dram) -> !dram
  %5 = "ttnn.to_memory_config"(%4, %0) : (!dram, !tt.device<#device>) -> !host
  return %5 : !host
}

// An argument, what may be in its memory and what is returned stay.
// CHECK-LABEL: func.func @stays(
// CHECK-NOT: ttnn.dealloc
// CHECK: return
func.func @stays(%arg0: !dram, %arg1: !dram) -> (!dram, !dram) {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.to_memory_config"(%arg0, %0) : (!dram, !tt.device<#device>) -> !dram
  %2 = "ttnn.abs"(%1, %arg1) <{operandSegmentSizes = array<i32: 1, 1>}> : (!dram, !dram) -> !dram
  %3 = "ttnn.full"(%0) <{fillValue = 1.0 : f32}> : (!tt.device<#device>) -> !dram
  return %2, %3 : !dram, !dram
}

// A move to another memory is a copy.
// CHECK-LABEL: func.func @copies(
// CHECK: %[[IN_L1:.*]] = "ttnn.to_memory_config"(%arg0
// CHECK-NEXT: %[[BACK:.*]] = "ttnn.to_memory_config"(%[[IN_L1]]
// CHECK-NEXT: "ttnn.dealloc"(%[[IN_L1]])
// CHECK-NEXT: return %[[BACK]]
func.func @copies(%arg0: !dram) -> !dram {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.to_memory_config"(%arg0, %0) : (!dram, !tt.device<#device>) -> !l1
  %2 = "ttnn.to_memory_config"(%1, %0) : (!l1, !tt.device<#device>) -> !dram
  return %2 : !dram
}

// A reshape may be a view.
// CHECK-LABEL: func.func @reshape(
// CHECK: %[[A:.*]] = "ttnn.full"
// CHECK: %[[VIEW:.*]] = "ttnn.reshape"(%[[A]]
// CHECK-NEXT: %[[OUT:.*]] = "ttnn.empty"
// CHECK-NEXT: %[[ABS:.*]] = "ttnn.abs"(%[[VIEW]], %[[OUT]])
// CHECK-NEXT: "ttnn.dealloc"(%[[A]])
// CHECK-NEXT: "ttnn.dealloc"(%[[VIEW]])
// CHECK-NEXT: return %[[ABS]]
func.func @reshape() -> !long {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.full"(%0) <{fillValue = 1.0 : f32}> : (!tt.device<#device>) -> !dram
  %2 = "ttnn.empty"(%0) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<128x64>}> : (!tt.device<#device>) -> !long
  %3 = "ttnn.reshape"(%1, %2) <{shape = [128 : i32, 64 : i32]}> : (!dram, !long) -> !long
  %4 = "ttnn.empty"(%0) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<128x64>}> : (!tt.device<#device>) -> !long
  %5 = "ttnn.abs"(%3, %4) <{operandSegmentSizes = array<i32: 1, 1>}> : (!long, !long) -> !long
  return %5 : !long
}

// Tensors that nobody uses end where they are made. What is written twice to one init ends with the later.
// CHECK-LABEL: func.func @unused(
// CHECK: %[[A:.*]] = "ttnn.empty"
// CHECK-NEXT: "ttnn.dealloc"(%[[A]])
// CHECK-NEXT: %[[B:.*]] = "ttnn.empty"
// CHECK-NEXT: %[[ABS:.*]] = "ttnn.abs"(%arg0, %[[B]])
// CHECK-NEXT: %[[NEG:.*]] = "ttnn.neg"(%[[ABS]], %[[B]])
// CHECK-NEXT: "ttnn.dealloc"(%[[NEG]])
// CHECK-NEXT: return
func.func @unused(%arg0: !dram) {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.empty"(%0) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> !dram
  %2 = "ttnn.empty"(%0) <{dtype = #tt.supportedDataTypes<f32>, layout = #ttnn.layout<row_major>, memory_config = #ttnn.memory_config<<interleaved>, <dram>>, shape = #ttnn.shape<64x128>}> : (!tt.device<#device>) -> !dram
  %3 = "ttnn.abs"(%arg0, %2) <{operandSegmentSizes = array<i32: 1, 1>}> : (!dram, !dram) -> !dram
  %4 = "ttnn.neg"(%3, %2) <{operandSegmentSizes = array<i32: 1, 1>}> : (!dram, !dram) -> !dram
  return
}

// What a function that is called returns may be what it got; the tensors of others are theirs.
// CHECK-LABEL: func.func @call(
// CHECK: %[[A:.*]] = "ttnn.full"
// CHECK-NEXT: %[[B:.*]] = call @callee(%[[A]])
// CHECK-NEXT: return %[[B]]
func.func private @callee(!dram) -> !dram
func.func @call() -> !dram {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.full"(%0) <{fillValue = 1.0 : f32}> : (!tt.device<#device>) -> !dram
  %2 = func.call @callee(%1) : (!dram) -> !dram
  return %2 : !dram
}

// A use in a region is one of the operation around, whose results may be the tensor.
// CHECK-LABEL: func.func @region(
// CHECK: %[[A:.*]] = "ttnn.full"
// CHECK-NEXT: %[[IF:.*]] = scf.if
// CHECK: scf.yield %[[A]]
// CHECK-NEXT: }
// CHECK-NEXT: %[[OUT:.*]] = "ttnn.to_memory_config"(%[[IF]]
// CHECK-NEXT: "ttnn.dealloc"(%[[A]])
// CHECK-NEXT: return %[[OUT]]
func.func @region(%arg0: i1) -> !host {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.full"(%0) <{fillValue = 1.0 : f32}> : (!tt.device<#device>) -> !dram
  %2 = scf.if %arg0 -> !dram {
    %3 = "ttnn.to_memory_config"(%1, %0) : (!dram, !tt.device<#device>) -> !dram
    scf.yield %3 : !dram
  } else {
    scf.yield %1 : !dram
  }
  %4 = "ttnn.to_memory_config"(%2, %0) : (!dram, !tt.device<#device>) -> !host
  return %4 : !host
}

// Functions of several blocks stay as they are.
// CHECK-LABEL: func.func @blocks(
// CHECK-NOT: ttnn.dealloc
func.func @blocks() {
  %0 = "ttnn.get_device"() : () -> !tt.device<#device>
  %1 = "ttnn.full"(%0) <{fillValue = 1.0 : f32}> : (!tt.device<#device>) -> !dram
  cf.br ^bb1
^bb1:
  return
}

// PIPELINE: %[[PRODUCT:.*]] = "ttnn.multiply"
// PIPELINE-NEXT: "ttnn.dealloc"
