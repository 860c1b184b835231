import { GatherOp, TorchIndexSelectOp } from '../../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { IntegerRanges, isWithin } from '../../../dialects/stablehlo/evaluation/integer-ranges.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';

/** Returns the operations below `root` that look up slices at places which are known to lie within the operand, whatever they are. */
export function lookupsWithin(root: Operation): Set<Operation> {
  const ranges = new IntegerRanges();
  const found = new Set<Operation>();
  const check = (op: Operation, indices: Value, lasts: readonly number[]): void => {
    const range = ranges.rangeOf(indices);
    if (range && lasts.every((last) => isWithin({ min: 0n, max: BigInt(last) }, range))) found.add(op);
  };
  walk(root, {
    before: (op) => {
      if (op instanceof GatherOp) {
        const shape = shapeOf(op.operandValue);
        const lasts = op.dimensionNumbers.startIndexMap.map((dim) => shape[dim]! - op.sliceSizes[dim]!);
        check(op, op.startIndices, lasts);
      } else if (op instanceof TorchIndexSelectOp) {
        check(op, op.index, [shapeOf(op.operandValue)[op.dim]! - 1]);
      }
    },
  });
  return found;
}
