// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | filecheck --check-prefix=GENERIC %s

// CHECK-LABEL: func.func @control_flow
func.func @control_flow(%i: tensor<i32>, %n: tensor<i32>, %one: tensor<i32>, %x: tensor<4xf32>, %p: tensor<i1>) {
  // CHECK-NEXT: %{{.*}}:2 = stablehlo.while(%iterArg = %arg0, %iterArg_0 = %arg3) : tensor<i32>, tensor<4xf32>
  // CHECK-NEXT:  cond {
  // CHECK-NEXT:   %[[LT:.*]] = stablehlo.compare  LT, %iterArg, %arg1,  SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
  // CHECK-NEXT:   stablehlo.return %[[LT]] : tensor<i1>
  // CHECK-NEXT: } do {
  // CHECK-NEXT:   %[[NEXT:.*]] = stablehlo.add %iterArg, %arg2 : tensor<i32>
  // CHECK-NEXT:   %[[TWICE:.*]] = stablehlo.add %iterArg_0, %iterArg_0 : tensor<4xf32>
  // CHECK-NEXT:   stablehlo.return %[[NEXT]], %[[TWICE]] : tensor<i32>, tensor<4xf32>
  // CHECK-NEXT: }
  // GENERIC: %{{.*}}:2 = "stablehlo.while"(%{{.*}}, %{{.*}}) ({
  // GENERIC-NEXT: ^bb0(%{{.*}}: tensor<i32>, %{{.*}}: tensor<4xf32>):
  %0:2 = stablehlo.while(%j = %i, %y = %x) : tensor<i32>, tensor<4xf32>
   cond {
    %lt = stablehlo.compare LT, %j, %n, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %lt : tensor<i1>
  } do {
    %next = stablehlo.add %j, %one : tensor<i32>
    %twice = stablehlo.add %y, %y : tensor<4xf32>
    stablehlo.return %next, %twice : tensor<i32>, tensor<4xf32>
  }
  // CHECK-NEXT: stablehlo.while() attributes {note}
  // CHECK-NEXT:  cond {
  // CHECK-NEXT:   stablehlo.return %arg4 : tensor<i1>
  // CHECK-NEXT: } do {
  // CHECK-NEXT:   stablehlo.return
  // CHECK-NEXT: }
  stablehlo.while() attributes {note} cond {
    stablehlo.return %p : tensor<i1>
  } do {
    stablehlo.return
  }
  // CHECK-NEXT: "stablehlo.if"(%arg4) ({
  // CHECK-NEXT:   stablehlo.return %arg3 : tensor<4xf32>
  // CHECK-NEXT: }, {
  // CHECK-NEXT:   %{{.*}} = stablehlo.negate %arg3 : tensor<4xf32>
  // CHECK-NEXT:   stablehlo.return
  // CHECK-NEXT: }) : (tensor<i1>) -> tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    stablehlo.return %x : tensor<4xf32>
  }, {
    %neg = stablehlo.negate %x : tensor<4xf32>
    stablehlo.return %neg : tensor<4xf32>
  }) : (tensor<i1>) -> tensor<4xf32>
  // CHECK-NEXT: "stablehlo.case"(%arg0) ({
  // CHECK-NEXT:   stablehlo.return %arg3 : tensor<4xf32>
  // CHECK-NEXT: }) : (tensor<i32>) -> tensor<4xf32>
  %2 = "stablehlo.case"(%i) ({
    stablehlo.return %x : tensor<4xf32>
  }) : (tensor<i32>) -> tensor<4xf32>
  // CHECK-NEXT: stablehlo.optimization_barrier %arg3, %arg0 : tensor<4xf32>, tensor<i32>
  %3:2 = stablehlo.optimization_barrier %x, %i : tensor<4xf32>, tensor<i32>
  // CHECK-NEXT: stablehlo.optimization_barrier()
  stablehlo.optimization_barrier ()
  return
}

// CHECK-LABEL: func.func @calls
func.func @calls(%x: tensor<f32>, %t: !stablehlo.token) {
  // CHECK-NEXT: stablehlo.custom_call @foo(%arg0) {backend_config = "bar"} : (tensor<f32>) -> tensor<f32>
  // GENERIC: "stablehlo.custom_call"(%{{.*}}) <{backend_config = "bar", call_target_name = "foo"}> : (tensor<f32>) -> tensor<f32>
  %0 = stablehlo.custom_call @foo(%x) {backend_config = "bar"} : (tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: stablehlo.custom_call @"a b"(%arg0) {api_version = 2 : i32, called_computations = [@f], has_side_effect = true, operand_layouts = [dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>]} : (tensor<f32>) -> (tensor<2x2xf32>, tensor<f32>)
  %1:2 = stablehlo.custom_call @"a b"(%x) {api_version = 2 : i32, called_computations = [@f], has_side_effect = true, operand_layouts = [dense<> : tensor<0xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<> : tensor<0xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 0, operand_tuple_indices = []>]} : (tensor<f32>) -> (tensor<2x2xf32>, tensor<f32>)
  // CHECK-NEXT: stablehlo.composite "my.op" %arg0, %arg0 {composite_attributes = {n = 1 : i64}, decomposition = @impl, version = 1 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  %2 = stablehlo.composite "my.op" %x, %x {composite_attributes = {n = 1 : i64}, decomposition = @impl, version = 1 : i32} : (tensor<f32>, tensor<f32>) -> tensor<f32>
  // CHECK-NEXT: %[[TUPLE:.*]] = stablehlo.tuple %arg0, %arg1 : tuple<tensor<f32>, !stablehlo.token>
  %3 = stablehlo.tuple %x, %t : tuple<tensor<f32>, !stablehlo.token>
  // CHECK-NEXT: stablehlo.get_tuple_element %[[TUPLE]][0] : (tuple<tensor<f32>, !stablehlo.token>) -> tensor<f32>
  %4 = stablehlo.get_tuple_element %3[0] : (tuple<tensor<f32>, !stablehlo.token>) -> tensor<f32>
  // CHECK-NEXT: stablehlo.after_all %arg1, %arg1 : !stablehlo.token
  %5 = stablehlo.after_all %t, %t : !stablehlo.token
  return
}

// CHECK-LABEL: func.func @communication
func.func @communication(%x: tensor<4x4xf32>, %t: !stablehlo.token) {
  // CHECK-NEXT: "stablehlo.all_gather"(%arg0) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x8xf32>
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 1 : i64, channel_handle = #stablehlo.channel_handle<handle = 1, type = 0>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, use_global_device_ids}> : (tensor<4x4xf32>) -> tensor<4x8xf32>
  // CHECK-NEXT: %{{.*}}:2 = "stablehlo.all_reduce"(%arg0, %arg0) <{replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>}> ({
  // CHECK: }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  %1:2 = "stablehlo.all_reduce"(%x, %x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x4xf32>, tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>)
  // CHECK-NEXT: "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<{{\[\[}}0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  // CHECK: }) : (tensor<4x4xf32>) -> tensor<4x2xf32>
  %2 = "stablehlo.reduce_scatter"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 1 : i64}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %sum = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %sum : tensor<f32>
  }) : (tensor<4x4xf32>) -> tensor<4x2xf32>
  // CHECK-NEXT: "stablehlo.all_to_all"(%arg0) <{concat_dimension = 0 : i64, replica_groups = dense<{{.*}}> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x4xf32>) -> tensor<8x2xf32>
  %3 = "stablehlo.all_to_all"(%x) <{concat_dimension = 0 : i64, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, split_count = 2 : i64, split_dimension = 1 : i64}> : (tensor<4x4xf32>) -> tensor<8x2xf32>
  // CHECK-NEXT: "stablehlo.collective_broadcast"(%arg0) <{replica_groups = dense<{{.*}}> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = "stablehlo.collective_broadcast"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK-NEXT: "stablehlo.collective_permute"(%arg0) <{source_target_pairs = dense<{{.*}}> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %5 = "stablehlo.collective_permute"(%x) <{source_target_pairs = dense<[[0, 1], [1, 0]]> : tensor<2x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK-NEXT: "stablehlo.cross-replica-sum"(%arg0) <{replica_groups = dense<{{.*}}> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  %6 = "stablehlo.cross-replica-sum"(%x) <{replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>}> : (tensor<4x4xf32>) -> tensor<4x4xf32>
  // CHECK-NEXT: %{{.*}}:2 = "stablehlo.infeed"(%arg1) <{infeed_config = "x", layout = {{\[\[}}1, 0]]}> : (!stablehlo.token) -> (tensor<4x4xf32>, !stablehlo.token)
  %7:2 = "stablehlo.infeed"(%t) <{infeed_config = "x", layout = [[1, 0]]}> : (!stablehlo.token) -> (tensor<4x4xf32>, !stablehlo.token)
  // CHECK-NEXT: "stablehlo.outfeed"(%arg0, %arg1) : (tensor<4x4xf32>, !stablehlo.token) -> !stablehlo.token
  %8 = "stablehlo.outfeed"(%x, %t) : (tensor<4x4xf32>, !stablehlo.token) -> !stablehlo.token
  // CHECK-NEXT: "stablehlo.send"(%arg0, %arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4x4xf32>, !stablehlo.token) -> !stablehlo.token
  %9 = "stablehlo.send"(%x, %t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 2>, is_host_transfer = true}> : (tensor<4x4xf32>, !stablehlo.token) -> !stablehlo.token
  // CHECK-NEXT: %{{.*}}:2 = "stablehlo.recv"(%arg1) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4x4xf32>, !stablehlo.token)
  %10:2 = "stablehlo.recv"(%t) <{channel_handle = #stablehlo.channel_handle<handle = 5, type = 3>, is_host_transfer = true}> : (!stablehlo.token) -> (tensor<4x4xf32>, !stablehlo.token)
  return
}

// CHECK-LABEL: func.func private @impl
func.func private @impl(tensor<f32>, tensor<f32>) -> tensor<f32>
