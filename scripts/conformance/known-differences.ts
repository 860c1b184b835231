import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Comparison } from './compare.ts';

/** A difference that is accepted: every pattern that is given matches. */
export interface KnownDifference {
  readonly reason: string;
  readonly origin: RegExp | undefined;
  readonly program: RegExp | undefined;
  readonly oracle: RegExp | undefined;
  readonly ours: RegExp | undefined;
}

/** Not in the list, as it is found by asking again. */
export const severalResults: KnownDifference = {
  reason: 'mlir-opt gives other results from run to run, and this is one of them',
  origin: undefined,
  program: undefined,
  oracle: undefined,
  ours: undefined,
};

interface Entry {
  readonly reason: string;
  readonly origin?: string;
  readonly program?: string;
  readonly oracle?: string;
  readonly ours?: string;
}

/** Reads the list. */
export function readKnownDifferences(path: string): KnownDifference[] {
  const entries = (parse(readFileSync(path, 'utf8')) ?? []) as Entry[];
  const pattern = (text: string | undefined): RegExp | undefined =>
    text === undefined ? undefined : new RegExp(text, 'm');
  return entries.map(({ reason, origin, program, oracle, ours }) => ({
    reason,
    origin: pattern(origin),
    program: pattern(program),
    oracle: pattern(oracle),
    ours: pattern(ours),
  }));
}

/** Returns the entry that explains the difference, undefined for none. The patterns look at the lines that differ. */
export function explain(
  known: readonly KnownDifference[],
  { program, difference }: Comparison,
): KnownDifference | undefined {
  if (!difference) return undefined;
  return known.find(
    (entry) =>
      (entry.origin?.test(program.origin) ?? true) &&
      (entry.program?.test(program.text) ?? true) &&
      (entry.oracle?.test(difference.oracle) ?? true) &&
      (entry.ours?.test(difference.ours) ?? true),
  );
}
