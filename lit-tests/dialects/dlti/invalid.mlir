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
