import { type Cost } from '../cost-table.ts';
import { exponential } from './exponential.ts';
import * as references from './reference-functions.ts';
import * as special from './special-functions.ts';
import { type FpuBinary } from './tile-math.ts';

/** A function of one element, applied by the SFPU to every datum of a Dst tile. */
export interface UnaryFunction {
  /** What the device computes, before rounding to Dst; `parameter` is a second argument that most functions ignore. */
  evaluate(x: number, parameter: number): number;
  /** The same in double precision, by its definition, for checking results of the device. */
  reference(x: number, parameter: number): number;
  /** Cycles per 32x32 tile. */
  readonly cyclesPerTile: Cost;
  /** True for functions of integers: both get and give unsigned 32-bit integers, and the packer keeps the low bits. */
  readonly ofIntegers?: true;
}

/** A function of two elements, applied by the SFPU to the datums of two Dst tiles, or by the FPU to two tiles of circular buffers. */
export interface BinaryFunction {
  /** What the device computes, before rounding to Dst. */
  evaluate(a: number, b: number): number;
  /** The same in double precision, by its definition, for checking results of the device. */
  reference(a: number, b: number): number;
  /** Cycles per 32x32 tile on the SFPU. */
  readonly cyclesPerTile: Cost;
  /** The operation of the FPU that does the same, faster. */
  readonly fpu?: FpuBinary;
  /** True when the operands may be swapped. */
  readonly commutative?: true;
  /** True for functions of integers: both get and give unsigned 32-bit integers, and the packer keeps the low bits. */
  readonly ofIntegers?: true;
}

const fitted = (name: string, value: number): Cost => ({
  value,
  unit: 'cycles per tile',
  source: `fitted cost model, Wormhole ${name}, cycles per tile`,
});

const instructions = (count: number): Cost => ({
  value: 32 * count,
  unit: 'cycles per tile',
  source: `Wormhole ISA documentation: SFPU, 32 lanes; estimate of ${count} instructions per vector`,
});

const maximum = fitted('maximum', 333.8);

/**
 * Every function of one element by its name in specs (`elementwise.function`) and in `ttkernel.unary_tile`. An op for a new function needs one entry here:
 * kernels, interpreter and golden reference look it up. `evaluate` uses `+ - * /`, comparisons and `Math.sqrt` only, or functions of this folder built
 * from those, so that no machine's math library shows. NaN in, NaN out, but for comparisons, which are 0.
 * Differs: the hardware's functions are polynomials of about bf16 or f32 accuracy; these are accurate to binary32.
 */
const unary = {
  exp: { evaluate: exponential, reference: Math.exp, cyclesPerTile: fitted('exp', 1771) },
  sqrt: { evaluate: (x) => Math.sqrt(x), reference: Math.sqrt, cyclesPerTile: fitted('sqrt', 910) },
  recip: { evaluate: (x) => 1 / x, reference: (x) => 1 / x, cyclesPerTile: fitted('reciprocal', 910) },
  sigmoid: {
    evaluate: (x) => 1 / (1 + exponential(-x)),
    reference: (x) => 1 / (1 + Math.exp(-x)),
    cyclesPerTile: fitted('sigmoid', 266),
  },
  relu: { evaluate: (x) => (x <= 0 ? 0 : x), reference: (x) => Math.max(x, 0), cyclesPerTile: instructions(4) },
  leaky_relu: {
    evaluate: (x, slope) => (x <= 0 ? x * slope : x),
    reference: (x, slope) => Math.max(x, 0) + slope * Math.min(x, 0),
    cyclesPerTile: fitted('leaky relu', 322),
  },
  abs: { evaluate: (x) => (x < 0 ? -x : x + 0), reference: Math.abs, cyclesPerTile: fitted('abs', 171) },
  negative: { evaluate: (x) => -x, reference: (x) => -x, cyclesPerTile: instructions(3) },
  square: { evaluate: (x) => x * x, reference: (x) => x ** 2, cyclesPerTile: fitted('square', 204) },
  gez: { evaluate: (x) => (x >= 0 ? 1 : 0), reference: (x) => Number(x >= 0), cyclesPerTile: instructions(5) },
  gtz: { evaluate: (x) => (x > 0 ? 1 : 0), reference: (x) => Number(x > 0), cyclesPerTile: instructions(5) },
  lez: { evaluate: (x) => (x <= 0 ? 1 : 0), reference: (x) => Number(x <= 0), cyclesPerTile: instructions(5) },
  ltz: { evaluate: (x) => (x < 0 ? 1 : 0), reference: (x) => Number(x < 0), cyclesPerTile: instructions(5) },
  eqz: { evaluate: (x) => (x === 0 ? 1 : 0), reference: (x) => Number(x === 0), cyclesPerTile: instructions(5) },
  nez: { evaluate: (x) => (x !== 0 ? 1 : 0), reference: (x) => Number(x !== 0), cyclesPerTile: instructions(5) },
  rsqrt: {
    evaluate: (x) => 1 / Math.sqrt(x),
    reference: (x) => 1 / Math.sqrt(x),
    cyclesPerTile: fitted('sqrt and reciprocal', 1820),
  },
  log: { evaluate: special.logarithm, reference: Math.log, cyclesPerTile: fitted('log', 718) },
  log1p: { evaluate: special.logarithmOfOnePlus, reference: Math.log1p, cyclesPerTile: fitted('log', 718) },
  expm1: { evaluate: special.exponentialMinusOne, reference: Math.expm1, cyclesPerTile: fitted('exp', 1771) },
  cbrt: { evaluate: special.cubeRoot, reference: Math.cbrt, cyclesPerTile: instructions(30) },
  sin: { evaluate: special.sine, reference: Math.sin, cyclesPerTile: fitted('sine', 910) },
  cos: { evaluate: special.cosine, reference: Math.cos, cyclesPerTile: fitted('cosine', 1547.5) },
  tan: { evaluate: special.tangent, reference: Math.tan, cyclesPerTile: instructions(40) },
  tanh: { evaluate: special.hyperbolicTangent, reference: Math.tanh, cyclesPerTile: fitted('tanh', 204) },
  erf: { evaluate: special.errorFunction, reference: references.errorFunction, cyclesPerTile: instructions(30) },
  gelu: {
    evaluate: special.gaussianLinearUnit,
    reference: (x) => (x * references.complementaryErrorFunction(-x * Math.SQRT1_2)) / 2,
    cyclesPerTile: fitted('gelu', 270),
  },
  floor: { evaluate: Math.floor, reference: Math.floor, cyclesPerTile: instructions(6) },
  ceil: { evaluate: (x) => -Math.floor(-x), reference: Math.ceil, cyclesPerTile: instructions(6) },
  round: {
    evaluate: special.roundToEven,
    reference: (x) => (Math.abs(x % 1) === 0.5 ? 2 * Math.round(x / 2) : Math.round(x)),
    cyclesPerTile: instructions(8),
  },
  sign: {
    evaluate: (x) => (x > 0 ? 1 : x < 0 ? -1 : x),
    reference: Math.sign,
    cyclesPerTile: instructions(5),
  },
  isfinite: {
    evaluate: (x) => (x - x === 0 ? 1 : 0),
    reference: (x) => Number(Number.isFinite(x)),
    cyclesPerTile: instructions(5),
  },
  bitwise_not: {
    evaluate: (x) => ~x >>> 0,
    reference: (x) => 2 ** 32 - 1 - x,
    cyclesPerTile: instructions(3),
    ofIntegers: true,
  },
  add_unary: {
    evaluate: (x, scalar) => x + scalar,
    reference: (x, scalar) => x + scalar,
    cyclesPerTile: instructions(4),
  },
  sub_unary: {
    evaluate: (x, scalar) => x - scalar,
    reference: (x, scalar) => x - scalar,
    cyclesPerTile: instructions(4),
  },
  mul_unary: {
    evaluate: (x, scalar) => x * scalar,
    reference: (x, scalar) => x * scalar,
    cyclesPerTile: instructions(4),
  },
  div_unary: {
    evaluate: (x, scalar) => x / scalar,
    reference: (x, scalar) => x / scalar,
    cyclesPerTile: fitted('reciprocal', 910),
  },
} satisfies Record<string, UnaryFunction>;

/** Every function of two elements by its name in specs and in `ttkernel.binary_tile`; what `unaryFunctions` says holds here. */
const binary = {
  add: {
    evaluate: (a, b) => a + b,
    reference: (a, b) => a + b,
    cyclesPerTile: instructions(4),
    fpu: 'add',
    commutative: true,
  },
  sub: { evaluate: (a, b) => a - b, reference: (a, b) => a - b, cyclesPerTile: instructions(4), fpu: 'sub' },
  mul: {
    evaluate: (a, b) => a * b,
    reference: (a, b) => a * b,
    cyclesPerTile: instructions(4),
    fpu: 'mul',
    commutative: true,
  },
  div: { evaluate: (a, b) => a / b, reference: (a, b) => a / b, cyclesPerTile: fitted('reciprocal', 910) },
  max: {
    evaluate: (a, b) => (b > a || b !== b ? b : a),
    reference: Math.max,
    cyclesPerTile: maximum,
    commutative: true,
  },
  min: {
    evaluate: (a, b) => (b < a || b !== b ? b : a),
    reference: Math.min,
    cyclesPerTile: maximum,
    commutative: true,
  },
  ge: { evaluate: (a, b) => (a >= b ? 1 : 0), reference: (a, b) => Number(a >= b), cyclesPerTile: instructions(6) },
  gt: { evaluate: (a, b) => (a > b ? 1 : 0), reference: (a, b) => Number(a > b), cyclesPerTile: instructions(6) },
  le: { evaluate: (a, b) => (a <= b ? 1 : 0), reference: (a, b) => Number(a <= b), cyclesPerTile: instructions(6) },
  lt: { evaluate: (a, b) => (a < b ? 1 : 0), reference: (a, b) => Number(a < b), cyclesPerTile: instructions(6) },
  eq: {
    evaluate: (a, b) => (a === b ? 1 : 0),
    reference: (a, b) => Number(a === b),
    cyclesPerTile: instructions(6),
    commutative: true,
  },
  ne: {
    evaluate: (a, b) => (a !== b ? 1 : 0),
    reference: (a, b) => Number(a !== b),
    cyclesPerTile: instructions(6),
    commutative: true,
  },
  logical_and: {
    evaluate: (a, b) => (a !== 0 && b !== 0 ? 1 : 0),
    reference: (a, b) => Number(a !== 0) * Number(b !== 0),
    cyclesPerTile: instructions(6),
    commutative: true,
  },
  logical_or: {
    evaluate: (a, b) => (a !== 0 || b !== 0 ? 1 : 0),
    reference: (a, b) => Math.max(Number(a !== 0), Number(b !== 0)),
    cyclesPerTile: instructions(6),
    commutative: true,
  },
  logical_xor: {
    evaluate: (a, b) => ((a !== 0) !== (b !== 0) ? 1 : 0),
    reference: (a, b) => Number(a !== 0) ^ Number(b !== 0),
    cyclesPerTile: instructions(6),
    commutative: true,
  },
  power: { evaluate: special.power, reference: references.power, cyclesPerTile: fitted('log and exp', 2489) },
  remainder: { evaluate: (a, b) => a % b, reference: (a, b) => a % b, cyclesPerTile: fitted('reciprocal', 910) },
  atan2: {
    evaluate: special.angleOf,
    reference: Math.atan2,
    cyclesPerTile: instructions(40),
  },
  bitwise_and: {
    evaluate: (a, b) => (a & b) >>> 0,
    reference: (a, b) => Number(BigInt(a) & BigInt(b)),
    cyclesPerTile: instructions(4),
    commutative: true,
    ofIntegers: true,
  },
  bitwise_or: {
    evaluate: (a, b) => (a | b) >>> 0,
    reference: (a, b) => Number(BigInt(a) | BigInt(b)),
    cyclesPerTile: instructions(4),
    commutative: true,
    ofIntegers: true,
  },
  bitwise_xor: {
    evaluate: (a, b) => (a ^ b) >>> 0,
    reference: (a, b) => Number(BigInt(a) ^ BigInt(b)),
    cyclesPerTile: instructions(4),
    commutative: true,
    ofIntegers: true,
  },
  logical_left_shift: {
    evaluate: (a, b) => (b > 31 ? 0 : (a << b) >>> 0),
    reference: (a, b) => (b > 31 ? 0 : (a * 2 ** b) % 2 ** 32),
    cyclesPerTile: instructions(5),
    ofIntegers: true,
  },
  logical_right_shift: {
    evaluate: (a, b) => (b > 31 ? 0 : a >>> b),
    reference: (a, b) => Math.floor(a / 2 ** b),
    cyclesPerTile: instructions(5),
    ofIntegers: true,
  },
  // The halves of a choice; one of the two results is 0, and `sum_of_halves` is what was chosen.
  where_true: {
    evaluate: (condition, value) => (condition !== 0 ? value : 0),
    reference: (condition, value) => (condition !== 0 ? value : 0),
    cyclesPerTile: instructions(5),
  },
  where_false: {
    evaluate: (condition, value) => (condition !== 0 ? 0 : value),
    reference: (condition, value) => (condition !== 0 ? 0 : value),
    cyclesPerTile: instructions(5),
  },
  // Unlike `add` on the vector engine, which keeps all bits of the operands.
  sum_of_halves: {
    evaluate: (a, b) => a + b,
    reference: (a, b) => a + b,
    cyclesPerTile: instructions(4),
    commutative: true,
  },
} satisfies Record<string, BinaryFunction>;

/** What specs name as the function of an operation of one element: a misspelt name does not compile. */
export type UnaryFunctionName = keyof typeof unary;

/** What specs name as the function of an operation of two elements. */
export type BinaryFunctionName = keyof typeof binary;

/** `unary`, for names that programs give. */
export const unaryFunctions: Readonly<Record<string, UnaryFunction>> = unary;

/** `binary`, for names that programs give. */
export const binaryFunctions: Readonly<Record<string, BinaryFunction>> = binary;
