import { type ArgparseOption } from './argparse.ts';

/** The heading of options without a group. */
const generalGroup = 'options';

const lineWidth = 100;
const textColumn = 30;

/** Returns the options as help text: a list per group, in the order given, with the texts in one column. */
export function argparseHelp(specs: readonly ArgparseOption[]): string {
  const groups = new Map<string, ArgparseOption[]>();
  for (const spec of specs) {
    const group = spec.group ?? generalGroup;
    groups.set(group, [...(groups.get(group) ?? []), spec]);
  }
  return [...groups].map(([group, members]) => `${group}:\n${members.map(entry).join('')}`).join('\n');
}

function entry({ names, value, summary }: ArgparseOption): string {
  return helpEntry(`${names.join(', ')}${value === undefined ? '' : ` ${value}`}`, summary);
}

/** Returns one entry of a list: a term, and in the second column what it means, in as many lines as it takes. */
export function helpEntry(term: string, text: string): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last === undefined || textColumn + last.length + 1 + word.length > lineWidth) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  const left = `  ${term}`;
  const head = left.length < textColumn ? left.padEnd(textColumn) : `${left}\n${' '.repeat(textColumn)}`;
  return `${head}${lines.join(`\n${' '.repeat(textColumn)}`)}\n`;
}
