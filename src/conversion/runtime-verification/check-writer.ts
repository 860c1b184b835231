import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { Value } from '../../ir/value.ts';
import { createOrFold } from '../../rewrite/create-or-fold.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AndIOp, CmpIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { AssertOp } from '../../dialects/cf/generated/cf-ops.gen.ts';
import { IfOp } from '../../dialects/scf/generated/scf-ops.gen.ts';
import { buildYieldingRegion } from '../../dialects/scf/yielding-region.ts';

/** Writes what checks an operation in front of it. */
export class CheckWriter {
  readonly builder: OpBuilder;
  readonly location: Location;
  readonly #textOf: (complaint: string) => string;

  /** `textOf` returns what a program says that ends because of a complaint about the operation. */
  constructor(builder: OpBuilder, op: Operation, textOf: (complaint: string) => string) {
    this.builder = builder;
    this.location = op.location;
    this.#textOf = textOf;
  }

  get indexType(): IndexType {
    return IndexType.get(this.builder.context);
  }

  /** Ends the program with the complaint where the condition does not hold. */
  assert(condition: Value, complaint: string): void {
    AssertOp.build(this.builder, this.location, { arg: condition, msg: this.#textOf(complaint) });
  }

  constant(value: number): Value {
    return buildIndexConstant(this.builder, this.location, value);
  }

  /** Returns the value, or a constant of its own for a number. */
  valueOf(index: MixedIndex): Value {
    return index instanceof Value ? index : buildIndexConstant(this.builder, this.location, index);
  }

  compare(predicate: CmpIPredicate, lhs: Value, rhs: Value): Value {
    return this.#compareWith(this.builder, predicate, lhs, rhs);
  }

  and(lhs: Value, rhs: Value): Value {
    const { location } = this;
    return createOrFold(this.builder, (detached) => AndIOp.build(detached, location, { lhs, rhs }))[0]!;
  }

  /** Returns whether `lower <= value < upper`. Source: generateInBoundsCheck of RuntimeOpVerification.cpp. */
  isInBounds(value: Value, lower: Value, upper: Value): Value {
    const isAbove = this.#foldedCompare(CmpIPredicate.sge, value, lower);
    const isBelow = this.#foldedCompare(CmpIPredicate.slt, value, upper);
    return this.and(isAbove, isBelow);
  }

  /** Returns one of two conditions, each of which is computed only where it counts. */
  choose(condition: Value, whereTrue: () => Value, whereFalse: () => Value): Value {
    const { builder, location } = this;
    const regions = [whereTrue, whereFalse].map((body) => buildYieldingRegion(builder, location, body));
    const resultTypes = [IntegerType.get(builder.context, 1)];
    return IfOp.build(builder, location, { condition, regions, resultTypes }).result(0);
  }

  #foldedCompare(predicate: CmpIPredicate, lhs: Value, rhs: Value): Value {
    return createOrFold(this.builder, (detached) => this.#compareWith(detached, predicate, lhs, rhs).definingOp!)[0]!;
  }

  #compareWith(builder: OpBuilder, predicate: CmpIPredicate, lhs: Value, rhs: Value): Value {
    const resultType = IntegerType.get(builder.context, 1);
    return CmpIOp.build(builder, this.location, { predicate, lhs, rhs, resultType }).result();
  }
}
