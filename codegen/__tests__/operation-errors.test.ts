import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from './spec-text.ts';

/** Mistakes in traits and in fields of ops that contradict one another. The spec follows a header of two lines. */
const cases: readonly (readonly [what: string, spec: string, diagnostics: string])[] = [
  [
    'unknown traits and wrong argument counts',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: [Prue, HasParent, SingleBlockImplicitTerminator, Pure<1>]
`,
    `test/ops.yaml:7:14: error: unknown trait 'Prue'; did you mean 'Pure'?
    traits: [Prue, HasParent, SingleBlockImplicitTerminator, Pure<1>]
             ^
test/ops.yaml:7:20: error: trait 'HasParent' takes at least one argument, but got 0
    traits: [Prue, HasParent, SingleBlockImplicitTerminator, Pure<1>]
                   ^
test/ops.yaml:7:31: error: trait 'SingleBlockImplicitTerminator' takes 1 argument, but got 0
    traits: [Prue, HasParent, SingleBlockImplicitTerminator, Pure<1>]
                              ^
test/ops.yaml:7:62: error: trait 'Pure' takes no arguments, but got 1
    traits: [Prue, HasParent, SingleBlockImplicitTerminator, Pure<1>]
                                                             ^
`,
  ],
  [
    'dpsInits that name no operand',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: [DestinationStyleOpInterface]
    ins: ["AnyType:$output", "I32Attr:$n"]
    dpsInits: [outputs, n]
`,
    `test/ops.yaml:9:16: error: dpsInits: 'outputs' is not an operand of 'Test_A'; did you mean 'output'?
    dpsInits: [outputs, n]
               ^
test/ops.yaml:9:25: error: dpsInits: 'n' is not an operand of 'Test_A'
    dpsInits: [outputs, n]
                        ^
`,
  ],
  [
    'the interface without dpsInits',
    `classes:
  Test_DPSOp: { parent: Op, traits: [DestinationStyleOpInterface] }
records:
  Test_A: { parent: Test_DPSOp, mnemonic: a, ins: ["AnyType:$output"] }
`,
    `test/ops.yaml:6:3: error: op 'Test_A' has the trait DestinationStyleOpInterface, so it needs dpsInits
  Test_A: { parent: Test_DPSOp, mnemonic: a, ins: ["AnyType:$output"] }
  ^
`,
  ],
  [
    'effects of what has none',
    `classes:
  Test_PureOp: { parent: Op, traits: [Pure] }
records:
  Test_A: { parent: Test_PureOp, mnemonic: a, traits: [MemWrite] }
  Test_B: { parent: Op, mnemonic: b, traits: [MemoryEffectsOpInterface, NoMemoryEffect] }
  Test_C: { parent: Op, mnemonic: c, traits: [MemRead, MemAlloc, AlwaysSpeculatable] }
  Test_D: { parent: Op, mnemonic: d, traits: [Pure, RecursiveMemoryEffects] }
`,
    `test/ops.yaml:6:56: error: trait 'MemWrite' contradicts 'Pure', which says that there are no memory effects
  Test_A: { parent: Test_PureOp, mnemonic: a, traits: [MemWrite] }
                                                       ^
test/ops.yaml:7:47: error: trait 'MemoryEffectsOpInterface' contradicts 'NoMemoryEffect', which says that there are no memory effects
  Test_B: { parent: Op, mnemonic: b, traits: [MemoryEffectsOpInterface, NoMemoryEffect] }
                                              ^
`,
  ],
  [
    'traits that the members of an op do not allow',
    `classes:
  Test_BlockOp: { parent: Op, traits: [SingleBlock] }
records:
  Test_A: { parent: Op, mnemonic: a, traits: [Symbol], ins: ["StrAttr:$name"] }
  Test_B: { parent: Op, mnemonic: b, traits: [ConstantLike], ins: ["AnyType:$x"], outs: ["AnyType:$y"], hasFolder: true }
  Test_C: { parent: Op, mnemonic: c, traits: [ConstantLike], ins: ["I32Attr:$x"], outs: ["AnyType:$y"] }
  Test_D: { parent: Op, mnemonic: d, traits: [Involution, SameOperandsAndResultType], ins: ["AnyType:$x", "AnyType:$y"], outs: ["AnyType:$z"] }
  Test_E: { parent: Op, mnemonic: e, traits: [Idempotent], ins: ["AnyType:$x", "Variadic<AnyType>:$y"], outs: ["AnyType:$z"] }
  Test_F: { parent: Op, mnemonic: f, traits: [Idempotent], ins: ["AnyType:$x"], outs: ["AnyType:$y"] }
  Test_G: { parent: Op, mnemonic: g, traits: [SingleBlock, 'SingleBlockImplicitTerminator<"test.a">', NoTerminator] }
  Test_H: { parent: Test_BlockOp, mnemonic: h, traits: [Vectorizable, ReturnLike] }
`,
    `test/ops.yaml:6:47: error: op 'Test_A' has the trait Symbol, so it needs the attribute sym_name; add "SymbolNameAttr:$sym_name" to ins
  Test_A: { parent: Op, mnemonic: a, traits: [Symbol], ins: ["StrAttr:$name"] }
                                              ^
test/ops.yaml:7:47: error: op 'Test_B' has the trait ConstantLike, so it needs to have no operands
  Test_B: { parent: Op, mnemonic: b, traits: [ConstantLike], ins: ["AnyType:$x"], outs: ["AnyType:$y"], hasFolder: true }
                                              ^
test/ops.yaml:8:47: error: op 'Test_C' has the trait ConstantLike, so it needs hasFolder: its constant is what it folds to
  Test_C: { parent: Op, mnemonic: c, traits: [ConstantLike], ins: ["I32Attr:$x"], outs: ["AnyType:$y"] }
                                              ^
test/ops.yaml:9:47: error: op 'Test_D' has the trait Involution, so it needs to have exactly one operand
  Test_D: { parent: Op, mnemonic: d, traits: [Involution, SameOperandsAndResultType], ins: ["AnyType:$x", "AnyType:$y"], outs: ["AnyType:$z"] }
                                              ^
test/ops.yaml:10:47: error: op 'Test_E' has the trait Idempotent, so it needs to have one operand or two
  Test_E: { parent: Op, mnemonic: e, traits: [Idempotent], ins: ["AnyType:$x", "Variadic<AnyType>:$y"], outs: ["AnyType:$z"] }
                                              ^
test/ops.yaml:11:47: error: op 'Test_F' has the trait Idempotent, so it needs the trait SameOperandsAndResultType too
  Test_F: { parent: Op, mnemonic: f, traits: [Idempotent], ins: ["AnyType:$x"], outs: ["AnyType:$y"] }
                                              ^
test/ops.yaml:12:47: error: op 'Test_G' has the trait SingleBlock, so it needs a region; add it to regions, or drop the trait
  Test_G: { parent: Op, mnemonic: g, traits: [SingleBlock, 'SingleBlockImplicitTerminator<"test.a">', NoTerminator] }
                                              ^
test/ops.yaml:12:61: error: op 'Test_G' has the trait SingleBlockImplicitTerminator, so it needs a region; add it to regions, or drop the trait
  Test_G: { parent: Op, mnemonic: g, traits: [SingleBlock, 'SingleBlockImplicitTerminator<"test.a">', NoTerminator] }
                                                            ^
test/ops.yaml:12:103: error: op 'Test_G' has the trait NoTerminator, so it needs a region; add it to regions, or drop the trait
  Test_G: { parent: Op, mnemonic: g, traits: [SingleBlock, 'SingleBlockImplicitTerminator<"test.a">', NoTerminator] }
                                                                                                      ^
test/ops.yaml:13:57: error: op 'Test_H' has the trait Vectorizable, so it needs the trait Elementwise too
  Test_H: { parent: Test_BlockOp, mnemonic: h, traits: [Vectorizable, ReturnLike] }
                                                        ^
test/ops.yaml:13:71: error: op 'Test_H' has the trait ReturnLike, so it needs the trait Terminator too
  Test_H: { parent: Test_BlockOp, mnemonic: h, traits: [Vectorizable, ReturnLike] }
                                                                      ^
`,
  ],
  [
    'traits that contradict one another, and those given twice',
    `records:
  Test_A: { parent: Op, mnemonic: a, traits: [AttrSizedOperandSegments, SameVariadicOperandSize] }
  Test_B: { parent: Op, mnemonic: b, traits: [SameVariadicResultSize, AttrSizedResultSegments] }
  Test_C: { parent: Op, mnemonic: c, traits: [Pure, Commutative, Pure] }
`,
    `test/ops.yaml:4:73: error: trait 'SameVariadicOperandSize' contradicts 'AttrSizedOperandSegments': groups of operands have either sizes of their own or one size; drop one of them
  Test_A: { parent: Op, mnemonic: a, traits: [AttrSizedOperandSegments, SameVariadicOperandSize] }
                                                                        ^
test/ops.yaml:4:47: note: the other one
  Test_A: { parent: Op, mnemonic: a, traits: [AttrSizedOperandSegments, SameVariadicOperandSize] }
                                              ^
test/ops.yaml:5:71: error: trait 'AttrSizedResultSegments' contradicts 'SameVariadicResultSize': groups of results have either sizes of their own or one size; drop one of them
  Test_B: { parent: Op, mnemonic: b, traits: [SameVariadicResultSize, AttrSizedResultSegments] }
                                                                      ^
test/ops.yaml:5:47: note: the other one
  Test_B: { parent: Op, mnemonic: b, traits: [SameVariadicResultSize, AttrSizedResultSegments] }
                                              ^
test/ops.yaml:6:66: error: trait 'Pure' is given twice; drop one of them
  Test_C: { parent: Op, mnemonic: c, traits: [Pure, Commutative, Pure] }
                                                                 ^
test/ops.yaml:6:47: note: first given here
  Test_C: { parent: Op, mnemonic: c, traits: [Pure, Commutative, Pure] }
                                              ^
`,
  ],
  [
    'hooks of an op that has nothing by hand',
    `records:
  Test_A: { parent: Op, mnemonic: a, hooks: Shared }
`,
    `test/ops.yaml:4:45: error: op 'Test_A' has nothing that hooks are for; drop 'hooks', or flag what is written by hand: hasVerifier, hasFolder and so on
  Test_A: { parent: Op, mnemonic: a, hooks: Shared }
                                            ^
`,
  ],
  [
    'successors of what is no terminator',
    `records:
  Test_A: { parent: Op, mnemonic: a, successors: ["AnySuccessor:$dest", "AnySuccessor:$other"] }
  Test_B: { parent: Op, mnemonic: b, traits: [Terminator], successors: ["AnySuccessor:$dest"] }
`,
    `test/ops.yaml:4:65: error: only terminators have successors, so 'Test_A' needs the trait Terminator
  Test_A: { parent: Op, mnemonic: a, successors: ["AnySuccessor:$dest", "AnySuccessor:$other"] }
                                                                ^
`,
  ],
  [
    'shared hooks that are not the same',
    `records:
  Test_A: { parent: Op, mnemonic: a, hooks: Shared, hasVerifier: true }
  Test_B: { parent: Op, mnemonic: b, hooks: Shared }
`,
    `test/ops.yaml:5:45: error: op 'Test_B' has not the same hooks as 'Test_A', with which it shares 'Shared'
  Test_B: { parent: Op, mnemonic: b, hooks: Shared }
                                            ^
`,
  ],
  [
    'dpsInits without the interface',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyType:$output"]
    dpsInits: [output]
`,
    `test/ops.yaml:8:16: error: op 'Test_A' has dpsInits but not the trait DestinationStyleOpInterface
    dpsInits: [output]
               ^
`,
  ],
  [
    'groups of operands without segment sizes',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["Variadic<AnyType>:$x", "Optional<AnyType>:$y"]
    outs: ["Variadic<AnyType>:$r", "Variadic<AnyType>:$s"]
`,
    `test/ops.yaml:4:3: error: op 'Test_A' has more than one variable length operand, so it needs AttrSizedOperandSegments
  Test_A:
  ^
test/ops.yaml:4:3: error: op 'Test_A' has more than one variable length result, so it needs AttrSizedResultSegments
  Test_A:
  ^
`,
  ],
  [
    'traits that name no member',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: ['AllTypesMatch<["lhs", "rsh"]>', 'TypesMatchWith<"words", "lhs", "res", "identity">']
    ins: ["AnyType:$lhs", "AnyType:$rhs"]
`,
    `test/ops.yaml:7:37: error: trait 'AllTypesMatch': 'rsh' is not an operand, attribute or result of 'Test_A'; did you mean 'rhs'?
    traits: ['AllTypesMatch<["lhs", "rsh"]>', 'TypesMatchWith<"words", "lhs", "res", "identity">']
                                    ^
test/ops.yaml:7:79: error: trait 'TypesMatchWith': 'res' is not an operand, attribute or result of 'Test_A'; did you mean 'rhs'?
    traits: ['AllTypesMatch<["lhs", "rsh"]>', 'TypesMatchWith<"words", "lhs", "res", "identity">']
                                                                              ^
`,
  ],
  [
    'hook flags that cannot apply',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    hasRegionVerifier: true
    hasAsmResultNames: true
`,
    `test/ops.yaml:4:3: error: op 'Test_A' has hasAsmResultNames but no results
  Test_A:
  ^
test/ops.yaml:4:3: error: op 'Test_A' has hasRegionVerifier but no regions
  Test_A:
  ^
`,
  ],
  [
    'two ways to print',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    assemblyFormat: attr-dict
    hasCustomAssemblyFormat: true
`,
    `test/ops.yaml:7:21: error: op 'Test_A' has both assemblyFormat and hasCustomAssemblyFormat
    assemblyFormat: attr-dict
                    ^
`,
  ],
  [
    'a conversion from an unknown op',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    convertFrom: test.bb
  Test_B: { parent: Op, mnemonic: b }
`,
    `test/ops.yaml:7:18: error: convertFrom: unknown op 'test.bb'; did you mean 'test.b'?
    convertFrom: test.bb
                 ^
`,
  ],
  [
    'half an enum case of the binary',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    flatbuffer: { table: T, enum: E }
`,
    `test/ops.yaml:4:3: error: flatbuffer of 'Test_A' needs enum, case and value together
  Test_A:
  ^
`,
  ],
  [
    'a variadic region before another',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    regions: ["VariadicRegion<AnyRegion>:$a", "AnyRegion:$b"]
`,
    `test/ops.yaml:7:42: error: variadic region 'a' must be the last
    regions: ["VariadicRegion<AnyRegion>:$a", "AnyRegion:$b"]
                                         ^
`,
  ],
  [
    'mistakes of several records in one run',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyTyp:$x"]
  Test_B: { parent: Opp, mnemonic: b }
  Test_C: { parent: Op, mnemonic: c, traits: [Pur] }
`,
    `test/ops.yaml:7:12: error: unknown constraint 'AnyTyp'; did you mean 'AnyType'?
    ins: ["AnyTyp:$x"]
           ^
test/ops.yaml:8:21: error: unknown class 'Opp'; did you mean 'Op'?
  Test_B: { parent: Opp, mnemonic: b }
                    ^
test/ops.yaml:9:47: error: unknown trait 'Pur'; did you mean 'Pure'?
  Test_C: { parent: Op, mnemonic: c, traits: [Pur] }
                                              ^
`,
  ],
  [
    'ops that there are not',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    regions: ["AnyRegion:$body"]
    traits: ['HasParent<"test.a", "test.lop">', 'SingleBlockImplicitTerminator<"test.yeld">']
  Test_Yield: { parent: Op, mnemonic: yield, traits: [Terminator], convertFrom: test.lop }
`,
    `test/ops.yaml:8:35: error: trait 'HasParent': unknown op 'test.lop'
    traits: ['HasParent<"test.a", "test.lop">', 'SingleBlockImplicitTerminator<"test.yeld">']
                                  ^
test/ops.yaml:8:80: error: trait 'SingleBlockImplicitTerminator': unknown op 'test.yeld'; did you mean 'test.yield'?
    traits: ['HasParent<"test.a", "test.lop">', 'SingleBlockImplicitTerminator<"test.yeld">']
                                                                               ^
test/ops.yaml:9:81: error: convertFrom: unknown op 'test.lop'
  Test_Yield: { parent: Op, mnemonic: yield, traits: [Terminator], convertFrom: test.lop }
                                                                                ^
`,
  ],
  [
    'two ops that one op is converted into',
    `records:
  Test_A: { parent: Op, mnemonic: a }
  Test_B: { parent: Op, mnemonic: b, convertFrom: test.a }
  Test_C: { parent: Op, mnemonic: c, convertFrom: test.a }
`,
    `test/ops.yaml:6:51: error: two ops of dialect 'test' are converted from 'test.a'; also in test/ops.yaml:5
  Test_C: { parent: Op, mnemonic: c, convertFrom: test.a }
                                                  ^
test/ops.yaml:5:51: note: the other one
  Test_B: { parent: Op, mnemonic: b, convertFrom: test.a }
                                                  ^
`,
  ],
  [
    'defaults that are not integers of the width',
    `constraints:
  UI8Attr: { kind: attr, native: true, summary: 8-bit unsigned integer attribute, storage: IntegerAttr }
  I64Attr: { kind: attr, native: true, summary: 64-bit signless integer attribute, storage: IntegerAttr }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - 'DefaultValuedAttr<I32Attr, "4294967295">:$a'
      - 'DefaultValuedAttr<I32Attr, "4294967296">:$b'
      - 'DefaultValuedAttr<I32Attr, "1.5">:$c'
      - 'DefaultValuedAttr<UI8Attr, "-1">:$d'
      - 'DefaultValuedAttr<I64Attr, "9007199254740993">:$e'
`,
    `test/ops.yaml:12:51: error: the default '4294967296' is not a value of this attribute: expected an integer of type i32, from -2147483648 to 4294967295
      - 'DefaultValuedAttr<I32Attr, "4294967296">:$b'
                                                  ^
test/ops.yaml:13:44: error: the default '1.5' is not a value of this attribute: expected an integer of type i32, from -2147483648 to 4294967295
      - 'DefaultValuedAttr<I32Attr, "1.5">:$c'
                                           ^
test/ops.yaml:14:43: error: the default '-1' is not a value of this attribute: expected an integer of type ui8, from 0 to 255
      - 'DefaultValuedAttr<UI8Attr, "-1">:$d'
                                          ^
test/ops.yaml:15:57: error: the default '9007199254740993' is not a value of this attribute: expected an integer of type i64, from -9007199254740991 to 9007199254740991
      - 'DefaultValuedAttr<I64Attr, "9007199254740993">:$e'
                                                        ^
`,
  ],
  [
    'defaults of other types, with what is expected',
    `enums:
  E: { kind: I32EnumAttr, summary: e, cases: [{ symbol: Up, value: 0, str: up }, { symbol: Down, value: 1, str: down }], attr: { mnemonic: e } }
constraints:
  F32Attr: { kind: attr, native: true, summary: 32-bit float attribute, storage: FloatAttr }
  BoolAttr: { kind: attr, native: true, summary: bool attribute, storage: BoolAttr }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - 'DefaultValuedAttr<EAttr, "#test.e<dwn>">:$a'
      - 'DefaultValuedAttr<I32EnumAsIntegerAttr<E>, "dwn">:$b'
      - 'DefaultValuedAttr<I32Attr, "1 : i64">:$c'
      - 'DefaultValuedAttr<F32Attr, "x">:$d'
      - 'DefaultValuedAttr<BoolAttr, "2">:$e'
      - 'DefaultValuedAttr<StrAttr, "x">:$f'
`,
    `test/ops.yaml:13:51: error: the default '#test.e<dwn>' is not a value of this attribute: expected one of #test.e<up>, #test.e<down>
      - 'DefaultValuedAttr<EAttr, "#test.e<dwn>">:$a'
                                                  ^
test/ops.yaml:14:60: error: the default 'dwn' is not a value of this attribute: expected one of up, down
      - 'DefaultValuedAttr<I32EnumAsIntegerAttr<E>, "dwn">:$b'
                                                           ^
test/ops.yaml:15:48: error: the default '1 : i64' is not a value of this attribute: expected an integer of type i32, from -2147483648 to 4294967295
      - 'DefaultValuedAttr<I32Attr, "1 : i64">:$c'
                                               ^
test/ops.yaml:16:42: error: the default 'x' is not a value of this attribute: expected a number of type f32
      - 'DefaultValuedAttr<F32Attr, "x">:$d'
                                         ^
test/ops.yaml:17:43: error: the default '2' is not a value of this attribute: expected true or false
      - 'DefaultValuedAttr<BoolAttr, "2">:$e'
                                          ^
test/ops.yaml:18:42: error: the default 'x' is not a value of this attribute: expected text in escaped double quotes
      - 'DefaultValuedAttr<StrAttr, "x">:$f'
                                         ^
`,
  ],
  [
    'defaults of lists of other types, with what is expected',
    `constraints:
  F32Attr: { kind: attr, native: true, summary: 32-bit float attribute, storage: FloatAttr }
  StrArrayAttr: { kind: attr, native: true, summary: string array attribute, storage: ArrayAttr }
  DictArrayAttr: { kind: attr, native: true, summary: Array of dictionary attributes, storage: ArrayAttr }
  DenseI8ArrayAttr: { kind: attr, native: true, summary: i8 dense array attribute, storage: DenseArrayAttr }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - 'DefaultValuedAttr<F32Attr, "1.0 : f64">:$a'
      - 'DefaultValuedAttr<StrArrayAttr, "[1]">:$b'
      - 'DefaultValuedAttr<DictArrayAttr, "[{}]">:$c'
      - 'DefaultValuedAttr<DenseI8ArrayAttr, "array<i64: 1>">:$d'
      - 'DefaultValuedAttr<DenseI8ArrayAttr, "[1 : i8]">:$e'
      - 'DefaultValuedAttr<DenseI8ArrayAttr, "[300]">:$f'
`,
    `test/ops.yaml:13:50: error: the default '1.0 : f64' is not a value of this attribute: expected a number of type f32
      - 'DefaultValuedAttr<F32Attr, "1.0 : f64">:$a'
                                                 ^
test/ops.yaml:14:49: error: the default '[1]' is not a value of this attribute: expected elements in brackets, each text in escaped double quotes
      - 'DefaultValuedAttr<StrArrayAttr, "[1]">:$b'
                                                ^
test/ops.yaml:15:51: error: the default '[{}]' is not a value of this attribute: expected '[]'
      - 'DefaultValuedAttr<DictArrayAttr, "[{}]">:$c'
                                                  ^
test/ops.yaml:16:63: error: the default 'array<i64: 1>' is not a value of this attribute: expected elements in brackets or in 'array<i8: …>', each an integer of type i8, from -128 to 255
      - 'DefaultValuedAttr<DenseI8ArrayAttr, "array<i64: 1>">:$d'
                                                              ^
test/ops.yaml:17:58: error: the default '[1 : i8]' is not a value of this attribute: expected elements in brackets or in 'array<i8: …>', each an integer of type i8, from -128 to 255
      - 'DefaultValuedAttr<DenseI8ArrayAttr, "[1 : i8]">:$e'
                                                         ^
test/ops.yaml:18:55: error: the default '[300]' is not a value of this attribute: expected elements in brackets or in 'array<i8: …>', each an integer of type i8, from -128 to 255
      - 'DefaultValuedAttr<DenseI8ArrayAttr, "[300]">:$f'
                                                      ^
`,
  ],
  [
    'a name that is used twice, and not that the format misses the other',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: [SameOperandsAndResultType]
    ins: ["AnyTensor:$x"]
    outs: ["AnyTensor:$x"]
    assemblyFormat: "$x attr-dict \`:\` type($x)"
`,
    `test/ops.yaml:9:23: error: '$x' is used twice in this operation
    outs: ["AnyTensor:$x"]
                      ^
test/ops.yaml:8:22: note: first used here
    ins: ["AnyTensor:$x"]
                     ^
`,
  ],
  [
    'what of the trait TypesMatchWith is no function',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyTensor:$x", "AnyTensor:$y"]
    traits: ['TypesMatchWith<"w", "x", "y", "elementTypes">', 'TypesMatchWith<"w", "x", "y", "f">', 'TypesMatchWith<"w", "x", "y", "parameterOf tt">', 'TypesMatchWith<"w", "x", "y", "parameterOf t">']
  Test_TType: { parent: TypeDef, mnemonic: t, summary: t, parameters: ["Type:$of"], assemblyFormat: "\`<\` $of \`>\`" }
`,
    `test/ops.yaml:8:45: error: trait 'TypesMatchWith': unknown function 'elementTypes'; did you mean 'elementType'?
    traits: ['TypesMatchWith<"w", "x", "y", "elementTypes">', 'TypesMatchWith<"w", "x", "y", "f">', 'TypesMatchWith<"w", "x", "y", "parameterOf tt">', 'TypesMatchWith<"w", "x", "y", "parameterOf t">']
                                            ^
test/ops.yaml:8:94: error: trait 'TypesMatchWith': unknown function 'f'; there are identity, i1SameShape, elementType, complexElement, elementTypePerElement, doubledLastDimension, halvedLastDimension, parameter, functionInputs, functionResults
    traits: ['TypesMatchWith<"w", "x", "y", "elementTypes">', 'TypesMatchWith<"w", "x", "y", "f">', 'TypesMatchWith<"w", "x", "y", "parameterOf tt">', 'TypesMatchWith<"w", "x", "y", "parameterOf t">']
                                                                                             ^
test/ops.yaml:8:132: error: trait 'TypesMatchWith': dialect 'test' has no type 'tt'; did you mean 't'?
    traits: ['TypesMatchWith<"w", "x", "y", "elementTypes">', 'TypesMatchWith<"w", "x", "y", "f">', 'TypesMatchWith<"w", "x", "y", "parameterOf tt">', 'TypesMatchWith<"w", "x", "y", "parameterOf t">']
                                                                                                                                   ^
`,
  ],
  [
    'names that ODS has for keys and traits',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    arguments: ["AnyTensor:$x"]
    results: ["AnyTensor:$r"]
    traits: ["DeclareOpInterfaceMethods<InferTypeOpInterface>"]
  Test_T: { parent: TypeDef, mnemonic: t, summary: t, genVerifyDecl: true, results: [] }
`,
    `test/ops.yaml:7:5: error: unknown key 'arguments' in an Op; did you mean 'ins'?
    arguments: ["AnyTensor:$x"]
    ^
test/ops.yaml:8:5: error: unknown key 'results' in an Op; did you mean 'outs'?
    results: ["AnyTensor:$r"]
    ^
test/ops.yaml:9:15: error: unknown trait 'DeclareOpInterfaceMethods'; name the interface itself: what it needs by hand is asked for as a hook
    traits: ["DeclareOpInterfaceMethods<InferTypeOpInterface>"]
              ^
test/ops.yaml:10:55: error: unknown key 'genVerifyDecl' in a TypeDef; did you mean 'hasVerifier'?
  Test_T: { parent: TypeDef, mnemonic: t, summary: t, genVerifyDecl: true, results: [] }
                                                      ^
test/ops.yaml:10:76: error: unknown key 'results' in a TypeDef
  Test_T: { parent: TypeDef, mnemonic: t, summary: t, genVerifyDecl: true, results: [] }
                                                                           ^
`,
  ],
  [
    'members and arguments that are one in TypeScript',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32:$a_b", "I32Attr:$aB"]
  Test_B:
    parent: Op
    mnemonic: b
    ins: ["StrAttr:$result_type"]
    outs: ["AnyType:$result"]
`,
    `test/ops.yaml:7:32: error: '$aB' and '$a_b' are both 'aB' in TypeScript
    ins: ["I32:$a_b", "I32Attr:$aB"]
                               ^
test/ops.yaml:7:16: note: the other one
    ins: ["I32:$a_b", "I32Attr:$aB"]
               ^
test/ops.yaml:8:3: error: 'build' of op 'Test_B' has two arguments 'resultType'; give one of its members another name
  Test_B:
  ^
`,
  ],
  [
    'an interface of a spec that is misspelt',
    `records:
  Test_CostOpInterface: { parent: OpInterface, summary: c, methods: [] }
  Test_A: { parent: Op, mnemonic: a, traits: [Test_CostInterface] }
`,
    `test/ops.yaml:5:47: error: unknown trait 'Test_CostInterface'; did you mean 'Test_CostOpInterface'?
  Test_A: { parent: Op, mnemonic: a, traits: [Test_CostInterface] }
                                              ^
`,
  ],
  [
    'a default of an enum attribute that prints without brackets of its own',
    `enums:
  E: { kind: I32EnumAttr, summary: e, cases: [{ symbol: A, value: 0 }], attr: { mnemonic: e, assemblyFormat: "$value" } }
records:
  Test_A: { parent: Op, mnemonic: a, ins: ['DefaultValuedAttr<EAttr, "#test.e<A>">:$e', 'DefaultValuedAttr<EAttr, "#test<e A>">:$f'] }
`,
    `test/ops.yaml:6:84: error: the default '#test.e<A>' is not a value of this attribute: expected #test<e A>
  Test_A: { parent: Op, mnemonic: a, ins: ['DefaultValuedAttr<EAttr, "#test.e<A>">:$e', 'DefaultValuedAttr<EAttr, "#test<e A>">:$f'] }
                                                                                   ^
`,
  ],
  [
    'defaults of attributes with parameters',
    `records:
  Test_PointAttr: { parent: AttrDef, mnemonic: point, summary: x, parameters: ["int64:$x"], assemblyFormat: "\`<\` $x \`>\`" }
  Test_EmptyAttr: { parent: AttrDef, mnemonic: empty, summary: x }
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - 'DefaultValuedAttr<Test_PointAttr, "#test.point<1>">:$p'
      - 'DefaultValuedAttr<Test_EmptyAttr, "#test.emty">:$e'
`,
    `test/ops.yaml:10:62: error: the default '#test.point<1>' is not a value of this attribute: expected an attribute of an enum or without parameters
      - 'DefaultValuedAttr<Test_PointAttr, "#test.point<1>">:$p'
                                                             ^
test/ops.yaml:11:58: error: the default '#test.emty' is not a value of this attribute: expected #test.empty
      - 'DefaultValuedAttr<Test_EmptyAttr, "#test.emty">:$e'
                                                         ^
`,
  ],
];

for (const [what, spec, diagnostics] of cases) test(`reports ${what}`, () => assert.is(errorsOf(spec), diagnostics));

test.run();
