// RUN: ttmlir-opt --convert-memref-to-tensor --split-input-file --verify-diagnostics %s

func.func private @callee(memref<4xf32>)
func.func @call(%x: memref<4xf32>) {
  // expected-error @+1 {{'func.call' op has no counterpart on tensors}}
  call @callee(%x) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @reinterpret(%x: memref<16xf32>) -> memref<4x4xf32> {
  // expected-error @+1 {{'memref.reinterpret_cast' op has no counterpart on tensors}}
  %y = memref.reinterpret_cast %x to offset: [0], sizes: [4, 4], strides: [4, 1] : memref<16xf32> to memref<4x4xf32>
  return %y : memref<4x4xf32>
}

// -----

// expected-error @+1 {{'func.func' op branches between blocks that share memory}}
func.func @blocks(%x: memref<4xf32>) {
  cf.br ^bb1
^bb1:
  return
}

// -----

memref.global "private" @state : memref<4xf32> = dense<0.0>
func.func @global(%x: memref<4xf32>) {
  %s = memref.get_global @state : memref<4xf32>
  // expected-error @+1 {{'memref.copy' op writes to a global}}
  memref.copy %x, %s : memref<4xf32> to memref<4xf32>
  return
}

// -----

memref.global "private" @elsewhere : memref<4xf32>
func.func @unknown() -> memref<4xf32> {
  // expected-error @+1 {{'memref.get_global' op reads a global whose elements are not known}}
  %s = memref.get_global @elsewhere : memref<4xf32>
  return %s : memref<4xf32>
}

// -----

func.func @scope(%x: memref<4xf32>) {
  memref.alloca_scope {
    // expected-error @+1 {{'linalg.exp' op handles memory inside of 'memref.alloca_scope'}}
    linalg.exp ins(%x : memref<4xf32>) outs(%x : memref<4xf32>)
  }
  return
}

// -----

func.func @unranked(%x: memref<4xf32>) {
  // expected-error @+1 {{'memref.cast' op handles memory of type 'memref<*xf32>', which no tensor has}}
  %y = memref.cast %x : memref<4xf32> to memref<*xf32>
  return
}

// -----

func.func @names(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) {
  %either = arith.select %c, %x, %y : memref<4xf32>
  linalg.exp ins(%either : memref<4xf32>) outs(%either : memref<4xf32>)
  // expected-error @+1 {{'linalg.negf' op handles memory that may have been written to under another name}}
  linalg.negf ins(%x : memref<4xf32>) outs(%y : memref<4xf32>)
  return
}

// -----

// One iteration reads what the one before has written under the other name.
func.func @iterations(%x: memref<4xf32>, %y: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %c1 step %c1 iter_args(%a = %x) -> memref<4xf32> {
    // expected-error @+1 {{'memref.copy' op handles memory that may have been written to under another name}}
    memref.copy %x, %y : memref<4xf32> to memref<4xf32>
    linalg.exp ins(%y : memref<4xf32>) outs(%a : memref<4xf32>)
    scf.yield %a : memref<4xf32>
  }
  return
}

// -----

func.func @result(%x: memref<4xf32>, %y: memref<4xf32>, %c: i1) -> memref<4xf32> {
  %either = arith.select %c, %x, %y : memref<4xf32>
  %other = arith.select %c, %y, %x : memref<4xf32>
  linalg.exp ins(%either : memref<4xf32>) outs(%either : memref<4xf32>)
  // expected-error @+1 {{'func.return' op handles memory that may have been written to under another name}}
  return %other : memref<4xf32>
}

// -----

func.func @unknown_sizes(%x: memref<?x4xf32>) -> memref<?xf32> {
  // expected-error @+1 {{'memref.collapse_shape' op joins dimensions of unknown size}}
  %y = memref.collapse_shape %x [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return %y : memref<?xf32>
}

// -----

func.func @index(%x: memref<4xf32>, %i: index) -> f32 {
  %r = scf.index_switch %i -> f32
  default {
    // expected-error @+1 {{'memref.load' op handles memory inside of 'scf.index_switch'}}
    %v = memref.load %x[%i] : memref<4xf32>
    scf.yield %v : f32
  }
  return %r : f32
}

// -----

func.func @body(%x: memref<4xf32>, %y: memref<4xf32>) {
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["parallel"]} outs(%y : memref<4xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    // expected-error @+1 {{'memref.store' op handles memory inside of 'linalg.generic'}}
    memref.store %o, %x[%i] : memref<4xf32>
    linalg.yield %o : f32
  }
  return
}

// -----

func.func @tensor_of_changed_memory(%x: memref<4xf32>, %v: f32, %i: index) -> f32 {
  %0 = bufferization.to_tensor %x : memref<4xf32> to tensor<4xf32>
  // expected-error @+1 {{'memref.store' op writes to memory while a tensor is used that may be in it}}
  memref.store %v, %x[%i] : memref<4xf32>
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

// -----

func.func @tensor_of_memory_changed_in_loop(%x: memref<4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_tensor %x : memref<4xf32> to tensor<4xf32>
  scf.for %i = %c0 to %n step %c1 {
    %1 = tensor.extract %0[%i] : tensor<4xf32>
    // expected-error @+1 {{'memref.store' op writes to memory while a tensor is used that may be in it}}
    memref.store %1, %x[%c0] : memref<4xf32>
  }
  return
}

// -----

func.func @memory_of_carried_tensor_changed(%x: memref<4xf32>, %n: index, %v: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = bufferization.to_tensor %x : memref<4xf32> to tensor<4xf32>
  %1 = scf.for %i = %c0 to %n step %c1 iter_args(%t = %0) -> (tensor<4xf32>) {
    // expected-error @+1 {{'memref.store' op writes to memory while a tensor is used that may be in it}}
    memref.store %v, %x[%c0] : memref<4xf32>
    scf.yield %t : tensor<4xf32>
  }
  return %1 : tensor<4xf32>
}

// -----

func.func @memory_of_used_tensor(%t: tensor<4xf32>, %v: f32, %i: index) -> tensor<4xf32> {
  %0 = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
  // expected-error @+1 {{'memref.store' op writes to the memory of a tensor that is used elsewhere}}
  memref.store %v, %0[%i] : memref<4xf32>
  return %t : tensor<4xf32>
}

// -----

func.func @read_only(%t: tensor<4xf32>, %v: f32, %i: index) {
  %0 = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32>
  // expected-error @+1 {{'memref.store' op writes to the memory of a tensor that is to be read only}}
  memref.store %v, %0[%i] : memref<4xf32>
  return
}

// -----

func.func @memory_of_part(%x: memref<4xf32>, %v: f32, %i: index) {
  %0 = bufferization.to_tensor %x restrict writable : memref<4xf32> to tensor<4xf32>
  %1 = tensor.extract_slice %0[0] [2] [1] : tensor<4xf32> to tensor<2xf32>
  %2 = bufferization.to_buffer %1 : tensor<2xf32> to memref<2xf32>
  // expected-error @+1 {{'memref.store' op writes to the memory of a tensor that may be in other memory}}
  memref.store %v, %2[%i] : memref<2xf32>
  return
}

// -----

func.func @encoded(%x: memref<4xf32>) -> tensor<4xf32, "e"> {
  // expected-error @+1 {{'bufferization.to_tensor' op handles a tensor of type 'tensor<4xf32, "e">', which no memory has}}
  %0 = bufferization.to_tensor %x : memref<4xf32> to tensor<4xf32, "e">
  return %0 : tensor<4xf32, "e">
}

// -----

func.func @condition(%x: memref<4xf32>, %c: i1) -> i1 {
  // expected-error @+1 {{'bufferization.dealloc' op gives conditions for other operations than those that give back memory}}
  %0 = bufferization.dealloc (%x : memref<4xf32>) if (%c) retain (%x : memref<4xf32>)
  return %0 : i1
}

// -----

func.func @memory_of_another_type(%x: memref<4xf32>, %v: f32, %i: index) {
  %0 = bufferization.to_tensor %x : memref<4xf32> to tensor<4xf32>
  %1 = bufferization.to_buffer %0 : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
  // expected-error @+1 {{'memref.store' op writes to the memory of a tensor that may be in other memory}}
  memref.store %v, %1[%i] : memref<4xf32, strided<[?], offset: ?>>
  return
}

// -----

// expected-error @+1 {{'func.func' op handles memory of type 'memref<*xf32>', which no tensor has}}
func.func @memory_of_any_rank_that_is_not_used(%x: memref<*xf32>) {
  return
}
