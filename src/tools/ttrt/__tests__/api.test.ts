import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import {
  API,
  ArgumentError,
  Artifacts,
  Check,
  FileError,
  hostTensor,
  Logger,
  Perf,
  Query,
  Read,
  Run,
} from '../../../ttrt.ts';
import { inFolder } from './run-ttrt.ts';

const upstream = fileURLToPath(new URL('../../../../fixtures/upstream/', import.meta.url));
const relu = join(upstream, 'unary_relu.ttnn');

/** Returns the message of the error of a kind that `action` throws. */
function messageOf(kind: typeof ArgumentError | typeof FileError, action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof kind) return error.message;
    throw error;
  }
  return 'nothing is thrown';
}

test('an instance is a function of its class, with its arguments', () => {
  const query = new Query({ args: { quiet: true } });
  const isOf = [Query, Read].map((command) => (query as unknown) instanceof command);
  assert.equal(isOf, [true, false]);
  assert.is(typeof query, 'function');
  assert.equal(query.args, { ...Query.registeredArgs, quiet: true });
  assert.is(query().system.chipDescs[0]!.arch, 'Wormhole_b0');
  assert.is(Query.registeredArgs.quiet, false);
  assert.equal(query.call(undefined), query());
});

test('every class has its arguments with their defaults', () => {
  assert.equal(Object.keys(Run.registeredArgs), ['binary', 'init', 'seed', 'inputs', 'program-index', 'loops', 'disable-async-ttnn', 'load-kernels-from-disk', 'golden', 'identity', 'rtol', 'atol', 'non-zero', 'save-artifacts', 'artifact-dir', 'clean-artifacts', 'log-file', 'result-file', 'quiet']); // prettier-ignore
  const { loops, init, rtol, 'program-index': programIndex, 'save-artifacts': saves } = Run.registeredArgs;
  assert.equal([loops, init, rtol, programIndex, saves], [1, 'randn', 1e-5, 'all', false]);
  assert.equal(Object.keys(Perf.registeredArgs).filter((name) => !(name in Run.registeredArgs)), ['host-only', 'memory']); // prettier-ignore
});

test('arguments are set in a copy of the registered ones, as the book of the original does it', async () => {
  await inFolder((folder) => {
    API.initializeApis();
    const customArgs = API.Run.registeredArgs;
    customArgs['clean-artifacts'] = true;
    customArgs['save-artifacts'] = true;
    customArgs.loops = 2;
    customArgs.init = 'randn';
    customArgs.binary = relu;
    customArgs.quiet = true;
    const artifacts = new Artifacts({ artifactsFolderPath: join(folder, 'kept') });
    const { success, files } = new API.Run({ args: customArgs, artifacts })();
    assert.equal([success, files[0]!.programs[0]!.loops.length], [true, 2]);
    assert.ok(existsSync(join(folder, 'kept/unary_relu.ttnn/unary_relu.ttnn')));
    const { loops, binary } = API.Run.registeredArgs;
    assert.equal([loops, binary], [1, ''], 'nobody else sees it');
  });
});

test('names of arguments may have underscores', () => {
  const { args } = new Run({ args: { save_artifacts: true, 'artifact-dir': 'x', load_kernels_from_disk: true } });
  assert.equal(args, { ...Run.registeredArgs, 'save-artifacts': true, 'artifact-dir': 'x', 'load-kernels-from-disk': true }); // prettier-ignore
  const message = messageOf(ArgumentError, () => new Run({ args: { log_file: 'a', 'log-file': 'b' } }));
  assert.is(message, "argument 'log-file' is given twice");
});

test('settings that are none are errors', () => {
  const message = (settings: unknown): string => messageOf(ArgumentError, () => new Run(settings as object));
  assert.is(message({ save_artifacts: true }), "unknown setting 'save_artifacts'; options are given in args: { args: { 'save_artifacts': … } }"); // prettier-ignore
  assert.is(message({ argz: {} }), "unknown setting 'argz'; did you mean 'args'?");
  assert.is(message('x.ttnn'), "the settings of a command must be an object, not 'x.ttnn'");
  assert.is(message({ args: ['x.ttnn'] }), 'args must be an object, not a list');
  assert.is(message({ args: null }), 'args must be an object, not null');
  assert.is(message({ logging: console }), 'logging must be a Logger, not an object');
  assert.is(message({ artifacts: 'out' }), "artifacts must be Artifacts, not 'out'");
  assert.is(message({ inputs: relu }), `inputs must be a list of tensors, not '${relu}'`);
  assert.is(message({ inputs: [3] }), 'inputs must be a list of tensors, which hostTensor makes, not 3');
  assert.is(messageOf(ArgumentError, () => new Logger(3 as unknown as string)), 'the file name of a Logger must be a text, not 3'); // prettier-ignore
  const artifacts = (settings: object): string => messageOf(ArgumentError, () => new Artifacts(settings));
  assert.is(artifacts({ artifacts_folder_path: 'x' }), "unknown setting 'artifacts_folder_path'; did you mean 'artifactsFolderPath'?"); // prettier-ignore
  assert.is(artifacts({ artifactsFolderPath: 3 }), 'the folder of Artifacts must be a text, not 3');
});

test('a tensor of a format that there is not, or of other numbers than its shape has, is an error', () => {
  assert.throws(() => hostTensor([2], 'float32' as 'f32', [1, 2]), /^unknown format 'float32' \(there are f32, f16, /);
  assert.throws(() => hostTensor([2, 2], 'f32', [1, 2, 3]), /^3 numbers do not fill a tensor of 2x2$/);
});

test('read returns text', () => {
  const read = new Read({ args: { binary: relu, section: 'version', quiet: true } });
  const { success, files } = read();
  assert.is(success, true);
  assert.equal(files.map(({ result, text }) => [result, text]), [['pass', 'version: 0.0.239\ntt-mlir git hash: b3994afbeebbc546df75717c5f14eadbaf07df6f\n']]); // prettier-ignore
});

test('run takes tensors and returns tensors, the same every time', () => {
  const x = hostTensor(
    [64, 64],
    'f32',
    Float64Array.from({ length: 4096 }, (_, i) => i - 2048),
  );
  const run = new Run({ args: { binary: relu, quiet: true, golden: true }, inputs: [x] });
  const { success, files } = run();
  assert.is(success, true);
  const [program] = files[0]!.programs;
  assert.equal(program!.loops[0]!.outputs[0]!.values, x.values.map((value) => Math.max(value, 0))); // prettier-ignore
  assert.equal(run(), { success, files });
});

test('what goes beyond f32 on the way to a result is told where it differs from the reference', () => {
  const args = { binary: join(upstream, 'matmul.ttnn'), golden: true, quiet: true };
  const [rows, inner, columns] = [64, 128, 96];
  const a = new Float64Array(rows * inner);
  const b = new Float64Array(inner * columns);
  // The second product is of another tile, so that the first is rounded to f32 before.
  a[0] = a[32] = b[0] = 1e20;
  b[32 * columns] = -1e20;
  let problems: readonly string[] = [];
  const inputs = [hostTensor([rows, inner], 'f32', a), hostTensor([inner, columns], 'f32', b)];
  captureStderr(() => (problems = new Run({ args, inputs })().files[0]!.problems));
  assert.equal(problems.map((text) => text.replace(/^.*ttnn/, 'ttnn')), ['ttnn.matmul: correlation with the reference is 0.000000, below 0.99: 1 element is infinite or NaN where the reference is a number, as it may be where the device goes beyond its format on the way']); // prettier-ignore
});

test('inputs that do not fit are a result', async () => {
  await inFolder((folder) => {
    const logging = new Logger(join(folder, 'ttrt.log'));
    const x = hostTensor([2], 'f32', Float64Array.of(1, 2));
    const text = "input 0 of program 'forward' has shape 2, expected 64x64";
    const written = captureStderr(() => {
      const { success, files } = new Run({ args: { binary: relu }, logging, inputs: [x] })();
      assert.equal([success, files[0]!.result, files[0]!.problems, files[0]!.programs], [false, 'error', [text], []]);
    });
    assert.is(written, `ttrt run: error: ${relu}: ${text}\n`);
    assert.match(readFileSync(join(folder, 'ttrt.log'), 'utf8'), text);
  });
});

test('loggers and artifacts of the program are used', async () => {
  await inFolder((folder) => {
    const artifacts = new Artifacts(join(folder, 'mine'));
    const logging = new Logger(join(folder, 'mine.log'));
    const { files } = new Perf({ args: { binary: relu, memory: true }, logging, artifacts })();
    const { written, runs } = files[0]!;
    assert.is(written.length, 3);
    assert.ok(written.every((path) => path.startsWith(join(folder, 'mine/unary_relu.ttnn/perf')) && existsSync(path)));
    assert.ok(runs[0]!.figures.deviceCycles > 0);
    const before = readFileSync(join(folder, 'mine.log'), 'utf8');
    assert.match(before, ' - INFO - device: ');
    new Check({ args: { binary: relu, 'save-artifacts': true }, logging, artifacts })();
    assert.match(readFileSync(join(folder, 'mine.log'), 'utf8').slice(before.length), `${relu}: ok\n`);
    assert.ok(existsSync(join(folder, 'mine/unary_relu.ttnn/system_desc.ttsys')));
    new Query({ args: { 'clean-artifacts': true, quiet: true }, artifacts })();
    assert.not.ok(existsSync(join(folder, 'mine')));
  });
});

test('wrong arguments are errors when the instance is made', () => {
  const message = (args: Record<string, unknown>): string => messageOf(ArgumentError, () => new Run({ args }));
  assert.is(message({ loops: 0 }), "--loops needs a whole number from 1 on, not '0'");
  assert.is(message({ loops: 1.5 }), "--loops needs a whole number from 1 on, not '1.5'");
  assert.is(message({ init: 'ones' }), "unknown initialization 'ones' (there are randn, arange, zeros)");
  assert.is(message({ golden: 'yes' }), "--golden is true or false, not 'yes'");
  assert.is(message({ seed: [1] }), "argument 'seed' is a text, a number or a boolean, not [1]");
  assert.is(message({ saveArtifacts: true }), "unknown argument 'saveArtifacts'; did you mean 'save-artifacts'?");
  assert.is(message({ loops: undefined, init: 'zeros' }), 'nothing is thrown');
  assert.is(messageOf(ArgumentError, new Run()), 'no binary given');
});

test('files that cannot be written are errors', async () => {
  await inFolder((folder) => {
    writeFileSync(join(folder, 'file'), '');
    assert.is(
      messageOf(FileError, () => new Logger(join(folder, 'file/log'))),
      `${folder}/file/log: part of the path is not a folder`,
    );
    const read = new Read({ args: { binary: relu, quiet: true, 'result-file': join(folder, 'none/x') } });
    assert.is(messageOf(FileError, read), `${folder}/none/x: no such file or folder`);
  });
});

/** Returns what `action` writes to standard error, which does not show. */
function captureStderr(action: () => void): string {
  const { write } = process.stderr;
  let written = '';
  process.stderr.write = (chunk: string | Uint8Array): boolean => {
    written += String(chunk);
    return true;
  };
  try {
    action();
  } finally {
    process.stderr.write = write;
  }
  return written;
}

test.run();
