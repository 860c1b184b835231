// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

//===--- func ---===//

// expected-error @+1 {{type of return operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
ml_program.func @f(%a: i32) -> i64 { ml_program.return %a : i32 }

// -----

// expected-error @+1 {{'ml_program.func' op symbol declaration cannot have public visibility}}
ml_program.func @f(%a: i32) -> i32

// -----

// expected-error @+1 {{operand #0 does not dominate this use}}
ml_program.func @f(%a: i32) -> i32 { "u.x"(%b) : (i32) -> ()
 // expected-note @+1 {{operand defined here (op in the same block)}}
 %b = "u.y"() : () -> i32
 ml_program.return %b : i32 }

// -----

// expected-error @+1 {{custom op 'ml_program.func' 'sym_name' is an inferred attribute and should not be specified in the explicit attribute dictionary}}
ml_program.func private @f(%a: i32) -> i32 attributes {sym_name = "x"}

// -----

// expected-error @+1 {{'ml_program.func' op symbol's parent must have the SymbolTable trait}}
func.func @f() { ml_program.func @x() { ml_program.return} 
 return }

// -----

//===--- global ---===//

// expected-error @+1 {{'ml_program.global' op immutable global must have an initial value}}
ml_program.global private @x : i32

// -----

// expected-error @+1 {{custom op 'ml_program.global' expected 'public', 'private', or 'nested'}}
ml_program.global @x : i32

// -----

// expected-error @+1 {{expected ':'}}
ml_program.global private mutable @x

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `ml_program`}}
ml_program.global private @x(#ml_program.foo) : i32

// -----

// expected-error @+1 {{expected valid keyword}}
ml_program.global private @x(#ml_program<"extern"> : i32) : i32

// -----

// expected-error @+1 {{custom op 'ml_program.global' 'ml_program.global' op attribute 'sym_visibility' failed to satisfy constraint: string attribute}}
ml_program.global private mutable @x(dense<1> : tensor<2xi32>) : tensor<2xi32> {foo, sym_visibility = 1}

// -----

// expected-error @+1 {{'ml_program.global' op visibility expected to be one of ["public", "private", "nested"], but got "foo"}}
"ml_program.global"() {sym_name = "x", type = i32, is_mutable, sym_visibility = "foo"} : () -> ()

// -----

// expected-error @+1 {{'ml_program.global' op requires attribute 'type'}}
"ml_program.global"() {sym_name = "x", is_mutable} : () -> ()

// -----

// expected-error @+1 {{'ml_program.global' op symbol's parent must have the SymbolTable trait}}
func.func @f() { ml_program.global private mutable @x : i32 
 return }

// -----

//===--- global_load ---===//

ml_program.global private mutable @g : i64
ml_program.func @f() -> i32 {
  // expected-error @+1 {{'ml_program.global_load' op cannot load from global typed 'i64' as 'i32'}}
  %0 = ml_program.global_load @g : i32
  ml_program.return %0 : i32
}

// -----


ml_program.func @f() -> i32 {
  // expected-error @+1 {{'ml_program.global_load' op undefined global: @g}}
  %0 = ml_program.global_load @g : i32
  ml_program.return %0 : i32
}

// -----

module @inner {  
}
ml_program.func @f() -> i32 {
  // expected-error @+1 {{'ml_program.global_load' op undefined global: @inner::@g}}
  %0 = ml_program.global_load @inner::@g : i32
  ml_program.return %0 : i32
}

// -----

//===--- global_load_const ---===//

ml_program.global private mutable @g : i32
ml_program.func @f() -> i32 {
  // expected-error @+1 {{'ml_program.global_load_const' op cannot load as const from mutable global @g}}
  %0 = ml_program.global_load_const @g : i32
  ml_program.return %0 : i32
}

// -----


ml_program.func @f() -> i32 {
  // expected-error @+1 {{'ml_program.global_load_const' op undefined global: @g}}
  %0 = ml_program.global_load_const @g : i32
  ml_program.return %0 : i32
}

// -----

//===--- global_load_graph ---===//

ml_program.global private mutable @g : i64
ml_program.subgraph @f() -> i32 {
  // expected-error @+1 {{'ml_program.global_load_graph' op cannot load from global typed 'i64' as 'i32'}}
  %0, %1 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i32
  ml_program.output %0 : i32
}

// -----


ml_program.subgraph @f() -> i32 {
  // expected-error @+1 {{'ml_program.global_load_graph' op undefined global: @g}}
  %0, %1 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i32
  ml_program.output %0 : i32
}

// -----

ml_program.global private mutable @g : i32
ml_program.subgraph @f() -> i32 {
  // expected-error @+1 {{'ml_program.global_load_graph' op result #1 must be Token for establishing execution ordering in a graph, but got 'i32'}}
  %0, %1 = ml_program.global_load_graph @g ordering(() -> i32) : i32
  ml_program.output %0 : i32
}

// -----

ml_program.global private mutable @g : i32
ml_program.subgraph @f() -> i32 {
  // expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : i32
  ml_program.output %0 : i32
}

// -----

ml_program.global private mutable @g : i32
ml_program.subgraph @f() -> i32 {
  // expected-error @+1 {{expected '->'}}
  %0, %1 = ml_program.global_load_graph @g ordering() : i32
  ml_program.output %0 : i32
}

// -----

//===--- global_store ---===//

ml_program.global private @g(1 : i32) : i32
ml_program.func @f(%a: i32) {
  // expected-error @+1 {{'ml_program.global_store' op cannot store to an immutable global @g}}
  ml_program.global_store @g = %a : i32
  ml_program.return
}

// -----

ml_program.global private mutable @g : i64
ml_program.func @f(%a: i32) {
  // expected-error @+1 {{'ml_program.global_store' op cannot store to a global typed 'i64' from 'i32'}}
  ml_program.global_store @g = %a : i32
  ml_program.return
}

// -----


ml_program.func @f(%a: i32) {
  // expected-error @+1 {{'ml_program.global_store' op undefined global: @g}}
  ml_program.global_store @g = %a : i32
  ml_program.return
}

// -----

//===--- global_store_graph ---===//

ml_program.global private @g(1 : i32) : i32
ml_program.subgraph @f(%a: i32, %t: !ml_program.token) {
  // expected-error @+1 {{'ml_program.global_store_graph' op cannot store to an immutable global @g}}
  %1 = ml_program.global_store_graph @g = %a ordering(%t, %t -> !ml_program.token) : i32
  ml_program.output
}

// -----

ml_program.global private mutable @g : i64
ml_program.subgraph @f(%a: i32, %t: !ml_program.token) {
  // expected-error @+1 {{'ml_program.global_store_graph' op cannot store to a global typed 'i64' from 'i32'}}
  %1 = ml_program.global_store_graph @g = %a ordering(%t, %t -> !ml_program.token) : i32
  ml_program.output
}

// -----


ml_program.subgraph @f(%a: i32, %t: !ml_program.token) {
  // expected-error @+1 {{'ml_program.global_store_graph' op undefined global: @g}}
  %1 = ml_program.global_store_graph @g = %a ordering(%t, %t -> !ml_program.token) : i32
  ml_program.output
}

// -----

//===--- output ---===//

// expected-error @+1 {{'ml_program.output' op expects parent op 'ml_program.subgraph'}}
ml_program.func @f(%a: i32) -> i32 { ml_program.output %a : i32 }

// -----

// expected-error @+1 {{'ml_program.output' op has 0 operands, but enclosing function (@f) outputs 1}}
ml_program.subgraph @f(%a: i32) -> i32 { ml_program.output }

// -----

//===--- return ---===//

// expected-error @+1 {{'ml_program.return' op has 0 operands, but enclosing function (@f) returns 1}}
ml_program.func @f(%a: i32) -> i32 { ml_program.return }

// -----

// expected-error @+1 {{'ml_program.return' op expects parent op 'ml_program.func'}}
ml_program.subgraph @f(%a: i32) -> i32 { ml_program.return %a : i32 }

// -----

//===--- subgraph ---===//

// expected-error @+1 {{type of output operand 0 ('i32') doesn't match function result type ('i64') in function @f}}
ml_program.subgraph @f(%a: i32) -> i64 { ml_program.output %a : i32 }

// -----

// expected-error @+1 {{'ml_program.subgraph' op expects region #0 to have 0 or 1 blocks}}
ml_program.subgraph @f(%a: i32) -> i32 { "u.x"() : () -> () 
^bb1:
 ml_program.output %a : i32 }

// -----

// expected-error @+1 {{'ml_program.subgraph' op expects a non-empty block}}
ml_program.subgraph @f(%a: i32) -> i32 { }

// -----

//===--- token ---===//

ml_program.global private mutable @g : i32
// expected-note @+1 {{prior use here}}
ml_program.subgraph @f(%a: i32) -> i32 {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: '!ml_program.token' vs 'i32'}}
  %0, %1 = ml_program.global_load_graph @g ordering(%a -> !ml_program.token) : i32
  ml_program.output %0 : i32
}

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `ml_program`}}
func.func @t(%a: !ml_program.token, %b: !ml_program<token>) -> !ml_program.foo { return }

// -----

// expected-error @+1 {{expected operation name in quotes}}
%0 = ml_program.token : i32

// -----

// expected-error @+1 {{unknown 'resource' key 'weights' for dialect 'ml_program'}}
{-# dialect_resources: { ml_program: { weights: "0x0800000000" } } #-}
