import { type Attribute } from '../ir/attribute.ts';
import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { type OpInfo } from '../ir/op-info.ts';
import { IntegerType } from '../ir/types/scalar-types.ts';
import { type AttributeSpec, type OpSpec } from './op-spec.ts';

/**
 * The sizes of the groups of operands or results, which operations with a trait carry: the attribute, the name that it had in older text and that
 * is still read, and what of a record comes in groups. Source: mlir/tools/mlir-tblgen/OpDefinitionsGen.cpp.
 */
export const segmentAttributes = [
  {
    trait: 'AttrSizedOperandSegments',
    name: 'operandSegmentSizes',
    oldName: 'operand_segment_sizes',
    values: 'operands',
  },
  {
    trait: 'AttrSizedResultSegments',
    name: 'resultSegmentSizes',
    oldName: 'result_segment_sizes',
    values: 'results',
  },
] as const;

const segmentNames: ReadonlySet<string> = new Set(segmentAttributes.flatMap(({ name, oldName }) => [name, oldName]));

type SegmentAttribute = (typeof segmentAttributes)[number];

/** Returns whether the attribute is a list of numbers as the sizes of groups are. */
export function isSegmentSizes(attribute: Attribute): attribute is DenseArrayAttr {
  return (
    attribute instanceof DenseArrayAttr && attribute.elementType === IntegerType.get(attribute.context, 32, 'signless')
  );
}

/** Returns which sizes of groups of the operation an attribute of the name states, undefined for none. */
export function segmentsNamed({ inherentAttributes }: OpInfo, name: string): SegmentAttribute | undefined {
  if (!segmentNames.has(name)) return undefined;
  return segmentAttributes.find(
    (each) => (each.name === name || each.oldName === name) && inherentAttributes.includes(each.name),
  );
}

/**
 * Moves an attribute of a dictionary to the properties if the operation declares it, and returns whether it does. Attributes of a class that
 * the properties cannot hold are dropped, as upstream drops them, and so are sizes of groups of another number.
 * Source: setInherentAttr as mlir-tblgen makes it.
 */
export function setInherentAttribute(
  info: OpInfo,
  name: string,
  value: Attribute,
  properties: Map<string, Attribute>,
): boolean {
  const segments = segmentsNamed(info, name);
  if (segments) {
    const groups = (info.spec as OpSpec)[segments.values].length;
    if (isSegmentSizes(value) && value.values.length === groups) properties.set(segments.name, value);
    return true;
  }
  if (!info.inherentAttributes.includes(name)) return false;
  const declared = (info.spec as OpSpec | undefined)?.attributes.find((attribute) => attribute.name === name);
  if (!declared || isStorable(declared.constraint, value)) properties.set(name, value);
  return true;
}

/** Tells whether `value` is of the class that upstream keeps in the properties for an attribute with the constraint. */
export function isStorable(constraint: AttributeSpec['constraint'], value: Attribute): boolean {
  return constraint.isStorable ? constraint.isStorable(value) : constraint.test(value);
}
