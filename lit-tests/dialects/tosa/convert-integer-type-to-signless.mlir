// RUN: ttmlir-opt --tosa-convert-integer-type-to-signless %s | filecheck %s
// RUN: not ttmlir-opt --tosa-convert-integer-type-to-signless=x=1 %s 2>&1 | filecheck %s --check-prefix=OPTION

// OPTION: no such option x

// CHECK-LABEL: func.func @constant(
// CHECK-SAME: %[[A:.*]]: tensor<2xi8>) -> tensor<2xi8>
func.func @constant(%a: tensor<2xui8>) -> tensor<2xui8> {
  // CHECK-NEXT: %[[C:.*]] = "tosa.const"() <{values = dense<[1, -1]> : tensor<2xi8>}>
  %0 = "tosa.const"() <{values = dense<[1, 255]> : tensor<2xui8>}> : () -> tensor<2xui8>
  // CHECK-NEXT: tosa.add %[[A]], %[[C]] : (tensor<2xi8>, tensor<2xi8>) -> tensor<2xi8>
  %1 = tosa.add %a, %0 : (tensor<2xui8>, tensor<2xui8>) -> tensor<2xui8>
  return %1 : tensor<2xui8>
}

// CHECK-LABEL: func.func @blocks(
func.func @blocks(%a: tensor<2xui8>) -> tensor<2xui8> {
  cf.br ^bb1(%a : tensor<2xui8>)
// CHECK: ^bb1(%[[X:.*]]: tensor<2xi8>):
^bb1(%x: tensor<2xui8>):
  // CHECK-NEXT: return %[[X]] : tensor<2xi8>
  return %x : tensor<2xui8>
}
