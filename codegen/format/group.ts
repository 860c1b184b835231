import { type Diagnostics } from '../diagnostics.ts';
import { type SourceLocation } from '../source.ts';
import { type FormatElement, type OptionalGroup } from './elements.ts';

/**
 * Checks the first element of an optional group that takes text: the parser decides by it whether the group is there.
 * `isVariableLength` tells whether a variable may be absent.
 */
export function checkGroupStart(
  group: Pick<OptionalGroup, 'then'>,
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
    (first.kind === 'variable' && isVariableLength(first.name));
  if (!fits)
    diagnostics.error(
      locationOf(first),
      'first parsable element of an optional group must be a literal, variable, or custom directive',
    );
}

/**
 * Finds members of groups and clauses that can be there while the anchor is not, which prints nothing of them, or absent while it is there, which leaves
 * out what the parser demands. mlir-tblgen accepts them. `isTied` tells what a trait or a hand-written verifier says of two members.
 */
export function checkGroupMembers(
  elements: readonly FormatElement[],
  namesOf: (element: FormatElement) => readonly string[],
  isTied: (a: string, b: string) => boolean,
  report: (element: FormatElement, message: string) => void,
): void {
  const check = (inner: readonly FormatElement[], anchors: readonly string[]): void => {
    for (const element of inner) {
      const other = namesOf(element).find((name) => !anchors.some((anchor) => anchor === name || isTied(anchor, name)));
      if (other === undefined) continue;
      const message = `'${other}' and the anchor '${anchors.join("', '")}' of its group may be there one without the other`;
      report(element, `${message}; put it in a group of its own, or check them by hasVerifier`);
    }
  };
  for (const element of elements) {
    if (element.kind === 'oilist') {
      for (const clause of element.clauses) check(clause.elements, clause.elements.flatMap(namesOf).slice(0, 1));
    } else if (element.kind === 'optional') {
      const anchor = (element.inverted ? element.otherwise : element.then)[element.anchor];
      const anchors = anchor ? namesOf(anchor) : [];
      if (anchors.length > 0) check([...element.then, ...element.otherwise], anchors);
    }
  }
}
