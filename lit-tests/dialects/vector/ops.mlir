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

// CHECK-LABEL: func.func @shapes
// CHECK-SAME: (%[[A:.*]]: vector<4x3xf32>, %[[B:.*]]: vector<[2]x3x[4]xi8>, %[[C:.*]]: vector<1xf32>, %[[D:.*]]: vector<f32>)
func.func @shapes(%a: vector<4x3xf32>, %b: vector<[2]x3x[4]xi8>, %c: vector<1xf32>, %d: vector<f32>) {
  // CHECK-NEXT: vector.shape_cast %[[A]] : vector<4x3xf32> to vector<3x2x2xf32>
  vector.shape_cast %a : vector<4x3xf32> to vector<3x2x2xf32>
  // CHECK-NEXT: vector.shape_cast %[[B]] {x} : vector<[2]x3x[4]xi8> to vector<3x[1]x[8]xi8>
  vector.shape_cast %b {x} : vector<[2]x3x[4]xi8> to vector<3x[1]x[8]xi8>
  // CHECK-NEXT: vector.shape_cast %[[C]] : vector<1xf32> to vector<f32>
  vector.shape_cast %c : vector<1xf32> to vector<f32>
  // CHECK-NEXT: vector.transpose %[[A]], [1, 0] : vector<4x3xf32> to vector<3x4xf32>
  vector.transpose %a, [1, 0] : vector<4x3xf32> to vector<3x4xf32>
  // CHECK-NEXT: vector.transpose %[[B]], [2, 0, 1] {x} : vector<[2]x3x[4]xi8> to vector<[4]x[2]x3xi8>
  vector.transpose %b, [2, 0, 1] {x} : vector<[2]x3x[4]xi8> to vector<[4]x[2]x3xi8>
  // CHECK-NEXT: vector.transpose %[[D]], [] : vector<f32> to vector<f32>
  vector.transpose %d, [] : vector<f32> to vector<f32>
  // CHECK-NEXT: vector.bitcast %[[A]] : vector<4x3xf32> to vector<4x6xi16>
  vector.bitcast %a : vector<4x3xf32> to vector<4x6xi16>
  // CHECK-NEXT: vector.bitcast %[[B]] {x} : vector<[2]x3x[4]xi8> to vector<[2]x3x[2]xi16>
  vector.bitcast %b {x} : vector<[2]x3x[4]xi8> to vector<[2]x3x[2]xi16>
  // CHECK-NEXT: vector.bitcast %[[D]] : vector<f32> to vector<i32>
  vector.bitcast %d : vector<f32> to vector<i32>
  return
}

// CHECK-LABEL: func.func @type_cast
// CHECK-SAME: (%[[A:.*]]: memref<5x4xf32>, %[[B:.*]]: memref<5xvector<4xf32>>)
func.func @type_cast(%a: memref<5x4xf32>, %b: memref<5xvector<4xf32>>) {
  // CHECK-NEXT: vector.type_cast %[[A]] : memref<5x4xf32> to memref<vector<5x4xf32>>
  vector.type_cast %a : memref<5x4xf32> to memref<vector<5x4xf32>>
  // CHECK-NEXT: vector.type_cast %[[B]] {x} : memref<5xvector<4xf32>> to memref<vector<5x4xf32>>
  vector.type_cast %b {x} : memref<5xvector<4xf32>> to memref<vector<5x4xf32>>
  return
}

// CHECK-LABEL: func.func @rows
// CHECK-SAME: (%[[A:.*]]: vector<2x16xf32>, %[[B:.*]]: vector<1x16xf32>, %[[C:.*]]: vector<f32>, %[[D:.*]]: vector<[4]xi32>)
func.func @rows(%a: vector<2x16xf32>, %b: vector<1x16xf32>, %c: vector<f32>, %d: vector<[4]xi32>) {
  // CHECK-NEXT: vector.shuffle %[[A]], %[[B]] [2, 0, -1, 0] : vector<2x16xf32>, vector<1x16xf32>
  vector.shuffle %a, %b [2, 0, -1, 0] : vector<2x16xf32>, vector<1x16xf32>
  // CHECK-NEXT: vector.shuffle %[[C]], %[[C]] [0, 1, 0] {x} : vector<f32>, vector<f32>
  vector.shuffle %c, %c [0, 1, 0] {x} : vector<f32>, vector<f32>
  // CHECK-NEXT: vector.interleave %[[A]], %[[A]] {x} : vector<2x16xf32> -> vector<2x32xf32>
  vector.interleave %a, %a {x} : vector<2x16xf32> -> vector<2x32xf32>
  // CHECK-NEXT: vector.interleave %[[D]], %[[D]] : vector<[4]xi32> -> vector<[8]xi32>
  vector.interleave %d, %d : vector<[4]xi32> -> vector<[8]xi32>
  // CHECK-NEXT: vector.interleave %[[C]], %[[C]] : vector<f32> -> vector<2xf32>
  vector.interleave %c, %c : vector<f32> -> vector<2xf32>
  // CHECK-NEXT: %{{.*}}, %{{.*}} = vector.deinterleave %[[A]] : vector<2x16xf32> -> vector<2x8xf32>
  %u, %v = vector.deinterleave %a : vector<2x16xf32> -> vector<2x8xf32>
  // CHECK-NEXT: %{{.*}}, %{{.*}} = vector.deinterleave %[[D]] {x} : vector<[4]xi32> -> vector<[2]xi32>
  %w:2 = vector.deinterleave %d {x} : vector<[4]xi32> -> vector<[2]xi32>
  return
}

// CHECK-LABEL: func.func @parts
// CHECK-SAME: (%[[A:.*]]: vector<4x8x16xf32>, %[[B:.*]]: vector<8x16xf32>, %[[C:.*]]: f32, %[[I:.*]]: index, %[[D:.*]]: vector<f32>, %[[E:.*]]: vector<1xf32>)
func.func @parts(%a: vector<4x8x16xf32>, %b: vector<8x16xf32>, %c: f32, %i: index, %d: vector<f32>, %e: vector<1xf32>) {
  // CHECK-NEXT: vector.extract %[[A]][3] : vector<8x16xf32> from vector<4x8x16xf32>
  vector.extract %a[3] : vector<8x16xf32> from vector<4x8x16xf32>
  // CHECK-NEXT: vector.extract %[[A]][2, %[[I]], 3] {x} : f32 from vector<4x8x16xf32>
  vector.extract %a[2, %i, 3] {x} : f32 from vector<4x8x16xf32>
  // CHECK-NEXT: vector.extract %[[A]][-1, 2] : vector<16xf32> from vector<4x8x16xf32>
  vector.extract %a[-1, 2] : vector<16xf32> from vector<4x8x16xf32>
  // CHECK-NEXT: vector.extract %[[A]][] : vector<4x8x16xf32> from vector<4x8x16xf32>
  vector.extract %a[] : vector<4x8x16xf32> from vector<4x8x16xf32>
  // CHECK-NEXT: vector.extract %[[D]][] : f32 from vector<f32>
  vector.extract %d[] : f32 from vector<f32>
  // CHECK-NEXT: vector.extract %[[B]][0, 1] : vector<1xf32> from vector<8x16xf32>
  vector.extract %b[0, 1] : vector<1xf32> from vector<8x16xf32>
  // CHECK-NEXT: vector.extract %[[E]][] : f32 from vector<1xf32>
  vector.extract %e[] : f32 from vector<1xf32>
  // CHECK-NEXT: vector.insert %[[B]], %[[A]] [3] : vector<8x16xf32> into vector<4x8x16xf32>
  vector.insert %b, %a [3] : vector<8x16xf32> into vector<4x8x16xf32>
  // CHECK-NEXT: vector.insert %[[C]], %[[A]] [2, %[[I]], 3] {x} : f32 into vector<4x8x16xf32>
  vector.insert %c, %a [2, %i, 3] {x} : f32 into vector<4x8x16xf32>
  // CHECK-NEXT: vector.insert %[[C]], %[[D]] [] : f32 into vector<f32>
  vector.insert %c, %d [] : f32 into vector<f32>
  // CHECK-NEXT: vector.insert %[[B]], %[[A]] [-1] : vector<8x16xf32> into vector<4x8x16xf32>
  vector.insert %b, %a [-1] : vector<8x16xf32> into vector<4x8x16xf32>
  // CHECK-NEXT: vector.extract_strided_slice %[[A]] {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  vector.extract_strided_slice %a {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
  // CHECK-NEXT: vector.insert_strided_slice %[[B]], %[[A]] {offsets = [1, 0, 0], strides = [1, 1], x} : vector<8x16xf32> into vector<4x8x16xf32>
  vector.insert_strided_slice %b, %a {offsets = [1, 0, 0], strides = [1, 1], x} : vector<8x16xf32> into vector<4x8x16xf32>
  return
}

// CHECK-LABEL: func.func @scalable_parts
// CHECK-SAME: (%[[A:.*]]: vector<[8]xf32>, %[[B:.*]]: vector<4xf32>, %[[C:.*]]: vector<[4]xf32>)
func.func @scalable_parts(%a: vector<[8]xf32>, %b: vector<4xf32>, %c: vector<[4]xf32>) {
  // CHECK-NEXT: vector.scalable.extract %[[A]][8] : vector<4xf32> from vector<[8]xf32>
  vector.scalable.extract %a[8] : vector<4xf32> from vector<[8]xf32>
  // CHECK-NEXT: vector.scalable.extract %[[A]][4] {x} : vector<[4]xf32> from vector<[8]xf32>
  vector.scalable.extract %a[4] {x} : vector<[4]xf32> from vector<[8]xf32>
  // CHECK-NEXT: vector.scalable.insert %[[B]], %[[A]][8] : vector<4xf32> into vector<[8]xf32>
  vector.scalable.insert %b, %a[8] : vector<4xf32> into vector<[8]xf32>
  // CHECK-NEXT: vector.scalable.insert %[[C]], %[[A]][0] {x} : vector<[4]xf32> into vector<[8]xf32>
  vector.scalable.insert %c, %a[0] {x} : vector<[4]xf32> into vector<[8]xf32>
  return
}

// CHECK-LABEL: func.func @elements
// CHECK-SAME: (%[[A:.*]]: f32, %[[B:.*]]: f32, %[[V:.*]]: vector<2x1xf32>, %[[S:.*]]: vector<[2]xf32>)
func.func @elements(%a: f32, %b: f32, %v: vector<2x1xf32>, %s: vector<[2]xf32>) {
  // CHECK-NEXT: vector.from_elements %[[A]], %[[B]] : vector<2x1xf32>
  vector.from_elements %a, %b : vector<2x1xf32>
  // CHECK-NEXT: vector.from_elements %[[B]] {x} : vector<f32>
  vector.from_elements %b {x} : vector<f32>
  // CHECK-NEXT: %{{.*}}:2 = vector.to_elements %[[V]] : vector<2x1xf32>
  %w:2 = vector.to_elements %v : vector<2x1xf32>
  // CHECK-NEXT: %{{.*}}:2 = vector.to_elements %[[S]] {x} : vector<[2]xf32>
  %x:2 = vector.to_elements %s {x} : vector<[2]xf32>
  return
}

// CHECK-LABEL: func.func @reductions
// CHECK-SAME: (%[[A:.*]]: vector<16xf32>, %[[B:.*]]: f32, %[[C:.*]]: vector<4x8x16xi32>, %[[D:.*]]: vector<8xi32>, %[[E:.*]]: i32, %[[F:.*]]: vector<4x16xi32>, %[[G:.*]]: vector<f32>)
func.func @reductions(%a: vector<16xf32>, %b: f32, %c: vector<4x8x16xi32>, %d: vector<8xi32>, %e: i32, %f: vector<4x16xi32>, %g: vector<f32>) {
  // CHECK-NEXT: vector.reduction <add>, %[[A]] : vector<16xf32> into f32
  vector.reduction <add>, %a : vector<16xf32> into f32
  // CHECK-NEXT: vector.reduction <maxnumf>, %[[A]], %[[B]] fastmath<nnan,ninf> {x} : vector<16xf32> into f32
  vector.reduction <maxnumf>, %a, %b fastmath<nnan,ninf> {x} : vector<16xf32> into f32
  // CHECK-NEXT: vector.reduction <xor>, %[[D]] : vector<8xi32> into i32
  vector.reduction <xor>, %d : vector<8xi32> into i32
  // CHECK-NEXT: vector.reduction <mul>, %[[G]] : vector<f32> into f32
  vector.reduction <mul>, %g : vector<f32> into f32
  // CHECK-NEXT: vector.multi_reduction <add>, %[[C]], %[[D]] [0, 2] : vector<4x8x16xi32> to vector<8xi32>
  vector.multi_reduction <add>, %c, %d [0, 2] : vector<4x8x16xi32> to vector<8xi32>
  // CHECK-NEXT: vector.multi_reduction <minui>, %[[C]], %[[E]] {x} [0, 1, 2] : vector<4x8x16xi32> to i32
  vector.multi_reduction <minui>, %c, %e {x} [0, 1, 2] : vector<4x8x16xi32> to i32
  // CHECK-NEXT: vector.multi_reduction <and>, %[[C]], %[[C]] [] : vector<4x8x16xi32> to vector<4x8x16xi32>
  vector.multi_reduction <and>, %c, %c [] : vector<4x8x16xi32> to vector<4x8x16xi32>
  // CHECK-NEXT: %{{.*}}, %{{.*}} = vector.scan <mul>, %[[C]], %[[F]] {inclusive = false, reduction_dim = 1 : i64} : vector<4x8x16xi32>, vector<4x16xi32>
  %s:2 = vector.scan <mul>, %c, %f {inclusive = false, reduction_dim = 1 : i64} : vector<4x8x16xi32>, vector<4x16xi32>
  // CHECK-NEXT: vector.fma %[[A]], %[[A]], %[[A]] {x} : vector<16xf32>
  vector.fma %a, %a, %a {x} : vector<16xf32>
  return
}

// CHECK-LABEL: func.func @products
// CHECK-SAME: (%[[A:.*]]: vector<4xf32>, %[[B:.*]]: vector<8xf32>, %[[C:.*]]: vector<4x8xf32>, %[[D:.*]]: f32, %[[E:.*]]: vector<[4]xf32>)
func.func @products(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>, %d: f32, %e: vector<[4]xf32>) {
  // CHECK-NEXT: vector.outerproduct %[[A]], %[[B]] : vector<4xf32>, vector<8xf32>
  vector.outerproduct %a, %b : vector<4xf32>, vector<8xf32>
  // CHECK-NEXT: vector.outerproduct %[[A]], %[[B]], %[[C]] {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
  vector.outerproduct %a, %b, %c : vector<4xf32>, vector<8xf32>
  // CHECK-NEXT: vector.outerproduct %[[A]], %[[B]], %[[C]] {kind = #vector.kind<maxnumf>, x} : vector<4xf32>, vector<8xf32>
  vector.outerproduct %a, %b, %c {kind = #vector.kind<maxnumf>, x} : vector<4xf32>, vector<8xf32>
  // CHECK-NEXT: vector.outerproduct %[[A]], %[[D]] : vector<4xf32>, f32
  vector.outerproduct %a, %d : vector<4xf32>, f32
  // CHECK-NEXT: vector.outerproduct %[[A]], %[[E]] : vector<4xf32>, vector<[4]xf32>
  vector.outerproduct %a, %e : vector<4xf32>, vector<[4]xf32>
  return
}

// CHECK-LABEL: func.func @masks
// CHECK-SAME: (%[[A:.*]]: index, %[[B:.*]]: index)
func.func @masks(%a: index, %b: index) {
  // CHECK-NEXT: vector.constant_mask [3, 2] : vector<4x3xi1>
  vector.constant_mask [3, 2] : vector<4x3xi1>
  // CHECK-NEXT: vector.constant_mask [4] {x} : vector<[4]xi1>
  vector.constant_mask [4] {x} : vector<[4]xi1>
  // CHECK-NEXT: vector.constant_mask [0] : vector<i1>
  vector.constant_mask [0] : vector<i1>
  // CHECK-NEXT: vector.create_mask %[[A]], %[[B]] : vector<4x3xi1>
  vector.create_mask %a, %b : vector<4x3xi1>
  // CHECK-NEXT: vector.create_mask %[[A]] {x} : vector<i1>
  vector.create_mask %a {x} : vector<i1>
  // CHECK-NEXT: vector.step : vector<4xindex>
  vector.step : vector<4xindex>
  // CHECK-NEXT: vector.step {x} : vector<[4]xindex>
  vector.step {x} : vector<[4]xindex>
  // CHECK-NEXT: %{{.*}} = vector.vscale
  %v = vector.vscale
  return
}

// CHECK-LABEL: func.func @print
// CHECK-SAME: (%[[A:.*]]: vector<4xf32>, %[[B:.*]]: i32)
func.func @print(%a: vector<4xf32>, %b: i32) {
  // CHECK-NEXT: vector.print %[[A]] : vector<4xf32>
  vector.print %a : vector<4xf32>
  // CHECK-NEXT: vector.print %[[B]] : i32 punctuation <comma> {x}
  vector.print %b : i32 punctuation <comma> {x}
  // CHECK-NEXT: vector.print str "done"
  vector.print str "done"
  // CHECK-NEXT: vector.print
  vector.print punctuation <newline>
  // CHECK-NEXT: vector.print punctuation <no_punctuation>
  vector.print punctuation <no_punctuation>
  return
}

#lhs = affine_map<(i, j, k) -> (i, k)>
#rhs = affine_map<(i, j, k) -> (k, j)>
#acc = affine_map<(i, j, k) -> (i, j)>
#vector_map = affine_map<(i) -> (i)>
#scalar_map = affine_map<(i) -> ()>

// CHECK-LABEL: func.func @contract
// CHECK-SAME: (%[[A:.*]]: vector<4x3xf16>, %[[B:.*]]: vector<3x[7]xf16>, %[[C:.*]]: vector<4x[7]xf32>, %[[D:.*]]: vector<4xi32>, %[[E:.*]]: i32)
func.func @contract(%a: vector<4x3xf16>, %b: vector<3x[7]xf16>, %c: vector<4x[7]xf32>, %d: vector<4xi32>, %e: i32) {
  // CHECK-NEXT: vector.contract {indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[A]], %[[B]], %[[C]] : vector<4x3xf16>, vector<3x[7]xf16> into vector<4x[7]xf32>
  vector.contract {indexing_maps = [#lhs, #rhs, #acc], iterator_types = ["parallel", "parallel", "reduction"]} %a, %b, %c : vector<4x3xf16>, vector<3x[7]xf16> into vector<4x[7]xf32>
  // CHECK-NEXT: vector.contract {indexing_maps = [#{{.*}}, #{{.*}}, #{{.*}}], iterator_types = ["reduction"], kind = #vector.kind<minsi>} %[[D]], %[[D]], %[[E]] {x} : vector<4xi32>, vector<4xi32> into i32
  vector.contract {indexing_maps = [#vector_map, #vector_map, #scalar_map], iterator_types = ["reduction"], kind = #vector.kind<minsi>} %d, %d, %e {x} : vector<4xi32>, vector<4xi32> into i32
  return
}
