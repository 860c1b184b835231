import { AffineDimExpr } from '../../../affine/affine-expr.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { IndexCastOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { GenericOp, IndexOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { EmptyOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';

/**
 * Lets bodies with two results that reduce take the numbers of their iterations in the place of elements of a tensor that counts along a loop, as JAX searches for places: so
 * it can be told which element is at which.
 */
export function inlineIotas(module: Operation): void {
  const iotas = new Set<Operation>();
  walk(module, {
    before(op) {
      const methods = LinalgStructuredInterface.of(op);
      if (op.numResults !== 2 || !methods?.iteratorTypes.includes('reduction')) return;
      const body = op.regions[0]!.firstBlock!;
      for (const [i, operand] of op.operands.slice(0, -2).entries()) {
        const dim = countedDimension(operand);
        const loop = dim === undefined ? undefined : methods.indexingMaps[i]!.results[dim];
        const argument = body.arguments[i]!;
        if (!(loop instanceof AffineDimExpr) || !argument.hasUses) continue;
        const builder = OpBuilder.atBlockBegin(op.context, body);
        const index = IndexOp.build(builder, op.location, {
          dim: loop.position,
          resultType: IndexType.get(op.context),
        }).result();
        const cast = IndexCastOp.build(builder, op.location, { in: index, outType: argument.type });
        argument.replaceAllUsesWith(cast.result());
        const resultType = operand.type as RankedTensorType;
        op.setOperand(i, EmptyOp.build(OpBuilder.before(op), op.location, { dynamicSizes: [], resultType }).result());
        iotas.add(operand.definingOp!);
      }
    },
  });
  for (const iota of iotas) if (iota.useEmpty) iota.erase();
}

/** Returns the dimension whose index each element of a tensor is; undefined for other tensors. */
function countedDimension({ definingOp: op }: Value): number | undefined {
  if (!(op instanceof GenericOp) || op.numOperands !== 1) return undefined;
  const cast = op.regions[0]!.firstBlock!.lastOp!.operand(0).definingOp;
  const index = cast instanceof IndexCastOp ? cast.operand(0).definingOp : undefined;
  if (!(index instanceof IndexOp)) return undefined;
  const { results } = LinalgStructuredInterface.of(op)!.indexingMaps[0]!;
  const dim = results.findIndex((result) => result instanceof AffineDimExpr && result.position === index.dim);
  return dim < 0 ? undefined : dim;
}
