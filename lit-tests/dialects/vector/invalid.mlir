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
