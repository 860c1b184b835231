// RUN: ttmlir-opt --lower-vector-multi-reduction=lowering-strategy=inner-reduction %s | filecheck %s

// Each row is combined by one operation.
// CHECK-LABEL: func.func @rows(
// CHECK-SAME: %[[A0:.*]]: vector<2x3x4xf32>, %[[A1:.*]]: vector<2xf32>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<0.000000e+00> : vector<2xf32>
// CHECK-NEXT: %[[V1:.*]] = vector.shape_cast %[[A0]] : vector<2x3x4xf32> to vector<2x12xf32>
// CHECK-NEXT: %[[V2:.*]] = vector.extract %[[V1]][0] : vector<12xf32> from vector<2x12xf32>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[A1]][0] : f32 from vector<2xf32>
// CHECK-NEXT: %[[V4:.*]] = vector.reduction <add>, %[[V2]], %[[V3]] : vector<12xf32> into f32
// CHECK-NEXT: %[[V5:.*]] = vector.insert %[[V4]], %[[V0]] [0] : f32 into vector<2xf32>
// CHECK-NEXT: %[[V6:.*]] = vector.extract %[[V1]][1] : vector<12xf32> from vector<2x12xf32>
// CHECK-NEXT: %[[V7:.*]] = vector.extract %[[A1]][1] : f32 from vector<2xf32>
// CHECK-NEXT: %[[V8:.*]] = vector.reduction <add>, %[[V6]], %[[V7]] : vector<12xf32> into f32
// CHECK-NEXT: %[[V9:.*]] = vector.insert %[[V8]], %[[V5]] [1] : f32 into vector<2xf32>
// CHECK-NEXT: return %[[V9]] : vector<2xf32>
func.func @rows(%v: vector<2x3x4xf32>, %acc: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [1, 2] : vector<2x3x4xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// Under a mask, along the first dimension.
// CHECK-LABEL: func.func @masked(
// CHECK-SAME: %[[A0:.*]]: vector<2x2xi16>, %[[A1:.*]]: vector<2xi16>, %[[A2:.*]]: vector<2x2xi1>)
// CHECK-NEXT: %[[V0:.*]] = arith.constant dense<0> : vector<2xi16>
// CHECK-NEXT: %[[V1:.*]] = vector.transpose %[[A2]], [1, 0] : vector<2x2xi1> to vector<2x2xi1>
// CHECK-NEXT: %[[V2:.*]] = vector.transpose %[[A0]], [1, 0] : vector<2x2xi16> to vector<2x2xi16>
// CHECK-NEXT: %[[V3:.*]] = vector.extract %[[V2]][0] : vector<2xi16> from vector<2x2xi16>
// CHECK-NEXT: %[[V4:.*]] = vector.extract %[[A1]][0] : i16 from vector<2xi16>
// CHECK-NEXT: %[[V5:.*]] = vector.extract %[[V1]][0] : vector<2xi1> from vector<2x2xi1>
// CHECK-NEXT: %[[V6:.*]] = vector.mask %[[V5]] { vector.reduction <minui>, %[[V3]], %[[V4]] : vector<2xi16> into i16 } : vector<2xi1> -> i16
// CHECK-NEXT: %[[V7:.*]] = vector.insert %[[V6]], %[[V0]] [0] : i16 into vector<2xi16>
// CHECK-NEXT: %[[V8:.*]] = vector.extract %[[V2]][1] : vector<2xi16> from vector<2x2xi16>
// CHECK-NEXT: %[[V9:.*]] = vector.extract %[[A1]][1] : i16 from vector<2xi16>
// CHECK-NEXT: %[[V10:.*]] = vector.extract %[[V1]][1] : vector<2xi1> from vector<2x2xi1>
// CHECK-NEXT: %[[V11:.*]] = vector.mask %[[V10]] { vector.reduction <minui>, %[[V8]], %[[V9]] : vector<2xi16> into i16 } : vector<2xi1> -> i16
// CHECK-NEXT: %[[V12:.*]] = vector.insert %[[V11]], %[[V7]] [1] : i16 into vector<2xi16>
// CHECK-NEXT: return %[[V12]] : vector<2xi16>
func.func @masked(%v: vector<2x2xi16>, %acc: vector<2xi16>, %m: vector<2x2xi1>) -> vector<2xi16> {
  %0 = vector.mask %m { vector.multi_reduction <minui>, %v, %acc [0] : vector<2x2xi16> to vector<2xi16> } : vector<2x2xi1> -> vector<2xi16>
  return %0 : vector<2xi16>
}

// All elements.
// CHECK-LABEL: func.func @all(
// CHECK-SAME: %[[A0:.*]]: vector<2x4xi32>, %[[A1:.*]]: i32)
// CHECK-NEXT: %[[V0:.*]] = vector.shape_cast %[[A0]] : vector<2x4xi32> to vector<8xi32>
// CHECK-NEXT: %[[V1:.*]] = vector.reduction <maxsi>, %[[V0]], %[[A1]] : vector<8xi32> into i32
// CHECK-NEXT: return %[[V1]] : i32
func.func @all(%v: vector<2x4xi32>, %acc: i32) -> i32 {
  %0 = vector.multi_reduction <maxsi>, %v, %acc [0, 1] : vector<2x4xi32> to i32
  return %0 : i32
}

// How many rows there are is not known.
// CHECK-LABEL: func.func @scalable(
// CHECK-SAME: %[[A0:.*]]: vector<[4]x2xf32>, %[[A1:.*]]: vector<[4]xf32>)
// CHECK-NEXT: %[[V0:.*]] = vector.multi_reduction <add>, %[[A0]], %[[A1]] [1] : vector<[4]x2xf32> to vector<[4]xf32>
// CHECK-NEXT: return %[[V0]] : vector<[4]xf32>
func.func @scalable(%v: vector<[4]x2xf32>, %acc: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %v, %acc [1] : vector<[4]x2xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}
