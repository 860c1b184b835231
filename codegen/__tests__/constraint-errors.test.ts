import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from './spec-text.ts';

/** Mistakes in constraints and their uses. The spec follows a header of two lines. */
const cases: readonly (readonly [what: string, spec: string, diagnostics: string])[] = [
  [
    'an unknown constraint',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyTensr:$x"]
`,
    `test/ops.yaml:7:12: error: unknown constraint 'AnyTensr'; did you mean 'AnyTensor'?
    ins: ["AnyTensr:$x"]
           ^
`,
  ],
  [
    'a constraint of the wrong kind',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    outs: ["I32Attr:$x"]
    regions: ["I32:$body"]
`,
    `test/ops.yaml:7:13: error: expected a type constraint, but 'I32Attr' is an attribute constraint
    outs: ["I32Attr:$x"]
            ^
test/ops.yaml:8:16: error: expected a region constraint, but 'I32' is a type constraint
    regions: ["I32:$body"]
               ^
`,
  ],
  [
    'a wrong number of arguments',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["TensorOf:$x", "Variadic:$y", "DefaultValuedAttr<I32Attr>:$z", "AnyType<I32>:$w"]
`,
    `test/ops.yaml:7:12: error: 'TensorOf' takes 1 argument, but got 0
    ins: ["TensorOf:$x", "Variadic:$y", "DefaultValuedAttr<I32Attr>:$z", "AnyType<I32>:$w"]
           ^
test/ops.yaml:7:27: error: 'Variadic' takes 1 argument, but got 0
    ins: ["TensorOf:$x", "Variadic:$y", "DefaultValuedAttr<I32Attr>:$z", "AnyType<I32>:$w"]
                          ^
test/ops.yaml:7:42: error: 'DefaultValuedAttr' takes 2 arguments, but got 1
    ins: ["TensorOf:$x", "Variadic:$y", "DefaultValuedAttr<I32Attr>:$z", "AnyType<I32>:$w"]
                                         ^
test/ops.yaml:7:75: error: 'AnyType' takes no arguments, but got 1
    ins: ["TensorOf:$x", "Variadic:$y", "DefaultValuedAttr<I32Attr>:$z", "AnyType<I32>:$w"]
                                                                          ^
`,
  ],
  [
    'a malformed argument',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyTensor x", "TensorOf<[I32:$y"]
`,
    `test/ops.yaml:7:12: error: expected 'Constraint:$name', but got 'AnyTensor x'
    ins: ["AnyTensor x", "TensorOf<[I32:$y"]
           ^
test/ops.yaml:7:40: error: expected ',' or ']'
    ins: ["AnyTensor x", "TensorOf<[I32:$y"]
                                       ^
`,
  ],
  [
    'a name used twice in one op',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["AnyType:$x"]
    outs: ["AnyType:$x"]
`,
    `test/ops.yaml:8:21: error: '$x' is used twice in this operation
    outs: ["AnyType:$x"]
                    ^
test/ops.yaml:7:20: note: first used here
    ins: ["AnyType:$x"]
                   ^
`,
  ],
  [
    'an enum used as a constraint',
    `enums:
  E: { kind: I32EnumAttr, summary: e, cases: [{ symbol: A, value: 0 }] }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["E:$x", "I32EnumAsIntegerAttr<F>:$y"]
`,
    `test/ops.yaml:9:12: error: 'E' is an enum, not a constraint; name its attribute record or write I32EnumAsIntegerAttr<E>
    ins: ["E:$x", "I32EnumAsIntegerAttr<F>:$y"]
           ^
test/ops.yaml:9:41: error: unknown enum 'F'; did you mean 'E'?
    ins: ["E:$x", "I32EnumAsIntegerAttr<F>:$y"]
                                        ^
`,
  ],
  [
    'an enum that integer attributes cannot stand for',
    `enums:
  E: { kind: I32Enum, summary: e, cases: [{ symbol: A, value: 0 }] }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["I32EnumAsIntegerAttr<E>:$x"]
`,
    `test/ops.yaml:9:33: error: integer attributes cannot stand for values of 'E', whose kind does not end in 'Attr'
    ins: ["I32EnumAsIntegerAttr<E>:$x"]
                                ^
`,
  ],
  [
    'an op used as a constraint',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["Test_A:$x"]
`,
    `test/ops.yaml:7:12: error: 'Test_A' is not a constraint: only attributes and types are
    ins: ["Test_A:$x"]
           ^
`,
  ],
  [
    'definitions that do not fit',
    `constraints:
  C: { summary: x }
  D: { anyOf: [I32], native: true }
  E: { anyOf: [E] }
  F: { anyOf: [I32, I32Attr] }
  G: { kind: attr, native: true }
  H: { kind: typ, native: true, summary: x }
  I: { arrayOf: I32 }
  J: { anyOf: [I32], parameters: 1 }
`,
    `test/ops.yaml:4:3: error: a constraint needs exactly one of native, anyOf, allOf, arrayOf, attr, type; 'C' has none
  C: { summary: x }
  ^
test/ops.yaml:5:3: error: a constraint needs exactly one of native, anyOf, allOf, arrayOf, attr, type; 'D' has native and anyOf
  D: { anyOf: [I32], native: true }
  ^
test/ops.yaml:6:3: error: constraint 'E' is defined by itself
  E: { anyOf: [E] }
  ^
test/ops.yaml:7:21: error: expected a type constraint, but 'I32Attr' is an attribute constraint
  F: { anyOf: [I32, I32Attr] }
                    ^
test/ops.yaml:8:3: error: the native constraint 'G' needs the key 'summary'
  G: { kind: attr, native: true }
  ^
test/ops.yaml:9:14: error: 'kind' must be one of type, attr, region, successor, but got 'typ'
  H: { kind: typ, native: true, summary: x }
             ^
test/ops.yaml:10:17: error: expected an attribute constraint, but 'I32' is a type constraint
  I: { arrayOf: I32 }
                ^
test/ops.yaml:11:22: error: only native constraints take parameters
  J: { anyOf: [I32], parameters: 1 }
                     ^
`,
  ],
  [
    'a default value of another type',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ['DefaultValuedAttr<I32Attr, "x">:$n']
`,
    `test/ops.yaml:7:44: error: the default 'x' is not a value of this attribute: expected an integer of type i32, from -2147483648 to 4294967295
    ins: ['DefaultValuedAttr<I32Attr, "x">:$n']
                                           ^
`,
  ],
  [
    'wrappers within others, and regions without a number of blocks',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins: ["Variadic<Optional<I32>>:$x", "TensorOf<[OptionalAttr<I32Attr>]>:$y"]
    regions: ["SizedRegion<one>:$r", "VariadicRegion<MinSizedRegion<\\"1\\">>:$s"]
`,
    `test/ops.yaml:7:21: error: 'Optional' is no constraint: it can only be around all of an entry
    ins: ["Variadic<Optional<I32>>:$x", "TensorOf<[OptionalAttr<I32Attr>]>:$y"]
                    ^
test/ops.yaml:7:52: error: 'OptionalAttr' is no constraint: it can only be around all of an entry
    ins: ["Variadic<Optional<I32>>:$x", "TensorOf<[OptionalAttr<I32Attr>]>:$y"]
                                                   ^
test/ops.yaml:8:28: error: 'SizedRegion' takes a number of blocks
    regions: ["SizedRegion<one>:$r", "VariadicRegion<MinSizedRegion<\\"1\\">>:$s"]
                           ^
test/ops.yaml:8:69: error: 'MinSizedRegion' takes a number of blocks
    regions: ["SizedRegion<one>:$r", "VariadicRegion<MinSizedRegion<\\"1\\">>:$s"]
                                                                    ^
`,
  ],
  [
    'groups of regions and successors that are written as of operands',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    traits: [Terminator]
    regions: ["Variadic<AnyRegion>:$a"]
    successors: ["Variadic<AnySuccessor>:$b"]
`,
    `test/ops.yaml:8:16: error: 'Variadic' is no constraint: a group of regions is VariadicRegion<…>
    regions: ["Variadic<AnyRegion>:$a"]
               ^
test/ops.yaml:9:19: error: 'Variadic' is no constraint: a group of successors is VariadicSuccessor<…>
    successors: ["Variadic<AnySuccessor>:$b"]
                  ^
`,
  ],
  [
    'an entry that a comment ends',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - DefaultValuedAttr<StrAttr, #test.a>:$x
      - AnyTensor
`,
    `test/ops.yaml:8:9: error: expected 'Constraint:$name', but got 'DefaultValuedAttr<StrAttr,'
      - DefaultValuedAttr<StrAttr, #test.a>:$x
        ^
test/ops.yaml:8:36: note: a comment begins here; text with '#' is in double quotes
      - DefaultValuedAttr<StrAttr, #test.a>:$x
                                   ^
test/ops.yaml:9:9: error: expected 'Constraint:$name', but got 'AnyTensor'
      - AnyTensor
        ^
`,
  ],
  [
    'constraints of ODS that take others, and wrappers in lower case',
    `records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - "AnyTypeOf<[I32, AnyTensor]>:$a"
      - "ConfinedAttr<I32Attr, [IntPositive]>:$b"
      - "Arg<AnyTensor, \\"what\\">:$c"
      - "variadic<AnyType>:$d"
`,
    `test/ops.yaml:8:10: error: unknown constraint 'AnyTypeOf'; declare a constraint with 'anyOf'
      - "AnyTypeOf<[I32, AnyTensor]>:$a"
         ^
test/ops.yaml:9:10: error: unknown constraint 'ConfinedAttr'; what confines the constraint C is around it, as in IntPositive<C> and ArrayMinCount<C, 2>
      - "ConfinedAttr<I32Attr, [IntPositive]>:$b"
         ^
test/ops.yaml:10:10: error: unknown constraint 'Arg'; name its constraint alone; the description is the value of the entry
      - "Arg<AnyTensor, \\"what\\">:$c"
         ^
test/ops.yaml:11:10: error: unknown constraint 'variadic'; did you mean 'Variadic'?
      - "variadic<AnyType>:$d"
         ^
`,
  ],
  [
    'constants of enums that are none',
    `enums:
  Test_E:
    kind: I32EnumAttr
    summary: e
    cases: [{ symbol: A, value: 0, str: a }, { symbol: B, value: 1, str: b }]
  Test_Bits:
    kind: I32BitEnumAttr
    summary: bits
    cases: [{ symbol: R, bit: 0, str: r }, { symbol: W, bit: 1, str: w }]
constraints:
  ConstantEnumCase: { kind: attr, native: true, parameters: 2 }
records:
  Test_A:
    parent: Op
    mnemonic: a
    ins:
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_E>, "A">:$a'
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_Bits>, "r|x">:$b'
      - 'ConstantEnumCase<I32Attr, "a">:$c'
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_E>, 1>:$d'
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_E>>:$e'
`,
    `test/ops.yaml:19:57: error: expected a case of the enum 'Test_E': "a", "b"
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_E>, "A">:$a'
                                                        ^
test/ops.yaml:20:60: error: expected a case of the enum 'Test_Bits': "r", "w", or several with | between
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_Bits>, "r|x">:$b'
                                                           ^
test/ops.yaml:21:27: error: 'ConstantEnumCase' takes the constraint of an enum
      - 'ConstantEnumCase<I32Attr, "a">:$c'
                          ^
test/ops.yaml:22:57: error: expected a case of the enum 'Test_E': "a", "b"
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_E>, 1>:$d'
                                                        ^
test/ops.yaml:23:10: error: 'ConstantEnumCase' takes 2 arguments, but got 1
      - 'ConstantEnumCase<I32EnumAsIntegerAttr<Test_E>>:$e'
         ^
`,
  ],
  [
    'an array of what is no attribute',
    `constraints:
  TypedArrayAttrBase: { kind: attr, native: true, parameters: 1, storage: ArrayAttr }
records:
  Test_A: { parent: Op, mnemonic: a, ins: ["TypedArrayAttrBase<I32>:$x"] }
`,
    `test/ops.yaml:6:64: error: expected an attribute constraint, but 'I32' is a type constraint
  Test_A: { parent: Op, mnemonic: a, ins: ["TypedArrayAttrBase<I32>:$x"] }
                                                               ^
`,
  ],
];

for (const [what, spec, diagnostics] of cases) test(`reports ${what}`, () => assert.is(errorsOf(spec), diagnostics));

test.run();
