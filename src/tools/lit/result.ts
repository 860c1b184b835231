/** The results a test can have, in the order of the summary. */
export const resultCodes = {
  EXCLUDED: { label: 'Excluded', isFailure: false },
  SKIPPED: { label: 'Skipped', isFailure: false },
  UNSUPPORTED: { label: 'Unsupported', isFailure: false },
  PASS: { label: 'Passed', isFailure: false },
  FLAKYPASS: { label: 'Passed With Retry', isFailure: false },
  XFAIL: { label: 'Expectedly Failed', isFailure: false },
  UNRESOLVED: { label: 'Unresolved', isFailure: true },
  TIMEOUT: { label: 'Timed Out', isFailure: true },
  FAIL: { label: 'Failed', isFailure: true },
  XPASS: { label: 'Unexpectedly Passed', isFailure: true },
} as const;

/** The name of a result, as printed before the name of the test. */
export type ResultCode = keyof typeof resultCodes;

/** Whether a result makes the run fail. */
export function isFailure(code: ResultCode): boolean {
  return resultCodes[code].isFailure;
}

/** The outcome of one test; `output` is what is shown with -v. */
export interface TestResult {
  readonly code: ResultCode;
  readonly output: string;
  readonly elapsedMs: number;
}
