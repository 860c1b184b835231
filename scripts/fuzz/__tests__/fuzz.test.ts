import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { inputOf, runBatch } from '../batch.ts';
import { difference, internalError } from '../checks/finding.ts';
import { checkPasses, pipelineMark } from '../checks/passes.ts';
import { rejection } from '../checks/parsing.ts';
import { checkProgram } from '../checks/program.ts';
import { fuzz } from '../fuzz.ts';
import { tokensOf } from '../inputs/tokens.ts';
import { check, kinds, type Kind } from '../kinds.ts';
import { reduce } from '../minimize.ts';

for (const kind of Object.keys(kinds)) {
  test(`the first inputs of kind '${kind}' show no bug, and are the same every time`, () => {
    const { count, failures } = runBatch({ kind, seed: 1, first: 0, count: 12 });
    assert.is(count, 12);
    assert.equal(
      failures.map(({ text, finding }) => [finding.property, finding.details, text]),
      [],
    );
    assert.is(inputOf(kind, 1, 3), inputOf(kind, 1, 3));
    assert.is.not(inputOf(kind, 1, 3), inputOf(kind, 2, 3));
  });
}

test('what was found once is right now', () => {
  const path = fileURLToPath(new URL('../../../fixtures/fuzz/findings.mlir', import.meta.url));
  const programs = readFileSync(path, 'utf8').split('// -----\n\n').slice(1);
  assert.is(programs.length, 40);
  for (const program of programs) {
    const checked = program.startsWith(pipelineMark) ? checkPasses(program) : checkProgram(program);
    const isInvalid = program.includes('// refused');
    assert.equal(checked, { accepted: !isInvalid }, program);
  }
});

test('errors that are no diagnostics are findings, which tell bugs and not inputs apart', () => {
  const failing = (message: string): Kind => ({
    ...kinds['tokens']!,
    check() {
      throw new TypeError(message);
    },
  });
  const [first, second, third] = ["no '1' in 5", "no '2' in 77", 'else'].map(
    (text) => check(failing(text), '').finding!,
  );
  assert.is(first!.property, 'no internal error');
  assert.is(first!.signature, second!.signature);
  assert.is.not(first!.signature, third!.signature);
  assert.is(internalError('text').details.split('\n')[0], 'Error: text');
});

test('a refusal without error or place is a finding', () => {
  assert.is(rejection('', [])?.property, 'a refusal has an error');
  assert.is(checkProgram('%').accepted, false);
  assert.is(checkProgram('%').finding, undefined);
});

test('a program is checked, with the pipeline that its first line gives', () => {
  const program = 'func.func @f(%a: i32) -> i32 {\n  %0 = arith.addi %a, %a : i32\n  return %0 : i32\n}\n';
  assert.equal(checkProgram(program), { accepted: true });
  assert.equal(checkPasses(`// PIPELINE: builtin.module(cse)\n${program}`), { accepted: true });
  assert.equal(checkPasses(`// PIPELINE: nonsense\n${program}`), { accepted: false });
});

test('a difference shows where texts differ first', () => {
  const { details, signature } = difference('p', 'a\n"b.c" 1\n', 'a\n"b.c" 2\n');
  assert.is(details.split('\n--- before')[0], 'line 2\n- "b.c" 1\n+ "b.c" 2');
  assert.is(signature, "''");
});

test('tokens joined are the text, and what does not matter is left out', () => {
  const text = 'a "b c" %d// e\n\n->f.g <1>{-# #-}\u0000é';
  assert.is(tokensOf(text).join(''), text);
  let best = '';
  const fails = (each: string): boolean => {
    const isBad = each.includes('x') && each.includes('y');
    if (isBad) best = each;
    return isBad;
  };
  reduce([...'abcxdefghiyjk'], fails, () => false);
  assert.is(best, 'xy');
});

test('a run says how many inputs it made', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'));
  const lines: string[] = [];
  const run = {
    kinds: ['affine'],
    seed: 1,
    minutes: 1,
    inputs: 1,
    jobs: 1,
    folder,
    mlirOpt: 'none',
    write: (text: string) => void lines.push(text),
  };
  assert.is(await fuzz(run), 0);
  assert.match(lines.join('\n'), /seed 1[^]*affine +200 [^]*\n200 inputs in [^]*nothing was found$/);
  assert.equal(readdirSync(folder), []);
  rmSync(folder, { recursive: true });
});

test.run();
