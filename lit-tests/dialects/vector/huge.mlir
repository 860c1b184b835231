// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// Parts of constants with one value change in them only up to a size that can be printed; others are taken out of them whatever their size.

// CHECK-LABEL: func.func @change_of_a_huge_constant(
// CHECK: vector.insert %{{.*}}, %{{.*}} [5] : i8 into vector<1000000000xi8>
func.func @change_of_a_huge_constant() -> vector<1000000000xi8> {
  %two = arith.constant 2 : i8
  %ones = arith.constant dense<1> : vector<1000000000xi8>
  %0 = vector.insert %two, %ones[5] : i8 into vector<1000000000xi8>
  return %0 : vector<1000000000xi8>
}

// CHECK-LABEL: func.func @change_of_a_block(
// CHECK: vector.insert_strided_slice
func.func @change_of_a_block() -> vector<1000000000xi8> {
  %twos = arith.constant dense<2> : vector<4xi8>
  %ones = arith.constant dense<1> : vector<1000000000xi8>
  %0 = vector.insert_strided_slice %twos, %ones {offsets = [3], strides = [1]} : vector<4xi8> into vector<1000000000xi8>
  return %0 : vector<1000000000xi8>
}

// CHECK-LABEL: func.func @parts_of_a_huge_constant(
// CHECK: arith.constant dense<1> : vector<4xi8>
// CHECK-NEXT: return
func.func @parts_of_a_huge_constant() -> vector<4xi8> {
  %ones = arith.constant dense<1> : vector<1000000000xi8>
  %0 = vector.shuffle %ones, %ones [0, 1, 2, 1000000000] : vector<1000000000xi8>, vector<1000000000xi8>
  return %0 : vector<4xi8>
}
