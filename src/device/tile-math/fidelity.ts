import { type ElementFormat } from '../formats/element-format.ts';

/** How many phases of the 5 by 7 bit multiplier a product takes: 1, 2, 3 or 4. Names as in `ttkernel`. */
export type MathFidelity = 'lofi' | 'hifi2' | 'hifi3' | 'hifi4';

/** Returns the number of multiplier phases, which scales the cycles of every multiplication. */
export function phaseCount(fidelity: MathFidelity): 1 | 2 | 3 | 4 {
  switch (fidelity) {
    case 'lofi':
      return 1;
    case 'hifi2':
      return 2;
    case 'hifi3':
      return 3;
    case 'hifi4':
      return 4;
  }
}

/**
 * Splits SrcA operands (eltwise in0, matmul in1) on the binary32 view: `high` keeps the hidden one and 4 mantissa bits, `low` the next 5.
 * The remaining bits take part in no phase. Source: hardware facts, section 3.5.
 */
export const srcAMasks = { high: 0xfff80000, both: 0xffffc000 } as const;

/** Splits SrcB operands (eltwise in1, matmul in0): `high` keeps the hidden one and 6 mantissa bits, `low` is what `both` has beyond it, 4 bits. */
export const srcBMasks = { high: 0xfffe0000, both: 0xffffe000 } as const;

/** Tells which part of each operand phase `phase` multiplies: phases 1 and 3 use the low part of SrcA, phases 2 and 3 the low part of SrcB. */
export function phaseParts(phase: number): { readonly srcALow: boolean; readonly srcBLow: boolean } {
  return { srcALow: (phase & 1) !== 0, srcBLow: (phase & 2) !== 0 };
}

/**
 * What the FPU does with mantissa bits that no phase multiplies. `hardware`: f32 operands are truncated to tf32 and all products go through the phases.
 * `full`: with hifi4 every operand takes part with all of its bits in one product, so that f32 programs compute in f32.
 */
export type SourcePrecision = 'hardware' | 'full';

/**
 * Tells whether hifi4 may multiply in one step instead of four phases. That is exact for bf16 and block floats (their bits all take part);
 * for f32 and f16 it is the deviation that `full` stands for. Differs: Dst is rounded once instead of after each phase.
 */
export function usesPlainProduct(
  fidelity: MathFidelity,
  precision: SourcePrecision,
  a: ElementFormat,
  b: ElementFormat,
): boolean {
  if (fidelity !== 'hifi4') return false;
  return precision === 'full' || (isExactInPhases(a) && isExactInPhases(b));
}

const isExactInPhases = (format: ElementFormat): boolean => format.name === 'bf16' || format.kind === 'block-float';
