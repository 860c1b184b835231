import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { dialectFiles } from '../dialect-entries.ts';
import { packageEntries } from '../package-entries.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'typed-example-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

/** Returns what the compiler says of programs that have the package. */
function messagesOf(...texts: readonly string[]): readonly (readonly string[])[] {
  const files = texts.map((text, i) => {
    const file = join(folder, `example-${i}.mts`);
    writeFileSync(file, text);
    return file;
  });
  mkdirSync(join(folder, 'dialects'));
  for (const [name, paths] of dialectFiles(root)) {
    const exports = paths.map((path) => `export * from '${join(root, path)}';\n`);
    writeFileSync(join(folder, 'dialects', `${name}.mts`), exports.join(''));
  }
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  delete options.tsBuildInfoFile;
  const paths = { ttmlir: [packageEntries(root)['index']!], 'ttmlir/dialects/*': [join(folder, 'dialects/*.mts')] };
  const program = ts.createProgram(files, { ...options, incremental: false, noEmit: true, paths });
  return files.map((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n').split('\n')[0]!),
  );
}

test('the example in TypeScript compiles, and mistakes in it do not', () => {
  const [, example] = /^```ts\n(.*?)^```/ms.exec(readFileSync(join(root, 'docs/library.md'), 'utf8'))!;
  const mistaken = example!.replace('{ lhs, rhs })', '{ lhs })').replace("default: '4'", 'default: 4');
  const [none, some] = messagesOf(example!, mistaken);
  assert.equal(none, []);
  assert.is(some!.length, 2);
  assert.match(some![0]!, "Argument of type '{ lhs: Value; }' is not assignable to parameter of type");
  assert.is(some![1], "Type 'number' is not assignable to type 'string'.");
});

test.run();
