import type { openBinary } from '../../../src/runtime/run-binary.ts';
import { pearsonCorrelation } from '../../../src/runtime/golden/compare.ts';
import { median } from '../figures.ts';
import { type OnnxRuntime } from './onnx-runtime.ts';
import { type RunCase, type RunInput } from './run-cases.ts';

/** What was measured of the runs of one program. Times are medians, in seconds. */
export interface RunResult {
  readonly name: string;
  readonly summary: string;
  readonly runs: number;
  readonly wall: number;
  /** Of all threads of the process. */
  readonly cpu: number;
  /** Cycles of the device, the same in every run. */
  readonly cycles: number;
  readonly imagesPerSecond?: number;
  /** Wall time of onnxruntime-node on one thread. */
  readonly peerWall?: number;
  /** Ours over the peer's. */
  readonly timesPeer?: number;
  /** False when the limit of the case is missed, undefined when that cannot be told. */
  readonly withinLimit?: boolean;
}

/** Runs that nothing is measured of, in which Node compiles. */
const warmUpRuns = 2;
/** How alike our results and the peer's must be: bf16 and f32 of the same block. */
const leastCorrelation = 0.99;

/**
 * Measures runs of a program on chips that `open` has opened beside runs of the peer's session, where it can run it, in turn: what both do once, before the
 * first run or in it, is not measured. Throws when they do not compute the same.
 */
export async function measureRun(
  runCase: RunCase,
  input: RunInput,
  runs: number,
  { open, peer }: { readonly open: typeof openBinary; readonly peer: OnnxRuntime | undefined },
): Promise<RunResult> {
  const { bytes, inputs, images, onnx } = input;
  const model = onnx && (await peer?.load(onnx, inputs[0]!));
  const program = open(bytes);
  const walls: number[] = [];
  const cpus: number[] = [];
  const peers: number[] = [];
  let cycles = 0;
  try {
    for (let run = -warmUpRuns; run < runs; run++) {
      const before = process.cpuUsage();
      const start = performance.now();
      const result = program.run(inputs);
      const wall = (performance.now() - start) / 1000;
      const { user, system } = process.cpuUsage(before);
      cycles = result.cycles;
      const theirs = await model?.();
      if (theirs && run === -warmUpRuns) checkAlike(runCase.name, result.outputs[0]!.values, theirs.output);
      if (run < 0) continue;
      walls.push(wall);
      cpus.push((user + system) / 1e6);
      if (theirs) peers.push(theirs.seconds);
    }
  } finally {
    program.release();
  }
  const wall = median(walls);
  return {
    ...{ name: runCase.name, summary: runCase.summary, runs, wall, cpu: median(cpus), cycles },
    ...(images !== undefined && { imagesPerSecond: images / wall }),
    ...(peers.length > 0 && { peerWall: median(peers), timesPeer: wall / median(peers) }),
    ...withinLimit(runCase, wall, images, peers),
  };
}

function withinLimit(
  { limit }: RunCase,
  wall: number,
  images: number | undefined,
  peers: readonly number[],
): { readonly withinLimit?: boolean } {
  if ('imagesPerSecond' in limit) return images === undefined ? {} : { withinLimit: images / wall >= limit.imagesPerSecond }; // prettier-ignore
  return peers.length === 0 ? {} : { withinLimit: wall / median(peers) <= limit.timesPeer };
}

function checkAlike(name: string, ours: ArrayLike<number>, theirs: Float32Array): void {
  const correlation = pearsonCorrelation(Float64Array.from(ours), Float64Array.from(theirs));
  if (correlation >= leastCorrelation) return;
  throw new Error(`${name}: the results and those of onnxruntime-node have a correlation of ${correlation.toFixed(4)}`);
}
