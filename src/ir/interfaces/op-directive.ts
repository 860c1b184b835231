import type { Attribute } from '../attribute.ts';
import type { Region } from '../region.ts';
import type { Type } from '../type.ts';
import type { Value } from '../value.ts';
import type { OpAsmParser, UnresolvedOperand } from './op-asm-parser.ts';
import type { OpAsmPrinter } from './op-asm-printer.ts';

/**
 * What `parse` found for an argument of a directive: operands, types, an attribute or regions, whatever the argument is;
 * undefined for an attribute that is absent.
 */
export type ParsedDirectiveArgument =
  readonly UnresolvedOperand[] | readonly Type[] | Attribute | readonly Region[] | undefined;

/** What an argument of a directive is in the operation that is printed. */
export type DirectiveArgument = readonly Value[] | readonly Type[] | Attribute | readonly Region[] | undefined;

/**
 * The hand-written directive `custom<Name>(arguments…)` of an operation's assembly format. A blank before it, where there is
 * one, is the format's. Source: ODS, "Custom Directives".
 */
export interface OpDirective {
  /** Returns one entry per argument. They follow from the text alone, whatever the names of values in it are: equal texts need not be parsed again. */
  parse(parser: OpAsmParser): readonly ParsedDirectiveArgument[];
  print(printer: OpAsmPrinter, args: readonly DirectiveArgument[]): void;
}
