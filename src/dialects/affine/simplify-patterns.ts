import { type Operation } from '../../ir/operation.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { opClassName } from '../../rewrite/pattern-names.ts';
import {
  canonicalizeMapAndOperands,
  composeMapAndOperands,
  sameMapAndOperands,
  type MapAndOperands,
} from './map-and-operands.ts';
import { simplifyMapWithOperands } from './operand-bounds.ts';

/** An operation with a map, as patterns see it. */
interface MapOp extends Operation {
  readonly map: AffineMapAttr;
}

/** How SimplifyAffineOp finds the inputs of an operation's map, and which operands are before them. */
export interface MapInputs<T extends MapOp> {
  readonly root: abstract new (...args: never[]) => T;
  /** How many operands are before the inputs of the map. */
  readonly leading: number;
  readonly inputs: (op: T) => readonly Value[];
}

/**
 * Puts what `affine.apply` computes into the map of the operation that uses it, and brings map and operands to canonical form. Discardable
 * attributes are lost, as upstream. Source: SimplifyAffineOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp.
 */
export class SimplifyAffineOp<T extends MapOp> extends OpRewritePattern<T> {
  readonly root: MapInputs<T>['root'];
  readonly #of: MapInputs<T>;
  override readonly debugName: string;

  constructor(of: MapInputs<T>) {
    super();
    this.root = of.root;
    this.#of = of;
    this.debugName = `SimplifyAffineOp<${opClassName(this.root)}>`;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const before: MapAndOperands = { map: op.map.value, operands: this.#of.inputs(op) };
    const after = simplifyMapWithOperands(canonicalizeMapAndOperands(composeMapAndOperands(before)));
    if (sameMapAndOperands(before, after)) return rewriter.notifyMatchFailure(op, 'the map is canonical');
    replaceMap(op, after, this.#of.leading, rewriter);
    return true;
  }
}

/** Replaces `op` by the same operation with another map; `leading` operands stay. */
export function replaceMap(
  op: MapOp,
  { map, operands }: MapAndOperands,
  leading: number,
  rewriter: PatternRewriter,
): void {
  rewriter.setInsertionPointBefore(op);
  const replacement = rewriter.create({
    name: op.name,
    location: op.location,
    operands: [...op.operands.slice(0, leading), ...operands],
    resultTypes: op.resultTypes,
    properties: new Map([...op.properties, ['map', AffineMapAttr.get(op.context, map)]]),
  });
  rewriter.replaceOp(op, replacement.results);
}
