import { OpBuilder } from '../../ir/builder.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ConstantOp, SelectOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type ForOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import {
  buildIdentity,
  buildReduction,
  type LoopReduction,
  type ReductionKind,
  reductionsOfLoop,
} from '../../dialects/affine/reductions.ts';
import { type CombiningKind } from '../../dialects/vector/generated/vector-enums.gen.ts';
import { CreateMaskOp, ReductionOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { remainingIterations } from './remaining-iterations.ts';
import { type VectorizedNest } from './vectorized-nest.ts';

/** Loops that combine what they carry with a value of each iteration. Source: mlir/lib/Dialect/Affine/Transforms/SuperVectorize.cpp. */

const combiningKindOf: Readonly<Record<ReductionKind, CombiningKind>> = {
  addf: 'add',
  addi: 'add',
  andi: 'and',
  maximumf: 'maximumf',
  maxnumf: 'maxnumf',
  maxs: 'maxsi',
  maxu: 'maxui',
  minimumf: 'minimumf',
  minnumf: 'minnumf',
  mins: 'minsi',
  minu: 'minui',
  mulf: 'mul',
  muli: 'mul',
  ori: 'or',
  xori: 'xor',
};

/** The reductions of loops, and what becomes of them in a nest that is vectorized. */
export class VectorReductions {
  readonly #reductionsOf: ReadonlyMap<ForOp, readonly LoopReduction[]>;
  readonly #masks = new Map<ForOp, Value>();
  /** What results of the old loop become. */
  readonly #results = new Map<Value, Value>();

  constructor(reductionsOf: ReadonlyMap<ForOp, readonly LoopReduction[]>) {
    this.#reductionsOf = reductionsOf;
  }

  /** Makes vectors of what changes nothing, with which the vectors that are carried begin; undefined for values that are no reductions. */
  initialVectors(nest: VectorizedNest, old: ForOp): readonly (Value | undefined)[] {
    const reductions = this.#reductionsOf.get(old) ?? [];
    return old.inits.map((init, i) => {
      const kind = reductions.find(({ position }) => position === i)?.kind;
      return kind && buildIdentity(nest.builder, init.location, kind, nest.vectorType(init.type));
    });
  }

  /** Combines the elements of the vectors that the new loop ends with, and these with what the old one began with. */
  combineResults(nest: VectorizedNest, old: ForOp, loop: ForOp): void {
    const { builder } = nest;
    for (const { kind, position } of this.#reductionsOf.get(old) ?? []) {
      const vector = loop.result(position);
      const init = old.inits[position]!;
      const reduction = ReductionOp.build(builder, vector.location, {
        kind: combiningKindOf[kind],
        vector,
        destType: init.type,
      });
      nest.noteOutside(reduction);
      let result: Value = reduction.dest;
      if (!isIdentity(kind, init)) {
        result = buildReduction(builder, loop.location, kind, result, init);
        nest.noteOutside(result.definingOp!);
      }
      this.#results.set(old.result(position), result);
    }
  }

  /** Makes the mask of iterations that there are, where the last vector may have others. */
  buildMask(nest: VectorizedNest, old: ForOp, loop: ForOp, size: number): void {
    if (isWhole(old, size)) return;
    const { builder } = nest;
    const { context, location } = loop;
    const resultType = VectorType.get([size], IntegerType.get(context, 1));
    const operands = [remainingIterations(builder, loop, location)];
    this.#masks.set(loop, CreateMaskOp.build(builder, location, { operands, resultType }).result());
  }

  /** Combines what is carried with what changes nothing in iterations that there are not. */
  applyMask(loop: ForOp): void {
    const condition = this.#masks.get(loop);
    if (!condition) return;
    for (const { position, value } of reductionsOfLoop(loop)) {
      const combiner = loop.region.firstBlock!.arguments[position + 1]!.firstUse!.owner;
      const args = { condition, trueValue: value, falseValue: loop.inits[position]! };
      const masked = SelectOp.build(OpBuilder.before(combiner), value.location, args).result();
      combiner.setOperands(combiner.operands.map((operand) => (operand === value ? masked : operand)));
    }
  }

  /** Makes what uses results of the old loop use the new ones. */
  replaceResults(): void {
    for (const [old, result] of this.#results) old.replaceAllUsesWith(result);
  }
}

/** Tells whether all bounds are numbers that are a multiple of the size apart. */
function isWhole({ lowerBoundMap, upperBoundMap }: ForOp, size: number): boolean {
  const [lower, upper] = [lowerBoundMap.value.results, upperBoundMap.value.results];
  const [first, last] = [lower[0], upper[0]];
  if (lower.length !== 1 || upper.length !== 1 || first?.kind !== 'constant' || last?.kind !== 'constant') return false;
  return (BigInt(last.exact) - BigInt(first.exact)) % BigInt(size) === 0n;
}

/** Tells whether the value is the constant that changes nothing. */
function isIdentity(kind: ReductionKind, { definingOp, type, location }: Value): boolean {
  if (!(definingOp instanceof ConstantOp)) return false;
  const identity = buildIdentity(new OpBuilder(type.context), location, kind, type).definingOp as ConstantOp;
  return identity.value === definingOp.value;
}
