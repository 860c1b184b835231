import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { PoisonOp } from '../../dialects/ub/generated/ub-ops.gen.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import { BlockList } from './block-list.ts';

/** What the steps of lifting one region share: its blocks, and constants, each of which is made once, at the region's beginning. */
export class Lifting {
  readonly blocks: BlockList;
  readonly #numbers: Value[] = [];
  readonly #poison = new Map<Type, Value>();

  constructor(readonly region: Region) {
    this.blocks = new BlockList(region);
  }

  /** Returns the flag by which a switch chooses case `value`. */
  number(value: number): Value {
    return (this.#numbers[value] ??= this.#atBeginning((builder) => {
      const type = IntegerType.get(builder.context, 32);
      const attribute = IntegerAttr.get(type, BigInt(value));
      return ConstantOp.build(builder, this.#parentOp.location, { value: attribute, resultType: type }).result();
    }));
  }

  /** Returns a value for where none is ever used. */
  poison(type: Type): Value {
    let value = this.#poison.get(type);
    if (!value) {
      value = this.#atBeginning((builder) =>
        PoisonOp.build(builder, this.#parentOp.location, { resultType: type }).result(),
      );
      this.#poison.set(type, value);
    }
    return value;
  }

  get context(): Context {
    return this.#parentOp.context;
  }

  get #parentOp(): Operation {
    return this.region.parentOp!;
  }

  #atBeginning(make: (builder: OpBuilder) => Value): Value {
    return make(OpBuilder.atBlockBegin(this.context, this.region.firstBlock!));
  }
}
