import { NestedPipelines, type OpPassManager } from './op-pass-manager.ts';
import { type Pass } from './pass.ts';
import { reportHeader } from './timing-report.ts';

/** How statistics are shown: as the pipeline, with all its passes, or as a list of the passes that count something. */
export type StatisticsDisplay = 'list' | 'pipeline';

/**
 * Returns the report of `--mlir-pass-statistics`: what passes counted. Source: mlir/lib/Pass/PassStatistics.cpp, as it is where LLVM
 * is built with statistics; releases are built without and show the heading only.
 */
export function statisticsReport(manager: OpPassManager, display: StatisticsDisplay = 'pipeline'): string {
  const body = display === 'list' ? listReport([...manager.passes()]) : pipelineReport(manager, '');
  return `${reportHeader('... Pass statistics report ...')}${body}\n`;
}

function listReport(passes: readonly Pass[]): string {
  const counting = passes.filter(({ spec }) => spec.statistics.length > 0);
  const names = [...new Set(counting.map(({ name }) => name))].sort();
  return names
    .map((name) => {
      const same = counting.filter((pass) => pass.name === name);
      return passReport(same, '');
    })
    .join('');
}

function pipelineReport(manager: OpPassManager, indent: string): string {
  return manager.elements
    .map((element) => {
      if (!(element instanceof NestedPipelines)) return passReport([element], indent);
      return element.managers
        .map((nested) => `${indent}'${nested.anchor ?? 'any'}' Pipeline\n${pipelineReport(nested, `${indent}  `)}`)
        .join('');
    })
    .join('');
}

/** Reports the sums of what several runs of one pass counted. */
function passReport(passes: readonly Pass[], indent: string): string {
  const { name, spec } = passes[0]!;
  const counted = spec.statistics
    .map((statistic) => ({
      ...statistic,
      value: passes.reduce((sum, pass) => sum + pass.statistic(statistic.name), 0),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const nameWidth = Math.max(...counted.map((statistic) => statistic.name.length));
  const valueWidth = Math.max(...counted.map(({ value }) => String(value).length));
  const lines = counted.map(
    ({ name: statistic, value, summary }) =>
      `${indent}  (S) ${String(value).padStart(valueWidth)} ${statistic.padEnd(nameWidth)} - ${summary}\n`,
  );
  return `${indent}${name}\n${lines.join('')}`;
}
