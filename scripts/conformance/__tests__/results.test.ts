import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../../src/asm/parse-source.ts';
import { createRegistry } from '../../../src/dialects/registry.ts';
import { Context } from '../../../src/ir/context.ts';
import { verify } from '../../../src/ir/verifier.ts';
import { product } from '../../../src/support/math.ts';
import { type Program } from '../corpus.ts';
import { compareResults, farthest } from '../results/compare-results.ts';
import { runOnDevice } from '../results/device-run.ts';
import { tensorFunctions, type TensorFunction } from '../results/functions.ts';
import { driverText, HostRunner, printedNumbers } from '../results/host-run.ts';
import { randomLinalgFunctions } from '../results/random-linalg.ts';
import { randomStablehloFunctions } from '../results/stablehlo/random-stablehlo.ts';
import { randomTosaFunctions } from '../results/random-tosa.ts';

const twice = `func.func @twice(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = func.call @add(%a) : (tensor<2xf32>) -> tensor<2xf32>
  %1 = tosa.abs %0 : (tensor<2xf32>) -> tensor<2xf32>
  return %1 : tensor<2xf32>
}
func.func private @add(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = tosa.add %a, %a : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
func.func @unknown_size(%a: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.abs %a : (tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @of_another_dialect(%a: tensor<2xf32>) -> tensor<2xf32> {
  %0 = arith.addf %a, %a : tensor<2xf32>
  return %0 : tensor<2xf32>
}
`;

test('functions on tensors of known sizes are taken out of programs, with what they call', () => {
  const functions = tensorFunctions({ text: twice, origin: 'x:1' }, 'tosa');
  assert.equal(
    functions.map(({ name }) => name),
    ['twice', 'add'],
  );
  const [first] = functions;
  assert.equal(first!.inputs, [{ shape: [2], element: 'f32' }]);
  assert.match(first!.text, /@add\(%arg0/);
  assert.not.match(first!.text, /@unknown_size/);
});

test('a function is called with numbers, and prints what it returns', () => {
  const spec = { shape: [1, 2], element: 'i8' };
  const text =
    'func.func @f(%a: tensor<1x2xi8>) -> tensor<1x2xi8> { %e = tensor.empty() : tensor<1x2xi8> return %e : tensor<1x2xi8> }';
  const driver = driverText({ origin: '', name: 'f', text, inputs: [spec], results: [spec] }, [[3, -4]], 1);
  assert.match(driver, '%in0 = arith.constant dense<[[3, -4]]> : tensor<1x2xi8>');
  assert.match(driver, '%wide0 = arith.extsi %out#0 : tensor<1x2xi8> to tensor<1x2xi32>');
  assert.match(driver, 'func.call @printMemrefI32(%any0)');
  assert.match(driver, '%e = arith.constant dense<1> : tensor<1x2xi8>');
});

const printed = `Unranked Memref base@ = 0x55 rank = 2 offset = 0 sizes = [2, 2] strides = [2, 1] data =
[[1,   -2.5],
 [nan,   1e+10]]
Unranked Memref base@ = 0x66 rank = 0 offset = 0 sizes = [] strides = [] data =
[-inf]
`;

test('what MLIR prints of memrefs are numbers', () => {
  assert.equal(printedNumbers(printed), [[1, -2.5, NaN, 1e10], [-Infinity]]);
});

test('results differ where they are too far apart', () => {
  assert.is(farthest([[1, 100]], [[1.5, 100]], 0.01), undefined);
  assert.is(farthest([[1, 100]], [[2.5, 100]], 0.01), "result 0 at 0 is 2.5, MLIR's 1");
  assert.is(farthest([[NaN, -Infinity]], [[NaN, -Infinity]], 0), undefined);
  assert.is(farthest([[1]], [[NaN]], 1), "result 0 at 0 is NaN, MLIR's 1");
  assert.is(farthest([[1, 2]], [[1]], 0), "result 0 has 1 numbers, MLIR's 2");
});

/** Returns what is found when both tools of MLIR are shell scripts. */
function compared(runner: string): ReturnType<typeof compareResults> {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const script = (name: string, text: string): string => {
    const path = join(folder, name);
    writeFileSync(path, `#!/bin/sh\n${text}\n`);
    chmodSync(path, 0o755);
    return path;
  };
  const host = new HostRunner(script('opt', 'cat > /dev/null'), script('runner', runner), folder, '22.1.8');
  try {
    assert.is(host.missing(), `${folder}/libmlir_runner_utils.so.22.1`);
    return compareResults([{ text: twice, origin: 'x:1' }], randomStablehloFunctions(3, 1), host, 1);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('functions are compared with what MLIR prints', () => {
  const { counts, differences } = compared("echo 'Unranked Memref data = [7, 8]'");
  assert.equal([...counts], [['differ', 3]]);
  assert.match(differences[0]!, /^=== x:1, @twice: (?:under .*, )?result 0 at 0 is .*, MLIR's 7\nfunc\.func @twice/);
  assert.equal([...compared('cat > /dev/null; test "$1" = --version').counts], [['not run by MLIR', 3]]);
});

/** Returns the function of each program, but for the few whose tensors are too large. */
function functionsOf(programs: readonly Program[]): TensorFunction[] {
  const functions = programs.flatMap((program) => tensorFunctions(program));
  assert.ok(functions.length > 0.9 * programs.length, `${functions.length} of ${programs.length}`);
  return functions;
}

test('the elementwise functions of StableHLO are right', () => {
  for (const { host } of randomStablehloFunctions(3, 100)) {
    const context = new Context(createRegistry());
    const { result, diagnostics } = context.diagnostics.collect(() => parseText(host.text, context));
    assert.ok(result && verify(result), `${host.text}${diagnostics.map(({ message }) => message).join()}`);
  }
});

for (const [dialect, functions] of [
  ['tosa', functionsOf(randomTosaFunctions(3, 25))],
  ['linalg', functionsOf(randomLinalgFunctions(3, 25))],
  ['stablehlo', randomStablehloFunctions(3, 25).map(({ stablehlo }) => stablehlo)],
] as const) {
  test(`random functions in ${dialect} are right, and run`, () => {
    for (const fn of functions) {
      const inputs = fn.inputs.map(({ shape }) => Array.from({ length: product(shape) }, () => 1));
      const outcome = runOnDevice(fn, dialect, inputs);
      assert.is(outcome.kind, 'ran', `${fn.text}${JSON.stringify(outcome)}`);
    }
  });
}

test.run();
