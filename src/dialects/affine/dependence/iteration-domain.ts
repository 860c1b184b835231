import { AffineMap } from '../../../affine/affine-map.ts';
import { type IntegerSetAttr } from '../../../ir/attributes/container-attributes.ts';
import { type DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { BlockArgument, type Value } from '../../../ir/value.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { type BoundKind, ConstrainedValues } from '../constrained-values.ts';
import { ApplyOp, ForOp, IfOp, ParallelOp } from '../generated/affine-ops.gen.ts';
import { lowerBound, upperBound } from '../loop-bounds.ts';
import { exactStep } from '../loop-step.ts';
import {
  canonicalizeMapAndOperands,
  canonicalizeSetAndOperands,
  composeMapAndOperands,
  type MapAndOperands,
} from '../map-and-operands.ts';
import { mapsOfGroups } from '../parallel-bounds.ts';
import { isSymbol } from '../valid-operands.ts';

/** How many loops and conditions may be around an operation: what is computed of them grows with the cube of their number. */
const maxDepth = 24;

/**
 * Returns the iterations in which an operation is executed, with a dim for each loop around it from the outside in; undefined where a bound is not linear with
 * divisions by constants. Source: getOpIndexSet of mlir/lib/Dialect/Affine/Analysis/AffineAnalysis.cpp. Differs: upstream takes the
 * condition of an `affine.if` to hold in its second region too; nothing is known of operations in very many loops.
 */
export function iterationDomain(op: Operation): ConstrainedValues | undefined {
  return domainOf(enclosingAffineOps(op));
}

/** Returns the iterations of loops. Source: getIndexSet. */
export function domainOfLoops(loops: readonly ForOp[]): ConstrainedValues | undefined {
  return domainOf(loops.map((owner) => ({ owner, isElse: false })));
}

function domainOf(around: readonly Enclosing[]): ConstrainedValues | undefined {
  if (around.length > maxDepth) return undefined;
  const values = new ConstrainedValues();
  for (const { owner } of around) values.appendDims(...inductionVars(owner));
  const builder = new DomainBuilder(values);
  const isKnown = around.every(({ owner, isElse }) => {
    if (owner instanceof ForOp) return builder.addFor(owner);
    if (owner instanceof ParallelOp) return builder.addParallel(owner);
    if (!isElse) builder.addCondition(owner);
    return true;
  });
  return isKnown ? values : undefined;
}

/** A loop or condition around an operation, and whether that is in the region for when the condition does not hold. */
interface Enclosing {
  readonly owner: ForOp | IfOp | ParallelOp;
  readonly isElse: boolean;
}

/** Returns the loops and conditions around an operation, from the outside in. */
function enclosingAffineOps(op: Operation): Enclosing[] {
  const around: Enclosing[] = [];
  for (let inner = op, owner = op.parentOp; owner; inner = owner, owner = owner.parentOp) {
    if (!(owner instanceof ForOp || owner instanceof IfOp || owner instanceof ParallelOp)) continue;
    around.push({ owner, isElse: owner instanceof IfOp && inner.parentRegion === owner.elseRegion });
  }
  return around.reverse();
}

/** Returns the values that count the iterations. */
export function inductionVars(op: Operation): readonly Value[] {
  if (op instanceof ForOp) return op.region.firstBlock!.arguments.slice(0, 1);
  return op instanceof ParallelOp ? op.region.firstBlock!.arguments : [];
}

/** Returns the loop of affine that counts with the value. */
export function loopCountingWith(value: Value): ForOp | ParallelOp | undefined {
  const owner = value instanceof BlockArgument ? value.owner.parentOp : undefined;
  if (!owner || !inductionVars(owner).includes(value)) return undefined;
  return owner as ForOp | ParallelOp;
}

/** Adds what loops and conditions say. */
export class DomainBuilder {
  readonly #values: ConstrainedValues;

  constructor(values: ConstrainedValues) {
    this.#values = values;
  }

  addFor(loop: ForOp): boolean {
    const position = this.#values.positionOf(inductionVars(loop)[0]!);
    const step = exactStep(loop);
    const [first] = loop.lowerBoundMap.value.constantFold([]) ?? [];
    const hasConstantStart = loop.lowerBoundMap.value.numResults === 1 && first !== undefined;
    if (step > 1n && hasConstantStart) this.#values.addStride(position, BigInt(first), step);
    return this.addBound('lower', position, lowerBound(loop)) && this.addBound('upper', position, upperBound(loop));
  }

  addParallel(loop: ParallelOp): boolean {
    const { mapOperands } = loop;
    const [lowerMap, upperMap] = [loop.lowerBoundsMap.value, loop.upperBoundsMap.value];
    const lowers = mapsOfGroups(lowerMap, loop.lowerBoundsGroups as DenseElementsAttr);
    const uppers = mapsOfGroups(upperMap, loop.upperBoundsGroups as DenseElementsAttr);
    return inductionVars(loop).every((value, i) => {
      const position = this.#values.positionOf(value);
      const lower = { map: lowers[i]!, operands: mapOperands.slice(0, lowerMap.numInputs) };
      const upper = { map: uppers[i]!, operands: mapOperands.slice(lowerMap.numInputs) };
      return this.addBound('lower', position, lower) && this.addBound('upper', position, upper);
    });
  }

  addCondition(op: IfOp): void {
    const condition = (op.properties.get('condition') as IntegerSetAttr).value;
    const { set, operands } = canonicalizeSetAndOperands(condition, op.operands);
    const { dims, symbols } = this.#values;
    operands.forEach((operand, i) => {
      if (dims.includes(operand) || symbols.includes(operand)) return;
      if (i < set.numDims) this.#values.appendDims(operand);
      else this.#values.appendSymbols(operand);
    });
    set.constraints.forEach((expr, i) => {
      const map = AffineMap.get(set.numDims, set.numSymbols, [expr]);
      this.#values.addConstraint(set.eqFlags[i] ? 'equal' : 'lower', { map, operands });
    });
  }

  /** Adds what the loop says that counts with a variable, or that a symbol is a constant; false where it is neither. */
  describe(value: Value): boolean {
    const loop = loopCountingWith(value);
    if (loop) return loop instanceof ForOp ? this.addFor(loop) : this.addParallel(loop);
    if (!isSymbol(value)) return false;
    const constant = matchInteger(value);
    if (constant !== undefined) this.#values.addConstant(this.#values.positionOf(value), constant);
    return true;
  }

  /** Bounds a variable by a map whose operands become variables too; false where these cannot be. */
  addBound(kind: BoundKind, position: number, bound: MapAndOperands): boolean {
    const canonical = canonicalizeMapAndOperands(composeMapAndOperands(bound));
    return (
      canonical.operands.every((operand) => this.#addVariable(operand)) &&
      this.#values.addBoundOf(kind, position, canonical)
    );
  }

  /** Adds a variable that is a loop's index, with what the loop says of it, or a symbol; false where it is neither. */
  #addVariable(value: Value): boolean {
    const values = this.#values;
    if (values.positionOf(value) >= 0) return true;
    if (value.definingOp instanceof ApplyOp) return false;
    const loop = loopCountingWith(value);
    if (loop) values.appendDims(...inductionVars(loop));
    else if (isSymbol(value)) values.appendSymbols(value);
    return this.describe(value);
  }
}
