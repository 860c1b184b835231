import { type FormatElement } from './elements.ts';
import { type Report } from './starts.ts';

const closers: Readonly<Record<string, string>> = { '<': '>', '(': ')', '[': ']', '{': '}' };

/**
 * Finds brackets of attributes and types that nothing closes, or that close none, in each branch of a group: a parser takes the text behind the mnemonic
 * up to where its brackets are closed. mlir-tblgen accepts them.
 */
export function checkBrackets(elements: readonly FormatElement[], report: Report): void {
  const open: (FormatElement & { kind: 'literal' })[] = [];
  for (const element of elements) {
    if (element.kind === 'optional') {
      checkBrackets(element.then, report);
      checkBrackets(element.otherwise, report);
    }
    if (element.kind !== 'literal') continue;
    if (closers[element.text] !== undefined) open.push(element);
    if (!Object.values(closers).includes(element.text)) continue;
    const last = open.pop();
    if (last && closers[last.text] === element.text) continue;
    report(element, `literal \`${element.text}\` closes no bracket; those of an attribute or type must be in pairs`);
    return;
  }
  const [first] = open;
  if (first)
    report(first, `nothing closes literal \`${first.text}\`; brackets of an attribute or type must be in pairs`);
}
