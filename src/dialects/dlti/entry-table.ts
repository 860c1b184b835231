import { type Attribute } from '../../ir/attribute.ts';
import { StringAttr, TypeAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type AsmParser } from '../../ir/interfaces/op-asm-parser.ts';
import { type AsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../ir/type.ts';
import { DataLayoutEntryAttr } from './generated/dlti-attributes.gen.ts';

/**
 * Returns the hooks by which a table of entries is read and written, with `allowTypes` one whose keys may be types.
 * ```
 * table ::= `<` (entry (`,` entry)*)? `>`
 * entry ::= (type | string) `=` attribute | dl-entry-attribute
 * ```
 * Source: parseAngleBracketedEntries of mlir/lib/Dialect/DLTI/DLTI.cpp.
 *
 * Differs: without a table mlir-opt reports the missing bracket and goes on with an empty one.
 */
export function tableSyntax({ allowTypes }: { readonly allowTypes: boolean }) {
  return {
    parse(parser: AsmParser): readonly unknown[] {
      const entries: DataLayoutEntryAttr[] = [];
      parser.parseCommaSeparatedList('lessGreater', () => {
        entries.push(parseEntry(parser, allowTypes));
      });
      return [entries];
    },

    print({ entries }: { readonly entries: readonly DataLayoutEntryAttr[] }, printer: AsmPrinter): void {
      entries.forEach(({ key, value }, i) => {
        printer.print(i === 0 ? '<' : ', ');
        printKey(key, printer);
        printer.print(' = ');
        printer.printAttribute(value);
      });
      printer.print(entries.length === 0 ? '<>' : '>');
    },
  };
}

function parseEntry(parser: AsmParser, allowTypes: boolean): DataLayoutEntryAttr {
  const key = parseOptionalKey(parser, () => (allowTypes ? parseOptionalKeyType(parser) : undefined));
  if (key) {
    parser.parsePunctuation('=');
    return DataLayoutEntryAttr.get(parser.context, key, parser.parseAttribute());
  }
  const offset = parser.currentOffset;
  const entry = parser.parseAttribute();
  if (!(entry instanceof DataLayoutEntryAttr)) return parser.error(offset, 'invalid kind of attribute specified');
  return entry;
}

function parseOptionalKeyType(parser: AsmParser): Type | undefined {
  return parser.withConsequence(
    () => parser.parseOptionalType(),
    () => 'error while parsing type DLTI key',
  );
}

/** Takes a key, a type or a string, if one is there. */
export function parseOptionalKey(parser: AsmParser, parseOptionalType: () => Type | undefined): Attribute | undefined {
  const type = parseOptionalType();
  if (type) return TypeAttr.get(type);
  const name = parser.parseOptionalString();
  return name === undefined ? undefined : StringAttr.get(parser.context, name);
}

/** Prints a key, a type without aliases. */
export function printKey(key: Attribute, printer: AsmPrinter): void {
  if (key instanceof TypeAttr) printer.print(key.context.printType(key.value));
  else printer.printAttribute(key);
}
