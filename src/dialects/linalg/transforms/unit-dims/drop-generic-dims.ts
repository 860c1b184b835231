import { type AffineExpr, getAffineConstantExpr, getAffineDimExpr } from '../../../../affine/affine-expr.ts';
import { AffineMap, inversePermutation } from '../../../../affine/affine-map.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { hasIdentityLayout } from '../../../../ir/types/memref-layout.ts';
import { MemRefType, RankedTensorType } from '../../../../ir/types/shaped-types.ts';
import { type Type } from '../../../../ir/type.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { buildIndexConstant } from '../../../arith/build-index.ts';
import { GenericOp, IndexOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { coverLoops } from '../../structured/body-uses.ts';
import { buildGeneric } from '../../structured/build-structured.ts';
import { loopsToShapes } from '../../structured/loop-ranges.ts';
import { operandShape } from '../../structured/operand-shape.ts';
import {
  collapseValue,
  type CollapsedShape,
  expandValue,
  groupsAround,
  type RankReductionStrategy,
} from './rank-reduction.ts';

/** An operand without dimensions: its map, and its shape where that is another. */
interface ReducedOperand {
  readonly map: AffineMap;
  readonly collapsed?: CollapsedShape;
}

/** Leaves out loops of one iteration, and the dimensions that they index. Source: mlir/lib/Dialect/Linalg/Transforms/DropUnitDims.cpp. */
export class DropUnitDims extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;
  readonly #strategy: RankReductionStrategy;

  constructor(strategy: RankReductionStrategy) {
    super();
    this.#strategy = strategy;
  }

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
    const dropped = unitLoops(op, indexingMaps);
    if (!dropped || iteratorTypes.length === 0) return rewriter.notifyMatchFailure(op, 'no loops that operands say');
    let next = 0;
    const loops = iteratorTypes.map((_, loop) =>
      dropped.has(loop) ? getAffineConstantExpr(0) : getAffineDimExpr(next++),
    );
    const operands = indexingMaps.map((map, i) => reduce(op.operand(i).type, map, loops, dropped));
    const isLeft = operands.some(({ collapsed }, i) => collapsed && !isCollapsible(op.operand(i).type));
    if (isLeft) return rewriter.notifyMatchFailure(op, 'an operand cannot be collapsed');
    const maps = operands.map(({ map }) => map);
    if (maps.every((map, i) => map.equals(indexingMaps[i]!)) || !coverLoops(maps, next)) {
      return rewriter.notifyMatchFailure(op, 'nothing to leave out');
    }
    const { location } = op;
    const values = operands.map(({ collapsed }, i) => {
      const value = op.operand(i);
      return collapsed ? collapseValue(rewriter, location, value, collapsed, this.#strategy) : value;
    });
    const numInputs = dpsInputs(op).length;
    const region = new Region();
    const generic = buildGeneric(rewriter, location, {
      inputs: values.slice(0, numInputs),
      inits: values.slice(numInputs),
      indexingMaps: maps,
      iteratorTypes: iteratorTypes.filter((_, loop) => !dropped.has(loop)),
      region,
    });
    rewriter.inlineRegionBefore(op.region, region);
    rewriter.withInsertionPoint(() => replaceIndices(generic, loops, rewriter));
    const results = generic.results.map((result, i) => {
      const { collapsed } = operands[numInputs + i]!;
      const dest = dpsInits(op)![i]!.value;
      return collapsed ? expandValue(rewriter, location, result, dest, collapsed.groups, this.#strategy) : result;
    });
    rewriter.replaceOp(op, results);
    return true;
  }
}

/** Returns the loops of one iteration; undefined where operands do not say how many iterations all loops have. */
function unitLoops(op: GenericOp, maps: readonly AffineMap[]): ReadonlySet<number> | undefined {
  const inverse = maps.length === 0 ? undefined : inversePermutation(loopsToShapes(maps));
  if (!inverse) return undefined;
  const sizes = op.operands.flatMap(({ type }) => operandShape(type));
  return new Set(
    inverse.results.flatMap((expr, loop) => (expr.kind === 'dim' && sizes[expr.position] === 1 ? [loop] : [])),
  );
}

function reduce(
  type: Type,
  map: AffineMap,
  loops: readonly AffineExpr[],
  dropped: ReadonlySet<number>,
): ReducedOperand {
  const numLoops = loops.length - dropped.size;
  const reduced = map.replaceDimsAndSymbols(loops, [], numLoops, map.numSymbols);
  const shape = operandShape(type);
  // Of a loop of one iteration nothing is left but 0.
  const isDropped = (dim: number): boolean => {
    const expr = reduced.result(dim);
    return shape[dim] === 1 && expr.kind === 'constant' && expr.value === 0;
  };
  const kept = shape.flatMap((_, dim) => (isDropped(dim) ? [] : [dim]));
  const newMap = AffineMap.get(
    numLoops,
    map.numSymbols,
    kept.map((dim) => reduced.result(dim)),
  );
  if (kept.length === shape.length) return { map: newMap };
  const collapsed = { shape: kept.map((dim) => shape[dim]!), groups: groupsAround(shape.length, isDropped) };
  return { map: newMap, collapsed };
}

/** Tells whether dimensions can be left out: not in a layout, and of tensors without encodings only. */
function isCollapsible(type: Type): boolean {
  if (type instanceof MemRefType) return hasIdentityLayout(type);
  return type instanceof RankedTensorType && type.encoding === undefined;
}

/** Replaces the indices of loops that are gone by 0, and numbers the others anew. */
function replaceIndices(generic: Operation, loops: readonly AffineExpr[], rewriter: PatternRewriter): void {
  const indexOps = [...generic.regions[0]!.firstBlock!.operations()].filter((op) => op instanceof IndexOp);
  for (const op of indexOps) {
    const loop = Number(op.dim);
    const expr = loops[loop]!;
    rewriter.setInsertionPointBefore(op);
    if (expr.kind !== 'dim') rewriter.replaceOp(op, [buildIndexConstant(rewriter, op.location, 0)]);
    else if (expr.position !== loop) {
      const args = { dim: expr.position, resultType: op.result().type };
      rewriter.replaceOp(op, IndexOp.build(rewriter, op.location, args).results);
    }
  }
}
