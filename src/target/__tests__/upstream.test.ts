import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode } from '../schema/decode.ts';
import { TTNNBinary } from '../schema/generated/ttnn.gen.ts';
import { translate } from './translate.ts';

const folder = new URL('../../../fixtures/upstream/', import.meta.url);
const binaries = readdirSync(folder).filter((name) => name.endsWith('.ttnn'));

/** Tells whether the objects of two files are shared in the same way: what one stores once, the other stores once. */
function sharesAlike(ours: object, theirs: object): boolean {
  const partner = new Map<unknown, unknown>();
  const visit = (a: unknown, b: unknown): boolean => {
    if (typeof a !== 'object' || a === null || typeof b !== 'object' || b === null) return a === b;
    if (partner.has(a) || partner.has(b)) return partner.get(a) === b && partner.get(b) === a;
    partner.set(a, b);
    partner.set(b, a);
    return Object.entries(a).every(([key, value]) => visit(value, (b as Record<string, unknown>)[key]));
  };
  return visit(ours, theirs);
}

test('there are binaries of the C++ compiler', () => {
  assert.is(binaries.length, 11);
});

for (const name of binaries) {
  const input = name.replace('.ttnn', '.expected');

  test(`${input} becomes what the C++ compiler made of it`, () => {
    const theirs = decode(TTNNBinary, readFileSync(new URL(name, folder)));
    const { binary, diagnostics } = translate(readFileSync(new URL(input, folder), 'utf8'), input);
    assert.equal(diagnostics, []);
    assert.ok(binary);
    const [ours, expected] = [binary.programs[0]!, theirs.programs[0]!];
    assert.fixture(ours.debugInfo?.cpp ?? '', expected.debugInfo?.cpp ?? '');
    assert.is(ours.debugInfo?.mlir?.source, expected.debugInfo?.mlir?.source);
    assert.equal(
      ours.operations.map((operation) => operation.debugInfo),
      expected.operations.map((operation) => operation.debugInfo),
    );
    assert.equal(binary, theirs);
    assert.ok(sharesAlike(binary, theirs), 'what is stored once differs');
  });
}

test.run();
