// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @make
// CHECK-SAME: (%[[N:.*]]: index, %[[X:.*]]: f32)
func.func @make(%n: index, %x: f32) {
  // CHECK-NEXT: tensor.empty() : tensor<64x128xf32>
  %0 = tensor.empty() : tensor<64x128xf32>
  // CHECK-NEXT: tensor.empty(%[[N]]) {tt.note} : tensor<?x128xf32>
  %1 = tensor.empty(%n) {tt.note} : tensor<?x128xf32>
  // CHECK-NEXT: %from_elements = tensor.from_elements %[[X]], %[[X]] : tensor<1x2xf32>
  %2 = tensor.from_elements %x, %x : tensor<1x2xf32>
  // CHECK-NEXT: %splat = tensor.splat %[[X]] : tensor<8x16xf32>
  %3 = tensor.splat %x : tensor<8x16xf32>
  // CHECK-NEXT: %splat_0 = tensor.splat %[[X]][%[[N]]] : tensor<?x16xf32>
  %4 = tensor.splat %x[%n] : tensor<?x16xf32>
  return
}

// CHECK-LABEL: func.func @use
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[U:.*]]: tensor<*xf32>, %[[I:.*]]: index, %[[X:.*]]: f32, %[[S:.*]]: tensor<2xi32>)
func.func @use(%a: tensor<4x8xf32>, %u: tensor<*xf32>, %i: index, %x: f32, %shape: tensor<2xi32>) {
  // CHECK-NEXT: %cast = tensor.cast %[[A]] : tensor<4x8xf32> to tensor<?x8xf32>
  %0 = tensor.cast %a : tensor<4x8xf32> to tensor<?x8xf32>
  // CHECK-NEXT: tensor.cast %[[U]] : tensor<*xf32> to tensor<4xf32>
  %1 = tensor.cast %u : tensor<*xf32> to tensor<4xf32>
  // CHECK-NEXT: %dim = tensor.dim %[[A]], %[[I]] : tensor<4x8xf32>
  %2 = tensor.dim %a, %i : tensor<4x8xf32>
  // CHECK-NEXT: %rank = tensor.rank %[[U]] : tensor<*xf32>
  %3 = tensor.rank %u : tensor<*xf32>
  // CHECK-NEXT: %extracted = tensor.extract %[[A]][%[[I]], %[[I]]] : tensor<4x8xf32>
  %4 = tensor.extract %a[%i, %i] : tensor<4x8xf32>
  // CHECK-NEXT: %inserted = tensor.insert %[[X]] into %[[A]][%[[I]], %[[I]]] : tensor<4x8xf32>
  %5 = tensor.insert %x into %a[%i, %i] : tensor<4x8xf32>
  // CHECK-NEXT: %reshape = tensor.reshape %[[A]](%[[S]]) : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<2x16xf32>
  %6 = tensor.reshape %a(%shape) : (tensor<4x8xf32>, tensor<2xi32>) -> tensor<2x16xf32>
  return
}

// CHECK-LABEL: func.func @slices
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[D:.*]]: tensor<?x?xf32>, %[[I:.*]]: index)
func.func @slices(%a: tensor<4x8xf32>, %d: tensor<?x?xf32>, %i: index) {
  // CHECK-NEXT: %extracted_slice = tensor.extract_slice %[[A]][0, %[[I]]] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  // CHECK-NEXT: %extracted_slice_0 = tensor.extract_slice %[[D]][%[[I]], %[[I]]] [%[[I]], 4] [%[[I]], 2] {tt.note} : tensor<?x?xf32> to tensor<?x4xf32>
  // CHECK-NEXT: %extracted_slice_1 = tensor.extract_slice %[[A]][0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  // CHECK-NEXT: %inserted_slice = tensor.insert_slice %extracted_slice_1 into %[[A]][0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  // CHECK-NEXT: %inserted_slice_2 = tensor.insert_slice %extracted_slice into %[[D]][%[[I]], 1] [2, 4] [1, %[[I]]] {tt.note} : tensor<2x4xf32> into tensor<?x?xf32>
  // CHECK-NEXT: return
  %0 = tensor.extract_slice %a[0, %i] [2, 4] [1, 1] : tensor<4x8xf32> to tensor<2x4xf32>
  %1 = tensor.extract_slice %d[%i, %i] [%i, 4] [%i, 2] {tt.note} : tensor<?x?xf32> to tensor<?x4xf32>
  %2 = tensor.extract_slice %a[0, 0] [1, 8] [1, 1] : tensor<4x8xf32> to tensor<8xf32>
  %3 = tensor.insert_slice %2 into %a[0, 0] [1, 8] [1, 1] : tensor<8xf32> into tensor<4x8xf32>
  %4 = tensor.insert_slice %0 into %d[%i, 1] [2, 4] [1, %i] {tt.note} : tensor<2x4xf32> into tensor<?x?xf32>
  return
}

// CHECK-LABEL: func.func @reshapes
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[D:.*]]: tensor<?x?xf32>, %[[I:.*]]: index, %[[S:.*]]: tensor<f32>)
func.func @reshapes(%a: tensor<4x8xf32>, %d: tensor<?x?xf32>, %i: index, %s: tensor<f32>) {
  // CHECK-NEXT: %expanded = tensor.expand_shape %[[A]] {{\[\[}}0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  // CHECK-NEXT: %expanded_0 = tensor.expand_shape %[[D]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[I]], 2, 3, %[[I]]] {tt.note} : tensor<?x?xf32> into tensor<?x2x3x?xf32>
  // CHECK-NEXT: %collapsed = tensor.collapse_shape %[[A]] {{\[\[}}0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  // CHECK-NEXT: %collapsed_1 = tensor.collapse_shape %[[D]] {{\[\[}}0, 1]] {tt.note} : tensor<?x?xf32> into tensor<?xf32>
  // CHECK-NEXT: %expanded_2 = tensor.expand_shape %[[S]] [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  // CHECK-NEXT: %collapsed_3 = tensor.collapse_shape %expanded_2 [] : tensor<1x1xf32> into tensor<f32>
  // CHECK-NEXT: return
  %0 = tensor.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 8] : tensor<4x8xf32> into tensor<2x2x8xf32>
  %1 = tensor.expand_shape %d [[0, 1], [2, 3]] output_shape [%i, 2, 3, %i] {tt.note} : tensor<?x?xf32> into tensor<?x2x3x?xf32>
  %2 = tensor.collapse_shape %a [[0, 1]] : tensor<4x8xf32> into tensor<32xf32>
  %3 = tensor.collapse_shape %d [[0, 1]] {tt.note} : tensor<?x?xf32> into tensor<?xf32>
  %4 = tensor.expand_shape %s [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %5 = tensor.collapse_shape %4 [] : tensor<1x1xf32> into tensor<f32>
  return
}

// CHECK-LABEL: func.func @concat
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[D:.*]]: tensor<?x?xf32>)
func.func @concat(%a: tensor<4x8xf32>, %d: tensor<?x?xf32>) {
  // CHECK-NEXT: %concat = tensor.concat dim(0) %[[A]], %[[A]] {tt.note} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  // CHECK-NEXT: %concat_0 = tensor.concat dim(1) %[[A]], %[[D]] : (tensor<4x8xf32>, tensor<?x?xf32>) -> tensor<4x?xf32>
  // CHECK-NEXT: return
  %0 = tensor.concat dim(0) %a, %a {tt.note} : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
  %1 = tensor.concat dim(1) %a, %d : (tensor<4x8xf32>, tensor<?x?xf32>) -> tensor<4x?xf32>
  return
}

// CHECK-LABEL: func.func @gather
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[N:.*]]: tensor<1x2xindex>, %[[M:.*]]: tensor<3x1xi32>, %[[W:.*]]: tensor<1xf32>)
func.func @gather(%a: tensor<4x8xf32>, %n: tensor<1x2xindex>, %m: tensor<3x1xi32>, %w: tensor<1xf32>) {
  // CHECK-NEXT: %gather = tensor.gather %[[A]][%[[N]]] gather_dims([0, 1]) unique : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  // CHECK-NEXT: %gather_0 = tensor.gather %[[A]][%[[M]]] gather_dims([1]) {tt.note} : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x4x1xf32>
  // CHECK-NEXT: %scatter = tensor.scatter %gather into %[[A]][%[[N]]] scatter_dims([0, 1]) unique {tt.note} : (tensor<1x1x1xf32>, tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<4x8xf32>
  // CHECK-NEXT: return
  %0 = tensor.gather %a[%n] gather_dims([0, 1]) unique : (tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<1x1x1xf32>
  %1 = tensor.gather %a[%m] gather_dims([1]) {tt.note} : (tensor<4x8xf32>, tensor<3x1xi32>) -> tensor<3x4x1xf32>
  %2 = tensor.scatter %0 into %a[%n] scatter_dims([0, 1]) unique {tt.note} : (tensor<1x1x1xf32>, tensor<4x8xf32>, tensor<1x2xindex>) -> tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @bodies
// CHECK-SAME: (%[[A:.*]]: tensor<4x8xf32>, %[[X:.*]]: f32, %[[I:.*]]: index)
func.func @bodies(%a: tensor<4x8xf32>, %x: f32, %i: index) {
  // CHECK-NEXT: %generated = tensor.generate %[[I]] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[X]] {tt.note} : f32
  // CHECK-NEXT: } {tt.note} : tensor<?x3xf32>
  // CHECK-NEXT: %generated_0 = tensor.generate  {
  // CHECK-NEXT: ^bb0(%{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[X]] : f32
  // CHECK-NEXT: } : tensor<3xf32>
  // CHECK-NEXT: %padded = tensor.pad %[[A]] low[0, %[[I]]] high[1, 2] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[X]] : f32
  // CHECK-NEXT: } : tensor<4x8xf32> to tensor<5x?xf32>
  // CHECK-NEXT: %padded_1 = tensor.pad %[[A]] nofold low[0, 0] high[0, 0] {
  // CHECK-NEXT: ^bb0(%{{.*}}: index, %{{.*}}: index):
  // CHECK-NEXT: tensor.yield %[[X]] : f32
  // CHECK-NEXT: } {tt.note} : tensor<4x8xf32> to tensor<4x8xf32>
  // CHECK-NEXT: return
  %0 = tensor.generate %i {
  ^bb0(%p: index, %q: index):
    tensor.yield %x {tt.note} : f32
  } {tt.note} : tensor<?x3xf32>
  %1 = tensor.generate {
  ^bb0(%p: index):
    tensor.yield %x : f32
  } : tensor<3xf32>
  %2 = tensor.pad %a low[0, %i] high[1, 2] {
  ^bb0(%p: index, %q: index):
    tensor.yield %x : f32
  } : tensor<4x8xf32> to tensor<5x?xf32>
  %3 = tensor.pad %a nofold low[0, 0] high[0, 0] {
  ^bb0(%p: index, %q: index):
    tensor.yield %x : f32
  } {tt.note} : tensor<4x8xf32> to tensor<4x8xf32>
  return
}

// CHECK-LABEL: func.func @bitcast
// CHECK-SAME: (%[[A:.*]]: tensor<4xui32>, %[[U:.*]]: tensor<*xf32>)
func.func @bitcast(%a: tensor<4xui32>, %u: tensor<*xf32>) {
  // CHECK-NEXT: %{{.*}} = tensor.bitcast %[[A]] : tensor<4xui32> to tensor<4xi32>
  // CHECK-NEXT: %{{.*}} = tensor.bitcast %[[U]] {tt.note} : tensor<*xf32> to tensor<*xi32>
  // CHECK-NEXT: return
  %0 = tensor.bitcast %a : tensor<4xui32> to tensor<4xi32>
  %1 = tensor.bitcast %u {tt.note} : tensor<*xf32> to tensor<*xi32>
  return
}

// CHECK-LABEL: func.func @parallel
// CHECK-SAME: (%[[A:.*]]: tensor<4xf32>, %[[T:.*]]: tensor<4x8xf32>, %[[N:.*]]: index)
func.func @parallel(%a: tensor<4xf32>, %t: tensor<4x8xf32>, %n: index) {
  // CHECK-NEXT: %{{.*}} = scf.forall (%{{.*}}) in (%[[N]]) shared_outs(%{{.*}} = %[[T]]) -> (tensor<4x8xf32>) {
  // CHECK-NEXT: scf.forall.in_parallel {
  // CHECK-NEXT: tensor.parallel_insert_slice %[[A]] into %{{.*}}[0, %{{.*}}] [4, 1] [1, 1] {tt.note} : tensor<4xf32> into tensor<4x8xf32>
  // CHECK-NEXT: }
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4x8xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %a into %o[0, %i] [4, 1] [1, 1] {tt.note} : tensor<4xf32> into tensor<4x8xf32>
    }
  }
  return
}

// An alias may stand for a list.
// CHECK-LABEL: func.func @list_by_alias
#second = array<i64: 1>
func.func @list_by_alias(%t: tensor<4x8xf32>, %i: tensor<1x1xindex>) {
  // CHECK: tensor.gather %{{.*}}[%{{.*}}] gather_dims([1]) : (tensor<4x8xf32>, tensor<1x1xindex>) -> tensor<1x4x1xf32>
  %0 = tensor.gather %t[%i] gather_dims(#second) : (tensor<4x8xf32>, tensor<1x1xindex>) -> tensor<1x4x1xf32>
  return
}
