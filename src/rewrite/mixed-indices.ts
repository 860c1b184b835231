import { type Attribute } from '../ir/attribute.ts';
import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../ir/attributes/scalar-attributes.ts';
import { type Context } from '../ir/context.ts';
import { IntegerType } from '../ir/types/scalar-types.ts';
import { isDynamic, kDynamic, typeSize } from '../ir/types/shaped-types.ts';
import { Value } from '../ir/value.ts';
import { staticIndices } from '../builtin/dynamic-index-list.ts';
import { exactInt64, type StaticIndex, staticIndex } from '../support/int64.ts';
import { matchConstant } from './fold.ts';

/**
 * A size, offset or stride that is a constant or a value. Source: OpFoldResult, and mlir/lib/Dialect/Utils/StaticValueUtils.cpp.
 */
export type MixedIndex = StaticIndex | Value;

/** Returns the entries of a list that an operation keeps as an array with marks and as values. */
export function mixedIndices(integers: Attribute | undefined, values: readonly Value[]): MixedIndex[] {
  let next = 0;
  return staticIndices(integers).map((entry) => (isDynamic(entry) ? values[next++]! : entry));
}

/** Returns the integer that the index always is; undefined for other values, and for kDynamic, which is the mark of a value. */
export function constantIndex(index: MixedIndex): StaticIndex | undefined {
  if (!(index instanceof Value)) return index;
  const constant = matchConstant(index);
  const known = constant instanceof IntegerAttr ? staticIndex(constant.value) : kDynamic;
  return isDynamic(known) ? undefined : known;
}

/** Replaces values that are constants by these, where `accepted` takes them. */
export function withConstants(
  indices: readonly MixedIndex[],
  accepted: (constant: StaticIndex) => boolean = () => true,
): MixedIndex[] {
  return indices.map((index) => {
    const constant = constantIndex(index);
    return constant !== undefined && accepted(constant) ? constant : index;
  });
}

/** Returns the constants, kDynamic for values. */
export function staticParts(indices: readonly MixedIndex[]): StaticIndex[] {
  return indices.map((index) => (index instanceof Value ? kDynamic : index));
}

/** Returns the sizes as types have them, kDynamic for values and for constants that no type has. */
export function typeSizes(indices: readonly MixedIndex[]): number[] {
  return staticParts(indices).map(typeSize);
}

/** Returns the number that the index always is; undefined for other values, and for a constant that no number is. */
export function knownIndex(index: MixedIndex): number | undefined {
  const constant = constantIndex(index);
  return typeof constant === 'number' ? constant : undefined;
}

/** Returns the size that the index always is; undefined for other values, and for a constant that no type has as a size, as -8. */
export function constantSize(index: MixedIndex): number | undefined {
  const constant = knownIndex(index);
  return constant !== undefined && constant >= 0 ? constant : undefined;
}

/** Returns the values, in order. */
export function dynamicParts(indices: readonly MixedIndex[]): Value[] {
  return indices.filter((index) => index instanceof Value);
}

/** Returns the array that an operation keeps, with marks for values. */
export function staticIndicesAttr(context: Context, indices: readonly MixedIndex[]): DenseArrayAttr {
  return DenseArrayAttr.get(IntegerType.get(context, 64), staticParts(indices).map(exactInt64));
}
