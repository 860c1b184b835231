// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

// CHECK-LABEL: func.func @loads
// CHECK-SAME: (%[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[S:.*]]: memref<4x8xf32, strided<[8, 2]>>, %[[W:.*]]: memref<4xvector<2x3xf32>>, %[[B:.*]]: memref<4xi1>)
func.func @loads(%m: memref<?x?xf32>, %i: index, %j: index, %s: memref<4x8xf32, strided<[8, 2]>>, %w: memref<4xvector<2x3xf32>>, %b: memref<4xi1>) {
  // CHECK-NEXT: vector.load %[[M]][%[[I]], %[[J]]] : memref<?x?xf32>, vector<8xf32>
  vector.load %m[%i, %j] : memref<?x?xf32>, vector<8xf32>
  // CHECK-NEXT: vector.load %[[M]][%[[I]], %[[J]]] {alignment = 8 : i64, nontemporal = true, x} : memref<?x?xf32>, vector<4x[8]xf32>
  vector.load %m[%i, %j] {alignment = 8 : i64, nontemporal = true, x} : memref<?x?xf32>, vector<4x[8]xf32>
  // CHECK-NEXT: vector.load %[[M]][%[[I]], %[[J]]] : memref<?x?xf32>, vector<f32>
  vector.load %m[%i, %j] : memref<?x?xf32>, vector<f32>
  // CHECK-NEXT: vector.load %[[S]][%[[I]], %[[J]]] : memref<4x8xf32, strided<[8, 2]>>, vector<1xf32>
  vector.load %s[%i, %j] : memref<4x8xf32, strided<[8, 2]>>, vector<1xf32>
  // CHECK-NEXT: vector.load %[[B]][%[[I]]] : memref<4xi1>, vector<3xi1>
  vector.load %b[%i] : memref<4xi1>, vector<3xi1>
  return
}

// CHECK-LABEL: func.func @stores
// CHECK-SAME: (%[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[A:.*]]: vector<8xf32>, %[[B:.*]]: vector<2x[8]xf32>, %[[C:.*]]: vector<f32>)
func.func @stores(%m: memref<?x?xf32>, %i: index, %j: index, %a: vector<8xf32>, %b: vector<2x[8]xf32>, %c: vector<f32>) {
  // CHECK-NEXT: vector.store %[[A]], %[[M]][%[[I]], %[[J]]] : memref<?x?xf32>, vector<8xf32>
  vector.store %a, %m[%i, %j] : memref<?x?xf32>, vector<8xf32>
  // CHECK-NEXT: vector.store %[[B]], %[[M]][%[[I]], %[[J]]] {alignment = 16 : i64, nontemporal = true, x} : memref<?x?xf32>, vector<2x[8]xf32>
  vector.store %b, %m[%i, %j] {alignment = 16 : i64, nontemporal = true, x} : memref<?x?xf32>, vector<2x[8]xf32>
  // CHECK-NEXT: vector.store %[[C]], %[[M]][%[[I]], %[[J]]] : memref<?x?xf32>, vector<f32>
  vector.store %c, %m[%i, %j] : memref<?x?xf32>, vector<f32>
  return
}

// CHECK-LABEL: func.func @masked
// CHECK-SAME: (%[[M:.*]]: memref<?x?xf32>, %[[I:.*]]: index, %[[J:.*]]: index, %[[K:.*]]: vector<8xi1>, %[[A:.*]]: vector<8xf32>, %[[L:.*]]: vector<2x4xi1>, %[[B:.*]]: vector<2x4xf32>)
func.func @masked(%m: memref<?x?xf32>, %i: index, %j: index, %k: vector<8xi1>, %a: vector<8xf32>, %l: vector<2x4xi1>, %b: vector<2x4xf32>) {
  // CHECK-NEXT: vector.maskedload %[[M]][%[[I]], %[[J]]], %[[K]], %[[A]] : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.maskedload %m[%i, %j], %k, %a : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK-NEXT: vector.maskedload %[[M]][%[[I]], %[[J]]], %[[L]], %[[B]] {alignment = 4 : i64} : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.maskedload %m[%i, %j], %l, %b {alignment = 4 : i64} : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  // CHECK-NEXT: vector.maskedstore %[[M]][%[[I]], %[[J]]], %[[K]], %[[A]] : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  vector.maskedstore %m[%i, %j], %k, %a : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  // CHECK-NEXT: vector.maskedstore %[[M]][%[[I]], %[[J]]], %[[L]], %[[B]] {x} : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
  vector.maskedstore %m[%i, %j], %l, %b {x} : memref<?x?xf32>, vector<2x4xi1>, vector<2x4xf32>
  // CHECK-NEXT: vector.expandload %[[M]][%[[I]], %[[J]]], %[[K]], %[[A]] {alignment = 4 : i64} : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  vector.expandload %m[%i, %j], %k, %a {alignment = 4 : i64} : memref<?x?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  // CHECK-NEXT: vector.compressstore %[[M]][%[[I]], %[[J]]], %[[K]], %[[A]] {alignment = 4 : i64} : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  vector.compressstore %m[%i, %j], %k, %a {alignment = 4 : i64} : memref<?x?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// CHECK-LABEL: func.func @gather_scatter
// CHECK-SAME: (%[[M:.*]]: memref<?x?xf32>, %[[T:.*]]: tensor<?xf32>, %[[I:.*]]: index, %[[V:.*]]: vector<2x4xi32>, %[[W:.*]]: vector<2x4xindex>, %[[K:.*]]: vector<2x4xi1>, %[[A:.*]]: vector<2x4xf32>)
func.func @gather_scatter(%m: memref<?x?xf32>, %t: tensor<?xf32>, %i: index, %v: vector<2x4xi32>, %w: vector<2x4xindex>, %k: vector<2x4xi1>, %a: vector<2x4xf32>) {
  // CHECK-NEXT: vector.gather %[[M]][%[[I]], %[[I]]] [%[[V]]], %[[K]], %[[A]] : memref<?x?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.gather %m[%i, %i] [%v], %k, %a : memref<?x?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  // CHECK-NEXT: vector.gather %[[T]][%[[I]]] [%[[W]]], %[[K]], %[[A]] {alignment = 4 : i64} : tensor<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  vector.gather %t[%i] [%w], %k, %a {alignment = 4 : i64} : tensor<?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32> into vector<2x4xf32>
  // CHECK-NEXT: vector.scatter %[[M]][%[[I]], %[[I]]] [%[[W]]], %[[K]], %[[A]] {alignment = 4 : i64} : memref<?x?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>
  vector.scatter %m[%i, %i] [%w], %k, %a {alignment = 4 : i64} : memref<?x?xf32>, vector<2x4xindex>, vector<2x4xi1>, vector<2x4xf32>
  // CHECK-NEXT: vector.scatter %[[T]][%[[I]]] [%[[V]]], %[[K]], %[[A]] : tensor<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> -> tensor<?xf32>
  vector.scatter %t[%i] [%v], %k, %a : tensor<?xf32>, vector<2x4xi32>, vector<2x4xi1>, vector<2x4xf32> -> tensor<?xf32>
  return
}

// CHECK-LABEL: func.func @transfer_read
// CHECK-SAME: (%[[M:.*]]: memref<?x?xf32>, %[[T:.*]]: tensor<?x?xf32>, %[[I:.*]]: index, %[[P:.*]]: f32, %[[K:.*]]: vector<2x4xi1>, %[[L:.*]]: vector<4xi1>, %[[Z:.*]]: memref<f32>, %[[W:.*]]: memref<?xvector<4x3xf32>>, %[[Q:.*]]: vector<4x3xf32>, %[[O:.*]]: vector<1xi1>)
func.func @transfer_read(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<2x4xi1>, %l: vector<4xi1>, %z: memref<f32>, %w: memref<?xvector<4x3xf32>>, %q: vector<4x3xf32>, %o: vector<1xi1>) {
  // CHECK-NEXT: vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[P]] : memref<?x?xf32>, vector<8xf32>
  vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<8xf32>
  // CHECK-NEXT: vector.transfer_read %[[T]][%[[I]], %[[I]]], %[[P]], %[[K]] {in_bounds = [true, false], x} : tensor<?x?xf32>, vector<2x4xf32>
  vector.transfer_read %t[%i, %i], %p, %k {in_bounds = [true, false], x} : tensor<?x?xf32>, vector<2x4xf32>
  // CHECK-NEXT: vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[P]] {permutation_map = #{{.*}}} : memref<?x?xf32>, vector<[8]xf32>
  vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<[8]xf32>
  // CHECK-NEXT: vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[P]], %[[L]] {permutation_map = #{{.*}}} : memref<?x?xf32>, vector<3x4xf32>
  vector.transfer_read %m[%i, %i], %p, %l {permutation_map = affine_map<(d0, d1) -> (0, d0)>} : memref<?x?xf32>, vector<3x4xf32>
  // CHECK-NEXT: vector.transfer_read %[[Z]][], %[[P]] : memref<f32>, vector<f32>
  vector.transfer_read %z[], %p : memref<f32>, vector<f32>
  // CHECK-NEXT: vector.transfer_read %[[Z]][], %[[P]], %[[O]] : memref<f32>, vector<f32>
  vector.transfer_read %z[], %p, %o : memref<f32>, vector<f32>
  // CHECK-NEXT: vector.transfer_read %[[Z]][], %[[P]] {permutation_map = #{{.*}}} : memref<f32>, vector<1xf32>
  vector.transfer_read %z[], %p {permutation_map = affine_map<() -> (0)>} : memref<f32>, vector<1xf32>
  // CHECK-NEXT: vector.transfer_read %[[W]][%[[I]]], %[[Q]] {in_bounds = [true]} : memref<?xvector<4x3xf32>>, vector<1x4x3xf32>
  vector.transfer_read %w[%i], %q {in_bounds = [true]} : memref<?xvector<4x3xf32>>, vector<1x4x3xf32>
  return
}

// CHECK-LABEL: func.func @transfer_write
// CHECK-SAME: (%[[M:.*]]: memref<?x?xf32>, %[[T:.*]]: tensor<?x?xf32>, %[[I:.*]]: index, %[[A:.*]]: vector<8xf32>, %[[B:.*]]: vector<2x4xf32>, %[[K:.*]]: vector<4x2xi1>, %[[Z:.*]]: memref<f32>, %[[C:.*]]: vector<f32>, %[[W:.*]]: memref<?xvector<4x3xf32>>, %[[D:.*]]: vector<1x4x3xf32>)
func.func @transfer_write(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %a: vector<8xf32>, %b: vector<2x4xf32>, %k: vector<4x2xi1>, %z: memref<f32>, %c: vector<f32>, %w: memref<?xvector<4x3xf32>>, %d: vector<1x4x3xf32>) {
  // CHECK-NEXT: vector.transfer_write %[[A]], %[[M]][%[[I]], %[[I]]] : vector<8xf32>, memref<?x?xf32>
  vector.transfer_write %a, %m[%i, %i] : vector<8xf32>, memref<?x?xf32>
  // CHECK-NEXT: vector.transfer_write %[[B]], %[[T]][%[[I]], %[[I]]], %[[K]] {in_bounds = [true, false], permutation_map = #{{.*}}, x} : vector<2x4xf32>, tensor<?x?xf32>
  vector.transfer_write %b, %t[%i, %i], %k {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>, x} : vector<2x4xf32>, tensor<?x?xf32>
  // CHECK-NEXT: vector.transfer_write %[[C]], %[[Z]][] : vector<f32>, memref<f32>
  vector.transfer_write %c, %z[] : vector<f32>, memref<f32>
  // CHECK-NEXT: vector.transfer_write %[[D]], %[[W]][%[[I]]] : vector<1x4x3xf32>, memref<?xvector<4x3xf32>>
  vector.transfer_write %d, %w[%i] : vector<1x4x3xf32>, memref<?xvector<4x3xf32>>
  return
}

// CHECK-LABEL: func.func @mask
// CHECK-SAME: (%[[M:.*]]: memref<?x?xf32>, %[[T:.*]]: tensor<?x?xf32>, %[[I:.*]]: index, %[[P:.*]]: f32, %[[K:.*]]: vector<8xi1>, %[[A:.*]]: vector<8xf32>, %[[V:.*]]: vector<8xi32>)
func.func @mask(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %a: vector<8xf32>, %v: vector<8xi32>) {
  // CHECK-NEXT: vector.mask %[[K]] { vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[P]] : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  // CHECK-NEXT: vector.mask %[[K]], %[[A]] { vector.transfer_read %[[M]][%[[I]], %[[I]]], %[[P]] {permutation_map = #{{.*}}} : memref<?x?xf32>, vector<8xf32> } {x} : vector<8xi1> -> vector<8xf32>
  vector.mask %k, %a { vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<8xf32> } {x} : vector<8xi1> -> vector<8xf32>
  // CHECK-NEXT: vector.mask %[[K]] { vector.transfer_write %[[A]], %[[M]][%[[I]], %[[I]]] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
  vector.mask %k { vector.transfer_write %a, %m[%i, %i] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
  // CHECK-NEXT: vector.mask %[[K]] { vector.transfer_write %[[A]], %[[T]][%[[I]], %[[I]]] : vector<8xf32>, tensor<?x?xf32> } : vector<8xi1> -> tensor<?x?xf32>
  vector.mask %k { vector.transfer_write %a, %t[%i, %i] : vector<8xf32>, tensor<?x?xf32> } : vector<8xi1> -> tensor<?x?xf32>
  // CHECK-NEXT: vector.mask %[[K]] { vector.gather %[[M]][%[[I]], %[[I]]] [%[[V]]], %[[K]], %[[A]] : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k { vector.gather %m[%i, %i] [%v], %k, %a : memref<?x?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  // CHECK-NEXT: vector.mask %[[K]] { vector.yield } : vector<8xi1>
  vector.mask %k { vector.yield } : vector<8xi1>
  // CHECK-NEXT: vector.mask %[[K]], %[[A]] { vector.yield %[[A]] : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %k, %a { vector.yield %a : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}

// CHECK-LABEL: func.func @broadcast
// CHECK-SAME: (%[[A:.*]]: f32, %[[B:.*]]: vector<f32>, %[[C:.*]]: vector<8x1xf32>, %[[D:.*]]: vector<[1]xf32>)
func.func @broadcast(%a: f32, %b: vector<f32>, %c: vector<8x1xf32>, %d: vector<[1]xf32>) {
  // CHECK-NEXT: vector.broadcast %[[A]] : f32 to vector<f32>
  vector.broadcast %a : f32 to vector<f32>
  // CHECK-NEXT: vector.broadcast %[[A]] {x} : f32 to vector<4x[8]xf32>
  vector.broadcast %a {x} : f32 to vector<4x[8]xf32>
  // CHECK-NEXT: vector.broadcast %[[B]] : vector<f32> to vector<2xf32>
  vector.broadcast %b : vector<f32> to vector<2xf32>
  // CHECK-NEXT: vector.broadcast %[[C]] : vector<8x1xf32> to vector<4x8x16xf32>
  vector.broadcast %c : vector<8x1xf32> to vector<4x8x16xf32>
  // CHECK-NEXT: vector.broadcast %[[C]] : vector<8x1xf32> to vector<8x[4]xf32>
  vector.broadcast %c : vector<8x1xf32> to vector<8x[4]xf32>
  // CHECK-NEXT: vector.broadcast %[[D]] : vector<[1]xf32> to vector<4x[1]xf32>
  vector.broadcast %d : vector<[1]xf32> to vector<4x[1]xf32>
  return
}

// CHECK-LABEL: func.func private @attributes() attributes {a = [#vector.kind<maxnumf>, #vector.iterator_type<reduction>, #vector.punctuation<newline>]}
func.func private @attributes() attributes {a = [#vector.kind<maxnumf>, #vector.iterator_type<reduction>, #vector.punctuation<newline>]}
