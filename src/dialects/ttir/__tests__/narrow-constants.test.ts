import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { FloatType, type FloatKind, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { createContext } from '../../__tests__/parse-module.ts';
import { convertElements, isNarrow } from '../narrow-constants.ts';

const context = createContext();
const float = (kind: FloatKind): FloatType => FloatType.get(context, kind);
const integer = (width: number, isUnsigned = false): IntegerType =>
  isUnsigned ? IntegerType.get(context, width, 'unsigned') : IntegerType.get(context, width);

/** Returns a constant of these bits, a byte each. */
function constantOf(type: Type, ...bits: number[]): DenseElementsAttr {
  return DenseElementsAttr.get(RankedTensorType.get([bits.length], type), Uint8Array.from(bits));
}

/** Returns the numbers that a constant becomes, undefined where one has no counterpart. */
function converted(constant: DenseElementsAttr, to: Type): number[] | undefined {
  const { numElements } = constant.type;
  const result = convertElements(constant, RankedTensorType.get([numElements], to));
  return result && Array.from({ length: numElements }, (_, i) => result.numberAt(i));
}

/** Returns what the specification of the format gives for a pattern: ±2^exponent * 1.mantissa, ±2^(1 - bias) * 0.mantissa without exponent. */
function valueOf(bits: number, exponentBits: number, mantissaBits: number, bias: number): number {
  const sign = bits >> (exponentBits + mantissaBits) ? -1 : 1;
  const exponent = (bits >> mantissaBits) & (2 ** exponentBits - 1);
  const fraction = (bits & (2 ** mantissaBits - 1)) / 2 ** mantissaBits;
  return sign * (exponent === 0 ? 2 ** (1 - bias) * fraction : 2 ** (exponent - bias) * (1 + fraction));
}

test('narrow are integers of 2 to 7 bits and floats of 8 bits or less', () => {
  const narrow = [integer(2), integer(4), integer(7, true), float('f8E5M2'), float('f4E2M1FN'), float('f8E8M0FNU')];
  assert.ok(narrow.every(isNarrow));
  const others = [integer(1), integer(8), integer(16), integer(48), float('bf16'), float('f16'), float('f64')];
  assert.not.ok(others.some(isNarrow));
});

test('every finite f8E4M3FN and f8E5M2 is the same number in f32, bf16 and f64', () => {
  for (const [kind, exponentBits, mantissaBits] of [
    ['f8E4M3FN', 4, 3],
    ['f8E5M2', 5, 2],
  ] as const) {
    const bias = 2 ** (exponentBits - 1) - 1;
    const isFinite = (bits: number): boolean => {
      const magnitude = bits & 0x7f;
      return kind === 'f8E4M3FN' ? magnitude !== 0x7f : magnitude < 0x7c;
    };
    const bits = [...Array(256).keys()].filter(isFinite);
    const expected = bits.map((pattern) => valueOf(pattern, exponentBits, mantissaBits, bias));
    for (const wide of ['f32', 'bf16', 'f64'] as const) {
      assert.equal(converted(constantOf(float(kind), ...bits), float(wide)), expected, `${kind} in ${wide}`);
    }
  }
});

test('infinity and NaN stay what they are', () => {
  assert.equal(converted(constantOf(float('f8E5M2'), 0x7c, 0xfc, 0x7e), float('f32')), [Infinity, -Infinity, NaN]);
  assert.equal(converted(constantOf(float('f8E4M3FN'), 0x7f, 0), float('bf16')), [NaN, 0]);
  assert.equal(converted(constantOf(float('f8E8M0FNU'), 0x7f, 0x80, 0xff), float('f32')), [1, 2, NaN]);
});

test('integers keep their sign where the type has one, and their lowest bits where it has fewer', () => {
  const all = [...Array(16).keys()];
  const signed = all.map((bits) => (bits < 8 ? bits : bits - 16));
  for (const type of [integer(8), integer(32), integer(64), float('f32'), float('bf16')]) {
    assert.equal(converted(constantOf(integer(4), ...all), type), signed);
    assert.equal(converted(constantOf(integer(4, true), ...all), type), all);
  }
  assert.equal(converted(constantOf(integer(4), 15, 7), integer(8, true)), [255, 7]);
  assert.equal(converted(constantOf(integer(4), 15, 7), integer(4, true)), [15, 7]);
  assert.equal(converted(constantOf(integer(4), 15, 0, 8), integer(1))?.map(Math.abs), [1, 0, 1]);
});

test('floats become integers towards zero, of numbers that there are', () => {
  const [minusThreeAndAHalf, half, largest] = [0xc6, 0x30, 0x7e];
  const numbers = constantOf(float('f8E4M3FN'), minusThreeAndAHalf, half, largest);
  assert.equal(converted(numbers, integer(16)), [-3, 0, 448]);
  assert.is(converted(numbers, integer(8)), undefined);
  assert.is(converted(numbers, integer(32, true)), undefined);
  assert.is(converted(constantOf(float('f8E4M3FN'), 0x7f), integer(32)), undefined);
  assert.equal(converted(constantOf(float('f8E5M2'), 0x7e, 0x80, 1), integer(1))?.map(Math.abs), [1, 0, 1]);
});

test('numbers are rounded to narrow floats that are near, to the even one of two', () => {
  const rounded = (kind: FloatKind, ...numbers: number[]): number[] | undefined => {
    const bytes = new Uint8Array(Float32Array.from(numbers).buffer);
    const type = RankedTensorType.get([numbers.length], float('f32'));
    return converted(DenseElementsAttr.get(type, bytes), float(kind));
  };
  assert.equal(rounded('f8E4M3FN', 0.3, -460, 17, 19), [0.3125, -448, 16, 20]);
  assert.is(rounded('f8E4M3FN', 1, 500), undefined);
  assert.is(rounded('f8E4M3FN', Infinity), undefined);
  assert.equal(rounded('f8E5M2', -Infinity, 2), [-Infinity, 2]);
  assert.equal(rounded('f4E2M1FN', 6, -2.5), [6, -2]);
  assert.is(rounded('f4E2M1FN', 6.5), undefined);
  assert.is(rounded('f4E2M1FN', NaN), undefined);
  assert.equal(rounded('f8E8M0FNU', 4, 0.5), [4, 0.5]);
  assert.is(rounded('f8E8M0FNU', 3), undefined);
});

test.run();
