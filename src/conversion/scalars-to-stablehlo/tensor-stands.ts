import { DenseElementsAttr, isElementsAttr, splatElements } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { buildBroadcast, buildNumbersOfType, buildReshape } from '../../dialects/stablehlo/shape-builders.ts';
import { preservesStaticInformation } from '../../dialects/tensor/fold-cast.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { elementOperationOf } from './element-operations.ts';
import { buildDimensionSize, buildElement, buildList, buildSize } from './shape-stands.ts';

/** Returns the type of what stands for a value: StableHLO has tensors only, and no indices in them but where shapes are given. */
export function standType(type: Type): RankedTensorType | undefined {
  if (type instanceof RankedTensorType) {
    const element = elementOf(type.elementType);
    return element && (element === type.elementType ? type : RankedTensorType.get(type.shape, element));
  }
  const element = elementOf(type);
  return element && RankedTensorType.get([], element);
}

function elementOf(type: Type): Type | undefined {
  if (type instanceof IndexType) return IntegerType.get(type.context, 64);
  return type instanceof IntegerType || type instanceof FloatType ? type : undefined;
}

/**
 * Makes what stands for the result of an operation of arith, math or tensor before it; undefined for operations that have no such form. `standOf` returns
 * what stands for an operand.
 */
export function buildStand(op: Operation, standOf: (value: Value) => Value | undefined): Value | undefined {
  const type = op.numResults === 1 && op.regions.length === 0 ? standType(op.result(0).type) : undefined;
  if (!type) return undefined;
  const builder = OpBuilder.before(op);
  const { location } = op;
  if (op instanceof ConstantOp) return buildConstant(builder, op, type);
  if (op instanceof tensor.DimOp) return buildSize(builder, location, op.source, op.index);
  const operands = op.operands.map(standOf);
  if (!operands.every((operand) => operand !== undefined)) return undefined;
  if (op instanceof tensor.FromElementsOp) return buildList(builder, location, operands, type);
  if (op instanceof tensor.ExtractOp) return buildElement(builder, location, operands);
  if (op instanceof tensor.CastOp) return buildSized(builder, op, operands[0]!, type);
  if (op instanceof tensor.SplatOp && type.hasStaticShape && op.dynamicSizes.length === 0) {
    return buildBroadcast(builder, location, operands[0]!, [], type.shape);
  }
  if (op instanceof tensor.CollapseShapeOp || op instanceof tensor.ExpandShapeOp) {
    const isStatic = [operands[0]!.type, type].every((each) => each instanceof RankedTensorType && each.hasStaticShape);
    return isStatic ? buildReshape(builder, location, operands[0]!, type.shape) : undefined;
  }
  return elementOperationOf(op)?.(builder, location, operands, type);
}

function buildConstant(builder: OpBuilder, { location, value }: ConstantOp, type: RankedTensorType): Value | undefined {
  if (!type.hasStaticShape) return undefined;
  let elements = isElementsAttr(value) && value.type === type ? value : undefined;
  if (value instanceof DenseElementsAttr) elements = DenseElementsAttr.get(type, value.bytes);
  else if (value instanceof IntegerAttr || value instanceof FloatAttr) elements = splatElements(type, value);
  return elements && hlo.ConstantOp.build(builder, location, { value: elements, outputType: type }).output;
}

/** Gives a tensor the sizes that a cast says it has; casts that forget sizes stay, for `refine-operand-types` and `refine-result-types`. */
function buildSized(
  builder: OpBuilder,
  op: tensor.CastOp,
  operand: Value,
  resultType: RankedTensorType,
): Value | undefined {
  const { location, source } = op;
  const { type } = operand;
  if (!(source.type instanceof RankedTensorType && type instanceof RankedTensorType) || type.encoding) return undefined;
  if (preservesStaticInformation(resultType, type)) return resultType === op.result().type ? undefined : operand;
  const word = RankedTensorType.get([1], IntegerType.get(builder.context, 32));
  const sizes = resultType.shape.map((size, dim) =>
    isDynamic(size)
      ? buildReshape(builder, location, buildDimensionSize(builder, location, operand, dim), [1])
      : buildNumbersOfType(builder, location, word, [size]),
  );
  const outputShape = buildList(builder, location, sizes, RankedTensorType.get([sizes.length], word.elementType));
  return hlo.DynamicReshapeOp.build(builder, location, { operand, outputShape, resultType }).result();
}
