// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="enable-optimizer=false" %s | filecheck %s --check-prefix=PLAIN
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-grid-sizes=sum=2x4" %s | filecheck %s --check-prefix=GRID
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="mesh-shape=1" %s | filecheck %s --check-prefix=MESH
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-grid-sizes=sum" %s 2>&1 | filecheck %s --check-prefix=FORMAT
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-grid-sizes=sum=axb" %s 2>&1 | filecheck %s --check-prefix=SIZE
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-grid-sizes=sum=2x2x2" %s 2>&1 | filecheck %s --check-prefix=DIMENSIONS
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-grid-sizes=sum=9x9" %s 2>&1 | filecheck %s --check-prefix=CORES
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-grid-sizes=sum=0x2" %s 2>&1 | filecheck %s --check-prefix=POSITIVE
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-output-layout=sum=2:l1:block_sharded" %s 2>&1 | filecheck %s --check-prefix=LAYOUT-DIMENSIONS
// RUN: ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-output-layout=sum=2x4:l1:block_sharded" %s | filecheck %s --check-prefix=LAYOUT
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline="override-output-layout=sum=2x4" %s 2>&1 | filecheck %s --check-prefix=LAYOUT-FORMAT
// RUN: not ttmlir-opt --ttir-to-ttnn-backend-pipeline="system-desc-path=%t.missing" %s 2>&1 | filecheck %s --check-prefix=MISSING
// RUN: ttmlir-opt --help | filecheck %s --check-prefix=HELP

// HELP: --ttir-to-ttnn-backend-pipeline
// HELP-SAME: Pipeline lowering ttir to ttmetal backend.
// FORMAT: Invalid format for override grid sizes: sum
// SIZE: Invalid grid size: a
// DIMENSIONS: error: loc("sum"): 'ttir.add' op cannot be laid out on a 2x2x2 grid
// DIMENSIONS: note: loc("sum"): it has 3 dimensions, the worker grid of the device, 8x8, has 2
// CORES: error: loc("sum"): 'ttir.add' op cannot be laid out on a 9x9 grid
// CORES: note: loc("sum"): it has 81 cores, the worker grid of the device, 8x8, has 64
// POSITIVE: {{^}}ttmlir-opt: for the --override-grid-sizes option: Invalid grid size: 0{{$}}
// LAYOUT-DIMENSIONS: error: loc("sum"): 'ttir.add' op cannot be laid out on a 2 grid
// LAYOUT-DIMENSIONS: note: loc("sum"): it has 1 dimension, the worker grid of the device, 8x8, has 2
// LAYOUT: <2x4>, memref<{{.*}}, #l1_>, block_sharded>
// LAYOUT-FORMAT: {{^}}ttmlir-opt: for the --override-output-layout option: Invalid format for override output layout: sum=2x4{{$}}
// LAYOUT-FORMAT-NOT: {{.}}
// MISSING: error: cluster desc does not exist!
// MESH: meshShape = 1, chipIds = [0]>

#any_device = #tt.operand_constraint<any_device>

// PLAIN-NOT: <8x8>, memref
// PLAIN-LABEL: func.func @sum(
// PLAIN: "ttnn.add"
// GRID: #[[GRID:.*]] = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x4>, memref<32x32xf32, #dram>, interleaved>
// GRID-LABEL: func.func @sum(
// GRID: "ttnn.add"{{.*}} -> tensor<64x128xf32, #[[GRID]]>
func.func @sum(%a: tensor<64x128xf32>, %b: tensor<64x128xf32>) -> tensor<64x128xf32> {
  %0 = tensor.empty() : tensor<64x128xf32>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x128xf32>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32> loc("sum")
  return %1 : tensor<64x128xf32>
}
