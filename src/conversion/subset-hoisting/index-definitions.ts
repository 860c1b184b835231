import { type AffineExpr, getAffineConstantExpr, getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { dpsInits } from '../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../ir/operation.ts';
import { isDynamic, MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { BlockArgument, OpResult, Value } from '../../ir/value.ts';
import { knownIndex, type MixedIndex, mixedIndices } from '../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../rewrite/mixed-slice.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { exactInt64 } from '../../support/int64.ts';
import * as affine from '../../dialects/affine/generated/affine-ops.gen.ts';
import { basisOf, hasOuterBound } from '../../dialects/affine/linear-index-patterns.ts';
import * as arith from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as memref from '../../dialects/memref/generated/memref-ops.gen.ts';
import { droppedDimsOf } from '../../dialects/memref/patterns/subview-patterns.ts';
import * as scf from '../../dialects/scf/generated/scf-ops.gen.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { highPadding, lowPadding } from '../../dialects/tensor/padding.ts';
import { outputSizes } from '../../dialects/tensor/patterns/reshape-patterns.ts';
import { droppedDims } from '../../dialects/tensor/slices.ts';
import { type LinearSum, type LinearSums } from './linear-sum.ts';

/**
 * What is known of indices and sizes by the operations that make them. Source: ValueBoundsOpInterface of mlir/Interfaces/ValueBoundsOpInterface.td, and
 * what implements it for the dialects affine, arith, memref, scf and tensor. Differs: only what is equal counts, not what is less or greater,
 * and loops that never run are not told from others.
 */

/** An index, or with `dim` the size of a tensor or of memory in that dimension. */
export interface Quantity {
  readonly value: Value;
  readonly dim?: number;
}

/** How a quantity comes of others; of what is known of these `combine` makes what is known of it, if anything. */
export interface Definition {
  readonly parts: readonly Quantity[];
  combine(parts: readonly LinearSum[], sums: LinearSums): LinearSum | undefined;
}

type Part = MixedIndex | Quantity;

/** Returns the number that a quantity plainly is: by its type, or as a constant. */
export function literalOf({ value, dim }: Quantity): bigint | undefined {
  if (dim === undefined) return matchInteger(value);
  const size = shapeOf(value)?.[dim];
  return size === undefined || isDynamic(size) ? undefined : BigInt(size);
}

const shapeOf = ({ type }: Value): readonly number[] | undefined =>
  type instanceof RankedTensorType || type instanceof MemRefType ? type.shape : undefined;

/** Returns how a quantity comes of others, undefined where that is not known. */
export function definitionOf({ value, dim }: Quantity): Definition | undefined {
  const loop = value instanceof BlockArgument ? value.owner.parentOp : undefined;
  const op = value.definingOp ?? (loop && value.parentBlock!.region === loop.regions[0] ? loop : undefined);
  if (op instanceof scf.ForOp) return definitionByLoop(op, value, dim);
  if (dim !== undefined) return op && definitionOfSize(op, value, dim);
  return value instanceof OpResult ? definitionOfIndex(value.owner, value) : undefined;
}

/** Returns the definition by an expression; products of what is not plainly a number say nothing. */
export function computed(parts: readonly Part[], make: (parts: readonly AffineExpr[]) => AffineExpr): Definition {
  const quantities: Quantity[] = [];
  const exprs = parts.map((part) => {
    if (typeof part === 'number' || typeof part === 'bigint') return getAffineConstantExpr(exactInt64(part));
    const quantity = part instanceof Value ? { value: part } : part;
    const literal = literalOf(quantity);
    return literal === undefined
      ? getAffineSymbolExpr(quantities.push(quantity) - 1)
      : getAffineConstantExpr(BigInt.asIntN(64, literal));
  });
  return { parts: quantities, combine: (symbols, sums) => sums.evaluate(make(exprs), symbols) };
}

const sameAs = (part: Part): Definition => computed([part], ([only]) => only!);

/** The definition of what is one of several quantities, which says something where they are equal. */
const oneOf = (parts: readonly Quantity[]): Definition => ({
  parts,
  combine: ([first, ...others]) => (others.every((other) => other.minus(first!) === 0n) ? first : undefined),
});

function definitionOfIndex(op: Operation, result: OpResult): Definition | undefined {
  if (op instanceof arith.AddIOp) return computed(op.operands, ([a, b]) => a!.add(b!));
  if (op instanceof arith.SubIOp) return computed(op.operands, ([a, b]) => a!.sub(b!));
  if (op instanceof arith.MulIOp) return computed(op.operands, ([a, b]) => a!.mul(b!));
  if (op instanceof arith.FloorDivSIOp) return computed(op.operands, ([a, b]) => a!.floorDiv(b!));
  if (op instanceof affine.ApplyOp) {
    const map = op.map.value;
    const replaced = (exprs: readonly AffineExpr[]) =>
      map.replaceDimsAndSymbols(exprs.slice(0, map.numDims), exprs.slice(map.numDims), 0, exprs.length).result(0);
    return computed(op.mapOperands, replaced);
  }
  if (op instanceof affine.DelinearizeIndexOp) return partOfIndex(op, result.resultNumber);
  if (op instanceof affine.LinearizeIndexOp) return wholeIndex(op);
  if (op instanceof tensor.DimOp || op instanceof memref.DimOp) {
    const dim = knownIndex(op.index);
    const shape = shapeOf(op.source);
    // Upstream reads behind the end of a shape.
    if (dim === undefined || dim < 0 || (shape && dim >= shape.length)) return undefined;
    return sameAs({ value: op.source, dim });
  }
  if (op instanceof tensor.RankOp || op instanceof memref.RankOp) {
    const rank = shapeOf(op.operand(0))?.length;
    return rank === undefined ? undefined : sameAs(rank);
  }
  return choiceOf(op, result);
}

/** Source: AffineDelinearizeIndexOpInterface of mlir/lib/Dialect/Affine/IR/ValueBoundsOpInterfaceImpl.cpp. */
function partOfIndex(op: affine.DelinearizeIndexOp, resultNumber: number): Definition {
  const basis = basisOf(op);
  const numBehind = op.numResults - resultNumber - 1;
  const [own, behind] = [basis.at(-numBehind - 1), basis.slice(basis.length - numBehind)];
  return computed([op.linearIndex, ...behind, own ?? 1], ([index, ...sizes]) => {
    const size = sizes.pop()!;
    const divisor = sizes.reduce((product, next) => product.mul(next), getAffineConstantExpr(1));
    return (resultNumber === 0 ? index! : index!.mod(size.mul(divisor))).floorDiv(divisor);
  });
}

/** Source: AffineLinearizeIndexOpInterface of mlir/lib/Dialect/Affine/IR/ValueBoundsOpInterfaceImpl.cpp. */
function wholeIndex(op: affine.LinearizeIndexOp): Definition {
  const indices = op.multiIndex;
  const sizes = hasOuterBound(op) ? basisOf(op).slice(1) : basisOf(op);
  return computed([...indices, ...sizes], (exprs) => {
    let [sum, stride]: AffineExpr[] = [getAffineConstantExpr(0), getAffineConstantExpr(1)];
    for (let i = indices.length; i-- > 0;) {
      sum = sum!.add(exprs[i]!.mul(stride!));
      if (i > 0) stride = stride!.mul(exprs[indices.length + i - 1]!);
    }
    return sum!;
  });
}

/** What comes of one way or another. */
function choiceOf(op: Operation, { resultNumber }: OpResult, dim?: number): Definition | undefined {
  const all = (values: readonly Value[]) =>
    oneOf(values.map((value) => (dim === undefined ? { value } : { value, dim })));
  if (op instanceof arith.SelectOp) return all([op.trueValue, op.falseValue]);
  if (!(op instanceof scf.IfOp)) return undefined;
  return all(op.regions.map((region) => region.firstBlock!.lastOp!.operand(resultNumber)));
}

/** Of what a loop counts or carries: the only number that is counted, or what is handed on as it is. */
function definitionByLoop(op: scf.ForOp, value: Value, dim: number | undefined): Definition | undefined {
  const body = op.region.firstBlock!;
  if (value === body.arguments[0]) return onlyIndex(op);
  const carried = (of: Value): Quantity => (dim === undefined ? { value: of } : { value: of, dim });
  const isResult = value instanceof OpResult;
  const index = isResult ? value.resultNumber : (value as BlockArgument).argNumber - 1;
  const init = carried(op.initArgs[index]!);
  // The argument is known by the init where each iteration hands it on, and so is the result.
  if (isResult) return oneOf([init, carried(body.arguments[index + 1]!)]);
  return {
    parts: [carried(value), carried(body.lastOp!.operand(index)), init],
    combine: ([before, after, first]) => (after!.minus(before!) === 0n ? first : undefined),
  };
}

function onlyIndex({ lowerBound, upperBound, step }: scf.ForOp): Definition {
  const by = matchInteger(step) ?? 1n;
  return {
    parts: [{ value: lowerBound }, { value: upperBound }],
    combine([lower, upper]) {
      const distance = upper!.minus(lower!) ?? 0n;
      return distance > 0n && (distance === 1n || distance <= by) ? lower : undefined;
    },
  };
}

function definitionOfSize(op: Operation, value: Value, dim: number): Definition | undefined {
  if (op instanceof scf.ForallOp) {
    const outputs = op.region.firstBlock!.arguments.length - op.outputs.length;
    const index = value instanceof OpResult ? value.resultNumber : (value as BlockArgument).argNumber - outputs;
    return sameAs({ value: op.outputs[index]!, dim });
  }
  if (!(value instanceof OpResult)) return undefined;
  if (op instanceof tensor.EmptyOp || op instanceof memref.AllocOp || op instanceof memref.AllocaOp) {
    return sameAs(op.dynamicSizes[shapeOf(value)!.slice(0, dim).filter(isDynamic).length]!);
  }
  if (op instanceof tensor.CastOp || op instanceof memref.CastOp) {
    return shapeOf(op.source) && shapeOf(value) && sameAs({ value: op.source, dim });
  }
  if (op instanceof tensor.ExtractSliceOp || op instanceof memref.SubViewOp) return sameAs(sizesOfSlice(op)[dim]!);
  if (op instanceof tensor.PadOp) {
    const padding = [lowPadding(op)[dim]!, highPadding(op)[dim]!];
    return computed([{ value: op.source, dim }, ...padding], ([size, low, high]) => size!.add(low!).add(high!));
  }
  if (op instanceof tensor.ExpandShapeOp) return sameAs(outputSizes(op)[dim]!);
  if (op instanceof memref.ExpandShapeOp) {
    return sameAs(mixedIndices(op.properties.get('static_output_shape'), op.outputShape)[dim]!);
  }
  if (op instanceof tensor.CollapseShapeOp || op instanceof memref.CollapseShapeOp) {
    const factors = op.reassociation[dim]!.map((inner) => ({ value: op.src, dim: inner }));
    return computed(factors, (sizes) => sizes.reduce((product, size) => product.mul(size)));
  }
  const init = dpsInits(op)?.[value.resultNumber];
  return init ? sameAs({ value: init.value, dim }) : choiceOf(op, value, dim);
}

/** Returns the sizes that the result of a slice has. */
function sizesOfSlice(op: tensor.ExtractSliceOp | memref.SubViewOp): MixedIndex[] {
  const { sizes } = mixedSlice(op);
  if (op instanceof memref.SubViewOp) {
    const dropped = droppedDimsOf(op);
    return sizes.filter((_, i) => !dropped[i]);
  }
  const dropped = droppedDims(op);
  return sizes.filter((_, i) => !dropped.has(i));
}
