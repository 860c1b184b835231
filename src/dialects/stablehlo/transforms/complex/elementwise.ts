import { splitConstant } from '../../../../builtin/split-complex-constant.ts';
import { DenseElementsAttr } from '../../../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../../../ir/builder.ts';
import { IntegerType } from '../../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import * as hlo from '../../generated/stablehlo-ops.gen.ts';
import { buildConverted } from '../../shape-builders.ts';
import { NumberBuilder } from '../../number-builder.ts';
import { buildMagnitude } from './complex-functions.ts';
import { mapParts, partType } from './complex-parts.ts';
import { type Expansion, type ExpansionContext } from './expansion.ts';
import { complexFunctionOf } from './functions-by-name.ts';

/** Expands functions of the elements, and what makes complex numbers or takes them apart. */
export const expandElementwise: Expansion = (op, { builder, partsOf }) => {
  const { location } = op;
  const resultType = partType(op.result().type) ?? (op.result().type as RankedTensorType);
  const f = new NumberBuilder(builder, location, resultType);
  if (op instanceof hlo.ComplexOp) return [{ real: op.lhs, imaginary: op.rhs }];
  if (op instanceof hlo.RealOp) return [partsOf(op.operandValue).real];
  if (op instanceof hlo.ImagOp) return [partsOf(op.operandValue).imaginary];
  if (op instanceof hlo.AbsOp) return [buildMagnitude(f, partsOf(op.operandValue))];
  if (op instanceof hlo.IotaOp) {
    const { iotaDimension } = op;
    const numbers = hlo.IotaOp.build(builder, location, { iotaDimension, outputType: resultType });
    return [{ real: numbers.output, imaginary: f.value(0) }];
  }
  if (op instanceof hlo.ConstantOp) {
    if (!(op.value instanceof DenseElementsAttr)) return undefined;
    const [real, imaginary] = splitConstant(op.value).map(
      (value) => hlo.ConstantOp.build(builder, location, { value, outputType: value.type }).output,
    );
    return [{ real: real!, imaginary: imaginary! }];
  }
  if (op instanceof hlo.ConvertOp) return expandConvert(op, f, partsOf);
  if (op instanceof hlo.CompareOp) return expandCompare(op, builder, partsOf);
  const compute = complexFunctionOf(op);
  if (!compute) return undefined;
  const [first, second = first] = op.operands.map(partsOf);
  return [compute(f, first!, second!)];
};

/** What is real has no imaginary part; of what becomes real it is dropped. */
function expandConvert(
  op: hlo.ConvertOp,
  f: NumberBuilder,
  partsOf: ExpansionContext['partsOf'],
): ReturnType<Expansion> {
  const { operandValue: operand } = op;
  const converted = (part: Value): Value => buildConverted(f.builder, f.location, part, f.type.elementType);
  if (!partType(operand.type)) return [{ real: converted(operand), imaginary: f.value(0) }];
  const parts = partsOf(operand);
  if (partType(op.result().type)) return [mapParts(parts, converted)];
  const { elementType } = f.type;
  const isTruth = elementType instanceof IntegerType && elementType.width === 1;
  if (!isTruth) return [converted(parts.real)];
  // Whether a number is true, both parts tell.
  return [f.make(hlo.OrOp, converted(parts.real), converted(parts.imaginary))];
}

/** Numbers are equal where both parts are; which is less, the real parts tell, and where these are equal the imaginary ones. */
function expandCompare(
  op: hlo.CompareOp,
  builder: OpBuilder,
  partsOf: ExpansionContext['partsOf'],
): ReturnType<Expansion> {
  const { location, lhs, rhs, comparisonDirection: direction, compareType } = op;
  if (compareType !== undefined && compareType !== 'FLOAT') return undefined;
  const [a, b] = [partsOf(lhs), partsOf(rhs)];
  const f = new NumberBuilder(builder, location, partType(lhs.type)!);
  const truths = new NumberBuilder(builder, location, op.result().type as RankedTensorType);
  const imaginary = f.compare(direction, a.imaginary, b.imaginary);
  if (direction === 'NE') return [truths.make(hlo.OrOp, f.compare('NE', a.real, b.real), imaginary)];
  const both = truths.make(hlo.AndOp, f.compare('EQ', a.real, b.real), imaginary);
  if (direction === 'EQ') return [both];
  const strict = direction === 'LT' || direction === 'LE' ? 'LT' : 'GT';
  return [truths.make(hlo.OrOp, f.compare(strict, a.real, b.real), both)];
}
