import { type MathFidelity, type SourcePrecision } from './tile-math/fidelity.ts';

/** How a compute kernel is configured; the fields of `ttkernel.tensix_config` and what the model adds. */
export interface ComputeConfig {
  readonly mathFidelity: MathFidelity;
  /** 32-bit Dst: half as many tiles, no rounding of accumulators. */
  readonly fp32DestAcc: boolean;
  /** Default `full`: f32 operands are multiplied with all of their bits under hifi4. */
  readonly sourcePrecision?: SourcePrecision;
  /** Two halves of Dst (default), so that packing overlaps math. */
  readonly doubleBufferedDst?: boolean;
}
