import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { walk } from '../../ir/walk.ts';
import { type Value } from '../../ir/value.ts';
import { walkAffineExpr } from '../../affine/affine-walk.ts';
import { hasIdentityLayout } from '../../ir/types/memref-layout.ts';
import {
  ForOp,
  IfOp,
  LoadOp,
  StoreOp,
  VectorLoadOp,
  VectorStoreOp,
} from '../../dialects/affine/generated/affine-ops.gen.ts';
import { isTransferOp } from '../../dialects/vector/transfer/transfer-op.ts';
import { isInvariant } from './index-analysis.ts';

/** Loops whose operations can be those of vectors. Source: mlir/lib/Dialect/Affine/Analysis/LoopAnalysis.cpp. */

/** Tells whether vectors may have such elements. */
export function isElementType(type: Type): boolean {
  return type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;
}

function hasVectorizableTypes(op: Operation): boolean {
  return (
    op.operands.every(({ type }) => isElementType(type instanceof MemRefType ? type.elementType : type)) &&
    op.resultTypes.every(isElementType)
  );
}

/** Tells whether nothing in the loop is known to have no form for vectors. Source: isVectorizableLoopBodyWithOpCond. */
export function isVectorizableBody(loop: ForOp): boolean {
  const isVectorizable = (op: Operation): boolean => {
    if (op instanceof IfOp || isTransferOp(op) || op instanceof VectorLoadOp || op instanceof VectorStoreOp)
      return false;
    return (op.regions.length === 0 || op instanceof ForOp) && hasVectorizableTypes(op);
  };
  return walk(loop, { before: (op) => (isVectorizable(op) ? undefined : 'interrupt') });
}

/**
 * Returns which dimension of memory, counted from the last one, the accesses in the loop go along; -1 for none, and undefined where they go along several, or one of them goes along
 * several. Source: isContiguousAccess. Loops over memory in other layouts than the usual one are left alone with an error, behind which the pass goes on.
 */
export function variedDimension(loop: ForOp): number | undefined {
  const iv = loop.region.firstBlock!.arguments[0]!;
  let common = -1;
  const isUniform = walk(loop, {
    before: (op) => {
      if (!(op instanceof LoadOp) && !(op instanceof StoreOp)) return undefined;
      const type = op.memref.type as MemRefType;
      if (!hasIdentityLayout(type)) {
        op.emitError('NYI: non-trivial layout map');
        return 'interrupt';
      }
      const varied = variedResult(op, iv);
      if (varied === undefined) return 'interrupt';
      if (varied < 0) return undefined;
      const dimension = type.rank - varied - 1;
      if (common >= 0 && common !== dimension) return 'interrupt';
      common = dimension;
      return undefined;
    },
  });
  return isUniform ? common : undefined;
}

/** Returns which index depends on the loop; -1 for none, undefined for several. */
function variedResult({ map, indices }: LoadOp | StoreOp, iv: Value): number | undefined {
  const { results, numDims } = map.value;
  let varied = -1;
  for (const [i, result] of results.entries()) {
    let count = 0;
    walkAffineExpr(result, (expr) => {
      if (expr.kind !== 'dim' && expr.kind !== 'symbol') return;
      const operand = indices[expr.kind === 'dim' ? expr.position : numDims + expr.position]!;
      if (!isInvariant(iv, operand)) count++;
    });
    if (count > 1 || (count === 1 && varied >= 0)) return undefined;
    if (count === 1) varied = i;
  }
  return varied;
}
