// RUN: ttmlir-opt --math-expand-ops %s | filecheck %s
// RUN: ttmlir-opt --math-expand-ops=ops=cosh %s | filecheck %s --check-prefix=COSH

// There are no constants of unknown rank, and nobody knows how many bits an index has.
// CHECK-LABEL: func.func @left(
// CHECK-NEXT: math.cosh
// CHECK-NEXT: math.ctlz
func.func @left(%t: tensor<*xf32>, %i: index) -> (tensor<*xf32>, index) {
  %0 = math.cosh %t : tensor<*xf32>
  %1 = math.ctlz %i : index
  return %0, %1 : tensor<*xf32>, index
}

// CHECK-LABEL: func.func @some(
// CHECK-SAME: %[[A:.*]]: f32
// CHECK-NOT: math.cosh
// CHECK: %[[SIN:.*]] = math.sin %[[A]] : f32
// CHECK-NEXT: %[[COS:.*]] = math.cos %[[A]] : f32
// CHECK-NEXT: arith.divf %[[SIN]], %[[COS]] : f32
// COSH-LABEL: func.func @some(
// COSH-NOT: math.cosh
// COSH: math.tan
func.func @some(%a: f32) -> (f32, f32) {
  %0 = math.cosh %a : f32
  %1 = math.tan %a : f32
  return %0, %1 : f32, f32
}
