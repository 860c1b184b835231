import { execFileSync, spawnSync } from 'node:child_process';
import {
  accessSync,
  constants,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { createRegistry } from '../../src/dialects/registry.ts';
import { Context } from '../../src/ir/context.ts';
import { memoryIo } from '../../src/tools/memory-io.ts';
import { main as runOpt } from '../../src/tools/ttmlir-opt.ts';
import { buildTools } from '../build-tools.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const output = mkdtempSync(join(tmpdir(), 'build-tools-'));
test.after(() => rmSync(output, { recursive: true, force: true }));

/** Where npm would install the package, for what is in `output`. */
const installed = join(output, 'node_modules/ttmlir');
const { built } = await buildTools(root, join(installed, 'dist'));
copyFileSync(join(root, 'package.json'), join(installed, 'package.json'));

/** Without the loader that runs this test, so that a bundle has to stand alone. */
const env = { PATH: process.env['PATH'], NODE_V8_COVERAGE: process.env['NODE_V8_COVERAGE'] };

/** Writes a module that makes a process say something of each script that it makes, and returns its path. `said` is an expression of `options` and, as `this`, the script. */
function scriptProbe(name: string, said: string): string {
  const probe = join(installed, `${name}.cjs`);
  writeFileSync(
    probe,
    `const vm = require('node:vm');
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    process.stderr.write(${said} + ' ');
  }
};`,
  );
  return probe;
}

test('every bundle is an executable that stands alone', () => {
  for (const name of built) {
    const path = join(installed, 'dist', `${name}.js`);
    accessSync(path, constants.X_OK);
    assert.match(readFileSync(path, 'utf8'), /^#!\/usr\/bin\/env node\n/);
    const { status, stderr } = spawnSync(path, ['--help'], { env, encoding: 'utf8' });
    assert.is(`${name}: ${status} ${stderr}`, `${name}: 0 `);
  }
});

test('compiled code is kept, that of the core and that of other parts', () => {
  const dist = join(installed, 'dist');
  const sizeOf = (tool: string, part: string): number => {
    const [file, ...more] = readdirSync(dist).filter(
      (name) => name.startsWith(`chunk-${tool}-`) && name.endsWith(`.${part}.cjs.code`),
    );
    assert.equal(more, []);
    return readFileSync(join(dist, file!)).length;
  };
  for (const tool of ['ttmlir-opt', 'ttmlir-translate', 'ttrt']) assert.ok(sizeOf(tool, 'core') > 1_000_000);
  for (const part of ['compiler', 'general', 'front-ends']) assert.ok(sizeOf('ttmlir-opt', part) > 200_000);
});

test('an input in the most common dialects needs the core only', () => {
  const probe = scriptProbe('files', String.raw`/\.([\w+-]+)\.cjs$/.exec(options.filename)[1]`);
  const tool = join(installed, 'dist/ttmlir-opt.js');
  const loadedFor = (text: string): string => {
    const input = join(output, 'input.mlir');
    writeFileSync(input, text);
    const run = spawnSync(process.execPath, ['--require', probe, tool, input], {
      env: { PATH: env.PATH },
      encoding: 'utf8',
    });
    assert.is(run.status, 0);
    return run.stderr;
  };
  const operation = 'func.func @f() -> i32 {\n  %0 = arith.constant 1 : i32\n  return %0 : i32\n}\n';
  assert.is(loadedFor(operation), 'core ');
  assert.is(loadedFor(`${operation}// ${'x'.repeat(30_000)}\n`), 'core ');
  assert.match(loadedFor('ml_program.global private @a(dense<1> : tensor<1xi32>) : tensor<1xi32>\n'), /^core more /);
  assert.match(loadedFor('sdy.mesh @mesh = <["x"=2]>\n'), /^core rest /);
});

test('the compiled code that is kept is taken', () => {
  const probe = scriptProbe('rejected', `'rejected: ' + this.cachedDataRejected`);
  const loop = 'func.func @f(%m: memref<4xf32>) {\n  affine.for %i = 0 to 4 {\n  }\n  return\n}\n';
  const runs = [
    { command: ['ttmlir-opt'], input: '' },
    { command: ['ttmlir-opt', '--ttir-to-ttnn-backend-pipeline'], input: '' },
    { command: ['ttmlir-opt', '--canonicalize'], input: loop },
    { command: ['ttmlir-translate', '--mlir-to-cpp'], input: '' },
    { command: ['ttrt', 'read', join(root, 'fixtures/upstream/unary_relu.ttnn')], input: '' },
  ];
  for (const { command, input } of runs) {
    const [tool, ...args] = command;
    const words = ['--require', probe, join(installed, 'dist', `${tool}.js`), ...args];
    const { stderr } = spawnSync(process.execPath, words, { env: { PATH: env.PATH }, input, encoding: 'utf8' });
    assert.match(stderr, /^(rejected: false )+$/, command.join(' '));
  }
});

test('very short files need less of the compiled code that is kept', () => {
  const probe = scriptProbe('lengths', `(this.cachedDataRejected ? 'rejected' : options.cachedData.length)`);
  const bytesFor = (tool: string, args: readonly string[], text: string): number => {
    const input = join(output, 'short.mlir');
    writeFileSync(input, text);
    const words = ['--require', probe, join(installed, 'dist', `${tool}.js`), ...args, input];
    const run = spawnSync(process.execPath, words, { env: { PATH: env.PATH }, encoding: 'utf8' });
    assert.is(run.status, 0);
    return run.stderr
      .trim()
      .split(' ')
      .reduce((sum, length) => sum + Number(length), 0);
  };
  const operation = 'func.func @f() -> i32 {\n  %0 = arith.constant 1 : i32\n  return %0 : i32\n}\n';
  const long = `${operation}// ${'x'.repeat(4000)}\n`;
  assert.ok(bytesFor('ttmlir-opt', [], operation) < 0.9 * bytesFor('ttmlir-opt', [], long));
  assert.ok(
    bytesFor('ttmlir-opt', ['--canonicalize'], operation) < 0.9 * bytesFor('ttmlir-opt', ['--canonicalize'], long),
  );
  const module = `module {\n${'// x\n'.repeat(10)}}\n`;
  assert.ok(
    bytesFor('ttmlir-translate', ['--mlir-to-cpp'], module) <
      bytesFor('ttmlir-translate', ['--mlir-to-cpp'], `${module}// ${'x'.repeat(4000)}\n`),
  );
});

test('Node is asked for its folder for compiled code where none is kept', () => {
  const probe = join(installed, 'folder.cjs');
  writeFileSync(
    probe,
    `const nodeModule = require('node:module');
nodeModule.enableCompileCache = () => process.stderr.write('asked ');
nodeModule.syncBuiltinESMExports();`,
  );
  const asks = (tool: string): string => {
    const words = ['--require', probe, join(installed, 'dist', `${tool}.js`), '--version'];
    return spawnSync(process.execPath, words, { env: { PATH: env.PATH }, encoding: 'utf8' }).stderr;
  };
  assert.is(asks('ttmlir-opt'), '');
  // Modules do not see functions that this version of Node does not have.
  if ('enableCompileCache' in nodeModule) assert.is(asks('filecheck'), 'asked ');
});

test('with another version of V8, the first runs keep the code for those that follow where Node has a folder for it', () => {
  const dist = join(installed, 'dist');
  const launcher = join(dist, 'other-version.js');
  const text = readFileSync(join(dist, 'ttmlir-opt.js'), 'utf8');
  assert.is(text.split(`"${process.versions.v8}"`).length, 2);
  writeFileSync(launcher, text.replace(`"${process.versions.v8}"`, '"0.1"'));
  const folder = mkdtempSync(join(tmpdir(), 'compile-cache-'));
  const probe = join(installed, 'cache.cjs');
  writeFileSync(
    probe,
    `const nodeModule = require('node:module');
nodeModule.enableCompileCache = () => {};
nodeModule.getCompileCacheDir = () => process.env.FOLDER;
const vm = require('node:vm');
vm.Script = class extends vm.Script {
  constructor(source, options) {
    super(source, options);
    process.stderr.write('rejected: ' + this.cachedDataRejected + ' ');
  }
};`,
  );
  const run = (inFolder: string | undefined, option = '--version', temporaryFolder = output): string => {
    const words = ['--require', probe, launcher, option];
    const runEnv = { PATH: env.PATH, FOLDER: inFolder, TMPDIR: temporaryFolder };
    const run = spawnSync(process.execPath, words, { env: runEnv, encoding: 'utf8', input: '' });
    return `${run.stderr}${run.status}`;
  };
  assert.is(run(undefined), 'rejected: undefined 0');
  assert.is(run(folder), 'rejected: undefined 0');
  assert.match(readdirSync(folder).join(' '), /^chunk-ttmlir-opt-\w+\.core\.cjs\.code$/);
  assert.is(run(folder), 'rejected: false 0');
  // As from a version that calls itself the same.
  writeFileSync(join(folder, readdirSync(folder)[0]!), 'no code');
  assert.is(run(folder), 'rejected: true 0');
  assert.is(run(folder), 'rejected: false 0');
  const kept = (): Buffer =>
    readFileSync(
      join(
        folder,
        readdirSync(folder).find((name) => name.includes('.core.'))!,
      ),
    );
  const ofPrintingVersion = kept();
  assert.match(run(folder, '--cse'), /^(rejected: (false|undefined) )+0$/);
  const ofPass = kept();
  assert.ok(ofPass.length > ofPrintingVersion.length + 10_000, `${ofPrintingVersion.length}, then ${ofPass.length}`);
  run(folder);
  const ofFour = kept();
  run(folder, '--canonicalize');
  assert.ok(kept().equals(ofFour));
  rmSync(folder, { recursive: true });
  // Where the folder cannot be made, some versions of Node never end trying.
  const file = join(output, 'no-folder');
  writeFileSync(file, '');
  assert.is(run(folder, '--version', file), 'rejected: undefined 0');
});

/** Returns what the bundle of ttmlir-opt prints, which may need a thread with more room for it. */
function printed(input: string, option: string): string {
  const words = [join(installed, 'dist/ttmlir-opt.js'), '--allow-unregistered-dialect', option];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env,
    encoding: 'utf8',
    input,
    maxBuffer: 1 << 26,
  });
  assert.is(`${status} ${stderr}`, '0 ');
  return stdout;
}

test('a bundle has the room that deep programs need', () => {
  const levels = 3000;
  const text = printed('"a.b"() ({\n'.repeat(levels) + '}) : () -> ()\n'.repeat(levels), '--verify-each');
  assert.is(text.match(/"a\.b"\(\) \(\{/g)?.length, levels);
});

test('aliases nest as deeply as memory allows', () => {
  const levels = 1000;
  const definitions = (first: string, next: (i: number) => string): string =>
    [first, ...Array.from({ length: levels }, (_, i) => next(i))].join('\n');
  const text = [
    definitions('#a0 = 1 : i32', (i) => `#a${i + 1} = [#a${i}]`),
    definitions('!t0 = i32', (i) => `!t${i + 1} = tuple<!t${i}>`),
    definitions('#l0 = loc(unknown)', (i) => `#l${i + 1} = loc(fused<"m${i}">["f":${i + 1}:1, #l${i}])`),
    `"a.b"() {a = #a${levels}} : () -> !t${levels} loc(#l${levels})`,
  ].join('\n');
  const printedText = printed(text, '--mlir-print-debuginfo');
  assert.is(printedText.match(/tuple</g)?.length, levels);
  assert.is(printedText.match(/fused</g)?.length, levels);
});

test('a bundle reads a module that the heap is expected to have no room for in a thread', () => {
  // The limit is that of the main thread only.
  const lifting = `import { setFlagsFromString } from 'node:v8'; setFlagsFromString('--max-old-space-size=0');`;
  const words = [
    '--max-old-space-size=300',
    '--import',
    `data:text/javascript,${encodeURIComponent(lifting)}`,
    join(installed, 'dist/ttmlir-opt.js'),
    '--symbol-dce',
  ];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    env: { ...env, NODE_DEBUG: 'worker' },
    encoding: 'utf8',
    input: `// ${'-'.repeat(20_000_000)}\nmodule @m {}\n`,
  });
  assert.is(stdout, 'module @m {\n}\n\n');
  assert.is(status, 0);
  assert.match(stderr, /^WORKER \d+: \[0\] created Worker/m);
});

test('a bundle says of a small heap that it is full', () => {
  const ops = Array.from({ length: 50 }, (_, i) => `  %${i} = arith.addi %a, %a : i32\n`).join('');
  const input = Array.from({ length: 6000 }, (_, i) => `func.func @f${i}(%a: i32) {\n${ops}  return\n}\n`).join('');
  for (const heapMb of [60, 120]) {
    const words = [`--max-old-space-size=${heapMb}`, join(installed, 'dist/ttmlir-opt.js'), '--symbol-dce'];
    const { status, stdout, stderr } = spawnSync(process.execPath, words, { env, input, encoding: 'utf8' });
    assert.equal(
      [status, stdout, stderr],
      [1, '', `ttmlir-opt: error: out of memory: the heap can have ${heapMb} MiB\n`],
    );
  }
});

/** Returns the programs in JavaScript that a page shows. */
function examplesIn(page: string): string[] {
  return [...readFileSync(join(root, page), 'utf8').matchAll(/^```js\n(.*?)^```/gms)].map(([, text]) => text!);
}
const libraryExamples = examplesIn('docs/library.md');

/** Programs that use the library, by name. */
const programs = {
  readme: `const text = ${JSON.stringify(readFileSync(join(root, 'fixtures/ttir/relu.mlir'), 'utf8'))};
${examplesIn('README.md')[0]!}`,
  made: libraryExamples[0]!,
  changed: libraryExamples[1]!,
  passes: libraryExamples[2]!,
  ttrt: examplesIn('docs/ttrt.md')[0]!,
  device: examplesIn('docs/device-model.md')[0]!,
  layouts: examplesIn('docs/layouts.md')[0]!,
  binaries: `import * as lib from 'ttmlir';
import { asDict, Binary } from 'ttmlir/ttrt';
import { readFileSync } from 'node:fs';

const context = new lib.Context(lib.createRegistry());
const f32 = lib.parseType('f32', context);
console.log(lib.printAttribute(lib.makeLayout([2, 3, 64, 128], f32, { grid: [2, 4], memorySpace: 'l1' })));
const systemDesc = lib.defaultSystemDesc(context);
console.log(lib.printAttribute(lib.deviceFromSystemDesc(context, systemDesc)).slice(0, 63));
const memref = lib.parseType('memref<2x4x!tt.tile<32x32, bf16>>', context);
console.log(lib.printType(lib.makeCBType('cb_in3', 1024, memref)));
const binary = new Binary(readFileSync('model.ttnn'));
const module = lib.translateFlatbufferToTTNN(binary.bytes, context, 'model.ttnn');
const again = new Binary(lib.translateTTNNToFlatbuffer(module));
console.log(again.asJson() === binary.asJson(), asDict(again).programs.length);
const empty = lib.parseText('module attributes {tt.system_desc = ' + lib.printAttribute(systemDesc) + '} {}', context);
const written = [lib.translateSystemDescToFlatbuffer(empty), lib.translateTTMetalToFlatbuffer(empty)];
console.log(written.map((bytes) => lib.readBinaryFile(bytes).kind).join());
`,
};
for (const [name, text] of Object.entries(programs)) writeFileSync(join(output, `${name}.mjs`), text);
copyFileSync(join(root, 'fixtures/upstream/unary_relu.ttnn'), join(output, 'model.ttnn'));

/** Runs programs one after the other, which loads the library once, and tells what each printed. */
const runner = `const outputs = {};
const { write } = process.stdout;
for (const name of process.argv.slice(1)) {
  outputs[name] = '';
  process.stdout.write = (text) => (outputs[name] += text) !== '';
  await import(\`./\${name}.mjs\`).catch((error) => (outputs[name] += error.stack));
}
process.stdout.write = write;
console.log(JSON.stringify(outputs));`;
const outputs = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', runner, ...Object.keys(programs)], {
    cwd: output,
    env,
    encoding: 'utf8',
  }),
) as Record<keyof typeof programs, string>;

test('the library does what the README shows', () => {
  assert.match(outputs.readme, /^ttir\.relu\n/);
  assert.match(outputs.readme, 'func.func @');
});

test('programs made by code run, as their page shows', () => {
  assert.match(
    outputs.made,
    '  func.func @forward(%arg0: tensor<64x128xf32>, %arg1: tensor<64x128xf32>) -> tensor<64x128xf32> {',
  );
  assert.match(outputs.made, 'Float32Array(5) [ 0, 0, 0, 2, 4 ] true');
});

test('programs that read and change modules run, as their page shows', () => {
  assert.match(
    outputs.changed,
    /^arith\.muli i32\nmine\.twice i32\nfunc\.return \nfunc\.func \nbuiltin\.module \ntrue module \{\n/,
  );
  assert.match(outputs.changed, '    %0 = arith.muli %arg0, %arg0 : i32\n    %1 = "mine.twice"(%0) : (i32) -> i32\n');
});

test('a bundler makes a script for web pages of programs that use the library', async () => {
  const program = `${libraryExamples[0]!}
context.printOpOnDiagnostic = false;
for (const pass of ['ttir-load-system-desc{path=a.ttsys}', 'snapshot-op-locations{filename=a.mlir}']) {
  const manager = new PassManager(context, 'builtin.module', 'implicit');
  console.log(addPipelineText(pass, manager, createPassRegistry(), errors), manager.run(module));
}
`;
  writeFileSync(join(output, 'page.mjs'), program);
  const { outputFiles, warnings } = await build({
    entryPoints: [join(output, 'page.mjs')],
    bundle: true,
    format: 'iife',
    platform: 'browser',
    write: false,
    logLevel: 'silent',
  });
  assert.equal(warnings, []);
  const said: string[] = [];
  const console = {
    log: (...words: unknown[]) => said.push(words.join(' ')),
    error: (text: string) => said.push(text),
  };
  runInContext(outputFiles[0]!.text, createContext({ console, TextDecoder, TextEncoder, performance }));
  assert.equal(said.slice(1), [
    '0,0,0,2,4 true',
    "<unknown>:0: error: cluster desc does not exist!\n<unknown>:0: note: there is no file 'a.ttsys'\n",
    'true false',
    "<unknown>:0: error: cannot open output file 'a.mlir': there are no files in a web page\n",
    'true false',
  ]);
});

test('passes of other programs run, as the page shows', () => {
  assert.is(
    outputs.passes,
    `module {
  func.func @f(%arg0: f16) -> f16 {
    %0 = arith.mulf %arg0, %arg0 : f16
    return %0 : f16
  }
}

`,
  );
});

test('a tool with a pass of its own does what ttmlir-opt does, as the page shows', () => {
  writeFileSync(join(output, 'my-opt.mjs'), libraryExamples[3]!);
  const run = (args: readonly string[], input: string) =>
    spawnSync(process.execPath, ['my-opt.mjs', ...args], { cwd: output, env, encoding: 'utf8', input });
  const program = 'func.func private @f(i1, i1)\n';
  const passed = run(['--check-arguments', '--cse'], program);
  assert.equal([passed.status, passed.stdout, passed.stderr], [0, `module {\n  ${program}}\n\n`, '']);
  const failed = run(['--check-arguments=most=1'], program);
  assert.is(failed.stderr.split('\n')[0], '<stdin>:1:1: error: 2 arguments are too many');
  assert.equal([failed.status, failed.stdout], [1, '']);
  assert.match(
    run(['--help'], '').stdout,
    /^USAGE: my-opt .*^ +--check-arguments +- Refuses functions with many arguments\./ms,
  );
  assert.is(run(['--version'], '').stdout, 'my-opt 1.0\n');
  assert.is(
    run(['--chek-arguments'], program).stderr.split('\n')[0],
    "my-opt: Unknown command line argument '--chek-arguments'.  Try: 'my-opt --help'",
  );
  const deep = `${'tuple<'.repeat(20_000)}i1${'>'.repeat(20_000)}`;
  assert.is(run([], `module attributes {x.a = ${deep}} {}`).status, 0);
});

test('a program that throws in the library shows a line that can be read', () => {
  const example = `import { parseText } from 'ttmlir';\nparseText(undefined, undefined);\n`;
  writeFileSync(join(output, 'throwing-example.mjs'), example);
  const { stderr } = spawnSync(process.execPath, ['throwing-example.mjs'], { cwd: output, env, encoding: 'utf8' });
  assert.match(stderr, 'TypeError');
  assert.ok(stderr.length < 5000, stderr);
});

test('the commands of ttrt do what their page shows', () => {
  assert.is(outputs.ttrt, '2 chips, links: 2\nforward: true, largest 2047\nttnn.relu is bound by dram\n');
  const saved = ['ttrt-artifacts/system_desc.ttsys', 'out/artifacts/model.ttnn/perf/trace.json', 'ttrt.log'];
  for (const file of saved) accessSync(join(output, file), constants.R_OK);
});

test('binaries share tensors on an open device, as the page shows', () => {
  assert.is(outputs.device, '-0 -976\n');
});

test('the library tells where elements and padding are, as its page shows', () => {
  assert.is(
    outputs.layouts,
    `#tt.layout<(d0, d1) -> (d0, d1), undef, <3x2>, memref<1x1x!tt.tile<32x32, f32>, #tt.memory_space<l1>>>
[ 53, 63 ] { elements: 3339, padding: 2805, allocated: 6144 }
{ start: [ 17, 0 ], size: [ 15, 32 ] } { start: [ 0, 31 ], size: [ 17, 1 ] }
{ shard: 5, slot: 322 } [ 40, 50 ] padding
{ kind: 'l1', chip: 0, coreY: 2, coreX: 1 } 1288
`,
  );
});

test('the library makes layouts, devices and binaries', () => {
  assert.is(
    outputs.binaries,
    `#tt.layout<(d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3), undef, <2x4>, memref<192x32xf32, #tt.memory_space<l1>>>
#tt.device<workerGrid = #tt.grid<8x8, (d0, d1) -> (0, d0, d1)>,
!ttkernel.cb<cb_in3, 1024, memref<2x4x!tt.tile<32x32, bf16>>, 2048, 1>
true 1
ttsys,ttm
`,
  );
});

test('every dialect has its module', async () => {
  const context = new Context(createRegistry());
  for (const namespace of context.registry.namespaces) {
    const library = join(installed, 'dist/lib/dialects', `${namespace}.js`);
    const exported = Object.values((await import(pathToFileURL(library).href)) as Record<string, { opName?: string }>);
    const names = exported.flatMap(({ opName }) => opName ?? []);
    const { ops } = context.getOrLoadDialect(namespace)!;
    assert.equal(names.sort(), ops.map(({ name }) => name).sort(), namespace);
  }
});

test('what the library exports has the names that it is exported by', async () => {
  const library = (await import(pathToFileURL(join(installed, 'dist/lib/index.js')).href)) as Record<string, unknown>;
  const classes = Object.entries(library).filter(([name, value]) => /^[A-Z]/.test(name) && typeof value === 'function');
  assert.ok(classes.length > 50);
  assert.equal(classes.filter(([name, value]) => (value as () => void).name !== name).map(([name]) => name), []); // prettier-ignore
});

// Many patterns are called after their classes, and the bundler gives those another name that share theirs with something else.
test('the patterns of a bundle have their names', async () => {
  const library = (await import(pathToFileURL(join(installed, 'dist/lib/index.js')).href)) as {
    readonly Context: typeof Context;
    readonly createRegistry: typeof createRegistry;
  };
  const labelsIn = (context: Context): string[] =>
    [...context.registry.namespaces].flatMap((namespace) => {
      const dialect = context.getOrLoadDialect(namespace)!;
      const patterns = [dialect, ...dialect.ops].flatMap(({ hooks }) => hooks.canonicalizationPatterns?.() ?? []);
      return patterns.map(({ debugLabel }) => debugLabel);
    });
  assert.equal(labelsIn(new library.Context(library.createRegistry())), labelsIn(new Context(createRegistry())));

  const input = readFileSync(join(root, 'fixtures/opt/action-patterns.mlir'), 'utf8');
  const args = ['--allow-unregistered-dialect', '--split-input-file', '--canonicalize', '--log-actions-to=-'];
  const io = memoryIo({ stdin: input });
  assert.is(runOpt(args, io), 0);
  assert.is(
    execFileSync(join(installed, 'dist/ttmlir-opt.js'), args, { env, input, encoding: 'utf8' }),
    io.stdout.text,
  );
});

test('the bundle of lit runs tests in its worker processes', () => {
  const suite = { name: 'S', suffixes: ['.test'], execRoot: 'out' };
  writeFileSync(join(output, 'lit.cfg.json'), JSON.stringify(suite));
  writeFileSync(join(output, 'a.test'), 'RUN: ttrt --version | count 1\nRUN: lit --version | count 1\n');
  const lit = join(installed, 'dist/lit.js');
  for (const option of ['-v', '--external-tools']) {
    const text = execFileSync(lit, [option, 'a.test'], { cwd: output, env, encoding: 'utf8' });
    assert.match(text, 'PASS: S :: a.test (1 of 1)\n');
  }
});

test.run();
