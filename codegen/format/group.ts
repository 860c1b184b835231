import { type Diagnostics } from '../diagnostics.ts';
import { type SourceLocation } from '../source.ts';
import { type FormatElement, type OptionalGroup } from './elements.ts';

/**
 * Checks the first element of an optional group that takes text: the parser decides by it whether the group is there.
 * `isVariableLength` tells whether a variable may be absent.
 */
export function checkGroupStart(
  group: OptionalGroup,
  locationOf: (element: FormatElement) => SourceLocation,
  diagnostics: Diagnostics,
  isVariableLength: (name: string) => boolean,
): void {
  const first = group.then.find((element) => element.kind !== 'whitespace');
  if (first === undefined) return;
  const fits =
    first.kind === 'literal' ||
    first.kind === 'custom' ||
    first.kind === 'operands' ||
    first.kind === 'regions' ||
    first.kind === 'struct' ||
    first.kind === 'params' ||
    (first.kind === 'variable' && isVariableLength(first.name));
  if (!fits)
    diagnostics.error(
      locationOf(first),
      'first parsable element of an optional group must be a literal, variable, or custom directive',
    );
}
