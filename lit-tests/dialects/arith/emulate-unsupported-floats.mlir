// RUN: ttmlir-opt --arith-emulate-unsupported-floats=source-types=bf16 %s | filecheck %s
// RUN: ttmlir-opt --arith-emulate-unsupported-floats="source-types=bf16 target-type=f64" %s | filecheck %s --check-prefix=F64
// RUN: ttmlir-opt --arith-emulate-unsupported-floats %s | filecheck %s --check-prefix=NONE
// RUN: not ttmlir-opt --arith-emulate-unsupported-floats="source-types=foo target-type=bar" %s 2>&1 | filecheck %s --check-prefix=TARGET
// RUN: not ttmlir-opt --arith-emulate-unsupported-floats=source-types=bf16,tf32 %s 2>&1 | filecheck %s --check-prefix=SOURCE
// RUN: not ttmlir-opt --arith-emulate-unsupported-floats=source-types=bf16,f32 %s 2>&1 | filecheck %s --check-prefix=BOTH

// TARGET: <unknown>:0: error: could not map target type 'bar' to a known floating-point type
// SOURCE: <unknown>:0: error: could not map source type 'tf32' to a known floating-point type
// BOTH: <unknown>:0: error: target type cannot be an unsupported source type

// CHECK-LABEL: func.func @sum(
// CHECK-SAME: %[[A:.*]]: bf16, %[[B:.*]]: bf16
// CHECK-NEXT: %[[WIDE_B:.*]] = arith.extf %[[B]] fastmath<contract> : bf16 to f32
// CHECK-NEXT: %[[WIDE_A:.*]] = arith.extf %[[A]] fastmath<contract> : bf16 to f32
// CHECK-NEXT: %[[SUM:.*]] = arith.addf %[[WIDE_A]], %[[WIDE_B]] fastmath<nnan> : f32
// CHECK-NEXT: %[[NARROW:.*]] = arith.truncf %[[SUM]] fastmath<contract> : f32 to bf16
// CHECK-NEXT: return %[[NARROW]] : bf16
// F64-LABEL: func.func @sum(
// F64: arith.addf %{{.*}}, %{{.*}} fastmath<nnan> : f64
// NONE-LABEL: func.func @sum(
// NONE-NEXT: arith.addf %{{.*}}, %{{.*}} fastmath<nnan> : bf16
func.func @sum(%a: bf16, %b: bf16) -> bf16 {
  %0 = arith.addf %a, %b fastmath<nnan> : bf16
  return %0 : bf16
}
