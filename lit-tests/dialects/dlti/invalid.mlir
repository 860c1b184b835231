// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

//===--- Syntax ---===//

// expected-error @+1 {{expected a type or a quoted string}}
"u.x"() {a = #dlti.dl_entry<3, 1>} : () -> ()

// -----

// expected-error @+1 {{expected ','}}
"u.x"() {a = #dlti.dl_entry<"a">} : () -> ()

// -----

// expected-error @+1 {{expected '<'}}
"u.x"() {a = #dlti.dl_entry} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"u.x"() {a = #dlti.dl_spec<i32 1>} : () -> ()

// -----

// expected-error @+1 {{expected '='}}
"u.x"() {a = #dlti.target_system_spec<"a" : 1>} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
"u.x"() {a = #dlti.map<"a" = 1, foo>} : () -> ()

// -----

// expected-error @+1 {{expected '>'}}
"u.x"() {a = #dlti.map<"a" = 1 "b" = 2>} : () -> ()

// -----

// expected-error @+2 {{expected 'x' in dimension list}}
// expected-error @+1 {{error while parsing type DLTI key}}
"u.x"() {a = #dlti.map<tensor<2> = 1>} : () -> ()

// -----

"u.x"() {a = #dlti.map<"a" = 1,
  // expected-error @+1 {{invalid kind of attribute specified}}
  #dlti.map<>>} : () -> ()

// -----

"u.x"() {a = #dlti.target_device_spec<
  // expected-error @+1 {{invalid kind of attribute specified}}
  i32 = 1>} : () -> ()

// -----

"u.x"() {a =
  // expected-error @+1 {{no DLTI entries provided}}
  #dlti.target_device_spec<
  >} : () -> ()

// -----

"u.x"() {a =
  // expected-error @+1 {{no DLTI entries provided}}
  #dlti.target_system_spec<
  >} : () -> ()

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'alignment' which is to be a `uint64_t`}}
"u.x"() {a = #dlti.function_pointer_alignment<"a", function_dependent = true>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'alignment' which is to be a `uint64_t`}}
"u.x"() {a = #dlti.function_pointer_alignment<18446744073709551616, function_dependent = true>} : () -> ()

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'alignment' which is to be a `uint64_t`}}
"u.x"() {a = #dlti.function_pointer_alignment<-9223372036854775807, function_dependent = true>} : () -> ()

// -----

// expected-error @+1 {{unknown attribute `foo` in dialect `dlti`}}
"u.x"() {a = #dlti.foo} : () -> ()

// -----

// expected-error @+1 {{dialect 'dlti' provides no type parsing hook}}
"u.x"() {a = !dlti.foo} : () -> ()

// -----

//===--- Tables ---===//

// What is wrong with a table is reported behind `#dlti.`.
"u.x"() {a =
  // expected-error @+1 {{empty string as DLTI key is not allowed}}
  #dlti.dl_spec<
  "" = 1>} : () -> ()

// -----

// expected-error @+1 {{repeated DLTI key: i32}}
"u.x"() {a = #dlti.dl_spec<i32 = 1, #dlti.dl_entry<i32, 2>>} : () -> ()

// -----

"u.x"() {a = #dlti.map<"b" =
  // expected-error @+1 {{repeated DLTI key: "a"}}
  #dlti.map<"a" = 1,
  "a" = 2>>} : () -> ()

// -----

"u.x"() {a =
  // expected-error @+1 {{type as DLTI key is not allowed}}
  #dlti.target_device_spec<
  #dlti.dl_entry<i32, 1>>} : () -> ()

// -----

"u.x"() {a =
  // expected-error @+1 {{non-string key of DLTI system spec}}
  #dlti.target_system_spec<
  #dlti.dl_entry<i32, #dlti.target_device_spec<"a" = 1>>>} : () -> ()

// -----

// expected-error @+1 {{value associated with key "a" is not a DLTI device spec}}
"u.x"() {a = #dlti.target_system_spec<"a" = #dlti.map<>>} : () -> ()

// -----

// expected-error @+1 {{repeated device ID in dlti.target_system_spec: "a"}}
"u.x"() {a = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"b" = 1>, "a" = #dlti.target_device_spec<"c" = 1>>} : () -> ()

// -----

//===--- Attributes of operations ---===//

// expected-error @+1 {{attribute 'dlti.foo' not supported by dialect}}
"u.x"() {dlti.foo} : () -> ()

// -----

// expected-error @+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
"u.x"() {dlti.dl_spec = 3} : () -> ()

// -----

// expected-error @+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = #dlti.map<>} {}

// -----

// expected-error @+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
func.func private @f() attributes {dlti.map = #dlti.dl_spec<>}

// -----

// Attributes of arguments and results are not asked for.
func.func private @f(i32 {dlti.foo}) -> (i32 {dlti.dl_spec = 3})

// -----

//===--- Layouts of modules ---===//

// Only those of modules are looked into.
func.func private @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = 1.0>}

// -----

// expected-error @+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 1.0>} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 32 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 32>} {}

// -----

// expected-error @+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<f16, dense<16> : vector<2xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f16 = dense<16> : vector<2xi32>>} {}

// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<[1, 2, 3]> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[1, 2, 3]> : vector<3xi64>>} {}

// -----

// expected-error @+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<> : tensor<0xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<> : tensor<0xi64>>} {}

// -----

// expected-error @+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[-32, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[-32, 32]> : vector<2xi64>>} {}

// -----

// Types of a kind are checked together.
// expected-error @+1 {{data layout entry #dlti.dl_entry<i8, 1 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1, i32 = dense<32> : vector<1xi64>, f32 = 1, i8 = 1>} {}

// -----

// expected-error @+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = dense<32> : vector<2xi64>>} {}

// -----

// expected-error @+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!emitc.size_t = 3>} {}

// -----

// expected-error @+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!gpu.async.token = 3>} {}

// -----

// expected-error @+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x", "dlti.endianness" = "middle">} {}

// -----

// expected-error @+1 {{unknown data layout entry name: dlti.foo}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1, "math.index" = 1, "dlti.foo" = 1>} {}

// -----

// expected-error @+1 {{the 'func' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 1>} { func.func private @f() }

// -----

// expected-note @+1 {{enclosing op with data layout}}
module attributes {a.layout = #dlti.dl_spec<"x" = 1>} {
  // expected-note @+1 {{enclosing op with data layout}}
  module {
    // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"y" = 2, "x" = 2>} {}
  }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"x" = 1>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"x" = 1, "y" = 2>} {}
}

// -----

// What layouts beside a module say is no concern of it.
// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"x" = 1>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"y" = 2>} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"z" = 3>} {}
  }
  module attributes {dlti.dl_spec = #dlti.dl_spec<"y" = 3, "z" = 2>} {}
  // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"y" = 4, "x" = 2>} {}
}

// -----

// Layouts that do not combine do not combine with a third either.
// expected-note @+1 {{enclosing op with data layout}}
module attributes {a.layout = #dlti.dl_spec<"x" = 1>} {
  // expected-note @+1 {{enclosing op with data layout}}
  module attributes {a.layout = #dlti.dl_spec<"x" = 2>} {
    // expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
    module attributes {dlti.dl_spec = #dlti.dl_spec<"y" = 1>} {}
  }
}

// -----

// expected-error @+2 {{integer value too large}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'function_dependent' which is to be a `bool`}}
module attributes {a.x = #dlti.function_pointer_alignment<8, function_dependent = -1>} {}

// -----

// expected-error @+2 {{expected integer value}}
// expected-error @+1 {{failed to parse DLTI_FunctionPointerAlignmentAttr parameter 'function_dependent' which is to be a `bool`}}
module attributes {a.x = #dlti.function_pointer_alignment<8, function_dependent = yes>} {}
