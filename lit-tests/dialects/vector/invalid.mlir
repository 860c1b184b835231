// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

// Elements that are read follow each other.
func.func @load_0(%m: memref<?x?xf32, strided<[?, 2]>>, %i: index) {
  // expected-error @+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i, %i] : memref<?x?xf32, strided<[?, 2]>>, vector<8xf32>
  return
}

// -----

// A vector has no more dimensions than the memory.
func.func @load_1(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<2x8xf32>
  return
}

// -----

// A vector of memory is loaded whole.
func.func @load_2(%m: memref<?xvector<4xf32>>, %i: index) {
  // expected-error @+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %m[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

// Elements are of one type.
func.func @load_3(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op base and result element types should match}}
  %0 = vector.load %m[%i] : memref<?xf32>, vector<8xf16>
  return
}

// -----

// There is an index per dimension.
func.func @load_4(%m: memref<?x?xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op requires 2 indices}}
  %0 = vector.load %m[%i] : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

// An alignment is a power of two.
func.func @load_5(%m: memref<?xf32>, %i: index) {
  // expected-error @+1 {{'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3 : i64} : memref<?xf32>, vector<8xf32>
  return
}

// -----

// Elements that are written follow each other.
func.func @store_6(%m: memref<?x?xf32, strided<[?, 2]>>, %i: index, %v: vector<8xf32>) {
  // expected-error @+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %m[%i, %i] : memref<?x?xf32, strided<[?, 2]>>, vector<8xf32>
  return
}

// -----

// A vector has no more dimensions than the memory.
func.func @store_7(%m: memref<?xf32>, %i: index, %v: vector<2x8xf32>) {
  // expected-error @+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[%i] : memref<?xf32>, vector<2x8xf32>
  return
}

// -----

// A vector of memory is stored whole.
func.func @store_8(%m: memref<?xvector<4xf32>>, %i: index, %v: vector<8xf32>) {
  // expected-error @+1 {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v, %m[%i] : memref<?xvector<4xf32>>, vector<8xf32>
  return
}

// -----

// Elements are of one type.
func.func @store_9(%m: memref<?xf32>, %i: index, %v: vector<8xf16>) {
  // expected-error @+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %m[%i] : memref<?xf32>, vector<8xf16>
  return
}

// -----

// There is an index per dimension.
func.func @store_10(%m: memref<?x?xf32>, %i: index, %v: vector<8xf32>) {
  // expected-error @+1 {{'vector.store' op requires 2 indices}}
  vector.store %v, %m[%i] : memref<?x?xf32>, vector<8xf32>
  return
}

// -----

// Elements are of one type.
func.func @maskedload_11(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %m[%i], %k, %h : memref<?xf32>, vector<8xi1>, vector<8xf16> into vector<8xf16>
  return
}

// -----

// There is an index per dimension.
func.func @maskedload_12(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op requires 1 indices}}
  %0 = vector.maskedload %m[], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// The mask has an element for each that is read.
func.func @maskedload_13(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %m[%i], %l, %a : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// The other elements are of the same vector.
func.func @maskedload_14(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %m[%i], %k, %b : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}

// -----

// Elements are of one type.
func.func @expandload_15(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.expandload' op base and result element type should match}}
  %0 = vector.expandload %m[%i], %k, %h : memref<?xf32>, vector<8xi1>, vector<8xf16> into vector<8xf16>
  return
}

// -----

// There is an index per dimension.
func.func @expandload_16(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.expandload' op requires 1 indices}}
  %0 = vector.expandload %m[], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// The mask has an element for each that is read.
func.func @expandload_17(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.expandload' op expected result dim to match mask dim}}
  %0 = vector.expandload %m[%i], %l, %a : memref<?xf32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// The other elements are of the same vector.
func.func @expandload_18(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.expandload' op expected pass_thru of same type as result type}}
  %0 = vector.expandload %m[%i], %k, %b : memref<?xf32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}

// -----

// Elements are of one type.
func.func @maskedstore_19(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op base and valueToStore element type should match}}
  vector.maskedstore %m[%i], %k, %h : memref<?xf32>, vector<8xi1>, vector<8xf16>
  return
}

// -----

// There is an index per dimension.
func.func @maskedstore_20(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op requires 1 indices}}
  vector.maskedstore %m[], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

// The mask has an element for each that is written.
func.func @maskedstore_21(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %m[%i], %l, %a : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

// Elements are of one type.
func.func @compressstore_22(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.compressstore' op base and valueToStore element type should match}}
  vector.compressstore %m[%i], %k, %h : memref<?xf32>, vector<8xi1>, vector<8xf16>
  return
}

// -----

// There is an index per dimension.
func.func @compressstore_23(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.compressstore' op requires 1 indices}}
  vector.compressstore %m[], %k, %a : memref<?xf32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

// The mask has an element for each that is written.
func.func @compressstore_24(%m: memref<?xf32>, %i: index, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.compressstore' op expected valueToStore dim to match mask dim}}
  vector.compressstore %m[%i], %l, %a : memref<?xf32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

// A scalable mask does not say how far apart elements are.
func.func @expandload_25(%m: memref<?xf32>, %i: index, %k: vector<[8]xi1>, %a: vector<[8]xf32>) {
  // expected-error @+1 {{'vector.expandload' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[8]xi1>'}}
  %0 = vector.expandload %m[%i], %k, %a : memref<?xf32>, vector<[8]xi1>, vector<[8]xf32> into vector<[8]xf32>
  return
}

// -----

// What is gathered from has a rank.
func.func @gather_26(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %t[%i] [%v], %k, %a : tensor<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// It is memory or a tensor.
func.func @gather_27(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op operand #0 must be Tensor or MemRef of any type values, but got 'vector<8xf32>'}}
  %0 = vector.gather %a[%i] [%v], %k, %a : vector<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// Elements are of one type.
func.func @gather_28(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %m[%i] [%v], %k, %h : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf16> into vector<8xf16>
  return
}

// -----

// There is an offset per dimension.
func.func @gather_29(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %m[] [%v], %k, %a : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// Each element has an index.
func.func @gather_30(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %m[%i] [%w], %k, %a : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// Each element has a bit of the mask.
func.func @gather_31(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %m[%i] [%v], %l, %a : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32> into vector<8xf32>
  return
}

// -----

// The other elements are of the same vector.
func.func @gather_32(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %m[%i] [%v], %k, %b : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<4xf32> into vector<8xf32>
  return
}

// -----

// What is scattered to has a rank.
func.func @scatter_33(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op requires base to be a memref or ranked tensor type}}
  vector.scatter %t[%i] [%v], %k, %a : tensor<*xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

// Elements are of one type.
func.func @scatter_34(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op base and valueToStore element type should match}}
  vector.scatter %m[%i] [%v], %k, %h : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf16>
  return
}

// -----

// There is an offset per dimension.
func.func @scatter_35(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op requires 1 indices}}
  vector.scatter %m[] [%v], %k, %a : memref<?xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

// Each element has an index.
func.func @scatter_36(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %m[%i] [%w], %k, %a : memref<?xf32>, vector<4xi32>, vector<8xi1>, vector<8xf32>
  return
}

// -----

// Each element has a bit of the mask.
func.func @scatter_37(%m: memref<?xf32>, %t: tensor<*xf32>, %i: index, %v: vector<8xi32>, %w: vector<4xi32>, %k: vector<8xi1>, %l: vector<4xi1>, %a: vector<8xf32>, %h: vector<8xf16>, %b: vector<4xf32>) {
  // expected-error @+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %m[%i] [%v], %l, %a : memref<?xf32>, vector<8xi32>, vector<4xi1>, vector<8xf32>
  return
}

// -----

// Memory and vector have types.
func.func @transfer_read_38(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires two types}}
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>
  return
}

// -----

// Transfers read memory or tensors of a rank.
func.func @transfer_read_39(%m: memref<*xf32>, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires memref or ranked tensor type}}
  %0 = vector.transfer_read %m[], %p : memref<*xf32>, vector<4xf32>
  return
}

// -----

// They read a vector.
func.func @transfer_read_40(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' requires vector type}}
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, f32
  return
}

// -----

// A map is not left out where the vector has more dimensions.
func.func @transfer_read_41(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected a custom permutation_map when rank(source) != rank(destination)}}
  %0 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x2x2xf32>
  return
}

// -----

// There is an index per dimension.
func.func @transfer_read_42(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires 2 indices}}
  %0 = vector.transfer_read %m[%i], %p : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// An old attribute has been replaced.
func.func @transfer_read_43(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op masked attribute has been removed. Use in_bounds instead.}}
  %0 = vector.transfer_read %m[%i, %i], %p {masked = [true]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// Vectors consist of whole elements.
func.func @transfer_read_44(%m: memref<?xi32>, %i: index, %p: i32) {
  // expected-error @+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
  %0 = vector.transfer_read %m[%i], %p : memref<?xi32>, vector<3xi8>
  return
}

// -----

// And of whole rows of vectors.
func.func @transfer_read_45(%m: memref<?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %q: f32, %k: vector<1x4x3xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
  %0 = vector.transfer_read %m[%i], %p : memref<?xvector<4x3xf32>>, vector<1x4x4xf32>
  return
}

// -----

// They have all dimensions of the vectors in memory.
func.func @transfer_read_46(%m: memref<?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %q: f32, %k: vector<1x4x3xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires source vector element and vector result ranks to match.}}
  %0 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> ()>} : memref<?xvector<4x3xf32>>, vector<3xf32>
  return
}

// -----

// The map has a result for each other dimension.
func.func @transfer_read_47(%m: memref<?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %q: f32, %k: vector<1x4x3xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i], %p {permutation_map = affine_map<(d0) -> (d0, 0)>} : memref<?xvector<4x3xf32>>, vector<1x4x3xf32>
  return
}

// -----

// Vectors in memory have no mask.
func.func @transfer_read_48(%m: memref<?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %q: f32, %k: vector<1x4x3xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_read' does not support masks with vector element type}}
  %0 = vector.transfer_read %m[%i], %p, %k : memref<?xvector<4x3xf32>>, vector<1x4x3xf32>
  return
}

// -----

// Nor have they one in generic form.
func.func @transfer_read_49(%m: memref<?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %q: f32, %k: vector<1x4x3xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op does not support masks with vector element type}}
  %0 = "vector.transfer_read"(%m, %i, %p, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 1>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xvector<4x3xf32>>, index, vector<4x3xf32>, vector<1x4x3xi1>) -> vector<1x4x3xf32>
  return
}

// -----

// What is not read is a vector then.
func.func @transfer_read_50(%m: memref<?xvector<4x3xf32>>, %i: index, %p: vector<4x3xf32>, %q: f32, %k: vector<1x4x3xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op requires source element type and padding type to match.}}
  %0 = "vector.transfer_read"(%m, %i, %q) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xvector<4x3xf32>>, index, f32) -> vector<1x4x3xf32>
  return
}

// -----

// Without symbols.
func.func @transfer_read_51(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires permutation_map without symbols}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1)[s0] -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// It is a map of the dimensions of the memory.
func.func @transfer_read_52(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with input dims of the same rank as the source type}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// And to those of the vector.
func.func @transfer_read_53(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map with result dims of the same rank as the vector type}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// Each is one of them, or repeated.
func.func @transfer_read_54(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// Each is named once.
func.func @transfer_read_55(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a permutation_map that is a permutation (found one dim used more than once)}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (d0, d0)>} : memref<?x?xf32>, vector<4x4xf32>
  return
}

// -----

// A constant is 0.
func.func @transfer_read_56(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0, d1) -> (1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// Bounds are of the dimensions of the vector.
func.func @transfer_read_57(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op expects the in_bounds attr of same rank as permutation_map results: affine_map<(d0, d1) -> (d1)> vs inBounds of size: 2}}
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// They are truth values.
func.func @transfer_read_58(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op attribute 'in_bounds' failed to satisfy constraint: 1-bit boolean array attribute}}
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [1]} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// A mask needs a map of the right size.
func.func @transfer_read_59(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_read' expected the same rank for the vector and the results of the permutation map}}
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : memref<?x?xf32>, vector<4xf32>
  return
}

// -----

// A mask is of the shape of what is read.
func.func @transfer_read_60(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<5xi1>) {
  // expected-error @+1 {{'vector.transfer_read' op inferred mask type ('vector<4xi1>') and mask operand type ('vector<5xi1>') don't match}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p, %k) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f32, vector<5xi1>) -> vector<4xf32>
  return
}

// -----

// What is not read can be an element of a vector.
func.func @transfer_read_61(%m: memref<?xcomplex<f32>>, %i: index, %p: complex<f32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires valid padding vector elemental type}}
  %0 = vector.transfer_read %m[%i], %p : memref<?xcomplex<f32>>, vector<4xf32>
  return
}

// -----

// And one of the memory.
func.func @transfer_read_62(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %q: f64) {
  // expected-error @+1 {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %q) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<?x?xf32>, index, index, f64) -> vector<4xf32>
  return
}

// -----

// Only memory and tensors are read.
func.func @transfer_read_63(%v: vector<4xf32>, %i: index, %p: f32) {
  // expected-error @+1 {{'vector.transfer_read' op requires source to be a memref or ranked tensor type}}
  %0 = "vector.transfer_read"(%v, %i, %p) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<4xf32>, index, f32) -> vector<4xf32>
  return
}

// -----

// Vector and memory have types.
func.func @transfer_write_64(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires two types}}
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>
  return
}

// -----

// A vector is written.
func.func @transfer_write_65(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires vector type}}
  vector.transfer_write %v, %m[%i, %i] : f32, memref<?x?xf32>
  return
}

// -----

// To memory or a tensor of a rank.
func.func @transfer_write_66(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' requires memref or ranked tensor type}}
  vector.transfer_write %v, %m[%i, %i] : vector<4xf32>, memref<*xf32>
  return
}

// -----

// A map is not left out where the vector has more dimensions.
func.func @transfer_write_67(%m: memref<f32>, %v: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' expected a custom permutation_map when rank(source) != rank(destination)}}
  vector.transfer_write %v, %m[] : vector<4xf32>, memref<f32>
  return
}

// -----

// There is an index per dimension.
func.func @transfer_write_68(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op requires 2 indices}}
  vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

// Nothing is written several times.
func.func @transfer_write_69(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (0)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

// A mask needs a map of the right size.
func.func @transfer_write_70(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{custom op 'vector.transfer_write' expected the same rank for the vector and the results of the permutation map}}
  vector.transfer_write %v, %m[%i, %i], %k {permutation_map = affine_map<(d0, d1) -> (d0, d1)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

// A tensor has no sum of dimensions.
func.func @transfer_write_71(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op requires a projected permutation_map (at most one dim or the zero constant can appear in each result)}}
  vector.transfer_write %v, %m[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d0 + d1)>} : vector<4xf32>, memref<?x?xf32>
  return
}

// -----

// A new tensor is of the type of the old one.
func.func @transfer_write_72(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op expected type of operand #1 ('tensor<?x?xf32>') to match type of corresponding result ('tensor<4x?xf32>')}}
  %0 = "vector.transfer_write"(%v, %t, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf32>, tensor<?x?xf32>, index, index) -> tensor<4x?xf32>
  return
}

// -----

// Memory gives no new tensor.
func.func @transfer_write_73(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %v: vector<4xf32>, %k: vector<4xi1>) {
  // expected-error @+1 {{'vector.transfer_write' op expected the number of tensor results (1) to be equal to the number of output tensors (0)}}
  %0 = "vector.transfer_write"(%v, %m, %i, %i) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (vector<4xf32>, memref<?x?xf32>, index, index) -> tensor<?x?xf32>
  return
}

// -----

// Other values are those of a result.
func.func @mask_74(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{custom op 'vector.mask' expects a result if passthru operand is provided}}
  vector.mask %k, %v { vector.transfer_write %v, %m[%i, %i] : vector<8xf32>, memref<?x?xf32> } : vector<8xi1>
  return
}

// -----

// One operation is masked.
func.func @mask_75(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects only one operation to mask}}
  vector.mask %k { vector.transfer_write %v, %m[%i, %i] : vector<8xf32>, memref<?x?xf32> vector.transfer_write %v, %m[%i, %i] : vector<8xf32>, memref<?x?xf32> vector.yield } : vector<8xi1>
  return
}

// -----

// All results are yielded.
func.func @mask_76(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match mask region yielded values}}
  %0 = vector.mask %k { %1 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<8xf32> vector.yield } : vector<8xi1> -> vector<8xf32>
  return
}

// -----

// The operation can be masked.
func.func @mask_77(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a MaskableOpInterface within the mask region}}
  %0 = vector.mask %k { vector.load %m[%i, %i] : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}

// -----

// Its results are those of the mask.
func.func @mask_78(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects number of results to match maskable operation number of results}}
  %0 = vector.mask %k { vector.transfer_write %v, %m[%i, %i] : vector<8xf32>, memref<?x?xf32> vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}

// -----

// Nothing else is yielded.
func.func @mask_79(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects all the results from the MaskableOpInterface to match all the values returned by the terminator}}
  %0 = vector.mask %k { %1 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<8xf32> vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return
}

// -----

// Their types are the same.
func.func @mask_80(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects result type to match maskable operation result type}}
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<8xf32> } : vector<8xi1> -> vector<4xf32>
  return
}

// -----

// The mask has the shape that the operation wants.
func.func @mask_81(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects a 'vector<8xi1>' mask for the maskable operation}}
  %0 = vector.mask %l { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<8xf32> } : vector<4xi1> -> vector<8xf32>
  return
}

// -----

// A tensor has no other elements.
func.func @mask_82(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op doesn't expect a passthru argument for this maskable operation}}
  %0 = vector.mask %k, %t { vector.transfer_write %v, %t[%i, %i] : vector<8xf32>, tensor<?x?xf32> } : vector<8xi1> -> tensor<?x?xf32>
  return
}

// -----

// Other elements are of the same vector.
func.func @mask_83(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>, %l: vector<4xi1>, %v: vector<8xf32>, %w: vector<4xf32>) {
  // expected-error @+1 {{'vector.mask' op expects passthru type to match result type}}
  %0 = "vector.mask"(%k, %w) ({ %1 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<8xf32> vector.yield %1 : vector<8xf32> }) : (vector<8xi1>, vector<4xf32>) -> vector<8xf32>
  return
}

// -----

// The result of a repetition is a vector.
func.func @broadcast_to_scalar(%a: f64) {
  // expected-error @+1 {{invalid kind of type specified: expected builtin.vector, but found 'f64'}}
  %0 = vector.broadcast %a : f64 to f64
  return
}

// -----

// Its elements are of one type.
func.func @broadcast_element_types(%a: f32) {
  // expected-error @+1 {{'vector.broadcast' op failed to verify that source operand and result have same element type}}
  %0 = vector.broadcast %a : f32 to vector<2xf64>
  return
}

// -----

// What is repeated is no tensor.
func.func @broadcast_tensor(%a: tensor<1xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source type is not a vector}}
  %0 = vector.broadcast %a : tensor<1xf32> to vector<1xf32>
  return
}

// -----

// No dimension is lost.
func.func @broadcast_rank(%a: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op source rank higher than destination rank}}
  %0 = vector.broadcast %a : vector<2x4xf32> to vector<4xf32>
  return
}

// -----

// Only a size of 1 is stretched.
func.func @broadcast_sizes(%a: vector<4x2xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (4 vs. 5)}}
  %0 = vector.broadcast %a : vector<4x2xf32> to vector<3x5x3xf32>
  return
}

// -----

// A scalable size of 1 is not.
func.func @broadcast_scalable_one(%a: vector<[1]xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([1] vs. [2])}}
  %0 = vector.broadcast %a : vector<[1]xf32> to vector<[2]xf32>
  return
}

// -----

// No other size becomes scalable.
func.func @broadcast_to_scalable(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch (4 vs. [4])}}
  %0 = vector.broadcast %a : vector<4xf32> to vector<[4]xf32>
  return
}

// -----

// Nor does a scalable one become fixed.
func.func @broadcast_from_scalable(%a: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.broadcast' op dimension mismatch ([4] vs. 4)}}
  %0 = vector.broadcast %a : vector<[4]xf32> to vector<4xf32>
  return
}

// -----

// A shape cast keeps the type of elements.
func.func @shape_cast_element_types(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different source and result element types}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x2xf64>
  return
}

// -----

// It keeps their number.
func.func @shape_cast_elements(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of elements at source (4) and result (6)}}
  %0 = vector.shape_cast %a : vector<4xf32> to vector<2x3xf32>
  return
}

// -----

// It keeps the number of scalable dimensions.
func.func @shape_cast_scalable(%a: vector<[4]xf32>) {
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.shape_cast %a : vector<[4]xf32> to vector<2x2xf32>
  return
}

// -----

// A transposition keeps the number of dimensions.
func.func @transpose_rank(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op vector result rank mismatch: 1}}
  %0 = vector.transpose %a, [1,0] : vector<2x3xf32> to vector<3xf32>
  return
}

// -----

// It says where each dimension goes.
func.func @transpose_length(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition length mismatch: 1}}
  %0 = vector.transpose %a, [1] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

// It names dimensions of the vector.
func.func @transpose_range(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op transposition index out of range: 2}}
  %0 = vector.transpose %a, [1,2] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

// It names each of them once.
func.func @transpose_duplicate(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op duplicate position index: 1}}
  %0 = vector.transpose %a, [1,1] : vector<2x3xf32> to vector<3x3xf32>
  return
}

// -----

// The result has their sizes.
func.func @transpose_size(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.transpose' op dimension size mismatch at: 0}}
  %0 = vector.transpose %a, [0,1] : vector<2x3xf32> to vector<3x2xf32>
  return
}

// -----

// A bit cast keeps the number of dimensions.
func.func @bitcast_rank(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.bitcast' op failed to verify that all of {source, result} have same rank}}
  %0 = vector.bitcast %a : vector<2x3xf32> to vector<6xf32>
  return
}

// -----

// It keeps all sizes but the last one.
func.func @bitcast_size(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.bitcast' op dimension size mismatch at: 0}}
  %0 = vector.bitcast %a : vector<2x3xf32> to vector<3x2xi32>
  return
}

// -----

// Rows keep their number of bits.
func.func @bitcast_row(%a: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
  %0 = vector.bitcast %a : vector<2x3xf32> to vector<2x3xi64>
  return
}

// -----

// So do elements of a vector without dimensions.
func.func @bitcast_element(%a: vector<f32>) {
  // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the 0-D vector element types must be equal}}
  %0 = vector.bitcast %a : vector<f32> to vector<i64>
  return
}

// -----

// Memory that becomes vectors has known sizes.
func.func @type_cast_dynamic(%a: memref<?xf32>) {
  // expected-error @+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = vector.type_cast %a : memref<?xf32> to memref<vector<4xf32>>
  return
}

// -----

// Its elements lie one behind the other.
func.func @type_cast_layout(%a: memref<4x4xf32, strided<[8,1]>>) {
  // expected-error @+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<4x4xf32, strided<[8,1]>> to memref<vector<4x4xf32>>
  return
}

// -----

// Memory keeps its number of elements.
func.func @type_cast_shape(%a: memref<4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<3xf32>>'}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<3xf32>>
  return
}

// -----

// It keeps their type.
func.func @type_cast_element(%a: memref<4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<4xf64>>'}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<4xf64>>
  return
}

// -----

// It stays where it is.
func.func @type_cast_space(%a: memref<4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %a : memref<4xf32> to memref<vector<4xf32>, 3>
  return
}

// -----

// So do the vectors.
func.func @type_cast_result_layout(%a: memref<4x4xf32>) {
  // expected-error @+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<4x4xf32> to memref<vector<4x4xf32>, affine_map<()->(1)>>
  return
}

// -----

// A shuffle picks rows that there are.
func.func @shuffle_index(%a: vector<2xf32>, %b: vector<3xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask index #2 out of range}}
  %0 = vector.shuffle %a, %b [0,5] : vector<2xf32>, vector<3xf32>
  return
}

// -----

// Rows of both vectors have as many dimensions.
func.func @shuffle_rank(%a: vector<2xf32>, %b: vector<3x2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op rank mismatch}}
  %0 = vector.shuffle %a, %b [0,4] : vector<2xf32>, vector<3x2xf32>
  return
}

// -----

// They are of one shape.
func.func @shuffle_row(%a: vector<2x3xf32>, %b: vector<3x2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op dimension mismatch}}
  %0 = vector.shuffle %a, %b [0,4] : vector<2x3xf32>, vector<3x2xf32>
  return
}

// -----

// Their elements are of one type.
func.func @shuffle_element(%a: vector<2xf32>, %b: vector<3xf64>) {
  // expected-error @+1 {{'vector.shuffle' op failed to verify that second operand v2 and result have same element type}}
  %0 = vector.shuffle %a, %b [0,4] : vector<2xf32>, vector<3xf64>
  return
}

// -----

// Rows of scalable vectors are not picked.
func.func @shuffle_scalable(%a: vector<[2]xf32>, %b: vector<3xf32>) {
  // expected-error @+1 {{'vector.shuffle' op operand #0 must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = vector.shuffle %a, %b [0,4] : vector<[2]xf32>, vector<3xf32>
  return
}

// -----

// The result has as many rows as are picked.
func.func @shuffle_length(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op mask length mismatch}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0,1>}> : (vector<2xf32>, vector<2xf32>) -> vector<3xf32>
  return
}

// -----

// At least one is.
func.func @shuffle_nothing(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op invalid mask length}}
  %0 = vector.shuffle %a, %b [] : vector<2xf32>, vector<2xf32>
  return
}

// -----

// So are those of the result.
func.func @shuffle_result_element(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+1 {{'vector.shuffle' op failed to verify that first operand v1 and result have same element type}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0,1>}> : (vector<2xf32>, vector<2xf32>) -> vector<2xf64>
  return
}

// -----

// The result is not scalable.
func.func @shuffle_result(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+2 {{'vector.shuffle' op inferred type(s) 'vector<2xf32>' are incompatible with return type(s) of operation 'vector<[2]xf32>'}}
  // expected-error @+1 {{'vector.shuffle' op failed to infer returned types}}
  %0 = "vector.shuffle"(%a, %b) <{mask = array<i64: 0,1>}> : (vector<2xf32>, vector<2xf32>) -> vector<[2]xf32>
  return
}

// -----

// Vectors that are interleaved are of one type.
func.func @interleave_types(%a: vector<2xf32>, %b: vector<3xf32>) {
  // expected-error @+1 {{'vector.interleave' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "vector.interleave"(%a, %b) : (vector<2xf32>, vector<3xf32>) -> vector<4xf32>
  return
}

// -----

// The result has twice as many elements.
func.func @interleave_result(%a: vector<2xf32>, %b: vector<2xf32>) {
  // expected-error @+1 {{'vector.interleave' op failed to verify that type of 'result' is double the width of the inputs}}
  %0 = "vector.interleave"(%a, %b) : (vector<2xf32>, vector<2xf32>) -> vector<5xf32>
  return
}

// -----

// Halves are of one type.
func.func @deinterleave_types(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that all of {res1, res2} have same type}}
  %0:2 = "vector.deinterleave"(%a) : (vector<4xf32>) -> (vector<2xf32>, vector<3xf32>)
  return
}

// -----

// Only an even number of elements has halves.
func.func @deinterleave_odd(%a: vector<3xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the source vector has an even number of elements}}
  %0:2 = "vector.deinterleave"(%a) : (vector<3xf32>) -> (vector<1xf32>, vector<1xf32>)
  return
}

// -----

// These have half of the elements.
func.func @deinterleave_result(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.deinterleave' op failed to verify that the trailing dimension of the results is half the width of source trailing dimension}}
  %0:2 = "vector.deinterleave"(%a) : (vector<4xf32>) -> (vector<3xf32>, vector<3xf32>)
  return
}

// -----

// What is extracted has the dimensions behind the position.
func.func @extract_result(%a: vector<4x3xf32>, %i: index) {
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'vector<3xf32>' are incompatible with return type(s) of operation 'vector<4xf32>'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %a[0] : vector<4xf32> from vector<4x3xf32>
  return
}

// -----

// A position has no more indices than the vector has dimensions.
func.func @extract_rank(%a: vector<4x3xf32>, %i: index) {
  // expected-error @+1 {{'vector.extract' op expected position attribute of rank no greater than vector rank}}
  %0 = vector.extract %a[0,1,2] : f32 from vector<4x3xf32>
  return
}

// -----

// Its indices lie within the vector.
func.func @extract_index(%a: vector<4x3xf32>, %i: index) {
  // expected-error @+1 {{'vector.extract' op expected position attribute #1 to be a non-negative integer smaller than the corresponding vector dimension or poison (-1)}}
  %0 = vector.extract %a[4] : vector<3xf32> from vector<4x3xf32>
  return
}

// -----

// It keeps its type.
func.func @extract_element(%a: vector<4x3xf32>, %i: index) {
  // expected-error @+2 {{'vector.extract' op inferred type(s) 'vector<3xf32>' are incompatible with return type(s) of operation 'f32'}}
  // expected-error @+1 {{'vector.extract' op failed to infer returned types}}
  %0 = vector.extract %a[%i] : f32 from vector<4x3xf32>
  return
}

// -----

// An element is extracted as such.
func.func @extract_0d(%a: vector<f32>, %i: index) {
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the result type}}
  %0 = vector.extract %a[] : vector<f32> from vector<f32>
  return
}

// -----

// There is a value for each mark.
func.func @extract_marks(%a: vector<4xf32>, %i: index) {
  // expected-error @+1 {{'vector.extract' op mismatch between dynamic and static positions (kDynamic marker but no corresponding dynamic position) -- this can only happen due to an incorrect fold/rewrite}}
  %0 = "vector.extract"(%a, %i) <{static_position = array<i64: 1>}> : (vector<4xf32>, index) -> f32
  return
}

// -----

// A position has no more indices than the vector has dimensions.
func.func @insert_rank(%v: f32, %a: vector<4x3xf32>, %i: index) {
  // expected-error @+1 {{'vector.insert' op expected position attribute of rank no greater than dest vector rank}}
  %0 = vector.insert %v, %a [0,1,2] : f32 into vector<4x3xf32>
  return
}

// -----

// Its indices lie within the vector.
func.func @insert_index(%v: vector<3xf32>, %a: vector<4x3xf32>, %i: index) {
  // expected-error @+1 {{'vector.insert' op expected position attribute #1 to be a non-negative integer smaller than the corresponding dest vector dimension}}
  %0 = vector.insert %v, %a [4] : vector<3xf32> into vector<4x3xf32>
  return
}

// -----

// A scalar is inserted at an index of each dimension.
func.func @insert_scalar(%v: f32, %a: vector<4x3xf32>, %i: index) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank to match the dest vector rank}}
  %0 = vector.insert %v, %a [%i] : f32 into vector<4x3xf32>
  return
}

// -----

// An element is inserted as such.
func.func @insert_0d(%v: vector<f32>, %a: vector<f32>, %i: index) {
  // expected-error @+1 {{expected a scalar instead of a 0-d vector as the source operand}}
  %0 = vector.insert %v, %a [] : vector<f32> into vector<f32>
  return
}

// -----

// A vector is inserted where its dimensions are.
func.func @insert_part(%v: vector<1xf32>, %a: vector<4xf32>, %i: index) {
  // expected-error @+1 {{'vector.insert' op expected position attribute rank + source rank to match dest vector rank}}
  %0 = vector.insert %v, %a [1] : vector<1xf32> into vector<4xf32>
  return
}

// -----

// Its elements are of the type of others.
func.func @insert_element(%v: f64, %a: vector<4xf32>, %i: index) {
  // expected-error @+1 {{'vector.insert' op failed to verify that source operand and result have same element type}}
  %0 = vector.insert %v, %a [1] : f64 into vector<4xf32>
  return
}

// -----

// The result is of the type of the vector.
func.func @insert_result(%a: vector<4xf32>, %v: f32, %i: index) {
  // expected-error @+1 {{'vector.insert' op failed to verify that all of {dest, result} have same type}}
  %0 = "vector.insert"(%v, %a) <{static_position = array<i64: 1>}> : (f32, vector<4xf32>) -> vector<3xf32>
  return
}

// -----

// Parts of scalable vectors begin at multiples of their size.
func.func @scalable_extract_position(%a: vector<[8]xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op failed to verify that position is a multiple of the result length.}}
  %0 = vector.scalable.extract %a[5] : vector<4xf32> from vector<[8]xf32>
  return
}

// -----

// They keep the type of elements.
func.func @scalable_extract_element(%a: vector<[8]xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op failed to verify that all of {source, result} have same element type}}
  %0 = vector.scalable.extract %a[4] : vector<4xf64> from vector<[8]xf32>
  return
}

// -----

// They are parts of scalable vectors.
func.func @scalable_extract_fixed(%a: vector<8xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op operand #0 must be  of ranks 1, but got 'vector<8xf32>'}}
  %0 = vector.scalable.extract %a[4] : vector<4xf32> from vector<8xf32>
  return
}

// -----

// They have one dimension.
func.func @scalable_extract_rank(%a: vector<[8]xf32>) {
  // expected-error @+1 {{'vector.scalable.extract' op result #0 must be  of ranks 1, but got 'vector<2x4xf32>'}}
  %0 = vector.scalable.extract %a[4] : vector<2x4xf32> from vector<[8]xf32>
  return
}

// -----

// They are inserted at multiples of their size.
func.func @scalable_insert_position(%v: vector<4xf32>, %a: vector<[8]xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that position is a multiple of the source length.}}
  %0 = vector.scalable.insert %v, %a[5] : vector<4xf32> into vector<[8]xf32>
  return
}

// -----

// Their elements are of the type of others.
func.func @scalable_insert_element(%v: vector<4xf64>, %a: vector<[8]xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op failed to verify that all of {valueToStore, dest} have same element type}}
  %0 = vector.scalable.insert %v, %a[4] : vector<4xf64> into vector<[8]xf32>
  return
}

// -----

// They are inserted in scalable vectors.
func.func @scalable_insert_fixed(%v: vector<4xf32>, %a: vector<8xf32>) {
  // expected-error @+1 {{'vector.scalable.insert' op operand #1 must be  of ranks 1, but got 'vector<8xf32>'}}
  %0 = vector.scalable.insert %v, %a[4] : vector<4xf32> into vector<8xf32>
  return
}

// -----

// A block has an offset, a size and a stride of each dimension that is cut.
func.func @extract_slice_attributes(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets, sizes and strides attributes of same size}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2,2], strides = [1]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

// Strides are 1.
func.func @extract_slice_strides(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [2]} : vector<4x8x16xf32> to vector<2x8x16xf32>
  return
}

// -----

// A block begins within the vector.
func.func @extract_slice_offset(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets dimension 0 to be confined to [0, 4)}}
  %0 = vector.extract_strided_slice %a {offsets = [4], sizes = [1], strides = [1]} : vector<4x8x16xf32> to vector<1x8x16xf32>
  return
}

// -----

// It is not greater than that.
func.func @extract_slice_size(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sizes dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [5], strides = [1]} : vector<4x8x16xf32> to vector<5x8x16xf32>
  return
}

// -----

// It ends within it.
func.func @extract_slice_end(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected sum(offsets, sizes) dimension 0 to be confined to [1, 5)}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [3], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}

// -----

// No more dimensions are cut than there are.
func.func @extract_slice_rank(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected offsets attribute of rank no greater than vector rank}}
  %0 = vector.extract_strided_slice %a {offsets = [2,2,2,2], sizes = [1,1,1,1], strides = [1,1,1,1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}

// -----

// The result has the sizes of the block.
func.func @extract_slice_result(%a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected result type to be 'vector<2x8x16xf32>'}}
  %0 = vector.extract_strided_slice %a {offsets = [2], sizes = [2], strides = [1]} : vector<4x8x16xf32> to vector<3x8x16xf32>
  return
}

// -----

// Scalable dimensions are not cut.
func.func @extract_slice_scalable(%a: vector<4x[8]xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (4 vs 8)}}
  %0 = vector.extract_strided_slice %a {offsets = [0,2], sizes = [2,4], strides = [1,1]} : vector<4x[8]xf32> to vector<2x[4]xf32>
  return
}

// -----

// Offsets are integers.
func.func @extract_slice_floats(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op attribute 'offsets' failed to satisfy constraint: 64-bit integer array attribute}}
  %0 = vector.extract_strided_slice %a {offsets = [0.0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf32>
  return
}

// -----

// Elements keep their type.
func.func @extract_slice_element(%a: vector<4xf32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op failed to verify that operand and result have same element type}}
  %0 = vector.extract_strided_slice %a {offsets = [0], sizes = [2], strides = [1]} : vector<4xf32> to vector<2xf64>
  return
}

// -----

// There is a dimension.
func.func @extract_slice_0d(%a: vector<f32>) {
  // expected-error @+1 {{'vector.extract_strided_slice' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = vector.extract_strided_slice %a {offsets = [], sizes = [], strides = []} : vector<f32> to vector<f32>
  return
}

// -----

// A block is inserted at an offset of each dimension.
func.func @insert_slice_offsets(%v: vector<2x4xf32>, %a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets of same size as destination vector rank}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,0], strides = [1,1]} : vector<2x4xf32> into vector<4x8x16xf32>
  return
}

// -----

// It has a stride of each of its own.
func.func @insert_slice_strides(%v: vector<2x4xf32>, %a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides of same size as source vector rank}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,0,0], strides = [1]} : vector<2x4xf32> into vector<4x8x16xf32>
  return
}

// -----

// It has no more dimensions than the vector.
func.func @insert_slice_rank(%v: vector<2x4x2x2xf32>, %a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected source rank to be no greater than destination rank}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,0,0], strides = [1,1,1,1]} : vector<2x4x2x2xf32> into vector<4x8x16xf32>
  return
}

// -----

// It begins within the vector.
func.func @insert_slice_offset(%v: vector<2x4xf32>, %a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected offsets dimension 2 to be confined to [0, 16)}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,0,20], strides = [1,1]} : vector<2x4xf32> into vector<4x8x16xf32>
  return
}

// -----

// It ends within it.
func.func @insert_slice_end(%v: vector<2x4xf32>, %a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected sum(offsets, source vector shape) dimension 1 to be confined to [1, 9)}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,7,0], strides = [1,1]} : vector<2x4xf32> into vector<4x8x16xf32>
  return
}

// -----

// Strides are 1.
func.func @insert_slice_unit(%v: vector<2x4xf32>, %a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected strides to be confined to [1, 2)}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,0,0], strides = [1,2]} : vector<2x4xf32> into vector<4x8x16xf32>
  return
}

// -----

// Scalable dimensions stay scalable.
func.func @insert_slice_scalable(%v: vector<2x[16]xf32>, %a: vector<4x8x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op mismatching scalable flags (at source vector idx=1)}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,0,0], strides = [1,1]} : vector<2x[16]xf32> into vector<4x8x16xf32>
  return
}

// -----

// They are not cut.
func.func @insert_slice_part(%v: vector<2x[8]xf32>, %a: vector<4x[16]xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op expected size at idx=1 to match the corresponding base size from the input vector (8 vs 16)}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,0], strides = [1,1]} : vector<2x[8]xf32> into vector<4x[16]xf32>
  return
}

// -----

// Elements are of one type.
func.func @insert_slice_element(%v: vector<2x16xf64>, %a: vector<4x16xf32>) {
  // expected-error @+1 {{'vector.insert_strided_slice' op failed to verify that operand #0 and result have same element type}}
  %0 = vector.insert_strided_slice %v, %a {offsets = [0,0], strides = [1,1]} : vector<2x16xf64> into vector<4x16xf32>
  return
}

// -----

// A vector has as many elements as are given.
func.func @from_elements(%a: f32) {
  // expected-error @+1 {{'vector.from_elements' op failed to verify that shaped type 'dest' matches 'elements' element count and types}}
  %0 = "vector.from_elements"(%a,%a,%a) : (f32,f32,f32) -> vector<2xf32>
  return
}

// -----

// How many a scalable one has is not known.
func.func @from_elements_scalable(%a: f32) {
  // expected-error @+1 {{'vector.from_elements' op result #0 must be fixed-length vector of any type values, but got 'vector<[2]xf32>'}}
  %0 = "vector.from_elements"(%a,%a) : (f32,f32) -> vector<[2]xf32>
  return
}

// -----

// A vector is taken apart into all its elements.
func.func @to_elements(%a: vector<2xf32>) {
  // expected-error @+1 {{'vector.to_elements' op failed to verify that shaped type 'source' matches 'elements' element count and types}}
  %0:3 = "vector.to_elements"(%a) : (vector<2xf32>) -> (f32,f32,f32)
  return
}

// -----

// All of them get names.
func.func @to_elements_names(%a: vector<2xf32>) {
  // expected-error @+1 {{operation defines 2 results but was provided 3 to bind}}
  %0:3 = vector.to_elements %a : vector<2xf32>
  return
}

// -----

// A reduction keeps the type of elements.
func.func @reduction_element(%a: vector<4xf32>, %c: f64) {
  // expected-error @+1 {{'vector.reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.reduction <add>, %a : vector<4xf32> into f64
  return
}

// -----

// It has one dimension at most.
func.func @reduction_rank(%a: vector<2x4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction rank: 2}}
  %0 = vector.reduction <add>, %a : vector<2x4xf32> into f32
  return
}

// -----

// Floats have no bits in common.
func.func @reduction_kind(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.reduction' op unsupported reduction type ''f32'' for kind 'and'}}
  %0 = vector.reduction <and>, %a : vector<4xf32> into f32
  return
}

// -----

// There is no other kind.
func.func @reduction_unknown(%a: vector<4xf32>, %c: f32) {
  // expected-error @+2 {{expected ::mlir::vector::CombiningKind to be one of: add, mul, minui, minsi, minnumf, maxui, maxsi, maxnumf, and, or, xor, maximumf, minimumf}}
  // expected-error @+1 {{failed to parse Vector_CombiningKindAttr parameter 'value' which is to be a `::mlir::vector::CombiningKind`}}
  %0 = vector.reduction <foo>, %a : vector<4xf32> into f32
  return
}

// -----

// The accumulator is of the same type.
func.func @reduction_acc(%a: vector<4xf32>, %c: f64) {
  // expected-error @+1 {{'vector.reduction' op failed to verify that dest and acc have the same type}}
  %0 = "vector.reduction"(%a, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, f64) -> f32
  return
}

// -----

// Flags are flags.
func.func @reduction_fastmath(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{invalid properties {fastmath = 3 : i32, kind = #vector.kind<add>} for op vector.reduction: Invalid attribute `fastmath` in property conversion: 3 : i32}}
  %0 = "vector.reduction"(%a, %c) <{kind = #vector.kind<add>, fastmath = 3 : i32}> : (vector<4xf32>, f32) -> f32
  return
}

// -----

// A kind is a kind.
func.func @reduction_number(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{invalid properties {kind = 3 : i32} for op vector.reduction: Invalid attribute `kind` in property conversion: 3 : i32}}
  %0 = "vector.reduction"(%a, %c) <{kind = 3 : i32}> : (vector<4xf32>, f32) -> f32
  return
}

// -----

// There is one.
func.func @reduction_no_kind(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.reduction' op requires attribute 'kind'}}
  %0 = "vector.reduction"(%a, %c) : (vector<4xf32>, f32) -> f32
  return
}

// -----

// There are no two accumulators.
func.func @reduction_accs(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.reduction' op operand group starting at #1 requires 0 or 1 element, but found 2}}
  %0 = "vector.reduction"(%a, %c, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32, f32) -> f32
  return
}

// -----

// What is left has the other dimensions.
func.func @multi_reduction_result(%a: vector<4x3xf32>, %c: vector<4xf32>) {
  // expected-error @+1 {{'vector.multi_reduction' op destination type 'vector<4xf32>' is incompatible with source type 'vector<4x3xf32>'}}
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<4x3xf32> to vector<4xf32>
  return
}

// -----

// Elements keep their type.
func.func @multi_reduction_element(%a: vector<4x3xf32>, %c: vector<3xf64>) {
  // expected-error @+1 {{'vector.multi_reduction' op failed to verify that source operand and result have same element type}}
  %0 = vector.multi_reduction <add>, %a, %c [0] : vector<4x3xf32> to vector<3xf64>
  return
}

// -----

// There is a dimension.
func.func @multi_reduction_0d(%a: vector<f32>, %c: f32) {
  // expected-error @+1 {{'vector.multi_reduction' op operand #0 must be vector of any type values, but got 'vector<f32>'}}
  %0 = vector.multi_reduction <add>, %a, %c [] : vector<f32> to f32
  return
}

// -----

// A scan starts with the other dimensions.
func.func @scan_shape(%a: vector<2x3xf32>, %c: vector<2xf32>) {
  // expected-error @+1 {{'vector.scan' op incompatible input/initial value shapes}}
  %0:2 = vector.scan <add>, %a, %c {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<2xf32>
  return
}

// -----

// It goes along a dimension that there is.
func.func @scan_dimension(%a: vector<2x3xf32>, %c: vector<2xf32>) {
  // expected-error @+1 {{'vector.scan' op reduction dimension 2 has to be less than 2}}
  %0:2 = vector.scan <add>, %a, %c {inclusive = true, reduction_dim = 2 : i64} : vector<2x3xf32>, vector<2xf32>
  return
}

// -----

// It starts with one dimension less.
func.func @scan_rank(%a: vector<2x3xf32>, %c: vector<2x3xf32>) {
  // expected-error @+1 {{'vector.scan' op initial value rank 2 has to be equal to 1}}
  %0:2 = vector.scan <add>, %a, %c {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<2x3xf32>
  return
}

// -----

// Floats have no bits in common.
func.func @scan_kind(%a: vector<2x3xf32>, %c: vector<3xf32>) {
  // expected-error @+1 {{'vector.scan' op unsupported reduction type 'f32' for kind 'and'}}
  %0:2 = vector.scan <and>, %a, %c {inclusive = true, reduction_dim = 0 : i64} : vector<2x3xf32>, vector<3xf32>
  return
}

// -----

// Steps are indices.
func.func @step_element() {
  // expected-error @+1 {{'vector.step' op result #0 must be vector of index values of ranks 1, but got 'vector<4xi32>'}}
  %0 = vector.step : vector<4xi32>
  return
}

// -----

// A mask has a size of each dimension.
func.func @constant_mask_rank() {
  // expected-error @+1 {{'vector.constant_mask' op must specify array attr of size equal vector result rank}}
  %0 = vector.constant_mask [3] : vector<4x3xi1>
  return
}

// -----

// It is not greater than that.
func.func @constant_mask_size() {
  // expected-error @+1 {{'vector.constant_mask' op array attr of size out of bounds of vector result dimension size}}
  %0 = vector.constant_mask [3,4] : vector<4x3xi1>
  return
}

// -----

// Where one is nothing, all are.
func.func @constant_mask_zero() {
  // expected-error @+1 {{'vector.constant_mask' op expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim}}
  %0 = vector.constant_mask [0,3] : vector<4x3xi1>
  return
}

// -----

// Of scalable dimensions all or none are set.
func.func @constant_mask_scalable() {
  // expected-error @+1 {{'vector.constant_mask' op only supports 'none set' or 'all set' scalable dimensions}}
  %0 = vector.constant_mask [3,1] : vector<4x[3]xi1>
  return
}

// -----

// A mask without dimensions has one size.
func.func @constant_mask_0d() {
  // expected-error @+1 {{array attr must have length 1 for 0-D vectors}}
  %0 = vector.constant_mask [] : vector<i1>
  return
}

// -----

// That is 0 or 1.
func.func @constant_mask_bool() {
  // expected-error @+1 {{mask dim size must be either 0 or 1 for 0-D vectors}}
  %0 = vector.constant_mask [2] : vector<i1>
  return
}

// -----

// Masks have truth values.
func.func @constant_mask_element() {
  // expected-error @+1 {{'vector.constant_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi32>'}}
  %0 = vector.constant_mask [3] : vector<4xi32>
  return
}

// -----

// A mask has a size of each dimension.
func.func @create_mask_rank(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify an operand for each result vector dimension}}
  %0 = vector.create_mask %i : vector<4x3xi1>
  return
}

// -----

// One without dimensions has one.
func.func @create_mask_0d(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op must specify exactly one operand for 0-D create_mask}}
  %0 = vector.create_mask  : vector<i1>
  return
}

// -----

// Masks have truth values.
func.func @create_mask_element(%i: index) {
  // expected-error @+1 {{'vector.create_mask' op result #0 must be vector of 1-bit signless integer values, but got 'vector<4xi8>'}}
  %0 = vector.create_mask %i : vector<4xi8>
  return
}

// -----

// A text is printed alone.
func.func @print_text(%a: vector<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print str "x" punctuation <comma>
  return
}

// -----

// Punctuation is given once.
func.func @print_punctuation_twice(%a: vector<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{`punctuation` clause can appear at most once in the expansion of the oilist directive}}
  vector.print %a : vector<4xf32> punctuation <open> punctuation <open>
  return
}

// -----

// Tensors are not printed.
func.func @print_tensor(%a: vector<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{'vector.print' op operand #0 must be , but got 'tensor<f32>'}}
  vector.print %b : tensor<f32>
  return
}

// -----

// So is a text.
func.func @print_text_twice(%a: vector<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{`str` clause can appear at most once in the expansion of the oilist directive}}
  vector.print str "x" str "y"
  return
}

// -----

// A text is a text.
func.func @print_number(%a: vector<4xf32>, %b: tensor<f32>) {
  // expected-error @+1 {{invalid properties {stringLiteral = 3 : i32} for op vector.print: Invalid attribute `stringLiteral` in property conversion: 3 : i32}}
  "vector.print"() <{stringLiteral = 3 : i32}> : () -> ()
  return
}

// -----

// Factors and summands are of one type.
func.func @fma_types(%a: vector<4xf32>, %b: vector<3xf32>) {
  // expected-error @+1 {{'vector.fma' op failed to verify that all of {lhs, rhs, acc, result} have same type}}
  %0 = "vector.fma"(%a, %a, %b) : (vector<4xf32>, vector<4xf32>,vector<3xf32>) -> vector<4xf32>
  return
}

// -----

// The left factor has one dimension.
func.func @outer_left_rank(%a: vector<2x4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #1}}
  %0 = vector.outerproduct %a, %b  : vector<2x4xf32>, vector<8xf32>
  return
}

// -----

// So has the right one.
func.func @outer_right_rank(%a: vector<4xf32>, %b: vector<2x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector for operand #2}}
  %0 = vector.outerproduct %a, %b  : vector<4xf32>, vector<2x8xf32>
  return
}

// -----

// Elements are of one type.
func.func @outer_element(%a: vector<4xf32>, %b: f64) {
  // expected-error @+1 {{'vector.outerproduct' op failed to verify that rhs operand and result have same element type}}
  %0 = vector.outerproduct %a, %b  : vector<4xf32>, f64
  return
}

// -----

// Floats have no bits in common.
func.func @outer_kind(%a: vector<4xf32>, %b: vector<8xf32>, %c: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op unsupported outerproduct type}}
  %0 = vector.outerproduct %a, %b, %c {kind = #vector.kind<and>} : vector<4xf32>, vector<8xf32>
  return
}

// -----

// The left factor alone is not scalable.
func.func @outer_scalable(%a: vector<[4]xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected either both or only #2 operand dim to be scalable}}
  %0 = vector.outerproduct %a, %b  : vector<[4]xf32>, vector<8xf32>
  return
}

// -----

// A kind is a kind.
func.func @outer_no_kind(%a: vector<4xf32>, %b: vector<8xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.outerproduct %a, %b {kind = 3 : i32} : vector<4xf32>, vector<8xf32>
  return
}

// -----

// The left factor is a vector.
func.func @outer_scalar(%a: f32, %b: vector<8xf32>) {
  // expected-error @+1 {{expected vector type for operand #1}}
  %0 = vector.outerproduct %a, %b  : f32, vector<8xf32>
  return
}

// -----

// The result has as many columns as the right factor has elements.
func.func @outer_columns(%a: vector<4xf32>, %c: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #2 operand dim to match result dim #2}}
  %0 = "vector.outerproduct"(%a, %a, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, vector<4x4xf32>) -> vector<4x5xf32>
  return
}

// -----

// It has as many rows as the left one has.
func.func @outer_rows(%a: vector<4xf32>, %c: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected #1 operand dim to match result dim #1}}
  %0 = "vector.outerproduct"(%a, %a) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<5x4xf32>
  return
}

// -----

// It has two dimensions.
func.func @outer_result_rank(%a: vector<4xf32>, %c: vector<4x4xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected 2-d vector result}}
  %0 = "vector.outerproduct"(%a, %a) <{kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

// It has one, if a factor is a scalar.
func.func @outer_result_rank_of_scalar(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.outerproduct' op expected 1-d vector result}}
  %0 = "vector.outerproduct"(%a, %c) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32) -> vector<2x4xf32>
  return
}

// -----

// The accumulator is of its type.
func.func @outer_acc(%a: vector<4xf32>, %c: f32, %d: vector<5xf32>) {
  // expected-error @+1 {{'vector.outerproduct' op expected operand #3 of same type as result type}}
  %0 = "vector.outerproduct"(%a, %c, %d) <{kind = #vector.kind<add>}> : (vector<4xf32>, f32, vector<5xf32>) -> vector<4xf32>
  return
}

// -----

// A contraction has a map for each operand.
func.func @contract_maps(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op expected an indexing map for each vector operand}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// Maps have an input for each loop.
func.func @contract_inputs(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have 2 number of inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// Loops are parallel or reductions.
func.func @contract_iterator(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{unexpected iterator_type (foo)}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","foo","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// One of them is a reduction.
func.func @contract_nothing(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op expected at least one contracting dimension pair}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// Maps have an output for each dimension.
func.func @contract_outputs(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 2 to have 2 number of outputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// They have no symbols.
func.func @contract_symbols(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to have no symbols}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)[s]->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// They only choose loops.
func.func @contract_projection(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op expected indexing map 0 to be a projected permutation of its inputs}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k+1)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// Both factors have as many elements along a reduction.
func.func @contract_sizes(%a: vector<4x5xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x5xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// The result has the sizes of other loops.
func.func @contract_result(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x8xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape, expected: 'vector<4x7xf32>'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x8xf32>
  return
}

// -----

// It is a vector where there are any.
func.func @contract_scalar(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op invalid accumulator/result vector shape}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->()>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into f32
  return
}

// -----

// Floats have no bits in common.
func.func @contract_kind(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op unsupported contraction type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<and>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// Integers have no sign of their own.
func.func @contract_signed(%a: vector<4x3xsi32>, %b: vector<3x7xsi32>, %c: vector<4x7xsi32>) {
  // expected-error @+1 {{'vector.contract' op only supports signless integer types}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xsi32>, vector<3x7xsi32> into vector<4x7xsi32>
  return
}

// -----

// Elements of factors are of one type.
func.func @contract_element(%a: vector<4x3xf32>, %b: vector<3x7xf16>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op failed to verify that lhs and rhs have same element type}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf16> into vector<4x7xf32>
  return
}

// -----

// Each loop belongs to a factor.
func.func @contract_free(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op expected all dimensions to be either a LHS or a RHS dimension}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k,l)->(i,k)>, affine_map<(i,j,k,l)->(k,j)>, affine_map<(i,j,k,l)->(i,j)>], iterator_types = ["parallel","parallel","reduction","parallel"], kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// Both have as many elements along a parallel loop, too.
func.func @contract_batch(%a: vector<2x4x3xf32>, %b: vector<3x3xf32>, %c: vector<2x4xf32>) {
  // expected-error @+1 {{'vector.contract' op invalid batch dimension map}}
  %0 = vector.contract {indexing_maps = [affine_map<(b,i,k)->(b,i,k)>, affine_map<(b,i,k)->(b,k)>, affine_map<(b,i,k)->(b,i)>], iterator_types = ["parallel","parallel","reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<2x4x3xf32>, vector<3x3xf32> into vector<2x4xf32>
  return
}

// -----

// It says what loops do.
func.func @contract_no_iterators(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{expected "iterator_types" array attribute}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = 3, kind = #vector.kind<add>} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// A kind is a kind.
func.func @contract_no_kind(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')}}
  %0 = vector.contract {indexing_maps = [affine_map<(i,j,k)->(i,k)>, affine_map<(i,j,k)->(k,j)>, affine_map<(i,j,k)->(i,j)>], iterator_types = ["parallel","parallel","reduction"], kind = 3} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// It says that in a dictionary.
func.func @contract_dictionary(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{invalid kind of attribute specified}}
  %0 = vector.contract 3 %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// It has maps.
func.func @contract_no_maps(%a: vector<4x3xf32>, %b: vector<3x7xf32>, %c: vector<4x7xf32>) {
  // expected-error @+1 {{'vector.contract' op requires attribute 'indexing_maps'}}
  %0 = vector.contract {iterator_types=["parallel"]} %a, %b, %c : vector<4x3xf32>, vector<3x7xf32> into vector<4x7xf32>
  return
}

// -----

// Elements of the accumulator are of the type of the result.
func.func @contract_acc(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{'vector.contract' op failed to verify that third operand acc and result have same element type}}
  %0 = "vector.contract"(%a, %a, %c) <{indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = [#vector.iterator_type<reduction>], kind = #vector.kind<add>}> : (vector<4xf32>, vector<4xf32>, f32) -> f64
  return
}

// -----

func.func @transfer_write_to_vector_without_index(%v: vector<4xf32>, %s: vector<8xf32>) {
  // expected-error @+1 {{'vector.transfer_write' op requires 1 indices}}
  "vector.transfer_write"(%v, %s) <{permutation_map = affine_map<() -> ()>, in_bounds = [], operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (vector<4xf32>, vector<8xf32>) -> ()
  return
}

// -----

func.func @transfer_write_to_vector_with_broadcast(%v: vector<4xf32>, %s: vector<8xf32>, %i: index) {
  // expected-error @+1 {{'vector.transfer_write' op should not have broadcast dimensions}}
  "vector.transfer_write"(%v, %s, %i) <{permutation_map = affine_map<(d0) -> (0)>, in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, vector<8xf32>, index) -> ()
  return
}

// -----

func.func @transfer_write_to_vector(%v: vector<4xf32>, %s: vector<8xf32>, %i: index) {
  // expected-error @+1 {{'vector.transfer_write' op requires source to be a memref or ranked tensor type}}
  "vector.transfer_write"(%v, %s, %i) <{permutation_map = affine_map<(d0) -> (d0)>, in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>}> : (vector<4xf32>, vector<8xf32>, index) -> ()
  return
}

// -----

func.func @transfer_read_of_vector_without_index(%p: f32, %s: vector<8xf32>) {
  // expected-error @+1 {{'vector.transfer_read' op requires 1 indices}}
  %0 = "vector.transfer_read"(%s, %p) <{permutation_map = affine_map<() -> ()>, in_bounds = [], operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (vector<8xf32>, f32) -> vector<f32>
  return
}

// -----

func.func @unknown_punctuation() {
  // expected-error @+2 {{custom op 'vector.print' failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
  // expected-error @+1 {{expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close}}
  vector.print punctuation <period>
  return
}

// -----

// How many bits an index has is what the innermost layout says.
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @bitcast_of_index(%a: vector<4xindex>) {
    %0 = vector.bitcast %a : vector<4xindex> to vector<4xi32>
    // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
    %1 = vector.bitcast %a : vector<4xindex> to vector<4xi64>
    return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 16>} {
  func.func @transfer_of_index(%m: memref<?xi32>, %i: index, %v: vector<1xindex>) {
    // expected-error @+1 {{'vector.transfer_write' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the source element type}}
    vector.transfer_write %v, %m[%i] : vector<1xindex>, memref<?xi32>
    return
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 48>} {
  module @inner {
    func.func @transfer_of_vectors(%m: memref<?xvector<2xi32>>, %i: index, %p: vector<2xi32>) {
      // expected-error @+1 {{'vector.transfer_read' op requires the bitwidth of the minor 1-D vector to be an integral multiple of the bitwidth of the minor 1-D vector of the source}}
      %0 = vector.transfer_read %m[%i], %p : memref<?xvector<2xi32>>, vector<1x2xindex>
      return
    }
  }
}

// -----

func.func @print_without_type(%a: vector<2x3xf32>) {
  // expected-error @+1 {{custom op 'vector.print' number of operands and types do not match: got 1 operands and 0 types}}
  vector.print %a : foo punctuation <comma>
  return
}
