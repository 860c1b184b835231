import { splatElements } from '../../ir/attributes/elements-attributes.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { ForOp } from '../../dialects/affine/generated/affine-ops.gen.ts';
import { BroadcastOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { isElementType } from './vectorizable-loops.ts';

/** What loops of a nest become dimensions of vectors. */
export interface Strategy {
  readonly vectorSizes: readonly number[];
  readonly dimOf: ReadonlyMap<ForOp, number>;
}

/** A loop whose iterations are elements of vectors: as many at once as its dimension has. */
export interface VectorLoop {
  readonly scalar: ForOp;
  readonly vector: ForOp;
  readonly dim: number;
  /** Whether it is known that no vector has elements of iterations that there are not. */
  readonly isWhole: boolean;
}

/** A nest of loops on vectors while it is made from one on numbers, and what stands for the values of that. */
export class VectorizedNest {
  readonly strategy: Strategy;
  readonly root: ForOp;
  readonly builder: OpBuilder;
  /** The loop that stands for the outermost one. */
  newRoot: ForOp | undefined;
  readonly vectorLoops = new Map<ForOp, VectorLoop>();
  readonly #vectors = new Map<Value, Value>();
  readonly #scalars = new Map<Value, Value>();
  /** Operations made outside of the new loops. */
  readonly #outside: Operation[] = [];

  constructor(root: ForOp, strategy: Strategy) {
    this.root = root;
    this.strategy = strategy;
    this.builder = OpBuilder.after(root);
  }

  vectorType(elementType: Type): VectorType {
    return VectorType.get(this.strategy.vectorSizes, elementType);
  }

  setVector(value: Value, vector: Value): void {
    this.#vectors.set(value, vector);
  }

  setScalar(value: Value, scalar: Value): void {
    this.#scalars.set(value, scalar);
  }

  isVector(value: Value): boolean {
    return this.#vectors.has(value);
  }

  /** Returns what stands for the value where it is the same number for all elements; undefined where it is made inside of the old loops only. */
  scalar(value: Value): Value | undefined {
    const known = this.#scalars.get(value);
    if (known) return known;
    return isInside(value, this.root) ? undefined : value;
  }

  /** Returns the vector of what the value is in the iterations; undefined where none can be made. Source: vectorizeOperand. */
  vector(value: Value): Value | undefined {
    const known = this.#vectors.get(value);
    if (known && this.#isVisible(known)) return known;
    const maker = value.definingOp;
    if (maker instanceof ConstantOp) return this.constant(maker);
    return known || !this.#isUniform(value) ? undefined : this.#broadcast(value);
  }

  /** Makes a vector of a constant, at the begin of the innermost loop around that is one of a dimension. Source: vectorizeConstant. */
  constant(op: ConstantOp): Value | undefined {
    const { type } = op.result();
    const { value } = op;
    if (!isElementType(type) || !(value instanceof IntegerAttr || value instanceof FloatAttr)) return undefined;
    let loop: Operation | undefined = this.builder.insertionPoint!.block.parentOp ?? undefined;
    while (loop && !(loop instanceof ForOp && this.vectorLoops.has(loop))) loop = loop.parentOp;
    if (!loop) return undefined;
    const builder = OpBuilder.atBlockBegin(op.context, (loop as ForOp).region.firstBlock!);
    const vector = ConstantOp.build(builder, op.location, { value: splatElements(this.vectorType(type), value) });
    this.setVector(op.result(), vector.result());
    return vector.result();
  }

  /** Tells whether a value made before can be used here. */
  #isVisible({ definingOp }: Value): boolean {
    const { block } = this.builder.insertionPoint!;
    const home = definingOp?.block;
    if (!home || home === block) return true;
    for (let owner = block.parentOp; owner; owner = owner.parentOp) if (owner.block === home) return true;
    return false;
  }

  /** Source: isUniformDefinition. */
  #isUniform(value: Value): boolean {
    const { dimOf } = this.strategy;
    const owner = inductionOwner(value);
    if (owner) return !dimOf.has(owner);
    return (
      isElementType(value.type) &&
      [...dimOf.keys()].every((loop) => !isInside(value, loop)) &&
      this.scalar(value) !== undefined
    );
  }

  /** Source: vectorizeUniform. */
  #broadcast(value: Value): Value | undefined {
    const source = this.scalar(value);
    if (!source) return undefined;
    const { definingOp } = source;
    const block = source.parentBlock!;
    const builder = definingOp ? OpBuilder.after(definingOp) : OpBuilder.atBlockBegin(value.type.context, block);
    const args = { source, vectorType: this.vectorType(value.type) };
    const op = BroadcastOp.build(builder, value.location, args);
    if (!this.newRoot?.isProperAncestorOf(op)) this.#outside.push(op);
    this.setVector(value, op.vector);
    return op.vector;
  }

  /** Takes back all that was made. */
  undo(): void {
    this.newRoot?.dropAllReferences();
    for (const op of this.#outside.reverse()) op.erase();
    this.newRoot?.erase();
  }

  /** Counts an operation as one that goes away where the nest does. */
  noteOutside(op: Operation): void {
    this.#outside.push(op);
  }
}

/** Tells whether the value is made in the body of the loop. */
export function isInside(value: Value, loop: ForOp): boolean {
  for (let owner = value.parentBlock?.parentOp; owner; owner = owner.parentOp) if (owner === loop) return true;
  return false;
}

/** Returns the loop whose iterations the value counts. */
function inductionOwner(value: Value): ForOp | undefined {
  const owner = value.definingOp ? undefined : value.parentBlock?.parentOp;
  return owner instanceof ForOp && owner.region.firstBlock!.arguments[0] === value ? owner : undefined;
}
