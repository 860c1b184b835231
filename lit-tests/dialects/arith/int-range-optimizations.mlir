// RUN: ttmlir-opt --int-range-optimizations %s | filecheck %s
// RUN: ttmlir-opt --arith-unsigned-when-equivalent %s | filecheck %s --check-prefix=UNSIGNED
// RUN: ttmlir-opt --arith-int-range-narrowing=int-bitwidths-supported=8 %s | filecheck %s --check-prefix=NARROW

// CHECK-LABEL: func.func @remainder(
// CHECK-SAME: %[[A:.*]]: i32
// CHECK: %[[REST:.*]] = arith.remui %[[A]]
// CHECK-NEXT: return %[[REST]], %true : i32, i1
// UNSIGNED-LABEL: func.func @remainder(
// UNSIGNED: arith.remui
// UNSIGNED: arith.remui
// UNSIGNED: arith.cmpi slt
// NARROW-LABEL: func.func @remainder(
// NARROW: arith.trunci %{{.*}} : i32 to i8
// NARROW: arith.remsi %{{.*}}, %{{.*}} : i8
// NARROW: arith.cmpi slt, %{{.*}}, %{{.*}} : i8
func.func @remainder(%a: i32) -> (i32, i1) {
  %c5 = arith.constant 5 : i32
  %0 = arith.remui %a, %c5 : i32
  %1 = arith.remsi %0, %c5 : i32
  %2 = arith.cmpi slt, %1, %c5 : i32
  return %1, %2 : i32, i1
}
