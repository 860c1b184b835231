import { unPackPatterns } from '../patterns/relayout-patterns.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type UnPackOp } from '../generated/linalg-ops.gen.ts';
import { foldSplat } from '../fold-splat.ts';
import { areTilesConstant, verifyRelayout } from '../relayout.ts';

/** Source: UnPackOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const unPackOp = {
  canonicalizationPatterns: unPackPatterns,

  verify(op: UnPackOp): LogicalResult {
    return verifyRelayout(op, op.dest.type as RankedTensorType, op.source.type as RankedTensorType);
  },

  directives: { DynamicIndexList },

  interfaces: {
    ConditionallySpeculatable: (op: UnPackOp): ConditionallySpeculatableMethods => ({
      speculatability: areTilesConstant(op, op.source.type as RankedTensorType) ? 'always' : 'never',
    }),
  },

  /** A constant of equal elements stays one. */
  fold(op: UnPackOp, [source]: readonly (Attribute | undefined)[]): FoldResult {
    return foldSplat(source, op.dest.type as RankedTensorType);
  },

  asmResultNames(op: UnPackOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(), 'unpack');
  },
};
