import { type Attribute } from '../ir/attribute.ts';
import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { type OpAsmParser, type UnresolvedOperand } from '../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../ir/interfaces/op-asm-printer.ts';
import { type OpDirective } from '../ir/interfaces/op-directive.ts';
import { type Operation } from '../ir/operation.ts';
import { IntegerType } from '../ir/types/scalar-types.ts';
import { kDynamic } from '../ir/types/shaped-types.ts';
import { type Value } from '../ir/value.ts';
import { safeOrExact, type StaticIndex, staticIndex } from '../support/int64.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { parseInt64 } from './int64-syntax.ts';

/**
 * Lists like `[%i, 4, %j]`, some of whose entries are constants and some values. An operation keeps them as the values and an
 * `array<i64: …>` that has a mark where a value stands. Source: mlir/lib/Interfaces/ViewLikeInterface.cpp.
 */

/** The mark, kDynamic as it is stored. */
const mark = BigInt(kDynamic);

/** Tells whether the entry of the array stands for a value. */
export function isDynamicIndex(entry: number | bigint): boolean {
  return typeof entry === 'bigint' ? entry === mark : entry === kDynamic;
}

/** Returns how many entries of the array stand for values. */
export function countDynamic(entries: readonly (number | bigint)[]): number {
  let count = 0;
  for (let i = 0; i < entries.length; i++) if (isDynamicIndex(entries[i]!)) count++;
  return count;
}

/** Returns the entries of the array, kDynamic for values. */
export function staticIndices(integers: Attribute | undefined): StaticIndex[] {
  if (!(integers instanceof DenseArrayAttr)) return [];
  return integers.values.map((entry) => (typeof entry === 'number' ? entry : staticIndex(entry)));
}

type ListDelimiter = 'paren' | 'square';

/** Parses a list in brackets; the values have type index. */
export function parseDynamicIndexList(
  parser: OpAsmParser,
  delimiter: ListDelimiter = 'square',
): { readonly values: readonly UnresolvedOperand[]; readonly integers: DenseArrayAttr } {
  const values: UnresolvedOperand[] = [];
  const entries: (number | bigint)[] = [];
  const expected = 'expected SSA value or integer';
  let isUnclosed = false;
  const parseEntry = (): void => {
    const operand = parser.parseOptionalOperand();
    // An entry that is scalable in other lists; here that says nothing.
    const isBracketed = parser.parseOptionalPunctuation('[');
    if (operand) values.push(operand);
    entries.push(operand ? mark : safeOrExact(parseInt64(parser)));
    isUnclosed = isBracketed && !parser.parseOptionalPunctuation(']');
    if (isUnclosed) parser.error(parser.nameOffset, expected);
  };
  parser.withConsequence(
    () => parser.parseCommaSeparatedList(delimiter, parseEntry, ' in dynamic index list'),
    () => (isUnclosed ? undefined : expected),
    parser.nameOffset,
  );
  return { values, integers: DenseArrayAttr.get(IntegerType.get(parser.context, 64), entries) };
}

/** Prints a list in brackets. */
export function printDynamicIndexList(
  printer: OpAsmPrinter,
  values: readonly Value[],
  integers: DenseArrayAttr,
  delimiter: ListDelimiter = 'square',
): void {
  const [open, close] = delimiter === 'square' ? '[]' : '()';
  let next = 0;
  printer.print(open!);
  integers.values.forEach((entry, i) => {
    if (i > 0) printer.print(', ');
    if (isDynamicIndex(entry)) printer.printOperand(values[next++]!);
    else printer.print(String(entry));
  });
  printer.print(close!);
}

/** `custom<DynamicIndexList>($values, $integers)`. */
export const DynamicIndexList: OpDirective = {
  parse(parser) {
    const { values, integers } = parseDynamicIndexList(parser);
    return [values, integers];
  },
  print: (printer, [values, integers]) =>
    printDynamicIndexList(printer, values as readonly Value[], integers as DenseArrayAttr),
};

/** Checks that the list called `name` has `count` entries and a value for each that is none of the constants. */
export function verifyDynamicIndexList(
  op: Operation,
  name: string,
  count: number,
  integers: DenseArrayAttr,
  values: readonly Value[],
): LogicalResult {
  if (integers.size !== count) return op.emitError(`expected ${count} ${name} values, got ${integers.size}`);
  const dynamic = countDynamic(integers.values);
  return values.length === dynamic || op.emitError(`expected ${dynamic} dynamic ${name} values`);
}
