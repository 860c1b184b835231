import { type LogicalResult } from '../../../support/logical-result.ts';
import { type EmitError } from '../../../ods/attr-spec.ts';
import { type TileType } from '../generated/tt-types.gen.ts';

export const tileType = {
  /** Source: ttmlir-facts, section 1.1.4. Differs: sizes below 1 are refused, which would divide by zero later. */
  verify(emitError: EmitError, { shape }: Pick<TileType, 'shape' | 'dataType'>): LogicalResult {
    if (shape.length !== 2) return emitError('expected 2D shape');
    if (shape.some((size) => size < 1)) return emitError(`expected positive tile dimensions, got ${shape.join('x')}`);
    return true;
  },
};
