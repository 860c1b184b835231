// RUN: ttmlir-opt --convert-tosa-to-ttir --split-input-file %s | filecheck %s
// RUN: ttmlir-opt --mlir-print-debuginfo --split-input-file %s | filecheck %s --check-prefix=READ
// RUN: not ttmlir-opt --split-input-file %S/inputs/no-earlier-forms.mlir -o %t 2>&1 | filecheck %S/inputs/no-earlier-forms.mlir

// Programs of September 2024, when shifts and zero points were attributes.

// CHECK-LABEL: func.func @mul(
// CHECK-NEXT:    %[[INIT:.*]] = tensor.empty() : tensor<13x21x3xf32>
// CHECK-NEXT:    %[[PRODUCT:.*]] = "ttir.multiply"(%arg0, %arg1, %[[INIT]])
// CHECK-NEXT:    return %[[PRODUCT]]
// READ-LABEL: func.func @mul(
// READ-NEXT:    %[[SHIFT:.*]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8> loc(#[[LOC:.*]])
// READ-NEXT:    tosa.mul %arg0, %arg1, %[[SHIFT]] {mine.kept} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>, tensor<1xi8>) -> tensor<13x21x3xf32> loc(#[[LOC]])
// READ: #[[LOC]] = loc("product")
func.func @mul(%arg0: tensor<13x21x3xf32>, %arg1: tensor<13x21x3xf32>) -> tensor<13x21x3xf32> {
  %0 = tosa.mul %arg0, %arg1 {mine.kept, shift = 0 : i8} : (tensor<13x21x3xf32>, tensor<13x21x3xf32>) -> tensor<13x21x3xf32> loc(#loc)
  return %0 : tensor<13x21x3xf32>
}
#loc = loc("product")

// -----

// CHECK-LABEL: func.func @shifted(
// CHECK:         ttir.
// READ-LABEL: func.func @shifted(
// READ:         "tosa.const"() <{values = dense<31> : tensor<1xi8>}>
func.func @shifted(%arg0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "tosa.mul"(%arg0, %arg0) {shift = 31 : i8} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @negate(
// CHECK-NEXT:    %[[INIT:.*]] = tensor.empty() : tensor<13x21x3xbf16>
// CHECK-NEXT:    "ttir.neg"(%arg0, %[[INIT]])
// CHECK:         "ttir.neg"
// READ-LABEL: func.func @negate(
// READ-NEXT:    %[[IN:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}>
// READ-NEXT:    %[[OUT:.*]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xbf16>}>
// READ-NEXT:    tosa.negate %arg0, %[[IN]], %[[OUT]] : (tensor<13x21x3xbf16>, tensor<1xbf16>, tensor<1xbf16>)
func.func @negate(%arg0: tensor<13x21x3xbf16>) -> tensor<13x21x3xbf16> {
  %0 = tosa.negate %arg0 : (tensor<13x21x3xbf16>) -> tensor<13x21x3xbf16>
  %1 = tosa.negate %0 : (tensor<13x21x3xbf16>) -> tensor<13x21x3xbf16>
  return %1 : tensor<13x21x3xbf16>
}
