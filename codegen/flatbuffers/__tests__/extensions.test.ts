import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { base, compile } from '../../__tests__/spec-text.ts';
import { Diagnostics } from '../../diagnostics.ts';
import { type OutputFile } from '../../emit/output.ts';
import { generateFromSchemas } from '../../flatbuffers.ts';
import { SourceFile } from '../../source.ts';
import { opsInBinaries } from '../extend-enums.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const common = `namespace a;
/// A place.
struct Place {
  /// Row.
  y: int32;
  /// Column.
  x: int32;
}
`;

const program = `include "common/types.fbs";
namespace a.b;
/// Functions.
enum Function: uint32 { Abs, Neg = 2, }
/// Flags.
enum Flag: uint8 (bit_flags) { Fast, }
/// A step.
table Step { function: Function; flags: [Flag]; at: a.Place (required); }
/// Any.
union Any { Step }
/// All.
table Program { steps: [Any]; }
root_type Program;
file_identifier "PROG";
file_extension "prog";
`;

/** Returns what is generated for the schemas and ops with these `flatbuffer` fields, or the errors. */
async function generate(...ops: readonly string[]): Promise<{ outputs: readonly OutputFile[]; errors: string }> {
  const records = ops.map((fields, i) => `  Test_A${i}: { parent: Op, mnemonic: a${i}, summary: An op., ${fields} }\n`);
  const body = records.length === 0 ? '' : `records:\n${records.join('')}`;
  const spec = `dialect: test\ninclude: [test/base]\n${body}`;
  const { model, errors } = compile({ 'test/base': base, 'test/ops': spec });
  assert.is(errors, '');
  const diagnostics = new Diagnostics();
  const files = [
    new SourceFile('src/target/schema/common/types.fbs', common),
    new SourceFile('src/target/schema/test/program.fbs', program),
  ];
  const outputs = await generateFromSchemas(files, root, diagnostics, opsInBinaries(model));
  return { outputs, errors: diagnostics.render() };
}

const contentOf = (outputs: readonly OutputFile[], name: string): string =>
  outputs.find(({ path }) => path === `src/target/schema/generated/${name}`)?.content ?? '';

test('the schema of a kind of file is one text that means the same', async () => {
  const { outputs } = await generate();
  const text = contentOf(outputs, 'prog.fbs');
  assert.match(
    text,
    `
namespace a;

/// A place.
struct Place {
  /// Row.
  y: int32;
  /// Column.
  x: int32;
}

namespace a.b;

/// Functions.
enum Function: uint32 {
  Abs = 0,
  Neg = 2,
}

/// Flags.
enum Flag: uint8 (bit_flags) {
  Fast = 0,
}

/// A step.
table Step {
  function: Function;
  flags: [Flag];
  at: a.Place (required);
}

/// Any.
union Any {
  Step,
}

/// All.
table Program {
  steps: [Any];
}

root_type Program;
file_identifier "PROG";
file_extension "prog";
`,
  );
  assert.match(text, /^\/\/ @generated /);
});

test('a case that is published is not added', async () => {
  const { outputs, errors } = await generate('flatbuffer: { table: Step, enum: Function, case: Neg, value: 2 }');
  assert.is(errors, '');
  assert.equal(outputs, (await generate()).outputs);
});

test('cases of extension ops are appended in the order of their values', async () => {
  const { outputs, errors } = await generate(
    'extension: true, flatbuffer: { table: Step, enum: Function, case: Cos, value: 8 }',
    'flatbuffer: { table: Step, enum: Function, case: Abs, value: 0 }',
    'extension: true, flatbuffer: { table: Step, enum: Function, case: Sin, value: 3 }',
    'extension: true, flatbuffer: { table: Step }',
  );
  assert.is(errors, '');
  const code = contentOf(outputs, 'test.gen.ts');
  assert.match(code, "export type Function = 'Abs' | 'Neg' | 'Sin' | 'Cos';");
  assert.match(code, '  Abs: 0,\n  Neg: 2,\n  Sin: 3,\n  Cos: 8,\n');
  assert.match(
    contentOf(outputs, 'prog.fbs'),
    `  Neg = 2,
  /// Not published by upstream: test.a2 adds it.
  Sin = 3,
  /// Not published by upstream: test.a0 adds it.
  Cos = 8,
}`,
  );
});

/** The fields of ops with a mistake, and the message at the last of them. */
const mistakes: readonly (readonly [readonly string[], string])[] = [
  [['flatbuffer: { table: Stap }'], "the schemas of 'test' have no table 'Stap'; did you mean 'Step'?"],
  [
    ['flatbuffer: { table: Step, enum: Functions, case: Abs, value: 0 }'],
    "the schemas of 'test' have no enum 'Functions'; did you mean 'Function'?",
  ],
  [['flatbuffer: { table: Step, enum: Function, case: Abs, value: 1 }'], 'the value of Function.Abs is 0, not 1'],
  [
    ['flatbuffer: { table: Step, enum: Function, case: Cos, value: 3 }'],
    "Function has no case 'Cos' (extension: true adds it to the schemas)",
  ],
  [
    ['flatbuffer: { table: Step, enum: Function, case: Nek, value: 3 }'],
    "Function has no case 'Nek'; did you mean 'Neg'? (extension: true adds it to the schemas)",
  ],
  [
    ['extension: true, flatbuffer: { table: Step, enum: Function, case: Cos, value: 2 }'],
    'the value 2 is that of Function.Neg',
  ],
  [
    ['extension: true, flatbuffer: { table: Step, enum: Function, case: Cos, value: 1 }'],
    'a new value of Function must be greater than 2',
  ],
  [
    [
      'extension: true, flatbuffer: { table: Step, enum: Function, case: Cos, value: 3 }',
      'extension: true, flatbuffer: { table: Step, enum: Function, case: Sin, value: 3 }',
    ],
    'the value 3 is that of Function.Cos',
  ],
  [
    [
      'flatbuffer: { table: Step, enum: Function, case: Abs, value: 0 }',
      'flatbuffer: { table: Step, enum: Function, case: Abs, value: 0 }',
    ],
    "'Test_A0' is Function.Abs already",
  ],
];

for (const [ops, message] of mistakes) {
  test(`mistake: ${message}`, async () => {
    const { outputs, errors } = await generate(...ops);
    const last = ops.length - 1;
    assert.is(errors.split('\n')[0], `test/ops.yaml:${last + 4}:3: error: flatbuffer of 'Test_A${last}': ${message}`);
    assert.equal(outputs, []);
  });
}

test.run();
