import { DenseElementsAttr, denseFromNumbers } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { functionTypeOf } from '../../../builtin/function-op.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { shapeOf } from '../../tt/shapes.ts';
import { buildConstant, buildElementwise } from '../build.ts';
import { ConstantOp, NotEqualOp, TypecastOp } from '../generated/ttir-ops.gen.ts';
import { TTIRElementTypeNormalizationPassBase } from '../generated/ttir-passes.gen.ts';

function isBoolTensor(type: Type): type is RankedTensorType {
  return type instanceof RankedTensorType && type.elementType instanceof IntegerType && type.elementType.width === 1;
}

/** Returns the type with bf16 in the place of i1. */
function normalized(type: Type): Type {
  if (!isBoolTensor(type)) return type;
  return RankedTensorType.get(type.shape, FloatType.get(type.context, 'bf16'), type.encoding);
}

/** Whether a number is other than 0 is a comparison, once i1 is no type of its own. */
function replaceCastToBool(op: TypecastOp): void {
  const input = op.inputs[0]!;
  const { elementType } = input.type as RankedTensorType;
  const builder = OpBuilder.before(op);
  const zero = buildConstant(builder, op.location, shapeOf(input).map(() => 1), elementType, [0]); // prettier-ignore
  const resultType = op.result(0).type as RankedTensorType;
  op.result(0).replaceAllUsesWith(buildElementwise(builder, op.location, NotEqualOp, [input, zero], resultType));
  op.erase();
}

/** `ttir-element-type-normalization`: the device has no format for i1, so that bf16 holds its 0 and 1. */
export class TTIRElementTypeNormalizationPass extends TTIRElementTypeNormalizationPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const casts: TypecastOp[] = [];
    walk(module, {
      before: (op) => {
        if (op instanceof TypecastOp && isBoolTensor(op.result(0).type) && !isBoolTensor(op.inputs[0]!.type))
          casts.push(op);
      },
    });
    casts.forEach(replaceCastToBool);
    walk(module, { before: (op) => void normalize(op) });
    return true;
  }
}

function normalize(op: Operation): void {
  if (op instanceof FuncOp) {
    const type = functionTypeOf(op);
    const inputs = type.inputs.map(normalized);
    const results = type.results.map(normalized);
    setFunctionType(op, FunctionType.get(op.context, inputs, results));
  }
  if (op instanceof ConstantOp && isBoolTensor(op.result().type) && op.value instanceof DenseElementsAttr) {
    const bools = op.value;
    const type = normalized(bools.type) as RankedTensorType;
    const count = bools.isSplat ? 1 : type.numElements;
    const numbers = Array.from({ length: count }, (_, i) => Number(bools.bitsAt(i) !== 0n));
    op.value = denseFromNumbers(type, numbers);
  }
  for (const result of op.results) result.type = normalized(result.type);
  for (const { blocks } of op.regions) {
    for (const block of blocks) for (const argument of block.arguments) argument.type = normalized(argument.type);
  }
}
