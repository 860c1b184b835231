// RUN: ttmlir-opt --convert-math-to-funcs=convert-ctlz --convert-math-to-libm %s | filecheck %s

// CHECK: func.func private @sinf(f32) -> f32 attributes {llvm.readnone}
// CHECK-NEXT: func.func @uses
func.func @uses(%a: f32, %b: f16, %n: i8) -> (f32, f16, i8) {
  // CHECK-NEXT: %[[SIN:.*]] = call @sinf(%[[A:.*]]) : (f32) -> f32
  %0 = math.sin %a : f32
  // CHECK-NEXT: %[[WIDE:.*]] = arith.extf %{{.*}} : f16 to f32
  // CHECK-NEXT: %[[SIN_OF_WIDE:.*]] = call @sinf(%[[WIDE]]) : (f32) -> f32
  // CHECK-NEXT: %[[NARROW:.*]] = arith.truncf %[[SIN_OF_WIDE]] : f32 to f16
  %1 = math.sin %b : f16
  // CHECK-NEXT: %[[POWER:.*]] = call @__mlir_math_fpowi_f32_i8(%[[SIN]], %[[N:.*]]) : (f32, i8) -> f32
  %2 = math.fpowi %0, %n : f32, i8
  // CHECK-NEXT: call @__mlir_math_ctlz_i8(%[[N]]) : (i8) -> i8
  %3 = math.ctlz %n : i8
  return %2, %1, %3 : f32, f16, i8
}

// CHECK: func.func private @__mlir_math_fpowi_f32_i8(%{{.*}}: f32, %{{.*}}: i8) -> f32 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK: func.func private @__mlir_math_ctlz_i8(%{{.*}}: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
