import { type DialectInliner } from '../../ir/interfaces/dialect-inliner.ts';
import { memoryEffects } from '../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { BlockArgument, type Value } from '../../ir/value.ts';
import { matchConstant } from '../../rewrite/fold.ts';
import { ForOp, IfOp, LoadOp, ParallelOp, StoreOp, VectorLoadOp, VectorStoreOp } from './generated/affine-ops.gen.ts';
import { isSizeOfShape, isValidDim, isValidSymbol } from './valid-operands.ts';

const isAffineStructure = (op: Operation | null): boolean =>
  op instanceof ForOp || op instanceof ParallelOp || op instanceof IfOp;

const isAccess = (op: Operation): op is LoadOp | StoreOp | VectorLoadOp | VectorStoreOp =>
  op instanceof LoadOp || op instanceof StoreOp || op instanceof VectorLoadOp || op instanceof VectorStoreOp;

/** Inlining into and of affine operations. Source: AffineInlinerInterface of mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */
export const affineInliner: DialectInliner = {
  /** Affine operations may be where their dims and symbols have a scope. */
  isLegalToInline(_, { parentOp }: Region): boolean {
    return parentOp?.hasTrait('AffineScope') === true || isAffineStructure(parentOp);
  },

  /** Only what is known not to break the rules of dims and symbols gets into a loop or a conditional. */
  isLegalToInlineRegion(source: Region, target: Region, mapped: (argument: Value) => Value): boolean {
    if (source.blocks.length !== 1 || !isAffineStructure(target.parentOp)) return false;
    const remainsValid = (value: Value, isValid: typeof isValidDim): boolean => {
      if (value instanceof BlockArgument) return value.owner.region !== source || isValid(mapped(value), target);
      const op = value.definingOp!;
      return op.parentRegion !== source || matchConstant(value) !== undefined || isSizeOfShape(op);
    };
    return [...source.operations()].every((op) => {
      if (memoryEffects(op)?.length === 0) return true;
      if (!isAccess(op)) return false;
      const { numDims } = op.map.value;
      return op.indices.every((value, i) => remainsValid(value, i < numDims ? isValidDim : isValidSymbol));
    });
  },
};
