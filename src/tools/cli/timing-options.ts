import { Timer } from '../../pass/timing.ts';
import { timingReport, timingReportAsJson } from '../../pass/timing-report.ts';
import { type OptionSpec } from './llvm-arguments.ts';
import { type Settings } from './settings.ts';

/** Returns the options of tools that can tell how long their work took. `what` is that work in the help; `group` is the heading there. */
export function timingOptions(what: string, group?: string): readonly OptionSpec[] {
  const options: readonly OptionSpec[] = [
    { name: 'mlir-timing', summary: `Display execution times of ${what}` },
    {
      name: 'mlir-timing-display',
      value: 'value',
      cases: [
        { name: 'list', summary: 'a list sorted by time' },
        { name: 'tree', summary: 'a tree of what ran inside what (default)' },
      ],
      summary: 'Display method for timing data',
    },
    {
      name: 'mlir-output-format',
      value: 'value',
      cases: [
        { name: 'text', summary: 'display the results in text format (default)' },
        { name: 'json', summary: 'display the results in JSON format' },
      ],
      summary: 'Output format for timing data',
    },
  ];
  return options.map((option) => ({ ...option, ...(group !== undefined && { group }) }));
}

/** Returns a timer for the whole work if the command line asks for one. */
export function requestedTimer(settings: Settings): Timer | undefined {
  return settings.flag('mlir-timing') ? new Timer('root') : undefined;
}

/** Returns the report of the times in the form that the command line asks for. */
export function requestedTimingReport(timer: Timer, settings: Settings): string {
  const display = settings.value('mlir-timing-display') === 'list' ? 'list' : 'tree';
  const report = settings.value('mlir-output-format') === 'json' ? timingReportAsJson : timingReport;
  return report(timer, display);
}
