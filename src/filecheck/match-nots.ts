/** Checks that -NOT directives match nowhere in a part of the input. */
import { type PrefixedPattern } from './check-file.ts';
import { type Region } from './pattern.ts';
import { type Reporter } from './reporter.ts';

/** Reports each of the patterns that matches in `region`; false when one does. */
export function checkNots(nots: readonly PrefixedPattern[], region: Region, reporter: Reporter): boolean {
  let ok = true;
  for (const { pattern, prefix } of nots) {
    const result = pattern.match(region);
    if (!reporter.report({ pattern, prefix, expected: false, round: 1, region }, result)) ok = false;
  }
  return ok;
}
