// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_buffer' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to memref<4x?xf16>
  return
}

// -----

func.func @f(%t: tensor<4x?xf32>) {
  // expected-error @+1 {{custom op 'bufferization.to_buffer' invalid kind of type specified}}
  %0 = bufferization.to_buffer %t : tensor<4x?xf32> to f32
  return
}

// -----

func.func @f(%t: f32) {
  // expected-error @+1 {{custom op 'bufferization.to_tensor' invalid kind of type specified}}
  %0 = bufferization.to_tensor %t : f32 to tensor<2xf32>
  return
}

// -----

func.func @f(%t: memref<2xf32>) {
  // expected-error @+2 {{shapes do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<3xf32>
  return
}

// -----

func.func @f(%t: memref<2xf32>) {
  // expected-error @+2 {{element types do not match}}
  // expected-error @+1 {{'bufferization.to_tensor' op failed to verify that specified tensor and buffer types match}}
  %0 = bufferization.to_tensor %t : memref<2xf32> to tensor<2xf16>
  return
}

// -----

func.func @f(%t: memref<2xf32>) {
  // expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 0, expected 1}}
  %0 = bufferization.alloc_tensor() : tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{dynamic sizes not needed when copying a tensor}}
  %0 = bufferization.alloc_tensor(%n) copy(%t) : tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{expected that `copy` and return type match}}
  %0 = "bufferization.alloc_tensor"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (tensor<?xf32>) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{custom op 'bufferization.alloc_tensor' invalid kind of type specified}}
  %0 = bufferization.alloc_tensor() : f32
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{expected '('}}
  %0 = bufferization.alloc_tensor : tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{expected ':'}}
  %0 = bufferization.alloc_tensor() foo : tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<?xf32>, %n: index) {
  // expected-error @+1 {{expected '='}}
  %0 = bufferization.alloc_tensor() size_hint(%n) : tensor<2xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'writable' must be specified if and only if the destination is of memref type}}
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: memref<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op memref 'dest' implies zero results}}
  %0 = bufferization.materialize_in_destination %t in writable %m : (tensor<4xf32>, memref<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: vector<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'dest' must be a tensor or a memref}}
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op tensor 'dest' implies exactly one tensor result}}
  bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, tensor<4xf32>) -> ()
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op result and 'dest' types must match}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, tensor<4xf32>) -> tensor<?xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: tensor<4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op 'restrict' is valid only for memref destinations}}
  %0 = bufferization.materialize_in_destination %t in restrict %m : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: tensor<5xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op source/destination shapes are incompatible}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, tensor<5xf32>) -> tensor<5xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: tensor<4x4xf32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op rank mismatch between source and destination shape}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}

// -----

func.func @f(%t: tensor<4xf32>, %m: tensor<4xf16>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op failed to verify that all of {source, dest} have same element type}}
  %0 = bufferization.materialize_in_destination %t in %m : (tensor<4xf32>, tensor<4xf16>) -> tensor<4xf16>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of conditions as memrefs to deallocate}}
  bufferization.dealloc (%m : memref<4xf32>) if (%c, %c)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op must have the same number of updated conditions (results) as retained operands}}
  "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op result #0 must be variadic of 1-bit signless integer, but got 'i2'}}
  %0 = "bufferization.dealloc"(%m) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (memref<4xf32>) -> (i2)
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{custom op 'bufferization.clone' invalid kind of type specified}}
  %0 = bufferization.clone %m : memref<4xf32> to tensor<5xf16>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %c: i1) {
  // expected-error @+1 {{custom op 'bufferization.dealloc_tensor' invalid kind of type specified}}
  bufferization.dealloc_tensor %m : memref<4xf32>
  return
}

// -----

// expected-error @+1 {{attribute '"bufferization.foo"' not supported as an op attribute by the bufferization dialect}}
func.func @f(%m: memref<4xf32>) attributes {bufferization.foo} {
  return
}

// -----

// expected-error @+1 {{'func.func' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
func.func @f(%m: memref<4xf32>) attributes {bufferization.manual_deallocation} {
  return
}

// -----

// expected-error @+1 {{attribute 'bufferization.buffer_layout' not supported as a region arg attribute by the bufferization dialect}}
func.func @f(%m: memref<4xf32> {bufferization.foo}) {
  
  return
}

// -----

// expected-error @+1 {{'bufferization.writable' is expected to be a boolean attribute}}
func.func @f(%m: memref<4xf32> {bufferization.writable}) {
  
  return
}

// -----

// expected-error @+1 {{'bufferization.writable' is invalid on external functions}}
func.func private @f(memref<4xf32> {bufferization.writable = true})

// -----

// expected-error @+1 {{'bufferization.access' is expected to be a string attribute}}
func.func private @f(memref<4xf32> {bufferization.access = true})

// -----

// expected-error @+1 {{invalid value for 'bufferization.access'}}
func.func private @f(memref<4xf32> {bufferization.access = "x"})

// -----

// expected-error @+1 {{'bufferization.buffer_layout' is expected to be a memref layout attribute}}
func.func private @f(memref<4xf32> {bufferization.buffer_layout = "x"})

// -----

// expected-error @+1 {{'func.func' op symbol declaration cannot have public visibility}}
"builtin.module"() ({ "func.func"() <{function_type = (i32) -> (), sym_name = "a", arg_attrs=[{bufferization.writable=false}]}> ({}) : () -> () }) : () -> ()

// -----

func.func @f(%t: f32) {
  // expected-error @+1 {{'bufferization.to_buffer' op operand #0 must be TensorLikeType instance, but got 'f32'}}
  %0 = "bufferization.to_buffer"(%t) : (f32) -> memref<2xf32>
  return
}

// -----

func.func @f(%t: f32) {
  // expected-error @+1 {{'bufferization.to_tensor' op operand #0 must be BufferLikeType instance, but got 'f32'}}
  %0 = "bufferization.to_tensor"(%t) : (f32) -> tensor<2xf32>
  return
}

// -----

func.func @f(%t: memref<2xf32>) {
  // expected-error @+1 {{'bufferization.to_tensor' op result #0 must be TensorLikeType instance, but got 'vector<2xf32>'}}
  %0 = "bufferization.to_tensor"(%t) : (memref<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%t: tensor<2xf32>) {
  // expected-error @+1 {{'bufferization.to_buffer' op result #0 must be BufferLikeType instance, but got 'vector<2xf32>'}}
  %0 = "bufferization.to_buffer"(%t) : (tensor<2xf32>) -> vector<2xf32>
  return
}

// -----

func.func @f(%t: f32) {
  // expected-error @+1 {{'bufferization.alloc_tensor' op result #0 must be tensor of any type values, but got 'vector<2xf32>'}}
  %0 = "bufferization.alloc_tensor"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> vector<2xf32>
  return
}

// -----

func.func @f(%t: f32) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op operand #0 must be tensor of any type values, but got 'f32'}}
  %0 = "bufferization.materialize_in_destination"(%t, %t) : (f32, f32) -> f32
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op operand #1 must be shaped of any type values, but got 'f32'}}
  %0 = "bufferization.materialize_in_destination"(%v, %t) : (tensor<f32>, f32) -> f32
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op result #0 must be tensor of any type values, but got 'f32'}}
  %0 = "bufferization.materialize_in_destination"(%v, %v) : (tensor<f32>, tensor<f32>) -> f32
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{'bufferization.materialize_in_destination' op result group starting at #0 requires 0 or 1 element, but found 2}}
  %0:2 = "bufferization.materialize_in_destination"(%v, %v) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{'bufferization.clone' op operand #0 must be ranked or unranked memref of any type values, but got 'tensor<f32>'}}
  %0 = "bufferization.clone"(%v) : (tensor<f32>) -> (tensor<f32>)
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{'bufferization.dealloc_tensor' op operand #0 must be tensor of any type values, but got 'f32'}}
  "bufferization.dealloc_tensor"(%t) : (f32) -> ()
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{'bufferization.dealloc' op operand #0 must be variadic of ranked or unranked memref of any type values, but got 'f32'}}
  "bufferization.dealloc"(%t) <{operandSegmentSizes = array<i32: 1, 0, 0>}>: (f32) -> ()
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{'bufferization.dealloc' op operand #0 must be variadic of 1-bit signless integer, but got 'f32'}}
  "bufferization.dealloc"(%t) <{operandSegmentSizes = array<i32: 0, 1, 0>}>: (f32) -> ()
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{'bufferization.dealloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "bufferization.dealloc"(%t) : (f32) -> ()
  return
}

// -----

func.func @f(%t: f32, %v: tensor<f32>) {
  // expected-error @+1 {{unregistered operation 'bufferization.foo' found in dialect ('bufferization') that does not allow unknown operations}}
  "bufferization.foo"(%t) : (f32) -> ()
  return
}

// -----

func.func @f(%m: index) {
  // expected-error @+1 {{'bufferization.alloc_tensor' op incorrect number of dynamic sizes, has 2, expected 0}}
  %0 = bufferization.alloc_tensor(%m, %m) : tensor<*xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%m: tensor<*xf32>) {
  // expected-error @+1 {{use of value '%m' expects different type than prior uses: 'tensor<?xf32>' vs 'tensor<*xf32>'}}
  %0 = bufferization.alloc_tensor() copy(%m) : tensor<?xf32>
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%v: memref<4xf32>, %i: i32) {
  // expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = bufferization.alloc_tensor(%i) : tensor<?xf32>
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: i32) {
  // expected-error @+1 {{'test.t' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  "test.t"() {bufferization.manual_deallocation} : () -> ()
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: i1) {
  // expected-error @+1 {{'bufferization.dealloc' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  bufferization.dealloc (%v : memref<4xf32>) if (%i) {bufferization.manual_deallocation}
  return
}

// -----

func.func @f(%v: memref<4xf32>, %i: i1) {
  // expected-error @+1 {{'scf.if' op attribute 'bufferization.manual_deallocation' can be used only on ops that have an allocation and/or free side effect}}
  scf.if %i { %0 = bufferization.clone %v : memref<4xf32> to memref<4xf32> } {bufferization.manual_deallocation}
  return
}
