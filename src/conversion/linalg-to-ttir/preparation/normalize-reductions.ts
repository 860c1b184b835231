import { type Attribute } from '../../../ir/attribute.ts';
import { floatAttr } from '../../../ir/attributes/float-values.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { Operation } from '../../../ir/operation.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import * as arith from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { FmaOp } from '../../../dialects/math/generated/math-ops.gen.ts';

/** What a body makes of the result so far: a combination with one element, which is computed without it. */
interface Combination {
  /** The name of the operation of arith that combines. */
  readonly combiner: string;
  readonly buildElement: (builder: OpBuilder) => Value;
}

const leastInteger = ({ width }: IntegerType): bigint => -(2n ** BigInt(width - 1));
const greatestInteger = ({ width }: IntegerType): bigint => 2n ** BigInt(width - 1) - 1n;

/** Operations that combine in any order, and the element that changes nothing. */
const neutralElements: Readonly<Record<string, number | ((type: IntegerType) => bigint)>> = {
  'arith.addf': 0,
  'arith.addi': () => 0n,
  'arith.mulf': 1,
  'arith.muli': () => 1n,
  'arith.maximumf': -Infinity,
  'arith.maxnumf': -Infinity,
  'arith.maxsi': leastInteger,
  'arith.maxui': () => 0n,
  'arith.minimumf': Infinity,
  'arith.minnumf': Infinity,
  'arith.minsi': greatestInteger,
  'arith.minui': () => -1n,
  'arith.andi': () => -1n,
  'arith.ori': () => 0n,
  'arith.xori': () => 0n,
};

/** What is chosen where an element is this to the result so far. Of NaN, which is in no order, the result so far stays. */
const chosenBy: Readonly<Record<string, string>> = {
  ogt: 'arith.maxnumf',
  oge: 'arith.maxnumf',
  olt: 'arith.minnumf',
  ole: 'arith.minnumf',
  sgt: 'arith.maxsi',
  sge: 'arith.maxsi',
  slt: 'arith.minsi',
  sle: 'arith.minsi',
  ugt: 'arith.maxui',
  uge: 'arith.maxui',
  ult: 'arith.minui',
  ule: 'arith.minui',
};

const swapped: Readonly<Record<string, string>> = { gt: 'lt', ge: 'le', lt: 'gt', le: 'ge' };
const negated: Readonly<Record<string, string>> = { gt: 'le', ge: 'lt', lt: 'ge', le: 'gt' };

/**
 * Lets the bodies of structured operations combine what there is already with one element, where they do so in several steps, only where a condition holds, or by
 * a comparison and a choice: `o + a - b` becomes `o + (a - b)`, `c ? o + a : o` becomes `o + (c ? a : 0)`, `a > o ? a : o` the greater of both.
 */
export function normalizeReductions(module: Operation): void {
  walk(module, {
    before(op) {
      const methods = LinalgStructuredInterface.of(op);
      if (methods?.iteratorTypes.includes('reduction')) normalizeBody(op.regions[0]!.firstBlock!);
    },
  });
}

/** Of several results, each is what its own step says: those that look at each other are searches. */
function normalizeBody(body: Block): void {
  const terminator = body.lastOp!;
  const result = body.arguments.at(-1);
  if (terminator.numOperands !== 1 || !(result?.type instanceof FloatType || result?.type instanceof IntegerType))
    return;
  const yielded = terminator.operand(0);
  const { definingOp: op } = yielded;
  if (!op || op.block !== body || (op.operands.includes(result) && op.name in neutralElements)) return;
  const found = new Reader(body, result).combinationOf(yielded);
  if (!found) return;
  const builder = OpBuilder.before(terminator);
  terminator.setOperand(0, build(builder, op, found.combiner, [found.buildElement(builder), result]));
}

/** Reads what a body does with the result so far. */
class Reader {
  readonly #dependent: Set<Value>;
  /** What is known of values: both sides of choices may go on from the same one. */
  readonly #known = new Map<Value, Combination | undefined>();

  constructor(
    readonly body: Block,
    readonly result: Value,
  ) {
    this.#dependent = new Set([result]);
    for (const op of body.operations()) {
      if (op.operands.every((operand) => !this.#dependent.has(operand))) continue;
      for (const made of op.results) this.#dependent.add(made);
    }
  }

  /** Returns how a value combines the result so far; undefined where it does so in no way that is known, or not at all. */
  combinationOf(value: Value): Combination | undefined {
    if (!this.#known.has(value)) {
      const found = this.#read(value);
      this.#known.set(value, found && { ...found, buildElement: once(found.buildElement) });
    }
    return this.#known.get(value);
  }

  #read({ definingOp: op }: Value): Combination | undefined {
    if (!op || op.block !== this.body) return undefined;
    if (op instanceof arith.SelectOp) return this.#ofChoice(op);
    const isDependent = op.operands.map((operand) => this.#dependent.has(operand));
    if (isDependent.filter(Boolean).length !== 1) return undefined;
    const at = isDependent.indexOf(true);
    const before = op.operand(at);
    const others = op.operands.filter((_, i) => i !== at);
    if (op instanceof FmaOp && at === 2) {
      return this.#after(op, before, 'arith.addf', (builder) => build(builder, op, 'arith.mulf', others));
    }
    if (op instanceof arith.SubFOp && at === 0) {
      return this.#after(op, before, 'arith.addf', (builder) => build(builder, op, 'arith.negf', others));
    }
    if (op instanceof arith.SubIOp && at === 0) {
      return this.#after(op, before, 'arith.addi', (builder) => {
        return build(builder, op, 'arith.subi', [buildNeutral(builder, op, 'arith.addi'), ...others]);
      });
    }
    return op.name in neutralElements ? this.#after(op, before, op.name, () => others[0]!) : undefined;
  }

  /** Returns the combination of what `before` is with an element more. */
  #after(
    op: Operation,
    before: Value,
    combiner: string,
    buildElement: Combination['buildElement'],
  ): Combination | undefined {
    if (before === this.result) return { combiner, buildElement };
    const inner = this.combinationOf(before);
    if (inner?.combiner !== combiner) return undefined;
    return {
      combiner,
      buildElement: (builder) => build(builder, op, combiner, [inner.buildElement(builder), buildElement(builder)]),
    };
  }

  #ofChoice(op: arith.SelectOp): Combination | undefined {
    const { condition, trueValue, falseValue } = op;
    if (this.#dependent.has(condition)) return this.#ofComparison(op);
    const sides = [trueValue, falseValue].map((value) => (value === this.result ? 'same' : this.combinationOf(value)));
    const known = sides.find((side) => side !== 'same');
    if (!known || !sides.every((side) => side === 'same' || side?.combiner === known.combiner)) return undefined;
    return {
      combiner: known.combiner,
      buildElement: (builder) => {
        const [first, second] = sides.map((side) =>
          side === 'same' ? buildNeutral(builder, op, known.combiner) : side!.buildElement(builder),
        );
        const choice = { condition, trueValue: first!, falseValue: second! };
        return arith.SelectOp.build(builder, op.location, choice).result();
      },
    };
  }

  /** Reads a choice between an element and the result so far by their order. */
  #ofComparison({
    condition: { definingOp: compare },
    trueValue,
    falseValue,
  }: arith.SelectOp): Combination | undefined {
    if (!(compare instanceof arith.CmpFOp || compare instanceof arith.CmpIOp)) return undefined;
    const element = trueValue === this.result ? falseValue : trueValue;
    const [lhs, rhs] = compare.operands;
    const isOfBoth = (a: Value, b: Value): boolean => (a === element && b === this.result) || (b === element && a === this.result); // prettier-ignore
    if (!isOfBoth(lhs!, rhs!) || !isOfBoth(trueValue, falseValue) || this.#dependent.has(element)) return undefined;
    let kind = compare.predicate.slice(0, 1);
    let order: string | undefined = compare.predicate.slice(1);
    if (lhs === this.result) order = swapped[order];
    if (trueValue === this.result) {
      order = order && negated[order];
      // The opposite of an ordered comparison holds of NaN too.
      if (compare instanceof arith.CmpFOp) kind = kind === 'o' ? 'u' : 'o';
    }
    if (compare instanceof arith.CmpFOp && kind !== 'o') return undefined;
    const combiner = chosenBy[`${kind}${order ?? ''}`];
    return combiner === undefined ? undefined : { combiner, buildElement: () => element };
  }
}

function once(buildElement: Combination['buildElement']): Combination['buildElement'] {
  let element: Value | undefined;
  return (builder) => (element ??= buildElement(builder));
}

/** Makes the element that changes nothing, of the type that `op` gives. */
function buildNeutral(builder: OpBuilder, op: Operation, combiner: string): Value {
  const { type } = op.result(0);
  return arith.ConstantOp.build(builder, op.location, { value: neutralOf(combiner, type), resultType: type }).result();
}

function neutralOf(combiner: string, type: Type): Attribute {
  const neutral = neutralElements[combiner]!;
  return typeof neutral === 'number'
    ? floatAttr(type as FloatType, neutral)
    : IntegerAttr.get(type as IntegerType, BigInt.asIntN((type as IntegerType).width, neutral(type as IntegerType)));
}

/** Makes an operation of arith on scalars of one type in the place of `op`. */
function build(builder: OpBuilder, op: Operation, name: string, operands: readonly Value[]): Value {
  const { context } = builder;
  const resultTypes = [operands[0]!.type];
  return builder.insert(Operation.create({ context, name, location: op.location, operands, resultTypes })).result();
}
