import { packPatterns } from '../patterns/relayout-patterns.ts';
import { type Attribute } from '../../../ir/attribute.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { DynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type PackOp } from '../generated/linalg-ops.gen.ts';
import { foldSplat } from '../fold-splat.ts';
import { areTilesConstant, needsPadding, verifyRelayout } from '../relayout.ts';

/** Source: PackOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const packOp = {
  canonicalizationPatterns: packPatterns,

  verify(op: PackOp): LogicalResult {
    const source = op.source.type as RankedTensorType;
    const dest = op.dest.type as RankedTensorType;
    if (!verifyRelayout(op, source, dest)) return false;
    const padding = op.paddingValue?.type;
    if (padding && padding !== source.elementType) {
      const print = op.context.printType;
      return op.emitOpError(`expected padding_value has '${print(source.elementType)}' but got: '${print(padding)}'`);
    }
    return (
      padding !== undefined ||
      !needsPadding(op, source.shape, dest.shape) ||
      op.emitOpError(
        'invalid tile factor or output size provided. Only full tiles are supported when padding_value is not set',
      )
    );
  },

  directives: { DynamicIndexList },

  interfaces: {
    ConditionallySpeculatable: (op: PackOp): ConditionallySpeculatableMethods => ({
      speculatability: op.paddingValue || areTilesConstant(op, op.dest.type as RankedTensorType) ? 'always' : 'never',
    }),
  },

  /** A constant of equal elements stays one, if it is filled up with the same; what fills it up may be no constant. */
  fold(op: PackOp, [source, , padding]: readonly (Attribute | undefined)[]): FoldResult {
    return foldSplat(source, op.dest.type as RankedTensorType, op.paddingValue && padding);
  },

  asmResultNames(op: PackOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(), 'pack');
  },
};
