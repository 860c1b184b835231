import { Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { kDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildBoolConstant } from '../../dialects/arith/build-bool.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { type CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { AndIOp, CmpIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import {
  AllocOp,
  CastOp,
  DimOp,
  ExtractAlignedPointerAsIndexOp,
  LoadOp,
  StoreOp,
} from '../../dialects/memref/generated/memref-ops.gen.ts';
import { buildFor } from '../../dialects/scf/build-for.ts';
import { IfOp, YieldOp } from '../../dialects/scf/generated/scf-ops.gen.ts';

/** Makes operations on lists in memory, and what looks at them, at one location. */
export class MemoryBuilder {
  readonly builder: OpBuilder;
  readonly location: Location;

  constructor(builder: OpBuilder, location: Location) {
    this.builder = builder;
    this.location = location;
  }

  get indexType(): IndexType {
    return IndexType.get(this.builder.context);
  }

  get i1Type(): IntegerType {
    return IntegerType.get(this.builder.context, 1);
  }

  index(value: number): Value {
    return buildIndexConstant(this.builder, this.location, value);
  }

  bool(value: boolean): Value {
    return buildBoolConstant(this.builder, this.location, value);
  }

  /** Makes memory for a list. */
  alloc(length: number, elementType: Type): Value {
    const memrefType = MemRefType.get([length], elementType);
    return AllocOp.build(this.builder, this.location, { dynamicSizes: [], symbolOperands: [], memrefType }).memref;
  }

  /** Makes a list one of unknown length. */
  ofUnknownLength(list: Value): Value {
    const destType = MemRefType.get([kDynamic], (list.type as MemRefType).elementType);
    return CastOp.build(this.builder, this.location, { source: list, destType }).result(0);
  }

  load(memref: Value, index: Value): Value {
    const resultType = (memref.type as MemRefType).elementType;
    return LoadOp.build(this.builder, this.location, { memref, indices: [index], resultType }).result(0);
  }

  store(value: Value, memref: Value, index: Value): void {
    StoreOp.build(this.builder, this.location, { value, memref, indices: [index] });
  }

  dim(source: Value, index: Value): Value {
    return DimOp.build(this.builder, this.location, { source, index, resultType: this.indexType }).result(0);
  }

  /** Makes the address of memory. */
  address(source: Value): Value {
    const args = { source, alignedPointerType: this.indexType };
    return ExtractAlignedPointerAsIndexOp.build(this.builder, this.location, args).result(0);
  }

  compare(predicate: CmpIPredicate, lhs: Value, rhs: Value): Value {
    return CmpIOp.build(this.builder, this.location, { predicate, lhs, rhs, resultType: this.i1Type }).result();
  }

  and(lhs: Value, rhs: Value): Value {
    return AndIOp.build(this.builder, this.location, { lhs, rhs }).result();
  }

  /** Makes a branch without results. */
  when(condition: Value, body: () => void): void {
    const { builder, location } = this;
    const region = new Region();
    builder.withInsertionPoint(() => {
      builder.setInsertionPointToEnd(appendBlock(region));
      body();
      YieldOp.build(builder, location, { results: [] });
    });
    IfOp.build(builder, location, { condition, regions: [region, new Region()], resultTypes: [] });
  }

  /** Makes a loop that carries at most one value; `body` returns that of the next iteration. Returns that of the last. */
  loop(
    [lowerBound, upperBound, step]: readonly [Value, Value, Value],
    init: Value | undefined,
    body: (index: Value, carried: Value) => Value | undefined,
  ): Value | undefined {
    const { builder, location } = this;
    const loop = buildFor(builder, location, lowerBound, upperBound, step, init ? [init] : []);
    const block = loop.region.firstBlock!;
    builder.withInsertionPoint(() => {
      builder.setInsertionPointToStart(block);
      const next = body(block.arguments[0]!, block.arguments[1]!);
      if (next) YieldOp.build(builder, location, { results: [next] });
    });
    return loop.results[0];
  }
}

function appendBlock(region: Region): Block {
  const block = new Block();
  region.append(block);
  return block;
}
