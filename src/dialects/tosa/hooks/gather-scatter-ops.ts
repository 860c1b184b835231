import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, kDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf } from '../compatible-shapes.ts';
import { type GatherOp, type ScatterOp } from '../generated/tosa-ops.gen.ts';
import { inferGather, inferScatter } from '../inference/product-shapes.ts';
import { shapesInferredBy } from '../interfaces.ts';
import { verifySameElementTypes } from '../verify-element-types.ts';

/** Scattered access of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

/** Sizes by the letter that the specification gives them. */
type Sizes = Map<string, number>;

/** Compares the dimensions of a value with the sizes that are known, and learns those that are not. */
function unify(op: Operation, sizes: Sizes, value: Value, name: string, letters: string): LogicalResult {
  const shape = shapeOf(value.type);
  if (!shape) return true;
  for (const [i, letter] of [...letters].entries()) {
    const [known, size] = [sizes.get(letter) ?? kDynamic, shape[i]!];
    if (isDynamic(known)) sizes.set(letter, size);
    else if (!isDynamic(size) && size !== known) {
      return op.emitOpError(`requires ${name} dimension ${i} to have size ${known}, got ${size}`);
    }
  }
  return true;
}

export const gatherOp = {
  interfaces: shapesInferredBy(inferGather),

  verify(op: GatherOp): LogicalResult {
    const sizes: Sizes = new Map();
    return (
      verifySameElementTypes(op, op.values, op.result()) &&
      unify(op, sizes, op.values, 'values', 'NKC') &&
      unify(op, sizes, op.indices, 'indices', 'NW') &&
      unify(op, sizes, op.result(), 'output', 'NWC')
    );
  },
  verifiesSignatureOnly: true,
};

export const scatterOp = {
  interfaces: shapesInferredBy(inferScatter),

  verify(op: ScatterOp): LogicalResult {
    const sizes: Sizes = new Map();
    const unified =
      verifySameElementTypes(op, op.valuesIn, op.result()) &&
      verifySameElementTypes(op, op.input, op.result()) &&
      unify(op, sizes, op.valuesIn, 'values_in', 'NKC') &&
      unify(op, sizes, op.indices, 'indices', 'NW') &&
      unify(op, sizes, op.input, 'input', 'NWC') &&
      unify(op, sizes, op.result(), 'values_out', 'NKC');
    if (!unified) return false;
    const [k, w] = [sizes.get('K') ?? kDynamic, sizes.get('W') ?? kDynamic];
    return (
      isDynamic(k) || isDynamic(w) || k >= w || op.emitOpError(`requires dimensions K >= W, got K=${k} and W=${w}`)
    );
  },
  verifiesSignatureOnly: true,
};
