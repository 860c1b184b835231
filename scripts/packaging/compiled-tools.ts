import { type CompiledTool } from './compiled-tool.ts';
import { sample, ttirSample } from './samples.ts';

/** The tools that are run so often on small files that their compiled code is kept, each after those whose output it is compiled with. */
export const compiledTools: readonly CompiledTool[] = [
  {
    name: 'ttmlir-opt',
    common: /^src\/(?:builtin\/index|dialects\/(?:arith|cf|func)\/index|tools\/ttmlir-opt)\.ts$/,
    tunesCompiler: true,
    runs: [
      { args: ['--allow-unregistered-dialect', '--mlir-print-debuginfo'], input: sample },
      { args: ['--ttir-to-ttnn-backend-pipeline', '-o', 'sample.mlir'], input: ttirSample },
    ],
  },
  {
    name: 'ttmlir-translate',
    common: /^src\/(?:builtin\/index|dialects\/(?:func|tensor|tt|ttnn)\/index|tools\/ttmlir-translate)\.ts$/,
    tunesCompiler: false,
    runs: [{ args: ['--ttnn-to-flatbuffer', 'sample.mlir', '-o', 'sample.ttnn'], input: '' }],
  },
  {
    name: 'ttrt',
    common: /^src\/tools\/(?:ttrt|ttrt\/\w+)\.ts$/,
    tunesCompiler: false,
    runs: [
      { args: ['read', 'sample.ttnn'], input: '' },
      { args: ['run', 'sample.ttnn'], input: '' },
    ],
  },
];
