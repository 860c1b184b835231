import { type TestResult } from './result.ts';
import { type RunOptions } from './run-test.ts';
import { type TestCase } from './test-case.ts';

/** What a worker process is sent: a test, or that there are no more. */
export type WorkerRequest =
  { readonly kind: 'run'; readonly test: TestCase; readonly options: RunOptions } | { readonly kind: 'end' };

/** What a worker process answers; after a fault it ends. */
export type WorkerReply =
  { readonly kind: 'result'; readonly result: TestResult } | { readonly kind: 'fault'; readonly message: string };
