// RUN: ttmlir-opt --ttir-generic-region-operands-to-memref %s | filecheck %s

// Each result of a kernel has the type of its own init, whose shards may differ.
#by_rows = #tt.layout<(d0, d1) -> (d0, d1), undef, <2x1>, memref<32x64xf32, #tt.memory_space<l1>>>
#by_columns = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x2>, memref<64x32xf32, #tt.memory_space<l1>>>
#square = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-LABEL: func.func @two_results(
func.func @two_results(%a: tensor<64x64xf32, #by_rows>, %b: tensor<64x64xf32, #by_columns>) {
  // CHECK: "ttir.kernel"{{.*}} : (tensor<32x64xf32, {{.*}}>, tensor<32x64xf32, {{.*}}>, tensor<64x32xf32, {{.*}}>) -> (tensor<32x64xf32, {{.*}}>, tensor<64x32xf32, {{.*}}>)
  %0:2 = "ttir.generic"(%a, %a, %b) <{grid = #tt.grid<1x1>, indexing_maps = [#square, #square, #square], iterator_types = [#tt.iterator_type<parallel>, #tt.iterator_type<parallel>], operandSegmentSizes = array<i32: 1, 2>, operand_constraints = []}> ({
  ^bb0(%x: tensor<64x64xf32>, %y: tensor<64x64xf32>, %z: tensor<64x64xf32>):
    %1:2 = "ttir.kernel"(%x, %y, %z) <{kind = @eltwise, op = @split, operandSegmentSizes = array<i32: 1, 2>, operand_constraints = []}> : (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) -> (tensor<64x64xf32>, tensor<64x64xf32>)
    "ttir.yield"(%1#0, %1#1) : (tensor<64x64xf32>, tensor<64x64xf32>) -> ()
  }) : (tensor<64x64xf32, #by_rows>, tensor<64x64xf32, #by_rows>, tensor<64x64xf32, #by_columns>) -> (tensor<64x64xf32, #by_rows>, tensor<64x64xf32, #by_columns>)
  return
}
