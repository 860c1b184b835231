import { type JobReply, type JobRequest } from './job-messages.ts';

/**
 * Makes this process one that job-pool.ts can start: does the jobs that it is sent with `work`, one at a time, until it is told to
 * end. An error that nothing catches, also one left behind by what a job has started, is reported as the fault of that job.
 */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  let isBusy = false;
  const reply = (message: JobReply<Result>, sent?: () => void) => process.send?.(message, undefined, undefined, sent);
  const fault = (error: unknown) => {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    reply({ kind: 'fault', message }, () => process.exit(1));
  };
  process.on('uncaughtException', fault);
  process.on('unhandledRejection', fault);
  process.on('disconnect', () => {
    // The process that started this one is gone. A signal, because others may have handlers that end what they started.
    if (isBusy) process.kill(process.pid, 'SIGTERM');
  });
  process.on('message', (request: JobRequest<Job>) => {
    if (request.kind === 'end') {
      process.disconnect();
      return;
    }
    isBusy = true;
    void work(request.job).then(async (result) => {
      // What the job left behind, such as a rejected promise, shows itself now and not in the next job.
      await new Promise((resolve) => setImmediate(resolve));
      isBusy = false;
      reply({ kind: 'result', result });
    });
  });
  reply({ kind: 'ready' });
}
