// RUN: ttmlir-opt --sdy-expand-manual-computations %s | filecheck %s
// RUN: ttmlir-opt --sdy-expand-manual-computations %s --mlir-print-debuginfo | ttmlir-opt | filecheck %s
// RUN: not ttmlir-opt --stablehlo-to-ttir-pipeline --split-input-file %S/inputs/manual-computations-that-stay.mlir 2>&1 | filecheck %s --check-prefix=NOTE

sdy.mesh @mesh = <["x"=2, "y"=2]>

// Along y, which is not manual, devices 0 and 1 do the same, and so do 2 and 3.
// CHECK-LABEL: func.func @one_axis_of_two(
// CHECK-SAME: %[[A:.+]]: tensor<4x6xf32>, %[[B:.+]]: tensor<6xf32>)
func.func @one_axis_of_two(%a: tensor<4x6xf32>, %b: tensor<6xf32>) -> (tensor<4x6xf32>, tensor<2x6xf32>) {
  // CHECK-NEXT: %[[A0:.+]] = stablehlo.slice %[[A]] [0:2, 0:6]
  // CHECK-NEXT: %[[A1:.+]] = stablehlo.slice %[[A]] [2:4, 0:6]
  // CHECK-NEXT: %[[C:.+]] = stablehlo.constant dense<2.000000e+00>
  // CHECK-NEXT: %[[D:.+]] = stablehlo.broadcast_in_dim %[[B]], dims = [1]
  // CHECK-NEXT: %[[E:.+]] = stablehlo.multiply %[[C]], %[[D]]
  // CHECK-NEXT: %[[F0:.+]] = stablehlo.add %[[A0]], %[[E]]
  // CHECK-NEXT: %[[F1:.+]] = stablehlo.add %[[A1]], %[[E]]
  // CHECK-NEXT: %[[G:.+]] = stablehlo.maximum %[[F0]], %[[F1]]
  // CHECK-NEXT: %[[H:.+]] = stablehlo.concatenate %[[F0]], %[[F1]], dim = 0
  // CHECK-NEXT: return %[[H]], %[[G]]
  %0:2 = sdy.manual_computation(%a, %b) in_shardings=[<@mesh, [{"x", "y"}, {}]>, <@mesh, [{"y"}]>] out_shardings=[<@mesh, [{"x"}, {}]>, <@mesh, [{}, {}], replicated={"x"}>] manual_axes={"x"} (%c: tensor<2x6xf32>, %d: tensor<6xf32>) {
    %two = stablehlo.constant dense<2.0> : tensor<2x6xf32>
    %1 = stablehlo.broadcast_in_dim %d, dims = [1] : (tensor<6xf32>) -> tensor<2x6xf32>
    %2 = stablehlo.multiply %two, %1 : tensor<2x6xf32>
    %3 = stablehlo.add %c, %2 : tensor<2x6xf32>
    %4 = "stablehlo.all_reduce"(%3) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 2], [1, 3]]> : tensor<2x2xi64>, use_global_device_ids}> ({
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %5 = stablehlo.maximum %x, %y : tensor<f32>
      stablehlo.return %5 : tensor<f32>
    }) : (tensor<2x6xf32>) -> tensor<2x6xf32>
    sdy.return %3, %4 : tensor<2x6xf32>, tensor<2x6xf32>
  } : (tensor<4x6xf32>, tensor<6xf32>) -> (tensor<4x6xf32>, tensor<2x6xf32>)
  return %0#0, %0#1 : tensor<4x6xf32>, tensor<2x6xf32>
}

// CHECK-LABEL: func.func @numbers(
func.func @numbers() -> (tensor<4xui32>, tensor<ui32>) {
  // CHECK-COUNT-4: stablehlo.reshape {{.*}} : (tensor<ui32>) -> tensor<1xui32>
  // CHECK: %[[REPLICA:.+]] = stablehlo.constant dense<0> : tensor<ui32>
  // CHECK: stablehlo.concatenate
  // CHECK-NEXT: return %{{.+}}, %[[REPLICA]]
  %0:2 = sdy.manual_computation() in_shardings=[] out_shardings=[<@mesh, [{"x", "y"}]>, <@mesh, []>] manual_axes={"x", "y"} () {
    %1 = stablehlo.partition_id : tensor<ui32>
    %2 = stablehlo.reshape %1 : (tensor<ui32>) -> tensor<1xui32>
    %3 = stablehlo.replica_id : tensor<ui32>
    sdy.return %2, %3 : tensor<1xui32>, tensor<ui32>
  } : () -> (tensor<4xui32>, tensor<ui32>)
  return %0#0, %0#1 : tensor<4xui32>, tensor<ui32>
}

// CHECK-LABEL: func.func @in_a_loop(
func.func @in_a_loop(%a: tensor<2xf32>, %n: tensor<i32>) -> tensor<2xf32> {
  // CHECK: stablehlo.while
  // CHECK: do
  // CHECK-NEXT: stablehlo.slice
  // CHECK-NEXT: stablehlo.slice
  // CHECK-NEXT: stablehlo.concatenate
  // CHECK-NOT: sdy.manual_computation
  %0 = stablehlo.while(%b = %a) : tensor<2xf32>
  cond {
    %1 = stablehlo.compare LT, %n, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  } do {
    %1 = sdy.manual_computation(%b) in_shardings=[<@mesh, [{"y"}]>] out_shardings=[<@mesh, [{"y"}]>] manual_axes={"y"} (%c: tensor<1xf32>) {
      sdy.return %c : tensor<1xf32>
    } : (tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %1 : tensor<2xf32>
  }
  return %0 : tensor<2xf32>
}

// NOTE: warning: not written out for one device
// NOTE: error: failed to legalize operation 'sdy.manual_computation'
// NOTE: note: TTIR programs say what all devices do together, not what each does; --sdy-expand-manual-computations writes that out, or says why it cannot
