import { type Value } from '../../../ir/value.ts';
import { type MatrixBuilder } from './matrix-builder.ts';

export type Shape = readonly number[];

/** What a call is configured with. */
export interface MatrixCallConfig {
  /** Returns a character, as LAPACK's functions take them. */
  character(name: string): string | undefined;
  /** Values with commas between them, as XLA's own calls have them. */
  readonly list: readonly string[];
  /** What the call says its results are. */
  readonly resultShapes: readonly Shape[];
}

/** A call of linear algebra that is known by its name. */
export interface MatrixCall {
  readonly numOperands: number;
  /** Most rows, or columns, whichever are fewer, of the first operand; else those of matrices that are taken apart. */
  readonly maxCount?: number;
  /** Returns the shapes of the results; undefined where operands of these shapes do not fit. The first operand is [..., rows, columns]. */
  readonly resultShapes: (shapes: readonly Shape[], config: MatrixCallConfig) => readonly Shape[] | undefined;
  /** Makes the results, of any shape of as many elements; undefined for one that is not computed, which becomes zeros. */
  readonly build: (
    m: MatrixBuilder,
    operands: readonly Value[],
    config: MatrixCallConfig,
  ) => readonly (Value | undefined)[];
}

/** Returns what comes before the last two dimensions, the numbers of rows and columns, and the smaller of both. */
export function partsOf(shape: Shape): { batch: Shape; rows: number; columns: number; count: number } {
  const [rows, columns] = shape.slice(-2) as [number, number];
  return { batch: shape.slice(0, -2), rows, columns, count: Math.min(rows, columns) };
}
