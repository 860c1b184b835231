// RUN: ttmlir-opt --verify-diagnostics --tosa-to-tensor %s

// The number that marks unknown sizes is no size.
func.func @slice(%a: tensor<8xui8>) -> tensor<2xui8> {
  %start = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %size = tosa.const_shape {values = dense<-9223372036854775808> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+1 {{failed to legalize operation 'tosa.slice' that was explicitly marked illegal}}
  %0 = tosa.slice %a, %start, %size : (tensor<8xui8>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}
