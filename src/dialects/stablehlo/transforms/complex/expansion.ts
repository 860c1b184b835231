import { type OpBuilder } from '../../../../ir/builder.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type Value } from '../../../../ir/value.ts';
import { type ComplexParts } from './complex-parts.ts';

/** What expansions ask for: where operations are built, and what the parts of an operand are. */
export interface ExpansionContext {
  readonly builder: OpBuilder;
  partsOf(value: Value): ComplexParts;
}

/** Makes what an operation with complex operands or results computes of their parts; undefined for operations that it does not know. */
export type Expansion = (op: Operation, context: ExpansionContext) => readonly (Value | ComplexParts)[] | undefined;
