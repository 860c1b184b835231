import { type CompiledTool, type SampleFiles } from './compiled-tool.ts';
import {
  generalSample,
  sample,
  shortGeneralSample,
  shortSamples,
  shortSamplesOf,
  stableHLOSample,
  tosaSample,
  ttirSample,
} from './samples.ts';

/** Programs with every operation of the dialects that MLIR has too. */
const operationsOfAllKinds: SampleFiles = {
  files: [
    ...[
      'affine',
      'arith',
      'bufferization',
      'cf',
      'complex',
      'emitc',
      'func',
      'index',
      'linalg',
      'math',
      'memref',
      'quant',
    ],
    ...['scf', 'tensor', 'tosa', 'ub', 'vector'],
  ].map((dialect) => `lit-tests/dialects/${dialect}/ops.mlir`),
};

/** The tools that are run so often on small files that their compiled code is kept, each after those whose output it is compiled with. */
export const compiledTools: readonly CompiledTool[] = [
  {
    name: 'ttmlir-opt',
    common: /^src\/(?:builtin\/index|dialects\/(?:arith|cf|func)\/index|tools\/ttmlir-opt)\.ts$/,
    subjects: {
      compiler: /^src\/(?:conversion\/ttir-to-ttnn\/|dialects\/(?:tensor\/index|(?:tt|ttir|ttnn)\/))/,
      general: /^src\/(?:transforms\/|dialects\/(?:affine|complex|linalg|math|memref|scf|tensor)\/index)/,
      stablehlo: /^src\/dialects\/stablehlo\/index/,
      tosa: /^src\/dialects\/tosa\/index/,
      'front-ends': /^src\/(?:conversion\/(?:arith|linalg|stablehlo|tosa)-to-ttir\/|dialects\/(?:stablehlo|tosa)\/)/,
      more: /^src\/dialects\/(?:bufferization|dlti|emitc|index|irdl|ml_program|quant|shape|ub|vector)\/index/,
      passes: /^src\/tools\/passes\//,
      bytecode: /^src\/bytecode\//,
    },
    tunesEngine: true,
    runs: [
      { args: ['--allow-unregistered-dialect', '--mlir-print-debuginfo'], input: sample },
      { args: ['--ttir-to-ttnn-backend-pipeline', '-o', 'sample.mlir'], input: ttirSample },
      { args: ['--canonicalize', '--cse'], input: generalSample },
      { args: ['--stablehlo-to-ttir-pipeline'], input: stableHLOSample },
      { args: ['--convert-tosa-to-ttir'], input: tosaSample },
      { args: ['--allow-unregistered-dialect', '--split-input-file'], input: operationsOfAllKinds },
    ],
    shortRuns: [
      ...[...shortSamples, ...Object.values(shortSamplesOf)].map((input) => ({ args: [], input })),
      { args: ['--allow-unregistered-dialect'], input: '%0 = "a.b"() {c} : () -> i32\n' },
      { args: ['--canonicalize', '--cse'], input: shortGeneralSample },
      { args: ['--ttir-to-ttnn-backend-pipeline', '-o', 'short-ttnn.mlir'], input: shortSamplesOf.ttir },
      { args: ['--stablehlo-to-ttir-pipeline'], input: shortSamplesOf.stablehlo },
      { args: ['--convert-tosa-to-ttir'], input: shortSamplesOf.tosa },
    ],
  },
  {
    name: 'ttmlir-translate',
    common: /^src\/(?:builtin\/index|dialects\/(?:func|tensor|tt|ttnn)\/index|tools\/ttmlir-translate)\.ts$/,
    subjects: {},
    tunesEngine: true,
    runs: [{ args: ['--ttnn-to-flatbuffer', 'sample.mlir', '-o', 'sample.ttnn'] }],
    shortRuns: [{ args: ['--ttnn-to-flatbuffer', 'short-ttnn.mlir', '-o', 'short.ttnn'] }],
  },
  {
    name: 'ttrt',
    common: /^src\/tools\/(?:ttrt|ttrt\/\w+)\.ts$/,
    subjects: {},
    tunesEngine: false,
    runs: [{ args: ['read', 'sample.ttnn'] }, { args: ['run', 'sample.ttnn'] }],
    shortRuns: [],
  },
];
