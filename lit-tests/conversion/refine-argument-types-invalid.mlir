// RUN: ttmlir-opt --split-input-file --verify-diagnostics --refine-argument-types="shapes=main:arg1:4x8" %s

// expected-error @+1 {{'main:arg1:4x8' names no argument of 'main', which has 1}}
func.func @main(%a: tensor<?x8xf32>) {
  return
}

// -----

// expected-error @+1 {{'main:arg1:4x8' gives a shape that does not fit 'tensor<?x9xf32>'}}
func.func @main(%a: f32, %b: tensor<?x9xf32>) {
  return
}

// -----

// A size beyond its bound.
// expected-error @+1 {{'main:arg1:4x8' gives a shape that does not fit 'tensor<?x8xf32, #stablehlo.bounds<3, ?>>'}}
func.func @main(%a: tensor<?x9xf32>, %b: tensor<?x8xf32, #stablehlo.bounds<3, ?>>) {
  return
}

// -----

// expected-error @+1 {{'main:arg1:4x8' gives a shape that does not fit 'tensor<4xf32>'}}
func.func @main(%a: f32, %b: tensor<4xf32>) {
  return
}

// -----

// expected-error @+1 {{'main:arg1:4x8' gives a shape that does not fit 'index'}}
func.func @main(%a: f32, %b: index) {
  return
}

// -----

// A function that is called has the sizes that it is called with.
// expected-error @+2 {{'main:arg1:4x8' names no function that nothing calls}}
// expected-note @+1 {{functions that nothing calls: 'outer'}}
module {
  func.func @outer(%a: tensor<?x8xf32>) {
    call @main(%a, %a) : (tensor<?x8xf32>, tensor<?x8xf32>) -> ()
    return
  }
  func.func @main(%a: tensor<?x8xf32>, %b: tensor<?x8xf32>) {
    return
  }
}
