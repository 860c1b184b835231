// RUN: ttmlir-opt --convert-memref-to-tensor %s | filecheck %s

// Loops compute their bounds, and places of elements are computed.
// CHECK: #[[LEAST:.*]] = affine_map<(d0) -> (d0 + 2, 7)>
// CHECK: #[[SHIFT:.*]] = affine_map<(d0) -> (d0 + 1)>
// CHECK-LABEL: func.func @window(
// CHECK-SAME: %[[X:.*]]: tensor<8xf32>, %[[Y:.*]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK: %[[LOOP:.*]] = scf.for %[[I:.*]] = %{{.*}} to %{{.*}} step %{{.*}} iter_args(%[[OUTER:.*]] = %[[Y]]) -> (tensor<8xf32>) {
// CHECK: %[[END:.*]] = affine.min #[[LEAST]](%[[I]])
// CHECK: scf.for %[[J:.*]] = %[[I]] to %[[END]] step %{{.*}} iter_args(%[[INNER:.*]] = %[[OUTER]]) -> (tensor<8xf32>) {
// CHECK: %[[NEXT:.*]] = affine.apply #[[SHIFT]](%[[J]])
// CHECK: %[[ELEMENT:.*]] = tensor.extract %[[X]][%[[NEXT]]] : tensor<8xf32>
// CHECK: tensor.insert %[[ELEMENT]] into %[[INNER]][%[[J]]] : tensor<8xf32>
// CHECK: return %[[LOOP]] : tensor<8xf32>
func.func @window(%x: memref<8xf32>, %y: memref<8xf32>) {
  affine.for %i = 0 to 6 {
    affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 2, 7)>(%i) {
      %e = affine.load %x[%j + 1] : memref<8xf32>
      affine.store %e, %y[%j] : memref<8xf32>
    }
  } {some.note}
  return
}

// What loops carry and branches choose stays so.
// CHECK-LABEL: func.func @sum(
// CHECK: %[[SUM:.*]] = scf.for {{.*}} iter_args(%[[ACC:.*]] = %{{.*}}) -> (f32) {
// CHECK: %[[FIRST:.*]] = arith.cmpi sge, %{{.*}}, %{{.*}} : index
// CHECK: %[[SECOND:.*]] = arith.cmpi eq, %{{.*}}, %{{.*}} : index
// CHECK: %[[BOTH:.*]] = arith.andi %[[FIRST]], %[[SECOND]] : i1
// CHECK: scf.if %[[BOTH]] -> (f32) {
// CHECK: arith.addf %[[ACC]]
// CHECK: } else {
// CHECK: scf.yield %[[ACC]] : f32
func.func @sum(%x: memref<8xf32>, %y: memref<f32>) {
  %zero = arith.constant 0.0 : f32
  %sum = affine.for %i = 0 to 8 iter_args(%acc = %zero) -> (f32) {
    %next = affine.if affine_set<(d0) : (d0 - 3 >= 0, d0 mod 2 == 0)>(%i) -> f32 {
      %e = affine.load %x[%i] : memref<8xf32>
      %s = arith.addf %acc, %e : f32
      affine.yield %s : f32
    } else {
      affine.yield %acc : f32
    }
    affine.yield %next : f32
  }
  affine.store %sum, %y[] : memref<f32>
  return
}

// The greatest of several bounds is where a loop starts; parallel loops run in turn.
// CHECK-LABEL: func.func @parallel(
// CHECK: %[[START:.*]] = affine.max #{{.*}}(%[[N:.*]])
// CHECK: scf.for %{{.*}} = %[[START]] to
// CHECK: scf.for
// CHECK: tensor.insert
func.func @parallel(%n: index, %y: memref<8x8xf32>) {
  %one = arith.constant 1.0 : f32
  affine.parallel (%i, %j) = (max(%n, 2), 0) to (8, 8) step (2, 1) {
    affine.store %one, %y[%i, %j] : memref<8x8xf32>
  }
  return
}

// So do parallel loops that only read.
// CHECK-LABEL: func.func @nothing(
// CHECK: scf.for
// CHECK-NEXT: tensor.extract
func.func @nothing(%x: memref<4xf32>) {
  affine.parallel (%i) = (0) to (4) {
    %v = affine.load %x[%i] : memref<4xf32>
  }
  return
}
