import fc from 'fast-check';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { allocateTileArray } from '../tile-array.ts';
import { exponential } from '../exponential.ts';
import { plainTileMath as math } from '../plain-tile-math.ts';
import { binaryFunctions, unaryFunctions } from '../elementwise-functions.ts';

const exact = { fidelity: 'hifi4', plainProduct: true, dst: 'f32' } as const;

test('the exponential is correct to binary32 over its range', () => {
  fc.assert(
    fc.property(fc.double({ min: -110, max: 95, noNaN: true }), (x) => {
      const expected = Math.exp(x);
      const got = exponential(x);
      if (x > 89) assert.is(got, Infinity);
      else if (x < -105) assert.is(got, 0);
      else assert.ok(Math.abs(got - expected) <= 4e-15 * expected, `exp(${x}) is ${got}, expected ${expected}`);
    }),
    { seed: 23, numRuns: 5000 },
  );
  assert.is(exponential(0), 1);
  assert.is(exponential(-Infinity), 0);
  assert.ok(Number.isNaN(exponential(NaN)));
});

/** The functions of numbers, and those of integers. */
const ofNumbers = <F extends { readonly ofIntegers?: true }>(functions: Readonly<Record<string, F>>): [string, F][] =>
  Object.entries(functions).filter(([, { ofIntegers }]) => !ofIntegers);

const numbers = [0, 0.25, -0.25, 1, -1, 3.5, -17, 1e-3, 60, -60];

/** Fails unless `got` is `expected` rounded to binary32, up to one unit in its last place. */
function checkClose(got: number, expected: number, what: string): void {
  const rounded = Math.fround(expected);
  const close = Object.is(got, rounded) || got === rounded || Math.abs(got - rounded) <= 1e-7 * Math.abs(rounded);
  assert.ok(close, `${what} is ${got}, expected ${rounded}`);
}

test('functions of one element agree with their definition', () => {
  for (const [name, { reference }] of ofNumbers(unaryFunctions)) {
    const dst = allocateTileArray(1);
    numbers.forEach((x, i) => (dst.f32[i] = x));
    math.sfpuUnary(name, dst, 0, 0.5, exact);
    numbers.forEach((x, i) => checkClose(dst.f32[i]!, reference(Math.fround(x), 0.5), `${name}(${x})`));
  }
});

test('functions of two elements agree with their definition', () => {
  for (const [name, { reference }] of ofNumbers(binaryFunctions)) {
    for (const b of numbers) {
      const dst = allocateTileArray(2);
      numbers.forEach((a, i) => (dst.f32[i] = a));
      dst.f32.fill(b, 1024);
      math.sfpuBinary(name, dst, 0, 1, exact);
      numbers.forEach((a, i) => {
        checkClose(dst.f32[i]!, reference(Math.fround(a), Math.fround(b)), `${name}(${a}, ${b})`);
      });
    }
  }
});

const integers = [0, 1, 2, 5, 31, 32, 255, 65536, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

test('functions of integers agree with their definition on every bit', () => {
  for (const [name, { ofIntegers, reference }] of Object.entries(unaryFunctions)) {
    if (!ofIntegers) continue;
    const dst = allocateTileArray(1);
    dst.u32.set(integers);
    math.sfpuUnary(name, dst, 0, 0, exact);
    integers.forEach((x, i) => assert.is(dst.u32[i], reference(x, 0), `${name}(${x})`));
  }
  for (const [name, { ofIntegers, reference }] of Object.entries(binaryFunctions)) {
    for (const b of ofIntegers ? integers : []) {
      const dst = allocateTileArray(2);
      dst.u32.set(integers);
      dst.u32.fill(b, 1024);
      math.sfpuBinary(name, dst, 0, 1, exact);
      integers.forEach((a, i) => assert.is(dst.u32[i], reference(a, b), `${name}(${a}, ${b})`));
    }
  }
});

test('the angle of a point is that of its quadrant, on axes, at the origin and at infinity too', () => {
  const coordinates = [0, -0, 1, -1, 0.4, -2.5, 1e-30, -1e30, Infinity, -Infinity, NaN];
  const { evaluate, reference } = binaryFunctions['atan2']!;
  for (const y of coordinates) {
    for (const x of coordinates) checkClose(Math.fround(evaluate(y, x)), reference(y, x), `atan2(${y}, ${x})`);
  }
});

test('NaN in, NaN out, as by their definition', () => {
  for (const [name, { evaluate, reference }] of ofNumbers(unaryFunctions)) {
    assert.equal(evaluate(NaN, 0.5), reference(NaN, 0.5), name);
  }
  for (const [name, { evaluate, reference }] of ofNumbers(binaryFunctions)) {
    assert.equal(evaluate(NaN, 1), reference(NaN, 1), name);
    assert.equal(evaluate(1, NaN), reference(1, NaN), name);
  }
});

test('infinities and zeros of both signs give what they give by definition', () => {
  for (const [name, { evaluate, reference }] of ofNumbers(unaryFunctions)) {
    for (const x of [Infinity, -Infinity, 0, -0]) {
      checkClose(Math.fround(evaluate(x, 0.5)), reference(x, 0.5), `${name}(${x})`);
    }
  }
  assert.is(unaryFunctions['rsqrt']!.reference(-0, 0), -Infinity);
});

test('what is marked commutative commutes', () => {
  for (const { commutative, ofIntegers, reference } of Object.values(binaryFunctions)) {
    const operands = ofIntegers ? integers : numbers;
    for (const a of operands) for (const b of operands) if (commutative) assert.is(reference(a, b), reference(b, a));
  }
});

test.run();
