import { type Comparison } from './compare.ts';
import { type KnownDifference } from './known-differences.ts';

const columns: Readonly<Record<string, (comparison: Comparison) => boolean | undefined>> = {
  custom: ({ what, difference }) => (what === 'custom' ? !difference : undefined),
  generic: ({ what, difference }) => (what === 'generic' ? !difference : undefined),
  debuginfo: ({ what, difference }) => (what === 'debuginfo' ? !difference : undefined),
  'local scope': ({ what, difference }) => (what === 'local scope' ? !difference : undefined),
  'first error': ({ what, difference }) =>
    what === 'diagnostics' ? !difference || difference.sameFirstLine : undefined,
  'all errors': ({ what, difference }) => (what === 'diagnostics' ? !difference : undefined),
};

/**
 * Returns a table of the shares of comparisons without difference, per form and dialect. Of the diagnostics of refused programs the
 * first line (place and message of the first error) and the whole text are compared.
 */
export function shareTable(comparisons: readonly Comparison[], namespaces: readonly string[]): string {
  const cells = [...byDialect(comparisons, namespaces), ['all', comparisons] as const].map(([name, list]) => [
    name,
    ...Object.values(columns).map((isEqual) => share(list.map(isEqual))),
  ]);
  return [['dialect', ...Object.keys(columns)], ...cells]
    .map(([name, ...rest]) => name!.padEnd(13) + rest.map((cell) => cell.padStart(20)).join(''))
    .join('\n');
}

/** Returns the comparisons of programs of each dialect, by its name. */
export function byDialect(
  comparisons: readonly Comparison[],
  namespaces: readonly string[],
): (readonly [name: string, comparisons: readonly Comparison[]])[] {
  const groupOf = (name: string): string => (namespaces.includes(name) ? name : 'unregistered');
  const rows = new Map<string, Comparison[]>();
  for (const comparison of comparisons) {
    for (const group of new Set(comparison.dialects.map(groupOf))) {
      const list = rows.get(group);
      if (list) list.push(comparison);
      else rows.set(group, [comparison]);
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns how many of the results that there are are true, and their percentage. */
export function share(results: readonly (boolean | undefined)[]): string {
  const counted = results.filter((result) => result !== undefined);
  if (counted.length === 0) return '-';
  const equal = counted.filter(Boolean).length;
  // Rounded down, so that only all are 100 %.
  const percent = Math.floor((1000 * equal) / counted.length) / 10;
  return `${equal}/${counted.length} ${percent.toFixed(1)} %`;
}

/** Returns the difference for people to read: where the program is from, the program, and the lines of both tools. */
export function differenceText({ program, what, difference }: Comparison): string {
  const prefixed = (prefix: string, text: string): string => text.replace(/^/gm, prefix);
  return [
    `=== ${program.origin}, ${what}`,
    program.text.trimEnd(),
    prefixed('- ', difference!.oracle),
    prefixed('+ ', difference!.ours),
  ].join('\n');
}

/** How much of a line tells what kind of difference it is. */
const shapeLength = 50;

/**
 * Returns the comparisons that differ in ways of their own: of those whose lines are alike but for names and numbers, the one with the
 * shortest program.
 */
export function distinctDifferences(comparisons: readonly Comparison[]): { comparison: Comparison; count: number }[] {
  const groups = new Map<string, { comparison: Comparison; count: number }>();
  const shape = (text: string): string =>
    text
      .split('\n', 1)[0]!
      .replace(/^<stdin>:\d+:\d+: /, '')
      .replace(/'[^']*'|"[^"]*"/g, '_')
      .replace(/\d+/g, '0')
      .slice(0, shapeLength);
  for (const comparison of comparisons) {
    const { difference } = comparison;
    if (!difference) continue;
    const key = `${shape(difference.oracle)}|${shape(difference.ours)}`;
    const group = groups.get(key);
    if (!group) groups.set(key, { comparison, count: 1 });
    else {
      group.count++;
      if (comparison.program.text.length < group.comparison.program.text.length) group.comparison = comparison;
    }
  }
  return [...groups.values()].sort((a, b) => b.count - a.count);
}

/** Returns how often each known difference was met. */
export function knownText(counts: ReadonlyMap<KnownDifference, number>): string {
  return [...counts].map(([{ reason }, count]) => `${String(count).padStart(6)} ${reason}`).join('\n');
}
