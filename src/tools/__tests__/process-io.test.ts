import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inheritedNodeArguments } from '../node-arguments.ts';
import { processIo } from '../process-io.ts';

const folder = mkdtempSync(join(tmpdir(), 'process-io-'));
test.after(() => rmSync(folder, { recursive: true, force: true }));

interface Surroundings {
  readonly stdin?: string;
  /** Closes standard output early. */
  readonly stopAfterBytes?: number;
  /** Takes standard output instead. */
  readonly stdout?: number;
}

/** Runs a tool with the given body as a process. */
function runTool(body: string, { stdin = '', stopAfterBytes = Infinity, stdout: descriptor }: Surroundings = {}) {
  const moduleUrl = pathToFileURL(fileURLToPath(new URL('../run-tool.ts', import.meta.url))).href;
  const path = join(folder, `${Math.random()}.mts`);
  writeFileSync(
    path,
    `import { runTool } from '${moduleUrl}';\n` +
      `await runTool('tool', async () => ({ main: async (argv: readonly string[], io: any) => { ${body} } }));\n`,
  );
  const child = spawn(process.execPath, [...inheritedNodeArguments(), path, 'x', 'y'], {
    stdio: ['pipe', descriptor ?? 'pipe', 'pipe'],
  });
  return new Promise<{ code: number | null; stdout: string; stderr: string }>((resolve) => {
    let stdout = '';
    let stderr = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      stdout += chunk.toString('latin1');
      if (stdout.length >= stopAfterBytes) child.stdout?.destroy();
    });
    child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.on('close', (code) => resolve({ code, stdout, stderr }));
    child.stdin?.on('error', () => {});
    child.stdin?.end(stdin);
  });
}

const [copied, failed, gone, crashed] = await Promise.all([
  runTool(`io.stdout.write(io.stdin.readBytes()); io.stderr.write(argv.join()); return 5;`, {
    stdin: 'line\n'.repeat(50_000),
  }),
  runTool(`io.stdout.write('out'); throw new Error('here');`),
  runTool(`for (;;) io.stdout.write('x'.repeat(1000));`, { stopAfterBytes: 1 }),
  runTool(`io.stderr.write(String(io.stdout.isTerminal) + io.stdout.columns + (io.cwd === process.cwd())); return 0;`),
]);

test('arguments, standard input and output, and the exit code are those of the process', () => {
  assert.is(copied.code, 5);
  assert.is(copied.stdout.length, 250_000);
  assert.is(copied.stderr, 'x,y');
});

test('an exception is reported, after what was written before it', () => {
  assert.is(failed.code, 70);
  assert.is(failed.stdout, 'out');
  assert.match(failed.stderr, /^tool: internal error: Error: here\nThis is a bug of ttmlir\./);
});

test('a working directory that was deleted is where it was', () => {
  const [before, shellsOwn] = [process.cwd(), process.env['PWD']];
  const deleted = mkdtempSync(join(tmpdir(), 'deleted-'));
  process.env['PWD'] = deleted;
  process.chdir(deleted);
  rmSync(deleted, { recursive: true });
  const { cwd } = processIo();
  process.chdir(before);
  if (shellsOwn === undefined) delete process.env['PWD'];
  else process.env['PWD'] = shellsOwn;
  assert.is(cwd, deleted);
});

test('a tool whose output nobody reads any more ends quietly', () => {
  assert.is(gone.code, 141);
  assert.is(gone.stderr, '');
});

const hasFullDevice = existsSync('/dev/full');
const checkFull = hasFullDevice ? test : test.skip;
const unless = hasFullDevice ? '' : ' (this system has no /dev/full)';

checkFull(`output that cannot be written is said to be lost${unless}`, async () => {
  const full = openSync('/dev/full', 'w');
  const { code, stderr } = await runTool(`io.stdout.write('out'); return 0;`, { stdout: full });
  closeSync(full);
  assert.is(code, 1);
  assert.is(stderr, 'tool: error: cannot write the output: No space left on device\n');
});

test('a pipe is no terminal', () => {
  assert.is(crashed.stderr, 'false80true');
});

test.run();
