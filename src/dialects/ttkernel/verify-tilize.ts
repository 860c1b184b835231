import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { TileType } from '../tt/generated/tt-types.gen.ts';
import { type CBType } from './generated/ttkernel-types.gen.ts';
import { verifyPlacement } from './verify-placement.ts';

/**
 * Checks an operation between a circular buffer of scalars and one of tiles; `direction` says which one is read.
 * Source: ttmlir-facts, section 1.6.4, rows 84-91.
 */
export function verifyTilize(
  op: Operation & { readonly cbIn: Value; readonly cbOut: Value },
  className: string,
  direction: 'tilize' | 'untilize',
): LogicalResult {
  if (!verifyPlacement(op, className)) return false;
  const [input, output] = [op.cbIn.type as CBType, op.cbOut.type as CBType];
  if (input.port === output.port) {
    return op.emitOpError(
      'Input circular buffer port and output circular buffer port must be different',
      `both are ${input.port}`,
    );
  }
  const [scalars, tiles] = direction === 'tilize' ? [input, output] : [output, input];
  const print = op.context.printType;
  if (scalars.memref.elementType instanceof TileType) {
    return op.emitOpError(
      'Input to TilizeOp or Output to UntilizeOp must have scalar element type',
      `the element type is '${print(scalars.memref.elementType)}'`,
    );
  }
  return (
    tiles.memref.elementType instanceof TileType ||
    op.emitOpError(
      'Input to UntilizeOp or Output to TilizeOp must have tile element type',
      `the element type is '${print(tiles.memref.elementType)}'`,
    )
  );
}
