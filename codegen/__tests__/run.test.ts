import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runCodegen } from '../run.ts';
import { base } from './spec-text.ts';

interface Tree {
  root: string;
}

const test = suite<Tree>('runCodegen');

test.before.each((tree) => {
  tree.root = mkdtempSync(join(tmpdir(), 'codegen-'));
  write(tree, 'dialects-td/test/base.yaml', base);
  write(tree, 'dialects-td/test/ops.yaml', spec('abs'));
  write(tree, '.prettierrc.json', '{ "singleQuote": true }');
  mkdirSync(join(tree.root, 'src/target/schema'), { recursive: true });
});

test.after.each((tree) => rmSync(tree.root, { recursive: true }));

function write(tree: Tree, path: string, text: string): void {
  mkdirSync(dirname(join(tree.root, path)), { recursive: true });
  writeFileSync(join(tree.root, path), text);
}

function read(tree: Tree, path: string): string {
  return readFileSync(join(tree.root, path), 'utf8');
}

function spec(mnemonic: string): string {
  return `dialect: test
include: [test/base]
records:
  Test_AbsOp:
    parent: Op
    mnemonic: ${mnemonic}
    summary: Absolute value.
    ins:
      - "AnyTensor:$input": what it is computed of
      - "OptionalAttr<I32Attr>:$name": clashes with a member of Operation
    outs: ["AnyTensor:$result"]
    hasVerifier: true
`;
}

const ops = 'src/dialects/test/generated/test-ops.gen.ts';

test('writes code, reference and schema, and then has nothing to change', async (tree) => {
  const first = await runCodegen({ root: tree.root });
  assert.is(first.errors, '');
  assert.equal([...first.changed].sort(), [
    'dialects-td/schema/spec.schema.json',
    'docs/dialects/README.md',
    'docs/dialects/test.md',
    'src/dialects/generated/registry.gen.ts',
    'src/dialects/test/generated/test-dialect.gen.ts',
    'src/dialects/test/generated/test-hooks.gen.ts',
    ops,
  ]);
  const code = read(tree, ops);
  assert.match(code, '// @generated from dialects-td/test/ops.yaml; do not edit, run npm run codegen\n');
  assert.match(code, "static readonly opName = 'test.abs';");
  assert.match(code, 'get nameAttr(): number | undefined {');
  assert.match(read(tree, 'docs/dialects/test.md'), '### `test.abs`\n\n_Absolute value._\n');
  assert.match(read(tree, 'docs/dialects/README.md'), '| `test` | [`test.abs`](test.md#testabs) |  | yes |  |  |\n');
  const second = await runCodegen({ root: tree.root });
  assert.equal([second.changed, second.stale], [[], []]);
});

test('with check it lists differences and writes nothing', async (tree) => {
  await runCodegen({ root: tree.root });
  write(tree, 'dialects-td/test/ops.yaml', spec('absolute'));
  const result = await runCodegen({ root: tree.root, check: true });
  assert.equal(result.changed, [ops, 'docs/dialects/test.md', 'docs/dialects/README.md']);
  assert.match(read(tree, ops), "'test.abs'");
});

test('deletes generated files that nothing generates any more, and only those', async (tree) => {
  await runCodegen({ root: tree.root });
  rmSync(join(tree.root, 'dialects-td/test/ops.yaml'));
  write(tree, 'src/dialects/test/generated/notes.ts', '// by hand\n');
  write(tree, 'docs/guide.md', '# by hand\n');
  const result = await runCodegen({ root: tree.root });
  assert.equal(result.stale, ['src/dialects/test/generated/test-hooks.gen.ts', ops]);
  assert.not(existsSync(join(tree.root, ops)));
  assert.ok(existsSync(join(tree.root, 'src/dialects/test/generated/notes.ts')));
  assert.ok(existsSync(join(tree.root, 'docs/guide.md')));
});

test('with errors in the specs it reports all of them and writes nothing', async (tree) => {
  write(
    tree,
    'dialects-td/test/ops.yaml',
    spec('abs').replace('AnyTensor:$input', 'AnyTensr:$input').replace('hasVerifier', 'hasVerfier'),
  );
  const result = await runCodegen({ root: tree.root });
  assert.is(result.errorCount, 2);
  assert.is(
    result.errors,
    `dialects-td/test/ops.yaml:9:10: error: unknown constraint 'AnyTensr'; did you mean 'AnyTensor'?
      - "AnyTensr:$input": what it is computed of
         ^
dialects-td/test/ops.yaml:12:5: error: unknown key 'hasVerfier' in an Op; did you mean 'hasVerifier'?
    hasVerfier: true
    ^
`,
  );
  assert.not(existsSync(join(tree.root, 'src/dialects')));
});

test('of specs that cannot be read it reports only this, not what lacks what they declare', async (tree) => {
  write(tree, 'dialects-td/test/base.yaml', base.replace('  AnyType:', '   AnyType:'));
  write(tree, 'dialects-td/test/more.yaml', spec('more').replace('mnemonic: more', 'mnemonic: #more'));
  const result = await runCodegen({ root: tree.root });
  assert.is(result.errorCount, 2);
  assert.is(
    result.errors,
    `dialects-td/test/base.yaml:6:3: error: all mapping items must start at the same column
  I32: { kind: type, native: true, summary: 32-bit signless integer }
  ^
dialects-td/test/more.yaml:6:15: error: a value is missing: what belongs to a key is indented below it, and text that starts with '#' is in double quotes
    mnemonic: #more
              ^
`,
  );
});

test('of a file that includes one that does not exist it reports only this', async (tree) => {
  write(tree, 'dialects-td/test/ops.yaml', spec('abs').replace('test/base', 'test/bsae'));
  const result = await runCodegen({ root: tree.root });
  assert.is(
    result.errors,
    `dialects-td/test/ops.yaml:2:11: error: no spec file 'test/bsae'; did you mean 'test/base'?
include: [test/bsae]
          ^
`,
  );
});

test('names what looks like a spec and is none', async (tree) => {
  write(tree, 'dialects-td/test/a.yml', 'dialect: test\n');
  write(tree, 'dialects-td/test/b.YAML', 'dialect: test\n');
  mkdirSync(join(tree.root, 'dialects-td/test/c.yaml'));
  mkdirSync(join(tree.root, 'more'));
  symlinkSync('nowhere', join(tree.root, 'dialects-td/test/d.yaml'));
  symlinkSync('../../more', join(tree.root, 'dialects-td/test/e'));
  const result = await runCodegen({ root: tree.root });
  assert.is(
    result.errors,
    `dialects-td/test/a.yml: error: the names of spec files end in '.yaml'; rename this one
dialects-td/test/b.YAML: error: the names of spec files end in '.yaml'; rename this one
dialects-td/test/c.yaml: error: this is a folder, and '.yaml' is for spec files; give it another name
dialects-td/test/d.yaml: error: this link leads to no file
dialects-td/test/e: error: links to folders are not followed; link the files in it
`,
  );
});

test('reads links to specs', async (tree) => {
  write(tree, 'ops.yaml', spec('linked'));
  rmSync(join(tree.root, 'dialects-td/test/ops.yaml'));
  symlinkSync('../../ops.yaml', join(tree.root, 'dialects-td/test/ops.yaml'));
  const result = await runCodegen({ root: tree.root });
  assert.is(result.errors, '');
  assert.match(read(tree, ops), "'test.linked'");
});

test('says of files that are not UTF-8 that they are not', async (tree) => {
  const folder = join(tree.root, 'dialects-td/test');
  writeFileSync(join(folder, 'a.yaml'), '\ufeffdialect: test\n', 'utf16le');
  writeFileSync(join(folder, 'b.yaml'), 'dialect: test\n', 'utf16le');
  writeFileSync(join(folder, 'c.yaml'), 'dialect: test # größe\n', 'latin1');
  const result = await runCodegen({ root: tree.root });
  assert.is(
    result.errors,
    `dialects-td/test/a.yaml: error: this file is UTF-16 or no text; a spec is UTF-8, save it as that
dialects-td/test/b.yaml: error: this file is UTF-16 or no text; a spec is UTF-8, save it as that
dialects-td/test/c.yaml:1:19: error: this file is not UTF-8; save it as that
dialect: test # gr\ufffd\ufffde
                  ^
`,
  );
});

test('refuses includes that say nothing', async (tree) => {
  write(tree, 'dialects-td/test/ops.yaml', spec('abs').replace('[test/base]', '[test/base, test/ops, test/base]'));
  const result = await runCodegen({ root: tree.root });
  assert.is(
    result.errors,
    `dialects-td/test/ops.yaml:2:22: error: a file sees its own names; drop this include of itself
include: [test/base, test/ops, test/base]
                     ^
dialects-td/test/ops.yaml:2:32: error: 'test/base' is included twice; drop one of them
include: [test/base, test/ops, test/base]
                               ^
`,
  );
});

test('refuses a namespace that no IR text can have', async (tree) => {
  write(tree, 'dialects-td/other/base.yaml', 'dialect: Oth-er\n');
  const result = await runCodegen({ root: tree.root });
  assert.is(
    result.errors,
    `dialects-td/other/base.yaml:1:10: error: 'Oth-er' is not a namespace: use lower case, digits and underscores
dialect: Oth-er
         ^
`,
  );
});

test.run();
