import { DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { sum } from '../../../support/math.ts';
import { Variadicity } from '../generated/irdl-enums.gen.ts';

/**
 * Returns how many of the `count` operands (or results, as `what` says) each definition stands for; undefined, and reports why, where they do not fit.
 * Source: getSegmentSizes of mlir/lib/Dialect/IRDL/IRDLLoading.cpp, texts verbatim.
 */
export function segmentSizes(
  op: Operation,
  what: 'operand' | 'result',
  count: number,
  variadicities: readonly Variadicity[],
): readonly number[] | undefined {
  const numGroups = variadicities.filter((variadicity) => variadicity !== Variadicity.single).length;
  if (numGroups > 1) return statedSizes(op, what, count, variadicities);
  const refuse = (wanted: string): undefined => void op.emitError(`op expects ${wanted} ${what}s, but got ${count}`);
  const { length } = variadicities;
  if (numGroups === 0) return count === length ? variadicities.map(() => 1) : refuse(`exactly ${length}`);
  const inGroup = count - length + 1;
  if (inGroup < 0) return refuse(`at least ${length - 1}`);
  if (inGroup > 1 && variadicities.includes(Variadicity.optional)) return refuse(`at most ${length}`);
  return variadicities.map((variadicity) => (variadicity === Variadicity.single ? 1 : inGroup));
}

/** Returns the sizes that an attribute states. */
function statedSizes(
  op: Operation,
  what: string,
  count: number,
  variadicities: readonly Variadicity[],
): readonly number[] | undefined {
  const name = `${what}SegmentSizes`;
  const attribute = op.attributes.get(name);
  if (!attribute) return void op.emitError(`'${name}' attribute is expected but not provided`);
  if (!(attribute instanceof DenseArrayAttr) || op.context.printType(attribute.elementType) !== 'i32') {
    return void op.emitError(`'${name}' attribute is expected to be a dense i32 array`);
  }
  const sizes = attribute.values.map(Number);
  if (sizes.length !== variadicities.length) {
    const lengths = `${variadicities.length} elements, but got ${sizes.length}`;
    return void op.emitError(`'${name}' attribute for specifying ${what} segments must have ${lengths}`);
  }
  for (const [i, size] of sizes.entries()) {
    if (size < 0) {
      return void op.emitError(`'${name}' attribute for specifying ${what} segments must have non-negative values`);
    }
    const [least, most, words] = limits[variadicities[i]!];
    if (size < least || size > most) {
      return void op.emitError(`element ${i} in '${name}' attribute must be equal to ${words}`);
    }
  }
  if (sum(sizes) === count) return sizes;
  return void op.emitError(`sum of elements in '${name}' attribute must be equal to the number of ${what}s`);
}

const limits: Readonly<Record<Variadicity, readonly [number, number, string]>> = {
  single: [1, 1, '1'],
  optional: [0, 1, '0 or 1'],
  variadic: [0, Infinity, ''],
};
