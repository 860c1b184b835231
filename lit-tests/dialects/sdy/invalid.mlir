// RUN: ttmlir-opt --split-input-file --verify-diagnostics %s

//===--- mesh ---===//

// expected-error @+1 {{duplicate axis name: "x"}}
sdy.mesh @mesh = <["x"=2, "x"=4]>

// -----

// expected-error @+1 {{axis size must be at least 1, got: 0}}
sdy.mesh @mesh = <["x"=0]>

// -----

// expected-error @+1 {{device id must be non-negative, got: -1}}
sdy.mesh @mesh = <[], device_ids=[-1]>

// -----

// expected-error @+1 {{total product of axis sizes must match total number of device ids, got: 2 != 3}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 1, 2]>

// -----

// expected-error @+1 {{device ids must be those from 0 to 1}}
sdy.mesh @mesh = <["x"=2], device_ids=[0, 2]>

// -----

//===--- shardings ---===//

func.func @no_mesh(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.sharding_constraint' op unknown mesh: @mesh}}
  %0 = sdy.sharding_constraint %a <@mesh, [{}, {}]> : tensor<8x8xf32>
  return
}

// -----

func.func @wrong_mesh(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{duplicate axis name: "x"}}
  %0 = sdy.sharding_constraint %a <mesh<["x"=2, "x"=2]>, [{}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @rank(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.sharding_constraint' op sharding doesn't match tensor rank: 1 != 2}}
  %0 = sdy.sharding_constraint %a <@mesh, [{}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @axis(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op unknown axis name: "y"}}
  %0 = sdy.reshard %a <@mesh, [{"y"}, {}]> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @twice(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op duplicate axis ref: "x"}}
  %0 = sdy.reshard %a <@mesh, [{"x"}, {}], replicated={"x"}> : tensor<8x8xf32>
  return
}

// -----

sdy.mesh @mesh = <["x"=8]>
func.func @part(%a: tensor<8x8xf32>) {
  // expected-error @+1 {{'sdy.reshard' op sub-axis of "x" must divide its size 8, got: (4)4}}
  %0 = sdy.reshard %a <@mesh, [{"x":(4)4}, {}]> : tensor<8x8xf32>
  return
}

// -----

// expected-error @+1 {{sub-axis pre-size must be at least 1, got: 0}}
module attributes {a.b = #sdy.sharding<@mesh, [{"x":(0)4}]>} {}

// -----

// expected-error @+1 {{sub-axis sizes must be greater than 1, got: 1}}
module attributes {a.b = #sdy.sharding<@mesh, [{"x":(1)1}]>} {}

// -----

// expected-error @+1 {{expected '}' behind '?'}}
module attributes {a.b = #sdy.sharding<@mesh, [{?, "x"}]>} {}

// -----

// expected-error @+1 {{expecting integer priority in format 'p[0-9]+', got: q1}}
module attributes {a.b = #sdy.sharding<@mesh, [{}q1]>} {}

// -----

// expected-error @+1 {{expected 'unreduced'}}
module attributes {a.b = #sdy.sharding<@mesh, [], reduced={"x"}>} {}

// -----

//===--- manual_computation ---===//

sdy.mesh @mesh = <["x"=2]>
func.func @operands(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op operand shardings don't match number of operands: 0 != 1}}
  sdy.manual_computation(%a) in_shardings=[] out_shardings=[] manual_axes={"x"} (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @results(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op unknown axis name: "z"}}
  sdy.manual_computation(%a) in_shardings=[<@mesh, [{"z"}]>] out_shardings=[] manual_axes={"x"} (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @arguments(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.manual_computation' op number of body arguments must match number of operands: 1 != 0}}
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} (%b: tensor<8xf32>) {
    sdy.return
  } : () -> ()
  return
}

// -----

func.func @returned() {
  // expected-error @+1 {{'sdy.manual_computation' op number of returned values must match number of results: 1 != 0}}
  sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={} () {
    %0 = stablehlo.constant dense<0.0> : tensor<8xf32>
    sdy.return %0 : tensor<8xf32>
  } : () -> ()
  return
}

// -----

func.func @named_arguments(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.named_computation' op types of body arguments must be those of operands: 'tensor<4xf32>' vs. 'tensor<8xf32>'}}
  sdy.named_computation<"f">(%a) (%b: tensor<4xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @named_returned(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.named_computation' op types of returned values must be those of results: 'tensor<8xf32>' vs. }}
  sdy.named_computation<"f">(%a) (%b: tensor<8xf32>) {
    sdy.return %b : tensor<8xf32>
  } : (tensor<8xf32>) -> ()
  return
}

// -----

sdy.mesh @mesh = <["x"=2]>
func.func @named_shardings(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.named_computation' op result shardings don't match number of results: 1 != 0}}
  sdy.named_computation<"f">(%a) out_shardings=[<@mesh, [{"x"}]>] (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

func.func @named_nothing(%a: tensor<8xf32>) {
  // expected-error @+1 {{expected string}}
  sdy.named_computation<f>(%a) (%b: tensor<8xf32>) {
    sdy.return
  } : (tensor<8xf32>) -> ()
  return
}

// -----

//===--- propagation_barrier ---===//

func.func @f(%a: tensor<8xf32>) {
  // expected-error @+1 {{'sdy.propagation_barrier' op cannot specify `BOTH` as the direction}}
  %0 = sdy.propagation_barrier %a allowed_direction=BOTH : tensor<8xf32>
  return
}
