import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { transformTypes } from '../../../ods/match-traits.ts';

/** Source: FromElementsOp and ToElementsOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

export const fromElementsOp = {
  fold: () => undefined,
  canonicalizationPatterns: () => [],
};

export const toElementsOp = {
  fold: () => undefined,
  canonicalizationPatterns: () => [],

  interfaces: {
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes: ({ operands }) => transformTypes('elementTypePerElement', operands[0]!.type),
    }),
  },
};
