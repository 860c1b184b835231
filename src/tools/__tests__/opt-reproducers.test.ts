import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

const cwd = mkdtempSync(join(tmpdir(), 'opt-reproducers-'));
test.after(() => rmSync(cwd, { recursive: true }));

const read = (name: string): string => readFileSync(join(cwd, name), 'utf8');

function run(stdin: string, ...flags: readonly string[]): { code: number; out: string; err: string } {
  const io = memoryIo({ stdin, cwd });
  const code = main(['-', ...flags], io);
  return { code, out: io.stdout.text, err: io.stderr.text };
}

const adds = `module {
  func.func @f(%arg0: i32) -> i32 {
    %c0_i32 = arith.constant 0 : i32
    %0 = arith.addi %arg0, %c0_i32 : i32
    return %0 : i32
  }
}
`;
const folded = 'module {\n  func.func @f(%arg0: i32) -> i32 {\n    return %arg0 : i32\n  }\n}\n';

/** TTIR has no tensors of unknown size. */
const fails = `module {
  func.func @f(%arg0: tensor<?xf32>) -> tensor<?xf32> {
    %0 = math.exp %arg0 : tensor<?xf32>
    return %0 : tensor<?xf32>
  }
}
`;

const reproducer = (program: string, pipeline: string, disableThreading = false, verifyEach = true): string =>
  `${program}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: ${pipeline},
      disable_threading: ${disableThreading},
      verify_each: ${verifyEach}
    }
  }
#-}
`;

test('a reproducer holds the program and the passes, and runs', () => {
  const flags = ['--mlir-generate-reproducer=made.mlir', '--mlir-disable-threading', '--verify-each=false'];
  assert.is(run(adds, '--cse', ...flags).code, 0);
  assert.is(read('made.mlir'), reproducer(adds, '"builtin.module(cse)"', true, false));
  const stored = reproducer(adds, '"builtin.module(canonicalize)"');
  assert.equal(run(stored, '--run-reproducer'), { code: 0, out: `${folded}\n`, err: '' });
  // Without the option it is a program that brings resources along.
  assert.is(run(stored).out, `${stored}\n`);
  assert.match(run(stored, '--run-reproducer', '--cse', '--dump-pass-pipeline').err, /canonicalize.*\n {2}cse/);
  assert.is(run(stored, '--run-reproducer', '--pass-pipeline=builtin.module(cse)').out, `${adds}\n`);
});

test('what a reproducer cannot hold is reported', () => {
  const said = (from: string, to: string): string =>
    run(reproducer(adds, '"builtin.module(cse)"').replace(from, to), '--run-reproducer').err;
  assert.match(said('"builtin.module(cse)"', '3'), "<stdin>:12:17: error: expected string value for key 'pipeline'");
  assert.match(
    said('verify_each: true', 'verify_each: "x"'),
    `<stdin>:14:20: error: expected 'true' or 'false' value for key 'verify_each'`,
  );
  assert.match(said('pipeline', 'passes'), "<stdin>:12:7: error: unknown 'mlir_reproducer' resource key 'passes'");
  assert.match(said('cse', 'cze'), "error: 'cze' does not refer to a registered pass or pass pipeline");
});

test('a reproducer that cannot be written is an error', () => {
  const { code, err } = run(adds, '--mlir-generate-reproducer=none/made.mlir');
  assert.is(code, 1);
  assert.is(err, "cannot open output file 'none/made.mlir': No such file or directory\n");
});

test('a pass that fails leaves the reproducer of the whole pipeline, or of the pass', () => {
  const flags = [
    '--cse',
    '--convert-arith-to-ttir',
    '--symbol-dce',
    '--mlir-pass-pipeline-crash-reproducer=crash.mlir',
  ];
  const whole = run(fails, ...flags);
  assert.is(whole.code, 1);
  const head = '<stdin>:1:1: error: Failures have been detected while processing an MLIR pass pipeline\n';
  assert.match(whole.err, head);
  const pass = "`ConvertArithToTTIR` on 'builtin.module' operation";
  assert.match(whole.err, `note: Pipeline failed while executing [${pass}]: reproducer generated at \`crash.mlir\`\n`);
  assert.match(read('crash.mlir'), 'pipeline: "builtin.module(cse, convert-arith-to-ttir, symbol-dce)"');
  const local = run(fails, ...flags, '--mlir-pass-pipeline-local-reproducer');
  assert.match(local.err, `note: Pipeline failed while executing ${pass}: reproducer generated at \`crash.mlir\`\n`);
  assert.match(read('crash.mlir'), 'pipeline: "builtin.module(convert-arith-to-ttir)"');
  assert.is(run(read('crash.mlir'), '--run-reproducer').code, 1);
});

test('a crash reproducer that cannot be written is said so, and none is written after success', () => {
  const { err } = run(fails, '--convert-arith-to-ttir', '--mlir-pass-pipeline-crash-reproducer=none/crash.mlir');
  const reason = "cannot open output file 'none/crash.mlir': No such file or directory";
  assert.match(err, `failed to create output stream: Failed to create reproducer stream: ${reason}\n`);
  assert.is(run(adds, '--cse', '--mlir-pass-pipeline-crash-reproducer=unused.mlir').code, 0);
  assert.not(existsSync(join(cwd, 'unused.mlir')));
});

test('the IR around passes goes into a tree of files', () => {
  const pipeline = '--pass-pipeline=builtin.module(func.func(cse,canonicalize),symbol-dce)';
  const { err } = run(adds, pipeline, '--mlir-print-ir-after-all', '--mlir-print-ir-tree-dir=tree/ir');
  assert.is(err, '');
  const top = 'tree/ir/builtin_module_no-symbol-name';
  assert.equal(readdirSync(join(cwd, top)).sort(), ['1_symbol-dce.mlir', 'func_func_f']);
  assert.equal(readdirSync(join(cwd, top, 'func_func_f')).sort(), ['0_0_cse.mlir', '0_1_canonicalize.mlir']);
  const dump = '// -----// IR Dump After SymbolDCE (symbol-dce) //----- //\n';
  assert.is(read(`${top}/1_symbol-dce.mlir`), `${dump}${folded}\n\n`);
});

test('a tree of files that cannot be made is an error', () => {
  const { code, err } = run(adds, '--cse', '--mlir-print-ir-after-all', '--mlir-print-ir-tree-dir=/proc/ir');
  assert.is(code, 1);
  assert.match(err, /^cannot open output file '\/proc\/ir\/.*_cse.mlir': .+\n$/);
});

test('the passes to print around are named in several options, and must exist', () => {
  const { err } = run(adds, '--cse', '--symbol-dce', '--mlir-print-ir-before=cse', '--mlir-print-ir-before=symbol-dce');
  assert.equal(err.match(/IR Dump Before \w+/g), ['IR Dump Before CSE', 'IR Dump Before SymbolDCE']);
  const unknown = run(adds, '--cse', '--mlir-print-ir-after=cse,cze');
  assert.equal(unknown, {
    code: 1,
    out: '',
    err: "ttmlir-opt: for the --mlir-print-ir-after option: Cannot find option named 'cze'!\n",
  });
});

test('the input need not be verified', () => {
  const flag = '--mlir-very-unsafe-disable-verifier-on-parsing';
  const { code, out } = run('func.func @f() -> i32 { return }', flag);
  assert.is(code, 0);
  assert.match(out, '"func.return"() : () -> ()');
});

test.run();
