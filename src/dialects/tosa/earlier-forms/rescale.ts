import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RoundingModeAttr } from '../generated/tosa-attributes.gen.ts';
import { type RescaleOp } from '../generated/tosa-ops.gen.ts';
import { storageElementType } from '../verify-element-types.ts';
import { constantOf, dropAttributes, fits, integersOf, isNumber } from './made-operands.ts';

/** What a rescaling said by attributes. */
export const earlierRescaleProperties: readonly string[] = [
  'double_round',
  'input_zp',
  'multiplier',
  'output_zp',
  'shift',
];

/** `tosa.rescale %x {multiplier = array<i32: 1073741824>, shift = array<i8: 30>, input_zp = 1 : i32, output_zp = 2 : i32, scale32 = true, double_round = false, per_channel = false}`. */
export function modernizeRescale(op: RescaleOp): readonly Operation[] {
  const { attributes, context } = op;
  const [multiplier, shift] = [integersOf(attributes.get('multiplier')), integersOf(attributes.get('shift'))];
  const flag = (name: string): boolean | undefined => {
    const value = op.properties.get(name) ?? attributes.get(name);
    return value instanceof IntegerAttr ? value.value !== 0n : undefined;
  };
  const types = op.numOperands === 1 && op.numResults === 1 ? [op.operand(0).type, op.result(0).type] : [];
  const elements = types.map(storageElementType);
  if (!multiplier || !shift || elements.length === 0 || !elements.every(isNumber)) return [];
  const zeroPoints = ['input_zp', 'output_zp'].map((name) => {
    const value = attributes.get(name);
    return value instanceof IntegerAttr ? Number(value.value) : 0;
  });
  const factor = IntegerType.get(context, flag('scale32') === false ? 16 : 32);
  if (!multiplier.every((value) => fits(factor, value))) return [];
  if (!elements.every((element, i) => fits(element, zeroPoints[i]!))) return [];
  const made = [
    constantOf(op, factor, ...multiplier),
    constantOf(op, IntegerType.get(context, 8), ...shift),
    ...elements.map((element, i) => constantOf(op, element, zeroPoints[i]!)),
  ];
  op.insertOperands(1, made.flatMap(({ results }) => results)); // prettier-ignore
  if (!op.properties.has('rounding_mode')) {
    op.setProperty('rounding_mode', RoundingModeAttr.get(context, flag('double_round') === true ? 'DOUBLE_ROUND' : 'SINGLE_ROUND')); // prettier-ignore
  }
  for (const [i, name] of ['input_unsigned', 'output_unsigned'].entries()) {
    const element = elements[i];
    const isUnsigned = element instanceof IntegerType && element.signedness === 'unsigned';
    if (!op.properties.has(name))
      op.setProperty(name, IntegerAttr.get(IntegerType.get(context, 1), isUnsigned ? 1 : 0));
  }
  dropAttributes(op, ...earlierRescaleProperties);
  return made;
}

/** `tosa.apply_scale %x, %multiplier, %shift {double_round = true}`. */
export const earlierApplyScale = {
  earlierProperties: ['double_round'],
  modernize(op: Operation): readonly Operation[] {
    const flag = op.attributes.get('double_round');
    if (!(flag instanceof IntegerAttr) || op.properties.has('rounding_mode')) return [];
    op.setProperty(
      'rounding_mode',
      RoundingModeAttr.get(op.context, flag.value === 0n ? 'SINGLE_ROUND' : 'DOUBLE_ROUND'),
    );
    dropAttributes(op, 'double_round');
    return [];
  },
};
