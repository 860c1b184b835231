import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { main as filecheck } from '../../filecheck.ts';
import { memoryIo } from '../../memory-io.ts';
import { type ToolMain } from '../../tool-io.ts';
import { main as opt } from '../../ttmlir-opt.ts';
import { main as translate } from '../../ttmlir-translate.ts';
import { ArgumentError } from '../argument-error.ts';
import { withResponseFiles } from '../response-files.ts';

const test = suite<{ folder: string }>('response files', { folder: '' });

test.before((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'response files '));
  const files = {
    'a.rsp': '--canonicalize\n"a b.mlir" -o\\ x',
    'b.rsp': '-v @a.rsp\t@none.rsp',
    'self.rsp': 'x @other.rsp',
    'other.rsp': '@self.rsp',
    'version.rsp': '--version',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(context.folder, name), text);
  mkdirSync(join(context.folder, 'sub'));
});

test.after(({ folder }) => rmSync(folder, { recursive: true }));

test('arguments that stand in files take the place of these, in files too', ({ folder }) => {
  const words = withResponseFiles(['--cse', '@b.rsp', '--'], memoryIo({ cwd: folder }));
  assert.equal(words, ['--cse', '-v', '--canonicalize', 'a b.mlir', '-o x', '@none.rsp', '--']);
});

test('a file that stands in itself is an error, and what is no file', ({ folder }) => {
  const messageOf = (argument: string): string => {
    try {
      return withResponseFiles([argument], memoryIo({ cwd: folder })).join(' ');
    } catch (error) {
      if (error instanceof ArgumentError) return error.message;
      throw error;
    }
  };
  assert.is(messageOf('@self.rsp'), `recursive expansion of: '${join(folder, 'self.rsp')}'`);
  assert.is(messageOf('@sub'), `cannot open file '${join(folder, 'sub')}': Is a directory`);
});

test('the tools with options of LLVM take such files', async ({ folder }) => {
  const tools: readonly ToolMain[] = [opt, translate, filecheck];
  for (const main of tools) {
    const io = memoryIo({ cwd: folder });
    assert.is(await main(['@version.rsp'], io), 0);
    assert.match(io.stdout.text, /\d+\.\d+\.\d+\n$/);
  }
});

test.run();
