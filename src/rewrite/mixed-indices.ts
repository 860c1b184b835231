import { type Attribute } from '../ir/attribute.ts';
import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../ir/attributes/scalar-attributes.ts';
import { type Context } from '../ir/context.ts';
import { IntegerType } from '../ir/types/scalar-types.ts';
import { isDynamic, kDynamic } from '../ir/types/shaped-types.ts';
import { Value } from '../ir/value.ts';
import { staticIndices } from '../builtin/dynamic-index-list.ts';
import { exactInt64, numberOfInt64 } from '../support/int64.ts';
import { matchConstant } from './fold.ts';

/**
 * A size, offset or stride that is a constant or a value. Source: OpFoldResult, and mlir/lib/Dialect/Utils/StaticValueUtils.cpp.
 */
export type MixedIndex = number | Value;

/** Returns the entries of a list that an operation keeps as an array with marks and as values. */
export function mixedIndices(integers: Attribute | undefined, values: readonly Value[]): MixedIndex[] {
  let next = 0;
  return staticIndices(integers).map((entry) => (isDynamic(entry) ? values[next++]! : entry));
}

/** Returns the number that the index always is; undefined for other values, and for integers that no JavaScript number is. */
export function constantIndex(index: MixedIndex): number | undefined {
  if (!(index instanceof Value)) return index;
  const constant = matchConstant(index);
  return constant instanceof IntegerAttr ? numberOfInt64(constant.value) : undefined;
}

/** Replaces values that are constants by numbers, where `accepted` takes them. */
export function withConstants(
  indices: readonly MixedIndex[],
  accepted: (constant: number) => boolean = () => true,
): MixedIndex[] {
  return indices.map((index) => {
    const constant = constantIndex(index);
    return constant !== undefined && accepted(constant) ? constant : index;
  });
}

/** Returns the numbers, kDynamic for values. */
export function staticParts(indices: readonly MixedIndex[]): number[] {
  return indices.map((index) => (index instanceof Value ? kDynamic : index));
}

/** Returns the values, in order. */
export function dynamicParts(indices: readonly MixedIndex[]): Value[] {
  return indices.filter((index) => index instanceof Value);
}

/** Returns the array that an operation keeps, with marks for values. */
export function staticIndicesAttr(context: Context, indices: readonly MixedIndex[]): DenseArrayAttr {
  const mark = -(2n ** 63n);
  return DenseArrayAttr.get(
    IntegerType.get(context, 64),
    indices.map((index) => (index instanceof Value ? mark : exactInt64(index))),
  );
}
