import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { base, compile, errorsOf } from './spec-text.ts';

/** Mistakes in keys, values and names of records. The spec follows a header of two lines. */
const cases: readonly (readonly [what: string, spec: string, diagnostics: string])[] = [
  [
    'an unknown key of a file',
    `recrods: {}
`,
    `test/ops.yaml:3:1: error: unknown key 'recrods' in a spec file; did you mean 'records'?
recrods: {}
^
`,
  ],
  [
    'an unknown key of an op',
    `records:
  Test_A: { parent: Op, menmonic: a }
`,
    `test/ops.yaml:4:3: error: an Op needs the key 'mnemonic'
  Test_A: { parent: Op, menmonic: a }
  ^
test/ops.yaml:4:25: error: unknown key 'menmonic' in an Op; did you mean 'mnemonic'?
  Test_A: { parent: Op, menmonic: a }
                        ^
`,
  ],
  [
    'a key of another kind of record',
    `records:
  Test_A: { parent: AttrDef, mnemonic: a, hasFolder: true }
`,
    `test/ops.yaml:4:43: error: unknown key 'hasFolder' in an AttrDef; it is a key of Op
  Test_A: { parent: AttrDef, mnemonic: a, hasFolder: true }
                                          ^
`,
  ],
  [
    'words for true and false that YAML 1.1 had, and those in quotes',
    `records:
  Test_A: { parent: Op, mnemonic: a, skipDefaultBuilders: Off, hasFolder: "true", hasVerifier: sure }
`,
    `test/ops.yaml:4:59: error: 'skipDefaultBuilders' must be true or false, but got a string; write false: 'Off' is text in YAML 1.2
  Test_A: { parent: Op, mnemonic: a, skipDefaultBuilders: Off, hasFolder: "true", hasVerifier: sure }
                                                          ^
test/ops.yaml:4:75: error: 'hasFolder' must be true or false, but got a string; write true without quotes
  Test_A: { parent: Op, mnemonic: a, skipDefaultBuilders: Off, hasFolder: "true", hasVerifier: sure }
                                                                          ^
test/ops.yaml:4:96: error: 'hasVerifier' must be true or false, but got a string
  Test_A: { parent: Op, mnemonic: a, skipDefaultBuilders: Off, hasFolder: "true", hasVerifier: sure }
                                                                                               ^
`,
  ],
  [
    'values of the wrong shape',
    `records:
  Test_A: { parent: Op, mnemonic: a, hasVerifier: yes, traits: Pure, regions: [{ a: b, c: d }] }
`,
    `test/ops.yaml:4:51: error: 'hasVerifier' must be true or false, but got a string; write true: 'yes' is text in YAML 1.2
  Test_A: { parent: Op, mnemonic: a, hasVerifier: yes, traits: Pure, regions: [{ a: b, c: d }] }
                                                  ^
test/ops.yaml:4:64: error: 'traits' must be a list, but got a string
  Test_A: { parent: Op, mnemonic: a, hasVerifier: yes, traits: Pure, regions: [{ a: b, c: d }] }
                                                               ^
test/ops.yaml:4:80: error: an entry of 'regions' must be "Constraint:$name", alone or with its description
  Test_A: { parent: Op, mnemonic: a, hasVerifier: yes, traits: Pure, regions: [{ a: b, c: d }] }
                                                                               ^
test/ops.yaml:4:82: error: expected 'Constraint:$name', but got 'a'
  Test_A: { parent: Op, mnemonic: a, hasVerifier: yes, traits: Pure, regions: [{ a: b, c: d }] }
                                                                                 ^
`,
  ],
  [
    'mnemonics that are no names, whatever they are',
    `records:
  Test_A: { parent: Op, mnemonic: 1 }
  Test_B: { parent: Op, mnemonic: "1" }
  Test_C: { parent: Op, mnemonic: true }
`,
    `test/ops.yaml:4:35: error: 'mnemonic' must be a string, but got a number
  Test_A: { parent: Op, mnemonic: 1 }
                                  ^
test/ops.yaml:5:36: error: '1' is not a mnemonic
  Test_B: { parent: Op, mnemonic: "1" }
                                   ^
test/ops.yaml:6:35: error: 'mnemonic' must be a string, but got a boolean
  Test_C: { parent: Op, mnemonic: true }
                                  ^
`,
  ],
  [
    'a record that is no mapping',
    `records:
  Test_A: Op
`,
    `test/ops.yaml:4:11: error: 'Test_A' must be a mapping, but got a string
  Test_A: Op
          ^
`,
  ],
  [
    'a name with other characters',
    `records:
  Test-A: { parent: Op, mnemonic: a }
`,
    `test/ops.yaml:4:3: error: 'Test-A' is not a name: use letters, digits and underscores
  Test-A: { parent: Op, mnemonic: a }
  ^
`,
  ],
  [
    'a name that is declared twice',
    `records:
  A: { parent: Op, mnemonic: a }
constraints:
  A: { kind: type, native: true, summary: x }
`,
    `test/ops.yaml:6:3: error: 'A' is declared twice; also in test/ops.yaml:4
  A: { kind: type, native: true, summary: x }
  ^
test/ops.yaml:4:3: note: the other 'A'
  A: { parent: Op, mnemonic: a }
  ^
`,
  ],
  [
    'a duplicate mnemonic',
    `records:
  Test_A: { parent: Op, mnemonic: a }
  Test_B: { parent: Op, mnemonic: a }
`,
    `test/ops.yaml:5:35: error: duplicate mnemonic 'a' in dialect 'test'; also in test/ops.yaml:4
  Test_B: { parent: Op, mnemonic: a }
                                  ^
test/ops.yaml:4:35: note: the other one
  Test_A: { parent: Op, mnemonic: a }
                                  ^
`,
  ],
  [
    'a bad mnemonic',
    `records:
  Test_A: { parent: Op, mnemonic: "a b" }
`,
    `test/ops.yaml:4:36: error: 'a b' is not a mnemonic
  Test_A: { parent: Op, mnemonic: "a b" }
                                   ^
`,
  ],
  [
    'two records that make one class',
    `records:
  A: { parent: Op, mnemonic: a }
  Test_A: { parent: AttrDef, mnemonic: b }
`,
    `test/ops.yaml:4:3: error: two records of dialect 'test' make the class 'A'; also in test/ops.yaml:5
  A: { parent: Op, mnemonic: a }
  ^
test/ops.yaml:5:3: note: the other one
  Test_A: { parent: AttrDef, mnemonic: b }
  ^
`,
  ],
  [
    'a second dialect record',
    `records:
  Test_Other: { parent: Dialect, name: other, summary: x }
`,
    `test/ops.yaml:4:3: error: dialect 'test' has two Dialect records
  Test_Other: { parent: Dialect, name: other, summary: x }
  ^
test/base.yaml:3:3: note: the other one
  Test_Dialect: { parent: Dialect, name: test, prefix: Test_, summary: For tests. }
  ^
`,
  ],
  [
    'names that are none in TypeScript',
    `records:
  Test_delete: { parent: Op, mnemonic: delete }
  Test_A: { parent: Op, mnemonic: a, ins: ["I32:$_"] }
`,
    `test/ops.yaml:4:3: error: record 'Test_delete' makes the class 'delete', whose name must start with a capital letter
  Test_delete: { parent: Op, mnemonic: delete }
  ^
test/ops.yaml:5:49: error: '$_' has no name in TypeScript: use letters and digits
  Test_A: { parent: Op, mnemonic: a, ins: ["I32:$_"] }
                                                ^
`,
  ],
  [
    'a class that the runtime has',
    `records:
  Test_Operation: { parent: Op, mnemonic: operation }
`,
    `test/ops.yaml:4:3: error: record 'Test_Operation' makes the class 'Operation', which generated code has from the runtime
  Test_Operation: { parent: Op, mnemonic: operation }
  ^
`,
  ],
  [
    'a name that is declared twice, once',
    `records:
  Test_A: { parent: Op, mnemonic: a }
enums:
  Test_A: { kind: I32EnumAttr, summary: e, cases: [{ symbol: A, value: 0 }] }
`,
    `test/ops.yaml:6:3: error: 'Test_A' is declared twice; also in test/ops.yaml:4
  Test_A: { kind: I32EnumAttr, summary: e, cases: [{ symbol: A, value: 0 }] }
  ^
test/ops.yaml:4:3: note: the other 'Test_A'
  Test_A: { parent: Op, mnemonic: a }
  ^
`,
  ],
];

for (const [what, spec, diagnostics] of cases) test(`reports ${what}`, () => assert.is(errorsOf(spec), diagnostics));

test('reports a dialect that depends on one that there is not', () => {
  const other =
    'dialect: other\nrecords:\n  Other_Dialect: { parent: Dialect, name: other, prefix: Other_, summary: x, dependentDialects: [test, tset] }\n';
  assert.is(
    compile({ 'test/base': base, 'other/base': other }).errors,
    `other/base.yaml:3:104: error: unknown dialect 'tset'; did you mean 'test'?
  Other_Dialect: { parent: Dialect, name: other, prefix: Other_, summary: x, dependentDialects: [test, tset] }
                                                                                                       ^
`,
  );
});

test('reports a prefix that no name starts with', () => {
  const other = 'dialect: other\nrecords:\n  Other: { parent: Dialect, name: other, prefix: "Other-", summary: x }\n';
  assert.is(
    compile({ 'test/base': base, 'other/base': other }).errors,
    `other/base.yaml:3:51: error: 'Other-' cannot start the names of records
  Other: { parent: Dialect, name: other, prefix: "Other-", summary: x }
                                                  ^
`,
  );
});

test.run();
