import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { isDynamic, type RankedTensorType } from '../../ir/types/shaped-types.ts';
import { Value } from '../../ir/value.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { buildIndexConstant } from '../arith/build-index.ts';
import { DivSIOp } from '../arith/generated/arith-ops.gen.ts';
import { foldedMixedSizes } from './build-sizes.ts';
import { ExpandShapeOp } from './generated/tensor-ops.gen.ts';

/**
 * Returns an expansion to `resultType`, or what that folds to, and computes each open size, at most one in a group, of the size of the group's dimension and the other sizes.
 * Source: inferExpandShapeOutputShape of mlir/lib/Dialect/Utils/ReshapeOpsUtils.cpp.
 */
export function buildExpandShape(
  builder: OpBuilder,
  location: Location,
  src: Value,
  reassociation: readonly (readonly number[])[],
  resultType: RankedTensorType,
): Value {
  const { shape } = resultType;
  const sizes = foldedMixedSizes(builder, location, src);
  const outputShape: Value[] = [];
  if (sizes.length > 0 && shape.some(isDynamic)) {
    for (const [dim, group] of reassociation.entries()) {
      const known = group.map((index) => shape[index]!).filter((size) => !isDynamic(size));
      const lhs = sizes[dim];
      if (known.length === group.length || !(lhs instanceof Value)) continue;
      const rhs = buildIndexConstant(
        builder,
        location,
        known.reduce((a, b) => a * b, 1),
      );
      outputShape.push(createOrFold(builder, (detached) => DivSIOp.build(detached, location, { lhs, rhs }))[0]!);
    }
  }
  const staticOutputShape = sizes.length > 0 ? shape : shape.map(() => 1);
  const args = { src, reassociation, outputShape, staticOutputShape, resultType };
  return createOrFold(builder, (detached) => ExpandShapeOp.build(detached, location, args))[0]!;
}
