/** What the package exports as `ttmlir/ttrt`: the commands of ttrt as classes, binaries as objects, the device that stays open, and the types of what they take and return. */
export {
  API,
  Artifacts,
  Check,
  Logger,
  Perf,
  Query,
  Read,
  Run,
  type ArtifactsSettings,
  type CommandClass,
  type CommandSettings,
  type GivenArgs,
  type ReadyCommand,
} from './tools/ttrt/api.ts';
export { type CommandResult } from './tools/ttrt/command.ts';
export { type FileOutcome } from './tools/ttrt/file-outcome.ts';
export {
  asDict,
  Binary,
  Flatbuffer,
  loadBinaryFromPath,
  loadFromPath,
  loadSystemDescFromPath,
} from './tools/ttrt/flatbuffer.ts';
export { FileError } from './tools/ttrt/file-error.ts';
export { type PerfOutcome, type PerfResult } from './tools/ttrt/perf.ts';
export { type QueryResult } from './tools/ttrt/query.ts';
export { type ReadOutcome, type ReadResult } from './tools/ttrt/read.ts';
export { type RunResult } from './tools/ttrt/run.ts';
export { type ProgramOutcome, type RunOutcome } from './tools/ttrt/run-binary-file.ts';
export { ArgumentError } from './tools/cli/argument-error.ts';

export { chromeTrace, type Trace, type TraceEvent } from './runtime/perf/chrome-trace.ts';
export { type CoreFigures, type Counters } from './runtime/perf/core-figures.ts';
export { type OperationFigures, type RunFigures } from './runtime/perf/operation-figures.ts';
export { type NamedRun } from './runtime/perf/perf-tables.ts';
export { type Bound, type Roofline } from './runtime/perf/roofline.ts';
export { openBinary, runBinary, type OpenProgram, type RunOptions } from './runtime/run-binary.ts';
export { RuntimeError } from './runtime/runtime-error.ts';
export {
  inputDescriptions,
  outputDescriptions,
  RuntimeDevice,
  type LayoutCosts,
  type SubmitResult,
} from './runtime/stitching/runtime-device.ts';
export { RuntimeTensor, type TensorLocation } from './runtime/stitching/runtime-tensor.ts';
export { type OperationReport, type ProgramResult } from './runtime/program-result.ts';
export { hostTensor, type HostTensor } from './runtime/tensors/host-tensor.ts';
export { BinaryFormatError } from './target/schema/binary-format-error.ts';
export { type BinaryFile } from './target/schema/binary-file.ts';
export { type SystemDesc, type TensorDesc } from './target/schema/generated/common.gen.ts';
