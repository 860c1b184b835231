// RUN: ttmlir-opt --canonicalize %s | filecheck %s

// CHECK-LABEL: func.func @arithmetic_a
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: return %arg0, %arg0, %arg0, %arg1, %1, %0 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4x3xf32>
func.func @arithmetic_a(%x: tensor<4x3xf32>, %i: tensor<4xi32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4x3xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %zz = "tosa.const"() {values = dense<0.0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
  %zi = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %oi = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.add %x, %z : (tensor<4x3xf32>, tensor<1x1xf32>) -> tensor<4x3xf32>
  %1 = tosa.add %zz, %x : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = tosa.sub %x, %zz : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %3 = tosa.add %i, %zi : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %4 = tosa.add %oi, %oi : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = tosa.add %zz, %zz : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0, %1, %2, %3, %4, %5 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4x3xf32>
}

// CHECK-LABEL: func.func @arithmetic_b
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<1> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<[9, -9, 4, 5]> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<4.000000e+00> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
// CHECK-NEXT: %4 = tosa.intdiv %1, %1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: %5 = tosa.sub %1, %0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: return %arg0, %2, %3, %arg1, %2, %4, %5 : tensor<4x3xf32>, tensor<4xi32>, tensor<4x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
func.func @arithmetic_b(%x: tensor<4x3xf32>, %i: tensor<4xi32>, %s: tensor<1xi8>) -> (tensor<4x3xf32>, tensor<4xi32>, tensor<4x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %one = "tosa.const"() {values = dense<1.0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
  %two = "tosa.const"() {values = dense<2.0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
  %oi = "tosa.const"() {values = dense<1> : tensor<4xi32>} : () -> tensor<4xi32>
  %zi = "tosa.const"() {values = dense<0> : tensor<4xi32>} : () -> tensor<4xi32>
  %ni = "tosa.const"() {values = dense<[9, -9, 4, 5]> : tensor<4xi32>} : () -> tensor<4xi32>
  %sh = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %x, %one, %sh : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<1xi8>) -> tensor<4x3xf32>
  %1 = tosa.mul %i, %zi, %sh : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %2 = tosa.mul %two, %two, %sh : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<1xi8>) -> tensor<4x3xf32>
  %3 = tosa.intdiv %i, %oi : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %4 = tosa.intdiv %zi, %i : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %5 = tosa.intdiv %ni, %ni : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  %6 = tosa.sub %ni, %oi : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<4x3xf32>, tensor<4xi32>, tensor<4x3xf32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @arithmetic_c
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<true> : tensor<4x3xi1>}> : () -> tensor<4x3xi1>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<5.000000e-01> : tensor<4x3xf32>}> : () -> tensor<4x3xf32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<false> : tensor<4x3xi1>}> : () -> tensor<4x3xi1>
// CHECK-NEXT: %3 = tosa.equal %arg0, %arg0 : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
// CHECK-NEXT: %4 = tosa.abs %arg0 : (tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %2, %2, %3, %4, %arg0, %1, %0 : tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xi1>
func.func @arithmetic_c(%x: tensor<4x3xf32>, %d: tensor<?x3xf32>) -> (tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xi1>) {
  %one = "tosa.const"() {values = dense<1.0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
  %two = "tosa.const"() {values = dense<2.0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
  %zf = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.greater %one, %two : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  %1 = tosa.greater_equal %one, %two : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  %2 = tosa.equal %x, %x : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  %3 = tosa.abs %x : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %4 = tosa.abs %3 : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %5 = tosa.negate %x, %zf, %zf : (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x3xf32>
  %6 = tosa.negate %5, %zf, %zf : (tensor<4x3xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4x3xf32>
  %7 = tosa.reciprocal %two : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %8 = tosa.equal %one, %one : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
  return %0, %1, %2, %4, %6, %7, %8 : tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xi1>
}

// CHECK-LABEL: func.func @arithmetic_d
// CHECK-NEXT: %0 = tosa.select %arg1, %arg2, %arg0 : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK-NEXT: return %arg0, %arg2, %arg0, %0 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
func.func @arithmetic_d(%x: tensor<4x3xf32>, %c: tensor<4x3xi1>, %y: tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) {
  %t = "tosa.const"() {values = dense<true> : tensor<4x3xi1>} : () -> tensor<4x3xi1>
  %f = "tosa.const"() {values = dense<false> : tensor<4x3xi1>} : () -> tensor<4x3xi1>
  %0 = tosa.select %t, %x, %y : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %1 = tosa.select %f, %x, %y : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %2 = tosa.select %c, %x, %x : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  %n = tosa.logical_not %c : (tensor<4x3xi1>) -> tensor<4x3xi1>
  %3 = tosa.select %n, %x, %y : (tensor<4x3xi1>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
  return %0, %1, %2, %3 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>
}

// CHECK-LABEL: func.func @layout_reduce
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00, 2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00, 6.000000e+00]]> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT: %2 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT: %3 = tosa.reduce_sum %1 {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
// CHECK-NEXT: return %arg0, %arg1, %2, %3, %arg0 : tensor<4x1xf32>, tensor<?x1xf32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<4x1xf32>
func.func @layout_reduce(%x: tensor<4x1xf32>, %d: tensor<?x1xf32>) -> (tensor<4x1xf32>, tensor<?x1xf32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<4x1xf32>) {
  %c = "tosa.const"() {values = dense<[[1,2,3],[4,5,6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %f = "tosa.const"() {values = dense<[[1.0,2.0,3.0],[4.0,5.0,6.0]]> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
  %0 = tosa.reduce_sum %x {axis = 1 : i32} : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %1 = tosa.reduce_sum %d {axis = 1 : i32} : (tensor<?x1xf32>) -> tensor<?x1xf32>
  %2 = tosa.reduce_sum %c {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %3 = tosa.reduce_sum %f {axis = 0 : i32} : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %4 = tosa.reduce_max %x {axis = 1 : i32} : (tensor<4x1xf32>) -> tensor<4x1xf32>
  return %0, %1, %2, %3, %4 : tensor<4x1xf32>, tensor<?x1xf32>, tensor<1x3xi32>, tensor<1x3xf32>, tensor<4x1xf32>
}

// CHECK-LABEL: func.func @layout_reduce_consts
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, -5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<5> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<{{\[\[}}true, false, true], [true, true, true]]> : tensor<2x3xi1>}> : () -> tensor<2x3xi1>
// CHECK-NEXT: %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT: %4 = tosa.reduce_min %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT: %5 = tosa.reduce_product %0 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT: %6 = tosa.reduce_sum %0 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
// CHECK-NEXT: %7 = tosa.reduce_all %2 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
// CHECK-NEXT: %8 = tosa.reduce_any %2 {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
// CHECK-NEXT: %9 = tosa.reduce_sum %1 {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
// CHECK-NEXT: return %3, %4, %5, %6, %7, %8, %9 : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<2x1xi32>, tensor<2x1xi1>, tensor<2x1xi1>, tensor<1x3xi32>
func.func @layout_reduce_consts() -> (tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<2x1xi32>, tensor<2x1xi1>, tensor<2x1xi1>, tensor<1x3xi32>) {
  %c = "tosa.const"() {values = dense<[[1,2,3],[4,-5,6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %s = "tosa.const"() {values = dense<5> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %b = "tosa.const"() {values = dense<[[true,false,true],[true,true,true]]> : tensor<2x3xi1>} : () -> tensor<2x3xi1>
  %0 = tosa.reduce_max %c {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %1 = tosa.reduce_min %c {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %2 = tosa.reduce_product %c {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %3 = tosa.reduce_sum %c {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  %4 = tosa.reduce_all %b {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  %5 = tosa.reduce_any %b {axis = 1 : i32} : (tensor<2x3xi1>) -> tensor<2x1xi1>
  %6 = tosa.reduce_sum %s {axis = 0 : i32} : (tensor<2x3xi32>) -> tensor<1x3xi32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<1x3xi32>, tensor<1x3xi32>, tensor<1x3xi32>, tensor<2x1xi32>, tensor<2x1xi1>, tensor<2x1xi1>, tensor<1x3xi32>
}

// CHECK-LABEL: func.func @layout_layout
// CHECK-NEXT: %0 = tosa.const_shape {values = dense<12> : tensor<1xindex>} : () -> !tosa.shape<1>
// CHECK-NEXT: %1 = tosa.reshape %arg0, %0 : (tensor<4x3xf32>, !tosa.shape<1>) -> tensor<12xf32>
// CHECK-NEXT: %2 = tosa.concat %arg0, %arg0, %arg0 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<12x3xf32>
// CHECK-NEXT: return %arg0, %arg0, %arg0, %1, %arg1, %arg0, %arg0, %arg0, %2 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<12xf32>, tensor<4x1xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<12x3xf32>
func.func @layout_layout(%x: tensor<4x3xf32>, %y: tensor<4x1xf32>, %d: tensor<?x3xf32>, %p: tensor<1xf32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<12xf32>, tensor<4x1xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<12x3xf32>) {
  %s = tosa.const_shape {values = dense<[4, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z4 = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %z = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %o = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s12 = tosa.const_shape {values = dense<12> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s26 = tosa.const_shape {values = dense<[2, 6]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %x, %s : (tensor<4x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  %1 = tosa.pad %x, %z4, %p : (tensor<4x3xf32>, !tosa.shape<4>, tensor<1xf32>) -> tensor<4x3xf32>
  %2 = tosa.slice %x, %z, %s : (tensor<4x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<4x3xf32>
  %3 = tosa.reshape %x, %s26 : (tensor<4x3xf32>, !tosa.shape<2>) -> tensor<2x6xf32>
  %4 = tosa.reshape %3, %s12 : (tensor<2x6xf32>, !tosa.shape<1>) -> tensor<12xf32>
  %5 = tosa.reverse %y {axis = 1 : i32} : (tensor<4x1xf32>) -> tensor<4x1xf32>
  %6 = tosa.tile %x, %o : (tensor<4x3xf32>, !tosa.shape<2>) -> tensor<4x3xf32>
  %7 = tosa.transpose %x {perms = array<i32: 0, 1>} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %8 = tosa.concat %x {axis = 0 : i32} : (tensor<4x3xf32>) -> tensor<4x3xf32>
  %9 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %10 = tosa.concat %9, %x {axis = 0 : i32} : (tensor<8x3xf32>, tensor<4x3xf32>) -> tensor<12x3xf32>
  return %0, %1, %2, %4, %5, %6, %7, %8, %10 : tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<12xf32>, tensor<4x1xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<12x3xf32>
}

// CHECK-LABEL: func.func @layout_transposes
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<7> : tensor<3x2xi32>}> : () -> tensor<3x2xi32>
// CHECK-NEXT: %1 = tosa.const_shape {values = dense<[4, 1, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<{{\[\[}}1, 2, 3], [4, -5, 6]]> : tensor<2x3xi32>}> : () -> tensor<2x3xi32>
// CHECK-NEXT: %3 = tosa.transpose %arg0 {perms = array<i32: 0, 2, 1>} : (tensor<4x3x2xf32>) -> tensor<4x2x3xf32>
// CHECK-NEXT: %4 = tosa.reshape %arg1, %1 : (tensor<1x4x1xf32>, !tosa.shape<3>) -> tensor<4x1x1xf32>
// CHECK-NEXT: %5 = tosa.transpose %2 {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
// CHECK-NEXT: return %3, %4, %5, %0, %arg0 : tensor<4x2x3xf32>, tensor<4x1x1xf32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<4x3x2xf32>
func.func @layout_transposes(%x: tensor<4x3x2xf32>, %y: tensor<1x4x1xf32>) -> (tensor<4x2x3xf32>, tensor<4x1x1xf32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<4x3x2xf32>) {
  %c = "tosa.const"() {values = dense<[[1,2,3],[4,-5,6]]> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %s = "tosa.const"() {values = dense<7> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
  %0 = tosa.transpose %x {perms = array<i32: 2, 0, 1>} : (tensor<4x3x2xf32>) -> tensor<2x4x3xf32>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0, 2>} : (tensor<2x4x3xf32>) -> tensor<4x2x3xf32>
  %2 = tosa.transpose %y {perms = array<i32: 1, 0, 2>} : (tensor<1x4x1xf32>) -> tensor<4x1x1xf32>
  %3 = tosa.transpose %c {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %4 = tosa.transpose %s {perms = array<i32: 1, 0>} : (tensor<2x3xi32>) -> tensor<3x2xi32>
  %5 = tosa.transpose %0 {perms = array<i32: 1, 2, 0>} : (tensor<2x4x3xf32>) -> tensor<4x3x2xf32>
  return %1, %2, %3, %4, %5 : tensor<4x2x3xf32>, tensor<4x1x1xf32>, tensor<3x2xi32>, tensor<3x2xi32>, tensor<4x3x2xf32>
}

// CHECK-LABEL: func.func @layout_clamp
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 1.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = tosa.clamp %arg1 {max_val = 12 : i8, min_val = -10 : i8} : (tensor<4xi8>) -> tensor<4xi8>
// CHECK-NEXT: return %arg0, %0, %arg1, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xi8>
func.func @layout_clamp(%x: tensor<4xf32>, %i: tensor<4xi8>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xi8>) {
  %0 = tosa.clamp %x {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.clamp %1 {min_val = 1.0 : f32, max_val = 7.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.clamp %i {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %4 = tosa.clamp %i {min_val = -10 : i8, max_val = 17 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  %5 = tosa.clamp %4 {min_val = -12 : i8, max_val = 12 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0, %2, %3, %5 : tensor<4xf32>, tensor<4xf32>, tensor<4xi8>, tensor<4xi8>
}

// CHECK-LABEL: func.func @layout_casts
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<2> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<7.000000e+00> : tensor<4xf32>}> : () -> tensor<4xf32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<1.500000e+00> : tensor<4xf16>}> : () -> tensor<4xf16>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<7> : tensor<4xi8>}> : () -> tensor<4xi8>
// CHECK-NEXT: %4 = "tosa.const"() <{values = dense<7> : tensor<4xi64>}> : () -> tensor<4xi64>
// CHECK-NEXT: return %arg0, %0, %1, %2, %3, %4 : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf16>, tensor<4xi8>, tensor<4xi64>
func.func @layout_casts(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf16>, tensor<4xi8>, tensor<4xi64>) {
  %c = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  %i = "tosa.const"() {values = dense<7> : tensor<4xi32>} : () -> tensor<4xi32>
  %0 = tosa.cast %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.cast %c : (tensor<4xf32>) -> tensor<4xi32>
  %2 = tosa.cast %i : (tensor<4xi32>) -> tensor<4xf32>
  %3 = tosa.cast %c : (tensor<4xf32>) -> tensor<4xf16>
  %4 = tosa.cast %i : (tensor<4xi32>) -> tensor<4xi8>
  %5 = tosa.cast %i : (tensor<4xi32>) -> tensor<4xi64>
  return %0, %1, %2, %3, %4, %5 : tensor<4xf32>, tensor<4xi32>, tensor<4xf32>, tensor<4xf16>, tensor<4xi8>, tensor<4xi64>
}

// CHECK-LABEL: func.func @layout_pool
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: return %arg0, %0 : tensor<1x1x1x3xf32>, tensor<4xi32>
func.func @layout_pool(%x: tensor<1x1x1x3xf32>, %y: tensor<4x1xf32>, %s: tensor<2x1xf32>) -> (tensor<1x1x1x3xf32>, tensor<4xi32>) {
  %0 = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x1x1x3xf32>) -> tensor<1x1x1x3xf32>
  %1 = tosa.argmax %y {axis = 1 : i32} : (tensor<4x1xf32>) -> tensor<4xi32>
  return %0, %1 : tensor<1x1x1x3xf32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @layout_unused
// CHECK-NEXT: return
func.func @layout_unused(%x: tensor<4xf32>) {
  %0 = tosa.exp %x : (tensor<4xf32>) -> tensor<4xf32>
  %1 = tosa.const_shape {values = dense<0> : tensor<4xindex>} : () -> !tosa.shape<4>
  %2 = "tosa.const"() {values = dense<1.5> : tensor<4xf32>} : () -> tensor<4xf32>
  return
}

// CHECK-LABEL: func.func @corner_m
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<16> : tensor<4xi16>}> : () -> tensor<4xi16>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<6> : tensor<4x2xi32>}> : () -> tensor<4x2xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<16> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<16> : tensor<4xi8>}> : () -> tensor<4xi8>
// CHECK-NEXT: %4 = "tosa.const"() <{values = dense<17> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %5 = "tosa.const"() <{values = dense<-82> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %6 = "tosa.const"() <{values = dense<-174> : tensor<4xi32>}> : () -> tensor<4xi32>
// CHECK-NEXT: %7 = tosa.mul %4, %5, %arg0 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
// CHECK-NEXT: return %6, %7, %3, %2, %1, %0 : tensor<4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4x2xi32>, tensor<4xi16>
func.func @corner_m(%s7: tensor<1xi8>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4x2xi32>, tensor<4xi16>) {
  %a = "tosa.const"() {values = dense<17> : tensor<4xi32>} : () -> tensor<4xi32>
  %b = "tosa.const"() {values = dense<-82> : tensor<4xi32>} : () -> tensor<4xi32>
  %c = "tosa.const"() {values = dense<100> : tensor<4xi8>} : () -> tensor<4xi8>
  %s = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %bc = "tosa.const"() {values = dense<2> : tensor<1x2xi32>} : () -> tensor<1x2xi32>
  %bd = "tosa.const"() {values = dense<3> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
  %0 = tosa.mul %a, %b, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %1 = tosa.mul %a, %b, %s7 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  %2 = tosa.mul %c, %c, %z : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi8>
  %3 = tosa.mul %c, %c, %z : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  %4 = tosa.mul %bc, %bd, %z : (tensor<1x2xi32>, tensor<4x1xi32>, tensor<1xi8>) -> tensor<4x2xi32>
  %5 = tosa.mul %c, %c, %z : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi16>
  return %0, %1, %2, %3, %4, %5 : tensor<4xi32>, tensor<4xi32>, tensor<4xi8>, tensor<4xi32>, tensor<4x2xi32>, tensor<4xi16>
}

// CHECK-LABEL: func.func @corner_n
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1x1xf32>}> : () -> tensor<1x1xf32>
// CHECK-NEXT: %1 = tosa.add %arg1, %0 : (tensor<*xf32>, tensor<1x1xf32>) -> tensor<*xf32>
// CHECK-NEXT: %2 = tosa.add %arg0, %0 : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x?xf32>
// CHECK-NEXT: %3 = tosa.equal %arg0, %arg0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
// CHECK-NEXT: return %arg0, %arg0, %1, %arg0, %2, %3 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<*xf32>, tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x3xi1>
func.func @corner_n(%x: tensor<?x3xf32>, %u: tensor<*xf32>, %q: tensor<4x!quant.uniform<i8:f32, 1.0>>) -> (tensor<?x3xf32>, tensor<?x3xf32>, tensor<*xf32>, tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x3xi1>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %nz = "tosa.const"() {values = dense<-0.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %one = "tosa.const"() {values = dense<1.0> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
  %sh = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.add %x, %z : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x3xf32>
  %1 = tosa.add %x, %nz : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x3xf32>
  %2 = tosa.add %u, %z : (tensor<*xf32>, tensor<1x1xf32>) -> tensor<*xf32>
  %3 = tosa.mul %x, %one, %sh : (tensor<?x3xf32>, tensor<1x1xf32>, tensor<1xi8>) -> tensor<?x3xf32>
  %4 = tosa.add %x, %z : (tensor<?x3xf32>, tensor<1x1xf32>) -> tensor<?x?xf32>
  %5 = tosa.equal %x, %x : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xi1>
  return %0, %1, %2, %3, %4, %5 : tensor<?x3xf32>, tensor<?x3xf32>, tensor<*xf32>, tensor<?x3xf32>, tensor<?x?xf32>, tensor<?x3xi1>
}

// CHECK-LABEL: func.func @corner_i
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<0> : tensor<4x3xi32>}> : () -> tensor<4x3xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<0> : tensor<1x1xi32>}> : () -> tensor<1x1xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<true> : tensor<4x3xi1>}> : () -> tensor<4x3xi1>
// CHECK-NEXT: %4 = tosa.equal %arg1, %arg1 : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
// CHECK-NEXT: %5 = tosa.mul %arg1, %1, %2 : (tensor<?x3xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<?x3xi32>
// CHECK-NEXT: %6 = tosa.mul %arg0, %1, %arg2 : (tensor<4x3xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<4x3xi32>
// CHECK-NEXT: return %3, %4, %0, %5, %6 : tensor<4x3xi1>, tensor<?x3xi1>, tensor<4x3xi32>, tensor<?x3xi32>, tensor<4x3xi32>
func.func @corner_i(%x: tensor<4x3xi32>, %y: tensor<?x3xi32>, %s: tensor<1xi8>) -> (tensor<4x3xi1>, tensor<?x3xi1>, tensor<4x3xi32>, tensor<?x3xi32>, tensor<4x3xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1x1xi32>} : () -> tensor<1x1xi32>
  %sh = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.equal %x, %x : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
  %1 = tosa.equal %y, %y : (tensor<?x3xi32>, tensor<?x3xi32>) -> tensor<?x3xi1>
  %2 = tosa.mul %x, %z, %sh : (tensor<4x3xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  %3 = tosa.mul %y, %z, %sh : (tensor<?x3xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<?x3xi32>
  %4 = tosa.mul %x, %z, %s : (tensor<4x3xi32>, tensor<1x1xi32>, tensor<1xi8>) -> tensor<4x3xi32>
  return %0, %1, %2, %3, %4 : tensor<4x3xi1>, tensor<?x3xi1>, tensor<4x3xi32>, tensor<?x3xi32>, tensor<4x3xi32>
}

// CHECK-LABEL: func.func @corner_casts
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<127> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<-128> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<2> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<-7.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %4 = "tosa.const"() <{values = dense<1> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %5 = "tosa.const"() <{values = dense<true> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %6 = "tosa.const"() <{values = dense<-1.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %7 = "tosa.const"() <{values = dense<-12> : tensor<2xi8>}> : () -> tensor<2xi8>
// CHECK-NEXT: %8 = "tosa.const"() <{values = dense<2.000000e+02> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %9 = "tosa.const"() <{values = dense<200> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %10 = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi1>, tensor<2xf32>, tensor<2xi8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>
func.func @corner_casts() -> (tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi1>, tensor<2xf32>, tensor<2xi8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>) {
  %a = "tosa.const"() {values = dense<300.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %b = "tosa.const"() {values = dense<-300.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %c = "tosa.const"() {values = dense<2.5> : tensor<2xf32>} : () -> tensor<2xf32>
  %d = "tosa.const"() {values = dense<-7> : tensor<2xi8>} : () -> tensor<2xi8>
  %e = "tosa.const"() {values = dense<true> : tensor<2xi1>} : () -> tensor<2xi1>
  %f = "tosa.const"() {values = dense<500> : tensor<2xi32>} : () -> tensor<2xi32>
  %g = "tosa.const"() {values = dense<200> : tensor<2xui8>} : () -> tensor<2xui8>
  %0 = tosa.cast %a : (tensor<2xf32>) -> tensor<2xi8>
  %1 = tosa.cast %b : (tensor<2xf32>) -> tensor<2xi8>
  %2 = tosa.cast %c : (tensor<2xf32>) -> tensor<2xi8>
  %3 = tosa.cast %d : (tensor<2xi8>) -> tensor<2xf32>
  %4 = tosa.cast %e : (tensor<2xi1>) -> tensor<2xi32>
  %5 = tosa.cast %f : (tensor<2xi32>) -> tensor<2xi1>
  %6 = tosa.cast %e : (tensor<2xi1>) -> tensor<2xf32>
  %7 = tosa.cast %f : (tensor<2xi32>) -> tensor<2xi8>
  %8 = tosa.cast %g : (tensor<2xui8>) -> tensor<2xf32>
  %9 = tosa.cast %g : (tensor<2xui8>) -> tensor<2xi32>
  %10 = tosa.cast %d : (tensor<2xi8>) -> tensor<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : tensor<2xi8>, tensor<2xi8>, tensor<2xi8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi1>, tensor<2xf32>, tensor<2xi8>, tensor<2xf32>, tensor<2xi32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @corner_layout
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>}> : () -> tensor<2x2xi32>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<6xf32>}> : () -> tensor<6xf32>
// CHECK-NEXT: %3 = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %4 = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT: %5 = "tosa.const"() <{values = dense<2.000000e+00> : tensor<2x3xf32>}> : () -> tensor<2x3xf32>
// CHECK-NEXT: %6 = "tosa.const"() <{values = dense<{{\[\[}}1.000000e+00], [2.000000e+00], [3.000000e+00]]> : tensor<3x1xf32>}> : () -> tensor<3x1xf32>
// CHECK-NEXT: %7 = "tosa.const"() <{values = dense<5.000000e+00> : tensor<2xf32>}> : () -> tensor<2xf32>
// CHECK-NEXT: %8 = tosa.slice %arg0, %4, %3 : (tensor<?x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xf32>
// CHECK-NEXT: return %arg0, %arg1, %5, %6, %7, %8, %2, %1, %0 : tensor<?x3xf32>, tensor<?x?xf32>, tensor<2x3xf32>, tensor<3x1xf32>, tensor<2xf32>, tensor<?x3xf32>, tensor<6xf32>, tensor<1xi32>, tensor<2x2xi32>
func.func @corner_layout(%x: tensor<?x3xf32>, %y: tensor<?x?xf32>, %w: tensor<4x3xf32>) -> (tensor<?x3xf32>, tensor<?x?xf32>, tensor<2x3xf32>, tensor<3x1xf32>, tensor<2xf32>, tensor<?x3xf32>, tensor<6xf32>, tensor<1xi32>, tensor<2x2xi32>) {
  %s = tosa.const_shape {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %o = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %z = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %s23 = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() {values = dense<2.0> : tensor<4x3xf32>} : () -> tensor<4x3xf32>
  %n = "tosa.const"() {values = dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>} : () -> tensor<2x2xi32>
  %s6 = tosa.const_shape {values = dense<6> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s4 = tosa.const_shape {values = dense<4> : tensor<1xindex>} : () -> !tosa.shape<1>
  %s22 = tosa.const_shape {values = dense<2> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %x, %s : (tensor<?x3xf32>, !tosa.shape<2>) -> tensor<?x3xf32>
  %1 = tosa.tile %y, %o : (tensor<?x?xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  %2 = tosa.slice %c, %z, %s23 : (tensor<4x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<2x3xf32>
  %t = "tosa.const"() {values = dense<[[1.0, 2.0, 3.0]]> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
  %3 = tosa.transpose %t {perms = array<i32: 1, 0>} : (tensor<1x3xf32>) -> tensor<3x1xf32>
  %v = "tosa.const"() {values = dense<5.0> : tensor<2xf32>} : () -> tensor<2xf32>
  %4 = tosa.reverse %v {axis = 0 : i32} : (tensor<2xf32>) -> tensor<2xf32>
  %5 = tosa.slice %x, %z, %s : (tensor<?x3xf32>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x3xf32>
  %6 = tosa.reshape %2, %s6 : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  %7 = tosa.reshape %n, %s4 : (tensor<2x2xi32>, !tosa.shape<1>) -> tensor<4xi32>
  %8 = tosa.reshape %7, %s22 : (tensor<4xi32>, !tosa.shape<2>) -> tensor<2x2xi32>
  %i = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %j = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
  %9 = tosa.slice %7, %i, %j : (tensor<4xi32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<1xi32>
  return %0, %1, %2, %3, %4, %5, %6, %9, %8 : tensor<?x3xf32>, tensor<?x?xf32>, tensor<2x3xf32>, tensor<3x1xf32>, tensor<2xf32>, tensor<?x3xf32>, tensor<6xf32>, tensor<1xi32>, tensor<2x2xi32>
}

// CHECK-LABEL: func.func @corner_concats
// CHECK-NEXT: %0 = tosa.const_shape {values = dense<[1, 4, 1]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT: %1 = tosa.const_shape {values = dense<[1, -1, 3]> : tensor<3xindex>} : () -> !tosa.shape<3>
// CHECK-NEXT: %2 = tosa.concat %arg0, %arg0 {axis = 0 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
// CHECK-NEXT: %3 = tosa.concat %arg0, %arg0 {axis = 1 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
// CHECK-NEXT: %4 = tosa.reshape %arg3, %1 : (tensor<?x1x3xf32>, !tosa.shape<3>) -> tensor<1x?x3xf32>
// CHECK-NEXT: %5 = tosa.reshape %arg2, %0 : (tensor<4x1x1xf32>, !tosa.shape<3>) -> tensor<1x4x1xf32>
// CHECK-NEXT: return %3, %2, %arg1, %4, %5 : tensor<4x6xf32>, tensor<8x3xf32>, tensor<?x3xf32>, tensor<1x?x3xf32>, tensor<1x4x1xf32>
func.func @corner_concats(%x: tensor<4x3xf32>, %y: tensor<?x3xf32>, %z: tensor<4x1x1xf32>, %d: tensor<?x1x3xf32>) -> (tensor<4x6xf32>, tensor<8x3xf32>, tensor<?x3xf32>, tensor<1x?x3xf32>, tensor<1x4x1xf32>) {
  %0 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<8x3xf32>
  %1 = tosa.concat %x, %x {axis = 1 : i32} : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  %2 = tosa.concat %y {axis = 0 : i32} : (tensor<?x3xf32>) -> tensor<?x3xf32>
  %3 = tosa.transpose %d {perms = array<i32: 1, 0, 2>} : (tensor<?x1x3xf32>) -> tensor<1x?x3xf32>
  %4 = tosa.transpose %z {perms = array<i32: 2, 0, 1>} : (tensor<4x1x1xf32>) -> tensor<1x4x1xf32>
  return %1, %0, %2, %3, %4 : tensor<4x6xf32>, tensor<8x3xf32>, tensor<?x3xf32>, tensor<1x?x3xf32>, tensor<1x4x1xf32>
}

// CHECK-LABEL: func.func @corner_clamps
// CHECK-NEXT: %0 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 1.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %1 = tosa.clamp %arg0 {max_val = 6.000000e+00 : f32, min_val = 0.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %2 = tosa.clamp %1 {max_val = 7.000000e+00 : f32, min_val = 1.000000e+00 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: %3 = tosa.clamp %1 {max_val = 9.000000e+00 : f32, min_val = 8.000000e+00 : f32} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: return %0, %2, %3, %arg0 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
func.func @corner_clamps(%x: tensor<4xf32>, %y: tensor<4xi1>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %1 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %2 = tosa.clamp %1 {min_val = 1.0 : f32, max_val = 7.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %3 = tosa.clamp %x {min_val = 0.0 : f32, max_val = 6.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %4 = tosa.clamp %3 {min_val = 1.0 : f32, max_val = 7.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = tosa.clamp %3 {min_val = 8.0 : f32, max_val = 9.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  %6 = tosa.clamp %x {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %2, %4, %5, %6 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @corner_divs
// CHECK-NEXT: %0 = "tosa.const"() <{values = dense<false> : tensor<2xi1>}> : () -> tensor<2xi1>
// CHECK-NEXT: %1 = "tosa.const"() <{values = dense<2147483646> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %2 = "tosa.const"() <{values = dense<-2147483648> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %3 = "tosa.const"() <{values = dense<-7> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %4 = "tosa.const"() <{values = dense<0> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %5 = "tosa.const"() <{values = dense<-3> : tensor<2xi32>}> : () -> tensor<2xi32>
// CHECK-NEXT: %6 = tosa.intdiv %3, %4 : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT: return %5, %6, %2, %1, %0 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>
func.func @corner_divs() -> (tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>) {
  %a = "tosa.const"() {values = dense<-7> : tensor<2xi32>} : () -> tensor<2xi32>
  %b = "tosa.const"() {values = dense<2> : tensor<2xi32>} : () -> tensor<2xi32>
  %z = "tosa.const"() {values = dense<0> : tensor<2xi32>} : () -> tensor<2xi32>
  %m = "tosa.const"() {values = dense<-2147483648> : tensor<2xi32>} : () -> tensor<2xi32>
  %n = "tosa.const"() {values = dense<-1> : tensor<2xi32>} : () -> tensor<2xi32>
  %0 = tosa.intdiv %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %1 = tosa.intdiv %a, %z : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %2 = tosa.intdiv %m, %n : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %3 = tosa.sub %m, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
  %4 = tosa.greater %a, %b : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
  return %0, %1, %2, %3, %4 : tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi1>
}
