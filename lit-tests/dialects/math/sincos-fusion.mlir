// RUN: ttmlir-opt --math-sincos-fusion %s | filecheck %s

// A cosine that control may not have come to is not one that the sine can take, as mlir-opt does; one behind the sine is.
// CHECK-LABEL: func.func @before(
// CHECK-SAME: %[[A:.*]]: f32
// CHECK-NEXT: scf.if
// CHECK-NEXT: %[[FIRST:.*]] = math.cos %[[A]] : f32
// CHECK-NEXT: scf.yield %[[FIRST]] : f32
// CHECK: %[[SIN:.*]], %[[COS:.*]] = math.sincos %[[A]] : f32
// CHECK-NEXT: scf.if
// CHECK-NEXT: scf.yield %[[COS]] : f32
func.func @before(%a: f32, %c: i1) -> (f32, f32, f32) {
  %0 = scf.if %c -> f32 {
    %first = math.cos %a : f32
    scf.yield %first : f32
  } else {
    scf.yield %a : f32
  }
  %1 = math.sin %a : f32
  %2 = scf.if %c -> f32 {
    %second = math.cos %a : f32
    scf.yield %second : f32
  } else {
    scf.yield %a : f32
  }
  return %0, %1, %2 : f32, f32, f32
}

// Cosines are replaced from the first on, and the sines that are left stay.
// CHECK-LABEL: func.func @more_sines(
// CHECK-SAME: %[[A:.*]]: f32
// CHECK-NEXT: %[[COS:.*]] = math.cos %[[A]] fastmath<nnan> : f32
// CHECK-NEXT: %[[ONE:.*]] = math.sin %[[A]] : f32
// CHECK-NEXT: %[[TWO:.*]], %[[OTHER:.*]] = math.sincos %[[A]] : f32
// CHECK-NEXT: return %[[COS]], %[[ONE]], %[[TWO]], %[[OTHER]]
func.func @more_sines(%a: f32) -> (f32, f32, f32, f32) {
  %0 = math.cos %a fastmath<nnan> : f32
  %1 = math.sin %a : f32
  %2 = math.sin %a : f32
  %3 = math.cos %a : f32
  return %0, %1, %2, %3 : f32, f32, f32, f32
}
