import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { AddUIExtendedOp, ConstantOp, MulUIExtendedOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import {
  BroadcastOp,
  ExtractOp,
  ExtractStridedSliceOp,
  InsertOp,
  InsertStridedSliceOp,
  ShapeCastOp,
} from '../../dialects/vector/generated/vector-ops.gen.ts';

/**
 * Takes apart and puts together vectors whose last dimension is the two halves of an integer: a half of vector<2xi32> is an i32, one of vector<3x2xi32> a
 * vector<3x1xi32>. Source: mlir/lib/Dialect/Arith/Transforms/EmulateWideInt.cpp.
 */
export class HalvesBuilder {
  readonly arith: ArithBuilder;
  readonly #builder: OpBuilder;
  readonly #location: Location;

  constructor(builder: OpBuilder, location: Location) {
    this.arith = new ArithBuilder(builder, location);
    this.#builder = builder;
    this.#location = location;
  }

  /** Returns the low (0) or the high half (1). */
  half(source: Value, which: 0 | 1): Value {
    const type = source.type as VectorType;
    const { shape, rank } = type;
    const resultType = halfType(type);
    if (rank === 1) {
      const args = { source, dynamicPosition: [], staticPosition: [which], resultType };
      return ExtractOp.build(this.#builder, this.#location, args).result();
    }
    const offsets = shape.map((_, dim) => (dim === rank - 1 ? which : 0));
    const sizes = [...shape.slice(0, -1), 1];
    const args = { source, offsets, sizes, strides: shape.map(() => 1), resultType };
    return ExtractStridedSliceOp.build(this.#builder, this.#location, args).result();
  }

  halves(source: Value): readonly [low: Value, high: Value] {
    return [this.half(source, 0), this.half(source, 1)];
  }

  /** Makes a value of the halves; without a high half that is zero. */
  join(type: VectorType, ...halves: readonly Value[]): Value {
    let joined = this.arith.number(type, 0);
    for (const [which, half] of halves.entries()) joined = this.#insert(half, joined, which);
    return joined;
  }

  #insert(valueToStore: Value, dest: Value, which: number): Value {
    const { shape, rank } = dest.type as VectorType;
    if (!(valueToStore.type instanceof VectorType)) {
      const args = { valueToStore, dest, dynamicPosition: [], staticPosition: [which] };
      return InsertOp.build(this.#builder, this.#location, args).result();
    }
    const offsets = shape.map((_, dim) => (dim === rank - 1 ? which : 0));
    const args = { valueToStore, dest, offsets, strides: shape.map(() => 1) };
    return InsertStridedSliceOp.build(this.#builder, this.#location, args).result();
  }

  /** Returns a half as an integer or a vector of such: vector<3x1xi32> as vector<3xi32>. */
  dropUnit(source: Value): Value {
    const { type } = source;
    if (!(type instanceof VectorType)) return source;
    const { shape, elementType, scalableDims } = type;
    return this.#shapeCast(source, VectorType.get(shape.slice(0, -1), elementType, scalableDims.slice(0, -1)));
  }

  /** Returns an integer or a vector of such as a half. */
  appendUnit(source: Value): Value {
    const { type } = source;
    if (!(type instanceof VectorType)) return source;
    const { shape, elementType, scalableDims } = type;
    return this.#shapeCast(source, VectorType.get([...shape, 1], elementType, [...scalableDims, false]));
  }

  #shapeCast(source: Value, resultType: VectorType): Value {
    return ShapeCastOp.build(this.#builder, this.#location, { source, resultType }).result();
  }

  /** Returns the sum and whether it is too big. */
  addExtended(lhs: Value, rhs: Value, overflowType: Type): readonly Value[] {
    return AddUIExtendedOp.build(this.#builder, this.#location, { lhs, rhs, overflowType }).results;
  }

  /** Returns both halves of the product. */
  multiplyExtended(lhs: Value, rhs: Value): readonly Value[] {
    return MulUIExtendedOp.build(this.#builder, this.#location, { lhs, rhs }).results;
  }

  /** Returns a vector of `vectorType` of many values like this one. */
  repeat(source: Value, vectorType: VectorType): Value {
    return BroadcastOp.build(this.#builder, this.#location, { source, vectorType }).result();
  }

  constant(value: ConstantOp['value']): Value {
    return ConstantOp.build(this.#builder, this.#location, { value }).result();
  }
}

/** Returns the type of a half of a value of a type that has halves. Source: reduceInnermostDim of the same file. */
export function halfType({ rank, shape, elementType, scalableDims }: VectorType): Type {
  return rank === 1 ? elementType : VectorType.get([...shape.slice(0, -1), 1], elementType, scalableDims);
}
