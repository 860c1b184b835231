import { type Diagnostics } from '../diagnostics.ts';
import { type SpecText } from '../nodes.ts';
import { type SourceLocation } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';

/** Names that the specs of a tree declare, which other records mention in texts. */
export interface KnownNames {
  /** Full names of all ops. */
  readonly ops: ReadonlySet<string>;
  /** Namespaces of all dialects. */
  readonly dialects: ReadonlySet<string>;
  /** Mnemonics of the types of each dialect. */
  readonly types: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Reports dialects that no record declares; nothing when not all records could be read. */
export function checkDialectNames(
  dialects: readonly SpecText[],
  names: KnownNames | undefined,
  diagnostics: Diagnostics,
): void {
  for (const dialect of dialects) {
    if (names !== undefined && !names.dialects.has(dialect.text))
      diagnostics.error(dialect, `unknown dialect '${dialect.text}'${didYouMean(dialect.text, names.dialects)}`);
  }
}

/** Reports an op that no record declares; `what` names the field that mentions it. */
export function checkOpName(
  op: string,
  what: string,
  location: SourceLocation,
  names: KnownNames | undefined,
  diagnostics: Diagnostics,
): void {
  if (names !== undefined && !names.ops.has(op))
    diagnostics.error(location, `${what}: unknown op '${op}'${didYouMean(op, names.ops)}`);
}
