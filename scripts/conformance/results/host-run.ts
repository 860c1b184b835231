import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { withoutStackDumps } from '../oracle.ts';
import { denseText, type TensorFunction, type TensorSpec, typeText } from './functions.ts';

/** From TOSA and linalg on tensors to code for this machine, with MLIR's own passes. */
const lowering = [
  'func.func(tosa-optional-decompositions,tosa-to-scf,canonicalize,tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale=true},tosa-to-tensor)',
  'func.func(linalg-generalize-named-ops,convert-elementwise-to-linalg,canonicalize)',
  'one-shot-bufferize{bufferize-function-boundaries=true allow-return-allocs-from-loops=true}',
  'func.func(convert-linalg-to-loops,lower-affine),convert-bufferization-to-memref',
  'expand-strided-metadata,lower-affine',
  'convert-complex-to-standard,func.func(convert-scf-to-cf)',
  'func.func(arith-expand{include-bf16=true},math-expand-ops{ops=rsqrt,ctlz,roundeven})',
  'convert-complex-to-llvm,convert-math-to-llvm,convert-math-to-libm,convert-arith-to-llvm,convert-index-to-llvm',
  'finalize-memref-to-llvm,convert-func-to-llvm,convert-cf-to-llvm,reconcile-unrealized-casts',
].join(',');
const limits = { encoding: 'utf8', timeout: 60_000, maxBuffer: 2 ** 28 } as const;

/** What each result is printed as, and the operation that makes it of narrower elements. */
const printed: Readonly<Record<string, readonly [element: string, by?: string]>> = {
  f32: ['f32'],
  f16: ['f32', 'arith.extf'],
  bf16: ['f32', 'arith.extf'],
  i64: ['i64'],
  i32: ['i32'],
  i16: ['i32', 'arith.extsi'],
  i8: ['i32', 'arith.extsi'],
  i1: ['i32', 'arith.extui'],
};

/** mlir-opt and mlir-runner, which run a function on this machine. */
export class HostRunner {
  readonly #opt: string;
  readonly #runner: string;
  readonly #libraries: readonly string[];

  /** `libraries` is the folder of MLIR's runtime libraries. */
  constructor(opt: string, runner: string, libraries: string, version: string) {
    this.#opt = opt;
    this.#runner = runner;
    this.#libraries = ['runner_utils', 'c_runner_utils'].map(
      (name) => `${libraries}/libmlir_${name}.so.${version.split('.').slice(0, 2).join('.')}`,
    );
  }

  /** Returns what is not installed that runs take, undefined when all is there. */
  missing(): string | undefined {
    const isRunner = spawnSync(this.#runner, ['--version'], limits).status === 0;
    return isRunner ? this.#libraries.find((path) => !existsSync(path)) : this.#runner;
  }

  /** Returns a program on tensors as MLIR writes it on memory, undefined where it does not. */
  onMemory(text: string): string | undefined {
    const passes =
      'one-shot-bufferize{bufferize-function-boundaries=true allow-return-allocs-from-loops=true},canonicalize';
    const args = [`--pass-pipeline=builtin.module(${passes})`, '-'];
    const { status, stdout } = spawnSync(this.#opt, args, { ...limits, input: text, env: withoutStackDumps });
    return status === 0 ? stdout : undefined;
  }

  /**
   * Returns the numbers of each result, undefined where MLIR cannot make code of the function or the code does not end well. Elements
   * that the function does not set are `unset`.
   */
  run(fn: TensorFunction, inputs: readonly (readonly number[])[], unset: 0 | 1): number[][] | undefined {
    const module = spawnSync(this.#opt, [`--pass-pipeline=builtin.module(${lowering})`, '-'], {
      ...limits,
      input: driverText(fn, inputs, unset),
      env: withoutStackDumps,
    });
    if (module.status !== 0) return undefined;
    const flags = [
      '-e',
      'driver',
      '--entry-point-result=void',
      ...this.#libraries.map((path) => `--shared-libs=${path}`),
    ];
    const { status, stdout } = spawnSync(this.#runner, flags, { ...limits, input: module.stdout });
    return status === 0 ? printedNumbers(stdout) : undefined;
  }
}

/** Returns a module with the function and one that calls it with the inputs and prints the results. */
export function driverText(
  { name, text, inputs: inputSpecs, results }: TensorFunction,
  inputs: readonly (readonly number[])[],
  unset: 0 | 1,
): string {
  const lines = inputSpecs.map(
    (spec, i) => `%in${i} = arith.constant dense<${elementsText(spec, inputs[i]!)}> : ${typeText(spec)}`,
  );
  const [taken, given] = [inputSpecs, results].map((specs) => specs.map((spec) => typeText(spec)).join(', '));
  const args = inputSpecs.map((_, i) => `%in${i}`).join(', ');
  lines.push(`%out:${results.length} = func.call @${name}(${args}) : (${taken}) -> (${given})`);
  for (const [i, spec] of results.entries()) {
    const [element, by] = printed[spec.element]!;
    const wide = { ...spec, element };
    if (by) lines.push(`%wide${i} = ${by} %out#${i} : ${typeText(spec)} to ${typeText(wide)}`);
    const [buffer, any] = [typeText(wide, 'memref'), `memref<*x${element}>`];
    lines.push(
      `%buffer${i} = bufferization.to_buffer ${by ? `%wide${i}` : `%out#${i}`} : ${typeText(wide)} to ${buffer}`,
      `%any${i} = memref.cast %buffer${i} : ${buffer} to ${any}`,
      `func.call @printMemref${element.toUpperCase()}(%any${i}) : (${any}) -> ()`,
    );
  }
  const printers = ['f32', 'i32', 'i64'].map(
    (element) =>
      `func.func private @printMemref${element.toUpperCase()}(memref<*x${element}>) attributes {llvm.emit_c_interface}`,
  );
  return [withoutEmpty(text, unset), ...printers, 'func.func @driver() {', ...lines, 'return', '}', ''].join('\n');
}

/** Lets tensors of any content hold a number. */
function withoutEmpty(text: string, unset: 0 | 1): string {
  return text.replace(/tensor\.empty\(\) : (tensor<(?:\d+x)*((?:b?f|i)\d+)>)/g, (_, type: string, element: string) => {
    const spec = { shape: [], element };
    return `arith.constant dense<${elementsText(spec, [unset])}> : ${type}`;
  });
}

function elementsText({ shape, element }: TensorSpec, numbers: readonly number[]): string {
  const text = (number: number): string => {
    if (element === 'i1') return String(number !== 0);
    return element.includes('f') ? number.toExponential(8) : String(number);
  };
  let next = 0;
  return denseText(shape, () => text(numbers[next++]!));
}

/** Returns the numbers of each memref that MLIR's library has printed, in row-major order. */
export function printedNumbers(text: string): number[][] {
  return text
    .split('Unranked Memref')
    .slice(1)
    .map((part) => part.slice(part.indexOf('data =')).match(/-?(?:nan|inf|\d[\d.e+-]*)/g) ?? [])
    .map((words) => words.map((word) => Number(word.replace('inf', 'Infinity').replace(/-?nan/, 'NaN'))));
}
