import { type HelpRequest } from './general-options.ts';
import { spelled, type OptionSpec } from './llvm-arguments.ts';

/** The heading of options without a group. */
const generalGroup = 'General options';

/** A line of the help: what is written, and what it means. */
type Row = readonly [left: string, right: string];

/**
 * Returns the options as help text in the columns of LLVM's tools: one list per group, or one for all, sorted by name, each option followed by the
 * values that it may have, or by the options that its value is made of.
 * ```
 *   --mlir-timing-display=<value>   - Display method for timing data
 *     =list                         -   ...
 *   --canonicalize                  - Canonicalize operations
 *       --max-iterations=<long>     - ...
 * ```
 */
export function optionsHelp(specs: readonly OptionSpec[], { asList, withHidden }: HelpRequest): string {
  const groups = new Map<string, OptionSpec[]>();
  for (const spec of specs) {
    if (spec.isHidden && !withHidden) continue;
    const group = asList ? '' : (spec.group ?? generalGroup);
    groups.set(group, [...(groups.get(group) ?? []), spec]);
  }
  const lists = [...groups].map(([group, members]) => [group, rowsOf(members, 2)] as const);
  const width = Math.max(...lists.flatMap(([, rows]) => rows.map(([left]) => left.length)));
  const lines = (rows: readonly Row[]): string =>
    rows.map(([left, right]) => `${left.padEnd(width)} - ${right}\n`).join('');
  return lists.map(([group, rows]) => `${asList ? '' : `${group}:\n\n`}${lines(rows)}\n`).join('');
}

function rowsOf(specs: readonly OptionSpec[], indent: number): Row[] {
  return [...specs].sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((spec) => rowsOfOption(spec, indent));
}

function rowsOfOption({ name, value, optionalValue, cases, parts, summary }: OptionSpec, indent: number): Row[] {
  const valueText = value === undefined ? '' : name.length === 1 ? ` <${value}>` : `=<${value}>`;
  const written = optionalValue ? (parts ? '' : `[${valueText}]`) : valueText;
  const blanks = ' '.repeat(indent);
  return [
    [`${blanks}${spelled(name)}${written}`, summary],
    ...(cases ?? []).map((known): Row => [
      `${blanks}  =${known.name === '' ? '<empty>' : known.name}`,
      `  ${known.summary}`,
    ]),
    ...rowsOf(parts ?? [], indent + 4),
  ];
}
