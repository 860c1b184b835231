import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ComparisonDirection } from '../../dialects/stablehlo/generated/stablehlo-enums.gen.ts';
import * as hlo from '../../dialects/stablehlo/generated/stablehlo-ops.gen.ts';
import { NumberBuilder } from '../../dialects/stablehlo/number-builder.ts';
import { type BuildElements, isOfTruth, type OpClass } from './build-elements.ts';

/** Operations of arith that read integers without a sign as unsigned; StableHLO has types for these. */
const functions: ReadonlyMap<string, OpClass> = new Map<string, OpClass>([
  [arith.DivUIOp.opName, hlo.DivOp],
  [arith.MaxUIOp.opName, hlo.MaxOp],
  [arith.MinUIOp.opName, hlo.MinOp],
  [arith.RemUIOp.opName, hlo.RemOp],
]);

const directions: ReadonlyMap<string, ComparisonDirection> = new Map<string, ComparisonDirection>([
  ['uge', ComparisonDirection.GE],
  ['ugt', ComparisonDirection.GT],
  ['ule', ComparisonDirection.LE],
  ['ult', ComparisonDirection.LT],
]);

const conversions: readonly OpClass[] = [arith.ExtUIOp, arith.IndexCastUIOp, arith.UIToFPOp];

/** Returns what makes the result of an operation that takes or makes unsigned integers, undefined for all others, and for those of truth values. */
export function unsignedOperationOf(op: Operation): BuildElements | undefined {
  if (op.numOperands === 0 || op.numResults !== 1 || isOfTruth(op.operand(0))) return undefined;
  const target = functions.get(op.name);
  if (target) return ofUnsigned((numbers, lhs, rhs) => numbers.make(target, lhs, rhs));
  if (op instanceof arith.CeilDivUIOp) return ofUnsigned(quotientRoundedUp);
  if (op instanceof arith.CmpIOp) {
    const direction = directions.get(op.predicate);
    return direction && ofUnsigned((numbers, lhs, rhs) => numbers.compare(direction, lhs, rhs));
  }
  if (isOfTruth(op.result(0))) return undefined;
  if (conversions.some(({ opName }) => opName === op.name)) {
    return (builder, location, [operand], type) =>
      converted(builder, location, asUnsigned(builder, location, operand!), type);
  }
  if (!(op instanceof arith.FPToUIOp)) return undefined;
  return (builder, location, [operand], type) => {
    const unsigned = converted(builder, location, operand!, unsignedType(type));
    return withType(builder, location, unsigned, type);
  };
}

type Combine = (numbers: NumberBuilder, lhs: Value, rhs: Value) => Value;

/** Takes integers as unsigned, and what is made of them for integers without a sign again. */
function ofUnsigned(combine: Combine): BuildElements {
  return (builder, location, operands, type) => {
    const [lhs, rhs] = operands.map((operand) => asUnsigned(builder, location, operand));
    const result = combine(new NumberBuilder(builder, location, lhs!.type as RankedTensorType), lhs!, rhs!);
    return withType(builder, location, result, type);
  };
}

function quotientRoundedUp(numbers: NumberBuilder, lhs: Value, rhs: Value): Value {
  const quotient = numbers.make(hlo.DivOp, lhs, rhs);
  const isRounded = numbers.compare('NE', numbers.make(hlo.RemOp, lhs, rhs), 0);
  return numbers.select(isRounded, numbers.make(hlo.AddOp, quotient, 1), quotient);
}

function unsignedType({ shape, elementType }: RankedTensorType): RankedTensorType {
  const { context, width } = elementType as IntegerType;
  return RankedTensorType.get(shape, IntegerType.get(context, width, 'unsigned'));
}

const asUnsigned = (builder: OpBuilder, location: Location, operand: Value): Value =>
  withType(builder, location, operand, unsignedType(operand.type as RankedTensorType));

/** Takes the bits of integers for those of others as wide. */
function withType(builder: OpBuilder, location: Location, operand: Value, resultType: RankedTensorType): Value {
  return operand.type === resultType
    ? operand
    : hlo.BitcastConvertOp.build(builder, location, { operand, resultType }).result();
}

const converted = (builder: OpBuilder, location: Location, operand: Value, resultType: RankedTensorType): Value =>
  hlo.ConvertOp.build(builder, location, { operand, resultType }).result();
