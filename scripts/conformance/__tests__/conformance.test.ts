import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { differenceOf, type Comparison } from '../compare.ts';
import { splitPrograms } from '../corpus.ts';
import { mutate } from '../generate/mutate.ts';
import { combine, generate, universeOf } from '../generate/programs.ts';
import { explain, readKnownDifferences } from '../known-differences.ts';
import { Oracle, type Outcome } from '../oracle.ts';
import { runOurs } from '../ours.ts';
import { distinctDifferences, shareTable } from '../report.ts';
import { sharedDialectsOnly } from '../shared-dialects.ts';

const printed = (text: string): Outcome => ({ kind: 'printed', text });
const refused = (text: string): Outcome => ({ kind: 'refused', text });

test('files are split at markers, and their expectations made comments', () => {
  const programs = splitPrograms('a\n// expected-error {{x}}\n// -----\n\nb\n// -----\n', 'f.mlir');
  assert.equal(programs, [
    { text: 'a\n// mentions-error {{x}}\n', origin: 'f.mlir:1' },
    { text: '\nb\n', origin: 'f.mlir:4' },
  ]);
});

test('a difference is the lines between those that are equal', () => {
  assert.is(differenceOf(printed('a\nb\nc\n\n'), printed('a\nb\nc')), undefined);
  assert.equal(differenceOf(printed('a\nb\nc\n'), printed('a\nx\ny\nc\n')), {
    oracle: 'b',
    ours: 'x\ny',
    sameFirstLine: true,
  });
  assert.is(differenceOf(printed('a'), refused('f:1:1: error: no\n'))!.ours, '(refused) f:1:1: error: no\n');
});

/** Returns what comes of programs where mlir-opt is a shell script. */
function outcomesOf(script: string, programs: readonly string[], startMs = 10_000): Outcome[] {
  const folder = mkdtempSync(join(tmpdir(), 'oracle-'));
  const command = join(folder, 'mlir-opt');
  writeFileSync(command, `#!/bin/sh\n${script}\n`);
  chmodSync(command, 0o755);
  const outcomes = new Oracle(command, { startMs, programMs: 0 }).run(programs, []);
  rmSync(folder, { recursive: true });
  return outcomes;
}

test('an oracle that does not end at a program, or prints less than it should, is taken to crash there', () => {
  const signal = { kind: 'crashed', text: 'mlir-opt ended by a signal' } as const;
  assert.equal(outcomesOf('exec sleep 60', ['a', 'b'], 100), [signal, signal]);
  const text = 'mlir-opt printed 1 of 2 parts, and diagnostics of 0 of 1 programs';
  assert.equal(outcomesOf('cat > /dev/null; echo part', ['a']), [{ kind: 'crashed', text }]);
});

test('prints of an oracle are compared by their bytes', () => {
  const script = String.raw`printf 'a\255\n//@@conformance@@--\n'; printf '<stdin>:3:1: error: no\n)\n^\n' >&2; exit 1`;
  const [outcome] = outcomesOf(`cat > /dev/null; ${script}`, ['a']);
  assert.is(differenceOf(outcome!, printed('a\udcad')), undefined);
  assert.ok(differenceOf(outcome!, printed('a\udcae')));
});

test('more errors than the oracle tells of are none', () => {
  assert.is(differenceOf(refused('f:1:1: error: a\n'), refused('f:1:1: error: a\nf:2:1: error: b\n')), undefined);
  assert.ok(differenceOf(refused('f:1:1: error: a\nf:2:1: error: b\n'), refused('f:1:1: error: a\n')));
  assert.is(differenceOf(refused(''), refused('f:1:1: error: a\n'))!.sameFirstLine, false);
  const dialects = (list: string): Outcome => refused(`f:1:1: note: Available dialects: ${list}; for more`);
  assert.is(differenceOf(dialects('a, b'), dialects('a')), undefined);
});

test('programs of dialects that one tool does not know are left out', () => {
  const isShared = sharedDialectsOnly(['arith', 'gpu'], ['arith', 'tt']);
  const keeps = (text: string): boolean => isShared({ text, origin: '' });
  assert.ok(keeps('%0 = arith.constant 1 : i32\n"foo.gpu"() : () -> ()'));
  assert.ok(keeps('"foo.a"() {gpu.x} : () -> ()'));
  for (const text of [
    '  gpu.barrier',
    '"gpu.barrier"() : () -> ()',
    '%0 = tt.x',
    '"a.b"() : () -> !gpu.t',
    '#tt.layout',
    '#tt<layout 1>',
  ]) {
    assert.not(keeps(text), text);
  }
});

test('random programs depend on the seed alone, and many of them are right', () => {
  const universe = universeOf(['builtin', 'arith', 'func', 'math']);
  const programs = generate(universe, 3, 300);
  assert.equal(generate(universe, 3, 20), programs.slice(0, 20));
  const accepted = programs.filter(({ text }) => runOurs(text, ['custom'])[0]!.kind === 'printed');
  assert.ok(accepted.length > 60, `${accepted.length}`);
  const several = combine(universe, 3, accepted);
  assert.ok(several.every(({ text }) => runOurs(text, ['generic'])[0]!.kind === 'printed'));
  const changed = mutate(programs, 3, 50);
  assert.equal(mutate(programs, 3, 50), changed);
  assert.ok(changed.some(({ text }) => runOurs(text, ['custom'])[0]!.kind === 'refused'));
});

const comparison = (oracle: string, ours: string, text = 'x'): Comparison => ({
  program: { text, origin: 'f.mlir:1' },
  what: 'diagnostics',
  dialects: ['arith', 'foo'],
  difference: { oracle, ours, sameFirstLine: false },
});

test('the list of known differences is short and says why', () => {
  const known = readKnownDifferences(fileURLToPath(new URL('../known-differences.yaml', import.meta.url)));
  assert.ok(known.length > 0 && known.length <= 20);
  assert.ok(
    known.every(({ reason, origin, program, oracle, ours }) => reason && (origin ?? program ?? oracle ?? ours)),
  );
  assert.is(explain(known, comparison('', '<stdin>:1:1: error: x'))!.reason.includes('without a word'), true);
  assert.is(explain(known, comparison('a', 'b')), undefined);
  const text = readFileSync(new URL('../known-differences.yaml', import.meta.url), 'utf8');
  assert.match(text, /^#/);
});

test('the report groups differences and counts dialects', () => {
  const list = [
    comparison("<stdin>:1:1: error: 'a' is 1", 'b', 'long program'),
    comparison("<stdin>:2:7: error: 'c' is 2", 'b'),
    { ...comparison('', ''), difference: undefined },
  ];
  const [first, ...rest] = distinctDifferences(list);
  assert.equal([first!.count, first!.comparison.program.text, rest.length], [2, 'x', 0]);
  const inForms = ['custom', 'generic'] as const;
  const both = distinctDifferences(inForms.map((what) => ({ ...comparison('a', 'b'), what })));
  assert.is(both.length, 1, 'a difference that every form has is shown once');
  const table = shareTable(list, ['arith']);
  assert.match(table, /^arith .* 1\/3 33\.3 %/m);
  assert.match(table, /^unregistered .* 1\/3 33\.3 %/m);
});

test.run();
