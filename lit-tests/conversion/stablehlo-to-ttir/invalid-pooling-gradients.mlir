// RUN: ttmlir-opt --split-input-file --verify-diagnostics --convert-stablehlo-to-ttir %s

// A selection by something else than the order of elements.
func.func @f(%a: tensor<4xf32>, %source: tensor<2xf32>, %init: tensor<f32>) -> tensor<4xf32> {
  // expected-note @+2 {{only the greatest or least elements are selected}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.select_and_scatter'}}
  %0 = "stablehlo.select_and_scatter"(%a, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare NE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Sources that are not combined in any order.
func.func @f(%a: tensor<4xf32>, %source: tensor<2xf32>, %init: tensor<f32>) -> tensor<4xf32> {
  // expected-note @+2 {{sources are combined by one operation only}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.select_and_scatter'}}
  %0 = "stablehlo.select_and_scatter"(%a, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.subtract %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<2xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// Windows that all have the same elements.
func.func @f(%a: tensor<130xf32>, %source: tensor<66xf32>, %init: tensor<f32>) -> tensor<130xf32> {
  // expected-note @+2 {{elements are in more windows than 64}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.select_and_scatter'}}
  %0 = "stablehlo.select_and_scatter"(%a, %source, %init) <{window_dimensions = array<i64: 65>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<130xf32>, tensor<66xf32>, tensor<f32>) -> tensor<130xf32>
  return %0 : tensor<130xf32>
}

// -----

// Windows of which none is there.
func.func @f(%a: tensor<4xf32>, %source: tensor<0xf32>, %init: tensor<f32>) -> tensor<4xf32> {
  // expected-note @+2 {{there are no windows}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.select_and_scatter'}}
  %0 = "stablehlo.select_and_scatter"(%a, %source, %init) <{window_dimensions = array<i64: 5>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<4xf32>, tensor<0xf32>, tensor<f32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// A window beside the elements.
func.func @f(%a: tensor<1xf32>, %source: tensor<1xf32>, %init: tensor<f32>) -> tensor<1xf32> {
  // expected-note @+2 {{windows are in padding only}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.select_and_scatter'}}
  %0 = "stablehlo.select_and_scatter"(%a, %source, %init) <{window_dimensions = array<i64: 2>, padding = dense<[[2, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1xf32>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}

// -----

// Elements that f32 does not count.
func.func @f(%a: tensor<16777216xf32>, %source: tensor<8388608xf32>, %init: tensor<f32>) -> tensor<16777216xf32> {
  // expected-note @+2 {{indices are numbers in f32, which ends at 2^24}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.select_and_scatter'}}
  %0 = "stablehlo.select_and_scatter"(%a, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<16777216xf32>, tensor<8388608xf32>, tensor<f32>) -> tensor<16777216xf32>
  return %0 : tensor<16777216xf32>
}

// -----

// More elements of windows than are looked up.
func.func @f(%a: tensor<1048578xf32>, %source: tensor<524289xf32>, %init: tensor<f32>) -> tensor<1048578xf32> {
  // expected-note @+2 {{1048578 rows would be looked up, of at most 2^20}}
  // expected-error @+1 {{failed to legalize operation 'stablehlo.select_and_scatter'}}
  %0 = "stablehlo.select_and_scatter"(%a, %source, %init) <{window_dimensions = array<i64: 2>, window_strides = array<i64: 2>}> ({
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %p = stablehlo.compare GE, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  }, {
  ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %s = stablehlo.add %x, %y : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<1048578xf32>, tensor<524289xf32>, tensor<f32>) -> tensor<1048578xf32>
  return %0 : tensor<1048578xf32>
}
