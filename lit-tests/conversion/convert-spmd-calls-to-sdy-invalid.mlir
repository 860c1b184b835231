// RUN: ttmlir-opt --convert-spmd-calls-to-sdy --split-input-file --verify-diagnostics %s

func.func @one_device(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{maximal device=0}"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-warning@+1 {{not taken for a manual computation: '{maximal device=0}' says of no devices what each has}}
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @unsaid(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-warning@+1 {{not taken for a manual computation: nothing says how its tensor is spread}}
  %0 = stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  %1 = stablehlo.custom_call @SPMDShardToFullShape(%0) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @rank(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2,1]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-warning@+1 {{not taken for a manual computation: its sharding is of 2 dimensions, not of 1}}
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

func.func @meshes(%a: tensor<6x6xf32>) -> tensor<6x6xf32> {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2,3]<=[6]}"} : (tensor<6x6xf32>) -> tensor<6x6xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<6x6xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reshape %1 : (tensor<3x2xf32>) -> tensor<2x3xf32>
  // expected-warning@+1 {{not taken for a manual computation: its tensors are not spread along the axes of one mesh}}
  %3 = stablehlo.custom_call @SPMDShardToFullShape(%2) {mhlo.sharding = "{devices=[3,2]<=[6]}"} : (tensor<2x3xf32>) -> tensor<6x6xf32>
  return %3 : tensor<6x6xf32>
}

// -----

func.func @different_axes(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2,2]<=[4] last_tile_dim_replicate}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{devices=[1,2,2]<=[4] last_tile_dims={manual, replicated}}"} : (tensor<4xf32>) -> tensor<2xf32>
  %2 = stablehlo.custom_call @Sharding(%1) {mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<2xf32>
  // expected-warning@+1 {{not taken for a manual computation: each device does by itself what is along different axes}}
  %3 = stablehlo.custom_call @SPMDShardToFullShape(%2) {mhlo.sharding = "{devices=[2,2]<=[4] last_tile_dim_replicate}"} : (tensor<2xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// -----

func.func @nested(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  // expected-warning@+1 {{not taken for a manual computation: it is inside of another}}
  %2 = stablehlo.custom_call @SPMDFullToShardShape(%1) {mhlo.sharding = "{manual}"} : (tensor<2xf32>) -> tensor<1xf32>
  %3 = stablehlo.custom_call @SPMDShardToFullShape(%2) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<1xf32>) -> tensor<2xf32>
  %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
  return %4 : tensor<4xf32>
}

// -----

func.func @returned(%a: tensor<4xf32>) -> tensor<2xf32> {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  // expected-warning@+1 {{not taken for a manual computation: no call of SPMDShardToFullShape puts together what it takes}}
  return %1 : tensor<2xf32>
}

// -----

func.func @endless(%a: tensor<4xf32>) {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
  // expected-warning@+1 {{not taken for a manual computation: no call of SPMDShardToFullShape ends what it begins}}
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  stablehlo.custom_call @print(%1) {has_side_effect = true} : (tensor<2xf32>) -> ()
  return
}

// -----

func.func @number(%a: tensor<4xui32>) -> (tensor<4xui32>, tensor<ui32>) {
  // expected-warning@+1 {{not taken for a manual computation: it is of the numbers of devices inside of and outside of what each device does}}
  %n = stablehlo.partition_id : tensor<ui32>
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xui32>) -> tensor<4xui32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xui32>) -> tensor<2xui32>
  %2 = stablehlo.broadcast_in_dim %n, dims = [] : (tensor<ui32>) -> tensor<2xui32>
  %3 = stablehlo.add %1, %2 : tensor<2xui32>
  %4 = stablehlo.custom_call @SPMDShardToFullShape(%3) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xui32>) -> tensor<4xui32>
  return %4, %n : tensor<4xui32>, tensor<ui32>
}

// -----

func.func @early(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.custom_call @Sharding(%a) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = stablehlo.custom_call @SPMDFullToShardShape(%0) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  // expected-warning@+1 {{not taken for a manual computation: it ends before all tensors of what it ends are there}}
  %2 = stablehlo.custom_call @SPMDShardToFullShape(%1) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
  %3 = stablehlo.custom_call @Sharding(%2) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = stablehlo.custom_call @SPMDFullToShardShape(%3) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<2xf32>
  %5 = stablehlo.add %1, %4 : tensor<2xf32>
  %6 = stablehlo.custom_call @SPMDShardToFullShape(%5) {mhlo.sharding = "{devices=[2]<=[2]}"} : (tensor<2xf32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}

// -----

module attributes {mhlo.num_partitions = 1000000000 : i64} {
  func.func @devices(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.custom_call @SPMDFullToShardShape(%a) {mhlo.sharding = "{manual}"} : (tensor<4xf32>) -> tensor<4xf32>
    // expected-warning@+1 {{not taken for a manual computation: there cannot be 1000000000 devices}}
    %1 = stablehlo.custom_call @SPMDShardToFullShape(%0) {mhlo.sharding = "{replicated}"} : (tensor<4xf32>) -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
}
