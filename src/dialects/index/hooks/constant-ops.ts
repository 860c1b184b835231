import { type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Value } from '../../../ir/value.ts';
import { type BoolConstantOp, type ConstantOp } from '../generated/index-ops.gen.ts';
import { rangeOfBool, rangeOfConstant, rangeOfSize } from '../range-inference.ts';

/** What is known before anything runs, and the width of index, which is not. Source: mlir/lib/Dialect/Index/IR/IndexOps.cpp. */

function valueOf(op: ConstantOp | BoolConstantOp): IntegerAttr {
  return op.properties.get('value') as IntegerAttr;
}

const fold = (op: ConstantOp | BoolConstantOp): FoldResult => [valueOf(op)];

export const constantOp = {
  fold,
  asmResultNames(op: ConstantOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), `idx${valueOf(op).value}`);
  },
  ...rangeOfConstant,
};

export const boolConstantOp = {
  fold,
  asmResultNames(op: BoolConstantOp, setName: (value: Value, name: string) => void): void {
    setName(op.result(0), String(op.value));
  },
  ...rangeOfBool,
};

export const sizeOfOp = rangeOfSize;
