import { AffineMap } from '../../../affine/affine-map.ts';
import { AffineMapAttr, ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { opSpecOf, type StructuredSpec } from '../../../ods/op-spec.ts';
import { invariant } from '../../../support/invariant.ts';
import { type IteratorType } from '../generated/linalg-enums.gen.ts';
import { memoizedMaps } from './assembly.ts';
import { loopMaps, type LoopMaps } from './loop-maps.ts';
import { operandShape } from './operand-shape.ts';
import { sharedMaps } from './shared-maps.ts';
import { type StructuredMethods } from './structured-methods.ts';

/** Returns what the record of `op` says about its region and maps. */
export function structuredSpecOf(op: Operation): StructuredSpec {
  const structured = opSpecOf(op)?.structured;
  invariant(structured, `the record of '${op.name}' does not say what it computes`);
  return structured;
}

/**
 * Returns the loops and maps of a named operation. Maps that depend on attributes are kept as an attribute once they are asked for, and
 * such an attribute is taken for them. Source: the getIndexingMaps of LinalgNamedStructuredOps.yamlgen.cpp.inc.
 */
export function namedOpMethods(op: Operation): StructuredMethods {
  const { maps } = structuredSpecOf(op);
  if (maps === undefined) return elementwiseMethods(op);
  return new NamedOpMethods(op, loopMaps(maps));
}

class NamedOpMethods implements StructuredMethods {
  constructor(
    private readonly op: Operation,
    private readonly loops: LoopMaps,
  ) {}

  get iteratorTypes(): readonly IteratorType[] {
    return this.loops.iteratorTypes;
  }

  get indexingMaps(): readonly AffineMap[] {
    const { op, loops } = this;
    const cached = op.attributes.get(memoizedMaps);
    if (cached instanceof ArrayAttr && holdsMaps(cached, loops.numOperands)) return mapsIn(cached);
    if (cached instanceof ArrayAttr) return completed(cached, loops.numOperands);
    const fresh = loops.maps(loops.numberNames.map((name) => windowNumber(op, name)));
    op.setDiscardableAttr(memoizedMaps, mapsAttr(op.context, fresh));
    return fresh;
  }
}

function holdsMaps({ value }: ArrayAttr, count: number): boolean {
  return value.length >= count && value.every((element) => element instanceof AffineMapAttr);
}

/** Returns the maps that a program brings along, with empty ones for those that are missing, which no operation verifies with. */
function completed({ value }: ArrayAttr, count: number): readonly AffineMap[] {
  return Array.from({ length: Math.max(count, value.length) }, (_, i) => {
    const given = value[i];
    return given instanceof AffineMapAttr ? given.value : AffineMap.get(0, 0, []);
  });
}

/** Returns the maps of an array of affine map attributes; the same list for the same attribute. */
export function mapsIn(attribute: ArrayAttr): readonly AffineMap[] {
  return attribute.context.derived(attribute, () => attribute.value.map((element) => (element as AffineMapAttr).value));
}

/** Returns the maps as an attribute. */
export function mapsAttr(context: Context, maps: readonly AffineMap[]): ArrayAttr {
  return context.derived(maps, () =>
    ArrayAttr.get(
      context,
      maps.map((map) => AffineMapAttr.get(context, map)),
    ),
  );
}

/** Returns the maps of operands of these ranks that are indexed with all of `rank` loops, or with none where they have no dimensions. */
export function elementwiseMaps(context: Context, rank: number, operandRanks: readonly number[]): readonly AffineMap[] {
  const kinds = operandRanks.map((operandRank) => (operandRank === 0 ? '-' : '+'));
  return sharedMaps(context, `elementwise ${rank} ${kinds.join('')}`, () => {
    const scalar = AffineMap.get(rank, 0, []);
    const whole = AffineMap.getMultiDimIdentityMap(rank);
    return operandRanks.map((operandRank) => (operandRank === 0 ? scalar : whole));
  });
}

/** Returns element 0 of `strides` for the name `stride0`, and the like; 1 without the attribute. */
function windowNumber(op: Operation, name: string): bigint {
  const elements = op.properties.get(`${name.slice(0, -1)}s`);
  return elements instanceof DenseElementsAttr ? (elements.attributeAt(Number(name.at(-1))) as IntegerAttr).value : 1n;
}

/** All loops are over the init; what has no dimensions is the same in all iterations. */
function elementwiseMethods(op: Operation): StructuredMethods {
  const init = dpsInits(op)?.[0];
  const rank = init ? operandShape(init.value.type).length : 0;
  return {
    indexingMaps: elementwiseMaps(
      op.context,
      rank,
      op.operands.map(({ type }) => operandShape(type).length),
    ),
    iteratorTypes: Array.from({ length: rank }, () => 'parallel'),
  };
}
