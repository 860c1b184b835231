// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

//===--- alloc ---===//

func.func @alloc_err(%i: index) {
  // expected-error @+1 {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
  %a = memref.alloc(%i)[%i] : memref<2x4xf32, affine_map<(d0, d1)[s0] -> ((d0 + s0), d1)>, 1>
  return
}

// -----

func.func @a() {
  // expected-error @+1 {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
  %a = memref.alloc() : memref<2x4xf32, affine_map<(d0, d1)[s0] -> ((d0 + s0), d1)>, 1>
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @+1 {{custom op 'memref.alloc' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %a = memref.alloc() : tensor<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @a(%n: i32) {
  // expected-error @+1 {{use of value '%n' expects different type than prior uses: 'index' vs 'i32'}}
  %a = memref.alloc(%n) : memref<?xf32>
  return
}

// -----

func.func @a(%n: index) {
  // expected-error @+1 {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %a = memref.alloc(%n) {alignment = -8} : memref<?xf32>
  return
}

// -----

//===--- alloca ---===//

"u.op"() ({
  // expected-error @+1 {{'memref.alloca' op requires an ancestor op with AutomaticAllocationScope trait}}
  %a = memref.alloca() : memref<4xf32>
}) : () -> ()

// -----

func.func @t() {
  // expected-error @+1 {{'memref.alloca' op incorrect number of dynamic sizes, has 0, expected 1}}
  %a = memref.alloca() : memref<4x?xf32>
  return
}

// -----

//===--- alloca_scope ---===//

func.func @f(%v: f32) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: region branch point has 1 operands, but region successor needs 0 inputs}}
  memref.alloca_scope {
    // expected-note @+1 {{region branch point}}
    memref.alloca_scope.return %v : f32
  }
  return
}

// -----

func.func @f(%v: f32) {
  // expected-error @+1 {{'memref.alloca_scope' op along control flow edge from Operation memref.alloca_scope.return to parent: successor operand type #0 'f32' should match successor input type #0 'i32'}}
  %0 = memref.alloca_scope -> (i32) {
    // expected-note @+1 {{region branch point}}
    memref.alloca_scope.return %v : f32
  }
  return
}

// -----

func.func @f(%v: f32) {
  // expected-error @+1 {{'memref.alloca_scope' op region should have no arguments}}
  memref.alloca_scope {
  ^bb0(%x: f32):
  }
  return
}

// -----

func.func @f(%v: f32) {
  // expected-error @+1 {{'memref.alloca_scope' op expects region #0 to have 0 or 1 blocks}}
  memref.alloca_scope {
    "u.y"() : () -> ()
  ^bb1:
    memref.alloca_scope.return
  }
  return
}

// -----

func.func @f(%v: f32) {
  // expected-error @+1 {{expected '{' to begin a region}}
  memref.alloca_scope
  return
}

// -----

//===--- alloca_scope.return ---===//

func.func @f(%v: f32) {
  // expected-error @+1 {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  memref.alloca_scope.return %v : f32
  return
}

// -----

//===--- assume_alignment ---===//

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.assume_alignment' op alignment must be power of 2}}
  %0 = memref.assume_alignment %a, 12 : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.assume_alignment' op attribute 'alignment' failed to satisfy constraint: 32-bit signless integer attribute whose value is positive}}
  %0 = memref.assume_alignment %a, 0 : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.assume_alignment' op requires the same type for all operands and results}}
  %0 = "memref.assume_alignment"(%a) <{alignment = 4 : i32}> : (memref<4xf32>) -> memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  // expected-error @+1 {{custom op 'memref.assume_alignment' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.assume_alignment %a, 4 : memref<*xf32>
  return
}

// -----

//===--- atomic_rmw ---===//

func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op expects the number of subscripts to be equal to memref rank}}
  %0 = memref.atomic_rmw addf %v, %a[%i, %i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
  %0 = memref.atomic_rmw addi %v, %a[%i] : (f32, memref<4xf32>) -> f32
  return
}

// -----

func.func @f(%a: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op with kind 'addf' expects a floating-point type}}
  %0 = memref.atomic_rmw addf %v, %a[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%a: memref<4xi32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
  %0 = memref.atomic_rmw addf %v, %a[%i] : (f32, memref<4xi32>) -> f32
  return
}

// -----

func.func @f(%a: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{custom op 'memref.atomic_rmw' expected string or keyword containing one of the following enum values for attribute 'kind' [addf, addi, andi, assign, maximumf, maxnumf, maxs, maxu, minimumf, minnumf, mins, minu, mulf, muli, ori, xori]}}
  %0 = memref.atomic_rmw foo %v, %a[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%a: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{custom op 'memref.atomic_rmw' invalid kind attribute specification: "foo"}}
  %0 = memref.atomic_rmw "foo" %v, %a[%i] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @f(%a: memref<4xi32>, %i: index, %v: i32) {
  // expected-error @+1 {{'memref.atomic_rmw' op failed to verify that all of {value, result} have same type}}
  %0 = memref.atomic_rmw xori %v, %a[%i] : (i32, memref<4xi32>) -> f32
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{invalid properties {kind = 99 : i64} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: 99 : i64}}
  %0 = "memref.atomic_rmw"(%v, %a, %i) <{kind = 99 : i64}> : (f32, memref<4xf32>, index) -> f32
  return
}

// -----

func.func @f(%a: memref<4xindex>, %i: index, %v: index) {
  // expected-error @+1 {{'memref.atomic_rmw' op operand #0 must be signless integer or floating-point, but got 'index'}}
  %0 = memref.atomic_rmw addi %v, %a[%i] : (index, memref<4xindex>) -> index
  return
}

// -----

//===--- atomic_yield ---===//

func.func @f(%a: memref<4xf32>, %i: index, %v: i32) {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    // expected-error @+1 {{'memref.atomic_yield' op types mismatch between yield op: 'i32' and its parent: 'f32'}}
    memref.atomic_yield %v : i32
  }
  return
}

// -----

func.func @f(%v: f32) {
  // expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  memref.atomic_yield %v : f32
  return
}

// -----

//===--- cast ---===//

func.func @f(%a: memref<10x5xf32>) {
  // expected-error @+1 {{'memref.cast' op operand type 'memref<10x5xf32>' and result type 'memref<10x6xf32>' are cast incompatible}}
  %0 = memref.cast %a : memref<10x5xf32> to memref<10x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'memref.cast' invalid kind of type specified}}
  %0 = memref.cast %a : tensor<4xf32> to memref<4xf32>
  return
}

// -----

//===--- collapse_shape ---===//

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op has source rank 1 and result rank 2. This is not a collapse (1 < 2).}}
  %0 = memref.collapse_shape %a [[0], [0]] : memref<4xf32> into memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<2x2x6xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim size (5) must equal reassociation group size (4)}}
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x2x6xf32> into memref<5x6xf32>
  return
}

// -----

func.func @f(%a: memref<2x2x6xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op expanded rank (3) inconsistent with number of reassociation indices (2)}}
  %0 = memref.collapse_shape %a [[0, 1]] : memref<2x2x6xf32> into memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<2x?x6xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x?x6xf32> into memref<4x6xf32>
  return
}

// -----

func.func @f(%a: memref<2x2x6xf32, strided<[100, 6, 1]>>) {
  // expected-error @+1 {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x2x6xf32, strided<[100, 6, 1]>> into memref<4x6xf32, strided<[6, 1]>>
  return
}

// -----

func.func @f(%a: memref<2x2x6xf32, strided<[12, 6, 1], offset: 2>>) {
  // expected-error @+1 {{'memref.collapse_shape' op expected collapsed type to be 'memref<4x6xf32, strided<[6, 1], offset: 2>>' but found 'memref<4x6xf32, strided<[6, 1]>>'}}
  %0 = memref.collapse_shape %a [[0, 1], [2]] : memref<2x2x6xf32, strided<[12, 6, 1], offset: 2>> into memref<4x6xf32, strided<[6, 1]>>
  return
}

// -----

func.func @f(%a: memref<2x1xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.collapse_shape %a [] : memref<2x1xf32> into memref<f32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation index 1 is out of bounds}}
  %0 = memref.collapse_shape %a [[0, 1]] : memref<4xf32> into memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  // expected-error @+1 {{'memref.collapse_shape' op reassociation indices must be contiguous}}
  %0 = memref.collapse_shape %a [[0, 2]] : memref<4x4xf32> into memref<16xf32>
  return
}

// -----

//===--- copy ---===//

func.func @f(%a: memref<4xf32>, %b: memref<4xf16>) {
  // expected-error @+1 {{'memref.copy' op requires the same element type for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<4xf16>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<5xf32>) {
  // expected-error @+1 {{'memref.copy' op requires the same shape for all operands}}
  memref.copy %a, %b : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'memref.copy' invalid kind of type specified}}
  memref.copy %a, %b : memref<4xf32> to tensor<4xf32>
  return
}

// -----

//===--- dealloc ---===//

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'memref.dealloc' invalid kind of type specified}}
  memref.dealloc %a : tensor<4xf32>
  return
}

// -----

//===--- dim ---===//

// expected-note @+1 {{prior use here}}
func.func @t(%a: memref<?xf32>, %i: index) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'index' vs 'memref<?xf32>'}}
  %0 = memref.dim %a, %a : memref<?xf32>
  return
}

// -----

func.func @t(%a: tensor<?xf32>, %i: index) {
  // expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tensor<?xf32>'}}
  %0 = memref.dim %a, %i : tensor<?xf32>
  return
}

// -----

//===--- distinct_objects ---===//

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{expected non-function type}}
  memref.distinct_objects : 
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %0 = "memref.distinct_objects"(%a) : (memref<4xf32>) -> memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.distinct_objects' number of operands and types do not match: got 2 operands and 1 types}}
  %0:2 = memref.distinct_objects %a, %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{'memref.distinct_objects' op operand #0 must be variadic of memref of any type values, but got 'tensor<4xf32>'}}
  %0 = memref.distinct_objects %a : tensor<4xf32>
  return
}

// -----

//===--- dma_start ---===//

func.func @dma_start_not_enough_operands() {
  // expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
}

// -----

func.func @dma_no_src_memref(%m : f32, %tag : f32, %c0 : index) {
  // expected-error @+1 {{'memref.dma_start' op expected source to be of memref type}}
  memref.dma_start %m[%c0], %m[%c0], %c0, %tag[%c0] : f32, f32, f32
  return
}

// -----

func.func @dma(%src: memref<2x2xf32>, %idx: index, %dst: memref<2xf32,1>, %tag: memref<i32,2>, %flt: f32) {
  // expected-error @+1 {{'memref.dma_start' op expected source indices to be of index type}}
  "memref.dma_start"(%src, %idx, %flt, %dst, %idx, %tag) : (memref<2x2xf32>, index, f32, memref<2xf32,1>, index, memref<i32,2>) -> ()
  return
}

// -----

func.func @dma_no_dst_memref(%m : f32, %tag : f32, %c0 : index) {
  %mref = memref.alloc() : memref<8 x f32>
  // expected-error @+1 {{'memref.dma_start' op expected destination to be of memref type}}
  memref.dma_start %mref[%c0], %m[%c0], %c0, %tag[%c0] : memref<8 x f32>, f32, f32
  return
}

// -----

func.func @dma(%src: memref<2x2xf32>, %idx: index, %dst: memref<2x2xf32,1>, %tag: memref<i32,2>, %flt: f32) {
  // expected-error @+1 {{'memref.dma_start' op expected destination indices to be of index type}}
  "memref.dma_start"(%src, %idx, %idx, %dst, %idx, %flt, %flt, %tag) : (memref<2x2xf32>, index, index, memref<2x2xf32,1>, index, f32, f32, memref<i32,2>) -> ()
  return
}

// -----

func.func @dma(%src: memref<2x2xf32>, %idx: index, %dst: memref<2x2xf32,1>, %tag: memref<i32,2>, %flt: f32) {
  // expected-error @+1 {{'memref.dma_start' op expected num elements to be of index type}}
  "memref.dma_start"(%src, %idx, %idx, %dst, %idx, %idx, %flt, %tag) : (memref<2x2xf32>, index, index, memref<2x2xf32,1>, index, index, f32, memref<i32,2>) -> ()
  return
}

// -----

func.func @dma_no_tag_memref(%tag : f32, %c0 : index) {
  %mref = memref.alloc() : memref<8 x f32>
  // expected-error @+1 {{'memref.dma_start' op expected tag to be of memref type}}
  memref.dma_start %mref[%c0], %mref[%c0], %c0, %tag[%c0] : memref<8 x f32>, memref<8 x f32>, f32
  return
}

// -----

func.func @dma(%src: memref<2x2xf32>, %idx: index, %dst: memref<2x2xf32,1>, %tag: memref<2xi32,2>, %flt: f32) {
  // expected-error @+1 {{'memref.dma_start' op expected tag indices to be of index type}}
  "memref.dma_start"(%src, %idx, %idx, %dst, %idx, %idx, %idx, %tag, %flt) : (memref<2x2xf32>, index, index, memref<2x2xf32,1>, index, index, index, memref<2xi32,2>, f32) -> ()
  return
}

// -----

func.func @dma(%src: memref<2x2xf32>, %idx: index, %dst: memref<2x2xf32,1>, %tag: memref<2xi32,2>, %flt: f32) {
  // expected-error @+1 {{'memref.dma_start' op incorrect number of operands}}
  "memref.dma_start"(%src, %idx, %idx, %dst, %idx, %idx, %idx, %tag, %idx, %idx) : (memref<2x2xf32>, index, index, memref<2x2xf32,1>, index, index, index, memref<2xi32,2>, index, index) -> ()
  return
}

// -----

func.func @dma(%src: memref<2x2xf32>, %idx: index, %dst: memref<2x2xf32,1>, %tag: memref<2xi32,2>, %flt: f32) {
  // expected-error @+1 {{'memref.dma_start' op expected stride and num elements per stride to be of type index}}
  "memref.dma_start"(%src, %idx, %idx, %dst, %idx, %idx, %idx, %tag, %idx, %flt, %idx) : (memref<2x2xf32>, index, index, memref<2x2xf32,1>, index, index, index, memref<2xi32,2>, index, f32, index) -> ()
  return
}

// -----

func.func @dma(%src: memref<2x2xf32>, %idx: index, %dst: memref<2x2xf32,1>, %tag: memref<2xi32,2>, %flt: f32) {
  // expected-error @+1 {{custom op 'memref.dma_start' expected two stride related operands}}
  memref.dma_start %src[%idx, %idx], %dst[%idx,%idx], %idx, %tag[%idx], %idx : memref<2x2xf32>, memref<2x2xf32,1>, memref<2xi32,2>
  return
}

// -----

func.func @dma(%src: memref<2x2xf32>, %idx: index, %dst: memref<2x2xf32,1>, %tag: memref<2xi32,2>, %flt: f32) {
  // expected-error @+1 {{custom op 'memref.dma_start' fewer/more types expected}}
  memref.dma_start %src[%idx, %idx], %dst[%idx,%idx], %idx, %tag[%idx] : memref<2x2xf32>, memref<2x2xf32,1>
  return
}

// -----

//===--- dma_wait ---===//

func.func @dma_wait_not_enough_operands() {
  // expected-error @+1 {{'memref.dma_wait' op expected 2 or more operands, but found 0}}
  "memref.dma_wait"() : () -> ()
}

// -----

func.func @dma_wait_no_tag_memref(%tag : f32, %c0 : index) {
  // expected-error @+1 {{'memref.dma_wait' op operand #0 must be memref of any type values, but got 'f32'}}
  "memref.dma_wait"(%tag, %c0, %c0) : (f32, index, index) -> ()
}

// -----

func.func @dma_wait_wrong_index_type(%tag : memref<2x2xi32>, %idx: index, %flt: f32) {
  // expected-error @+1 {{'memref.dma_wait' op operand #1 must be variadic of index, but got 'f32'}}
  "memref.dma_wait"(%tag, %flt, %idx, %flt) : (memref<2x2xi32>, f32, index, f32) -> ()
  return
}

// -----

func.func @dma_wait_wrong_num_elements_type(%tag : memref<2xi32>, %idx: index, %flt: f32) {
  // expected-error @+1 {{'memref.dma_wait' op operand #2 must be index, but got 'f32'}}
  "memref.dma_wait"(%tag, %idx, %flt) : (memref<2xi32>, index, f32) -> ()
  return
}

// -----

func.func @w(%tag : memref<2xi32>, %idx: index, %flt: f32) {
  // expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 2}}
  memref.dma_wait %tag[%idx, %idx], %idx : memref<2xi32>
  return
}

// -----

//===--- expand_shape ---===//

func.func @f(%a: memref<?xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
  %0 = memref.expand_shape %a [[0, 1]] output_shape [4, 5] : memref<?xf32> into memref<4x5xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid number of reassociation groups: found 3, expected 2}}
  %0 = memref.expand_shape %a [[0], [1], [2]] output_shape [2, 3, 1] : memref<2x3xf32> into memref<2x3x1xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op collapsed dim size (2) must equal reassociation group size (6)}}
  %0 = memref.expand_shape %a [[0, 1], [1]] output_shape [2, 3] : memref<2x3xf32> into memref<2x3xf32>
  return
}

// -----

func.func @f(%a: memref<2x3xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op reassociation index 3 is out of bounds}}
  %0 = memref.expand_shape %a [[0, 1], [2, 3]] output_shape [2, 1, 3] : memref<2x3xf32> into memref<2x1x3xf32>
  return
}

// -----

func.func @f(%a: memref<4x6xf32, strided<[24, 1]>>) {
  // expected-error @+1 {{'memref.expand_shape' op expected expanded type to be 'memref<2x2x6xf32, strided<[48, 24, 1]>>' but found 'memref<2x2x6xf32>'}}
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32, strided<[24, 1]>> into memref<2x2x6xf32>
  return
}

// -----

func.func @f(%a: memref<4x6xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (3) but found 2 inputs instead}}
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2] : memref<4x6xf32> into memref<2x2x6xf32>
  return
}

// -----

func.func @f(%a: memref<4x6xf32>) {
  // expected-error @+1 {{'memref.expand_shape' op invalid output shape provided at pos 1}}
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 3, 6] : memref<4x6xf32> into memref<2x2x6xf32>
  return
}

// -----

func.func @f(%a: memref<2x2x6xf32>, %i: index) {
  // expected-error @+1 {{'memref.expand_shape' op has source rank 3 and result rank 1. This is not an expansion (3 > 1).}}
  %0 = memref.expand_shape %a [[0, 1, 2]] output_shape [24] : memref<2x2x6xf32> into memref<24xf32>
  return
}

// -----

func.func @f(%a: memref<f32>) {
  // expected-error @+1 {{'memref.expand_shape' op rank 0 memrefs can only be extended/collapsed with/from ones}}
  %0 = memref.expand_shape %a [] output_shape [1, 2] : memref<f32> into memref<1x2xf32>
  return
}

// -----

func.func @f(%a: memref<4x6xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>) {
  // expected-error @+1 {{'memref.expand_shape' op operand #0 must be strided memref of any type values, but got 'memref<4x6xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>>'}}
  %0 = memref.expand_shape %a [[0, 1], [2]] output_shape [2, 2, 6] : memref<4x6xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1)>> into memref<2x2x6xf32>
  return
}

// -----

//===--- extract_aligned_pointer_as_index ---===//

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'memref.extract_aligned_pointer_as_index' invalid kind of type specified}}
  %0 = memref.extract_aligned_pointer_as_index %a : tensor<4xf32> -> index
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'i32'}}
  %0 = memref.extract_aligned_pointer_as_index %a : memref<4xf32> -> i32
  return
}

// -----

//===--- extract_strided_metadata ---===//

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{operation defines 5 results but was provided 4 to bind}}
  %b, %o, %s, %t = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index, index
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %b, %o = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f16>', 'index', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:4 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f16>, index, index, index
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op result #1 must be index, but got 'i32'}}
  %0:4 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, i32, index, index
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index'}}
  // expected-error @+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %0:3 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<1xf32>'}}
  %0:4 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<1xf32>, index, index, index
  return
}

// -----

func.func @f(%a: memref<*xf32>) {
  // expected-error @+1 {{custom op 'memref.extract_strided_metadata' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0:4 = memref.extract_strided_metadata %a : memref<*xf32> -> memref<1xf32>, index, index, index
  return
}

// -----

func.func @f(%a: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  // expected-error @+1 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
  %0:4 = memref.extract_strided_metadata %a : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>> -> memref<f32>, index, index, index
  return
}

// -----

//===--- foo ---===//

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.foo' is unknown}}
  %0 = memref.foo %a : tensor<4xf32>
  return
}

// -----

//===--- generic_atomic_rmw ---===//

func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: f32, %d: f32):
    memref.atomic_yield %c : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op expected block argument of the same type result type}}
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: i32):
    memref.atomic_yield %c : i32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    // expected-error @+1 {{body of 'memref.generic_atomic_rmw' should contain only operations with no side effects}}
    %x = memref.alloc() : memref<4xf32>
    memref.atomic_yield %c : f32
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xf32> {
  ^bb0(%c: f32):
    // expected-error @+1 {{block with no terminator, has %1 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32}}
    %x = arith.addf %c, %c : f32
  }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'memref<4xf32>'}}
  %0 = memref.generic_atomic_rmw %a[%i] : f32 {
  }
  return
}

// -----

func.func @f(%a: memref<4xindex>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'memref<4xindex>'}}
  %0 = memref.generic_atomic_rmw %a[%i] : memref<4xindex> {
  ^bb0(%c: index):
    memref.atomic_yield %c : index
  }
  return
}

// -----

//===--- get_global ---===//

func.func @nonexistent_global_memref() {
  // expected-error @+1 {{'memref.get_global' op 'gv' does not reference a valid global memref}}
  %0 = memref.get_global @gv : memref<3xf32>
  return
}

// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
func.func @foo()
func.func @nonexistent_global_memref() {
  %0 = memref.get_global @foo : memref<3xf32>
  return
}

// -----

memref.global @gv : memref<3xi32>
func.func @mismatched_types() {
  // expected-error @+1 {{'memref.get_global' op result type 'memref<3xf32>' does not match type 'memref<3xi32>' of the global memref @gv}}
  %0 = memref.get_global @gv : memref<3xf32>
  return
}

// -----

func.func @g() {
  // expected-error @+1 {{'memref.get_global' op result #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = memref.get_global @gv : memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.get_global' invalid kind of attribute specified}}
  %0 = memref.get_global @foo::@bar : memref<3xf32>
  return
}

// -----

//===--- global ---===//

// expected-error @+1 {{'memref.global' op visibility expected to be one of ["public", "private", "nested"], but got "priate"}}
memref.global "priate" constant @memref5 : memref<2xf32>  = uninitialized
func.func @f() { return }

// -----

// expected-error @+1 {{expected ':'}}
memref.global "private" constant @memref5  = uninitialized

// -----

// expected-error @+1 {{custom op 'memref.global' type should be static shaped memref, but got 'memref<*xf32>'}}
memref.global "private" @g : memref<*xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' initial value should be a unit or elements attribute}}
memref.global "private" @gv : memref<2xf32> = "foo"

// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
memref.global "private" @gv : memref<2xf32> = dense<[1, 2]> : tensor<2xi32>

// -----

// expected-error @+1 {{expected operation name in quotes}}
memref.global "private" @gv : memref<2xf32> = dense<[1.0, 2.0]> : tensor<2xf64>

// -----

// expected-error @+1 {{inferred shape of elements literal ([3]) does not match type ([2])}}
memref.global "private" @gv : memref<2xf32> = dense<[0.0, 1.0, 2.0]> : tensor<3xf32>

// -----

// expected-error @+1 {{'memref.global' op initial value element expected to be of type 'f32', but was of type 'f64'}}
"memref.global"() {sym_name = "gv", type = memref<2xf32>, initial_value = dense<[0.0, 1.0]> : tensor<2xf64>} : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value shape expected to be 2, 2 but was 2}}
"memref.global"() {sym_name = "gv", type = memref<2x2xf32>, initial_value = dense<[0.0, 1.0]> : tensor<2xf32>} : () -> ()

// -----

// expected-error @+1 {{'memref.global' op initial value should be a unit or elements attribute, but got 1 : i32}}
"memref.global"() {sym_name = "gv", type = memref<2x2xf32>, initial_value = 1 : i32} : () -> ()

// -----

// expected-error @+1 {{'memref.global' op type should be static shaped memref, but got 'memref<?x2xf32>'}}
"memref.global"() {sym_name = "gv", type = memref<?x2xf32>} : () -> ()

// -----

// expected-error @+1 {{'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
"memref.global"() {sym_name = "gv", type = tensor<2x2xf32>} : () -> ()

// -----

// expected-error @+1 {{'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
"memref.global"() {sym_name = "gv", type = memref<2xf32>, alignment = 63} : () -> ()

// -----

// expected-error @+1 {{'memref.global' op requires attribute 'sym_name'}}
"memref.global"() {type = memref<2xf32>} : () -> ()

// -----

// expected-error @+1 {{expected '"' in string literal}}
memref.global "foo @x : memref<2xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' expected valid '@'-identifier for symbol name}}
memref.global constant private @x : memref<2xf32>

// -----

// expected-note @+1 {{see existing symbol definition here}}
memref.global @x : memref<2xf32>
// expected-error @+1 {{redefinition of symbol named 'x'}}
memref.global @x : memref<2xf32>

// -----

// expected-error @+1 {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @x : memref<2xf32> {alignment = 1.0}

// -----

// expected-error @+1 {{custom op 'memref.global' 'memref.global' op attribute 'type' failed to satisfy constraint: memref type attribute}}
memref.global @x : memref<2xf32> {type = i32}

// -----

//===--- global_x ---===//

func.func @f(%a: memref<4xf32>) {
  // expected-error @+1 {{custom op 'memref.global_x' is unknown}}
  memref.global_x
  return
}

// -----

//===--- load ---===//

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.load' op incorrect number of indices for load, expected 1 but got 2}}
  %0 = memref.load %a[%i, %i] : memref<4xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'memref.load' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  %0 = memref.load %a[%i] : tensor<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<4xf32>, %i: i32) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = memref.load %a[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = memref.load %a[%i] {alignment = 0} : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{custom op 'memref.load' 'memref.load' op attribute 'nontemporal' failed to satisfy constraint: bool attribute}}
  %0 = memref.load %a[%i] {nontemporal = 1} : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %0 = "memref.load"(%a, %i) : (memref<4xf32>, index) -> f16
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = "memref.load"(%a, %i) <{alignment = 3 : i64}> : (memref<4xf32>, index) -> f32
  return
}

// -----

//===--- memory_space_cast ---===//

func.func @f(%a: memref<10x5xf32>) {
  // expected-error @+1 {{'memref.memory_space_cast' op operand type 'memref<10x5xf32>' and result type 'memref<10x6xf32>' are cast incompatible}}
  %0 = memref.memory_space_cast %a : memref<10x5xf32> to memref<10x6xf32>
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'memref.memory_space_cast' invalid kind of type specified}}
  %0 = memref.memory_space_cast %a : tensor<4xf32> to memref<4xf32>
  return
}

// -----

//===--- prefetch ---===//

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{custom op 'memref.prefetch' rw specifier has to be 'read' or 'write'}}
  memref.prefetch %a[%i], readx, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{custom op 'memref.prefetch' cache type has to be 'data' or 'instr'}}
  memref.prefetch %a[%i], read, locality<3>, inst : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
  memref.prefetch %a[%i], read, locality<5>, instr : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{'memref.prefetch' op too few indices}}
  memref.prefetch %a[%i, %i], read, locality<2>, instr : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{custom op 'memref.prefetch' invalid kind of attribute specified}}
  memref.prefetch %a[%i], read, locality<"a">, instr : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{custom op 'memref.prefetch' invalid kind of type specified: expected builtin.memref, but found 'tensor<4xf32>'}}
  memref.prefetch %a[%i], read, locality<1>, instr : tensor<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{expected ','}}
  memref.prefetch %a[%i] : memref<4xf32>
  return
}

// -----

//===--- rank ---===//

func.func @f(%a: tensor<4xf32>) {
  // expected-error @+1 {{custom op 'memref.rank' invalid kind of type specified}}
  %0 = memref.rank %a : tensor<4xf32>
  return
}

// -----

//===--- realloc ---===//

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{missing dimension operand for result type 'memref<?xf32>'}}
  %0 = memref.realloc %a : memref<4xf32> to memref<?xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{unnecessary dimension operand for result type 'memref<5xf32>'}}
  %0 = memref.realloc %a(%i) : memref<4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{different element types specified for source memref type 'memref<4xf32>' and result memref type 'memref<5xi32>'}}
  %0 = memref.realloc %a : memref<4xf32> to memref<5xi32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{different memory spaces specified for source memref type 'memref<4xf32>' and result memref type 'memref<5xf32, 2>'}}
  %0 = memref.realloc %a : memref<4xf32> to memref<5xf32, 2>
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %i: index) {
  // expected-error @+1 {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
  %0 = memref.realloc %a : memref<4x4xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32, strided<[2]>>, %i: index) {
  // expected-error @+1 {{unsupported layout for source memref type 'memref<4xf32, strided<[2]>>'}}
  %0 = memref.realloc %a : memref<4xf32, strided<[2]>> to memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{unsupported layout for result memref type 'memref<5xf32, strided<[2]>>'}}
  %0 = memref.realloc %a : memref<4xf32> to memref<5xf32, strided<[2]>>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{'memref.realloc' op result #0 must be 1D memref of any type values, but got 'memref<5x5xf32>'}}
  %0 = memref.realloc %a : memref<4xf32> to memref<5x5xf32>
  return
}

// -----

func.func @f(%a: memref<*xf32>, %i: index) {
  // expected-error @+1 {{custom op 'memref.realloc' invalid kind of type specified: expected builtin.memref, but found 'memref<*xf32>'}}
  %0 = memref.realloc %a : memref<*xf32> to memref<5xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index) {
  // expected-error @+1 {{expected ')'}}
  %0 = memref.realloc %a(%i, %i) : memref<4xf32> to memref<?xf32>
  return
}

// -----

//===--- reinterpret_cast ---===//

func.func @memref_reinterpret_cast_too_many_offsets(%in: memref<?xf32>) {
  // expected-error @+1 {{expected 1 offset values, got 2}}
  %out = memref.reinterpret_cast %in to offset: [0, 0], sizes: [10, 10], strides: [10, 1] : memref<?xf32> to memref<10x10xf32, strided<[10, 1], offset: 0>>
  return
}

// -----

func.func @memref_reinterpret_cast_incompatible_element_types(%in: memref<*xf32>) {
  // expected-error @+1 {{different element types specified for source type 'memref<*xf32>' and result memref type 'memref<10xi32, strided<[1]>>'}}
  %out = memref.reinterpret_cast %in to offset: [0], sizes: [10], strides: [1] : memref<*xf32> to memref<10xi32, strided<[1], offset: 0>>
  return
}

// -----

func.func @memref_reinterpret_cast_incompatible_memory_space(%in: memref<*xf32>) {
  // expected-error @+1 {{different memory spaces specified for source type 'memref<*xf32>' and result memref type 'memref<10xi32, strided<[1]>, 2>'}}
  %out = memref.reinterpret_cast %in to offset: [0], sizes: [10], strides: [1] : memref<*xf32> to memref<10xi32, strided<[1], offset: 0>, 2>
  return
}

// -----

func.func @memref_reinterpret_cast_offset_mismatch(%in: memref<?xf32>) {
  // expected-error @+1 {{expected result type with offset = 1 instead of 2}}
  %out = memref.reinterpret_cast %in to offset: [1], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, strided<[1], offset: 2>>
  return
}

// -----

func.func @memref_reinterpret_cast_size_mismatch(%in: memref<*xf32>) {
  // expected-error @+1 {{expected result type with size = 10 instead of 1 in dim = 0}}
  %out = memref.reinterpret_cast %in to offset: [0], sizes: [10], strides: [1] : memref<*xf32> to memref<1xf32, strided<[1], offset: 0>>
  return
}

// -----

func.func @s(%in: memref<?xf32>) {
  // expected-error @+1 {{expected result type with stride = 2 instead of 1 in dim = 0}}
  %out = memref.reinterpret_cast %in to offset: [2], sizes: [10], strides: [2] : memref<?xf32> to memref<10xf32, strided<[1], offset: 2>>
  return
}

// -----

func.func @s(%in: memref<?xf32>, %o: index) {
  // expected-error @+1 {{expected result type with offset = dynamic instead of 2}}
  %out = memref.reinterpret_cast %in to offset: [%o], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, strided<[1], offset: 2>>
  return
}

// -----

func.func @s(%in: memref<?xf32>, %o: index) {
  // expected-error @+1 {{expected result type with size = dynamic instead of 10 in dim = 0}}
  %out = memref.reinterpret_cast %in to offset: [2], sizes: [%o], strides: [1] : memref<?xf32> to memref<10xf32, strided<[1], offset: 2>>
  return
}

// -----

func.func @s(%in: memref<?xf32>, %o: index) {
  // expected-error @+1 {{expected result type with stride = dynamic instead of 1 in dim = 0}}
  %out = memref.reinterpret_cast %in to offset: [%o], sizes: [10], strides: [%o] : memref<?xf32> to memref<10xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @s(%in: memref<?xf32>) {
  // expected-error @+1 {{expected 1 size values, got 2}}
  %out = memref.reinterpret_cast %in to offset: [0], sizes: [10, 10], strides: [10, 1] : memref<?xf32> to memref<10xf32>
  return
}

// -----

func.func @s(%in: memref<?xf32>) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (2 vs 1) so the rank of the result type is well-formed.}}
  %out = memref.reinterpret_cast %in to offset: [0], sizes: [10, 10], strides: [10] : memref<?xf32> to memref<10x10xf32>
  return
}

// -----

func.func @s(%in: memref<?xf32>) {
  // expected-error @+1 {{'memref.reinterpret_cast' op result #0 must be strided memref of any type values, but got 'memref<10xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
  %out = memref.reinterpret_cast %in to offset: [0], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return
}

// -----

func.func @s(%in: memref<?xf32>) {
  // expected-error @+1 {{expected offsets to be non-negative, but got -1}}
  %out = memref.reinterpret_cast %in to offset: [-1], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, strided<[1], offset: -1>>
  return
}

// -----

func.func @s(%in: memref<?xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (0 vs 1) so the rank of the result type is well-formed.}}
  %out = memref.reinterpret_cast %in to offset: [], sizes: [10], strides: [1] : memref<?xf32> to memref<10xf32, strided<[1], offset: -1>>
  return
}

// -----

//===--- reshape ---===//

func.func @memref_reshape_element_type_mismatch(%buf: memref<*xf32>, %shape: memref<1xi32>) {
  // expected-error @+1 {{'memref.reshape' op element types of source and destination memref types should be the same}}
  memref.reshape %buf(%shape) : (memref<*xf32>, memref<1xi32>) -> memref<?xi32>
}

// -----

func.func @memref_reshape_dst_ranked_shape_unranked(%buf: memref<*xf32>, %shape: memref<?xi32>) {
  // expected-error @+1 {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
  memref.reshape %buf(%shape) : (memref<*xf32>, memref<?xi32>) -> memref<?xf32>
}

// -----

func.func @memref_reshape_dst_shape_rank_mismatch(%buf: memref<*xf32>, %shape: memref<1xi32>) {
  // expected-error @+1 {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
  memref.reshape %buf(%shape) : (memref<*xf32>, memref<1xi32>) -> memref<?x?xf32>
}

// -----

func.func @r(%buf: memref<4x4xf32, strided<[3, 2], offset: 0>>, %shape: memref<1xi32>) {
  // expected-error @+1 {{'memref.reshape' op source memref type should have identity affine map}}
  memref.reshape %buf(%shape) : (memref<4x4xf32, strided<[3, 2], offset: 0>>, memref<1xi32>) -> memref<8xf32>
}

// -----

func.func @r(%buf: memref<4x4xf32>, %shape: memref<1xi32>) {
  // expected-error @+1 {{'memref.reshape' op result memref type should have identity affine map}}
  memref.reshape %buf(%shape) : (memref<4x4xf32>, memref<1xi32>) -> memref<8xf32, strided<[2]>>
}

// -----

func.func @r(%buf: memref<4x4xf32>, %shape: memref<1xf32>) {
  // expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<1xf32>'}}
  memref.reshape %buf(%shape) : (memref<4x4xf32>, memref<1xf32>) -> memref<8xf32>
}

// -----

//===--- store ---===//

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%v, %a, %i) : (f16, memref<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f32) {
  // expected-error @+1 {{'memref.store' op store index operand count not equal to memref rank}}
  memref.store %v, %a[%i, %i] : memref<4xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{use of value '%v' expects different type than prior uses: 'f32' vs 'f16'}}
  memref.store %v, %a[%i] : memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>, %i: index, %v: f16) {
  // expected-error @+1 {{custom op 'memref.store' invalid kind of type specified: expected builtin.memref, but found 'f32'}}
  memref.store %v, %a[%i] : f32
  return
}

// -----

//===--- subview ---===//

func.func @f(%a: memref<8x16x4xf32>) {
  // expected-error @+1 {{expected result type to be 'memref<8x16x4xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<8x16x4xf32, strided<[64, 4, 1], offset: 1>>'}}
  %0 = memref.subview %a[0, 0, 0][8, 16, 4][1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[64, 4, 1], offset: 1>>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected 3 offset values, got 2}}
  %0 = memref.subview %a[0, 0][8, 16][1, 1] : memref<8x16x4xf32> to memref<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected mixed sizes rank to match mixed strides rank (3 vs 2) so the rank of the result type is well-formed.}}
  %0 = memref.subview %a[0, 0, 0][8, 16, 4][1, 1] : memref<8x16x4xf32> to memref<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<8x16x4xf32>' and subview memref type 'memref<8x16x4xf32, 2>'}}
  %0 = memref.subview %a[0, 0, 0][8, 16, 4][1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, 2>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32, affine_map<(d0, d1, d2) -> (d0 + d1, d1 + d2, d2)>>) {
  // expected-error @+1 {{base type 'memref<8x16x4xf32, affine_map<(d0, d1, d2) -> (d0 + d1, d1 + d2, d2)>>' is not strided}}
  %0 = memref.subview %a[0, 0, 0][8, 16, 4][1, 1, 1] : memref<8x16x4xf32, affine_map<(d0, d1, d2) -> (d0 + d1, d1 + d2, d2)>> to memref<8x16x4xf32>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result type to be 'memref<8x16x4xf32, strided<[64, 4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<8x16xf32>'}}
  %0 = memref.subview %a[0, 0, 0][8, 16, 4][1, 1, 1] : memref<8x16x4xf32> to memref<8x16xf32>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result element type to be 'f32', but got 'memref<8x16x4xf16>'}}
  %0 = memref.subview %a[0, 0, 0][8, 16, 4][1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf16>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected result rank to be smaller or equal to the source rank, but got 'memref<8x16x4x1xf32>'}}
  %0 = memref.subview %a[0, 0, 0][8, 16, 4][1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4x1xf32>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{slice along dimension 2 runs out-of-bounds: 5 >= 4}}
  %0 = memref.subview %a[0, 0, 2][8, 16, 4][1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[64, 4, 1], offset: 2>>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{offset 0 is out-of-bounds: 9 >= 8}}
  %0 = memref.subview %a[9, 0, 0][8, 16, 4][1, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[64, 4, 1], offset: 576>>
  return
}

// -----

func.func @f(%a: memref<8x16x4xf32>, %i: index, %j: index) {
  // expected-error @+1 {{expected sizes to be non-negative, but got -4}}
  %0 = memref.subview %a[0, 0, 0][8, 16, -4][2, 1, 1] : memref<8x16x4xf32> to memref<8x16x4xf32, strided<[128, 4, 1]>>
  return
}

// -----

func.func @f(%a: tensor<2x1x1xf32>) {
  // expected-error @+1 {{custom op 'memref.subview' invalid kind of type specified: expected builtin.memref, but found 'tensor<2x1x1xf32>'}}
  %0 = memref.subview %a[0, 0, 0][1, 1, 1][1, 1, 1] : tensor<2x1x1xf32> to memref<1x1xf32, strided<[2, 1]>>
  return
}

// -----

//===--- transpose ---===//

func.func @transpose_not_permutation(%v : memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map}}
  memref.transpose %v (i, j) -> (i, i) : memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>> to memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>>
}

// -----

func.func @transpose_bad_rank(%v : memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>>) {
  // expected-error @+1 {{'memref.transpose' op expected a permutation map of same rank as the input}}
  memref.transpose %v (i) -> (i) : memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>> to memref<?xf32, affine_map<(i)[off, M]->(off + M * i)>>
  return
}

// -----

func.func @transpose_wrong_type(%v : memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>>) {
  // expected-error @+1 {{'memref.transpose' op result type 'memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 * s1 + s0 + d1)>>' is not equivalent to the canonical transposed input type 'memref<?x?xf32, affine_map<(d0, d1)[s0, s1] -> (d0 + s0 + d1 * s1)>>'}}
  memref.transpose %v (i, j) -> (j, i) : memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>> to memref<?x?xf32, affine_map<(i, j)[off, M]->(off + M * i + j)>>
  return
}

// -----

func.func @tr(%v : memref<4x8xf32>) {
  // expected-error @+1 {{'memref.transpose' op result #0 must be strided memref of any type values, but got 'tensor<8x4xf32>'}}
  memref.transpose %v (i, j) -> (j, i) : memref<4x8xf32> to tensor<8x4xf32>
  return
}

// -----

func.func @tr(%v : memref<4x8xf32>) {
  // expected-error @+1 {{expected '(' in dimensional identifier list}}
  memref.transpose %v affine_map<(i, j) -> (j, i)> : memref<4x8xf32> to memref<8x4xf32>
  return
}

// -----

//===--- view ---===//

func.func @f(%a: memref<2048xi8>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op incorrect number of dynamic sizes, has 2, expected 1}}
  %0 = memref.view %a[%i][%i, %i] : memref<2048xi8> to memref<?x4xf32>
  return
}

// -----

func.func @f(%a: memref<2048xi8>, %i: index, %j: index) {
  // expected-error @+1 {{unsupported map for result memref type 'memref<4x4xf32, strided<[8, 1]>>'}}
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<4x4xf32, strided<[8, 1]>>
  return
}

// -----

func.func @f(%a: memref<2048xi8>, %i: index, %j: index) {
  // expected-error @+1 {{different memory spaces specified for base memref type 'memref<2048xi8>' and view memref type 'memref<4x4xf32, 2>'}}
  %0 = memref.view %a[%i][] : memref<2048xi8> to memref<4x4xf32, 2>
  return
}

// -----

func.func @f(%a: memref<2048xi8>, %i: index, %j: index) {
  // expected-error @+1 {{expected SSA operand}}
  %0 = memref.view %a[][] : memref<2048xi8> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<2048xi8>, %i: index, %j: index) {
  // expected-error @+1 {{expected ']'}}
  %0 = memref.view %a[%i, %i][] : memref<2048xi8> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<2048xi8>, %i: index, %j: index) {
  // expected-error @+1 {{'memref.view' op result #0 must be memref of any type values, but got 'tensor<4x4xf32>'}}
  %0 = memref.view %a[%i][] : memref<2048xi8> to tensor<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<2048xi8, strided<[2]>>, %i: index) {
  // expected-error @+1 {{unsupported map for base memref type 'memref<2048xi8, strided<[2]>>'}}
  %0 = memref.view %a[%i][] : memref<2048xi8, strided<[2]>> to memref<4x4xf32>
  return
}

// -----

func.func @f(%a: memref<2048xf32>, %i: index) {
  // expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<2048xf32>'}}
  %0 = memref.view %a[%i][] : memref<2048xf32> to memref<4x4xf32>
  return
}
