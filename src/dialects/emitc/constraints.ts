import { StrAttr } from '../../builtin/attr-constraints.ts';
import { type Type } from '../../ir/type.ts';
import { anyTypeOf, type AttrConstraint, type TypeConstraint } from '../../ods/constraints.ts';
import { LValueType } from './generated/emitc-types.gen.ts';
import { isIntegerIndexOrOpaqueType, isSupportedEmitCType, isSupportedFloatType } from './supported-types.ts';

/** The type constraints of the dialect's records, with upstream's words. Source: mlir/Dialect/EmitC/IR/EmitCTypes.td. */

export const EmitCType: TypeConstraint = { summary: 'type supported by EmitC', test: isSupportedEmitCType };

export const EmitCFloatType: TypeConstraint = {
  summary: 'floating-point type supported by EmitC',
  test: isSupportedFloatType,
};

export const IntegerIndexOrOpaqueType: TypeConstraint = {
  summary: 'integer, index or opaque type supported by EmitC',
  test: isIntegerIndexOrOpaqueType,
};

const { summary: _summary, valueType: _valueType, form: _form, ...anyString } = StrAttr;

/** Strings of any type: it is written behind them, as the custom form has no other place for it. */
export const Builtin_StringAttr: AttrConstraint<string> = { ...anyString, summary: 'An Attribute containing a string' };

/** Returns the constraint on lvalues of one of the types. */
export function EmitC_LValueOf(allowed: readonly TypeConstraint[]): TypeConstraint {
  const value = anyTypeOf(allowed);
  return {
    summary: `emitc.lvalue of ${value.summary} values`,
    test: (type: Type) => type instanceof LValueType && value.test(type.valueType),
  };
}
