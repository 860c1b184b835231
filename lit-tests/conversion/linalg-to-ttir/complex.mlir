// RUN: ttmlir-opt --convert-linalg-to-ttir %s | filecheck %s

// Functions take and return parts, each with what is said of the whole.
// CHECK-LABEL: func.func @tensors(
// CHECK-SAME: %[[REAL:.*]]: tensor<4x2xf32> {jax.buffer_donor = true}, %[[IMAGINARY:.*]]: tensor<4x2xf32> {jax.buffer_donor = true}, %[[SHIFT:.*]]: tensor<4x2xf32>
// CHECK-SAME: -> (tensor<4x2xf32>, tensor<4x2xf32> {jax.result_info = "z"}, tensor<4x2xf32> {jax.result_info = "z"})
func.func @tensors(%z: tensor<4x2xcomplex<f32>> {jax.buffer_donor = true}, %shift: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xcomplex<f32>> {jax.result_info = "z"}) {
  // CHECK: %[[SUM:.*]] = "ttir.add"(%[[REAL]], %[[SHIFT]], %{{.*}})
  // CHECK: return %[[SHIFT]], %[[SUM]], %[[IMAGINARY]] : tensor<4x2xf32>, tensor<4x2xf32>, tensor<4x2xf32>
  %e = tensor.empty() : tensor<4x2xcomplex<f32>>
  %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%z, %shift : tensor<4x2xcomplex<f32>>, tensor<4x2xf32>) outs(%e : tensor<4x2xcomplex<f32>>) {
  ^bb0(%x: complex<f32>, %y: f32, %out: complex<f32>):
    %0 = complex.re %x : complex<f32>
    %1 = arith.addf %0, %y : f32
    %2 = complex.im %x : complex<f32>
    %3 = complex.create %1, %2 : complex<f32>
    linalg.yield %3 : complex<f32>
  } -> tensor<4x2xcomplex<f32>>
  return %shift, %r : tensor<4x2xf32>, tensor<4x2xcomplex<f32>>
}

// Numbers too, for which tensors without dimensions stand.
// CHECK-LABEL: func.func @numbers(
// CHECK-SAME: %[[REAL:.*]]: tensor<f32>, %[[IMAGINARY:.*]]: tensor<f32>) -> (tensor<f32>, tensor<f32>) {
// CHECK: %[[OPPOSITE:.*]] = "ttir.neg"(%[[IMAGINARY]], %{{.*}})
// CHECK: return %[[REAL]], %[[OPPOSITE]] : tensor<f32>, tensor<f32>
func.func @numbers(%z: complex<f32>) -> complex<f32> {
  %r = complex.conj %z : complex<f32>
  return %r : complex<f32>
}
