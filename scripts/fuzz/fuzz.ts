import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { JobProcess } from '../../src/tools/jobs/job-process.ts';
import { inputOf, type Batch, type BatchResult, type Failure } from './batch.ts';
import { kinds } from './kinds.ts';
import { minimize } from './minimize.ts';
import { isSharedWithMlir } from './peer.ts';

/** What to do and where to say it. */
export interface FuzzRun {
  readonly kinds: readonly string[];
  readonly seed: number;
  readonly minutes: number;
  readonly inputs: number;
  readonly jobs: number;
  readonly folder: string;
  /** The peer that tells failures of the language from those of this project, where it is installed. */
  readonly mlirOpt: string;
  readonly write: (text: string) => void;
}

/** Inputs of one message to a process; then the next kind has its turn. */
const batchSize = 200;
/** The longest that a batch may take before its inputs are tried one by one. */
const batchTimeLimitMs = 180_000;
/** The longest that is spent on making an input smaller. */
const minimizeTimeLimitMs = 20_000;

/** How many inputs of a kind there were, how many were taken for right, and what time of the processor they took. */
interface Count {
  inputs: number;
  accepted: number;
  cpuMs: number;
}

/** Runs batches until the time is over and prints what came of them; returns the exit code. */
export async function fuzz(run: FuzzRun): Promise<number> {
  const start = performance.now();
  const end = start + run.minutes * 60_000;
  const counts = new Map<string, Count>(run.kinds.map((kind) => [kind, { inputs: 0, accepted: 0, cpuMs: 0 }]));
  const found = new Map<string, { readonly failure: Failure; readonly path: string; count: number }>();
  let sharedWithMlir = 0;
  run.write(`seed ${run.seed}`);
  const record = (failure: Failure, mayMinimize: boolean): void => {
    const key = `${failure.finding.property}: ${failure.finding.signature}`;
    const known = found.get(key);
    if (known) return void known.count++;
    if (isSharedWithMlir(failure, run.mlirOpt)) return void sharedWithMlir++;
    const small = mayMinimize ? minimize(failure, minimizeTimeLimitMs) : failure;
    // What the whole input has beside it may be read otherwise for other reasons.
    if (isSharedWithMlir(small, run.mlirOpt)) return void sharedWithMlir++;
    const path = save(small, run.folder);
    found.set(key, { failure: small, path, count: 1 });
    run.write(
      `\n${failure.kind}: ${key}\n  ${path}\n${indented(small.text)}\n  --\n${indented(small.finding.details)}`,
    );
  };
  const batches = schedule(run);
  let planned = 0;
  const work = async (): Promise<void> => {
    let worker = newWorker();
    while (performance.now() < end && planned < run.inputs) {
      const batch = batches.next().value;
      planned += batch.count;
      const outcome = await worker.run(batch, batchTimeLimitMs);
      if (!worker.isUsable) worker = newWorker();
      const result = outcome.kind === 'done' ? outcome.result : await oneByOne(batch, record);
      const count = counts.get(batch.kind)!;
      count.inputs += result.count;
      count.accepted += result.accepted;
      count.cpuMs += result.cpuMs;
      for (const failure of result.failures) record(failure, true);
    }
    await worker.end();
  };
  await Promise.all(Array.from({ length: run.jobs }, work));
  run.write(`\n${summary(counts, performance.now() - start)}`);
  if (sharedWithMlir > 0)
    run.write(`${sharedWithMlir} inputs of which mlir-opt makes the same, which reads back otherwise or is invalid`);
  run.write(found.size === 0 ? 'nothing was found' : `${found.size} different failures, saved in ${run.folder}`);
  return found.size === 0 ? 0 : 1;
}

/** The batches in their order: each kind as often as its weight says. */
function* schedule({ kinds: names, seed }: FuzzRun): Generator<Batch, never> {
  const next = new Map<string, number>();
  for (;;) {
    // The kind that is furthest behind.
    const kind = names.reduce((best, name) => (share(name) < share(best) ? name : best));
    const first = next.get(kind) ?? 0;
    next.set(kind, first + batchSize);
    yield { kind, seed, first, count: batchSize };
  }
  function share(name: string): number {
    return ((next.get(name) ?? 0) + batchSize) / kinds[name]!.weight;
  }
}

/** Runs the inputs of a batch in which one hangs or ends the process, each alone; those that do so again are failures. */
async function oneByOne(
  { kind, seed, first, count }: Batch,
  record: (failure: Failure, mayMinimize: boolean) => void,
): Promise<BatchResult> {
  const total = { count: 0, accepted: 0, cpuMs: 0, failures: [] as Failure[] };
  let worker = newWorker();
  for (let number = first; number < first + count; number++) {
    const outcome = await worker.run({ kind, seed, first: number, count: 1 }, batchTimeLimitMs);
    total.count++;
    if (outcome.kind === 'done') {
      total.accepted += outcome.result.accepted;
      total.cpuMs += outcome.result.cpuMs;
      total.failures.push(...outcome.result.failures);
      continue;
    }
    worker = newWorker();
    const details = `input ${number} of seed ${seed}: ${outcome.message}\n${outcome.written}`;
    const finding = { property: `every input ends soon (${outcome.kind})`, signature: '', details };
    record({ kind, text: inputOf(kind, seed, number), finding }, false);
  }
  await worker.end();
  return total;
}

function newWorker(): JobProcess<Batch, BatchResult> {
  return new JobProcess(fileURLToPath(new URL('./worker.ts', import.meta.url)));
}

/** Writes the input into the folder, under a name that the same input gets again, and returns its path. */
function save({ kind, text, finding }: Failure, folder: string): string {
  const bytes = Buffer.from(text, kind === 'binaries' ? 'latin1' : 'utf8');
  const name = `${kind}-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`;
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.txt`);
  writeFileSync(path, bytes);
  writeFileSync(join(folder, `${name}.why`), `${finding.property}\n${finding.signature}\n\n${finding.details}\n`);
  return path;
}

function summary(counts: ReadonlyMap<string, Count>, elapsedMs: number): string {
  const lines = [...counts].map(([kind, { inputs, accepted, cpuMs: own }]) => {
    const share = inputs === 0 ? 0 : (100 * accepted) / inputs;
    const rate = own === 0 ? 0 : (1000 * inputs) / own;
    return `${kind.padEnd(15)}${String(inputs).padStart(10)}${`${share.toFixed(0)} %`.padStart(10)}${rate.toFixed(0).padStart(16)}`;
  });
  const total = [...counts.values()].reduce((sum, { inputs }) => sum + inputs, 0);
  const head = `${'kind'.padEnd(15)}${'inputs'.padStart(10)}${'accepted'.padStart(10)}${'per CPU second'.padStart(16)}`;
  const cpuMs = [...counts.values()].reduce((sum, { cpuMs: own }) => sum + own, 0);
  const rate = (ms: number): string => ((1000 * total) / ms).toFixed(0);
  const times = `${(elapsedMs / 1000).toFixed(0)} seconds, ${rate(elapsedMs)} per second, ${rate(cpuMs)} per CPU second`;
  return `${head}\n${lines.join('\n')}\n\n${total} inputs in ${times}`;
}

/** Returns the first lines of the text, a little to the right. */
function indented(text: string): string {
  const lines = text.split('\n').slice(0, 14);
  return lines.map((line) => `    ${line.slice(0, 220)}`).join('\n');
}
