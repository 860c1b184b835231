import { type AffineExpr } from '../../affine/affine-expr.ts';
import { AffineFlattener, type FlatForm, isPoison } from '../../affine/affine-flattener.ts';
import { floorDiv, gcdOf } from '../../affine/linear-constraints.ts';

/** How many variables a sum may have: without a limit, long sums of sums would cost the square of their number. */
const maxTerms = 64;

/** The numbers that index has. */
const [least, greatest] = [-(2n ** 63n), 2n ** 63n - 1n];

/** A sum of multiples of variables, which have numbers, and a constant. */
export class LinearSum {
  /** The variables with their factors, which are not 0, in order. */
  readonly terms: readonly (readonly [variable: number, factor: bigint])[];
  readonly constant: bigint;
  /** The part that is not constant, as text: sums that have the same differ by a constant. */
  readonly varying: string;

  constructor(terms: LinearSum['terms'], constant: bigint) {
    this.terms = terms;
    this.constant = constant;
    this.varying = terms.map(([variable, factor]) => `${factor}*${variable}`).join();
  }

  /** Returns how much more this is than `other`, undefined where that is not known. */
  minus(other: LinearSum): bigint | undefined {
    return this.varying === other.varying ? this.constant - other.constant : undefined;
  }
}

const zero = new LinearSum([], 0n);

/** Makes sums, in which equal quotients are one variable. */
export class LinearSums {
  #numVariables = 0;
  readonly #quotients = new Map<string, LinearSum>();

  /** Returns a new variable, which nothing is known of. */
  variable(): LinearSum {
    return new LinearSum([[this.#numVariables++, 1n]], 0n);
  }

  /** Returns what an expression is whose symbols are these sums; undefined where it is not linear with quotients by constants, or too long. */
  evaluate(expr: AffineExpr, symbols: readonly LinearSum[]): LinearSum | undefined {
    const flattener = new AffineFlattener('canonical');
    const form = flattener.flatten(expr);
    const { divisions } = flattener;
    if (isPoison(form) || !divisions) return undefined;
    const locals: LinearSum[] = [];
    for (const { dividend, divisor, add } of divisions) {
      const whole = sumOf(dividend, symbols, locals, BigInt(add));
      const quotient = whole && this.#quotient(whole, BigInt(divisor));
      if (!quotient) return undefined;
      locals.push(quotient);
    }
    return sumOf(form, symbols, locals, 0n);
  }

  /** Returns a sum divided by a positive number and rounded down: (5 * d0 + 6) floordiv 4 is d0 + 1 and the variable of (d0 + 2) floordiv 4. */
  #quotient(sum: LinearSum, divisor: bigint): LinearSum | undefined {
    const whole: (readonly [LinearSum, bigint])[] = [];
    const rest: (readonly [number, bigint])[] = [];
    for (const [variable, factor] of sum.terms) {
      const quotient = floorDiv(factor, divisor);
      whole.push([new LinearSum([[variable, 1n]], 0n), quotient]);
      if (factor !== quotient * divisor) rest.push([variable, factor - quotient * divisor]);
    }
    const constant = floorDiv(sum.constant, divisor);
    if (rest.length > 0) {
      const common = gcdOf([...rest.map(([, factor]) => factor), divisor]);
      const terms = rest.map(([variable, factor]) => [variable, factor / common] as const);
      const dividend = new LinearSum(terms, floorDiv(sum.constant - constant * divisor, common));
      whole.push([this.#quotientVariable(dividend, divisor / common), 1n]);
    }
    return combine(whole, constant);
  }

  #quotientVariable(dividend: LinearSum, divisor: bigint): LinearSum {
    const key = `${dividend.varying}+${dividend.constant}/${divisor}`;
    const known = this.#quotients.get(key) ?? this.variable();
    this.#quotients.set(key, known);
    return known;
  }
}

function sumOf(
  { dims, symbols: factors, locals: localFactors, constant }: FlatForm,
  symbols: readonly LinearSum[],
  locals: readonly LinearSum[],
  add: bigint,
): LinearSum | undefined {
  if (dims.length > 0) return undefined;
  const parts = [
    ...factors.map((factor, i) => [symbols[i]!, BigInt(factor)] as const),
    ...localFactors.map((factor, i) => [locals[i]!, BigInt(factor)] as const),
  ];
  return combine(parts, BigInt(constant) + add);
}

/** Returns the sum of multiples, undefined where it is too long or its numbers are too big. */
function combine(parts: readonly (readonly [LinearSum, bigint])[], add: bigint): LinearSum | undefined {
  const factors = new Map<number, bigint>();
  let constant = add;
  for (const [sum, times] of parts) {
    if (times === 0n) continue;
    constant += times * sum.constant;
    for (const [variable, factor] of sum.terms) {
      factors.set(variable, (factors.get(variable) ?? 0n) + times * factor);
    }
  }
  const terms = [...factors].filter(([, factor]) => factor !== 0n).sort(([a], [b]) => a - b);
  const isTooBig = [constant, ...factors.values()].some((number) => number < least || number > greatest);
  if (isTooBig || terms.length > maxTerms) return undefined;
  return terms.length === 0 && constant === 0n ? zero : new LinearSum(terms, constant);
}
