// RUN: ttmlir-opt --lower-vector-multi-reduction %s | filecheck %s

// Along the middle dimension of three: it becomes the first one, the others become one.
// CHECK-LABEL: func.func @middle(
// CHECK-SAME: %[[A0:.*]]: vector<2x3x4xf32>, %[[A1:.*]]: vector<2x4xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.transpose %[[A0]], [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.shape_cast %[[V0]] : vector<3x2x4xf32> to vector<3x8xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.shape_cast %[[A1]] : vector<2x4xf32> to vector<8xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[V1]][0] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %[[V4:.*]] = arith.addf %[[V3]], %[[V2]] : vector<8xf32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V1]][1] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %[[V6:.*]] = arith.addf %[[V5]], %[[V4]] : vector<8xf32>
// CHECK-NEXT: %[[V7:.*]] = vector.extract %[[V1]][2] : vector<8xf32> from vector<3x8xf32>
// CHECK-NEXT: %[[V8:.*]] = arith.addf %[[V7]], %[[V6]] : vector<8xf32>
// CHECK-NEXT: %[[V9:.*]] = vector.shape_cast %[[V8]] : vector<8xf32> to vector<2x4xf32>
// CHECK-NEXT: return %[[V9]] : vector<2x4xf32>
func.func @middle(%v: vector<2x3x4xf32>, %acc: vector<2x4xf32>) -> vector<2x4xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [1] : vector<2x3x4xf32> to vector<2x4xf32>
  return %0 : vector<2x4xf32>
}

// One dimension.
// CHECK-LABEL: func.func @all(
// CHECK-SAME: %[[A0:.*]]: vector<2xi32>, %[[A1:.*]]: i32)
// CHECK-NEXT: %[[V0:.*]] = vector.shape_cast %[[A0]] : vector<2xi32> to vector<1x2xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.broadcast %[[A1]] : i32 to vector<1xi32>
// CHECK-NEXT: %[[V2:.*]] = vector.transpose %[[V0]], [1, 0] : vector<1x2xi32> to vector<2x1xi32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[V2]][0] : vector<1xi32> from vector<2x1xi32>
// CHECK-NEXT: %[[V4:.*]] = arith.maxsi %[[V3]], %[[V1]] : vector<1xi32>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V2]][1] : vector<1xi32> from vector<2x1xi32>
// CHECK-NEXT: %[[V6:.*]] = arith.maxsi %[[V5]], %[[V4]] : vector<1xi32>
// CHECK-NEXT: %[[V7:.*]] = vector.extract %[[V6]][0] : i32 from vector<1xi32>
// CHECK-NEXT: return %[[V7]] : i32
func.func @all(%v: vector<2xi32>, %acc: i32) -> i32 {
  %0 = vector.multi_reduction <maxsi>, %v, %acc [0] : vector<2xi32> to i32
  return %0 : i32
}

// Under a mask.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME: %[[A0:.*]]: vector<2x4xf16>, %[[A1:.*]]: vector<4xf16>, %[[A2:.*]]: vector<2x4xi1>)
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[A0]][0] : vector<4xf16> from vector<2x4xf16>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[A2]][0] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: %[[V2:.*]] = arith.mulf %[[V0]], %[[A1]] : vector<4xf16>
// CHECK-NEXT: %[[V3:.*]] = arith.select %[[V1]], %[[V2]], %[[A1]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[A0]][1] : vector<4xf16> from vector<2x4xf16>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[A2]][1] : vector<4xi1> from vector<2x4xi1>
// CHECK-NEXT: %[[V6:.*]] = arith.mulf %[[V4]], %[[V3]] : vector<4xf16>
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V5]], %[[V6]], %[[V3]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT: return %[[V7]] : vector<4xf16>
func.func @masked(%v: vector<2x4xf16>, %acc: vector<4xf16>, %m: vector<2x4xi1>) -> vector<4xf16> {
  %0 = vector.mask %m { vector.multi_reduction <mul>, %v, %acc [0] : vector<2x4xf16> to vector<4xf16> } : vector<2x4xi1> -> vector<4xf16>
  return %0 : vector<4xf16>
}

// Along a scalable dimension there are more rows than its size says.
// CHECK-LABEL: func.func @scalable(
// CHECK-SAME: %[[A0:.*]]: vector<4x[4]xf32>, %[[A1:.*]]: vector<4xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.transpose %[[A0]], [1, 0] : vector<4x[4]xf32> to vector<[4]x4xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.multi_reduction <add>, %[[V0]], %[[A1]] [0] : vector<[4]x4xf32> to vector<4xf32>
// CHECK-NEXT: return %[[V1]] : vector<4xf32>
func.func @scalable(%v: vector<4x[4]xf32>, %acc: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [1] : vector<4x[4]xf32> to vector<4xf32>
  return %0 : vector<4xf32>
}

// A scalable mask stays one.
// CHECK-LABEL: func.func @scalable_mask(
// CHECK-SAME: %[[A0:.*]]: vector<2x1x[4]xi8>, %[[A1:.*]]: vector<[4]xi8>, %[[A2:.*]]: vector<2x1x[4]xi1>)
// CHECK-NEXT: %[[V0:.*]] = vector.extract %[[A0]][0, 0] : vector<[4]xi8> from vector<2x1x[4]xi8>
// CHECK-NEXT: %[[V1:.*]] = vector.extract %[[A2]][0, 0] : vector<[4]xi1> from vector<2x1x[4]xi1>
// CHECK-NEXT: %[[V2:.*]] = arith.xori %[[V0]], %[[A1]] : vector<[4]xi8>
// CHECK-NEXT: %[[V3:.*]] = arith.select %[[V1]], %[[V2]], %[[A1]] : vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[A0]][1, 0] : vector<[4]xi8> from vector<2x1x[4]xi8>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[A2]][1, 0] : vector<[4]xi1> from vector<2x1x[4]xi1>
// CHECK-NEXT: %[[V6:.*]] = arith.xori %[[V4]], %[[V3]] : vector<[4]xi8>
// CHECK-NEXT: %[[V7:.*]] = arith.select %[[V5]], %[[V6]], %[[V3]] : vector<[4]xi1>, vector<[4]xi8>
// CHECK-NEXT: return %[[V7]] : vector<[4]xi8>
func.func @scalable_mask(%v: vector<2x1x[4]xi8>, %acc: vector<[4]xi8>, %m: vector<2x1x[4]xi1>) -> vector<[4]xi8> {
  %0 = vector.mask %m { vector.multi_reduction <xor>, %v, %acc [0, 1] : vector<2x1x[4]xi8> to vector<[4]xi8> } : vector<2x1x[4]xi1> -> vector<[4]xi8>
  return %0 : vector<[4]xi8>
}

// Along no dimension.
// CHECK-LABEL: func.func @none(
// CHECK-SAME: %[[A0:.*]]: vector<2x3xi32>, %[[A1:.*]]: vector<2x3xi32>, %[[A2:.*]]: vector<2x3xi1>)
// CHECK-NEXT: %[[V0:.*]] = arith.andi %[[A0]], %[[A1]] : vector<2x3xi32>
// CHECK-NEXT: %[[V1:.*]] = arith.andi %[[A0]], %[[A1]] : vector<2x3xi32>
// CHECK-NEXT: %[[V2:.*]] = arith.select %[[A2]], %[[V1]], %[[A1]] : vector<2x3xi1>, vector<2x3xi32>
// CHECK-NEXT: return %[[V0]], %[[V2]] : vector<2x3xi32>, vector<2x3xi32>
func.func @none(%v: vector<2x3xi32>, %acc: vector<2x3xi32>, %m: vector<2x3xi1>) -> (vector<2x3xi32>, vector<2x3xi32>) {
  %0 = vector.multi_reduction <and>, %v, %acc [] : vector<2x3xi32> to vector<2x3xi32>
  %1 = vector.mask %m { vector.multi_reduction <and>, %v, %acc [] : vector<2x3xi32> to vector<2x3xi32> } : vector<2x3xi1> -> vector<2x3xi32>
  return %0, %1 : vector<2x3xi32>, vector<2x3xi32>
}
