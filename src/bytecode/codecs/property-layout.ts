import { type AttrConstraint } from '../../ods/constraints.ts';
import { type AttributeSpec, type OpSpec } from '../../ods/op-spec.ts';
import { segmentAttributes } from '../../ods/segment-attributes.ts';
import { versions } from '../encoding.ts';

/** How an inherent attribute is written: as an attribute that must be there or may be absent, as a truth value, or as the sizes of groups. */
export interface PropertyLayout {
  readonly name: string;
  readonly kind: 'required' | 'optional' | 'flag' | 'segments';
  /** Turns a truth value into what the operation keeps of it, and back. */
  readonly constraint?: AttrConstraint<unknown>;
  /** How many groups there are. */
  readonly groups?: number;
}

const layouts = new WeakMap<OpSpec, readonly PropertyLayout[]>();
const oldLayouts = new WeakMap<OpSpec, readonly PropertyLayout[]>();

/**
 * Returns the inherent attributes in the order in which a version of the format has them: by their names, then truth values, then the sizes
 * of groups, which in older versions are attributes as others.
 */
export function propertiesOf(spec: OpSpec, version: number): readonly PropertyLayout[] {
  const isOld = version < versions.nativeSegmentSizes;
  const known = isOld ? oldLayouts : layouts;
  let layout = known.get(spec);
  if (!layout) known.set(spec, (layout = makeLayout(spec, isOld)));
  return layout;
}

function makeLayout(spec: OpSpec, areSegmentsAttributes: boolean): PropertyLayout[] {
  const traits = new Set(spec.traits.map(({ name }) => name));
  const segments = segmentAttributes
    .filter(({ trait }) => traits.has(trait))
    .map(({ name, values }) => ({ name, kind: 'segments' as const, groups: spec[values].length }));
  const others = spec.attributes
    .filter(({ name }) => !segments.some((each) => each.name === name))
    .map((attribute) => ({ name: attribute.name, kind: kindOf(attribute), constraint: attribute.constraint }));
  const isFlag = ({ kind }: PropertyLayout): boolean => kind === 'flag';
  const attributes: PropertyLayout[] = others.filter((each) => !isFlag(each));
  if (areSegmentsAttributes) attributes.push(...segments);
  attributes.sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...attributes, ...others.filter(isFlag), ...(areSegmentsAttributes ? [] : segments)];
}

function kindOf({ constraint, optional, defaultValue }: AttributeSpec): 'required' | 'optional' | 'flag' {
  if (constraint.isUnitProperty) return 'flag';
  return optional || defaultValue !== undefined ? 'optional' : 'required';
}
