/** The job process of the tests. */
import { writeSync } from 'node:fs';
import { serveJobs } from '../serve-jobs.ts';

serveJobs(async (job: string): Promise<string> => {
  console.log(`wrote ${job}`);
  switch (job) {
    case 'throw':
      throw new Error('thrown');
    case 'leave rejection':
      void Promise.reject(new Error('left behind'));
      return 'done';
    case 'exit':
      return process.exit(3);
    case 'signal':
      process.kill(process.pid, 'SIGKILL');
      return new Promise(() => {});
    case 'write much':
      for (let i = 0; i < 500; i++) console.log('x'.repeat(99));
      console.error('e'.repeat(500));
      return 'done';
    case 'write past the stream':
      writeSync(1, 'wrote past\n');
      return 'done';
    case 'capture':
      process.stdout.write = () => true;
      return 'done';
    case 'leave a timer':
      setInterval(() => {}, 60_000);
      return 'done';
    case 'wait':
      process.on('SIGTERM', () => {
        console.log('ended');
        process.exit();
      });
      return new Promise(() => {});
    case 'ignore signals and loop':
      process.on('SIGTERM', () => {});
      for (;;);
    case 'loop':
      for (;;);
    default:
      return `${job} in ${process.pid}`;
  }
});
