import type { Block } from './block.ts';
import type { Location } from './location.ts';
import type { Operation } from './operation.ts';
import type { Type } from './type.ts';

/** A use of a value: one operand slot of an operation. Uses of a value form an intrusive doubly linked list. */
export class OpOperand {
  readonly owner: Operation;
  /** The place of this operand in its owner's operand list. */
  operandNumber: number;
  /** The value that is used; see `set`. */
  readonly value: Value;
  /** The next use of the same value, or null. */
  nextUse: OpOperand | null;
  private previousUse: OpOperand | null;

  constructor(owner: Operation, operandNumber: number, value: Value) {
    const first = value.firstUse;
    this.owner = owner;
    this.operandNumber = operandNumber;
    this.value = value;
    // New uses go to the front, as in MLIR: the order of uses is visible in printed diagnostics and rewrites.
    this.nextUse = first;
    this.previousUse = null;
    if (first) first.previousUse = this;
    value.firstUse = this;
  }

  /** Makes this operand use `value`, as the most recent use even where it did so before, as in MLIR. Cost: constant. */
  set(value: Value): void {
    this.drop();
    const first = value.firstUse;
    (this as { value: Value }).value = value;
    this.nextUse = first;
    if (first) first.previousUse = this;
    value.firstUse = this;
  }

  /** Takes this operand out of its value's list of uses; it may only be set or thrown away after that. */
  drop(): void {
    if (this.previousUse) this.previousUse.nextUse = this.nextUse;
    else if (this.value.firstUse === this) this.value.firstUse = this.nextUse;
    if (this.nextUse) this.nextUse.previousUse = this.previousUse;
    this.nextUse = this.previousUse = null;
  }
}

/** Returns the values that operands use. Lists of a few are made in their final size: one that grows takes room for 17. */
export function valuesOf(operands: readonly OpOperand[]): Value[] {
  if (operands.length === 0) return [];
  const first = operands[0]!.value;
  if (operands.length === 1) return [first];
  if (operands.length === 2) return [first, operands[1]!.value];
  return operands.map(({ value }) => value);
}

/** An SSA value: a result of an operation or an argument of a block. */
export abstract class Value {
  type: Type;
  /** The most recent use, the head of the list of uses; null when the value is unused. */
  firstUse: OpOperand | null;
  /** See IndexedTable. */
  tableIndex: number;

  protected constructor(type: Type) {
    this.type = type;
    this.firstUse = null;
    this.tableIndex = -1;
  }

  /** The operation that defines the value, undefined for block arguments. */
  abstract get definingOp(): Operation | undefined;
  /** The block that the value is defined in, if its operation is in one. */
  abstract get parentBlock(): Block | undefined;
  abstract get location(): Location;

  /** Visits the uses, most recent first. The current use may be changed during the visit. */
  *uses(): IterableIterator<OpOperand> {
    for (let use = this.firstUse; use;) {
      const next: OpOperand | null = use.nextUse;
      yield use;
      use = next;
    }
  }

  /** Visits the operations that use the value, once per use. */
  *users(): IterableIterator<Operation> {
    for (const use of this.uses()) yield use.owner;
  }

  get hasUses(): boolean {
    return this.firstUse !== null;
  }

  get hasOneUse(): boolean {
    return this.firstUse !== null && this.firstUse.nextUse === null;
  }

  /** Makes every use of this value use `replacement`, except uses by operations that `except` names. */
  replaceAllUsesWith(replacement: Value, except?: (use: OpOperand) => boolean): void {
    if (replacement === this) return;
    for (let use = this.firstUse; use;) {
      const next: OpOperand | null = use.nextUse;
      if (!except?.(use)) use.set(replacement);
      use = next;
    }
  }
}

/** Result number `resultNumber` of an operation. */
export class OpResult extends Value {
  readonly owner: Operation;
  readonly resultNumber: number;

  constructor(owner: Operation, resultNumber: number, type: Type) {
    super(type);
    this.owner = owner;
    this.resultNumber = resultNumber;
  }

  get definingOp(): Operation {
    return this.owner;
  }

  get parentBlock(): Block | undefined {
    return this.owner.block ?? undefined;
  }

  get location(): Location {
    return this.owner.location;
  }
}

/** Argument number `argNumber` of a block. */
export class BlockArgument extends Value {
  readonly owner: Block;
  argNumber: number;
  location: Location;

  constructor(owner: Block, argNumber: number, type: Type, location: Location) {
    super(type);
    this.owner = owner;
    this.argNumber = argNumber;
    this.location = location;
  }

  get definingOp(): undefined {
    return undefined;
  }

  get parentBlock(): Block {
    return this.owner;
  }
}
