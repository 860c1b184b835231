// RUN: ttmlir-opt %s | filecheck %s
// RUN: ttmlir-opt %s | ttmlir-opt | filecheck %s
// RUN: ttmlir-opt --mlir-print-op-generic %s | ttmlir-opt | filecheck %s

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
