import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from './spec-text.ts';

/** Mistakes in parents and class parameters. The spec follows a header of two lines. */
const cases: readonly (readonly [what: string, spec: string, diagnostics: string])[] = [
  [
    'an unknown parent',
    `classes:
  Base_Op: { parent: Op }
records:
  Test_A: { parent: Bsae_Op, mnemonic: a }
`,
    `test/ops.yaml:6:21: error: unknown class 'Bsae_Op'; did you mean 'Base_Op'?
  Test_A: { parent: Bsae_Op, mnemonic: a }
                    ^
`,
  ],
  [
    'a missing parent',
    `records:
  Test_A: { mnemonic: a }
`,
    `test/ops.yaml:4:11: error: a record needs the key 'parent'; the built-in classes are Dialect, Op, AttrDef, EnumAttr, TypeDef, OpInterface, AttrInterface, Pass, Pipeline
  Test_A: { mnemonic: a }
          ^
`,
  ],
  [
    'a parent that is a record',
    `records:
  Test_A: { parent: Op, mnemonic: a }
  Test_B: { parent: Test_A, mnemonic: b }
`,
    `test/ops.yaml:5:21: error: 'Test_A' is a record, not a class
  Test_B: { parent: Test_A, mnemonic: b }
                    ^
test/ops.yaml:4:3: note: declared here
  Test_A: { parent: Op, mnemonic: a }
  ^
`,
  ],
  [
    'an inheritance cycle once, whoever uses it',
    `classes:
  X: { parent: Y }
  Y: { parent: Z }
  Z: { parent: X }
records:
  Test_A: { parent: X, mnemonic: a }
  Test_B: { parent: Z, mnemonic: b }
`,
    `test/ops.yaml:4:16: error: inheritance cycle: X -> Y -> Z -> X
  X: { parent: Y }
               ^
`,
  ],
  [
    'a class that is its own parent',
    `classes:
  X: { parent: X }
`,
    `test/ops.yaml:4:16: error: inheritance cycle: X -> X
  X: { parent: X }
               ^
`,
  ],
  [
    'a wrong number of class arguments',
    `classes:
  X: { parent: Op, parameters: [T] }
records:
  Test_A: { parent: X, mnemonic: a }
  Test_B: { parent: "X<a, b>", mnemonic: b }
  Test_C: { parent: Op<x>, mnemonic: c }
`,
    `test/ops.yaml:6:21: error: class 'X' takes 1 argument, but got 0
  Test_A: { parent: X, mnemonic: a }
                    ^
test/ops.yaml:7:22: error: class 'X' takes 1 argument, but got 2
  Test_B: { parent: "X<a, b>", mnemonic: b }
                     ^
test/ops.yaml:8:21: error: class 'Op' takes no arguments, but got 1
  Test_C: { parent: Op<x>, mnemonic: c }
                    ^
`,
  ],
  [
    'a wrong number of class arguments beside other mistakes',
    `classes:
  X: { parent: Op, parameters: [T] }
records:
  Test_A: { parent: X, mnemonic: a, sumary: a }
`,
    `test/ops.yaml:6:21: error: class 'X' takes 1 argument, but got 0
  Test_A: { parent: X, mnemonic: a, sumary: a }
                    ^
test/ops.yaml:6:37: error: unknown key 'sumary' in an Op; did you mean 'summary'?
  Test_A: { parent: X, mnemonic: a, sumary: a }
                                    ^
`,
  ],
  [
    'a name that is no class parameter',
    `classes:
  X: { parent: Op, parameters: [T], summary: "\${U} thing" }
records:
  Test_A: { parent: X<c>, mnemonic: a }
`,
    `test/ops.yaml:4:47: error: 'U' is not a parameter of this class
  X: { parent: Op, parameters: [T], summary: "\${U} thing" }
                                              ^
`,
  ],
  [
    'a missing key, wherever it could have been inherited',
    `classes:
  X: { parent: Pass, summary: x }
records:
  Test_A: { parent: X }
  Test_B: { parent: Op }
`,
    `test/ops.yaml:6:3: error: a Pass needs the key 'argument'
  Test_A: { parent: X }
  ^
test/ops.yaml:7:3: error: an Op needs the key 'mnemonic'
  Test_B: { parent: Op }
  ^
`,
  ],
  [
    'an unknown key of a class at its own place',
    `classes:
  X: { parent: Op, sumary: x }
records:
  Test_A: { parent: X, mnemonic: a }
  Test_B: { parent: X, mnemonic: b }
`,
    `test/ops.yaml:4:20: error: unknown key 'sumary' in an Op; did you mean 'summary'?
  X: { parent: Op, sumary: x }
                   ^
`,
  ],
  [
    'a parent that is no class, and what parents there are',
    `records:
  Test_A: { parent: Type, mnemonic: a, summary: a }
`,
    `test/ops.yaml:4:21: error: unknown class 'Type'; the built-in classes are Dialect, Op, AttrDef, EnumAttr, TypeDef, OpInterface, AttrInterface, Pass, Pipeline
  Test_A: { parent: Type, mnemonic: a, summary: a }
                    ^
`,
  ],
  [
    'a name in braces that is no parameter, once',
    `classes:
  X: { parent: Op, parameters: [a], mnemonic: "\${b}" }
records:
  Test_A: { parent: X<c> }
`,
    `test/ops.yaml:4:48: error: 'b' is not a parameter of this class
  X: { parent: Op, parameters: [a], mnemonic: "\${b}" }
                                               ^
`,
  ],
];

for (const [what, spec, diagnostics] of cases) test(`reports ${what}`, () => assert.is(errorsOf(spec), diagnostics));

test.run();
