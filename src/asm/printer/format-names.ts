import { type FormatElement } from '../../ods/assembly-format.ts';

/** Tells whether the format has a list of all operands, or of the types of all results, whose groups have the sizes that the attribute says. */
export function listsAll(format: readonly FormatElement[], sizes: string): boolean {
  const isList = (element: FormatElement): boolean => {
    if (element.kind === 'optional') return [...element.then, ...element.otherwise].some(isList);
    if (sizes === 'operandSegmentSizes') return element.kind === 'operands';
    return (
      (element.kind === 'type' && element.of === 'results') ||
      (element.kind === 'functional-type' && element.results === 'results')
    );
  };
  return format.some(isList);
}

/** Returns the names of the members one of which is there when the group that the element anchors is. */
export function anchorNames(anchor: FormatElement | undefined): string[] {
  if (anchor?.kind === 'custom') return anchor.args.flatMap(anchorNames);
  return anchor?.kind === 'variable' ? [anchor.name] : anchor?.kind === 'type' ? [anchor.of] : [];
}

/** Returns the names of the operands, attributes, regions and successors that a format prints. */
export function mentionedNames(elements: readonly FormatElement[]): string[] {
  return elements.flatMap((element) => {
    switch (element.kind) {
      case 'variable':
        return [element.name];
      case 'optional':
        return [...mentionedNames(element.then), ...mentionedNames(element.otherwise)];
      case 'oilist':
        return element.clauses.flatMap((clause) => mentionedNames(clause.elements));
      case 'custom':
        return mentionedNames(element.args);
      default:
        return [];
    }
  });
}

/** Returns the unit attribute that anchors a group and is said by the group being there: only one that stands alone is written. */
export function saidAnchor(
  group: FormatElement & { readonly kind: 'optional' },
  isUnit: (name: string) => boolean,
): FormatElement | undefined {
  const anchored = group.inverted ? group.otherwise : group.then;
  const anchor = anchored[group.anchor];
  const isAlone = anchored.every((element) => element === anchor || element.kind === 'whitespace');
  return anchor?.kind === 'variable' && isUnit(anchor.name) && !isAlone ? anchor : undefined;
}
