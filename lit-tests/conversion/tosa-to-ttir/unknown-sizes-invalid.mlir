// RUN: ttmlir-opt --split-input-file --verify-diagnostics --tosa-to-ttir-pipeline %s

// What the arguments do not say stays unknown, unless an option says it.
func.func @unknown_argument(%a: tensor<?x8xf32>) -> tensor<*xf32> {
  // expected-error @+2 {{failed to legalize operation 'tosa.exp'}}
  // expected-note @+1 {{only ranked tensors of static shape are supported; argument-shapes=arg0:SIZExSIZE, an option of pipelines, gives an argument the sizes that its type leaves open}}
  %0 = tosa.exp %a : (tensor<?x8xf32>) -> tensor<*xf32>
  return %0 : tensor<*xf32>
}

// -----

// Padding of -1 is not known.
func.func @unknown_padding(%a: tensor<8xf32>, %zero: tensor<1xf32>) -> tensor<?xf32> {
  %padding = tosa.const_shape {values = dense<[1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  // expected-error @+2 {{failed to legalize operation 'tosa.pad'}}
  // expected-note @+1 {{only ranked tensors of static shape are supported}}
  %0 = tosa.pad %a, %padding, %zero : (tensor<8xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

// The size of the result is known, but not of what is chosen between.
func.func @unknown_choice(%c: tensor<i1>, %a: tensor<4xf32>, %b: tensor<*xf32>) -> tensor<4xf32> {
  // expected-error @+2 {{failed to legalize operation 'tosa.cond_if'}}
  // expected-note @+1 {{results are chosen between that are tensors of known size}}
  %0 = tosa.cond_if %c : tensor<i1> -> tensor<4xf32> {
    tosa.yield %a : tensor<4xf32>
  } else {
    tosa.yield %b : tensor<*xf32>
  }
  return %0 : tensor<4xf32>
}

// -----

// Operations of other dialects whose results have the types of their operands do not get others; as in mlir-opt.
func.func @other_dialect(%a: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = tosa.exp %a : (tensor<4x8xf32>) -> tensor<?x?xf32>
  // expected-error @+2 {{inferred type(s) 'tensor<4x8xf32>' are incompatible with return type(s) of operation 'tensor<?x?xf32>'}}
  // expected-error @+1 {{'arith.addf' op failed to infer returned types}}
  %1 = arith.addf %0, %0 : tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// -----

// Sizes of unknown ones are unknown.
func.func @size_of_unknown(%a: tensor<?x8xf32>) -> tensor<?x?xf32> {
  // expected-error @+2 {{failed to legalize operation 'tosa.dim'}}
  // expected-note @+1 {{only ranked tensors of static shape are supported; argument-shapes=arg0:SIZExSIZE, an option of pipelines, gives an argument the sizes that its type leaves open}}
  %0 = tosa.dim %a {axis = 0 : i32} : (tensor<?x8xf32>) -> !tosa.shape<1>
  %1 = tosa.concat_shape %0, %0 : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<2>
  %2 = tosa.reshape %a, %1 : (tensor<?x8xf32>, !tosa.shape<2>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// -----

// A quotient by zero is no size.
func.func @undefined_size(%a: tensor<8xf32>) -> tensor<*xf32> {
  %zero = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
  // expected-error @+2 {{failed to legalize operation 'tosa.div_floor_shape'}}
  // expected-note @+1 {{the sizes are not known, or TOSA does not say what becomes of them}}
  %0 = tosa.div_floor_shape %zero, %zero : (!tosa.shape<1>, !tosa.shape<1>) -> !tosa.shape<1>
  %1 = tosa.reshape %a, %0 : (tensor<8xf32>, !tosa.shape<1>) -> tensor<*xf32>
  return %1 : tensor<*xf32>
}
