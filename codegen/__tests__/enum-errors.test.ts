import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from './spec-text.ts';

/** Mistakes in enums. The spec follows a header of two lines. */
const cases: readonly (readonly [what: string, spec: string, diagnostics: string])[] = [
  [
    'symbols that are no identifiers',
    `enums:
  E:
    kind: I32EnumAttr
    summary: e
    cases:
      - { symbol: 2D, value: 0 }
`,
    `test/ops.yaml:8:19: error: '2D' is not an identifier
      - { symbol: 2D, value: 0 }
                  ^
`,
  ],
  [
    'cases of a plain enum that clash',
    `enums:
  E:
    kind: I32EnumAttr
    summary: e
    cases:
      - { symbol: A, value: 0 }
      - { symbol: A, value: 0, str: b }
      - { symbol: C, value: 2, str: b }
`,
    `test/ops.yaml:9:19: error: duplicate symbol 'A' in enum 'E'
      - { symbol: A, value: 0, str: b }
                  ^
test/ops.yaml:8:19: note: first used here
      - { symbol: A, value: 0 }
                  ^
test/ops.yaml:9:29: error: duplicate value '0' in enum 'E'
      - { symbol: A, value: 0, str: b }
                            ^
test/ops.yaml:8:19: note: first used here
      - { symbol: A, value: 0 }
                  ^
test/ops.yaml:10:37: error: duplicate keyword 'b' in enum 'E'
      - { symbol: C, value: 2, str: b }
                                    ^
test/ops.yaml:9:19: note: first used here
      - { symbol: A, value: 0, str: b }
                  ^
`,
  ],
  [
    'bits whose keywords would need quotes',
    `enums:
  E:
    kind: I64BitEnum
    summary: e
    cases:
      - { symbol: A, bit: 0, str: 2d }
`,
    `test/ops.yaml:8:35: error: '2d' is no word, as keywords of the kind I64BitEnum are
      - { symbol: A, bit: 0, str: 2d }
                                  ^
`,
  ],
  [
    'bits in a plain enum',
    `enums:
  E:
    kind: I32EnumAttr
    summary: e
    cases:
      - { symbol: C, bit: 1 }
      - { symbol: D }
`,
    `test/ops.yaml:8:22: error: 'bit' is not for plain enums
      - { symbol: C, bit: 1 }
                     ^
test/ops.yaml:9:9: error: case 'D' needs the key 'value'
      - { symbol: D }
        ^
`,
  ],
  [
    'bits out of range and unknown members of a group',
    `enums:
  E:
    kind: I32BitEnumAttr
    summary: e
    cases:
      - { symbol: A, bit: 0 }
      - { symbol: B, bit: 40 }
      - { symbol: C, group: [A, BB] }
      - { symbol: D }
`,
    `test/ops.yaml:9:27: error: bit 40 is not in 0 to 30
      - { symbol: B, bit: 40 }
                          ^
test/ops.yaml:10:33: error: unknown case 'BB': a group names cases above it; did you mean 'B'?
      - { symbol: C, group: [A, BB] }
                                ^
test/ops.yaml:11:9: error: case 'D' needs either 'bit' or 'group'
      - { symbol: D }
        ^
`,
  ],
  [
    'an unknown kind and missing keys',
    `enums:
  F: { kind: EnumAttr, cases: [{ symbol: A, value: 0 }] }
`,
    `test/ops.yaml:4:6: error: an enum needs the key 'summary'
  F: { kind: EnumAttr, cases: [{ symbol: A, value: 0 }] }
     ^
test/ops.yaml:4:14: error: 'kind' must be one of I32EnumAttr, I64EnumAttr, I32BitEnumAttr, I64BitEnumAttr, I32Enum, I64Enum, I32BitEnum, I64BitEnum, but got 'EnumAttr'
  F: { kind: EnumAttr, cases: [{ symbol: A, value: 0 }] }
             ^
`,
  ],
  [
    'a record over an enum that does not exist',
    `records:
  Test_A: { parent: EnumAttr<Colour>, mnemonic: a }
  Test_B: { parent: EnumAttr, mnemonic: b }
`,
    `test/ops.yaml:4:30: error: unknown enum 'Colour'
  Test_A: { parent: EnumAttr<Colour>, mnemonic: a }
                             ^
test/ops.yaml:5:21: error: class 'EnumAttr' takes 1 argument, but got 0
  Test_B: { parent: EnumAttr, mnemonic: b }
                    ^
`,
  ],
  [
    'a value of a case of bits',
    `enums:
  Test_E: { kind: I32BitEnumAttr, summary: bits, cases: [{ symbol: None, value: 0 }] }
`,
    `test/ops.yaml:4:74: error: 'value' is not for bit enums; a case without bits is 'group: []'
  Test_E: { kind: I32BitEnumAttr, summary: bits, cases: [{ symbol: None, value: 0 }] }
                                                                         ^
`,
  ],
  [
    'values beyond the bits of the enum, and no cases',
    `enums:
  E: { kind: I32EnumAttr, summary: e, cases: [{ symbol: A, value: -2147483648 }, { symbol: B, value: 4294967295 }] }
  F: { kind: I32EnumAttr, summary: f, cases: [{ symbol: A, value: -2147483649 }, { symbol: B, value: 4294967296 }] }
  G: { kind: I64EnumAttr, summary: g, cases: [{ symbol: A, value: 4294967296 }] }
  H: { kind: I32EnumAttr, summary: h, cases: [] }
`,
    `test/ops.yaml:5:67: error: value -2147483649 has more than 32 bits
  F: { kind: I32EnumAttr, summary: f, cases: [{ symbol: A, value: -2147483649 }, { symbol: B, value: 4294967296 }] }
                                                                  ^
test/ops.yaml:5:102: error: value 4294967296 has more than 32 bits
  F: { kind: I32EnumAttr, summary: f, cases: [{ symbol: A, value: -2147483649 }, { symbol: B, value: 4294967296 }] }
                                                                                                     ^
test/ops.yaml:7:46: error: enum 'H' has no cases
  H: { kind: I32EnumAttr, summary: h, cases: [] }
                                             ^
`,
  ],
  [
    'cases that are no mappings',
    `enums:
  E: { kind: I32EnumAttr, summary: e, cases: [A, { value: 1 }] }
`,
    `test/ops.yaml:4:47: error: an entry of 'cases' must be a mapping, but got a string
  E: { kind: I32EnumAttr, summary: e, cases: [A, { value: 1 }] }
                                              ^
test/ops.yaml:4:50: error: an entry of 'cases' needs the key 'symbol'
  E: { kind: I32EnumAttr, summary: e, cases: [A, { value: 1 }] }
                                                 ^
`,
  ],
  [
    'an unknown enum, and not the defaults of its attribute',
    `enums:
  E: { kind: I32EnumAttr, summary: e, cases: [{ symbol: A, value: 0 }] }
records:
  Test_EAttr: { parent: EnumAttr<F>, mnemonic: e, summary: e }
  Test_A: { parent: Op, mnemonic: a, ins: ['DefaultValuedAttr<Test_EAttr, "#test.e<A>">:$e'] }
`,
    `test/ops.yaml:6:34: error: unknown enum 'F'; did you mean 'E'?
  Test_EAttr: { parent: EnumAttr<F>, mnemonic: e, summary: e }
                                 ^
`,
  ],
  [
    'keywords that nothing reads back',
    `enums:
  E:
    kind: I32BitEnumAttr
    summary: e
    separator: "&"
    cases:
      - { symbol: A, bit: 0, str: "a&b" }
      - { symbol: B, bit: 1, str: "" }
`,
    `test/ops.yaml:7:17: error: '&' does not separate keywords: one of |,:+*/? does
    separator: "&"
                ^
test/ops.yaml:9:36: error: 'a&b' is not a keyword: '&' is between keywords
      - { symbol: A, bit: 0, str: "a&b" }
                                   ^
test/ops.yaml:10:36: error: '' is not a keyword: it is empty
      - { symbol: B, bit: 1, str: "" }
                                   ^
`,
  ],
];

for (const [what, spec, diagnostics] of cases) test(`reports ${what}`, () => assert.is(errorsOf(spec), diagnostics));

test.run();
