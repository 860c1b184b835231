// RUN: ttmlir-opt --canonicalize %s | filecheck %s
// RUN: ttmlir-opt --sccp --canonicalize %s | filecheck %s

#l1 = #tt.memory_space<l1>
#layout = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #l1>>
!cb = !ttkernel.cb<cb_in0, 1024, memref<64x128xf32, #l1>, 512, 1>

// Each kernel keeps its own constants, whatever the function and other kernels have, and those that it computes. Inside of
// a kernel they stand in front.
// CHECK-LABEL: func.func @kernels(
// CHECK-NEXT: %[[OUTSIDE:.*]] = arith.constant 5 : i32
// CHECK-NEXT: "ttmetal.dispatch"
// CHECK-NEXT: ^bb0(%[[A:.*]]: !ttkernel.cb
// CHECK-DAG: %[[C5:.*]] = arith.constant 5 : i32
// CHECK-DAG: %[[C10:.*]] = arith.constant 10 : i32
// CHECK-DAG: %[[LOW:.*]] = arith.constant 0 : i32
// CHECK: scf.for {{.*}} = %[[LOW]] to %[[C10]]
// CHECK-NEXT: "ttkernel.cb_push_back"(%[[A]], %[[C5]])
// CHECK-NEXT: }
// CHECK-NEXT: "ttkernel.return"
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%[[B:.*]]: !ttkernel.cb
// CHECK-NEXT: %[[OWN:.*]] = arith.constant 5 : i32
// CHECK-NEXT: "ttkernel.cb_push_back"(%[[B]], %[[OWN]])
// CHECK-NEXT: "ttkernel.return"
// CHECK: return %{{.*}}, %[[OUTSIDE]]
func.func @kernels(%input: tensor<64x128xf32, #layout>, %init: tensor<64x128xf32, #layout>) -> (tensor<64x128xf32, #layout>, i32) {
  %outside = arith.constant 5 : i32
  %0 = "ttmetal.dispatch"(%input, %init) <{core_ranges = [#ttmetal.core_range<0x0, 1x1>, #ttmetal.core_range<0x0, 1x1>], kernelConfigs = [#ttkernel.noc_config<noc0>, #ttkernel.noc_config<noc1>], operandSegmentSizes = array<i32: 1, 1>}> ({
  ^bb0(%cb: !cb):
    %c0 = arith.constant 0 : i32
    %c1 = arith.constant 1 : i32
    %c5 = arith.constant 5 : i32
    %c10 = arith.addi %c5, %c5 : i32
    scf.for %i = %c0 to %c10 step %c1 : i32 {
      %pages = arith.constant 5 : i32
      "ttkernel.cb_push_back"(%cb, %pages) : (!cb, i32) -> ()
    }
    "ttkernel.return"() : () -> ()
  }, {
  ^bb0(%cb: !cb):
    %c5 = arith.constant 5 : i32
    "ttkernel.cb_push_back"(%cb, %c5) : (!cb, i32) -> ()
    "ttkernel.return"() : () -> ()
  }) : (tensor<64x128xf32, #layout>, tensor<64x128xf32, #layout>) -> tensor<64x128xf32, #layout>
  return %0, %outside : tensor<64x128xf32, #layout>, i32
}
