import { type Cost } from '../cost-table.ts';
import { exponential } from './exponential.ts';

/** A function the SFPU applies to every datum of a Dst tile. */
export interface SfpuFunction {
  /** Returns the result before rounding to Dst; `parameter` is a second argument that most functions ignore. */
  evaluate(x: number, parameter: number): number;
  /** Cycles per 32x32 tile. */
  readonly cyclesPerTile: Cost;
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

/**
 * Every SFPU function by its name in `ttkernel` (without `_tile`). A new unary op needs one entry here. `evaluate` uses `+ - * /`, comparisons and `Math.sqrt`
 * only, or functions of this folder built from those.
 * Differs: the hardware's functions are polynomials of about bf16 or f32 accuracy; these are accurate to binary32.
 */
export const sfpuFunctions: Readonly<Record<string, SfpuFunction>> = {
  exp: { evaluate: exponential, cyclesPerTile: fitted('exp', 1771) },
  sqrt: { evaluate: (x) => Math.sqrt(x), cyclesPerTile: fitted('sqrt', 910) },
  recip: { evaluate: (x) => 1 / x, cyclesPerTile: fitted('reciprocal', 910) },
  sigmoid: { evaluate: (x) => 1 / (1 + exponential(-x)), cyclesPerTile: fitted('sigmoid', 266) },
  relu: { evaluate: (x) => (x > 0 ? x : 0), cyclesPerTile: instructions(4) },
  leaky_relu: { evaluate: (x, slope) => (x > 0 ? x : x * slope), cyclesPerTile: fitted('leaky relu', 322) },
  abs: { evaluate: (x) => (x < 0 ? -x : x + 0), cyclesPerTile: fitted('abs', 171) },
  negative: { evaluate: (x) => -x, cyclesPerTile: instructions(3) },
  square: { evaluate: (x) => x * x, cyclesPerTile: fitted('square', 204) },
  gez: { evaluate: (x) => (x >= 0 ? 1 : 0), cyclesPerTile: instructions(5) },
  gtz: { evaluate: (x) => (x > 0 ? 1 : 0), cyclesPerTile: instructions(5) },
  lez: { evaluate: (x) => (x <= 0 ? 1 : 0), cyclesPerTile: instructions(5) },
  ltz: { evaluate: (x) => (x < 0 ? 1 : 0), cyclesPerTile: instructions(5) },
  eqz: { evaluate: (x) => (x === 0 ? 1 : 0), cyclesPerTile: instructions(5) },
  nez: { evaluate: (x) => (x !== 0 ? 1 : 0), cyclesPerTile: instructions(5) },
  add_unary: { evaluate: (x, scalar) => x + scalar, cyclesPerTile: instructions(4) },
  sub_unary: { evaluate: (x, scalar) => x - scalar, cyclesPerTile: instructions(4) },
  mul_unary: { evaluate: (x, scalar) => x * scalar, cyclesPerTile: instructions(4) },
};
