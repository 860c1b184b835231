import { parseInt64 } from '../../../builtin/int64-syntax.ts';
import { DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';

/** Parses `name = [1, 2]` into the attribute `name`. */
export function parseDimensions(parser: OpAsmParser, state: ParsedOperationState, name: string): void {
  parser.parseKeyword(name);
  parser.parsePunctuation('=');
  const dimensions: bigint[] = [];
  parser.parsePunctuation('[');
  if (!parser.parseOptionalPunctuation(']')) {
    do dimensions.push(parseInt64(parser));
    while (parser.parseOptionalPunctuation(','));
    parser.parsePunctuation(']');
  }
  // In dictionaries before it may be the same attribute, which does not count.
  state.attributes.delete(name);
  state.attributes.set(name, DenseArrayAttr.get(IntegerType.get(state.context, 64), dimensions));
}

/** Returns the entries of the attribute `name`, of which not every one is exact as a number. */
export function exactDimensions(op: Operation, name: string): readonly (number | bigint)[] {
  const attribute = op.properties.get(name);
  return attribute instanceof DenseArrayAttr ? attribute.values : [];
}

/** Prints the attribute as ` name = [1, 2] `, with a blank behind it, as upstream. */
export function printDimensions(printer: OpAsmPrinter, op: Operation, name: string): void {
  printer.print(` ${name} = [${exactDimensions(op, name).join(', ')}] `);
}
