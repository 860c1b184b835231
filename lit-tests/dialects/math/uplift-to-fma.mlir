// RUN: ttmlir-opt --math-uplift-to-fma %s | filecheck %s

// The sum has the flags that both have; a product that others use stays.
// CHECK-LABEL: func.func @shared(
// CHECK-SAME: %[[A:.*]]: f32, %[[B:.*]]: f32, %[[C:.*]]: f32
// CHECK-NEXT: %[[PRODUCT:.*]] = arith.mulf %[[A]], %[[B]] fastmath<nnan,contract> : f32
// CHECK-NEXT: %[[SUM:.*]] = math.fma %[[A]], %[[B]], %[[C]] fastmath<contract> : f32
// CHECK-NEXT: %[[OTHER:.*]] = arith.addf %[[PRODUCT]], %[[C]] fastmath<nnan> : f32
// CHECK-NEXT: return %[[SUM]], %[[OTHER]]
func.func @shared(%a: f32, %b: f32, %c: f32) -> (f32, f32) {
  %0 = arith.mulf %a, %b fastmath<nnan,contract> : f32
  %1 = arith.addf %c, %0 fastmath<ninf,contract> : f32
  %2 = arith.addf %0, %c fastmath<nnan> : f32
  return %1, %2 : f32, f32
}
