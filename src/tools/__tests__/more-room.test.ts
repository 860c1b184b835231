import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { OutOfMemoryError } from '../../support/memory-exhaustion.ts';
import { memoryIo } from '../memory-io.ts';
import { heapMbOfOptions } from '../more-room.ts';
import { inheritedNodeArguments } from '../node-arguments.ts';
import { callTool } from '../tool-io.ts';
import { main } from '../ttmlir-opt.ts';

const nested = (levels: number): string => '"a.b"() ({\n'.repeat(levels) + '}) : () -> ()\n'.repeat(levels);
const argv = ['--allow-unregistered-dialect', '--canonicalize', '--cse'];

test('a program of 2000 levels goes through passes in a thread with more room', () => {
  const tool = fileURLToPath(new URL('../bin/ttmlir-opt.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [...inheritedNodeArguments(), tool, ...argv], {
    input: nested(2000),
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  assert.is(`${status} ${stderr}`, '0 ');
  assert.is(stdout.match(/"a\.b"\(\) \(\{/g)?.length, 2000);
});

test('attributes and types of dialects that are nested deeply are printed in full, also the second time', () => {
  const levels = 150;
  const table = `#dlti.map<"${'key'.repeat(30)}" = `.repeat(levels) + '1 : i64' + '>'.repeat(levels);
  const type = '!emitc.ptr<'.repeat(levels) + 'i32' + '>'.repeat(levels);
  const op = `  "a.b"() {table = ${table}, type = ${type}} : () -> ()\n`;
  const text = `module {\n${op.repeat(3)}}\n\n`;
  const io = memoryIo({ stdin: text });
  assert.is(main(['--allow-unregistered-dialect'], io), 0);
  assert.is(io.stderr.text, '');
  assert.is(io.stdout.text, text);
});

test('what nests too deeply for the stack is a mistake of the input, with its place', () => {
  const io = memoryIo({ stdin: nested(20_000) });
  assert.is(main(argv, io), 1);
  assert.match(io.stderr.text, /^<stdin>:\d+:\d+: error: the input is nested too deeply\n/);
});

test('a tool that overflows the stack runs again where it is larger, when there is such a place', async () => {
  const overflow = (): never => {
    throw new RangeError('Maximum call stack size exceeded');
  };
  const io = memoryIo();
  assert.is(await callTool('tool', overflow, [], { ...io, rerunWithMoreRoom: () => Promise.resolve(7) }), 7);
  assert.is(io.stderr.text, '');
  assert.is(await callTool('tool', overflow, [], { ...io, rerunWithMoreRoom: () => Promise.resolve(undefined) }), 70);
});

test('a tool that runs out of memory runs again, and says so when that is not enough', async () => {
  const full = (): never => {
    throw new OutOfMemoryError(100 << 20);
  };
  const io = memoryIo();
  assert.is(await callTool('tool', full, [], { ...io, rerunWithMoreRoom: () => Promise.resolve(7) }), 7);
  assert.is(io.stderr.text, '');
  const rerunWithMoreRoom = (): Promise<number> => Promise.reject(new OutOfMemoryError(200 << 20));
  assert.is(await callTool('tool', full, [], { ...io, rerunWithMoreRoom }), 1);
  assert.is(io.stderr.text, 'tool: error: out of memory: the heap can have 200 MiB\n');
});

test('the limit of the heap that is named is the one that node was given', () => {
  assert.is(heapMbOfOptions(['--max-old-space-size=300', '--import', 'tsx', '--max_old_space_size=400']), 400);
  assert.is(heapMbOfOptions(['', '--stack-size=300', '--max-old-space-size=0']), undefined);
});

test.run();
