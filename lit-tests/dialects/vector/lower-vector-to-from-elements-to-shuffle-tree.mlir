// RUN: ttmlir-opt --lower-vector-to-from-elements-to-shuffle-tree %s | filecheck %s

// Three vectors: the last one has no other, and what no element is needed for may be anything.
// CHECK-LABEL: func.func @three(
// CHECK-SAME: %[[A0:.*]]: vector<2xf32>, %[[A1:.*]]: vector<2xf32>, %[[A2:.*]]: vector<2xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.shuffle %[[A0]], %[[A1]] [0, 2, -1, 1, 3] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.shuffle %[[A2]], %[[A2]] [0, -1, -1, 1, -1] : vector<2xf32>, vector<2xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.shuffle %[[V0]], %[[V1]] [0, 1, 5, 3, 4, 8] : vector<5xf32>, vector<5xf32>
// CHECK-NEXT: return %[[V2]] : vector<6xf32>
func.func @three(%a: vector<2xf32>, %b: vector<2xf32>, %c: vector<2xf32>) -> vector<6xf32> {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1:2 = vector.to_elements %b : vector<2xf32>
  %2:2 = vector.to_elements %c : vector<2xf32>
  %3 = vector.from_elements %0#0, %1#0, %2#0, %0#1, %1#1, %2#1 : vector<6xf32>
  return %3 : vector<6xf32>
}

// One vector.
// CHECK-LABEL: func.func @one(
// CHECK-SAME: %[[A0:.*]]: vector<3xi8>)
// CHECK-NEXT: %[[V0:.*]] = vector.shuffle %[[A0]], %[[A0]] [2, 1, 2, 0] : vector<3xi8>, vector<3xi8>
// CHECK-NEXT: return %[[V0]] : vector<4xi8>
func.func @one(%a: vector<3xi8>) -> vector<4xi8> {
  %0:3 = vector.to_elements %a : vector<3xi8>
  %1 = vector.from_elements %0#2, %0#1, %0#2, %0#0 : vector<4xi8>
  return %1 : vector<4xi8>
}

// Vectors of two dimensions and other elements stay as they are.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[A0:.*]]: vector<2xf32>, %[[A1:.*]]: vector<1x2xf32>, %[[A2:.*]]: f32)
// CHECK-NEXT: %[[V0:.*]]:2 = vector.to_elements %[[A0]] : vector<2xf32>
// CHECK-NEXT: %[[V1:.*]]:2 = vector.to_elements %[[A1]] : vector<1x2xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.from_elements %[[V0]]#1, %[[V0]]#0 : vector<1x2xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.from_elements %[[V1]]#1, %[[V0]]#0 : vector<2xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.from_elements %[[A2]], %[[V0]]#0 : vector<2xf32>
// CHECK-NEXT: return %[[V2]], %[[V3]], %[[V4]] : vector<1x2xf32>, vector<2xf32>, vector<2xf32>
func.func @others(%a: vector<2xf32>, %b: vector<1x2xf32>, %c: f32) -> (vector<1x2xf32>, vector<2xf32>, vector<2xf32>) {
  %0:2 = vector.to_elements %a : vector<2xf32>
  %1:2 = vector.to_elements %b : vector<1x2xf32>
  %2 = vector.from_elements %0#1, %0#0 : vector<1x2xf32>
  %3 = vector.from_elements %1#1, %0#0 : vector<2xf32>
  %4 = vector.from_elements %c, %0#0 : vector<2xf32>
  return %2, %3, %4 : vector<1x2xf32>, vector<2xf32>, vector<2xf32>
}
