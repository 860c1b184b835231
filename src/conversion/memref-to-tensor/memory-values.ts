import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { SelectOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { CollapseShapeOp, ExpandShapeOp, SubViewOp } from '../../dialects/memref/generated/memref-ops.gen.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { isMemory, isView, rootOf, tensorTypeOf, type View } from './memory.ts';
import { type MemoryNames } from './memory-names.ts';

/** What memory holds at one place of a function, as tensors. What is written to memory under one name is not known under another. */
export class MemoryValues {
  readonly #names: MemoryNames;
  readonly #held: Map<Value, Value>;
  readonly #lost: Set<Value>;

  constructor(names: MemoryNames, held: ReadonlyMap<Value, Value> = new Map(), lost: ReadonlySet<Value> = new Set()) {
    this.#names = names;
    this.#held = new Map(held);
    this.#lost = new Set(lost);
  }

  /** Returns the same for a place inside of an operation, from where nothing becomes known outside. */
  copy(): MemoryValues {
    return new MemoryValues(this.#names, this.#held, this.#lost);
  }

  /** Tells whether this is memory that came to be before. */
  has(root: Value): boolean {
    return this.#held.has(root);
  }

  /**
   * Tells whether it is known what the memory holds, though something may have been written to it under another name. What was chosen is chosen
   * again, of what the memory holds now that it was chosen from.
   */
  recall(root: Value, builder: OpBuilder): boolean {
    const pending = [root];
    for (let next = pending.at(-1); next; next = pending.at(-1)) {
      const choice = next.definingOp;
      if (!this.#lost.has(next)) pending.pop();
      else if (choice instanceof SelectOp) {
        const before = [choice.trueValue, choice.falseValue].map(rootOf).filter((source) => this.#lost.has(source));
        if (before.length === 0) this.choose(choice, builder);
        pending.push(...before);
      } else return false;
    }
    return true;
  }

  /** Returns what is held in memory that is not shown through a view. */
  of(root: Value): Value {
    return this.#held.get(root)!;
  }

  /** Takes note of memory that comes to be, or gets another name. */
  add(root: Value, value: Value): void {
    this.#held.set(root, value);
    this.#lost.delete(root);
  }

  /** Takes note of memory that is one of two others. */
  choose(op: SelectOp, builder: OpBuilder): void {
    const { location, condition } = op;
    const [trueValue, falseValue] = [this.read(op.trueValue, builder), this.read(op.falseValue, builder)];
    this.add(op.result(0), SelectOp.build(builder, location, { condition, trueValue, falseValue }).result());
  }

  /** Lets memory that is not shown through a view hold `value`. */
  set(root: Value, value: Value): void {
    this.#held.set(root, value);
    this.loseOthers(root);
  }

  /** Takes note that something is written to memory that may be the same as others. */
  loseOthers(root: Value): void {
    for (const other of this.#names.othersOf(root)) this.#lost.add(other);
  }

  /** Returns what `memref` shows. */
  read(memref: Value, builder: OpBuilder): Value {
    const seen = viewsOf(memref);
    let value = this.of(seen[0]?.operand(0) ?? memref);
    for (const view of seen) value = readThrough(view, value, builder);
    return value;
  }

  /** Returns the same values, and what those show that are memory. */
  readAll(values: readonly Value[], builder: OpBuilder): Value[] {
    return values.map((value) => (isMemory(value) ? this.read(value, builder) : value));
  }

  /** Lets `memref` show `value`. */
  write(memref: Value, value: Value, builder: OpBuilder): void {
    const seen = viewsOf(memref);
    const root = seen[0]?.operand(0) ?? memref;
    // What each view shows a part of, from the outside to the inside.
    const wholes = [this.of(root)];
    for (const view of seen.slice(0, -1)) wholes.push(readThrough(view, wholes.at(-1)!, builder));
    let written = value;
    for (const view of seen.toReversed()) written = writeThrough(view, wholes.pop()!, written, builder);
    this.set(root, written);
  }
}

/** Returns the views that lead from memory to `memref`. */
function viewsOf(memref: Value): View[] {
  const found: View[] = [];
  for (let op = memref.definingOp; isView(op); op = op.operand(0).definingOp) found.unshift(op);
  return found;
}

/** Returns what a view shows of `whole`. */
function readThrough(view: View, whole: Value, builder: OpBuilder): Value {
  const { location } = view;
  const resultType = tensorTypeOf(view.result(0).type as MemRefType);
  if (view instanceof SubViewOp) {
    return tensor.ExtractSliceOp.build(builder, location, { source: whole, ...placeOf(view), resultType }).result();
  }
  if (view instanceof ExpandShapeOp) {
    const { reassociation, outputShape, staticOutputShape } = view;
    const shape = { reassociation, outputShape, staticOutputShape, resultType };
    return tensor.ExpandShapeOp.build(builder, location, { src: whole, ...shape }).result();
  }
  if (view instanceof CollapseShapeOp) {
    const { reassociation } = view;
    return tensor.CollapseShapeOp.build(builder, location, { src: whole, reassociation, resultType }).result();
  }
  return castTo(whole, resultType, view, builder);
}

/** Returns `whole` with `part` where a view shows it. */
function writeThrough(view: View, whole: Value, part: Value, builder: OpBuilder): Value {
  const { location } = view;
  if (view instanceof SubViewOp) {
    return tensor.InsertSliceOp.build(builder, location, { source: part, dest: whole, ...placeOf(view) }).result();
  }
  const resultType = whole.type;
  if (view instanceof ExpandShapeOp) {
    const { reassociation } = view;
    return tensor.CollapseShapeOp.build(builder, location, { src: part, reassociation, resultType }).result();
  }
  if (view instanceof CollapseShapeOp) {
    const { reassociation } = view;
    const staticOutputShape = (view.src.type as MemRefType).shape;
    const shape = { reassociation, outputShape: [], staticOutputShape, resultType };
    return tensor.ExpandShapeOp.build(builder, location, { src: part, ...shape }).result();
  }
  return castTo(part, resultType, view, builder);
}

function placeOf({
  offsets,
  sizes,
  strides,
  staticOffsets,
  staticSizes,
  staticStrides,
}: SubViewOp): Pick<SubViewOp, 'offsets' | 'sizes' | 'strides' | 'staticOffsets' | 'staticSizes' | 'staticStrides'> {
  return { offsets, sizes, strides, staticOffsets, staticSizes, staticStrides };
}

/** Returns `value` as one of a type that differs in what is known of its sizes, if it does. */
export function castTo(value: Value, destType: Value['type'], { location }: Operation, builder: OpBuilder): Value {
  if (value.type === destType) return value;
  return tensor.CastOp.build(builder, location, { source: value, destType }).result();
}
