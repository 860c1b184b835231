// RUN: ttmlir-opt --irdl-file=%S/inputs/constraints.irdl.mlir --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

// expected-error @+1 {{expected type, got attribute '3 : i32}}
"d.base"() {x = 3 : i32} : () -> ()

// -----

// expected-error @+1 {{attribute 'd.t' expects 2 parameters but got 1}}
"d.parn"() {x = !d.t<i32, i32>} : () -> ()

// -----

// expected-error @+3 {{expected 'i32' but got 'f64'}}
// expected-error @+2 {{expected 'i32' but got 'i64'}}
// expected-note @+1 {{see the operation}}
func.func @f(%a: f32) { "d.order"(%a) ({ ^bb0(%b: i64): "d.nope"() : () -> () }) {x = f64} : (f32) -> f16 
 return }

// -----

// expected-error @+1 {{'d.order' op unexpected number of regions: expected 1 but got 0}}
func.func @f(%a: i32) { "d.order"(%a) {x = i32} : (i32) -> i32 
 return }

// -----

// expected-error @+1 {{expected region 0 to have 1 arguments but got 0}}
func.func @f(%a: i32) { "d.order"(%a) ({}) {x = i32} : (i32) -> i32 
 return }

// -----

// expected-error @+2 {{'d.order' op attribute "x" is expected but not provided}}
// expected-error @+1 {{expected region 0 to have 1 arguments but got 0}}
func.func @f(%a: f32) { "d.order"(%a) ({}) : (f32) -> i32 
 return }

// -----

// expected-error @+2 {{op expects exactly 1 operands, but got 0}}
// expected-error @+1 {{expected region 0 to have 1 arguments but got 0}}
func.func @f(%a: f32) { "d.order"() ({}) : () -> () 
 return }
