import { type Attribute } from '../ir/attribute.ts';
import { type ArrayAttr } from '../ir/attributes/container-attributes.ts';
import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { type IntegerAttr } from '../ir/attributes/scalar-attributes.ts';
import { type AttrConstraint } from '../ods/constraints.ts';

/** Constraints around others, of which they demand more. Source: ConfinedAttr and what goes with it in mlir/IR/CommonAttrConstraints.td. */

/** Attributes of `base` that are confined further, in words behind its own. Source: ConfinedAttr of mlir/IR/CommonAttrConstraints.td. */
function confined<V>(
  base: AttrConstraint<V>,
  words: string,
  test: (attribute: Attribute) => boolean,
): AttrConstraint<V> {
  return {
    ...base,
    summary: `${base.summary} ${words}`,
    test: (attribute) => base.test(attribute) && test(attribute),
    isStorable: base.isStorable ?? base.test,
  };
}

function withCount<V>(base: AttrConstraint<V>, words: string, test: (count: number) => boolean): AttrConstraint<V> {
  const count = (attribute: Attribute): number =>
    attribute instanceof DenseArrayAttr ? attribute.size : (attribute as ArrayAttr).value.length;
  return confined(base, `with ${words} elements`, (attribute) => test(count(attribute)));
}

/** An array with at least `least` elements, beside what `base` demands. */
export function ArrayMinCount<V extends readonly unknown[]>(base: AttrConstraint<V>, least: number): AttrConstraint<V> {
  return withCount(base, `at least ${least}`, (count) => count >= least);
}

export function ArrayMaxCount<V extends readonly unknown[]>(base: AttrConstraint<V>, most: number): AttrConstraint<V> {
  return withCount(base, `at most ${most}`, (count) => count <= most);
}

export function ArrayCount<V extends readonly unknown[]>(base: AttrConstraint<V>, exact: number): AttrConstraint<V> {
  return withCount(base, `exactly ${exact}`, (count) => count === exact);
}

function withValue<V>(base: AttrConstraint<V>, words: string, test: (value: bigint) => boolean): AttrConstraint<V> {
  return confined(base, words, (attribute) => test((attribute as IntegerAttr).value));
}

/** An integer that is not less than `least`, beside what `base` demands. */
export function IntMinValue<V>(base: AttrConstraint<V>, least: number): AttrConstraint<V> {
  return withValue(base, `whose minimum value is ${least}`, (value) => value >= least);
}

export function IntMaxValue<V>(base: AttrConstraint<V>, most: number): AttrConstraint<V> {
  return withValue(base, `whose maximum value is ${most}`, (value) => value <= most);
}

export function IntNEQValue<V>(base: AttrConstraint<V>, other: number): AttrConstraint<V> {
  return withValue(base, `whose value is not ${other}`, (value) => value !== BigInt(other));
}

export function IntNonNegative<V>(base: AttrConstraint<V>): AttrConstraint<V> {
  return withValue(base, 'whose value is non-negative', (value) => value >= 0n);
}

export function IntPositive<V>(base: AttrConstraint<V>): AttrConstraint<V> {
  return withValue(base, 'whose value is positive', (value) => value > 0n);
}

export function IntPowerOf2<V>(base: AttrConstraint<V>): AttrConstraint<V> {
  return withValue(base, 'whose value is a power of two > 0', (value) => value > 0n && (value & (value - 1n)) === 0n);
}
