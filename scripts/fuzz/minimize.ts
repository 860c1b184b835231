import { type Failure } from './batch.ts';
import { tokensOf } from './inputs/tokens.ts';
import { check, kinds } from './kinds.ts';

/** Returns the failure with a smaller input that shows the same: lines, then tokens, then characters are left out while it does. */
export function minimize(failure: Failure, timeLimitMs: number): Failure {
  const end = performance.now() + timeLimitMs;
  let best = failure;
  const tryText = (text: string): boolean => {
    const { finding } = check(kinds[failure.kind]!, text);
    const isSame = finding?.property === failure.finding.property && finding.signature === failure.finding.signature;
    if (isSame) best = { ...failure, text, finding };
    return isSame;
  };
  const isLate = (): boolean => performance.now() > end;
  reduce(linesOf(best.text), tryText, isLate);
  reduce(tokensOf(best.text), tryText, isLate);
  if (best.text.length < 300) reduce([...best.text], tryText, isLate);
  return best;
}

/** Leaves out runs of parts, long ones first, as long as `fails` is true of the rest. Source: Zeller's delta debugging. */
export function reduce(parts: readonly string[], fails: (text: string) => boolean, isLate: () => boolean): void {
  let left = parts;
  for (let size = left.length >> 1; size >= 1; size >>= 1) {
    for (let at = 0; at < left.length;) {
      if (isLate()) return;
      const rest = [...left.slice(0, at), ...left.slice(at + size)];
      if (fails(rest.join(''))) left = rest;
      else at += size;
    }
  }
}

function linesOf(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}
