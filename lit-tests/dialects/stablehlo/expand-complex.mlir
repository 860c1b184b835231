// RUN: ttmlir-opt --stablehlo-expand-complex %s | filecheck %s

// Two tensors of parts stand for one of complex numbers in signatures, each with its attributes.
// CHECK-LABEL: func.func @signature(
// CHECK-SAME: %[[RE:.*]]: tensor<2xf32> {func.name = "a"}, %[[IM:.*]]: tensor<2xf32> {func.name = "a"}, %[[B:.*]]: tensor<3xf32>) -> (tensor<2xf32>, tensor<2xf32>, tensor<3xf32>)
// CHECK-NEXT: %[[RE2:.*]] = stablehlo.add %[[RE]], %[[RE]] : tensor<2xf32>
// CHECK-NEXT: %[[IM2:.*]] = stablehlo.add %[[IM]], %[[IM]] : tensor<2xf32>
// CHECK-NEXT: return %[[RE2]], %[[IM2]], %[[B]] : tensor<2xf32>, tensor<2xf32>, tensor<3xf32>
func.func @signature(%a: tensor<2xcomplex<f32>> {func.name = "a"}, %b: tensor<3xf32>) -> (tensor<2xcomplex<f32>>, tensor<3xf32>) {
  %0 = stablehlo.add %a, %a : tensor<2xcomplex<f32>>
  return %0, %b : tensor<2xcomplex<f32>>, tensor<3xf32>
}

// CHECK-LABEL: func.func @caller(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>, %[[C:.*]]: tensor<3xf32>) -> tensor<2xf32>
// CHECK-NEXT: %[[CALL:.*]]:3 = call @signature(%[[A]], %[[B]], %[[C]])
// CHECK-NEXT: return %[[CALL]]#1 : tensor<2xf32>
func.func @caller(%a: tensor<2xf32>, %b: tensor<2xf32>, %c: tensor<3xf32>) -> tensor<2xf32> {
  %0 = stablehlo.complex %a, %b : tensor<2xcomplex<f32>>
  %1:2 = call @signature(%0, %c) : (tensor<2xcomplex<f32>>, tensor<3xf32>) -> (tensor<2xcomplex<f32>>, tensor<3xf32>)
  %2 = stablehlo.imag %1#0 : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  return %2 : tensor<2xf32>
}

// CHECK-LABEL: func.func @product(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>, %[[C:.*]]: tensor<2xf32>, %[[D:.*]]: tensor<2xf32>)
// CHECK-DAG: %[[AC:.*]] = stablehlo.multiply %[[A]], %[[C]]
// CHECK-DAG: %[[BD:.*]] = stablehlo.multiply %[[B]], %[[D]]
// CHECK-DAG: %[[AD:.*]] = stablehlo.multiply %[[A]], %[[D]]
// CHECK-DAG: %[[BC:.*]] = stablehlo.multiply %[[B]], %[[C]]
// CHECK-DAG: %[[RE:.*]] = stablehlo.subtract %[[AC]], %[[BD]]
// CHECK-DAG: %[[IM:.*]] = stablehlo.add %[[AD]], %[[BC]]
// CHECK: return %[[RE]], %[[IM]]
func.func @product(%a: tensor<2xcomplex<f32>>, %b: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = stablehlo.multiply %a, %b : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

// What has no form in parts takes complex numbers that are made of parts.
// CHECK-LABEL: func.func @stays(
// CHECK-SAME: %[[A:.*]]: tensor<2x2xf32>, %[[B:.*]]: tensor<2x2xf32>)
// CHECK-NEXT: %[[Z:.*]] = stablehlo.complex %[[A]], %[[B]] : tensor<2x2xcomplex<f32>>
// CHECK-NEXT: %[[L:.*]] = stablehlo.custom_call @other(%[[Z]]) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
// CHECK-NEXT: %[[RE:.*]] = stablehlo.real %[[L]]
// CHECK-NEXT: %[[IM:.*]] = stablehlo.imag %[[L]]
// CHECK-NEXT: return %[[RE]], %[[IM]]
func.func @stays(%a: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %0 = stablehlo.custom_call @other(%a) : (tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  return %0 : tensor<2x2xcomplex<f32>>
}

// A function that is not only called keeps its type.
// CHECK-LABEL: func.func @referred(
// CHECK-SAME: %[[A:.*]]: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
// CHECK-DAG: %[[RE:.*]] = stablehlo.real %[[A]]
// CHECK-DAG: %[[IM:.*]] = stablehlo.imag %[[A]]
// CHECK-DAG: %[[RE2:.*]] = stablehlo.negate %[[RE]]
// CHECK-DAG: %[[IM2:.*]] = stablehlo.negate %[[IM]]
// CHECK: %[[Z:.*]] = stablehlo.complex %[[RE2]], %[[IM2]]
// CHECK-NEXT: return %[[Z]]
func.func @referred(%a: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> attributes {func.other = @referred} {
  %0 = stablehlo.negate %a : tensor<2xcomplex<f32>>
  return %0 : tensor<2xcomplex<f32>>
}

// Which result shares the buffer of an argument is counted in parts, and a part goes where the whole would.
// CHECK-LABEL: func.func @aliased(
// CHECK-SAME: %[[A:.*]]: tensor<3xf32> {tf.aliasing_output = 2 : i32},
// CHECK-SAME: %[[RE:.*]]: tensor<2xf32> {jax.buffer_donor = true, tf.aliasing_output = 0 : i32},
// CHECK-SAME: %[[IM:.*]]: tensor<2xf32> {jax.buffer_donor = true, tf.aliasing_output = 1 : i32})
// CHECK-NEXT: %[[RE2:.*]] = stablehlo.custom_call @Sharding(%[[RE]]) {mhlo.sharding = "{replicated}"} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: %[[IM2:.*]] = stablehlo.custom_call @Sharding(%[[IM]]) {mhlo.sharding = "{replicated}"} : (tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT: return %[[RE2]], %[[IM2]], %[[A]]
func.func @aliased(%a: tensor<3xf32> {tf.aliasing_output = 1 : i32}, %b: tensor<2xcomplex<f32>> {jax.buffer_donor = true, tf.aliasing_output = 0 : i32}) -> (tensor<2xcomplex<f32>>, tensor<3xf32>) {
  %0 = stablehlo.custom_call @Sharding(%b) {mhlo.sharding = "{replicated}"} : (tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  return %0, %a : tensor<2xcomplex<f32>>, tensor<3xf32>
}

// A computation that does more than to add or to multiply takes and gives both parts.
// CHECK-LABEL: func.func @adds_more(
// CHECK-SAME: %[[A:.*]]: tensor<2xf32>, %[[B:.*]]: tensor<2xf32>, %[[RE:.*]]: tensor<f32>, %[[IM:.*]]: tensor<f32>)
// CHECK-NEXT: %[[R:.*]]:2 = stablehlo.reduce(%[[A]] init: %[[RE]]), (%[[B]] init: %[[IM]]) across dimensions = [0]
// CHECK-NEXT: reducer(%[[XRE:.*]]: tensor<f32>, %[[YRE:.*]]: tensor<f32>) (%[[XIM:.*]]: tensor<f32>, %[[YIM:.*]]: tensor<f32>)
// CHECK-NEXT: %[[SRE:.*]] = stablehlo.add %[[XRE]], %[[YRE]]
// CHECK-NEXT: %[[SIM:.*]] = stablehlo.add %[[XIM]], %[[YIM]]
// CHECK-NEXT: %[[MRE:.*]] = stablehlo.add %[[SRE]], %[[RE]]
// CHECK-NEXT: %[[MIM:.*]] = stablehlo.add %[[SIM]], %[[IM]]
// CHECK-NEXT: stablehlo.return %[[MRE]], %[[MIM]]
// CHECK: return %[[R]]#0, %[[R]]#1
func.func @adds_more(%a: tensor<2xcomplex<f32>>, %z: tensor<complex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.reduce(%a init: %z) across dimensions = [0] : (tensor<2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
   reducer(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>) {
    %1 = stablehlo.add %x, %y : tensor<complex<f32>>
    %2 = stablehlo.add %1, %z : tensor<complex<f32>>
    stablehlo.return %2 : tensor<complex<f32>>
  }
  return %0 : tensor<complex<f32>>
}

// Functions of chlo that are made of a few of StableHLO's are expanded too.
// CHECK-LABEL: func.func @chlo(
// CHECK-SAME: %[[RE:.*]]: tensor<2xf32>, %[[IM:.*]]: tensor<2xf32>)
// CHECK-NEXT: %[[NEG:.*]] = stablehlo.negate %[[IM]] : tensor<2xf32>
// CHECK-NEXT: %[[RR:.*]] = stablehlo.multiply %[[RE]], %[[RE]]
// CHECK-NEXT: %[[II:.*]] = stablehlo.multiply %[[NEG]], %[[NEG]]
// CHECK-NEXT: %[[RI:.*]] = stablehlo.multiply %[[RE]], %[[NEG]]
// CHECK-NEXT: %[[IR:.*]] = stablehlo.multiply %[[NEG]], %[[RE]]
// CHECK-NEXT: %[[REAL:.*]] = stablehlo.subtract %[[RR]], %[[II]]
// CHECK-NEXT: %[[IMAG:.*]] = stablehlo.add %[[RI]], %[[IR]]
// CHECK-NEXT: return %[[REAL]], %[[IMAG]]
func.func @chlo(%a: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {
  %0 = chlo.conj %a : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  %1 = chlo.square %0 : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  return %1 : tensor<2xcomplex<f32>>
}

// The real matrix of a complex one has twice as many rows and columns.
// CHECK-LABEL: func.func @factor(
// CHECK: %[[A:.*]] = stablehlo.reshape %{{.*}} : (tensor<2x2x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT: %[[L:.*]] = stablehlo.cholesky %[[A]], lower = true : tensor<4x4xf32>
// CHECK-NEXT: %[[ROWS:.*]] = stablehlo.slice %[[L]] [0:4:2, 0:4]
// CHECK-NEXT: %[[OTHERS:.*]] = stablehlo.slice %[[L]] [1:4:2, 0:4]
// CHECK: return
func.func @factor(%a: tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>> {
  %0 = stablehlo.cholesky %a, lower = true : tensor<2x2xcomplex<f32>>
  return %0 : tensor<2x2xcomplex<f32>>
}

// A matrix with a diagonal of ones needs no quotients.
// CHECK-LABEL: func.func @equations(
// CHECK-NOT: stablehlo.divide
// CHECK: "stablehlo.triangular_solve"(%{{.*}}, %{{.*}}) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = true}> : (tensor<4x4xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
// CHECK: return
func.func @equations(%a: tensor<2x2xcomplex<f32>>, %b: tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>> {
  %0 = "stablehlo.triangular_solve"(%a, %b) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose ADJOINT>, unit_diagonal = true}> : (tensor<2x2xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x3xcomplex<f32>>
  return %0 : tensor<2x3xcomplex<f32>>
}

// CHECK-LABEL: func.func @map(
// CHECK-COUNT-2: "stablehlo.map"(%{{.*}}, %{{.*}}) <{dimensions = array<i64: 0>}>
// CHECK-NOT: complex
// CHECK: return
func.func @map(%a: tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<complex<f32>>):
    %1 = stablehlo.multiply %x, %x : tensor<complex<f32>>
    stablehlo.return %1 : tensor<complex<f32>>
  }) : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: func.func @map_to_real(
// CHECK: "stablehlo.map"(%{{.*}}, %{{.*}}) <{dimensions = array<i64: 0>}>
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<f32>, %[[Y:.*]]: tensor<f32>):
// CHECK-NEXT: stablehlo.return %[[Y]]
func.func @map_to_real(%a: tensor<4xcomplex<f32>>) -> tensor<4xf32> {
  %0 = "stablehlo.map"(%a) <{dimensions = array<i64: 0>}> ({
  ^bb0(%x: tensor<complex<f32>>):
    %1 = stablehlo.imag %x : (tensor<complex<f32>>) -> tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<4xcomplex<f32>>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK-LABEL: func.func @scattered_product(
// CHECK: %{{.*}}:2 = "stablehlo.scatter"(%{{.*}}, %{{.*}}, %{{.*}}, %{{.*}}, %{{.*}})
// CHECK-NEXT: ^bb0(%{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>, %{{.*}}: tensor<f32>):
// CHECK-COUNT-4: stablehlo.multiply
func.func @scattered_product(%a: tensor<4xcomplex<f32>>, %i: tensor<3x1xi32>, %u: tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = "stablehlo.scatter"(%a, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>}> ({
  ^bb0(%x: tensor<complex<f32>>, %y: tensor<complex<f32>>):
    %1 = stablehlo.multiply %x, %y : tensor<complex<f32>>
    stablehlo.return %1 : tensor<complex<f32>>
  }) : (tensor<4xcomplex<f32>>, tensor<3x1xi32>, tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %0 : tensor<4xcomplex<f32>>
}
