// RUN: ttmlir-opt --ttir-to-ttmetal-backend-pipeline %s | ttmlir-translate --ttmetal-to-flatbuffer -o %t.ttm
// RUN: ttrt read %t.ttm | filecheck %s

#any_device = #tt.operand_constraint<any_device>

// CHECK: "name": "add"
// CHECK: "address": 1024
// CHECK: "type_type": "CreateBufferCommand"
// CHECK: "type_type": "EnqueueProgramCommand"
// CHECK: "kernel_type": "KernelSource"
// CHECK: "source": "#include <cstdint>\n#include \"compute_kernel_api/common.h\"
// CHECK-SAME: tilize_init(v1, v3, v2);
// CHECK: "config_type": "TensixConfig"
// CHECK: "math_fidelity": "HiFi4"
// CHECK: "port": 16
// CHECK: add_tiles(v1, v2, v13, v13, v15);
// CHECK: untilize_init(v1, v2);
func.func @add(%a: tensor<64x64xbf16>, %b: tensor<64x64xbf16>) -> tensor<64x64xbf16> {
  %0 = tensor.empty() : tensor<64x64xbf16>
  %1 = "ttir.add"(%a, %b, %0) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#any_device, #any_device, #any_device]}> : (tensor<64x64xbf16>, tensor<64x64xbf16>, tensor<64x64xbf16>) -> tensor<64x64xbf16>
  return %1 : tensor<64x64xbf16>
}
