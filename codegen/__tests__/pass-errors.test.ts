import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from './spec-text.ts';

/** Mistakes in passes. The spec follows a header of two lines. */
const cases: readonly (readonly [what: string, spec: string, diagnostics: string])[] = [
  [
    'bad names, types and defaults of options',
    `records:
  P:
    parent: Pass
    argument: Bad
    summary: p
    options:
      - { name: x, type: bol, summary: x }
      - { name: y, type: int64, default: abc, summary: x }
      - { name: y, type: bool, summary: x }
      - { name: Z, type: "list<int64>", default: "1,2,c", summary: x }
      - { name: w, type: list, summary: x }
`,
    `test/ops.yaml:6:15: error: 'Bad' is not a pass argument: use lower case, digits and dashes
    argument: Bad
              ^
test/ops.yaml:9:26: error: unknown option type 'bol'; did you mean 'bool'?
      - { name: x, type: bol, summary: x }
                         ^
test/ops.yaml:10:42: error: default of option 'y' is not of type int64: 'abc'
      - { name: y, type: int64, default: abc, summary: x }
                                         ^
test/ops.yaml:11:17: error: duplicate option 'y'
      - { name: y, type: bool, summary: x }
                ^
test/ops.yaml:12:17: error: 'Z' is not an option name: use lower case, digits, dashes and underscores
      - { name: Z, type: "list<int64>", default: "1,2,c", summary: x }
                ^
test/ops.yaml:12:51: error: default of option 'Z' is not of type int64: 'c'
      - { name: Z, type: "list<int64>", default: "1,2,c", summary: x }
                                                  ^
test/ops.yaml:13:26: error: 'list' takes 1 argument, but got 0
      - { name: w, type: list, summary: x }
                         ^
`,
  ],
  [
    'a default that is no case of the enum',
    `enums:
  E: { kind: I32EnumAttr, summary: e, cases: [{ symbol: Dram, value: 0, str: dram }] }
records:
  P:
    parent: Pass
    argument: p
    summary: p
    options:
      - { name: x, type: E, default: dam, summary: x }
`,
    `test/ops.yaml:11:38: error: default of option 'x' is not a case of E: 'dam'; did you mean 'dram'?
      - { name: x, type: E, default: dam, summary: x }
                                     ^
`,
  ],
  [
    'two passes with one argument',
    `records:
  P: { parent: Pass, argument: p, summary: p }
  Q: { parent: Pipeline, argument: p, summary: q }
`,
    `test/ops.yaml:5:36: error: duplicate pass argument 'p'; also in test/ops.yaml:4
  Q: { parent: Pipeline, argument: p, summary: q }
                                   ^
test/ops.yaml:4:32: note: the other one
  P: { parent: Pass, argument: p, summary: p }
                               ^
`,
  ],
  [
    'anchors and dialects that there are not',
    `records:
  Test_A: { parent: Op, mnemonic: a }
  P: { parent: Pass, argument: p, summary: p, anchor: test.b, dependentDialects: [test, tset] }
`,
    `test/ops.yaml:5:55: error: anchor: unknown op 'test.b'; did you mean 'test.a'?
  P: { parent: Pass, argument: p, summary: p, anchor: test.b, dependentDialects: [test, tset] }
                                                      ^
test/ops.yaml:5:89: error: unknown dialect 'tset'; did you mean 'test'?
  P: { parent: Pass, argument: p, summary: p, anchor: test.b, dependentDialects: [test, tset] }
                                                                                        ^
`,
  ],
  [
    'keys that every object of JavaScript has',
    `records:
  P:
    parent: Pass
    argument: p
    summary: p
    constructor: mlir::createP()
    options:
      - { name: x, type: bool, summary: x, toString: y }
`,
    `test/ops.yaml:8:5: error: unknown key 'constructor' in a Pass
    constructor: mlir::createP()
    ^
test/ops.yaml:10:44: error: unknown key 'toString' in an entry of 'options'
      - { name: x, type: bool, summary: x, toString: y }
                                           ^
`,
  ],
  [
    'types of options that there are not',
    `records:
  P: { parent: Pass, argument: p, summary: p, options: [{ name: x, type: integer, summary: x }] }
`,
    `test/ops.yaml:4:74: error: unknown option type 'integer'; there are bool, int, int64, uint, uint64, double, string, gridOverrides, layoutOverrides, argumentShapes, pipeline, enums, and list<…>
  P: { parent: Pass, argument: p, summary: p, options: [{ name: x, type: integer, summary: x }] }
                                                                         ^
`,
  ],
  [
    'options and statistics that clash',
    `records:
  P:
    parent: Pass
    argument: p
    summary: p
    options:
      - { name: a-b, type: int, default: 1, summary: x }
      - { name: c, member: aB, type: int, default: "0", summary: x }
    statistics:
      - { name: s, summary: x }
      - { name: s, summary: x }
`,
    `test/ops.yaml:10:17: error: two options are 'aB' in TypeScript; give one another 'member'
      - { name: c, member: aB, type: int, default: "0", summary: x }
                ^
test/ops.yaml:13:17: error: duplicate statistic 's'
      - { name: s, summary: x }
                ^
`,
  ],
];

for (const [what, spec, diagnostics] of cases) test(`reports ${what}`, () => assert.is(errorsOf(spec), diagnostics));

test.run();
