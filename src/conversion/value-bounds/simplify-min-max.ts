import { getAffineSymbolExpr } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { DenseOrder } from '../../dialects/affine/fusion/dense-order.ts';
import { MaxOp, type MinOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { type MapAndOperands } from '../../dialects/affine/map-and-operands.ts';
import { ValueBounds } from './value-bounds.ts';

/** Of more candidates none are compared, as that takes the time of their number squared. */
const mostCandidates = 32;

/** Drops candidates than which another one is known to be less, or greater. Source: simplifyAffineMinMaxOp of mlir/lib/Dialect/Affine/Transforms/SimplifyAffineMinMax.cpp. */
export class SimplifyMinMax extends OpRewritePattern<MinOp | MaxOp> {
  readonly root: typeof MinOp | typeof MaxOp;

  constructor(root: typeof MinOp | typeof MaxOp) {
    super();
    this.root = root;
  }

  matchAndRewrite(op: MinOp | MaxOp, rewriter: PatternRewriter): LogicalResult {
    const map = op.map.value;
    const chosen = map.numResults <= mostCandidates ? chosenResults(op) : undefined;
    if (!chosen || chosen.length >= map.numResults) return rewriter.notifyMatchFailure(op, 'all candidates count');
    // Upstream compares candidates in terms of symbols only, one for each value, and leaves them so. Differs: it then takes others for the operands where one is there twice.
    const symbols = op.operands.map((operand, _, all) => getAffineSymbolExpr(all.indexOf(operand)));
    const inSymbols = map.replaceDimsAndSymbols(
      symbols.slice(0, map.numDims),
      symbols.slice(map.numDims),
      0,
      map.numInputs,
    );
    const simplified = AffineMap.get(
      0,
      map.numInputs,
      chosen.map((position) => inSymbols.result(position)),
    );
    rewriter.modifyOpInPlace(op, () => (op.map = AffineMapAttr.get(op.context, simplified)));
    return true;
  }
}

/** Returns the positions of candidates of which one is known to be the result, in upstream's order. */
function chosenResults(op: MinOp | MaxOp): number[] {
  const comparison = op instanceof MaxOp ? '>' : '<';
  const { operands } = op;
  const map = op.map.value;
  const candidate = (position: number): MapAndOperands => ({ map: map.getSliceMap(position, 1), operands });
  const groups = new Groups(map.numResults);
  const order = new DenseOrder();
  const bestOf = new Map<number, number>();
  for (let i = 0; i < map.numResults; i++) {
    const group = groups.leader(i);
    if (bestOf.has(group)) continue;
    let best = i;
    for (let j = i + 1; j < map.numResults; j++) {
      const other = groups.leader(j);
      if (other === group) continue;
      const rival = bestOf.get(other) ?? j;
      const isBetter = ValueBounds.compare(candidate(best), comparison, candidate(rival));
      if (isBetter === undefined) continue;
      if (!isBetter) best = rival;
      groups.join(group, other);
    }
    const joined = groups.leader(i);
    if (!bestOf.has(joined)) order.add(joined);
    bestOf.set(joined, best);
  }
  return order.ids().map((id) => bestOf.get(id)!);
}

/** Numbers in groups, each of which its least number leads. Source: llvm/ADT/IntEqClasses.h. */
class Groups {
  readonly #leaders: number[];

  constructor(count: number) {
    this.#leaders = Array.from({ length: count }, (_, i) => i);
  }

  leader(of: number): number {
    while (this.#leaders[of] !== of) of = this.#leaders[of]!;
    return of;
  }

  join(a: number, b: number): void {
    const [first, second] = [this.leader(a), this.leader(b)];
    this.#leaders[Math.max(first, second)] = Math.min(first, second);
  }
}
