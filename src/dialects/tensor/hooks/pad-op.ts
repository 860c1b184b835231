import { padPatterns } from '../patterns/pad-patterns.ts';
import { DynamicIndexList, staticIndices, verifyDynamicIndexList } from '../../../builtin/dynamic-index-list.ts';
import { type DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type PadOp } from '../generated/tensor-ops.gen.ts';
import { addDynamic } from '../../../ir/types/memref-layout.ts';

const resultType = (op: PadOp): RankedTensorType => op.result(0).type as RankedTensorType;

/** Differs: mlir-opt takes a literal -2^63, the mark of a value, for one that is not there, and crashes. Checked last, as all else is said as there. */
function hasAllValues(op: PadOp, name: 'low' | 'high', values: readonly Value[]): LogicalResult {
  const integers = op.properties.get(`static_${name}`) as DenseArrayAttr;
  return verifyDynamicIndexList(op, name, integers.size, integers, values);
}

/** Source: PadOp of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, texts verbatim. */
export const padOp = {
  canonicalizationPatterns: padPatterns,

  verify(op: PadOp): LogicalResult {
    const source = op.source.type as RankedTensorType;
    const result = resultType(op);
    const print = op.context.printType;
    const low = staticIndices(op.properties.get('static_low'));
    const high = staticIndices(op.properties.get('static_high'));
    if (low.length !== source.rank || high.length !== source.rank) {
      return op.emitError(
        `failed to infer expectedType from sourceType '${print(source)}', specified resultType is '${print(result)}'`,
      );
    }
    // No type has sizes below zero, which an error may have to name.
    const sizes = source.shape.map((size, i) => addDynamic(addDynamic(low[i]!, size), high[i]!));
    if (result.rank === source.rank && sizes.every((size, i) => isDynamic(size) || size === result.shape[i]))
      return true;
    const expected = [...sizes.map((size) => (isDynamic(size) ? '?' : size)), print(source.elementType)].join('x');
    return op.emitError(`specified type '${print(result)}' does not match the inferred type 'tensor<${expected}>'`);
  },

  verifyRegions(op: PadOp): LogicalResult {
    const { rank, elementType } = resultType(op);
    const body = op.region.firstBlock!;
    if (body.arguments.length !== rank) return op.emitError(`expected the block to have ${rank} arguments`);
    const wrong = body.arguments.findIndex((argument) => !(argument.type instanceof IndexType));
    if (wrong >= 0) return op.emitOpError(`expected block argument ${wrong + 1} to be an index`);
    if (body.lastOp!.operand(0).type !== elementType) {
      return op.emitOpError('expected yield type to match shape element type');
    }
    return hasAllValues(op, 'low', op.low) && hasAllValues(op, 'high', op.high);
  },

  directives: { DynamicIndexList },

  /** What adds nothing is the source, unless that is not wanted. */
  fold(op: PadOp): FoldResult {
    const { type } = op.result(0);
    return resultType(op).hasStaticShape && type === op.source.type && !op.nofold ? [op.source] : undefined;
  },

  asmResultNames(op: PadOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'padded');
  },
};
