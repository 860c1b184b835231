// RUN: ttmlir-opt --irdl-file=%S/inputs/cmath.irdl.mlir --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

// expected-error @+1 {{'i32' does not satisfy the constraint}}
func.func private @f(!cmath.complex<i32>)

// -----

// expected-error @+1 {{expected 1 type arguments, but had 0}}
func.func private @f(!cmath.complex)

// -----

// expected-error @+1 {{expected 1 type arguments, but had 2}}
func.func private @f(!cmath.complex<f32, f32>)

// -----

// expected-error @+1 {{expected 0 type arguments, but had 1}}
func.func private @f(!cmath.empty<f32>)

// -----

// expected-error @+1 {{expected dynamic type}}
func.func private @f(!cmath.nope)

// -----

// expected-error @+1 {{expected base attribute 'builtin.integer' but got 'builtin.string'}}
"x.y"() {a = #cmath.pair<f32, "s">} : () -> ()

// -----

// expected-error @+1 {{expected dynamic attribute}}
"x.y"() {a = #cmath.nope} : () -> ()

// -----

func.func @g(%c: !cmath.complex<f32>) {
// expected-error @+1 {{expected 'f32' but got 'f64'}}
  %0 = "cmath.norm"(%c) : (!cmath.complex<f32>) -> f64
  return
}

// -----

func.func @g(%c: f32) {
// expected-error @+1 {{expected base type 'cmath.complex' but got 'f32'}}
  %0 = "cmath.norm"(%c) : (f32) -> f64
  return
}

// -----

func.func @g(%c: f32) {
// expected-error @+1 {{op expects exactly 1 operands, but got 2}}
  %0 = "cmath.norm"(%c, %c) : (f32, f32) -> f64
  return
}

// -----

func.func @g(%c: !cmath.complex<f32>) {
// expected-error @+1 {{op expects exactly 1 results, but got 0}}
  "cmath.norm"(%c) : (!cmath.complex<f32>) -> ()
  return
}

// -----

// expected-error @+1 {{unregistered operation 'cmath.nope' found in dialect ('cmath') that does not allow unknown operations}}
"cmath.nope"() : () -> ()

// -----

// expected-error @+1 {{custom op 'cmath.nothing' has no custom assembly form}}
cmath.nothing

// -----

// expected-error @+1 {{'cmath.nothing' op unexpected number of regions: expected 0 but got 1}}
"cmath.nothing"() ({}) : () -> ()

// -----

// expected-error @+1 {{successors in non-terminator}}
"cmath.nothing"() [^bb0] : () -> ()

// -----

// expected-error @+1 {{invalid properties {x = 1 : i64, y = "a"} for op cmath.attrs: this operation does not support properties}}
"cmath.attrs"() <{x = 1, y = "a"}> : () -> ()

// -----

// expected-error @+1 {{'cmath.attrs' op attribute "y" is expected but not provided}}
"cmath.attrs"() {x = 1} : () -> ()

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{sum of elements in 'operandSegmentSizes' attribute must be equal to the number of operands}}
  %0:2 = "cmath.segs"(%a, %b, %a, %a) {operandSegmentSizes = array<i32: 1, 1, 1>, resultSegmentSizes = array<i32: 1, 1>} : (i32, f32, i32, i32) -> (f32, i32)
  return }

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{element 1 in 'operandSegmentSizes' attribute must be equal to 0 or 1}}
  %0:2 = "cmath.segs"(%a, %b, %a, %a) {operandSegmentSizes = array<i32: 1, 2, 1>, resultSegmentSizes = array<i32: 1, 1>} : (i32, f32, i32, i32) -> (f32, i32)
  return }

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{element 0 in 'operandSegmentSizes' attribute must be equal to 1}}
  %0:2 = "cmath.segs"(%a, %b, %a, %a) {operandSegmentSizes = array<i32: 0, 2, 2>, resultSegmentSizes = array<i32: 1, 1>} : (i32, f32, i32, i32) -> (f32, i32)
  return }

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{'operandSegmentSizes' attribute for specifying operand segments must have 3 elements, but got 2}}
  %0:2 = "cmath.segs"(%a, %b, %a, %a) {operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>} : (i32, f32, i32, i32) -> (f32, i32)
  return }

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{'operandSegmentSizes' attribute is expected but not provided}}
  %0:2 = "cmath.segs"(%a, %b, %a, %a) : (i32, f32, i32, i32) -> (f32, i32)
  return }

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{'operandSegmentSizes' attribute is expected to be a dense i32 array}}
  %0:2 = "cmath.segs"(%a, %b, %a, %a) {operandSegmentSizes = [1, 1, 2], resultSegmentSizes = array<i32: 1, 1>} : (i32, f32, i32, i32) -> (f32, i32)
  return }

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{'resultSegmentSizes' attribute for specifying result segments must have non-negative values}}
  %0:2 = "cmath.segs"(%a, %b, %a, %a) {operandSegmentSizes = array<i32: 1, 1, 2>, resultSegmentSizes = array<i32: -1, 3>} : (i32, f32, i32, i32) -> (f32, i32)
  return }

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{op expects at least 1 operands, but got 0}}
  "cmath.opt"() : () -> ()
  return }

// -----

func.func @s(%a: i32, %b: f32) {
// expected-error @+1 {{op expects at most 2 operands, but got 3}}
  "cmath.opt"(%a, %a, %a) : (i32, i32, i32) -> ()
  return }

// -----

// expected-note @+1 {{see the operation}}
"cmath.regs"() ({}, {"x.y"() : () -> () }, {
// expected-error @+1 {{expected 'i32' but got 'i64'}}
^bb0(%a: i32, %b: i64):
 "x.y"() : () -> () }, {
 "x.y"()[^bb1] : () -> () 
^bb1: "x.y"() : () -> () }) : () -> ()

// -----

// expected-note @+1 {{see the operation}}
"cmath.regs"() ({}, {"x.y"() : () -> () }, {
// expected-error @+1 {{expected region 2 to have 2 arguments but got 1}}
^bb0(%a: i32):
 "x.y"() : () -> () }, {
 "x.y"()[^bb1] : () -> () 
^bb1: "x.y"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{expected region 3 to have 2 block(s) but got 1}}
"cmath.regs"() ({}, {"x.y"() : () -> () }, {
^bb0(%a: i32, %b: i32):
 "x.y"() : () -> () }, {
 "x.y"() : () -> () }) : () -> ()

// -----

// expected-note @+1 {{see the operation}}
"cmath.regs"() ({}, {
// expected-error @+1 {{expected region 1 to have 0 arguments but got 1}}
^bb0(%a: i32):
"x.y"() : () -> () }, {
^bb0(%a: i32, %b: i32):
 "x.y"() : () -> () }, {
 "x.y"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{'cmath.regs' op unexpected number of regions: expected 4 but got 2}}
"cmath.regs"() ({}, {"x.y"() : () -> () }) : () -> ()

// -----

// expected-error @+1 {{op expects exactly 1 operands, but got 0}}
"cmath.norm"() : () -> ()
