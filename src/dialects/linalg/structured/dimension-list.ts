import { parseInt64 } from '../../../builtin/int64-syntax.ts';
import { denseI64Array } from '../../../ir/attributes/elements-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';

/** Parses `name = [1, 2]` into the attribute `name`. */
export function parseDimensions(parser: OpAsmParser, state: ParsedOperationState, name: string): void {
  parser.parseKeyword(name);
  parser.parsePunctuation('=');
  const dimensions: number[] = [];
  parser.parsePunctuation('[');
  if (!parser.parseOptionalPunctuation(']')) {
    do dimensions.push(Number(parseInt64(parser)));
    while (parser.parseOptionalPunctuation(','));
    parser.parsePunctuation(']');
  }
  state.attributes.set(name, denseI64Array(state.context, dimensions));
}

/** Prints ` name = [1, 2] `, with a blank behind it, as upstream. */
export function printDimensions(printer: OpAsmPrinter, name: string, dimensions: readonly number[]): void {
  printer.print(` ${name} = [${dimensions.join(', ')}] `);
}
