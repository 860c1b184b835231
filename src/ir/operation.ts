import type { LogicalResult } from '../support/logical-result.ts';
import { InternalError, invariant } from '../support/invariant.ts';
import type { Attribute, NamedAttributes } from './attribute.ts';
import { BlockOperand, type Block } from './block.ts';
import type { Context } from './context.ts';
import { toNotes, type DiagnosticNote, type NoteLike, type Severity } from './diagnostics.ts';
import type { Location } from './location.ts';
import type { OpInfo } from './op-info.ts';
import { Region } from './region.ts';
import type { Type } from './type.ts';
import { OpOperand, OpResult, valuesOf, type Value } from './value.ts';

/** What an operation is made of. */
export interface OperationState {
  readonly context: Context;
  /** `dialect.mnemonic`. */
  readonly name: string;
  readonly location: Location;
  readonly operands?: readonly Value[] | undefined;
  readonly resultTypes?: readonly Type[] | undefined;
  /** Inherent attributes, which the operation's definition declares. */
  readonly properties?: NamedAttributes | undefined;
  /** Discardable attributes, which the operation's definition does not know. */
  readonly attributes?: NamedAttributes | undefined;
  /** Regions to adopt, or how many empty ones to make. */
  readonly regions?: readonly Region[] | number | undefined;
  readonly successors?: readonly Block[] | undefined;
}

const none: NamedAttributes = new Map();
// Most lists are empty or have one or two elements: the empty ones are shared, the others made in their final size.
const noRegions: readonly Region[] = Object.freeze([]);
const noOperands: readonly OpOperand[] = Object.freeze([]);
const noResults: readonly OpResult[] = Object.freeze([]);
const noBlockOperands: readonly BlockOperand[] = Object.freeze([]);

const { isPrototypeOf } = Object.prototype;

function makeOperands(op: Operation, values: readonly Value[]): OpOperand[] {
  const first = new OpOperand(op, 0, values[0]!);
  if (values.length === 1) return [first];
  const second = new OpOperand(op, 1, values[1]!);
  if (values.length === 2) return [first, second];
  if (values.length === 3) return [first, second, new OpOperand(op, 2, values[2]!)];
  return values.map((value, i) => (i === 0 ? first : i === 1 ? second : new OpOperand(op, i, value)));
}

/** How many operands there is room for in MLIR, where that is not their first number. */
const capacities = new WeakMap<Operation, number>();

/**
 * Prepares for `count` operands before operand `index`: those of `op` that move in MLIR become the most recent uses. All do when there is no room left,
 * which then at least doubles, and those behind the new ones in any case. Source: OperandStorage::resize and setOperands of mlir/lib/IR/OperationSupport.cpp.
 */
function makeRoom(op: Operation, index: number, count: number): void {
  const { opOperands } = op;
  const newSize = opOperands.length + count;
  const capacity = capacities.get(op) ?? opOperands.length;
  if (newSize > capacity) {
    for (const operand of opOperands) operand.set(operand.value);
    capacities.set(op, Math.max(2 ** Math.floor(Math.log2(capacity + 2) + 1), newSize));
  }
  const behind = opOperands.slice(index);
  for (const operand of count < behind.length ? behind.reverse() : behind) operand.set(operand.value);
}

/** Makes operands of the values before operand `index` and numbers those behind anew. */
function fillRoom(op: Operation, index: number, values: readonly Value[]): void {
  const { opOperands } = op;
  if (opOperands === noOperands) {
    writable(op).opOperands = makeOperands(op, values);
    return;
  }
  const list = opOperands as OpOperand[];
  const behind = list.splice(index);
  for (const value of values) list.push(new OpOperand(op, list.length, value));
  for (const operand of behind) {
    operand.operandNumber = list.length;
    list.push(operand);
  }
}

function makeResults(op: Operation, types: readonly Type[]): OpResult[] {
  if (types.length === 1) return [new OpResult(op, 0, types[0]!)];
  return types.map((type, i) => new OpResult(op, i, type));
}

function makeRegions(op: Operation, regions: readonly Region[] | number): readonly Region[] {
  if (typeof regions === 'number') return Array.from({ length: regions }, () => new Region(op));
  if (regions.length === 0) return noRegions;
  for (const region of regions) region.parentOp = op;
  // A list that grew while it was made has room for many more.
  return regions.slice();
}

function makeBlockOperands(op: Operation, successors: readonly Block[]): readonly BlockOperand[] {
  return successors.length === 0 ? noBlockOperands : successors.map((block, i) => new BlockOperand(op, i, block));
}

/**
 * The unit of code. An operation has, in this order: operands (uses of values), results (values), successors (uses of
 * blocks), inherent attributes ("properties"), discardable attributes, regions. It is a node in its block's list.
 *
 * All operations are objects of this one class, so that code for operations of every kind is compiled for one layout of them. A generated subclass
 * stands for the operations of one name: it types their members, and `op instanceof AddIOp` tells whether `op` is one of them.
 */
export class Operation {
  readonly context: Context;
  readonly name: string;
  readonly info: OpInfo | undefined;
  location: Location;
  block: Block | null;
  previous: Operation | null;
  next: Operation | null;
  /** The place in the block; see isBeforeInBlock. */
  orderInBlock: number;
  /** See MarkedSet. */
  mark: number;
  /** See Worklist; -1 when the operation is on none. */
  worklistPlace: number;
  /** Inherent attributes by name. */
  readonly properties: NamedAttributes;
  /** Discardable attributes by name. */
  readonly attributes: NamedAttributes;
  readonly opOperands: readonly OpOperand[];
  readonly results: readonly OpResult[];
  readonly regions: readonly Region[];
  readonly blockOperands: readonly BlockOperand[];

  /**
   * Takes the inherent attributes from `properties` where they are completed with default values. Holds no function: one that captures the operation
   * would cost each operation an object for what it captures.
   */
  constructor(state: OperationState, info?: OpInfo, properties = state.properties) {
    const { operands, resultTypes, regions, successors } = state;
    state.context.noteOperation();
    this.context = state.context;
    this.name = state.name;
    this.info = info;
    this.location = state.location;
    this.block = null;
    this.previous = null;
    this.next = null;
    this.orderInBlock = 0;
    this.mark = 0;
    this.worklistPlace = -1;
    this.properties = properties ?? none;
    this.attributes = state.attributes ?? none;
    this.opOperands = operands && operands.length > 0 ? makeOperands(this, operands) : noOperands;
    this.results = resultTypes && resultTypes.length > 0 ? makeResults(this, resultTypes) : noResults;
    this.regions = regions ? makeRegions(this, regions) : noRegions;
    this.blockOperands = successors ? makeBlockOperands(this, successors) : noBlockOperands;
  }

  static [Symbol.hasInstance](value: unknown): boolean {
    const { spec } = this as { readonly spec?: unknown };
    if (spec !== undefined) return (value as Operation | null | undefined)?.info?.spec === spec;
    return typeof value === 'object' && value !== null && isPrototypeOf.call(this.prototype, value);
  }

  /** Makes an operation as it is registered for its name. */
  static create(state: OperationState): Operation {
    const info = state.context.lookupOp(state.name);
    return info ? info.create(state) : new Operation(state);
  }

  // Operands

  get operands(): Value[] {
    return valuesOf(this.opOperands);
  }

  get numOperands(): number {
    return this.opOperands.length;
  }

  /** Returns the value of operand `index`, which must exist. */
  operand(index: number): Value {
    const operand = this.opOperands[index];
    if (!operand) throw new InternalError(`'${this.name}' has no operand #${index}`);
    return operand.value;
  }

  setOperand(index: number, value: Value): void {
    this.opOperands[index]!.set(value);
  }

  /** Replaces the whole operand list. */
  setOperands(values: readonly Value[]): void {
    for (const operand of this.opOperands) operand.drop();
    writable(this).opOperands = values.length > 0 ? makeOperands(this, values) : noOperands;
  }

  /** Puts the values in the place of `length` operands from `start`. The uses of the others keep their order as far as in MLIR. */
  replaceOperands(start: number, length: number, values: readonly Value[]): void {
    const end = start + length;
    if (values.length < length) this.eraseOperands((i) => i >= start + values.length && i < end);
    const added = values.slice(length);
    if (added.length > 0) makeRoom(this, end, added.length);
    for (let i = 0; i < values.length && i < length; i++) this.opOperands[start + i]!.set(values[i]!);
    if (added.length > 0) fillRoom(this, end, added);
  }

  /**
   * Puts the values before operand `index`, or behind all where there is none. The uses of the others keep their order as far as in MLIR. Cost: that
   * of the values and of what is behind them, on average over many calls.
   */
  insertOperands(index: number, values: readonly Value[]): void {
    this.replaceOperands(index, 0, values);
  }

  /** Removes operand `index`; those behind it move up, and become the most recent uses, as in MLIR. */
  eraseOperand(index: number): void {
    this.eraseOperands((i) => i === index);
  }

  /** Removes the operands with these indices, as `eraseOperand` does one. */
  eraseOperands(isErased: (index: number) => boolean): void {
    const kept: OpOperand[] = [];
    for (const [i, operand] of this.opOperands.entries()) {
      if (isErased(i)) {
        operand.drop();
        continue;
      }
      if (kept.length < i) operand.set(operand.value);
      operand.operandNumber = kept.length;
      kept.push(operand);
    }
    writable(this).opOperands = kept.length > 0 ? kept : noOperands;
  }

  /** Makes every use of value `from` by this operation use `to`. */
  replaceUsesOfWith(from: Value, to: Value): void {
    for (const operand of this.opOperands) if (operand.value === from) operand.set(to);
  }

  // Results

  get numResults(): number {
    return this.results.length;
  }

  /** Returns result `index`, which must exist. */
  result(index = 0): OpResult {
    const result = this.results[index];
    if (!result) throw new InternalError(`'${this.name}' has no result #${index}`);
    return result;
  }

  get resultTypes(): Type[] {
    const { results } = this;
    return results.length === 1 ? [results[0]!.type] : results.map((result) => result.type);
  }

  replaceAllUsesWith(values: readonly Value[]): void {
    if (values.length !== this.results.length) throw wrongReplacement(this);
    for (let i = 0; i < values.length; i++) this.results[i]!.replaceAllUsesWith(values[i]!);
  }

  /** Tells whether no result is used. */
  get useEmpty(): boolean {
    const { results } = this;
    for (let i = 0; i < results.length; i++) if (results[i]!.firstUse) return false;
    return true;
  }

  // Successors

  get successors(): Block[] {
    return this.blockOperands.map((operand) => operand.block);
  }

  // Attributes

  /** Returns the inherent attribute of that name, else the discardable one. */
  getAttr(name: string): Attribute | undefined {
    return this.properties.get(name) ?? this.attributes.get(name);
  }

  /** Sets the inherent attribute when the definition declares one of that name, else the discardable one. */
  setAttr(name: string, value: Attribute | undefined): void {
    if (this.info?.inherentAttributes.includes(name)) this.setProperty(name, value);
    else this.setDiscardableAttr(name, value);
  }

  setProperty(name: string, value: Attribute | undefined): void {
    writable(this).properties = withEntry(this.properties, name, value);
  }

  setDiscardableAttr(name: string, value: Attribute | undefined): void {
    writable(this).attributes = withEntry(this.attributes, name, value);
  }

  /** Replaces all inherent attributes. */
  setProperties(properties: NamedAttributes): void {
    writable(this).properties = properties;
  }

  /** Replaces all discardable attributes. */
  setDiscardableAttrs(attributes: NamedAttributes): void {
    writable(this).attributes = attributes;
  }

  // Traits

  /** Tells whether the operation is registered and has the trait. */
  hasTrait(name: string): boolean {
    return this.info?.traits.has(name) ?? false;
  }

  /** Tells whether the operation has the trait or is unregistered, so that nothing is known. */
  mightHaveTrait(name: string): boolean {
    return this.info ? this.info.traits.has(name) : true;
  }

  get isRegistered(): boolean {
    return this.info !== undefined;
  }

  /** The part of the name before the first dot. */
  get dialectNamespace(): string {
    if (this.info) return this.info.dialect.namespace;
    const dot = this.name.indexOf('.');
    return dot < 0 ? '' : this.name.slice(0, dot);
  }

  // Place

  get parentRegion(): Region | undefined {
    return this.block?.region ?? undefined;
  }

  get parentOp(): Operation | undefined {
    return this.block?.parentOp;
  }

  /** Returns the nearest enclosing operation that `test` accepts. */
  findParent<T extends Operation>(test: (op: Operation) => op is T): T | undefined;
  findParent(test: (op: Operation) => boolean): Operation | undefined;
  findParent(test: (op: Operation) => boolean): Operation | undefined {
    for (let op = this.parentOp; op; op = op.parentOp) if (test(op)) return op;
    return undefined;
  }

  /** Tells whether `other` is nested somewhere inside this operation. */
  isProperAncestorOf(other: Operation): boolean {
    for (let op = other.parentOp; op; op = op.parentOp) if (op === this) return true;
    return false;
  }

  /** Tells whether this operation comes before `other`, which is in the same block. Cost: constant, amortized. */
  isBeforeInBlock(other: Operation): boolean {
    invariant(this.block !== null && this.block === other.block, 'only operations of one block have an order');
    if (!this.block.orderIsValid) this.block.recomputeOrder();
    return this.orderInBlock < other.orderInBlock;
  }

  // Changes

  /** Takes the operation out of its block; it lives on. */
  remove(): void {
    this.block?.remove(this);
  }

  /** Moves the operation before `anchor`, which stands in a block; before itself, it stays. */
  moveBefore(anchor: Operation): void {
    if (anchor !== this) this.#moveTo(anchor, anchor);
  }

  /** Moves the operation after `anchor`, which stands in a block; after itself, it stays. */
  moveAfter(anchor: Operation): void {
    if (anchor !== this) this.#moveTo(anchor, anchor.next);
  }

  #moveTo(anchor: Operation, next: Operation | null): void {
    const { block } = anchor;
    if (!block) throw new InternalError(`'${this.name}' is moved to '${anchor.name}', which stands in no block`);
    if (this.regions.length > 0 && this.isProperAncestorOf(anchor))
      throw new InternalError(`'${this.name}' is moved to '${anchor.name}', which stands inside it`);
    if (next === this) return;
    this.remove();
    block.insertBefore(this, next);
  }

  /** Removes the operation and all nested in it for good. Its results must have no uses. */
  erase(): void {
    if (!this.useEmpty) throw new InternalError(`'${this.name}' is erased but its results still have uses`);
    this.remove();
    this.dropAllReferences();
  }

  /** Drops all operands and successors here and in nested regions. */
  dropAllReferences(): void {
    const { opOperands, blockOperands, regions } = this;
    for (let i = 0; i < opOperands.length; i++) opOperands[i]!.drop();
    for (let i = 0; i < blockOperands.length; i++) blockOperands[i]!.drop();
    for (let i = 0; i < regions.length; i++) regions[i]!.dropAllReferences();
  }

  /** Returns the text of the operation without aliases, in contexts that know how to print. */
  toString(): string {
    return this.context.opPrinter?.(this, 'note').trimStart() ?? this.name;
  }

  // Diagnostics

  /** Emits an error at this operation; returns failure. */
  emitError(message: string, ...notes: NoteLike[]): LogicalResult & false {
    this.emit('error', message, notes);
    return false;
  }

  /** Emits an error that begins with the operation's name: `'dialect.op' op message`; returns failure. */
  emitOpError(message: string, ...notes: NoteLike[]): LogicalResult & false {
    return this.emitError(`'${this.name}' op ${message}`, ...notes);
  }

  emitWarning(message: string, ...notes: NoteLike[]): void {
    this.emit('warning', message, notes);
  }

  emitRemark(message: string, ...notes: NoteLike[]): void {
    this.emit('remark', message, notes);
  }

  private emit(severity: Exclude<Severity, 'note'>, message: string, notes: readonly NoteLike[]): void {
    const { context, location } = this;
    const all: DiagnosticNote[] = toNotes(location, notes);
    if (context.printOpOnDiagnostic && context.opPrinter) {
      const text = context.opPrinter(this, severity);
      all.unshift({ location, message: `see current operation: ${text}` });
    }
    context.diagnostics.emit({ severity, location, message, notes: all });
  }
}

/** The parts that only the operation itself may replace. They are plain fields, because private ones make it slower to create. */
function writable(op: Operation): { -readonly [K in 'opOperands' | 'properties' | 'attributes']: Operation[K] } {
  return op;
}

/** Returns the error of a replacement of `op` by more or fewer values than it has results. */
export function wrongReplacement({ name }: Operation): InternalError {
  return new InternalError(`'${name}' must be replaced by one value per result`);
}

function withEntry(map: NamedAttributes, name: string, value: Attribute | undefined): NamedAttributes {
  if (map.get(name) === value) return map;
  const copy = new Map(map);
  if (value) copy.set(name, value);
  else copy.delete(name);
  return copy;
}
