// RUN: ttmlir-opt --convert-spmd-calls-to-sdy --split-input-file %s | filecheck %s
// RUN: ttmlir-opt --convert-spmd-calls-to-sdy --split-input-file %s --mlir-print-debuginfo | ttmlir-opt --split-input-file | filecheck %s

// CHECK-LABEL: func.func @axes_of_two_shardings(
// CHECK-SAME: %[[A:.+]]: tensor<8x16xf32>, %[[B:.+]]: tensor<16x4xf32>)
func.func @axes_of_two_shardings(%a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<8x4xf32> {
  // CHECK-NEXT: %[[A1:.+]] = stablehlo.custom_call @Sharding(%[[A]])
  // CHECK-NEXT: %[[B1:.+]] = stablehlo.custom_call @Sharding(%[[B]])
  // CHECK-NEXT: %[[R:.+]] = sdy.manual_computation(%[[A1]], %[[B1]])
  // CHECK-SAME: in_shardings=[<mesh<["axis_0"=2, "axis_1"=4]>, [{"axis_0"}, {"axis_1"}]>, <mesh<["axis_0"=2, "axis_1"=4]>, [{"axis_1"}, {}]>]
  // CHECK-SAME: out_shardings=[<mesh<["axis_0"=2, "axis_1"=4]>, [{"axis_0"}, {}]>]
  // CHECK-SAME: manual_axes={"axis_0", "axis_1"} (%[[C:.+]]: tensor<4x4xf32>, %[[D:.+]]: tensor<4x4xf32>) {
  // CHECK-NEXT: %[[E:.+]] = stablehlo.dot_general %[[C]], %[[D]]
  // CHECK-NEXT: %[[F:.+]] = stablehlo.constant
  // CHECK-NEXT: %[[G:.+]] = stablehlo.add %[[E]], %[[F]]
  // CHECK-NEXT: %[[H:.+]] = stablehlo.custom_call @Sharding(%[[G]])
  // CHECK-NEXT: sdy.return %[[H]]
  // CHECK: return %[[R]]
  %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "", mhlo.sharding = "{devices=[2,4]<=[8]}"} : (tensor<8x16xf32>) -> tensor<8x16xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<8x16xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.custom_call @Sharding(%b) {backend_config = "", mhlo.sharding = "{devices=[4,1,2]<=[2,4]T(1,0) last_tile_dim_replicate}"} : (tensor<16x4xf32>) -> tensor<16x4xf32>
  %3 = stablehlo.custom_call @SPMDFullToShardShape(%2) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<16x4xf32>) -> tensor<4x4xf32>
  %4 = stablehlo.dot_general %1, %3, contracting_dims = [1] x [0] : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = stablehlo.constant dense<1.0> : tensor<4x4xf32>
  %5 = stablehlo.add %4, %c : tensor<4x4xf32>
  %6 = stablehlo.custom_call @Sharding(%5) {backend_config = "", mhlo.sharding = "{manual}"} : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %7 = stablehlo.custom_call @SPMDShardToFullShape(%6) {backend_config = "", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<4x4xf32>) -> tensor<8x4xf32>
  return %7 : tensor<8x4xf32>
}

// -----

// Devices as a list in another order, and a constant that is not of one computation only.
// CHECK-LABEL: func.func @list(
func.func @list(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<2xf32>) {
  // CHECK: %[[C:.+]] = stablehlo.constant
  // CHECK: sdy.manual_computation(%{{.+}}, %[[C]]) in_shardings=[<mesh<["axis_0"=2], device_ids=[1, 0]>, [{"axis_0"}]>, <mesh<["axis_0"=2], device_ids=[1, 0]>, [{}]>]
  // CHECK-SAME: (%[[D:.+]]: tensor<2xf32>, %[[E:.+]]: tensor<2xf32>) {
  // CHECK-NEXT: stablehlo.add %[[D]], %[[E]]
  %c = stablehlo.constant dense<1.0> : tensor<2xf32>
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]1,0}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  %2 = stablehlo.add %1, %c : tensor<2xf32>
  %3 = stablehlo.custom_call @SPMDShardToFullShape(%2) {mhlo.sharding = "{devices=[2]1,0}"} : (tensor<2xf32>) -> tensor<4xf32>
  return %3, %c : tensor<4xf32>, tensor<2xf32>
}

// -----

// Only the first axis is manual.
// CHECK-LABEL: func.func @subgroup(
func.func @subgroup(%a: tensor<4x8xf32>) -> tensor<4x8xf32> {
  // CHECK: in_shardings=[<mesh<["axis_0"=2, "axis_1"=4]>, [{"axis_0"}, {}]>]
  // CHECK-SAME: manual_axes={"axis_0"}
  %0 = stablehlo.custom_call @Sharding(%a) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<4x8xf32>) -> tensor<4x8xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<4x8xf32>) -> tensor<2x8xf32>
  %2 = stablehlo.negate %1 : tensor<2x8xf32>
  %3 = stablehlo.custom_call @Sharding(%2) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[1,1,2,4]<=[8] last_tile_dims={manual, replicated}}"} : (tensor<2x8xf32>) -> tensor<2x8xf32>
  %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {backend_config = "unspecified_dims=[1]", mhlo.sharding = "{devices=[2,1,4]<=[8] last_tile_dim_replicate}"} : (tensor<2x8xf32>) -> tensor<4x8xf32>
  return %4 : tensor<4x8xf32>
}

// -----

// Every device has all of the tensor, and the module says how many there are.
module attributes {mhlo.num_partitions = 4 : i32} {
  // CHECK-LABEL: func.func @everywhere(
  func.func @everywhere(%a: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
    // CHECK: stablehlo.while
    // CHECK: do
    // CHECK: sdy.manual_computation{{.*}} manual_axes={"axis_0"}
    // CHECK-NEXT: stablehlo.all_reduce
    // CHECK: sdy.return
    // CHECK: stablehlo.return
    %0 = stablehlo.while(%b = %a) : tensor<4xf32>
    cond {
      %1 = stablehlo.compare LT, %n, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %1 : tensor<i1>
    } do {
      %1 = stablehlo.custom_call @Sharding(%b) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
      %2 = stablehlo.custom_call @SPMDFullToShardShape(%1) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
      %unused = stablehlo.custom_call @SPMDFullToShardShape(%1) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
      %3 = "stablehlo.all_reduce"(%2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %5 = stablehlo.add %x, %y : tensor<f32>
        stablehlo.return %5 : tensor<f32>
      }) : (tensor<4xf32>) -> tensor<4xf32>
      %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
      stablehlo.return %4 : tensor<4xf32>
    }
    return %0 : tensor<4xf32>
  }
}

// -----

// Nothing says that there are several devices.
// CHECK-LABEL: func.func @one(
func.func @one(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: stablehlo.custom_call @SPMDFullToShardShape
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDShardToFullShape(%0) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

// Two computations, the second of what the first gives.
// CHECK-LABEL: func.func @two(
func.func @two(%a: tensor<4xf32>) -> tensor<4xf32> {
  // CHECK: sdy.manual_computation
  // CHECK: stablehlo.abs
  // CHECK: sdy.manual_computation
  // CHECK-NOT: SPMD
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
  %3 = stablehlo.abs %2 : tensor<4xf32>
  %4 = stablehlo.custom_call @Sharding(%3) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = stablehlo.custom_call @SPMDFullToShardShape(%4) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}
