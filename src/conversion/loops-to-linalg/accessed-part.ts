import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, kDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { composedFoldedApply } from '../../dialects/affine/composed-apply.ts';
import { buildSubview } from '../../dialects/memref/build-slice.ts';
import { inferSubviewType } from '../../dialects/memref/subview-type.ts';
import { type Counter, type LinearIndex } from './linear-index.ts';
import { type Access, MemorySlot } from './memory-slot.ts';

/** A part of a dimension: where it begins but for values from outside, how many elements there are, how far apart. */
interface Extent {
  readonly subscript: LinearIndex;
  readonly offset: number;
  readonly size: number;
  readonly stride: number;
}

/** Returns what loops reach of each dimension. A counter times a number is all there is of steps of it, A[2 * i + 3]; sums reach all between, A[i + k]. */
function extentsOf(subscripts: readonly LinearIndex[]): readonly Extent[] {
  return subscripts.map((subscript) => {
    const [[counter, factor] = [], ...others] = subscript.counters;
    const offset = subscript.constant + subscript.leastOfCounters;
    if (counter && others.length === 0 && factor! > 0) {
      const { tripCount } = counter;
      return { subscript, offset, size: tripCount, stride: tripCount > 1 ? factor! : 1 };
    }
    return { subscript, offset, size: subscript.greatestOfCounters - subscript.leastOfCounters + 1, stride: 1 };
  });
}

/** Tells whether a structured operation can read this: it is in a memref of which parts can be taken, and inside of it. */
export function isReadable({ memory, subscripts }: Access): boolean {
  if (memory instanceof MemorySlot) return subscripts !== undefined;
  const { type } = memory;
  if (!(type instanceof MemRefType) || !stridedForm(type) || !subscripts) return false;
  return extentsOf(subscripts).every(({ subscript, offset, size, stride }, i) => {
    if (subscript.symbols.size > 0) return true;
    const extent = type.shape[i]!;
    return offset >= 0 && (isDynamic(extent) || offset + (size - 1) * stride < extent);
  });
}

/** Tells whether it is known that all that loops may reach is in the memory, in iterations that do not run too. */
export function isWithin({ memory, subscripts }: Access): boolean {
  const shape =
    memory instanceof MemorySlot ? memory.shape : memory.type instanceof MemRefType ? memory.type.shape : [];
  if (subscripts?.length !== shape.length || shape.some(isDynamic)) return false;
  return subscripts.every(({ constant, symbols, leastOfCounters, greatestOfCounters }, i) => {
    return symbols.size === 0 && constant + leastOfCounters >= 0 && constant + greatestOfCounters < shape[i]!;
  });
}

/** Tells whether a structured operation can write this: another element in each iteration, but for loops that are no part of its place. */
export function isWritable(access: Access): boolean {
  const met = new Set<Counter>();
  return (
    isReadable(access) &&
    access.subscripts!.every(({ counters }) => {
      const [[counter, factor] = [], ...others] = counters;
      if (!counter) return true;
      const isNew = others.length === 0 && factor! > 0 && !met.has(counter);
      met.add(counter);
      return isNew;
    })
  );
}

/** An operand, and the expressions of its indices in the loops. */
export interface Part {
  readonly operand: Value;
  readonly exprs: readonly AffineExpr[];
}

/** Makes the part of memory that loops with these counters access, without dimensions along which they do not move. */
export function buildPart(
  builder: OpBuilder,
  location: Location,
  { memory, subscripts }: Access,
  counters: readonly Counter[],
): Part {
  const whole = memory instanceof MemorySlot ? memory.memref! : memory;
  const type = whole.type as MemRefType;
  const extents = extentsOf(subscripts!);
  const exprs = extents.map((extent) => exprOf(extent, counters));
  const isWhole = extents.every(
    ({ subscript, offset, size, stride }, i) =>
      offset === 0 && size === type.shape[i] && stride === 1 && subscript.symbols.size === 0,
  );
  // A dimension of one element is a part without loops.
  const isKept = extents.map(({ subscript }) => subscript.counters.size > 0);
  if (isWhole && isKept.every(Boolean)) return { operand: whole, exprs };
  const offsets = extents.map((extent) => buildOffset(builder, location, extent));
  const sizes = extents.map(({ size }) => size);
  const strides = extents.map(({ stride }) => stride);
  const partType = inferSubviewType(type, {
    offsets: offsets.map((offset) => (typeof offset === 'number' ? offset : kDynamic)),
    sizes,
    strides,
  });
  const layout = partType.layout as StridedLayoutAttr;
  const keptLayout = StridedLayoutAttr.get(
    builder.context,
    layout.offset,
    layout.strides.filter((_, i) => isKept[i]),
  );
  const keptShape = partType.shape.filter((_, i) => isKept[i]);
  const keptType = MemRefType.get(keptShape, type.elementType, type.memorySpace, keptLayout);
  return {
    operand: buildSubview(builder, location, whole, { offsets, sizes, strides }, keptType),
    exprs: exprs.filter((_, i) => isKept[i]),
  };
}

function exprOf({ subscript, stride }: Extent, counters: readonly Counter[]): AffineExpr {
  let expr = getAffineConstantExpr(-subscript.leastOfCounters);
  const isUnit = subscript.counters.size === 1 && subscript.leastOfCounters === 0;
  for (const [counter, factor] of subscript.counters) {
    const dim = getAffineDimExpr(counters.indexOf(counter));
    expr = expr.add(isUnit && (stride > 1 || counter.tripCount === 1) ? dim : dim.mul(factor));
  }
  return expr;
}

function buildOffset(builder: OpBuilder, location: Location, { subscript, offset }: Extent): MixedIndex {
  if (subscript.symbols.size === 0) return offset;
  let expr: AffineExpr = getAffineConstantExpr(offset);
  [...subscript.symbols.values()].forEach((factor, i) => (expr = expr.add(getAffineSymbolExpr(i).mul(factor))));
  const symbols = [...subscript.symbols.keys()];
  return composedFoldedApply(builder, location, AffineMap.get(0, symbols.length, [expr]), symbols);
}
