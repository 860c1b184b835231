// RUN: ttmlir-opt --convert-arith-to-apfloat %s | filecheck %s

// Floats are computed with as bits of a format that has a number.
// CHECK-LABEL: func.func @arithmetic(
// CHECK-SAME: %[[A0:.*]]: f8E4M3FN, %[[A1:.*]]: f8E4M3FN) -> f8E4M3FN
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %[[A0]] : f8E4M3FN to i8
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i8 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.bitcast %[[A1]] : f8E4M3FN to i8
// CHECK-NEXT: %[[V3:.*]] = arith.extui %[[V2]] : i8 to i64
// CHECK-NEXT: %[[V4:.*]] = arith.constant 10 : i32
// CHECK-NEXT: %[[V5:.*]] = call @_mlir_apfloat_add(%[[V4]], %[[V1]], %[[V3]]) : (i32, i64, i64) -> i64
// CHECK-NEXT: %[[V6:.*]] = arith.trunci %[[V5]] : i64 to i8
// CHECK-NEXT: %[[V7:.*]] = arith.bitcast %[[V6]] : i8 to f8E4M3FN
// CHECK-NEXT: %[[V8:.*]] = arith.bitcast %[[V7]] : f8E4M3FN to i8
// CHECK-NEXT: %[[V9:.*]] = arith.extui %[[V8]] : i8 to i64
// CHECK-NEXT: %[[V10:.*]] = arith.bitcast %[[A1]] : f8E4M3FN to i8
// CHECK-NEXT: %[[V11:.*]] = arith.extui %[[V10]] : i8 to i64
// CHECK-NEXT: %[[V12:.*]] = arith.constant 10 : i32
// CHECK-NEXT: %[[V13:.*]] = call @_mlir_apfloat_maximum(%[[V12]], %[[V9]], %[[V11]]) : (i32, i64, i64) -> i64
// CHECK-NEXT: %[[V14:.*]] = arith.trunci %[[V13]] : i64 to i8
// CHECK-NEXT: %[[V15:.*]] = arith.bitcast %[[V14]] : i8 to f8E4M3FN
// CHECK-NEXT: %[[V16:.*]] = arith.bitcast %[[V15]] : f8E4M3FN to i8
// CHECK-NEXT: %[[V17:.*]] = arith.extui %[[V16]] : i8 to i64
// CHECK-NEXT: %[[V18:.*]] = arith.constant 10 : i32
// CHECK-NEXT: %[[V19:.*]] = call @_mlir_apfloat_neg(%[[V18]], %[[V17]]) : (i32, i64) -> i64
// CHECK-NEXT: %[[V20:.*]] = arith.trunci %[[V19]] : i64 to i8
// CHECK-NEXT: %[[V21:.*]] = arith.bitcast %[[V20]] : i8 to f8E4M3FN
// CHECK-NEXT: return %[[V21]] : f8E4M3FN
func.func @arithmetic(%a: f8E4M3FN, %b: f8E4M3FN) -> f8E4M3FN {
  %0 = arith.addf %a, %b : f8E4M3FN
  %1 = arith.maximumf %0, %b : f8E4M3FN
  %2 = arith.negf %1 : f8E4M3FN
  return %2 : f8E4M3FN
}

// The function says whether a float is less (0), equal (1), greater (2) or not to be compared (3).
// CHECK-LABEL: func.func @comparisons(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: f32) -> (i1, i1, i1)
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %[[A0]] : f32 to i32
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i32 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.bitcast %[[A1]] : f32 to i32
// CHECK-NEXT: %[[V3:.*]] = arith.extui %[[V2]] : i32 to i64
// CHECK-NEXT: %[[V4:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V5:.*]] = call @_mlir_apfloat_compare(%[[V4]], %[[V1]], %[[V3]]) : (i32, i64, i64) -> i8
// CHECK-NEXT: %[[V6:.*]] = arith.constant 3 : i8
// CHECK-NEXT: %[[V7:.*]] = arith.cmpi eq, %[[V5]], %[[V6]] : i8
// CHECK-NEXT: %[[V8:.*]] = arith.constant 2 : i8
// CHECK-NEXT: %[[V9:.*]] = arith.cmpi eq, %[[V5]], %[[V8]] : i8
// CHECK-NEXT: %[[V10:.*]] = arith.constant 1 : i8
// CHECK-NEXT: %[[V11:.*]] = arith.cmpi eq, %[[V5]], %[[V10]] : i8
// CHECK-NEXT: %[[V12:.*]] = arith.ori %[[V9]], %[[V11]] : i1
// CHECK-NEXT: %[[V13:.*]] = arith.ori %[[V7]], %[[V12]] : i1
// CHECK-NEXT: %[[V14:.*]] = arith.bitcast %[[A0]] : f32 to i32
// CHECK-NEXT: %[[V15:.*]] = arith.extui %[[V14]] : i32 to i64
// CHECK-NEXT: %[[V16:.*]] = arith.bitcast %[[A1]] : f32 to i32
// CHECK-NEXT: %[[V17:.*]] = arith.extui %[[V16]] : i32 to i64
// CHECK-NEXT: %[[V18:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V19:.*]] = call @_mlir_apfloat_compare(%[[V18]], %[[V15]], %[[V17]]) : (i32, i64, i64) -> i8
// CHECK-NEXT: %[[V20:.*]] = arith.constant 0 : i8
// CHECK-NEXT: %[[V21:.*]] = arith.cmpi eq, %[[V19]], %[[V20]] : i8
// CHECK-NEXT: %[[V22:.*]] = arith.constant 2 : i8
// CHECK-NEXT: %[[V23:.*]] = arith.cmpi eq, %[[V19]], %[[V22]] : i8
// CHECK-NEXT: %[[V24:.*]] = arith.ori %[[V21]], %[[V23]] : i1
// CHECK-NEXT: %[[V25:.*]] = arith.bitcast %[[A0]] : f32 to i32
// CHECK-NEXT: %[[V26:.*]] = arith.extui %[[V25]] : i32 to i64
// CHECK-NEXT: %[[V27:.*]] = arith.bitcast %[[A1]] : f32 to i32
// CHECK-NEXT: %[[V28:.*]] = arith.extui %[[V27]] : i32 to i64
// CHECK-NEXT: %[[V29:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V30:.*]] = call @_mlir_apfloat_compare(%[[V29]], %[[V26]], %[[V28]]) : (i32, i64, i64) -> i8
// CHECK-NEXT: %[[V31:.*]] = arith.constant true
// CHECK-NEXT: return %[[V13]], %[[V24]], %[[V31]] : i1, i1, i1
func.func @comparisons(%a: f32, %b: f32) -> (i1, i1, i1) {
  %0 = arith.cmpf uge, %a, %b : f32
  %1 = arith.cmpf one, %a, %b : f32
  %2 = arith.cmpf true, %a, %b : f32
  return %0, %1, %2 : i1, i1, i1
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME: %[[A0:.*]]: bf16, %[[A1:.*]]: i16) -> (f32, i8, bf16)
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %[[A0]] : bf16 to i16
// CHECK-NEXT: %[[V1:.*]] = arith.extui %[[V0]] : i16 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V3:.*]] = arith.constant 2 : i32
// CHECK-NEXT: %[[V4:.*]] = call @_mlir_apfloat_convert(%[[V2]], %[[V3]], %[[V1]]) : (i32, i32, i64) -> i64
// CHECK-NEXT: %[[V5:.*]] = arith.trunci %[[V4]] : i64 to i32
// CHECK-NEXT: %[[V6:.*]] = arith.bitcast %[[V5]] : i32 to f32
// CHECK-NEXT: %[[V7:.*]] = arith.bitcast %[[A0]] : bf16 to i16
// CHECK-NEXT: %[[V8:.*]] = arith.extui %[[V7]] : i16 to i64
// CHECK-NEXT: %[[V9:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V10:.*]] = arith.constant 8 : i32
// CHECK-NEXT: %[[V11:.*]] = arith.constant true
// CHECK-NEXT: %[[V12:.*]] = call @_mlir_apfloat_convert_to_int(%[[V9]], %[[V10]], %[[V11]], %[[V8]]) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT: %[[V13:.*]] = arith.trunci %[[V12]] : i64 to i8
// CHECK-NEXT: %[[V14:.*]] = arith.extsi %[[A1]] : i16 to i64
// CHECK-NEXT: %[[V15:.*]] = arith.constant 1 : i32
// CHECK-NEXT: %[[V16:.*]] = arith.constant 16 : i32
// CHECK-NEXT: %[[V17:.*]] = arith.constant false
// CHECK-NEXT: %[[V18:.*]] = call @_mlir_apfloat_convert_from_int(%[[V15]], %[[V16]], %[[V17]], %[[V14]]) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT: %[[V19:.*]] = arith.trunci %[[V18]] : i64 to i16
// CHECK-NEXT: %[[V20:.*]] = arith.bitcast %[[V19]] : i16 to bf16
// CHECK-NEXT: return %[[V6]], %[[V13]], %[[V20]] : f32, i8, bf16
func.func @casts(%a: bf16, %i: i16) -> (f32, i8, bf16) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.fptoui %a : bf16 to i8
  %2 = arith.sitofp %i : i16 to bf16
  return %0, %1, %2 : f32, i8, bf16
}

// Vectors are taken apart.
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME: %[[A0:.*]]: vector<1x2xf16>, %[[A1:.*]]: vector<1x2xf16>) -> vector<1x2xf16>
// CHECK-NEXT: %[[V0:.*]]:2 = vector.to_elements %[[A0]] : vector<1x2xf16>
// CHECK-NEXT: %[[V1:.*]]:2 = vector.to_elements %[[A1]] : vector<1x2xf16>
// CHECK-NEXT: %[[V2:.*]] = arith.bitcast %[[V0]]#0 : f16 to i16
// CHECK-NEXT: %[[V3:.*]] = arith.extui %[[V2]] : i16 to i64
// CHECK-NEXT: %[[V4:.*]] = arith.bitcast %[[V1]]#0 : f16 to i16
// CHECK-NEXT: %[[V5:.*]] = arith.extui %[[V4]] : i16 to i64
// CHECK-NEXT: %[[V6:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V7:.*]] = call @_mlir_apfloat_multiply(%[[V6]], %[[V3]], %[[V5]]) : (i32, i64, i64) -> i64
// CHECK-NEXT: %[[V8:.*]] = arith.trunci %[[V7]] : i64 to i16
// CHECK-NEXT: %[[V9:.*]] = arith.bitcast %[[V8]] : i16 to f16
// CHECK-NEXT: %[[V10:.*]] = arith.bitcast %[[V0]]#1 : f16 to i16
// CHECK-NEXT: %[[V11:.*]] = arith.extui %[[V10]] : i16 to i64
// CHECK-NEXT: %[[V12:.*]] = arith.bitcast %[[V1]]#1 : f16 to i16
// CHECK-NEXT: %[[V13:.*]] = arith.extui %[[V12]] : i16 to i64
// CHECK-NEXT: %[[V14:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[V15:.*]] = call @_mlir_apfloat_multiply(%[[V14]], %[[V11]], %[[V13]]) : (i32, i64, i64) -> i64
// CHECK-NEXT: %[[V16:.*]] = arith.trunci %[[V15]] : i64 to i16
// CHECK-NEXT: %[[V17:.*]] = arith.bitcast %[[V16]] : i16 to f16
// CHECK-NEXT: %[[V18:.*]] = vector.from_elements %[[V9]], %[[V17]] : vector<1x2xf16>
// CHECK-NEXT: return %[[V18]] : vector<1x2xf16>
func.func @vectors(%a: vector<1x2xf16>, %b: vector<1x2xf16>) -> vector<1x2xf16> {
  %0 = arith.mulf %a, %b : vector<1x2xf16>
  return %0 : vector<1x2xf16>
}

// What has more bits stays, and so do tensors.
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[A0:.*]]: f80, %[[A1:.*]]: tensor<2xf16>, %[[A2:.*]]: i128) -> (f80, tensor<2xf16>, f32)
// CHECK-NEXT: %[[V0:.*]] = arith.addf %[[A0]], %[[A0]] : f80
// CHECK-NEXT: %[[V1:.*]] = arith.subf %[[A1]], %[[A1]] : tensor<2xf16>
// CHECK-NEXT: %[[V2:.*]] = arith.uitofp %[[A2]] : i128 to f32
// CHECK-NEXT: return %[[V0]], %[[V1]], %[[V2]] : f80, tensor<2xf16>, f32
func.func @stays(%a: f80, %b: tensor<2xf16>, %i: i128) -> (f80, tensor<2xf16>, f32) {
  %0 = arith.addf %a, %a : f80
  %1 = arith.subf %b, %b : tensor<2xf16>
  %2 = arith.uitofp %i : i128 to f32
  return %0, %1, %2 : f80, tensor<2xf16>, f32
}

// 64 bits are no more than the functions take. (mlir-opt's result is invalid.)
// CHECK-LABEL: func.func @double(
// CHECK-SAME: %[[A0:.*]]: f64, %[[A1:.*]]: f64) -> (f64, i64)
// CHECK-NEXT: %[[V0:.*]] = arith.bitcast %[[A0]] : f64 to i64
// CHECK-NEXT: %[[V1:.*]] = arith.bitcast %[[A1]] : f64 to i64
// CHECK-NEXT: %[[V2:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V3:.*]] = call @_mlir_apfloat_divide(%[[V2]], %[[V0]], %[[V1]]) : (i32, i64, i64) -> i64
// CHECK-NEXT: %[[V4:.*]] = arith.bitcast %[[V3]] : i64 to f64
// CHECK-NEXT: %[[V5:.*]] = arith.bitcast %[[V4]] : f64 to i64
// CHECK-NEXT: %[[V6:.*]] = arith.constant 3 : i32
// CHECK-NEXT: %[[V7:.*]] = arith.constant 64 : i32
// CHECK-NEXT: %[[V8:.*]] = arith.constant false
// CHECK-NEXT: %[[V9:.*]] = call @_mlir_apfloat_convert_to_int(%[[V6]], %[[V7]], %[[V8]], %[[V5]]) : (i32, i32, i1, i64) -> i64
// CHECK-NEXT: return %[[V4]], %[[V9]] : f64, i64
func.func @double(%a: f64, %b: f64) -> (f64, i64) {
  %0 = arith.divf %a, %b : f64
  %1 = arith.fptosi %0 : f64 to i64
  return %0, %1 : f64, i64
}

// The functions round to the nearest even float, and know nothing of scalable vectors.
// CHECK-LABEL: func.func @unknown(
// CHECK-SAME: %[[A0:.*]]: f32, %[[A1:.*]]: vector<[2]xf16>) -> (f16, vector<[2]xf16>)
// CHECK-NEXT: %[[V0:.*]] = arith.truncf %[[A0]] to_nearest_away : f32 to f16
// CHECK-NEXT: %[[V1:.*]] = arith.addf %[[A1]], %[[A1]] : vector<[2]xf16>
// CHECK-NEXT: return %[[V0]], %[[V1]] : f16, vector<[2]xf16>
func.func @unknown(%a: f32, %v: vector<[2]xf16>) -> (f16, vector<[2]xf16>) {
  %0 = arith.truncf %a to_nearest_away : f32 to f16
  %1 = arith.addf %v, %v : vector<[2]xf16>
  return %0, %1 : f16, vector<[2]xf16>
}

// Modules in the module do not find the functions.
module @inner {
// CHECK-LABEL: func.func @nested(
// CHECK-SAME: %[[A0:.*]]: f32) -> f32
// CHECK-NEXT: %[[V0:.*]] = arith.addf %[[A0]], %[[A0]] : f32
// CHECK-NEXT: return %[[V0]] : f32
  func.func @nested(%a: f32) -> f32 {
    %0 = arith.addf %a, %a : f32
    return %0 : f32
  }
}
