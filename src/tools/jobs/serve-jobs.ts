import { type JobReply, type JobRequest } from './job-messages.ts';

/**
 * Makes this process one that job-process.ts can start: does the jobs that it is sent with `work`, one at a time, until it is told to
 * end. An error that nothing catches, also one left behind by what a job has started, is reported as the fault of that job.
 */
export function serveJobs<Job, Result>(work: (job: Job) => Promise<Result>): void {
  let isBusy = false;
  const writers = [process.stdout, process.stderr].map(writerOf);
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
    else process.exit();
  });
  process.on('message', (request: JobRequest<Job>) => {
    // An exit, because a job may have left timers behind. It lets the process write its coverage.
    if (request.kind === 'end') process.exit();
    isBusy = true;
    void work(request.job).then(async (result) => {
      // What the job left behind, such as a rejected promise, shows itself now and not in the next job.
      await new Promise((resolve) => setImmediate(resolve));
      await Promise.all(writers.map((write) => write(request.endMark)));
      isBusy = false;
      reply({ kind: 'result', result });
    });
  });
  reply({ kind: 'ready' });
}

/** Returns what writes to a stream and resolves when that is done, whatever a job puts in the place of `stream.write`. */
function writerOf(stream: NodeJS.WriteStream): (text: string) => Promise<void> {
  const write = stream.write.bind(stream) as (text: string, done: () => void) => boolean;
  return (text) => new Promise((resolve) => void write(text, () => resolve()));
}
