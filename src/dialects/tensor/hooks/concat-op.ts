import { concatPatterns } from '../patterns/concat-patterns.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isDynamic, kDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { sum } from '../../../support/math.ts';
import { type ConcatOp } from '../generated/tensor-ops.gen.ts';

export const concatOp = {
  canonicalizationPatterns: concatPatterns,

  /** Source: ConcatOp::verify of mlir/lib/Dialect/Tensor/IR/TensorOps.cpp, texts verbatim. */
  verify(op: ConcatOp): LogicalResult {
    const inputs = op.inputs.map((input) => input.type as RankedTensorType);
    const result = op.result(0).type as RankedTensorType;
    if (inputs.length === 0) return op.emitOpError('requires at least one input');
    if (inputs.some((input) => input.rank !== result.rank)) {
      return op.emitOpError('rank of concatenated inputs must match result rank');
    }
    if (inputs.some((input) => input.elementType !== result.elementType)) {
      return op.emitOpError('inputs and result element type must match');
    }
    if (op.dim >= result.rank) return op.emitOpError('concatenation dim must be less than the tensor rank');
    // Upstream fails without a word where the dimension is negative.
    if (op.dim < 0) return op.emitOpError('concatenation dim must be non-negative');
    const sizesIn = (dim: number): number[] => inputs.map((input) => input.shape[dim]!);
    const others = result.shape.map((_, dim) => new Set(sizesIn(dim).filter((size) => !isDynamic(size))));
    const mismatch = others.findIndex((sizes, dim) => dim !== op.dim && sizes.size > 1);
    if (mismatch >= 0) {
      return op.emitOpError(`static concatenation size mismatch along non-concatenated dimension ${mismatch}`);
    }
    const inferred = others.map((sizes, dim) => {
      if (dim !== op.dim) return [...sizes][0] ?? kDynamic;
      return sizesIn(dim).some(isDynamic) ? kDynamic : sum(sizesIn(dim));
    });
    const matches = inferred.every(
      (size, i) => isDynamic(size) || isDynamic(result.shape[i]!) || size === result.shape[i],
    );
    const print = op.context.printType;
    return (
      matches ||
      op.emitOpError(
        `result type '${print(result)}'does not match inferred shape '${print(RankedTensorType.get(inferred, result.elementType))}' static sizes`,
      )
    );
  },
  verifiesSignatureOnly: true,

  /** One tensor of the result's type is the result. */
  fold(op: ConcatOp): FoldResult {
    const [only, second] = op.inputs;
    return only && !second && only.type === op.result(0).type ? [only] : undefined;
  },

  asmResultNames(op: ConcatOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), 'concat');
  },
};
