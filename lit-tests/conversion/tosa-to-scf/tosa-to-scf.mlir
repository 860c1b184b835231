// RUN: ttmlir-opt --pass-pipeline='builtin.module(func.func(tosa-to-scf))' %s | filecheck %s
// RUN: not ttmlir-opt --tosa-to-scf=all %s 2>&1 | filecheck %s --check-prefix=OPTION

// OPTION: no such option all

// CHECK-LABEL: func.func @choice(
// CHECK-SAME: %[[C:.*]]: tensor<i1>, %[[X:.*]]: tensor<2xi8>
func.func @choice(%c: tensor<i1>, %x: tensor<2xi8>) -> tensor<2xi8> {
  // CHECK-NEXT: %[[E:.*]] = tensor.extract %[[C]][] : tensor<i1>
  // CHECK-NEXT: scf.if %[[E]] -> (tensor<2xi8>) {
  // CHECK-NEXT: tosa.abs %[[X]]
  %0 = tosa.cond_if %c (%a = %x) : tensor<i1> (tensor<2xi8>) -> tensor<2xi8> {
  ^bb0(%a: tensor<2xi8>):
    %1 = tosa.abs %a : (tensor<2xi8>) -> tensor<2xi8>
    tosa.yield %1 : tensor<2xi8>
  } else {
  ^bb0(%a: tensor<2xi8>):
    tosa.yield %a : tensor<2xi8>
  }
  return %0 : tensor<2xi8>
}
