// RUN: ttmlir-opt --convert-math-to-apfloat %s | filecheck %s

// CHECK-LABEL: func.func @math(
// CHECK-SAME: %[[A0:.*]]: f16, %[[A1:.*]]: f16) -> f16
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %[[A0]] : f16 to i16
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i16 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V3:.*]] = call @_mlir_apfloat_abs(%[[V2]], %[[V1]]) : (i32, i64) -> i64
// CHECK-NEXT: %[[V4:.*]] = arith.trunci %[[V3]] : i64 to i16
// CHECK-NEXT: %[[V5:.*]] = arith.bitcast %[[V4]] : i16 to f16
// CHECK-NEXT: %[[V6:.*]] = arith.bitcast %[[V5]] : f16 to i16
// CHECK-NEXT: %[[V7:.*]] = arith.extui %[[V6]] : i16 to i64
// CHECK-NEXT: %[[V8:.*]] = arith.bitcast %[[A1]] : f16 to i16
// CHECK-NEXT: %[[V9:.*]] = arith.extui %[[V8]] : i16 to i64
// CHECK-NEXT: %[[V10:.*]] = arith.bitcast %[[A0]] : f16 to i16
// CHECK-NEXT: %[[V11:.*]] = arith.extui %[[V10]] : i16 to i64
// CHECK-NEXT: %[[V12:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V13:.*]] = call @_mlir_apfloat_fused_multiply_add(%[[V12]], %[[V7]], %[[V9]], %[[V11]]) : (i32, i64, i64, i64) -> i64
// CHECK-NEXT: %[[V14:.*]] = arith.trunci %[[V13]] : i64 to i16
// CHECK-NEXT: %[[V15:.*]] = arith.bitcast %[[V14]] : i16 to f16
// CHECK-NEXT: return %[[V15]] : f16
func.func @math(%a: f16, %b: f16) -> f16 {
  %0 = math.absf %a : f16
  %1 = math.fma %0, %b, %a : f16
  return %1 : f16
}

// CHECK-LABEL: func.func @questions(
// CHECK-SAME: %[[A0:.*]]: f8E5M2) -> (i1, i1, i1, i1)
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %[[A0]] : f8E5M2 to i8
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i8 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.constant 7 : i32
// CHECK-NEXT: %[[V3:.*]] = call @_mlir_apfloat_isinfinite(%[[V2]], %[[V1]]) : (i32, i64) -> i1
// CHECK-NEXT: %[[V4:.*]] = arith.bitcast %[[A0]] : f8E5M2 to i8
// CHECK-NEXT: %[[V5:.*]] = arith.extui %[[V4]] : i8 to i64
// CHECK-NEXT: %[[V6:.*]] = arith.constant 7 : i32
// CHECK-NEXT: %[[V7:.*]] = call @_mlir_apfloat_isnan(%[[V6]], %[[V5]]) : (i32, i64) -> i1
// CHECK-NEXT: %[[V8:.*]] = arith.bitcast %[[A0]] : f8E5M2 to i8
// CHECK-NEXT: %[[V9:.*]] = arith.extui %[[V8]] : i8 to i64
// CHECK-NEXT: %[[V10:.*]] = arith.constant 7 : i32
// CHECK-NEXT: %[[V11:.*]] = call @_mlir_apfloat_isnormal(%[[V10]], %[[V9]]) : (i32, i64) -> i1
// CHECK-NEXT: %[[V12:.*]] = arith.bitcast %[[A0]] : f8E5M2 to i8
// CHECK-NEXT: %[[V13:.*]] = arith.extui %[[V12]] : i8 to i64
// CHECK-NEXT: %[[V14:.*]] = arith.constant 7 : i32
// CHECK-NEXT: %[[V15:.*]] = call @_mlir_apfloat_isfinite(%[[V14]], %[[V13]]) : (i32, i64) -> i1
// CHECK-NEXT: return %[[V3]], %[[V7]], %[[V11]], %[[V15]] : i1, i1, i1, i1
func.func @questions(%a: f8E5M2) -> (i1, i1, i1, i1) {
  %0 = math.isinf %a : f8E5M2
  %1 = math.isnan %a : f8E5M2
  %2 = math.isnormal %a : f8E5M2
  %3 = math.isfinite %a : f8E5M2
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// Vectors stay, and so do other operations.
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[A0:.*]]: vector<2xf16>, %[[A1:.*]]: f32) -> (vector<2xf16>, f32)
// CHECK-NEXT: %[[V0:.*]] = math.absf %[[A0]] : vector<2xf16>
// CHECK-NEXT: %[[V1:.*]] = math.sqrt %[[A1]] : f32
// CHECK-NEXT: return %[[V0]], %[[V1]] : vector<2xf16>, f32
func.func @stays(%v: vector<2xf16>, %a: f32) -> (vector<2xf16>, f32) {
  %0 = math.absf %v : vector<2xf16>
  %1 = math.sqrt %a : f32
  return %0, %1 : vector<2xf16>, f32
}

// (mlir-opt crashes.)
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[A0:.*]]: vector<2xf16>) -> vector<2xf16>
// CHECK-NEXT: %[[V0:.*]] = math.fma %[[A0]], %[[A0]], %[[A0]] : vector<2xf16>
// CHECK-NEXT: return %[[V0]] : vector<2xf16>
func.func @vectors(%v: vector<2xf16>) -> vector<2xf16> {
  %0 = math.fma %v, %v, %v : vector<2xf16>
  return %0 : vector<2xf16>
}
