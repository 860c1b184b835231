import { boolAttr, IntegerAttr } from '../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { IntegerType } from '../ir/types/scalar-types.ts';

/** The words of a prefetch as written; `setPrefetchHints` checks them. */
export interface PrefetchWords {
  readonly access: string;
  readonly cache: string;
}

/** What a prefetch says of itself. */
interface PrefetchHints {
  readonly isWrite: boolean;
  readonly localityHint: number | bigint;
  readonly isDataCache: boolean;
}

/** Parses `, (read | write), locality<integer>, (data | instr)`. */
export function parsePrefetchHints(parser: OpAsmParser, state: ParsedOperationState): PrefetchWords {
  parser.parsePunctuation(',');
  const access = parser.parseAnyKeyword();
  parser.parsePunctuation(',');
  parser.parseKeyword('locality');
  parser.parsePunctuation('<');
  const offset = parser.currentOffset;
  const locality = parser.parseAttribute(IntegerType.get(state.context, 32));
  if (!(locality instanceof IntegerAttr)) parser.error(offset, 'invalid kind of attribute specified');
  state.attributes.set('localityHint', locality);
  parser.parsePunctuation('>');
  parser.parsePunctuation(',');
  return { access, cache: parser.parseAnyKeyword() };
}

/** Sets the attributes that the words stand for; upstream complains of them only behind the types. */
export function setPrefetchHints(parser: OpAsmParser, state: ParsedOperationState, words: PrefetchWords): void {
  const { access, cache } = words;
  const { context, attributes } = state;
  if (access !== 'read' && access !== 'write') {
    parser.error(parser.nameOffset, "rw specifier has to be 'read' or 'write'");
  }
  attributes.set('isWrite', boolAttr(context, access === 'write'));
  if (cache !== 'data' && cache !== 'instr') {
    parser.error(parser.nameOffset, "cache type has to be 'data' or 'instr'");
  }
  attributes.set('isDataCache', boolAttr(context, cache === 'data'));
}

/** Prints what `parsePrefetchHints` parses. */
export function printPrefetchHints(printer: OpAsmPrinter, hints: PrefetchHints): void {
  const access = hints.isWrite ? 'write' : 'read';
  printer.print(`, ${access}, locality<${hints.localityHint}>, ${hints.isDataCache ? 'data' : 'instr'}`);
}
