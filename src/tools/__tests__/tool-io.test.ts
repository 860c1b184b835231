import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { invariant } from '../../support/invariant.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { BrokenPipeError, callTool, OutputError, resolveFile, resolvePath, type ToolMain } from '../tool-io.ts';

const report =
  'This is a bug of ttmlir. Please report it with the input and the command line; TTMLIR_DEBUG=1 adds a stack trace.\n';

async function call(main: ToolMain, env: Record<string, string> = {}) {
  const io = memoryIo({ env });
  const exitCode = await callTool('tool', main, ['a'], io);
  return { exitCode, stdout: io.stdout.text, stderr: io.stderr.text };
}

test('the exit code and the output of a tool come through', async () => {
  const main: ToolMain = (argv, io) => {
    io.stdout.write(argv.join());
    return 3;
  };
  assert.equal(await call(main), { exitCode: 3, stdout: 'a', stderr: '' });
});

test('a failed invariant is reported as a bug, without a stack trace', async () => {
  const main: ToolMain = async () => {
    invariant(false, 'the block has no parent');
  };
  assert.equal(await call(main), {
    exitCode: 70,
    stdout: '',
    stderr: `tool: internal error: the block has no parent\n${report}`,
  });
});

test('any other exception is a bug too, and what was written before stays', async () => {
  const main: ToolMain = (_, io) => {
    io.stdout.write('before');
    return (undefined as unknown as string).length;
  };
  const { exitCode, stdout, stderr } = await call(main);
  assert.is(exitCode, 70);
  assert.is(stdout, 'before');
  assert.is(
    stderr,
    `tool: internal error: TypeError: Cannot read properties of undefined (reading 'length')\n${report}`,
  );
});

test('what is thrown need not be an error', async () => {
  const main: ToolMain = () => {
    throw 'text';
  };
  assert.is((await call(main)).stderr, `tool: internal error: Error: text\n${report}`);
});

test('TTMLIR_DEBUG adds the stack trace', async () => {
  const main: ToolMain = () => {
    throw new Error('here');
  };
  const { stderr } = await call(main, { TTMLIR_DEBUG: '1' });
  assert.match(stderr, /^tool: internal error: Error: here\nError: here\n {4}at /);
  assert.ok(stderr.endsWith(report));
});

test('a reader that went away ends the tool quietly', async () => {
  const main: ToolMain = () => {
    throw new BrokenPipeError('nobody reads');
  };
  assert.equal(await call(main), { exitCode: 141, stdout: '', stderr: '' });
});

test('output that gets lost ends the tool with a message', async () => {
  const main: ToolMain = () => {
    throw new OutputError('the disk is full');
  };
  assert.equal(await call(main), { exitCode: 1, stdout: '', stderr: 'tool: error: the disk is full\n' });
});

test('a bug is reported even when nobody reads standard error', async () => {
  const io = memoryIo();
  const deaf = {
    ...io,
    stderr: {
      isTerminal: false,
      columns: 80,
      write: () => {
        throw new BrokenPipeError('nobody reads');
      },
    },
  };
  const main: ToolMain = () => {
    throw new Error('here');
  };
  assert.is(await callTool('tool', main, [], deaf), 70);
});

test('paths start from the working directory', () => {
  const io = memoryIo({ cwd: '/base' });
  assert.is(resolvePath(io, 'a/b'), '/base/a/b');
  assert.is(resolvePath(io, '/a'), '/a');
});

test('the path of what has to be a file keeps the slash that makes it one of a folder', () => {
  const io = memoryIo({ cwd: '/base' });
  assert.is(resolveFile(io, 'a/b'), '/base/a/b');
  assert.is(resolveFile(io, 'a/'), '/base/a/');
  assert.is(resolveFile(io, '/'), '/');
});

if (process.platform !== 'win32') {
  test('a file is neither read nor made at the path of a folder', async () => {
    const io = memoryIo({ cwd: import.meta.dirname, stdin: 'module {}' });
    assert.is(await opt(['tool-io.test.ts/'], io), 1);
    assert.is(await opt(['-', '-o', 'none/'], io), 1);
    assert.is(
      io.stderr.text,
      "cannot open input file 'tool-io.test.ts/': Not a directory\ncannot open output file 'none/': Is a directory\n",
    );
  });
}

test.run();
