// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// An operation under a mask is wrong before its mask is; mlir-opt breaks off at these.
func.func @read(%m: memref<?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  %0 = "vector.mask"(%k) ({
    // expected-error @+1 {{'vector.transfer_read' op requires attribute 'in_bounds'}}
    %1 = "vector.transfer_read"(%m, %i, %p) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (memref<?xf32>, index, f32) -> vector<4xf32>
    "vector.yield"(%1) : (vector<4xf32>) -> ()
  }) : (vector<4xi1>) -> vector<4xf32>
  return
}

// -----

func.func @gather(%k: vector<4xi1>) {
  "vector.mask"(%k) ({
    // expected-error @+1 {{'vector.gather' op requires one result}}
    "vector.gather"() : () -> ()
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
  return
}
