/** The worker process of lit, started by worker-pool.ts. */
import { serveJobs } from '../jobs/serve-jobs.ts';
import { runTest } from './run-test.ts';
import { type TestJob } from './worker-pool.ts';

serveJobs(({ test, options }: TestJob) => runTest(test, options));
