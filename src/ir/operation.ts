import { type LogicalResult } from '../support/logical-result.ts';
import { InternalError, invariant } from '../support/invariant.ts';
import { type Attribute, type NamedAttributes } from './attribute.ts';
import { BlockOperand, type Block } from './block.ts';
import { type Context } from './context.ts';
import { toNotes, type DiagnosticNote, type NoteLike, type Severity } from './diagnostics.ts';
import { type Location } from './location.ts';
import { type OpInfo } from './op-info.ts';
import { Region } from './region.ts';
import { type Type } from './type.ts';
import { OpOperand, OpResult, type Value } from './value.ts';

/** What an operation is made of. */
export interface OperationState {
  readonly context: Context;
  /** `dialect.mnemonic`. */
  readonly name: string;
  readonly location: Location;
  readonly operands?: readonly Value[];
  readonly resultTypes?: readonly Type[];
  /** Inherent attributes, which the operation's definition declares. */
  readonly properties?: NamedAttributes;
  /** Discardable attributes, which the operation's definition does not know. */
  readonly attributes?: NamedAttributes;
  /** Regions to adopt, or how many empty ones to make. */
  readonly regions?: readonly Region[] | number;
  readonly successors?: readonly Block[];
}

const none: NamedAttributes = new Map();
const noRegions: readonly Region[] = [];

/**
 * The unit of code. An operation has, in this order: operands (uses of values), results (values), successors (uses of
 * blocks), inherent attributes ("properties"), discardable attributes, regions. It is a node in its block's list.
 * Registered operations are objects of a generated subclass; unregistered ones of this class.
 */
export class Operation {
  readonly context: Context;
  readonly name: string;
  readonly info: OpInfo | undefined;
  location: Location;
  block: Block | null = null;
  previous: Operation | null = null;
  next: Operation | null = null;
  /** The place in the block; see isBeforeInBlock. */
  orderInBlock = 0;
  readonly opOperands: OpOperand[];
  readonly results: readonly OpResult[];
  readonly regions: readonly Region[];
  readonly blockOperands: readonly BlockOperand[];
  #properties: NamedAttributes;
  #attributes: NamedAttributes;

  constructor(state: OperationState, info?: OpInfo) {
    this.context = state.context;
    this.name = state.name;
    this.info = info;
    this.location = state.location;
    this.#properties = state.properties ?? none;
    this.#attributes = state.attributes ?? none;
    const { operands, resultTypes, regions, successors } = state;
    this.opOperands = operands ? operands.map((value, i) => new OpOperand(this, i, value)) : [];
    this.results = resultTypes ? resultTypes.map((type, i) => new OpResult(this, i, type)) : [];
    if (!regions) this.regions = noRegions;
    else if (typeof regions === 'number') this.regions = Array.from({ length: regions }, () => new Region(this));
    else {
      this.regions = regions;
      for (const region of regions) region.parentOp = this;
    }
    this.blockOperands = successors ? successors.map((block, i) => new BlockOperand(this, i, block)) : [];
  }

  /** Makes an operation of the class that is registered for its name. */
  static create(state: OperationState): Operation {
    const info = state.context.lookupOp(state.name);
    return info ? info.create(state) : new Operation(state);
  }

  // Operands

  get operands(): Value[] {
    return this.opOperands.map((operand) => operand.value);
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
    this.opOperands.length = 0;
    for (const value of values) this.opOperands.push(new OpOperand(this, this.opOperands.length, value));
  }

  /** Removes operand `index`; those behind it move up. */
  eraseOperand(index: number): void {
    this.opOperands[index]!.drop();
    this.opOperands.splice(index, 1);
    for (let i = index; i < this.opOperands.length; i++) this.opOperands[i]!.operandNumber = i;
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
    return this.results.map((result) => result.type);
  }

  replaceAllUsesWith(values: readonly Value[]): void {
    invariant(values.length === this.results.length, `'${this.name}' must be replaced by one value per result`);
    this.results.forEach((result, i) => result.replaceAllUsesWith(values[i]!));
  }

  /** Tells whether no result is used. */
  get useEmpty(): boolean {
    return this.results.every((result) => !result.hasUses);
  }

  // Successors

  get successors(): Block[] {
    return this.blockOperands.map((operand) => operand.block);
  }

  // Attributes

  /** Inherent attributes by name. */
  get properties(): NamedAttributes {
    return this.#properties;
  }

  /** Discardable attributes by name. */
  get attributes(): NamedAttributes {
    return this.#attributes;
  }

  /** Returns the inherent attribute of that name, else the discardable one. */
  getAttr(name: string): Attribute | undefined {
    return this.#properties.get(name) ?? this.#attributes.get(name);
  }

  /** Sets the inherent attribute when the definition declares one of that name, else the discardable one. */
  setAttr(name: string, value: Attribute | undefined): void {
    if (this.info?.inherentAttributes.includes(name)) this.setProperty(name, value);
    else this.setDiscardableAttr(name, value);
  }

  setProperty(name: string, value: Attribute | undefined): void {
    this.#properties = withEntry(this.#properties, name, value);
  }

  setDiscardableAttr(name: string, value: Attribute | undefined): void {
    this.#attributes = withEntry(this.#attributes, name, value);
  }

  /** Replaces all inherent attributes. */
  setProperties(properties: NamedAttributes): void {
    this.#properties = properties;
  }

  /** Replaces all discardable attributes. */
  setDiscardableAttrs(attributes: NamedAttributes): void {
    this.#attributes = attributes;
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

  /** Moves the operation before `anchor`. */
  moveBefore(anchor: Operation): void {
    this.remove();
    anchor.block!.insertBefore(this, anchor);
  }

  moveAfter(anchor: Operation): void {
    this.remove();
    anchor.block!.insertBefore(this, anchor.next);
  }

  /** Removes the operation and all nested in it for good. Its results must have no uses. */
  erase(): void {
    invariant(this.useEmpty, `'${this.name}' is erased but its results still have uses`);
    this.remove();
    this.dropAllReferences();
  }

  /** Drops all operands and successors here and in nested regions. */
  dropAllReferences(): void {
    for (const operand of this.opOperands) operand.drop();
    for (const successor of this.blockOperands) successor.drop();
    for (const region of this.regions) region.dropAllReferences();
  }

  // Diagnostics

  /** Emits an error at this operation; returns failure. */
  emitError(message: string, ...notes: NoteLike[]): LogicalResult & false {
    this.#emit('error', message, notes);
    return false;
  }

  /** Emits an error that begins with the operation's name: `'dialect.op' op message`; returns failure. */
  emitOpError(message: string, ...notes: NoteLike[]): LogicalResult & false {
    return this.emitError(`'${this.name}' op ${message}`, ...notes);
  }

  emitWarning(message: string, ...notes: NoteLike[]): void {
    this.#emit('warning', message, notes);
  }

  emitRemark(message: string, ...notes: NoteLike[]): void {
    this.#emit('remark', message, notes);
  }

  #emit(severity: Exclude<Severity, 'note'>, message: string, notes: readonly NoteLike[]): void {
    const { context, location } = this;
    const all: DiagnosticNote[] = toNotes(location, notes);
    if (context.printOpOnDiagnostic && context.opPrinter) {
      const text = context.opPrinter(this, severity);
      all.unshift({ location, message: `see current operation: ${text}` });
    }
    context.diagnostics.emit({ severity, location, message, notes: all });
  }
}

function withEntry(map: NamedAttributes, name: string, value: Attribute | undefined): NamedAttributes {
  if (map.get(name) === value) return map;
  const copy = new Map(map);
  if (value) copy.set(name, value);
  else copy.delete(name);
  return copy;
}
