import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { elementTypeOrSelf, isDynamic } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { product } from '../../support/math.ts';
import { shapeOf, shapesCompatible } from './compatible-shapes.ts';
import { YieldOp } from './generated/tosa-ops.gen.ts';

/** Source: errorIfTypeOrShapeMismatch and errorIfShapeNotSizeOne of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

/** Demands the same element type and shapes that may be the same. */
export function verifySameShapeAndElements(
  op: Operation,
  a: Type,
  aName: string,
  b: Type,
  bName: string,
): LogicalResult {
  const text = (type: Type): string => `'${op.context.printType(type)}'`;
  const [first, second] = [elementTypeOrSelf(a), elementTypeOrSelf(b)];
  if (first !== second) {
    return op.emitOpError(`require same element type for ${aName} (${text(first)}) and ${bName} (${text(second)})`);
  }
  return (
    shapesCompatible(a, b) || op.emitOpError(`require same shapes for ${aName} (${text(a)}) and ${bName} (${text(b)})`)
  );
}

/** The same for lists of values, which must be equally long. */
export function verifySameTypes(
  op: Operation,
  a: readonly Value[],
  aName: string,
  b: readonly Value[],
  bName: string,
): LogicalResult {
  if (a.length !== b.length) {
    return op.emitOpError(`require same number of values in ${aName} (${a.length}) and ${bName} (${b.length})`);
  }
  return a.every((value, i) => verifySameShapeAndElements(op, value.type, aName, b[i]!.type, bName));
}

/** Tells whether a tensor has one element, as far as is known. */
export function mayHaveSizeOne(type: Type): boolean {
  const shape = shapeOf(type);
  return !shape || shape.some(isDynamic) || product(shape) === 1;
}

/** Returns what the region yields, undefined where it ends with something else. */
export function yieldedBy(region: Region): readonly Value[] | undefined {
  const last = region.firstBlock?.lastOp;
  return last instanceof YieldOp ? last.operands : undefined;
}
