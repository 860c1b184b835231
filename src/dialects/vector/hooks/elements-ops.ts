import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { transformTypes } from '../../../ods/match-traits.ts';
import { foldFromElements, foldToElements } from '../folding/fold-elements.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import {
  FromElementsToShapeCast,
  RewriteFromElementsAsBroadcast,
  ToElementsOfBroadcast,
} from '../patterns/element-patterns.ts';

/** Source: FromElementsOp and ToElementsOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

export const fromElementsOp = {
  fold: foldFromElements,
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new RewriteFromElementsAsBroadcast(),
    new FromElementsToShapeCast(),
  ],
};

export const toElementsOp = {
  fold: foldToElements,
  canonicalizationPatterns: (): readonly RewritePattern[] => [new ToElementsOfBroadcast()],

  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes: ({ operands }) => transformTypes('elementTypePerElement', operands[0]!.type),
    }),
  },
};
