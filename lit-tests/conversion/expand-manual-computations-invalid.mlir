// RUN: ttmlir-opt --sdy-expand-manual-computations=max-operations=1000 --split-input-file --verify-diagnostics %s

sdy.mesh @mesh = <["x"=2]>
func.func @replicas(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    // expected-warning@+1 {{not written out for one device: its groups are of replicas, not of devices}}
    %1 = "stablehlo.collective_permute"(%b) <{source_target_pairs = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @others(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    // expected-warning@+1 {{not written out for one device: it is between devices of which one takes no part}}
    %1 = "stablehlo.collective_permute"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, source_target_pairs = dense<[[0, 2]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @groups(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    // expected-warning@+1 {{not written out for one device: its groups are not made up of the devices that take part, each in one}}
    %1 = "stablehlo.all_to_all"(%b) <{split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = 2 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @sizes(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{}]>] out_shardings=[<@mesh, [{}]>] manual_axes={"x"} (%b: tensor<?xf32>) {
    // expected-warning@+1 {{not written out for one device: it exchanges tensors of unknown sizes}}
    %1 = "stablehlo.collective_broadcast"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<?xf32>) -> tensor<?xf32>
    sdy.return %1 : tensor<?xf32>
  } : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @reduction(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    // expected-warning@+1 {{not written out for one device: it combines tensors by operations that are not elementwise}}
    %1 = "stablehlo.all_reduce"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %2 = stablehlo.reshape %x : (tensor<f32>) -> tensor<f32>
      stablehlo.return %2 : tensor<f32>
    }) : (tensor<2xf32>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @branch(%a: tensor<4xf32>, %c: tensor<i1>) -> tensor<4xf32> {
  %0 = sdy.manual_computation(%a, %c) in_shardings=[<@mesh, [{"x"}]>, <@mesh, []>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%b: tensor<2xf32>, %d: tensor<i1>) {
    %1 = "stablehlo.if"(%d) ({
      // expected-warning@+1 {{not written out for one device: it is in a loop or a branch, in which not all devices may be at once}}
      %2 = "stablehlo.collective_broadcast"(%b) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2xf32>) -> tensor<2xf32>
      stablehlo.return %2 : tensor<2xf32>
    }, {
      stablehlo.return %b : tensor<2xf32>
    }) : (tensor<i1>) -> tensor<2xf32>
    sdy.return %1 : tensor<2xf32>
  } : (tensor<4xf32>, tensor<i1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @unequal(%a: tensor<5xf32>) -> tensor<5xf32> {
  // expected-warning@+1 {{not written out for one device: it has a tensor whose parts are not of one size each}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%b: tensor<3xf32>) {
    sdy.return %b : tensor<3xf32>
  } : (tensor<5xf32>) -> tensor<5xf32>
  return %0 : tensor<5xf32>
}

// -----

sdy.mesh @mesh = <["x"=4]>
func.func @part_of_an_axis(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-warning@+1 {{not written out for one device: it has a tensor that is cut along a part of an axis}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x":(1)2}]>] out_shardings=[<@mesh, [{"x":(1)2}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    sdy.return %b : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func @order(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-warning@+1 {{not written out for one device: it has a tensor that is cut along other axes before its own}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"y", "x"}]>] out_shardings=[<@mesh, [{"y", "x"}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    sdy.return %b : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

sdy.mesh @mesh = <["x"=2]>
sdy.mesh @other = <["x"=2]>
func.func @meshes(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-warning@+1 {{not written out for one device: its tensors are on several meshes}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<mesh<["x"=2, "y"=2]>, [{"x"}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    sdy.return %b : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  // Two names of one mesh are no two.
  %1 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@other, [{"x"}]>] manual_axes={"x"} (%b: tensor<2xf32>) {
    sdy.return %b : tensor<2xf32>
  } : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @no_mesh() {
  // expected-warning@+1 {{not written out for one device: nothing says which mesh it is on}}
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"x"} () {
    sdy.return
  } : () -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=501]>
func.func @many(%a: tensor<501xf32>) -> tensor<501xf32> {
  // expected-warning@+1 {{not written out for one device: it takes more operations than max-operations allows}}
  %0 = sdy.manual_computation(%a) in_shardings=[<@mesh, [{"x"}]>] out_shardings=[<@mesh, [{"x"}]>] manual_axes={"x"} (%b: tensor<1xf32>) {
    sdy.return %b : tensor<1xf32>
  } : (tensor<501xf32>) -> tensor<501xf32>
  return %0 : tensor<501xf32>
}

// -----

sdy.mesh @mesh = <["x"=1000000000000, "y"=100, "z"=100]>
func.func @too_many() {
  // expected-warning@+1 {{not written out for one device: it takes more operations than max-operations allows}}
  %0 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"x"} () {
    %c = stablehlo.constant dense<0> : tensor<i32>
    sdy.return %c : tensor<i32>
  } : () -> tensor<i32>
  %1 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"y"} () {
    // expected-warning@+1 {{not written out for one device: it takes more operations than max-operations allows}}
    %2 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, []>] manual_axes={"z"} () {
      %c = stablehlo.constant dense<0> : tensor<i32>
      sdy.return %c : tensor<i32>
    } : () -> tensor<i32>
    sdy.return %2 : tensor<i32>
  } : () -> tensor<i32>
  return
}

// -----

// A number of a device on the inner mesh does not say which it is on the outer one.
sdy.mesh @outer = <["x"=2]>
sdy.mesh @inner = <["y"=2]>
func.func @other_mesh(%a: tensor<4x2xf32>) -> tensor<4x2xf32> {
  %0 = sdy.manual_computation(%a) in_shardings=[<@outer, [{"x"}, {}]>] out_shardings=[<@outer, [{"x"}, {}]>] manual_axes={"x"} (%b: tensor<2x2xf32>) {
    %1 = sdy.manual_computation(%b) in_shardings=[<@inner, [{}, {"y"}]>] out_shardings=[<@inner, [{}, {"y"}]>] manual_axes={"y"} (%c: tensor<2x1xf32>) {
      // expected-warning@+1 {{not written out for one device: its groups are not made up of the devices that take part, each in one}}
      %2 = "stablehlo.collective_broadcast"(%c) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<2x1xf32>) -> tensor<2x1xf32>
      sdy.return %2 : tensor<2x1xf32>
    } : (tensor<2x2xf32>) -> tensor<2x2xf32>
    sdy.return %1 : tensor<2x2xf32>
  } : (tensor<4x2xf32>) -> tensor<4x2xf32>
  return %0 : tensor<4x2xf32>
}
