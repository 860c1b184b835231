import { Random } from '../conformance/generate/random.ts';
import { type Finding } from './checks/finding.ts';
import { check, kinds } from './kinds.ts';

/** Inputs that a process checks one after the other. Number and seed are all that is needed to make them again. */
export interface Batch {
  readonly kind: string;
  readonly seed: number;
  readonly first: number;
  readonly count: number;
}

/** An input that shows a bug. */
export interface Failure {
  readonly kind: string;
  readonly text: string;
  readonly finding: Finding;
}

/** What became of a batch. */
export interface BatchResult {
  readonly count: number;
  readonly accepted: number;
  readonly failures: readonly Failure[];
  /** Time of the processor. */
  readonly cpuMs: number;
}

/** The longest that one input may take of the processor's time: short texts may spell constants of a hundred megabytes, and each is read and printed many times. */
const inputTimeLimitMs = 60_000;

/** Returns input number `number` of a kind. */
export function inputOf(kind: string, seed: number, number: number): string {
  const random = new Random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b));
  return kinds[kind]!.make(random);
}

/** Makes and checks the inputs of a batch. */
export function runBatch({ kind, seed, first, count }: Batch): BatchResult {
  const failures: Failure[] = [];
  const start = process.cpuUsage();
  let accepted = 0;
  for (let number = first; number < first + count; number++) {
    const text = inputOf(kind, seed, number);
    const begin = process.cpuUsage();
    const checked = check(kinds[kind]!, text);
    const spentMs = cpuMsSince(begin);
    if (checked.accepted) accepted++;
    if (checked.finding) failures.push({ kind, text, finding: checked.finding });
    else if (spentMs > inputTimeLimitMs) failures.push({ kind, text, finding: slow(spentMs) });
  }
  return { count, accepted, failures, cpuMs: cpuMsSince(start) };
}

/** Time of the processor: a busy machine makes no input slow. */
function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** Returns the finding for an input that takes too long. */
export function slow(spentMs: number): Finding {
  return { property: 'every input ends soon', signature: '', details: `took ${Math.round(spentMs)} ms` };
}
