import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type InferTypeMethods } from '../../../ir/interfaces/inference.ts';
import { type Type } from '../../../ir/type.ts';
import { VectorType } from '../../../ir/types/shaped-types.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { isSupportedCombiningKind } from '../combining-kinds.ts';
import { type MaskableMethods } from '../interfaces.ts';
import { maskableLike } from '../mask-types.ts';
import { type MultiDimReductionOp, type ReductionOp, type ScanOp } from '../generated/vector-ops.gen.ts';
import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { ElideSingleElementReduction, ElideUnitDimsInMultiDimReduction } from '../patterns/reduction-patterns.ts';

/** Returns what reducing along these dimensions leaves of the type. */
export function reducedType({ shape, elementType, scalableDims }: VectorType, dims: readonly number[]): Type {
  const isKept = (_: unknown, dim: number): boolean => !dims.includes(dim);
  const sizes = shape.filter(isKept);
  return sizes.length === 0 ? elementType : VectorType.get(sizes, elementType, scalableDims.filter(isKept));
}

/** Source: ReductionOp of mlir/lib/Dialect/Vector/IR/VectorOps.cpp, texts verbatim. */
export const reductionOp = {
  verify(op: ReductionOp): LogicalResult {
    const { rank } = op.vector.type as VectorType;
    if (rank > 1) return op.emitOpError(`unsupported reduction rank: ${rank}`);
    const { type } = op.dest;
    return (
      isSupportedCombiningKind(op.kind, type) ||
      op.emitOpError(`unsupported reduction type ''${op.context.printType(type)}'' for kind '${op.kind}'`)
    );
  },

  canonicalizationPatterns: (): readonly RewritePattern[] => [new ElideSingleElementReduction()],

  interfaces: { MaskableOpInterface: (op: ReductionOp): MaskableMethods => maskableLike(op.vector.type) },
};

/** Source: MultiDimReductionOp of the same file, texts verbatim. Differs: along no dimension the vector is combined with the accumulator, of which upstream's fold returns the vector alone. */
export const multiDimReductionOp = {
  verify(op: MultiDimReductionOp): LogicalResult {
    const source = op.source.type as VectorType;
    const { type } = op.dest;
    if (type === reducedType(source, op.reductionDims)) return true;
    const [from, to] = [source, type].map((each) => `'${op.context.printType(each)}'`);
    return op.emitOpError(`destination type ${to} is incompatible with source type ${from}`);
  },

  canonicalizationPatterns: (): readonly RewritePattern[] => [new ElideUnitDimsInMultiDimReduction()],

  interfaces: {
    MaskableOpInterface: (op: MultiDimReductionOp): MaskableMethods => maskableLike(op.source.type),
    InferTypeOpInterface: (): InferTypeMethods => ({
      inferReturnTypes({ operands, properties }) {
        const { numbers } = properties.get('reduction_dims') as DenseArrayAttr;
        return [reducedType(operands[0]!.type as VectorType, numbers)];
      },
    }),
  },
};

/** Source: ScanOp of the same file, texts verbatim. */
export const scanOp = {
  verify(op: ScanOp): LogicalResult {
    const [source, initial] = [op.source.type as VectorType, op.initialValue.type as VectorType];
    const { reductionDim: dim, kind } = op;
    if (dim >= source.rank) {
      const { value } = op.properties.get('reduction_dim') as IntegerAttr;
      return op.emitOpError(`reduction dimension ${value} has to be less than ${source.rank}`);
    }
    if (initial.rank !== source.rank - 1) {
      return op.emitOpError(`initial value rank ${initial.rank} has to be equal to ${source.rank - 1}`);
    }
    const kept = source.shape.filter((_, i) => i !== dim);
    if (!isSameList(kept, initial.shape)) return op.emitOpError('incompatible input/initial value shapes');
    const { elementType } = source;
    return (
      isSupportedCombiningKind(kind, elementType) ||
      op.emitOpError(`unsupported reduction type '${op.context.printType(elementType)}' for kind '${kind}'`)
    );
  },
};
