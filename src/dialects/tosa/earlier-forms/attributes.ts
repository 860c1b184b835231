import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr, StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type ClampOp } from '../generated/tosa-ops.gen.ts';
import { storageElementType } from '../verify-element-types.ts';
import { dropAttributes } from './made-operands.ts';

/** Attributes that had other names. */

/** `tosa.const` and `tosa.const_shape` had `value`. */
export const earlierConstant = {
  earlierProperties: ['value'],
  modernize(op: Operation): readonly Operation[] {
    const value = op.attributes.get('value');
    if (!value || op.properties.has('values')) return [];
    op.setProperty('values', value);
    dropAttributes(op, 'value');
    return [];
  },
};

const customNames = [
  ['identifier', 'operator_name'],
  ['config', 'domain_name'],
] as const;

/** `tosa.custom %x {identifier = "erf", config = "mine", implementation_attrs = ""}`. */
export const earlierCustom = {
  earlierProperties: customNames.map(([name]) => name),
  modernize(op: Operation): readonly Operation[] {
    for (const [earlier, present] of customNames) {
      const value = op.attributes.get(earlier);
      if (!(value instanceof StringAttr) || op.properties.has(present)) continue;
      op.setProperty(present, value);
      dropAttributes(op, earlier);
    }
    return [];
  },
};

const bounds = ['min_int', 'max_int', 'min_fp', 'max_fp'] as const;

/** `tosa.clamp %x {min_int = 0 : i64, max_int = 6 : i64, min_fp = 0.0 : f32, max_fp = 6.0 : f32}`, of which those of the kind of the elements count. */
export const earlierClamp = {
  earlierProperties: bounds,
  modernize(op: ClampOp): readonly Operation[] {
    const [minInt, maxInt, minFloat, maxFloat] = bounds.map((name) => op.attributes.get(name));
    const element = op.numOperands === 1 ? storageElementType(op.operand(0).type) : undefined;
    if (element instanceof FloatType && minFloat instanceof FloatAttr && maxFloat instanceof FloatAttr) {
      op.setProperty('min_val', floatAttr(element, floatValue(minFloat)));
      op.setProperty('max_val', floatAttr(element, floatValue(maxFloat)));
    } else if (element instanceof IntegerType && minInt instanceof IntegerAttr && maxInt instanceof IntegerAttr) {
      op.setProperty('min_val', boundOf(element, minInt.value));
      op.setProperty('max_val', boundOf(element, maxInt.value));
    } else return [];
    dropAttributes(op, ...bounds);
    return [];
  },
};

/** Returns a bound of 64 bits as one of a type, whose ends it may be beyond. */
function boundOf(type: IntegerType, value: bigint): IntegerAttr {
  const isUnsigned = type.signedness === 'unsigned' || type.width === 1;
  const bits = BigInt(type.width);
  const [least, greatest] = isUnsigned ? [0n, (1n << bits) - 1n] : [-(1n << (bits - 1n)), (1n << (bits - 1n)) - 1n];
  return IntegerAttr.get(type, value < least ? least : value > greatest ? greatest : value);
}
