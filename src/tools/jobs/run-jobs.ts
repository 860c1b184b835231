import { JobProcess, type JobOutcome } from './job-process.ts';

/** What `runJobs` is told and asked. */
export interface JobObserver<Job, Result> {
  done(job: Job, outcome: JobOutcome<Result>): void;
  /** The time that a job may take in milliseconds; infinity is no limit. */
  timeLimitMs(job: Job): number;
  /** True when no further job is to be started. */
  shouldStop?(): boolean;
}

/**
 * Does the jobs in at most `processCount` processes that run `file`, each of which does many, in the order of the jobs. A job
 * that crashes or hangs ends its process; the jobs after it get a new one.
 */
export async function runJobs<Job, Result>(
  jobs: readonly Job[],
  file: string,
  processCount: number,
  observer: JobObserver<Job, Result>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    let worker: JobProcess<Job, Result> | undefined;
    while (next < jobs.length && observer.shouldStop?.() !== true) {
      const job = jobs[next++]!;
      if (!worker?.isUsable) worker = new JobProcess<Job, Result>(file);
      observer.done(job, await worker.run(job, observer.timeLimitMs(job)));
    }
    await worker?.end();
  };
  await Promise.all(Array.from({ length: Math.min(processCount, jobs.length) }, work));
}
