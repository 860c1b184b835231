/** The worker process of lit: runs the tests that it is sent, one at a time. Started by worker-pool.ts. */
import { runTest } from './run-test.ts';
import { type WorkerReply, type WorkerRequest } from './worker-messages.ts';

let isBusy = false;

process.on('message', (request: WorkerRequest) => {
  if (request.kind === 'end') {
    process.disconnect();
    return;
  }
  void (async () => {
    isBusy = true;
    const result = await runTest(request.test, request.options);
    // What the tools of this test left behind, such as a rejected promise, shows itself now and not in the next test.
    await new Promise((resolve) => setImmediate(resolve));
    isBusy = false;
    reply({ kind: 'result', result });
  })();
});

process.on('uncaughtException', fault);
process.on('unhandledRejection', fault);

process.on('disconnect', () => {
  // lit is gone. The signal ends the processes of a running test too.
  if (isBusy) process.kill(process.pid, 'SIGTERM');
});

function fault(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  reply({ kind: 'fault', message: text }, () => process.exit(1));
}

function reply(message: WorkerReply, sent?: () => void): void {
  process.send?.(message, undefined, undefined, sent);
}
