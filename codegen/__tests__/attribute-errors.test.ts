import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from './spec-text.ts';

/** Mistakes in attributes and types. The spec follows a header of two lines. */
const cases: readonly (readonly [what: string, spec: string, diagnostics: string])[] = [
  [
    'an unknown parameter type',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["int63:$x", "ArrayOf:$y", "Test_Dialect:$z"]
    assemblyFormat: "\`<\` params \`>\`"
`,
    `test/ops.yaml:7:19: error: unknown parameter type 'int63'; did you mean 'int64'?
    parameters: ["int63:$x", "ArrayOf:$y", "Test_Dialect:$z"]
                  ^
test/ops.yaml:7:31: error: 'ArrayOf' takes 1 argument, but got 0
    parameters: ["int63:$x", "ArrayOf:$y", "Test_Dialect:$z"]
                              ^
test/ops.yaml:7:45: error: 'Test_Dialect' is not a parameter type: only attributes, types and enums are
    parameters: ["int63:$x", "ArrayOf:$y", "Test_Dialect:$z"]
                                            ^
`,
  ],
  [
    'parameter types of other widths',
    `records:
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["int32:$x", "float:$y"], hasCustomAssemblyFormat: true }
`,
    `test/ops.yaml:4:57: error: unknown parameter type 'int32'; did you mean 'int'?
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["int32:$x", "float:$y"], hasCustomAssemblyFormat: true }
                                                        ^
test/ops.yaml:4:69: error: unknown parameter type 'float'; did you mean 'f64'?
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["int32:$x", "float:$y"], hasCustomAssemblyFormat: true }
                                                                    ^
`,
  ],
  [
    'a duplicate parameter',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["int64:$x", "int64:$x"]
    hasCustomAssemblyFormat: true
`,
    `test/ops.yaml:7:37: error: duplicate parameter 'x'
    parameters: ["int64:$x", "int64:$x"]
                                    ^
`,
  ],
  [
    'the type of an attribute in its format',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["int64:$x", "SelfType:$type"]
    assemblyFormat: "\`<\` $x $type \`>\`"
`,
    `test/ops.yaml:8:29: error: the type 'type' of the attribute itself stands behind its format
    assemblyFormat: "\`<\` $x $type \`>\`"
                            ^
`,
  ],
  [
    'parameters without a format',
    `records:
  Test_A: { parent: TypeDef, mnemonic: a, parameters: ["int64:$x"] }
`,
    `test/ops.yaml:4:3: error: type 'Test_A' has parameters, so it needs assemblyFormat or hasCustomAssemblyFormat
  Test_A: { parent: TypeDef, mnemonic: a, parameters: ["int64:$x"] }
  ^
`,
  ],
  [
    'parameters that may be absent where their absence is not read',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["int64:$x", "Optional<f64>:$y"]
    assemblyFormat: "\`<\` $x \`,\` $y \`>\`"
  Test_B:
    parent: AttrDef
    mnemonic: b
    parameters: ["Optional<Test_A>:$x", "int64:$y"]
    assemblyFormat: "\`<\` params \`>\`"
  Test_C:
    parent: AttrDef
    mnemonic: c
    parameters: ["Optional<AffineMap>:$x"]
    assemblyFormat: "\`<\` params \`>\`"
  Test_Last:
    parent: AttrDef
    mnemonic: last
    parameters: ["int64:$x", "Optional<Test_A>:$y"]
    assemblyFormat: "\`<\` params \`>\`"
`,
    `test/ops.yaml:8:33: error: parameter \`y\` may be absent, and so can only be used within an optional group
    assemblyFormat: "\`<\` $x \`,\` $y \`>\`"
                                ^
test/ops.yaml:13:26: error: parameter \`x\` may be absent, and so can only be used within an optional group, or in \`struct\`
    assemblyFormat: "\`<\` params \`>\`"
                         ^
test/ops.yaml:18:26: error: parameter \`x\` may be absent, and so can only be used within an optional group, or in \`struct\`
    assemblyFormat: "\`<\` params \`>\`"
                         ^
`,
  ],
  [
    'parameters that may be absent and start as what may follow them',
    `enums:
  Test_E: { kind: I32Enum, summary: an enum, cases: [{ symbol: a, value: 0 }] }
  Test_Bits: { kind: I32BitEnum, summary: bits, separator: ",", cases: [{ symbol: a, bit: 0 }] }
records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["Optional<int64>:$x", "Optional<string>:$y", "bool:$z"]
    assemblyFormat: "\`<\` params \`>\`"
  Test_B:
    parent: AttrDef
    mnemonic: b
    parameters: ["Optional<Test_E>:$x"]
    assemblyFormat: "\`<\` $x \`more\` \`>\`"
  Test_C:
    parent: AttrDef
    mnemonic: c
    parameters: ["Test_Bits:$x", "int64:$y"]
    assemblyFormat: "\`<\` params \`>\`"
  Test_Read:
    parent: AttrDef
    mnemonic: read
    parameters: ["Optional<exactInt64>:$x", "string:$y", "Optional<int64>:$z"]
    assemblyFormat: "\`<\` params \`>\`"
`,
    `test/ops.yaml:11:26: error: format ambiguity caused by parameter \`x\`, which may be absent and starts as parameter \`z\` does; use \`struct(params)\`
    assemblyFormat: "\`<\` params \`>\`"
                         ^
test/ops.yaml:16:26: error: format ambiguity caused by an optional element, which starts with \`more\` as what may follow it; put a literal in front of it
    assemblyFormat: "\`<\` $x \`more\` \`>\`"
                         ^
test/ops.yaml:21:26: error: format ambiguity caused by parameter \`x\`, which goes on with \`,\` as what may follow it; put it last
    assemblyFormat: "\`<\` params \`>\`"
                         ^
`,
  ],
  [
    'optional groups of parameters that the parser cannot find',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["Optional<int64>:$x"]
    assemblyFormat: "\`<\` ($x^)? \`>\`"
  Test_B:
    parent: AttrDef
    mnemonic: b
    parameters: ["ArrayOf<int64>:$x", "Optional<int64>:$y"]
    assemblyFormat: "\`<\` $x (\`,\` $y^)? \`>\`"
  Test_C:
    parent: AttrDef
    mnemonic: c
    parameters: ["Optional<int64>:$x", "Optional<int64>:$y"]
    assemblyFormat: "\`<\` (\`x\` $x^ $y)? \`>\`"
`,
    `test/ops.yaml:8:27: error: an optional group of an attribute or type must start with a literal
    assemblyFormat: "\`<\` ($x^)? \`>\`"
                          ^
test/ops.yaml:13:26: error: format ambiguity caused by parameter \`x\`, which goes on with \`,\` as what may follow it; put another literal behind it
    assemblyFormat: "\`<\` $x (\`,\` $y^)? \`>\`"
                         ^
test/ops.yaml:18:35: error: 'y' and the anchor 'x' of its group may be there one without the other; put it in a group of its own, or check them by hasVerifier
    assemblyFormat: "\`<\` (\`x\` $x^ $y)? \`>\`"
                                  ^
`,
  ],
  [
    'a default of another type',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["DefaultValued<int64, abc>:$x"]
    assemblyFormat: "\`<\` $x \`>\`"
`,
    `test/ops.yaml:7:45: error: the default 'abc' is not a value of this parameter
    parameters: ["DefaultValued<int64, abc>:$x"]
                                            ^
`,
  ],
  [
    'parameters that the format does not bind once',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["int64:$x", "int64:$y"]
    assemblyFormat: "\`<\` $x (\`,\` $x^)? \`>\`"
`,
    `test/ops.yaml:8:22: error: format is missing reference to parameter: y
    assemblyFormat: "\`<\` $x (\`,\` $x^)? \`>\`"
                     ^
test/ops.yaml:7:37: note: suggest adding '$y' to the assembly format
    parameters: ["int64:$x", "int64:$y"]
                                    ^
test/ops.yaml:8:34: error: duplicate parameter 'x'
    assemblyFormat: "\`<\` $x (\`,\` $x^)? \`>\`"
                                 ^
test/ops.yaml:8:34: error: parameters in an optional group must be optional
    assemblyFormat: "\`<\` $x (\`,\` $x^)? \`>\`"
                                 ^
`,
  ],
  [
    'an unknown parameter in the format',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["int64:$width"]
    assemblyFormat: "\`<\` $widht \`>\`"
`,
    `test/ops.yaml:8:26: error: 'Test_A' has no parameter named 'widht'; did you mean 'width'?
    assemblyFormat: "\`<\` $widht \`>\`"
                         ^
`,
  ],
  [
    'parameters as lists of names, of a type with arguments that there is not, of constraints',
    `records:
  Test_A:
    parent: TypeDef
    mnemonic: a
    summary: a
    parameters: [n, "ArrayRef<int64>:$b", "I32:$c", [d]]
    assemblyFormat: "\`<\` params \`>\`"
`,
    `test/ops.yaml:8:18: error: expected 'ParamType:$name', but got 'n'
    parameters: [n, "ArrayRef<int64>:$b", "I32:$c", [d]]
                 ^
test/ops.yaml:8:22: error: unknown parameter type 'ArrayRef'; did you mean 'ArrayOf'?
    parameters: [n, "ArrayRef<int64>:$b", "I32:$c", [d]]
                     ^
test/ops.yaml:8:44: error: 'I32' is a constraint, not a parameter type
    parameters: [n, "ArrayRef<int64>:$b", "I32:$c", [d]]
                                           ^
test/base.yaml:6:3: note: declared here
  I32: { kind: type, native: true, summary: 32-bit signless integer }
  ^
test/ops.yaml:8:53: error: an entry of 'parameters' must be "ParamType:$name", alone or with its description
    parameters: [n, "ArrayRef<int64>:$b", "I32:$c", [d]]
                                                    ^
`,
  ],
  [
    'parameters that lead back, and names that are one in TypeScript',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["ArrayOf<Test_B>:$b", "int:$a_b", "int:$aB"]
    hasCustomAssemblyFormat: true
  Test_B:
    parent: AttrDef
    mnemonic: b
    parameters: ["Test_A:$a"]
    assemblyFormat: "\`<\` params \`>\`"
`,
    `test/ops.yaml:7:35: error: parameter 'b' leads back to 'Test_A'; give it the type Attribute or Type
    parameters: ["ArrayOf<Test_B>:$b", "int:$a_b", "int:$aB"]
                                  ^
test/ops.yaml:7:57: error: '$aB' and '$a_b' are both 'aB' in TypeScript
    parameters: ["ArrayOf<Test_B>:$b", "int:$a_b", "int:$aB"]
                                                        ^
test/ops.yaml:7:45: note: the other one
    parameters: ["ArrayOf<Test_B>:$b", "int:$a_b", "int:$aB"]
                                            ^
test/ops.yaml:12:26: error: parameter 'a' leads back to 'Test_B'; give it the type Attribute or Type
    parameters: ["Test_A:$a"]
                         ^
`,
  ],
  [
    'names of types in C++ and ODS',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["i64:$a", "size_t:$b", "ArrayRefParameter<\\"int64_t\\">:$c", "Foo:$d"]
    assemblyFormat: "\`<\` params \`>\`"
`,
    `test/ops.yaml:7:19: error: unknown parameter type 'i64'; did you mean 'int64'?
    parameters: ["i64:$a", "size_t:$b", "ArrayRefParameter<\\"int64_t\\">:$c", "Foo:$d"]
                  ^
test/ops.yaml:7:29: error: unknown parameter type 'size_t'; did you mean 'uint64'?
    parameters: ["i64:$a", "size_t:$b", "ArrayRefParameter<\\"int64_t\\">:$c", "Foo:$d"]
                            ^
test/ops.yaml:7:42: error: unknown parameter type 'ArrayRefParameter'; did you mean 'ArrayOf'?
    parameters: ["i64:$a", "size_t:$b", "ArrayRefParameter<\\"int64_t\\">:$c", "Foo:$d"]
                                         ^
test/ops.yaml:7:79: error: unknown parameter type 'Foo'; there are attributes, types, enums, int64, exactInt64, uint64, unsigned, uint8, int, bool, f64, string, AffineMap, AffineMapAsWritten, Attribute, Type, SelfType, MemRefType, RankedTensorType, IntegerAttr, ArrayAttr, DictionaryAttr, SymbolRefAttr, FlatSymbolRefAttr, StringAttr, TypeAttr, FloatAttr, ArrayOf<…>, Optional<…>, DefaultValued<…, text>
    parameters: ["i64:$a", "size_t:$b", "ArrayRefParameter<\\"int64_t\\">:$c", "Foo:$d"]
                                                                              ^
`,
  ],
  [
    'types of attributes themselves that no attribute has, that have another name or that are in lists',
    `records:
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["SelfType:$t", "ArrayOf<SelfType>:$u"], hasCustomAssemblyFormat: true }
  Test_B: { parent: TypeDef, mnemonic: b, parameters: ["SelfType:$type"], assemblyFormat: "\`<\` \`>\`" }
`,
    `test/ops.yaml:4:66: error: the parameter 't' is the attribute's own type, so its name must be 'type'
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["SelfType:$t", "ArrayOf<SelfType>:$u"], hasCustomAssemblyFormat: true }
                                                                 ^
test/ops.yaml:4:90: error: 'SelfType' must be the type of the parameter 'u' itself
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["SelfType:$t", "ArrayOf<SelfType>:$u"], hasCustomAssemblyFormat: true }
                                                                                         ^
test/ops.yaml:5:66: error: only an attribute can have a 'SelfType'
  Test_B: { parent: TypeDef, mnemonic: b, parameters: ["SelfType:$type"], assemblyFormat: "\`<\` \`>\`" }
                                                                 ^
`,
  ],
  [
    'brackets that are not in pairs, and texts that may be empty or start as names do',
    `records:
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["int64:$x"], assemblyFormat: "\`<\` \`[\` $x \`>\`" }
  Test_B: { parent: AttrDef, mnemonic: b, parameters: ["Optional<int64>:$x"], assemblyFormat: "\`<\` (\`{\` $x^)? \`>\`" }
  Test_C: { parent: AttrDef, mnemonic: c, parameters: ["Optional<int64>:$x"], assemblyFormat: "(\`,\` $x^)?" }
  Test_D: { parent: AttrDef, mnemonic: d, parameters: ["Attribute:$x"], assemblyFormat: "$x" }
  Test_E: { parent: AttrDef, mnemonic: e, parameters: ["int64:$x"], assemblyFormat: "$x \`-\`" }
`,
    `test/ops.yaml:4:97: error: literal \`>\` closes no bracket; those of an attribute or type must be in pairs
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["int64:$x"], assemblyFormat: "\`<\` \`[\` $x \`>\`" }
                                                                                                ^
test/ops.yaml:5:101: error: nothing closes literal \`{\`; brackets of an attribute or type must be in pairs
  Test_B: { parent: AttrDef, mnemonic: b, parameters: ["Optional<int64>:$x"], assemblyFormat: "\`<\` (\`{\` $x^)? \`>\`" }
                                                                                                    ^
test/ops.yaml:6:96: error: the text of an attribute may be empty only in brackets; put \`<\` in front of it and \`>\` behind it
  Test_C: { parent: AttrDef, mnemonic: c, parameters: ["Optional<int64>:$x"], assemblyFormat: "(\`,\` $x^)?" }
                                                                                               ^
test/ops.yaml:7:90: error: the text of an attribute cannot start with \`#\`, as its name does; put a literal in front of it
  Test_D: { parent: AttrDef, mnemonic: d, parameters: ["Attribute:$x"], assemblyFormat: "$x" }
                                                                                         ^
test/ops.yaml:8:89: error: format ambiguity caused by literal \`-\`, which goes on with \`>\` as what may follow it; put another literal behind it
  Test_E: { parent: AttrDef, mnemonic: e, parameters: ["int64:$x"], assemblyFormat: "$x \`-\`" }
                                                                                        ^
`,
  ],
  [
    'lists that commas follow, and lists of lists',
    `records:
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["ArrayOf<int64>:$x", "int64:$y"], assemblyFormat: "\`<\` params \`>\`" }
  Test_B: { parent: AttrDef, mnemonic: b, parameters: ["ArrayOf<ArrayOf<int64>>:$x"], assemblyFormat: "\`<\` $x \`>\`" }
  Test_C: { parent: AttrDef, mnemonic: c, parameters: ["ArrayOf<int64>:$x", "int64:$y"], assemblyFormat: "\`<\` struct(params) \`>\`" }
  Test_D: { parent: AttrDef, mnemonic: d, parameters: ["Optional<int64>:$x"], assemblyFormat: "\`<\` struct(params) \`end\` \`>\`" }
`,
    `test/ops.yaml:4:111: error: format ambiguity caused by parameter \`x\`, which goes on with \`,\` as what may follow it; put it last
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["ArrayOf<int64>:$x", "int64:$y"], assemblyFormat: "\`<\` params \`>\`" }
                                                                                                              ^
test/ops.yaml:5:108: error: the elements of parameter \`x\` go on with \`,\` as the list does; write it by hasCustomAssemblyFormat
  Test_B: { parent: AttrDef, mnemonic: b, parameters: ["ArrayOf<ArrayOf<int64>>:$x"], assemblyFormat: "\`<\` $x \`>\`" }
                                                                                                           ^
test/ops.yaml:6:111: error: format ambiguity caused by parameter \`x\`, which goes on with \`,\` as what may follow it; put it last
  Test_C: { parent: AttrDef, mnemonic: c, parameters: ["ArrayOf<int64>:$x", "int64:$y"], assemblyFormat: "\`<\` struct(params) \`>\`" }
                                                                                                              ^
test/ops.yaml:7:100: error: format ambiguity caused by an optional element, which starts with \`end\` as what may follow it; put a literal in front of it
  Test_D: { parent: AttrDef, mnemonic: d, parameters: ["Optional<int64>:$x"], assemblyFormat: "\`<\` struct(params) \`end\` \`>\`" }
                                                                                                   ^
`,
  ],
  [
    'custom directives that attributes do not have, or not for such parameters',
    `records:
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["string:$x"], assemblyFormat: "\`<\` custom<DimensionLst>($x) \`>\`" }
  Test_B: { parent: AttrDef, mnemonic: b, parameters: ["string:$x"], assemblyFormat: "\`<\` custom<DimensionList>($x) \`>\`" }
`,
    `test/ops.yaml:4:91: error: attributes and types have no custom directive 'DimensionLst'; did you mean 'DimensionList'?
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["string:$x"], assemblyFormat: "\`<\` custom<DimensionLst>($x) \`>\`" }
                                                                                          ^
test/ops.yaml:5:91: error: custom directive 'DimensionList' takes one parameter of the type 'ArrayOf<int64>'
  Test_B: { parent: AttrDef, mnemonic: b, parameters: ["string:$x"], assemblyFormat: "\`<\` custom<DimensionList>($x) \`>\`" }
                                                                                          ^
`,
  ],
  [
    'dimensions that go on with what follows them',
    `records:
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["ArrayOf<int64>:$x", "int64:$y"], assemblyFormat: "\`<\` custom<DimensionList>($x) \`x\` $y \`>\`" }
  Test_B: { parent: AttrDef, mnemonic: b, parameters: ["ArrayOf<int64>:$x", "string:$y"], assemblyFormat: "\`<\` custom<DimensionList>($x) \`xs\` $y \`>\`" }
  Test_C: { parent: AttrDef, mnemonic: c, parameters: ["int64:$x", "Optional<Type>:$y"], assemblyFormat: "\`<\` custom<VargDimensionList>($x) (\`x\` $y^)? \`>\`" }
`,
    `test/ops.yaml:4:137: error: format ambiguity caused by literal \`x\` behind dimensions, which goes on with a number as what may follow it; put another literal behind it
  Test_A: { parent: AttrDef, mnemonic: a, parameters: ["ArrayOf<int64>:$x", "int64:$y"], assemblyFormat: "\`<\` custom<DimensionList>($x) \`x\` $y \`>\`" }
                                                                                                                                        ^
test/ops.yaml:5:112: error: format ambiguity caused by \`DimensionList\` directive, which goes on with \`xs\` as what may follow it; put another literal behind it
  Test_B: { parent: AttrDef, mnemonic: b, parameters: ["ArrayOf<int64>:$x", "string:$y"], assemblyFormat: "\`<\` custom<DimensionList>($x) \`xs\` $y \`>\`" }
                                                                                                               ^
test/ops.yaml:6:111: error: format ambiguity caused by \`VargDimensionList\` directive, which goes on with \`x\` as what may follow it; put another literal behind it
  Test_C: { parent: AttrDef, mnemonic: c, parameters: ["int64:$x", "Optional<Type>:$y"], assemblyFormat: "\`<\` custom<VargDimensionList>($x) (\`x\` $y^)? \`>\`" }
                                                                                                              ^
`,
  ],
  [
    'defaults that are no such numbers',
    `records:
  Test_A:
    parent: AttrDef
    mnemonic: a
    parameters: ["DefaultValued<uint8, 300>:$x", "DefaultValued<int64, 1.5>:$y", "DefaultValued<int64, 9007199254740993>:$z"]
    assemblyFormat: "\`<\` struct(params) \`>\`"
`,
    `test/ops.yaml:7:45: error: the default '300' is not a value of this parameter
    parameters: ["DefaultValued<uint8, 300>:$x", "DefaultValued<int64, 1.5>:$y", "DefaultValued<int64, 9007199254740993>:$z"]
                                            ^
test/ops.yaml:7:77: error: the default '1.5' is not a value of this parameter
    parameters: ["DefaultValued<uint8, 300>:$x", "DefaultValued<int64, 1.5>:$y", "DefaultValued<int64, 9007199254740993>:$z"]
                                                                            ^
test/ops.yaml:7:122: error: the default '9007199254740993' is not a value of this parameter
    parameters: ["DefaultValued<uint8, 300>:$x", "DefaultValued<int64, 1.5>:$y", "DefaultValued<int64, 9007199254740993>:$z"]
                                                                                                                         ^
`,
  ],
  [
    'a shaped type whose shape is no list',
    `records:
  Test_T:
    parent: TypeDef
    mnemonic: t
    summary: t
    traits: [ShapedTypeInterface]
    parameters: ["int64:$shape", "Type:$elementType"]
    assemblyFormat: "params"
`,
    `test/ops.yaml:8:14: error: type 'Test_T' has ShapedTypeInterface, so it needs the parameters 'ArrayOf<int64>:$shape' and 'Type:$elementType'
    traits: [ShapedTypeInterface]
             ^
`,
  ],
];

for (const [what, spec, diagnostics] of cases) test(`reports ${what}`, () => assert.is(errorsOf(spec), diagnostics));

test.run();
