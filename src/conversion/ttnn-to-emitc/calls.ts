import { OpaqueAttr } from '../../dialects/emitc/generated/emitc-attributes.gen.ts';
import { CallOpaqueOp, ExpressionOp, YieldOp } from '../../dialects/emitc/generated/emitc-ops.gen.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { indexAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';

/** An argument of a call: a value, or C++ text. */
export type CallArgument = Value | string;

/** Builds a call; `args` are its arguments in order. Calls whose arguments are values alone need no `args` attribute. */
export function buildCall(
  builder: OpBuilder,
  location: Location,
  callee: string,
  args: readonly CallArgument[],
  resultTypes: readonly Type[],
): CallOpaqueOp {
  const operands: Value[] = [];
  const attributes = args.map((argument): Attribute => {
    if (typeof argument === 'string') return OpaqueAttr.get(builder.context, argument);
    return indexAttr(builder.context, operands.push(argument) - 1);
  });
  return CallOpaqueOp.build(builder, location, {
    callee,
    args: operands.length === args.length ? undefined : attributes,
    operands,
    resultTypes,
  });
}

/** Builds an expression; `body` makes its value of the operands as they are seen inside. Returns the expression's value. */
export function buildExpression(
  builder: OpBuilder,
  location: Location,
  operands: readonly Value[],
  resultType: Type,
  body: (builder: OpBuilder, values: readonly Value[]) => Value,
): Value {
  const regions = [new Region()];
  const expression = ExpressionOp.build(builder, location, { defs: operands, doNotInline: false, resultType, regions });
  const inner = new OpBuilder(builder.context);
  const types = operands.map(({ type }) => type);
  const block = inner.createBlock(expression.region, types, operands.map(() => location)); // prettier-ignore
  YieldOp.build(inner, location, { result: body(inner, block.arguments) });
  return expression.result();
}
