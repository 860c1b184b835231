import { type AffineExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { type Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { IRMapping } from '../../../ir/clone.ts';
import { type Location } from '../../../ir/location.ts';
import { Region } from '../../../ir/region.ts';
import { IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { range } from '../../../support/lists.ts';
import { CmpIOp } from '../../../dialects/arith/generated/arith-ops.gen.ts';
import { IndexOp, YieldOp } from '../../../dialects/linalg/generated/linalg-ops.gen.ts';
import { buildGeneric } from '../../../dialects/linalg/structured/build-structured.ts';

/** What a structured operation of one result reads and begins with. */
export interface StructuredOperands {
  readonly inputs: readonly Value[];
  /** The subscripts of each input, of the dimensions of the init and, behind them, the loop that reduces. */
  readonly maps: readonly (readonly AffineExpr[])[];
  readonly init: Value;
}

/** Makes a structured operation whose loops are the dimensions of its init, and behind them `reductions` more, of what `build` makes of the elements. */
export function buildStructured(
  builder: OpBuilder,
  location: Location,
  { inputs, maps, init }: StructuredOperands,
  reductions: 0 | 1,
  build: (body: OpBuilder, elements: readonly Value[]) => Value,
): Value {
  const { context } = builder;
  const { rank } = init.type as RankedTensorType;
  const region = new Region();
  const body = new OpBuilder(context);
  const types = [...inputs, init].map(({ type }) => (type as RankedTensorType).elementType);
  const block = body.createBlock(region, types, types.map(() => location)); // prettier-ignore
  YieldOp.build(body, location, { values: [build(body, block.arguments)] });
  return buildGeneric(builder, location, {
    inputs,
    inits: [init],
    indexingMaps: [...maps, identity(rank)].map((exprs) => AffineMap.get(rank + reductions, 0, exprs)),
    iteratorTypes: range(rank + reductions).map((i) => (i < rank ? 'parallel' : 'reduction')),
    region,
  }).result(0);
}

/** Makes what a block of straight code that ends with one value makes of these arguments. */
export function buildBlock(body: OpBuilder, block: Block, args: readonly Value[]): Value {
  const mapping = new IRMapping();
  for (const [i, argument] of block.arguments.entries()) mapping.map(argument, args[i]!);
  for (const op of block.operations()) if (op !== block.lastOp) body.clone(op, mapping);
  return mapping.lookup(block.lastOp!.operand(0));
}

/** Returns the subscripts of all elements of a tensor. */
export const identity = (rank: number): AffineExpr[] => range(rank).map((dim) => getAffineDimExpr(dim));

/** Makes the index of the iteration in a loop. */
export function indexOf(builder: OpBuilder, location: Location, dim: number): Value {
  return IndexOp.build(builder, location, { dim, resultType: IndexType.get(builder.context) }).result();
}

/** Compares two integers. */
export function compare(
  builder: OpBuilder,
  location: Location,
  predicate: 'eq' | 'slt',
  [lhs, rhs]: readonly [Value, Value],
): Value {
  const resultType = IntegerType.get(builder.context, 1);
  return CmpIOp.build(builder, location, { predicate, lhs, rhs, resultType }).result();
}
