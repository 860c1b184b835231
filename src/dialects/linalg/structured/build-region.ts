import { type Attribute } from '../../../ir/attribute.ts';
import { Block } from '../../../ir/block.ts';
import { type Context } from '../../../ir/context.ts';
import { UnknownLoc } from '../../../ir/location.ts';
import { Region } from '../../../ir/region.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { MemRefType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { invariant } from '../../../support/invariant.ts';
import { TypeFnAttr } from '../generated/linalg-attributes.gen.ts';
import { type EmitBuildError, ScalarBuilder } from './scalar-builder.ts';
import { type CastName, type ScalarExpression, scalarExpression } from './scalar-expression.ts';

/** Returns the type of the block argument that stands for an operand of type `type`. */
export function elementOrSelf(type: Type): Type {
  return type instanceof MemRefType || type instanceof RankedTensorType ? type.elementType : type;
}

/**
 * Returns the region of a named structured operation on operands of the given types, the last of which is the init. The text of `body`
 * is explained in scalar-expression.ts. Source: fillStructuredOpRegion of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp.
 */
export function buildRegion(
  context: Context,
  operandTypes: readonly Type[],
  body: string,
  attributes: ReadonlyMap<string, Attribute>,
  fail: EmitBuildError,
): Region {
  const block = new Block();
  for (const type of operandTypes) block.addArgument(elementOrSelf(type), UnknownLoc.instance);
  const region = new Region();
  region.append(block);
  const builder = new ScalarBuilder(context, block, fail);
  const args = block.arguments;
  const init = args.at(-1)!;
  const cast = attributes.get('cast');
  const isUnsignedCast = cast instanceof TypeFnAttr && cast.value === 'cast_unsigned';

  const castTo = (value: Value, name: CastName): Value => {
    if (name === 'i32') return builder.cast(value, IntegerType.get(context, 32), false);
    if (name === 'f64') return builder.cast(value, FloatType.get(context, 'f64'), false);
    return builder.cast(value, init.type, name === 'cast' ? isUnsignedCast : name === 'unsigned');
  };
  const build = (expression: ScalarExpression): Value => {
    switch (expression.kind) {
      case 'argument': {
        const value = expression.name === 'o' ? init : args[expression.name.charCodeAt(0) - 'a'.charCodeAt(0)];
        invariant(value, `'${body}' names no operand '${expression.name}'`);
        return value;
      }
      case 'number':
        return builder.number(expression.text);
      case 'index':
        return builder.index(expression.dim);
      case 'cast':
        return castTo(build(expression.of), expression.name);
      case 'call':
        return builder.call(expression.name, expression.args.map(build));
    }
  };
  builder.yield([build(scalarExpression(body))]);
  return region;
}
