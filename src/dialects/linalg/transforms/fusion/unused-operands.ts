import { type AffineMap } from '../../../../affine/affine-map.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../../ir/pattern-match.ts';
import { Region } from '../../../../ir/region.ts';
import { type OpOperand, type OpResult, type Value } from '../../../../ir/value.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { GenericOp, YieldOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { hasPureTensorSemantics } from '../../patterns/semantics.ts';
import { canDropOperands, indexingMapOf, usesElementOf } from '../../structured/body-uses.ts';
import { buildGeneric, elementArguments } from '../../structured/build-structured.ts';

/** Source: mlir/lib/Dialect/Linalg/Transforms/EraseUnusedOperandsAndResults.cpp. */

/** Which operands stay, and for each operand that is still used the place of its element among them. */
interface Kept {
  readonly operands: OpOperand[];
  readonly places: Map<OpOperand, number>;
}

/** Returns a number that is the same for the same object. */
class Numbers {
  readonly #numbers = new Map<unknown, number>();

  of(object: unknown): number {
    let number = this.#numbers.get(object);
    if (number === undefined) this.#numbers.set(object, (number = this.#numbers.size));
    return number;
  }
}

function keptInputs(op: GenericOp, dropped: Set<OpOperand>): Kept {
  const numbers = new Numbers();
  const kept: Kept = { operands: [], places: new Map() };
  const known = new Map<string, number>();
  for (const input of dpsInputs(op)) {
    if (!usesElementOf(input) && isDroppable(op, input, dropped)) continue;
    const key = `${numbers.of(input.value)} ${indexingMapOf(input)}`;
    keep(kept, input, key, known, dropped);
  }
  return kept;
}

/** Adds the operand to those that are dropped, if the loops are known without them. */
function isDroppable(op: GenericOp, operand: OpOperand, dropped: Set<OpOperand>): boolean {
  dropped.add(operand);
  if (canDropOperands(op, dropped)) return true;
  dropped.delete(operand);
  return false;
}

/** Keeps the operand, unless one like it is kept already. */
function keep(
  { operands, places }: Kept,
  operand: OpOperand,
  key: string,
  known: Map<string, number>,
  dropped: Set<OpOperand>,
  mayBeOneWithOther = true,
): void {
  const other = mayBeOneWithOther ? known.get(key) : undefined;
  if (other !== undefined) {
    places.set(operand, other);
    dropped.add(operand);
    return;
  }
  places.set(operand, operands.length);
  known.set(key, operands.length);
  operands.push(operand);
}

function keptInits(op: GenericOp, dropped: Set<OpOperand>): Kept {
  const kept: Kept = { operands: [], places: new Map() };
  const inits = dpsInits(op)!;
  if (!hasPureTensorSemantics(op)) {
    for (const init of inits) {
      kept.places.set(init, kept.operands.length);
      kept.operands.push(init);
    }
    return kept;
  }
  const numbers = new Numbers();
  const known = new Map<string, number>();
  const yielded = op.region.firstBlock!.lastOp!.operands;
  for (const [i, init] of inits.entries()) {
    if (isResultDead(op, init, op.result(i)) && isDroppable(op, init, dropped)) continue;
    const key = `${numbers.of(init.value)} ${indexingMapOf(init)} ${numbers.of(yielded[i])}`;
    keep(kept, init, key, known, dropped, !usesElementOf(init));
  }
  return kept;
}

/** Tells whether nothing uses a result, and the body does nothing with the init but to yield it in its place. */
function isResultDead(op: GenericOp, init: OpOperand, result: OpResult): boolean {
  if (result.hasUses) return false;
  const element = op.region.firstBlock!.arguments[init.operandNumber]!;
  if (!element.hasUses) return true;
  const user = element.hasOneUse ? element.firstUse!.owner : undefined;
  return user instanceof YieldOp && user.operand(result.resultNumber) === element;
}

/** Leaves out operands that the body does not use, those that are there already, and results that nothing uses. */
class DeduplicateAndRemoveDeadOperandsAndResults extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    const dropped = new Set<OpOperand>();
    const inputs = keptInputs(op, dropped);
    const inits = keptInits(op, dropped);
    const numKept = inputs.operands.length + inits.operands.length;
    if (numKept === op.numOperands) return rewriter.notifyMatchFailure(op, 'all operands are used');
    const region = new Region();
    const mapsOf = (operands: readonly OpOperand[]): AffineMap[] => operands.map(indexingMapOf);
    const valuesOf = (operands: readonly OpOperand[]): Value[] => operands.map(({ value }) => value);
    const { iteratorTypes } = LinalgStructuredInterface.of(op)!;
    const { properties, attributes } = op;
    const generic = buildGeneric(rewriter, op.location, {
      inputs: valuesOf(inputs.operands),
      inits: valuesOf(inits.operands),
      indexingMaps: [...mapsOf(inputs.operands), ...mapsOf(inits.operands)],
      iteratorTypes,
      region,
      attributes,
      properties: new Map(
        ['doc', 'library_call'].flatMap((name) => {
          const value = properties.get(name);
          return value ? [[name, value]] : [];
        }),
      ),
    });
    moveBody(op, generic, inputs, inits, rewriter);
    const oldInits = dpsInits(op)!;
    rewriter.replaceOp(
      op,
      op.results.map((result, i) => {
        const place = inits.places.get(oldInits[i]!);
        return place === undefined ? result : generic.result(place);
      }),
    );
    return true;
  }
}

function moveBody(op: GenericOp, generic: Operation, inputs: Kept, inits: Kept, rewriter: PatternRewriter): void {
  const body = op.region.firstBlock!;
  const block = elementArguments(generic.regions[0]!, generic.operands);
  const places = new Map(inputs.places);
  for (const [init, place] of inits.places) places.set(init, inputs.operands.length + place);
  const elements = op.opOperands.map((operand) => {
    const place = places.get(operand);
    return place === undefined ? body.arguments[operand.operandNumber]! : block.arguments[place]!;
  });
  const oldInits = dpsInits(op)!;
  if (inits.operands.length !== oldInits.length) {
    const old = body.lastOp!;
    const values: Value[] = [];
    for (const [i, value] of old.operands.entries()) {
      const place = inits.places.get(oldInits[i]!);
      if (place !== undefined) values[place] = value;
    }
    rewriter.withInsertionPoint(() => {
      rewriter.setInsertionPointBefore(old);
      YieldOp.build(rewriter, old.location, { values });
      rewriter.eraseOp(old);
    });
  }
  rewriter.inlineBlockBefore(body, block, null, elements);
}

/** Does not compute what only the next iteration of the same computation uses. */
class RemoveUnusedCycleInGenericOp extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    if (!hasPureTensorSemantics(op)) return rewriter.notifyMatchFailure(op, 'not on tensors');
    const { arguments: elements } = op.region.firstBlock!;
    let hasChanged = false;
    for (const [i, init] of dpsInits(op)!.entries()) {
      const element = elements[init.operandNumber]!;
      if (op.result(i).hasUses || !element.hasOneUse) continue;
      const cycle = element.firstUse!.owner;
      const uses = cycle.results.flatMap((result) => [...result.uses()]);
      const user = uses.length === 1 ? uses[0]!.owner : undefined;
      if (!(user instanceof YieldOp) || user.operand(i) !== cycle.results[0]) continue;
      rewriter.replaceOp(cycle, [element]);
      rewriter.modifyOpInPlace(op, () => undefined);
      hasChanged = true;
    }
    return hasChanged || rewriter.notifyMatchFailure(op, 'no such computation');
  }
}

/** Returns the patterns that leave out what a `linalg.generic` does not use and what nothing uses of it. */
export const unusedOperandPatterns = (): readonly RewritePattern[] => [
  new DeduplicateAndRemoveDeadOperandsAndResults(),
  new RemoveUnusedCycleInGenericOp(),
];
