import { NestedPipelines, type OpPassManager } from './op-pass-manager.ts';
import { type Pass } from './pass.ts';
import { reportHeader, type TimingDisplay } from './timing.ts';

/**
 * Returns the report of mlir-opt's `--mlir-pass-statistics`: what passes counted, by pipeline or, as a list, by pass. Statistics
 * that are 0 are left out. Source: mlir/lib/Pass/PassStatistics.cpp.
 */
export function statisticsReport(manager: OpPassManager, display: TimingDisplay = 'tree'): string {
  const body = display === 'list' ? listReport([...manager.passes()]) : pipelineReport(manager, '');
  return `${reportHeader('... Pass statistics report ...')}${body}\n`;
}

function listReport(passes: readonly Pass[]): string {
  const names = [...new Set(passes.map((pass) => pass.spec.name))].sort();
  return names
    .map((name) => {
      const same = passes.filter((pass) => pass.spec.name === name);
      return passReport(same, '');
    })
    .join('');
}

function pipelineReport(manager: OpPassManager, indent: string): string {
  return manager.elements
    .map((element) => {
      if (!(element instanceof NestedPipelines)) return passReport([element], indent);
      return element.managers
        .map((nested) => {
          const inner = pipelineReport(nested, `${indent}  `);
          return inner === '' ? '' : `${indent}'${nested.anchor ?? 'any'}' Pipeline\n${inner}`;
        })
        .join('');
    })
    .join('');
}

/** Reports the sums of what several runs of one pass counted. */
function passReport(passes: readonly Pass[], indent: string): string {
  const { name, statistics } = passes[0]!.spec;
  const counted = statistics
    .map((statistic) => ({
      ...statistic,
      value: passes.reduce((sum, pass) => sum + pass.statistic(statistic.name), 0),
    }))
    .filter(({ value }) => value !== 0)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (counted.length === 0) return '';
  const nameWidth = Math.max(...counted.map((statistic) => statistic.name.length));
  const valueWidth = Math.max(...counted.map(({ value }) => String(value).length));
  const lines = counted.map(
    ({ name: statistic, value, summary }) =>
      `${indent}  (S) ${String(value).padStart(valueWidth)} ${statistic.padEnd(nameWidth)} - ${summary}\n`,
  );
  return `${indent}${name}\n${lines.join('')}`;
}
