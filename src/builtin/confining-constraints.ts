import { type Attribute } from '../ir/attribute.ts';
import { type ArrayAttr } from '../ir/attributes/container-attributes.ts';
import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../ir/attributes/scalar-attributes.ts';
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

/** An integer that is one of `values`, beside what `base` demands. */
export function IntIsOneOf<V>(base: AttrConstraint<V>, values: readonly number[]): AttrConstraint<V> {
  const words = `whose value is one of {${values.join(', ')}}`;
  return withValue(base, words, (value) => values.some((candidate) => BigInt(candidate) === value));
}

type Numbers = readonly (number | bigint)[];

function withNumbers<V>(
  base: AttrConstraint<V>,
  words: string,
  test: (numbers: Numbers) => boolean,
): AttrConstraint<V> {
  return confined(base, words, (attribute) => test((attribute as DenseArrayAttr).values));
}

/** A dense array of numbers above zero. Its words are upstream's. */
export function DenseArrayStrictlyPositive<V extends Numbers>(base: AttrConstraint<V>): AttrConstraint<V> {
  return withNumbers(base, 'whose value is positive', (numbers) => numbers.every((number) => number > 0));
}

export function DenseArrayNonNegative<V extends Numbers>(base: AttrConstraint<V>): AttrConstraint<V> {
  return withNumbers(base, 'whose value is non-negative', (numbers) => numbers.every((number) => number >= 0));
}

/** A dense array none of whose numbers is less than the one before. */
export function DenseArraySorted<V extends readonly unknown[]>(base: AttrConstraint<V>): AttrConstraint<V> {
  return withNumbers(base, 'should be in non-decreasing order', (numbers) =>
    numbers.every((number, i) => i === 0 || !(number < numbers[i - 1]!)),
  );
}

/** A dense array in which each number is greater than the one before. */
export function DenseArrayStrictlySorted<V extends readonly unknown[]>(base: AttrConstraint<V>): AttrConstraint<V> {
  return withNumbers(base, 'should be in increasing order', (numbers) =>
    // What is no number is neither less nor equal.
    numbers.every((number, i) => i === 0 || !(number < numbers[i - 1]! || number === numbers[i - 1])),
  );
}

function withElement<V>(
  base: AttrConstraint<V>,
  index: number,
  words: string,
  test: (value: bigint) => boolean,
): AttrConstraint<V> {
  return confined(base, `whose ${index}-th element must be ${words}`, (attribute) => {
    const element = (attribute as ArrayAttr).value[index];
    return element instanceof IntegerAttr && test(element.value);
  });
}

/** An array of integers whose element at `index`, counted from 0, is there and is `value`. */
export function IntArrayNthElemEq<V>(base: AttrConstraint<V>, index: number, value: number): AttrConstraint<V> {
  return withElement(base, index, `${value}`, (element) => element === BigInt(value));
}

export function IntArrayNthElemMinValue<V>(base: AttrConstraint<V>, index: number, least: number): AttrConstraint<V> {
  return withElement(base, index, `at least ${least}`, (element) => element >= least);
}

export function IntArrayNthElemMaxValue<V>(base: AttrConstraint<V>, index: number, most: number): AttrConstraint<V> {
  return withElement(base, index, `at most ${most}`, (element) => element <= most);
}

export function IntArrayNthElemInRange<V>(
  base: AttrConstraint<V>,
  index: number,
  least: number,
  most: number,
): AttrConstraint<V> {
  const words = `at least ${least} and at most ${most}`;
  return withElement(base, index, words, (element) => element >= least && element <= most);
}

function constant<V>(base: AttrConstraint<V>, value: number | string, words: string): AttrConstraint<V> {
  const test = (attribute: Attribute): boolean => String(base.unwrap(attribute)) === String(value);
  return confined(base, `constant attribute ${words}`, test);
}

/**
 * The one attribute of `base` whose plain value is written like `value`.
 * mlir-tblgen takes such constraints for verifiers too, but makes C++ of them that does not compile; the words are those that stand there.
 */
export function ConstantAttr<V>(base: AttrConstraint<V>, value: number | string): AttrConstraint<V> {
  return constant(base, value, base.form === 'string' ? JSON.stringify(value) : String(value));
}

/** One case of an enum, or several of bits. */
export interface EnumConstant {
  /** The keyword, or the bits. */
  readonly value: number | string;
  /** The name in C++. */
  readonly name: string;
}

/** The attribute of `base`, which is of an enum, that is one case of it. */
export function ConstantEnumCase<V>(base: AttrConstraint<V>, { value, name }: EnumConstant): AttrConstraint<V> {
  return constant(base, value, name);
}
