import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type JobOutcome } from '../job-process.ts';
import { runJobs } from '../run-jobs.ts';

const file = fileURLToPath(new URL('./work.ts', import.meta.url));

async function run(jobs: readonly string[], processCount: number, shouldStop = () => false) {
  const outcomes = new Map<string, JobOutcome<string>>();
  await runJobs<string, string>(jobs, file, processCount, {
    timeLimitMs: (job) => (/loop|wait/.test(job) ? 100 : Infinity),
    done: (job, outcome) => outcomes.set(job, outcome),
    shouldStop,
  });
  return (job: string) => {
    const outcome = outcomes.get(job)!;
    const text = outcome.kind === 'done' ? outcome.result : outcome.message.split('\n')[0]!;
    return { kind: outcome.kind, text, written: outcome.written };
  };
}

test('a process does many jobs, and each job has what it wrote', async () => {
  const outcome = await run(['a', 'b', 'c'], 1);
  const pids = ['a', 'b', 'c'].map((job) => outcome(job).text.split(' in ')[1]);
  assert.is(new Set(pids).size, 1);
  assert.ok(pids[0] !== String(process.pid));
  assert.is(outcome('b').written, 'wrote b\n');
});

test('nothing of what a job writes is lost or given to another job', async () => {
  const jobs = ['write much', 'write past the stream', 'a', 'capture', 'b'];
  const outcome = await run(jobs, 1);
  assert.is(outcome('write much').written.length, 'wrote write much\n'.length + 500 * 100 + 501);
  assert.is(outcome('write past the stream').written, 'wrote write past the stream\nwrote past\n');
  assert.is(outcome('a').written, 'wrote a\n');
  assert.is(outcome('b').written, '');
});

test('a process ends whatever its jobs left behind', async () => {
  const outcome = await run(['leave a timer', 'a'], 1);
  assert.is(outcome('a').kind, 'done');
});

test('whatever a job does, the jobs after it are done', async () => {
  const outcome = await run(['throw', 'leave rejection', 'exit', 'signal', 'loop', 'last'], 1);
  assert.equal(outcome('throw'), { kind: 'fault', text: 'Error: thrown', written: 'wrote throw\n' });
  assert.equal(outcome('leave rejection').kind, 'fault');
  assert.equal(outcome('leave rejection').text, 'Error: left behind');
  assert.equal(outcome('exit'), { kind: 'ended', text: 'the process ended with exit code 3', written: 'wrote exit\n' });
  assert.equal(outcome('signal').text, 'the process ended with signal SIGKILL');
  assert.equal(outcome('loop').kind, 'timeout');
  assert.equal(outcome('loop').text, 'no end within 0.1 seconds');
  assert.is(outcome('last').kind, 'done');
});

test('a process whose job takes too long may clean up, but must end', async () => {
  const outcome = await run(['wait', 'ignore signals and loop', 'last'], 1);
  assert.is(outcome('wait').kind, 'timeout');
  assert.is(outcome('wait').written, 'wrote wait\nended\n');
  assert.is(outcome('ignore signals and loop').kind, 'timeout');
  assert.is(outcome('last').kind, 'done');
});

test('no job is started after the caller says stop', async () => {
  let asked = 0;
  const done: string[] = [];
  await runJobs<string, string>(['a', 'b', 'c'], file, 1, {
    timeLimitMs: () => Infinity,
    done: (job) => done.push(job),
    shouldStop: () => ++asked > 2,
  });
  assert.equal(done, ['a', 'b']);
});

test('no jobs, no processes', async () => {
  await runJobs<string, string>([], file, 4, { timeLimitMs: () => Infinity, done: assert.unreachable });
});

test.run();
