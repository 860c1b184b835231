import { type PassRegistry } from '../../pass/pass-registry.ts';
import { spelled, type OptionSpec } from '../cli/llvm-arguments.ts';
import { passOptions } from './pass-options.ts';

/** A line: what is written, and what it means. */
type Row = readonly [left: string, right: string];

/** Returns the text of `--list-passes`: passes by name, each with its options. Source: printRegisteredPasses of mlir/lib/Pass/PassRegistry.cpp. */
export function passList(registry: PassRegistry): string {
  const rows = passOptions(registry, 'pass')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(rowsOfPass);
  const width = Math.max(...rows.map(([left]) => left.length)) + 1;
  return `Passes:\n${rows.map(([left, right]) => `${left.padEnd(width)}- ${right}\n`).join('')}`;
}

function rowsOfPass({ name, summary, parts }: OptionSpec): Row[] {
  return [[`  --${name}`, `  ${summary}`], ...(parts ?? []).map(rowOfOption)];
}

function rowOfOption({ name, value, summary }: OptionSpec): Row {
  return [`    ${spelled(name)}${value === undefined ? '' : `=<${value}>`}`, summary];
}
