import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type BuildOptions, type Metafile } from 'esbuild';
import { scriptsOfChunks, type Chunk } from './chunk-functions.ts';
import { lazyImports } from './lazy-imports.ts';

/** A program in which most of the grammar occurs, so that the code for it is compiled. */
const sample = `#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 * 2)>
module attributes {a.b = [1, 2.0 : f32, "c", unit, @s], a.map = #map} {
  func.func private @s(i32) -> f32
  func.func @f(%a: tensor<4x?xf32>, %b: i1 loc("x")) -> i32 {
    %0:2 = "b.c"(%a) <{p = dense<[1, 2]> : tensor<2xi32>}> ({
    ^bb0(%x: index):
      "b.d"() : () -> ()
    }) {e} : (tensor<4x?xf32>) -> (i32, f32) loc("f.py":1:2)
    cf.cond_br %b, ^bb1(%0#0 : i32), ^bb2
  ^bb1(%1: i32):
    %c1 = arith.constant -1 : i32
    %2 = arith.addi %1, %c1 : i32
    return %2 : i32
  ^bb2:
    %3 = func.call @s(%0#0) : (i32) -> f32
    cf.br ^bb1(%0#0 : i32)
  }
}
`;

/** Operations of TTIR of most kinds, so that the code of the passes that compile them is compiled. */
const ttirSample = `#c = #tt.operand_constraint<dram|l1|tile|any_device_tile>
func.func @f(%a: tensor<1x32x32x64xbf16>, %k: tensor<64x64x3x3xbf16>, %w: tensor<64x32xf32>) -> tensor<32x32xf32> {
  %0 = tensor.empty() : tensor<1x30x30x64xbf16>
  %1 = "ttir.conv2d"(%a, %k, %0) <{dilation_height = 1 : si32, dilation_width = 1 : si32, groups = 1 : si32, operand_constraints = [#c, #c, #c], padding_bottom = 0 : si32, padding_left = 0 : si32, padding_right = 0 : si32, padding_top = 0 : si32, stride_height = 1 : si32, stride_width = 1 : si32}> : (tensor<1x32x32x64xbf16>, tensor<64x64x3x3xbf16>, tensor<1x30x30x64xbf16>) -> tensor<1x30x30x64xbf16>
  %2 = "ttir.constant"() <{value = dense<2.0> : tensor<32x64xf32>}> : () -> tensor<32x64xf32>
  %3 = tensor.empty() : tensor<32x32xf32>
  %4 = "ttir.matmul"(%2, %w, %3) <{operand_constraints = [#c, #c, #c]}> : (tensor<32x64xf32>, tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %5 = tensor.empty() : tensor<32x32xf32>
  %6 = "ttir.add"(%4, %4, %5) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#c, #c, #c]}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %7 = tensor.empty() : tensor<32x32xf32>
  %8 = "ttir.transpose"(%6, %7) <{dim0 = 0 : si32, dim1 = 1 : si32, operand_constraints = [#c, #c]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %9 = tensor.empty() : tensor<32x1xf32>
  %10 = "ttir.sum"(%8, %9) <{dim_arg = [1 : i32], keep_dim = true, operand_constraints = [#c, #c]}> : (tensor<32x32xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
  %11 = tensor.empty() : tensor<1x32xf32>
  %12 = "ttir.reshape"(%10, %11) <{operand_constraints = [#c, #c], shape = [1 : i32, 32 : i32]}> : (tensor<32x1xf32>, tensor<1x32xf32>) -> tensor<1x32xf32>
  %13 = tensor.empty() : tensor<32x32xf32>
  %14 = "ttir.multiply"(%8, %12, %13) <{operandSegmentSizes = array<i32: 2, 1>, operand_constraints = [#c, #c, #c]}> : (tensor<32x32xf32>, tensor<1x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  %15 = tensor.empty() : tensor<32x32xf32>
  %16 = "ttir.softmax"(%14, %15) <{dimension = 1 : si32, operand_constraints = [#c, #c]}> : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
  return %16 : tensor<32x32xf32>
}
`;

/** What is run so that its code is compiled. */
const runs = [
  { args: ['--allow-unregistered-dialect', '--mlir-print-debuginfo'], input: sample },
  { args: ['--ttir-to-ttnn-backend-pipeline'], input: ttirSample },
] as const;

/** The dialects that come with the core of the bundle, which small inputs need most often. */
const commonDialects = /^src\/(?:builtin|dialects\/(?:arith|cf|func))\/index\.ts$/;

/**
 * Makes `<folder>/<name>.js` of a tool that keeps its compiled code: a launcher, a bundle of everything in two scripts, and the code that V8
 * made of them while it ran samples. What the tool imports by a dynamic `import()` is in the bundle too, in the second script but for the most common dialects.
 */
export async function buildCompiledTool(
  name: string,
  entry: string,
  folder: string,
  options: BuildOptions,
): Promise<void> {
  const { root, ...common } = { root: options.absWorkingDir!, ...options };
  const { outputFiles, metafile } = await build({
    ...common,
    entryPoints: { [name]: entry },
    outdir: folder,
    write: false,
    metafile: true,
    define: { 'import.meta.url': '"file:///bundle.js"' },
    plugins: [lazyImports('/dialects/registry.ts', '/tools/pass-registry.ts')],
  });
  const coreNames = coreChunks(metafile, `${name}.js`);
  const chunks = new Map(outputFiles.map(({ path, text }) => [basename(path), text.replace(/^#!.*\n/, '')]));
  const named = (chunk: string): Chunk => ({ name: chunk, text: chunks.get(chunk)! });
  const rest = [...chunks.keys()].filter((chunk) => !coreNames.has(chunk));
  const scripts = scriptsOfChunks([...coreNames].map(named), rest.map(named));
  // Named by its content, because another build may replace the launcher at any moment.
  const hash = createHash('sha256').update(scripts.core).update(scripts.rest).digest('hex').slice(0, 8);
  const bundleName = `chunk-${name}-${hash}`;
  for (const part of ['core', 'rest'] as const) writeFileSync(join(folder, `${bundleName}.${part}.cjs`), scripts[part]);
  const launcher = join(folder, `${name}.js`);
  await build({
    ...common,
    entryPoints: { [name]: join(root, 'scripts/packaging/launcher.ts') },
    outdir: folder,
    splitting: false,
    format: 'cjs',
    define: { bundleName: JSON.stringify(bundleName), 'import.meta.url': '__filename' },
    banner: { js: '#!/usr/bin/env node' },
  });
  chmodSync(launcher, 0o755);
  const env = { PATH: process.env['PATH'], TTMLIR_KEEP_CODE: '1' };
  for (const { args, input } of runs) {
    const stdio = ['pipe', 'ignore', 'inherit'] as const;
    const { status } = spawnSync(process.execPath, [launcher, ...args], { env, input, stdio: [...stdio] });
    if (status !== 0) throw new Error(`${name} failed on the sample that it is compiled with`);
  }
}

/** Returns the names of the chunks that are needed for nearly every input, the one that is run first. */
function coreChunks({ outputs }: Metafile, first: string): Set<string> {
  const isCommon = (entry: string | undefined): boolean =>
    entry !== undefined && (commonDialects.test(entry) || entry === 'src/tools/ttmlir-opt.ts');
  const paths = Object.keys(outputs);
  const pending = paths.filter((path) => isCommon(outputs[path]!.entryPoint));
  const found = new Set<string>([first]);
  pending.push(paths.find((path) => basename(path) === first)!);
  for (let path = pending.pop(); path !== undefined; path = pending.pop()) {
    found.add(basename(path));
    for (const { path: imported, kind, external } of outputs[path]!.imports) {
      if (kind === 'import-statement' && external !== true && !found.has(basename(imported))) pending.push(imported);
    }
  }
  return found;
}
