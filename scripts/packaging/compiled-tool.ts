import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type BuildOptions } from 'esbuild';
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

/**
 * Makes `<folder>/<name>.js` of a tool that keeps its compiled code: a launcher, one bundle of everything, and the code that V8
 * made of it while it ran a sample. What the tool imports by a dynamic `import()` is in the bundle too.
 */
export async function buildCompiledTool(
  name: string,
  entry: string,
  folder: string,
  options: BuildOptions,
): Promise<void> {
  const { root, ...common } = { root: options.absWorkingDir!, ...options };
  await build({
    ...common,
    entryPoints: { [name]: entry },
    outdir: folder,
    splitting: false,
    format: 'cjs',
    // Named by its content, because another build may replace the launcher at any moment.
    entryNames: 'chunk-[name]-[hash]',
    outExtension: { '.js': '.cjs' },
    define: { 'import.meta.url': '"file:///bundle.js"' },
    // A script that was not loaded as a module has nothing to import with.
    supported: { 'dynamic-import': false },
    plugins: [lazyImports('/dialects/registry.ts', '/tools/pass-registry.ts')],
  });
  const bundleName = readdirSync(folder).find((file) => file.startsWith(`chunk-${name}-`) && file.endsWith('.cjs'))!;
  const bundle = join(folder, bundleName);
  writeFileSync(bundle, readFileSync(bundle, 'utf8').replace(/^#!.*\n/, ''));
  const launcher = join(folder, `${name}.js`);
  await build({
    ...common,
    entryPoints: { [name]: join(root, 'scripts/packaging/launcher.ts') },
    outdir: folder,
    splitting: false,
    define: { bundleName: JSON.stringify(bundleName) },
    banner: { js: '#!/usr/bin/env node' },
  });
  chmodSync(launcher, 0o755);
  const { PATH } = process.env;
  const env = { PATH, TTMLIR_KEEP_CODE: `${bundle}.code` };
  const args = [launcher, '--allow-unregistered-dialect', '--mlir-print-debuginfo'];
  const { status } = spawnSync(process.execPath, args, { env, input: sample, stdio: ['pipe', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${name} failed on the sample that it is compiled with`);
}
