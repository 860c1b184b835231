import { type Comparison } from './compare.ts';
import { byDialect, share } from './report.ts';

/** Returns the shares of programs of which both tools make the same: of each pipeline, and of each dialect over all pipelines. */
export function pipelineTable(comparisons: readonly Comparison[], namespaces: readonly string[]): string {
  const names = [...new Set(comparisons.map(({ what }) => what))];
  const pipelines = names.map((name) => [name, comparisons.filter(({ what }) => what === name)] as const);
  return [
    'passes',
    ...pipelines.map(row),
    '\ndialect, all passes',
    ...[...byDialect(comparisons, namespaces), ['all', comparisons] as const].map(row),
  ].join('\n');
}

function row([name, comparisons]: readonly [string, readonly Comparison[]]): string {
  const cell = share(comparisons.map(({ difference }) => !difference));
  return `${name.padEnd(32)}${cell.padStart(20)}`;
}

/** Returns a line for each program: where it is from, and the pipelines that make something else of it here. */
export function differingPrograms(differences: readonly Comparison[]): string {
  const byOrigin = new Map<string, string[]>();
  for (const { program, what } of differences) {
    const list = byOrigin.get(program.origin);
    if (list) list.push(what);
    else byOrigin.set(program.origin, [what]);
  }
  return [...byOrigin].map(([origin, names]) => `${origin}: ${names.join('; ')}`).join('\n');
}
