import { type CaseResult, type Figures, type Ratios } from '../figures.ts';

/** Returns figures of which each time is `seconds`. */
export function figures(seconds: number, memory = 100): Figures {
  return { wall: seconds, cpu: seconds, memory, read: seconds / 2, passes: 0, print: seconds / 4 };
}

/** Returns the spread of a ratio that differs by a hundredth from run to run. */
export function ratios(cpu: number, noise = 0.01): Ratios {
  return { cpu: { median: cpu, low: cpu * (1 - noise), high: cpu * (1 + noise) } };
}

/** Returns a result of the shape `functions`. */
export function result(size: number, changes: Partial<CaseResult> = {}): CaseResult {
  return {
    ...{ what: 'functions', form: 'custom', size, unit: 'MB', runs: 3 },
    ...{ ours: figures(size), theirs: figures(size / 4), toPeer: ratios(4), toCalibration: ratios(size) },
    phases: { lex: 0.1, parse: 0.4, verify: 0.1, passes: 0, print: 0.25, other: 0.15 },
    passes: [],
    ...changes,
  };
}
