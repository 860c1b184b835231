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

/** What an argument of a directive is in the operation that is printed; a literal is its text. */
export type DirectiveArgument = readonly Value[] | readonly Type[] | Attribute | readonly Region[] | string | undefined;

/** What `parse` is told of an argument: a literal, its text; `ref(…)`, what was parsed for it; nothing of others, which it is to find. */
export type KnownDirectiveArgument = ParsedDirectiveArgument | string;

/**
 * The hand-written directive `custom<Name>(arguments…)` of an operation's assembly format. A blank before it, where there is
 * one, is the format's. Source: ODS, "Custom Directives".
 */
export interface OpDirective {
  /**
   * Returns one entry per argument; those of literals and of `ref(…)` do not count. They follow from the text alone, whatever the names of values in it
   * are: equal texts need not be parsed again. Where the directive is the first of an optional group, undefined says that the group is not there.
   */
  parse(parser: OpAsmParser, known: readonly KnownDirectiveArgument[]): readonly ParsedDirectiveArgument[] | undefined;
  print(printer: OpAsmPrinter, args: readonly DirectiveArgument[]): void;
}
