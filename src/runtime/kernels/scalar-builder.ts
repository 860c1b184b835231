import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { ForOp, IfOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { i32Attr } from '../../ir/attributes/scalar-attributes.ts';
import { Block } from '../../ir/block.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Context } from '../../ir/context.ts';
import { type Location, NameLoc } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { isPowerOfTwo } from '../../support/math.ts';
import { ComputedValues } from './computed-values.ts';

/** A 32-bit integer of a kernel: known while it is built, or computed when it runs. */
export type Int = number | Value;

/**
 * Builds integer arithmetic and control flow of a kernel. What is known while the kernel is built is computed at once, so shapes and layouts leave only
 * the instructions that depend on the core or the iteration.
 */
export class ScalarBuilder {
  protected readonly builder: OpBuilder;
  protected readonly location: Location;
  /** The block of the kernel's function. */
  protected readonly entry = new Block();
  protected readonly i32: IntegerType;
  private readonly constants = new Map<number, Value>();
  private readonly computed = new ComputedValues(this.entry);

  /** Operations carry `origin` as location. */
  constructor(context: Context, origin: string) {
    this.builder = OpBuilder.atBlockEnd(context, this.entry);
    this.location = new NameLoc(origin);
    this.i32 = IntegerType.get(context, 32);
  }

  /** Returns the value of an integer; constants are made once, at the kernel's start. */
  value(int: Int): Value {
    if (typeof int !== 'number') return int;
    const known = this.constants.get(int);
    if (known !== undefined) return known;
    const { builder } = this;
    const made = builder.withInsertionPoint(() => {
      builder.setInsertionPointToStart(this.entry);
      const value = i32Attr(builder.context, int | 0);
      return arith.ConstantOp.build(builder, this.location, { value, resultType: this.i32 }).result();
    });
    this.constants.set(int, made);
    return made;
  }

  add(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return a + b;
    if (a === 0) return b;
    if (b === 0) return a;
    return this.binary(arith.AddIOp, a, b);
  }

  sub(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return a - b;
    return b === 0 ? a : this.binary(arith.SubIOp, a, b);
  }

  mul(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return a * b;
    if (a === 0 || b === 0) return 0;
    if (a === 1) return b;
    return b === 1 ? a : this.binary(arith.MulIOp, a, b);
  }

  /** Returns floor(a / b) of numbers that are not negative. */
  div(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return Math.floor(a / b);
    return isKnownPower(b) ? this.shiftRight(a, Math.log2(b)) : this.division(arith.DivUIOp, a, b);
  }

  /** Returns a modulo b of numbers that are not negative. */
  rem(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return a % b;
    if (b === 1) return 0;
    return isKnownPower(b) ? this.binary(arith.AndIOp, a, b - 1) : this.division(arith.RemUIOp, a, b);
  }

  min(a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') return Math.min(a, b);
    return this.binary(arith.MinSIOp, a, b);
  }

  /** Returns the bits of a moved down by b places, 0 to 31; zeros move in. */
  shiftRight(a: Int, b: Int): Int {
    return b === 0 ? a : this.binary(arith.ShRUIOp, a, b);
  }

  /** Compares two integers: 1 or 0, or a value of type i1. */
  compare(predicate: CmpIPredicate & ('eq' | 'ne' | 'slt' | 'sge'), a: Int, b: Int): Int {
    if (typeof a === 'number' && typeof b === 'number') {
      return Number({ eq: a === b, ne: a !== b, slt: a < b, sge: a >= b }[predicate]);
    }
    const { builder, location } = this;
    const operands = { lhs: this.value(a), rhs: this.value(b) };
    const resultType = IntegerType.get(builder.context, 1);
    return this.pure(`arith.cmpi ${predicate}`, a, b, false, () =>
      arith.CmpIOp.build(builder, location, { predicate, ...operands, resultType }).result(),
    );
  }

  // Control

  /** Runs `body` for lower, lower + step, ... below upper; a loop of one known iteration becomes its body. */
  loop(lower: Int, upper: Int, body: (i: Int) => void, step: Int = 1): void {
    this.loopCarrying(lower, upper, [], (i) => (body(i), []), step);
  }

  /** As `loop`, with values that an iteration hands to the next: `body` returns the new ones. Returns the last. */
  loopCarrying(
    lower: Int,
    upper: Int,
    initial: readonly Int[],
    body: (i: Int, carried: readonly Int[]) => readonly Int[],
    step: Int = 1,
  ): readonly Int[] {
    if (typeof lower === 'number' && typeof upper === 'number' && typeof step === 'number') {
      if (lower >= upper) return initial;
      if (lower + step >= upper) return body(lower, initial);
    }
    const { builder, location } = this;
    const bounds = { lowerBound: this.value(lower), upperBound: this.value(upper), step: this.value(step) };
    const initArgs = initial.map((int) => this.value(int));
    const region = new Region();
    const types = [this.i32, ...initial.map(() => this.i32)];
    const loop = builder.withInsertionPoint(() => {
      const block = builder.createBlock(
        region,
        types,
        types.map(() => location),
      );
      const [i, ...carried] = block.arguments;
      this.computed.enter(block, false);
      const next = body(i!, carried).map((int) => this.value(int));
      this.computed.leave();
      YieldOp.build(builder, location, { results: next });
      return region;
    });
    return ForOp.build(builder, location, {
      ...bounds,
      initArgs,
      regions: [loop],
      resultTypes: types.slice(1),
    }).results;
  }

  /** Runs `then` when the condition is not 0, else `otherwise`. */
  when(condition: Int, then: () => void, otherwise?: () => void): void {
    if (typeof condition === 'number') {
      if (condition !== 0) then();
      else otherwise?.();
      return;
    }
    const { builder, location } = this;
    const regions = [then, otherwise].map((body) => {
      const region = new Region();
      if (body === undefined) return region;
      builder.withInsertionPoint(() => {
        this.computed.enter(builder.createBlock(region), true);
        body();
        this.computed.leave();
        YieldOp.build(builder, location, { results: [] });
      });
      return region;
    });
    IfOp.build(builder, location, { condition, regions, resultTypes: [] });
  }

  private binary(op: BinaryOpClass, a: Int, b: Int, mayFault = false): Value {
    const operands = { lhs: this.value(a), rhs: this.value(b) };
    return this.pure(op.opName, a, b, mayFault, () => op.build(this.builder, this.location, operands).result());
  }

  private division(op: BinaryOpClass, a: Int, b: Int): Value {
    return this.binary(op, a, b, typeof b !== 'number' || b === 0);
  }

  /** Returns what an operation of two integers without effects computes; `build` makes it at the insertion point. One that `mayFault` runs only where the program has it. */
  private pure(name: string, a: Int, b: Int, mayFault: boolean, build: () => Value): Value {
    const { builder } = this;
    return this.computed.get(name, a, b, mayFault, (block) =>
      builder.withInsertionPoint(() => {
        builder.setInsertionPointToEnd(block);
        return build();
      }),
    );
  }
}

interface BinaryOpClass {
  readonly opName: string;
  build(builder: OpBuilder, location: Location, args: { lhs: Value; rhs: Value }): { result(): Value };
}

/** Tells whether an integer is known and a power of two, so that bits are all there is to dividing by it. */
function isKnownPower(int: Int): int is number {
  return typeof int === 'number' && int < 2 ** 31 && isPowerOfTwo(int);
}
