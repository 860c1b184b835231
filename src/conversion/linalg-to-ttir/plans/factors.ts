import { usedPositions } from '../../../affine/affine-walk.ts';
import { type Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { AddFOp, AddIOp, NegFOp, SelectOp, SubFOp, SubIOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { loopOf } from '../body/iteration.ts';
import { constantNumber } from '../body/scalar-body.ts';
import { factorsOf } from '../loops/contraction.ts';
import { type Nest } from '../loops/nest.ts';

/** What an element is multiplied with: a number, or a truth value that says where the product counts, or where it does not. */
export interface Factor {
  readonly value: Value;
  readonly kind: 'number' | 'where' | 'unless';
  /** The loops that it depends on. */
  readonly loops: ReadonlySet<number>;
}

/** An element, as the product of its factors or as the opposite of that. */
export interface Product {
  readonly factors: readonly Factor[];
  readonly isNegated: boolean;
}

/** Returns what an element is the product of, and whether it is the opposite of the product. */
export function productOf(nest: Nest, element: Value): Product {
  const factors: Factor[] = [];
  let isNegated = false;
  const add = (value: Value, kind: Factor['kind']): void =>
    void factors.push({ value, kind, loops: loopsOf(nest, value) });
  const pending = [element];
  for (let value = pending.pop(); value; value = pending.pop()) {
    const negated = negatedBy(value);
    const numbers = factorsOf(value);
    const choice = value.definingOp instanceof SelectOp ? value.definingOp : undefined;
    if (negated) {
      isNegated = !isNegated;
      pending.push(negated);
    } else if (numbers) {
      pending.push(numbers[1], numbers[0]);
    } else if (choice && constantNumber(choice.falseValue) === 0) {
      add(choice.condition, 'where');
      pending.push(choice.trueValue);
    } else if (choice && constantNumber(choice.trueValue) === 0) {
      add(choice.condition, 'unless');
      pending.push(choice.falseValue);
    } else {
      add(value, 'number');
    }
  }
  return { factors, isNegated };
}

/** Sums of more products are computed one by one. */
const maxTerms = 8;

/** Returns the products that a product is the sum of, where one of its factors is a sum, with all of the others each. */
export function termsOf(nest: Nest, product: Product): readonly Product[] {
  const terms = [product];
  for (let i = 0; i < terms.length && terms.length < maxTerms;) {
    const { factors, isNegated } = terms[i]!;
    const sum = factors.find(({ value, kind }) => kind === 'number' && isSum(value));
    if (!sum) {
      i++;
      continue;
    }
    const others = factors.filter((factor) => factor !== sum);
    const parts = sum.value.definingOp!.operands.map((operand, at): Product => {
      const part = productOf(nest, operand);
      const isTaken = at === 1 && isDifference(sum.value);
      return { factors: [...others, ...part.factors], isNegated: [isNegated, part.isNegated, isTaken].filter(Boolean).length % 2 === 1 }; // prettier-ignore
    });
    terms.splice(i, 1, ...parts);
  }
  return terms;
}

function isSum(value: Value): boolean {
  const { definingOp } = value;
  return definingOp instanceof AddFOp || definingOp instanceof AddIOp || isDifference(value);
}

function isDifference({ definingOp }: Value): boolean {
  return definingOp instanceof SubFOp || definingOp instanceof SubIOp;
}

/** Returns the number that a value is the opposite of. */
function negatedBy({ definingOp: op }: Value): Value | undefined {
  if (op instanceof NegFOp) return op.operand(0);
  return op instanceof SubIOp && matchInteger(op.lhs) === 0n ? op.rhs : undefined;
}

/** Returns the loops that a scalar of the body depends on. */
function loopsOf({ body, maps }: Nest, value: Value): ReadonlySet<number> {
  const loops = new Set<number>();
  const seen = new Set([value]);
  for (const each of seen) {
    const argument = body.arguments.indexOf(each as never);
    const own = loopOf(each);
    if (argument >= 0) for (const loop of usedPositions(maps[argument]!.results, 'dim')) loops.add(loop);
    else if (own !== undefined) loops.add(own);
    else if (each.definingOp?.block === body) for (const operand of each.definingOp.operands) seen.add(operand);
  }
  return loops;
}

/** Factors of which the first depends on the loops of all. */
export type Group = readonly [Factor, ...Factor[]];

/** Puts factors together that depend on the loops of another one. */
export function groupsOf(factors: readonly Factor[]): readonly Group[] {
  const groups: [Factor, ...Factor[]][] = [];
  for (const factor of [...factors].sort((a, b) => b.loops.size - a.loops.size)) {
    const group = groups.find(([first]) => [...factor.loops].every((loop) => first.loops.has(loop)));
    if (group) group.push(factor);
    else groups.push([factor]);
  }
  return groups;
}
