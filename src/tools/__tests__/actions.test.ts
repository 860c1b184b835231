import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

/** What watches actions; the recorded runs of mlir-opt in fixtures/opt have the logs. */

const program = `func.func @f(%x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %x, %c1 : i32
  %1 = arith.addi %0, %c1 : i32
  return %1 : i32
}
`;

function run(...args: string[]): { readonly code: number; readonly stdout: string; readonly stderr: string } {
  const io = memoryIo({ stdin: program });
  const code = main(args, io);
  return { code, stdout: io.stdout.text, stderr: io.stderr.text };
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly args?: { readonly desc: string };
}

test('a profile is a list of events, each of which begins and ends', () => {
  const folder = mkdtempSync(join(tmpdir(), 'actions-'));
  try {
    const path = join(folder, 'profile.json');
    assert.is(run('--canonicalize', `--profile-actions-to=${path}`).code, 0);
    const events = JSON.parse(readFileSync(path, 'utf8')) as TraceEvent[];
    const names = events.map(({ name, ph }) => `${ph} ${name}`);
    assert.equal(names.slice(0, 3), ['B pass-execution', 'B GreedyPatternRewriteIteration', 'B apply-pattern']);
    assert.is(names.at(-1), 'E pass-execution');
    assert.is(events.filter(({ ph }) => ph === 'B').length, events.filter(({ ph }) => ph === 'E').length);
    assert.is(events[2]!.args!.desc, '`apply-pattern pattern: (anonymous namespace)::AddIAddConstant');
    assert.ok(events.every(({ ts }, i) => i === 0 || ts >= events[i - 1]!.ts));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a profile without actions is an empty list', () => {
  assert.match(run('--profile-actions-to=-').stdout, /^\[\]module \{\n/);
});

test('the names of patterns are those of options', () => {
  const label = '{(anonymous namespace)::AddIAddConstant}';
  assert.is(run(`--canonicalize=disable-patterns=${label}`).stdout.split('addi').length, 3);
  assert.is(run('--canonicalize=disable-patterns=AddIAddConstant').stdout.split('addi').length, 2);
  assert.is(run(`--canonicalize=enable-patterns=${label}`).stdout.split('addi').length, 2);
});

test('counters that are no counters are refused', () => {
  const refusal = (argument: string): string => {
    const { code, stderr } = run('--canonicalize', `--mlir-debug-counter=${argument}`);
    assert.is(code, 1);
    return stderr;
  };
  const head = 'ttmlir-opt: for the --mlir-debug-counter option: expected DebugCounter';
  const noNumber =
    'argument to have an `=` separating the counter name and value, but the provided argument was: `apply-pattern`\n';
  assert.is(refusal('apply-pattern'), `${head} ${noNumber}`);
  assert.is(refusal('apply-pattern-skip=x'), `${head} counter value to be numeric, but got \`x\`\n`);
  const noKind = 'counter name to end with either `-skip` or `-count`, but got`apply-pattern-only`\n';
  assert.is(refusal('apply-pattern-only=3'), `${head} ${noKind}`);
});

test('a negative number of actions to skip skips none', () => {
  const { stdout, stderr } = run(
    '--canonicalize',
    '--mlir-debug-counter=apply-pattern-skip=-1',
    '--mlir-print-debug-counter',
  );
  assert.is(stdout.split('addi').length, 2);
  assert.match(stderr, /^apply-pattern {19}: \{\d+,-1,-1\}$/m);
});

test('a filter without a file is refused', () => {
  const { code, stderr } = run('--cse', '--log-mlir-actions-filter=a.mlir,');
  assert.is(code, 1);
  assert.is(stderr, 'error: initializing FileLineColLocBreakpoint with empty file name\nInvalid location filter: \n');
});

test('operations are printed as the flags say', () => {
  const log = (...flags: string[]): string => run('--cse', '--log-actions-to=-', ...flags).stdout.split('\n')[0]!;
  assert.match(log(), /\(module \{\.\.\.\}\)`$/);
  assert.match(log('--mlir-print-op-generic'), /\("builtin\.module"\(\) \(\{\.\.\.\}\) : \(\) -> \(\)\)`$/);
  assert.match(log('--mlir-print-debuginfo'), /\(module \{\.\.\.\} loc\("<stdin>":0:0\)\)`$/);
  assert.match(log('--mlir-print-debuginfo', '--mlir-pretty-debuginfo'), /\(module \{\.\.\.\} <stdin>:0:0\)`$/);
});

test('several filters take what any of them takes', () => {
  const count = (filter: string): number => {
    const { stdout } = run('--canonicalize', '--log-actions-to=-', `--log-mlir-actions-filter=${filter}`);
    return stdout.split('begins').length - 1;
  };
  const [line, place] = [count('<stdin>:4'), count('<stdin>:0:0')];
  assert.ok(line > 0 && place > 0);
  assert.is(count('<stdin>:4,<stdin>:0:0'), line + place);
  assert.is(count('<stdin>'), count('<stdin>:-1'));
  assert.is(count('<stdin>:4:x'), 0);
});

test.run();
