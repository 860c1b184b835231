// RUN: ttmlir-opt --sdy-drop-shardings %s | filecheck %s
// RUN: ttmlir-opt --stablehlo-to-ttir-pipeline %s | filecheck %s --check-prefix=TTIR

// As JAX prints a program for several devices.
// CHECK: module @jit_f attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32}
module @jit_f attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  // CHECK-NOT: sdy
  // TTIR-NOT: sdy
  sdy.mesh @mesh = <["x"=2]>
  sdy.mesh @one = <["x"=1]>
  // CHECK: func.func public @main(%[[A:[^:]+]]: tensor<8x16xf32> {jax.buffer_donor = true, mhlo.sharding = "{devices=[2,1]<=[2]}"}) -> (tensor<8x16xf32> {jax.result_info = "result"})
  func.func public @main(%arg0: tensor<8x16xf32> {jax.buffer_donor = true, mhlo.sharding = "{devices=[2,1]<=[2]}", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) -> (tensor<8x16xf32> {jax.result_info = "result", sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {}]>}) {
    // CHECK-NEXT: %[[B:.+]] = stablehlo.tanh %[[A]] : tensor<8x16xf32>
    // TTIR: "ttir.tanh"
    %0 = stablehlo.tanh %arg0 {sdy.sharding = #sdy.sharding_per_value<[<@mesh, [{"x"}, {}]>]>} : tensor<8x16xf32>
    %1 = sdy.sharding_constraint %0 <@mesh, [{}, {"x"}]> : tensor<8x16xf32>
    sdy.sharding_group %1 group_id = 0 : tensor<8x16xf32>
    %barred = sdy.propagation_barrier %1 allowed_direction=NONE : tensor<8x16xf32>
    %2 = sdy.reshard %barred <@mesh, [{}, {}]> : tensor<8x16xf32>
    %3 = sdy.manual_computation(%2) in_shardings=[<@one, [{"x"}, {}]>] out_shardings=[<@one, [{"x"}, {}]>] manual_axes={"x"} (%arg1: tensor<8x16xf32>) {
      // CHECK-NEXT: %[[C:.+]] = stablehlo.add %[[B]], %[[B]] : tensor<8x16xf32>
      // TTIR: "ttir.add"
      %4 = stablehlo.add %arg1, %arg1 : tensor<8x16xf32>
      sdy.return %4 : tensor<8x16xf32>
    } : (tensor<8x16xf32>) -> tensor<8x16xf32>
    // CHECK-NEXT: %[[D:.+]] = stablehlo.exponential %[[C]] : tensor<8x16xf32>
    // TTIR: "ttir.exp"
    %5 = sdy.named_computation<"outer">(%3) in_shardings=[<@mesh, [{"x"}, {}]>] (%arg1: tensor<8x16xf32>) {
      %6 = sdy.named_computation<"inner">(%arg1) (%arg2: tensor<8x16xf32>) {
        %7 = stablehlo.exponential %arg2 : tensor<8x16xf32>
        sdy.return %7 : tensor<8x16xf32>
      } : (tensor<8x16xf32>) -> tensor<8x16xf32>
      sdy.return %6 : tensor<8x16xf32>
    } : (tensor<8x16xf32>) -> tensor<8x16xf32>
    // CHECK-NEXT: return %[[D]]
    return %5 : tensor<8x16xf32>
  }
}
