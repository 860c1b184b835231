// RUN: ttmlir-opt --split-input-file --allow-unregistered-dialect --verify-diagnostics %s

// expected-error @+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"a b" {}

// -----

// expected-error @+1 {{name of dialect should not contain uppercase letters}}
irdl.dialect @A

// -----

// expected-error @+1 {{name of dialect should not contain leading or double underscores}}
irdl.dialect @_a

// -----

// expected-error @+1 {{name of dialect should not contain leading or double underscores}}
irdl.dialect @a__b

// -----

// expected-error @+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @"" {}

// -----

// expected-error @+1 {{'irdl.dialect' op invalid dialect name}}
irdl.dialect @a.b {}

// -----

// expected-error @+1 {{name of type must contain only lowercase letters, digits and underscores}}
irdl.dialect @a { irdl.type @"x-y" }

// -----

// expected-error @+1 {{name of type should not contain uppercase letters}}
irdl.dialect @a { irdl.type @X }

// -----

// expected-error @+1 {{name of operation should not contain uppercase letters}}
irdl.dialect @a { irdl.operation @X }

// -----

// expected-error @+1 {{name of operation must contain only lowercase letters, digits and underscores}}
irdl.dialect @a { irdl.operation @"x.y" }

// -----

// expected-error @+1 {{'irdl.type' op expects parent op 'irdl.dialect'}}
irdl.type @x

// -----

// expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.parameters}}
irdl.dialect @a { irdl.type @x { %0 = irdl.any
 irdl.parameters(a: %0)
 irdl.parameters(b: %0) } }

// -----

// expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.operands}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.any
 irdl.operands(a: %0)
 irdl.results(b: %0)
 irdl.operands(b: %0) } }

// -----

// expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.attributes}}
irdl.dialect @a { irdl.operation @x { 
 irdl.attributes
 irdl.attributes } }

// -----

// expected-error @+1 {{failed to verify AtMostOneChildOf trait: the operation contains at least two operations of type irdl.regions}}
irdl.dialect @a { irdl.operation @x { 
 irdl.regions()
 irdl.regions() } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{'irdl.parameters' op expects parent op to be one of 'irdl.attribute, irdl.type'}}
 irdl.parameters(a: %0) } }

// -----

irdl.dialect @a { irdl.type @x { %0 = irdl.any
// expected-error @+1 {{'irdl.operands' op expects parent op 'irdl.operation'}}
 irdl.operands(a: %0) } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{'irdl.operands' op name of operand #1 is a duplicate of the name of operand #0}}
 irdl.operands(a: %0, a: %0) } }

// -----

// expected-error @+1 {{'irdl.operation' op contains a value named 'b' for both its operands and results}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.any
 irdl.operands(a: %0, b: %0)
 irdl.results(c: %0, b: %0) } }

// -----

// expected-error @+1 {{'irdl.operation' op contains a value named 'a' for both its operands and regions}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.any
 %r = irdl.region
 irdl.operands(a: %0, b: %0)
 irdl.regions(a: %r, b: %r) } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{name of operand #0 should not contain uppercase letters}}
 irdl.operands(A: %0) } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{name of operand #1 should not contain leading or double underscores}}
 irdl.operands(b: %0, _a: %0) } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{name of result #0 must contain only lowercase letters, digits and underscores}}
 irdl.results(a.b: %0) } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{'irdl.operands' op the number of operands and their names must be the same, but got 2 and 1 respectively}}
 "irdl.operands"(%0, %0) <{names = ["a"], variadicity = #irdl<variadicity_array[single, single]>}> : (!irdl.attribute, !irdl.attribute) -> () } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{'irdl.operands' op the number of operands and their variadicities must be the same, but got 2 and 1 respectively}}
 "irdl.operands"(%0, %0) <{names = ["a", "b"], variadicity = #irdl<variadicity_array[single]>}> : (!irdl.attribute, !irdl.attribute) -> () } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{name of result #1 is empty}}
 "irdl.results"(%0, %0) <{names = ["a", ""], variadicity = #irdl<variadicity_array[single, optional]>}> : (!irdl.attribute, !irdl.attribute) -> () } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{'irdl.attributes' op the number of attribute names and their constraints must be the same but got 1 and 2 respectively}}
 "irdl.attributes"(%0, %0) <{attributeValueNames = ["a"]}> : (!irdl.attribute, !irdl.attribute) -> () } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{'irdl.attributes' op attribute 'attributeValueNames' failed to satisfy constraint: string array attribute}}
 irdl.attributes {"A b" = %0, 3 = %0} } }

// -----

// expected-error @+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got 0}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.region with size 0 } }

// -----

// expected-error @+1 {{'irdl.region' op the number of blocks is expected to be >= 1 but got -1}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.region with size -1 } }

// -----

// expected-error @+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
irdl.dialect @a { irdl.type @x { %0 = irdl.base } }

// -----

// expected-error @+1 {{'irdl.base' op the base type or attribute should be specified by either a name or a reference}}
irdl.dialect @a { irdl.type @x { %0 = irdl.base @a "!b" } }

// -----

// expected-error @+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
irdl.dialect @a { irdl.type @x { %0 = irdl.base "b" } }

// -----

// expected-error @+1 {{'irdl.base' op the base type or attribute name should start with '!' or '#'}}
irdl.dialect @a { irdl.type @x { %0 = irdl.base "" } }

// -----

// expected-error @+1 {{'irdl.base' op symbol '@a::@b' not found}}
irdl.dialect @a { irdl.type @x { %0 = irdl.base @a::@b } }

// -----

// expected-error @+1 {{'irdl.base' op symbol '@a' does not refer to a type or attribute definition (refers to 'irdl.dialect')}}
irdl.dialect @a { irdl.type @x { %0 = irdl.base @a } }

// -----

// expected-error @+1 {{'irdl.base' op symbol '@x' not found}}
irdl.dialect @a { irdl.type @x { %0 = irdl.base @x } }

// -----

irdl.dialect @a { irdl.operation @o
// expected-error @+1 {{'irdl.base' op symbol '@a::@o' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
 irdl.type @x { %0 = irdl.base @a::@o } }

// -----

irdl.dialect @a { irdl.operation @o
// expected-error @+1 {{'irdl.parametric' op symbol '@a::@o' does not refer to a type or attribute definition (refers to 'irdl.operation')}}
 irdl.type @x { %0 = irdl.parametric @a::@o<> } }

// -----

irdl.dialect @a { 
// expected-error @+1 {{'irdl.parametric' op symbol '@b::@o' not found}}
 irdl.type @x { %0 = irdl.parametric @b::@o<> } }

// -----

irdl.dialect @a { 
// expected-error @+1 {{'irdl.parametric' op symbol '@o' not found}}
 irdl.type @x { %0 = irdl.parametric @o<> } }

// -----

irdl.dialect @a { 
// expected-error @+1 {{'irdl.any_of' op expected 1 or more operands, but found 0}}
 irdl.type @x { %0 = irdl.any_of() } }

// -----

irdl.dialect @a { 
// expected-error @+1 {{'irdl.type' op region should have no arguments}}
 irdl.type @x { ^bb0(%a: i32): } }

// -----

irdl.dialect @a { 
// expected-error @+1 {{'irdl.type' op region #0 ('body') failed to verify constraint: region with 1 blocks}}
 irdl.type @x { 
 ^bb0:
 ^bb1: } }

// -----

// expected-error @+1 {{'irdl.any' op expects parent op to be one of 'irdl.type, irdl.attribute, irdl.operation'}}
func.func @f() { %0 = irdl.any
 return }

// -----

// expected-note @+1 {{see existing symbol definition here}}
irdl.dialect @a { irdl.type @x 
// expected-error @+1 {{redefinition of symbol named 'x'}}
 irdl.type @x }

// -----

// expected-note @+1 {{see existing symbol definition here}}
irdl.dialect @a
// expected-error @+1 {{redefinition of symbol named 'a'}}
irdl.dialect @a

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{expected SSA operand}}
 irdl.operands(a: twice %0) } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{expected ':'}}
 irdl.operands(a %0) } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{expected ')'}}
 irdl.operands(a: %0 } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{expected attribute value}}
 irdl.attributes {a = %0} } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{expected attribute value}}
 irdl.attributes {} } }

// -----

irdl.dialect @a { irdl.operation @x { %0 = irdl.any
// expected-error @+1 {{expected '='}}
 irdl.attributes {"a" %0} } }

// -----

// expected-error @+3 {{expected ::mlir::irdl::Variadicity to be one of: single, optional, variadic}}
// expected-error @+2 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
// expected-error @+1 {{failed to parse VariadicityArrayAttr parameter 'value' which is to be a `::llvm::ArrayRef<VariadicityAttr>`}}
"x.y"() {a = #irdl<variadicity_array[single, none]>} : () -> ()

// -----

// expected-error @+1 {{expected '['}}
"x.y"() {a = #irdl<variadicity_array>} : () -> ()

// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
"x.y"() {a = #irdl<variadicity_array[single>} : () -> ()

// -----

// expected-error @+1 {{expected '['}}
"x.y"() {a = #irdl.variadicity_array<[single]>} : () -> ()

// -----

// expected-error @+2 {{expected valid keyword or string}}
// expected-error @+1 {{failed to parse VariadicityAttr parameter 'value' which is to be a `::mlir::irdl::Variadicity`}}
"x.y"() {a = #irdl.variadicity<single>} : () -> ()

// -----

// expected-error @+1 {{expected attribute value}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.is } }

// -----

// expected-error @+2 {{operand #0 does not dominate this use}}
// expected-note @+1 {{operand defined here (op in the same block)}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.any_of(%0) } }

// -----

// expected-note @+1 {{prior use here}}
irdl.dialect @a { irdl.operation @x { %0 = irdl.region
// expected-error @+1 {{use of value '%0' expects different type than prior uses: '!irdl.attribute' vs '!irdl.region'}}
 %1 = irdl.any_of(%0) } }
