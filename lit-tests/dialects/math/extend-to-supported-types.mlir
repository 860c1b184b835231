// RUN: ttmlir-opt --allow-unregistered-dialect --math-extend-to-supported-types %s | filecheck %s
// RUN: ttmlir-opt --allow-unregistered-dialect --math-extend-to-supported-types=extra-types=f16,bf16 %s | filecheck %s --check-prefix=EXTRA
// RUN: not ttmlir-opt --allow-unregistered-dialect --math-extend-to-supported-types=target-type=tf32 %s 2>&1 | filecheck %s --check-prefix=TARGET
// RUN: not ttmlir-opt --allow-unregistered-dialect --math-extend-to-supported-types=extra-types=f16,i32 %s 2>&1 | filecheck %s --check-prefix=SOURCE

// TARGET: <unknown>:0: error: could not map target type 'tf32' to a known floating-point type
// SOURCE: <unknown>:0: error: could not map source type 'i32' to a known floating-point type

// mlir-opt crashes where an operation is of no dialect.
// CHECK-LABEL: func.func @no_dialect(
// CHECK-SAME: %[[A:.*]]: f16
// CHECK-NEXT: %[[WIDE:.*]] = arith.extf %[[A]] fastmath<contract> : f16 to f32
// CHECK-NEXT: %[[EXP:.*]] = math.exp %[[WIDE]] : f32
// CHECK-NEXT: %[[NARROW:.*]] = arith.truncf %[[EXP]] fastmath<contract> : f32 to f16
// CHECK-NEXT: "use"(%[[NARROW]]) : (f16) -> ()
// EXTRA-LABEL: func.func @no_dialect(
// EXTRA-NEXT: math.exp %{{.*}} : f16
func.func @no_dialect(%a: f16) {
  %0 = math.exp %a : f16
  "use"(%0) : (f16) -> ()
  return
}
