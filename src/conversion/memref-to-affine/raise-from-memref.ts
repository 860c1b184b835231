import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { usedPositions } from '../../affine/affine-walk.ts';
import { LoadOp as AffineLoadOp, StoreOp as AffineStoreOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { affineScope, isSymbol, isValidDim } from '../../dialects/affine/valid-operands.ts';
import { AddIOp, MulIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { LoadOp, StoreOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Value } from '../../ir/value.ts';
import { walk } from '../../ir/walk.ts';
import { matchInteger } from '../../rewrite/fold.ts';
import { RaiseMemrefDialectBase } from '../generated/conversion-passes.gen.ts';

/** How many values the indices of an access are looked for in; the sums of one may grow exponentially. */
const maxVisits = 1000;

/**
 * `affine-raise-from-memref`: makes accesses to memory those of affine where their indices are sums and products that an affine map may have.
 * Source: mlir/lib/Dialect/Affine/Transforms/RaiseMemrefDialect.cpp. Differs: accesses with huge indices stay.
 */
export class RaiseMemrefDialect extends RaiseMemrefDialectBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (op instanceof LoadOp || op instanceof StoreOp) raise(op);
      },
    });
  }
}

function raise(op: LoadOp | StoreOp): void {
  const indices = new RaisedIndices(affineScope(op));
  const results: AffineExpr[] = [];
  for (const index of op.indices) {
    const expr = indices.exprOf(index);
    if (!expr) return;
    results.push(expr);
  }
  const { context, location, memref } = op;
  const builder = OpBuilder.before(op);
  const map = AffineMapAttr.get(context, AffineMap.get(indices.dims.length, indices.symbols.length, results));
  const place = { memref, indices: [...indices.dims, ...indices.symbols], map };
  if (op instanceof StoreOp) AffineStoreOp.build(builder, location, { ...place, value: op.value });
  else {
    const load = AffineLoadOp.build(builder, location, { ...place, resultType: op.result().type });
    op.replaceAllUsesWith(load.results);
  }
  op.erase();
}

/** The inputs of the map that the indices of an access are raised to. */
class RaisedIndices {
  readonly dims: Value[] = [];
  readonly symbols: Value[] = [];
  readonly #scope: Region | undefined;
  #numVisits = 0;

  constructor(scope: Region | undefined) {
    this.#scope = scope;
  }

  /** Returns the expression that computes the value, undefined where there is none. */
  exprOf(value: Value): AffineExpr | undefined {
    if (++this.#numVisits > maxVisits) return undefined;
    const constant = matchInteger(value);
    if (constant !== undefined) return getAffineConstantExpr(constant);
    const op = value.definingOp;
    if (op instanceof AddIOp || op instanceof MulIOp) {
      const lhs = this.exprOf(op.lhs);
      const rhs = lhs && this.exprOf(op.rhs);
      if (!lhs || !rhs) return undefined;
      if (op instanceof AddIOp) return lhs.add(rhs);
      return hasNoDims(lhs) || hasNoDims(rhs) ? lhs.mul(rhs) : undefined;
    }
    if (isSymbol(value)) return getAffineSymbolExpr(positionIn(this.symbols, value));
    return isValidDim(value, this.#scope) ? getAffineDimExpr(positionIn(this.dims, value)) : undefined;
  }
}

const hasNoDims = (expr: AffineExpr): boolean => usedPositions([expr], 'dim').size === 0;

function positionIn(values: Value[], value: Value): number {
  const known = values.indexOf(value);
  return known >= 0 ? known : values.push(value) - 1;
}
