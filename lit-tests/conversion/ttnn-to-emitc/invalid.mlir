// RUN: ttmlir-opt --convert-ttnn-to-emitc --split-input-file --verify-diagnostics %s

// expected-error @below {{'builtin.module' op expected a module that is not empty}}
module {
}

// -----

#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @at_an_address() -> tensor<64x128xf32, #host> {
  // expected-note @+2 {{the library makes no tensors at addresses}}
  // expected-error @below {{failed to legalize operation 'ttnn.alloc'}}
  %0 = "ttnn.alloc"() <{address = 0 : i64, memory_space = #tt.memory_space<system>, size = 32768 : i64}> : () -> tensor<64x128xf32, #host>
  return %0 : tensor<64x128xf32, #host>
}

// -----

// The library has no tensors of this format.
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf16, #tt.memory_space<system>>>
func.func @format() -> tensor<64x128xf16, #host> {
  // expected-note @+2 {{the library has no such format}}
  // expected-error @below {{failed to legalize operation 'ttnn.empty'}}
  %0 = "ttnn.empty"() <{dtype = #tt.supportedDataTypes<f16>, layout = #ttnn.layout<row_major>, shape = #ttnn.shape<64x128>}> : () -> tensor<64x128xf16, #host>
  return %0 : tensor<64x128xf16, #host>
}

// -----

#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @three_factors(%a: tensor<64x128xf32, #host>) {
  // expected-note @+2 {{the library multiplies two tensors}}
  // expected-error @below {{failed to legalize operation 'ttnn.multiply'}}
  %0 = "ttnn.multiply"(%a, %a, %a, %a) <{operandSegmentSizes = array<i32: 3, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>, tensor<64x128xf32, #host>) -> tensor<64x128xf32, #host>
  return
}

// -----

func.func @other_dialect() {
  // expected-error @below {{failed to legalize operation 'arith.constant'}}
  %0 = arith.constant 1 : i32
  return
}

// -----

// The elements of a resource are not in the program.
#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
func.func @resource() -> tensor<64x128xf32, #host> {
  // expected-note @+2 {{the elements are a resource}}
  // expected-error @below {{failed to legalize operation 'ttnn.constant'}}
  %0 = "ttnn.constant"() <{value = dense_resource<blob> : tensor<64x128xf32>}> : () -> tensor<64x128xf32, #host>
  return %0 : tensor<64x128xf32, #host>
}

// -----

#host = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf32, #tt.memory_space<system>>>
#host_f16 = #tt.layout<(d0, d1) -> (d0, d1), undef, <1x1>, memref<64x128xf16, #tt.memory_space<system>>>
func.func @cast_to_format(%a: tensor<64x128xf32, #host>, %b: tensor<64x128xf16, #host_f16>) {
  // expected-note @+2 {{the library has no such format}}
  // expected-error @below {{failed to legalize operation 'ttnn.typecast'}}
  %0 = "ttnn.typecast"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1>}> : (tensor<64x128xf32, #host>, tensor<64x128xf16, #host_f16>) -> tensor<64x128xf16, #host_f16>
  return
}
