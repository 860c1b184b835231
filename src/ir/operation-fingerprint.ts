import type { NamedAttributes } from './attribute.ts';
import type { Operation } from './operation.ts';
import { walk } from './walk.ts';

/**
 * What an operation and all that is nested in it are made of: as long as nothing changes, another fingerprint of it is equal. An
 * operation in the place of an equal one is a change. Source: OperationFingerPrint of mlir/lib/IR/OperationSupport.cpp.
 */
export class OperationFingerprint {
  readonly #parts: unknown[] = [];

  constructor(top: Operation) {
    walk(top, { before: (op) => this.#add(op, top) });
  }

  equals(other: OperationFingerprint): boolean {
    const [parts, others] = [this.#parts, other.#parts];
    return parts.length === others.length && parts.every((part, i) => part === others[i]);
  }

  /** Numbers tell lists of different lengths apart. */
  #add(op: Operation, top: Operation): void {
    const parts = this.#parts;
    parts.push(op, op === top ? undefined : op.parentOp, op.location);
    this.#addAttributes(op.attributes);
    this.#addAttributes(op.properties);
    for (const { blocks } of op.regions) {
      for (const block of blocks) {
        parts.push(block, block.arguments.length);
        for (const argument of block.arguments) parts.push(argument);
      }
    }
    parts.push(op.opOperands.length);
    for (const { value } of op.opOperands) parts.push(value);
    for (const { block } of op.blockOperands) parts.push(block);
    for (const { type } of op.results) parts.push(type);
  }

  #addAttributes(attributes: NamedAttributes): void {
    this.#parts.push(attributes.size);
    attributes.forEach((attribute, name) => this.#parts.push(name, attribute));
  }
}
