/** The job process of the tests. */
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
    case 'loop':
      for (;;);
    default:
      return `${job} in ${process.pid}`;
  }
});
