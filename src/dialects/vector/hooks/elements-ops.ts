import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { transformTypes } from '../../../ods/match-traits.ts';
import { foldFromElements, foldToElements } from '../folding/fold-elements.ts';

/** Source: FromElementsOp and ToElementsOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

export const fromElementsOp = {
  fold: foldFromElements,
  canonicalizationPatterns: () => [],
};

export const toElementsOp = {
  fold: foldToElements,
  canonicalizationPatterns: () => [],

  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes: ({ operands }) => transformTypes('elementTypePerElement', operands[0]!.type),
    }),
  },
};
