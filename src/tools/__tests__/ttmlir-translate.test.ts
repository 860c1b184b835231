import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { decode } from '../../target/schema/decode.ts';
import { TTNNBinary } from '../../target/schema/generated/ttnn.gen.ts';
import { memoryIo, type MemoryIo } from '../memory-io.ts';
import { callTool } from '../tool-io.ts';
import { main } from '../ttmlir-translate.ts';

const upstream = fileURLToPath(new URL('../../../fixtures/upstream/', import.meta.url));

/** Runs ttmlir-translate in the folder of upstream's programs. */
async function run(argv: readonly string[], stdin = ''): Promise<MemoryIo & { readonly exitCode: number }> {
  const io = memoryIo({ cwd: upstream, stdin });
  const exitCode = await callTool('ttmlir-translate', main, argv, io);
  return { ...io, exitCode };
}

/** Runs `action` with the path of a file in a new folder, which is deleted at the end. */
async function withOutput(action: (path: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ttmlir-translate-'));
  try {
    await action(join(folder, 'out.ttnn'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('writes the binary to a file', () =>
  withOutput(async (path) => {
    const { exitCode, stdout, stderr } = await run(['--ttnn-to-flatbuffer', 'matmul.expected', '-o', path]);
    assert.equal([exitCode, stdout.text, stderr.text], [0, '', '']);
    const theirs = decode(TTNNBinary, readFileSync(join(upstream, 'matmul.ttnn')));
    assert.equal(decode(TTNNBinary, readFileSync(path)), theirs);
  }));

test('reads standard input, which locations call <stdin>, and writes standard output', async () => {
  const input = readFileSync(join(upstream, 'unary_relu.expected'), 'utf8');
  for (const argv of [['-ttnn-to-flatbuffer'], ['--ttnn-to-flatbuffer', '-', '-o', '-']]) {
    const { exitCode, stdout } = await run(argv, input);
    assert.is(exitCode, 0);
    const [program] = decode(TTNNBinary, stdout.bytes).programs;
    assert.match(program?.operations[0]?.debugInfo ?? '', / loc\("<stdin>":10:10\)$/);
  }
});

test('writes the bytes of C++ that are no UTF-8', async () => {
  const { stdout } = await run(['--mlir-to-cpp'], 'emitc.verbatim "a\\FFé"');
  assert.is(Buffer.from(stdout.bytes).toString('latin1'), 'a\xff\xc3\xa9\n\n');
});

test('standard input that is a folder is an error', async () => {
  for (const option of ['--ttnn-to-flatbuffer', '--flatbuffer-to-ttnn']) {
    const io = memoryIo({ stdin: () => readFileSync(upstream) });
    assert.is(await callTool('ttmlir-translate', main, [option], io), 1);
    assert.is(io.stderr.text, "cannot open input file '-': Is a directory\n");
  }
});

test('writes nothing after errors', () =>
  withOutput(async (path) => {
    const text = 'module {\n  func.func @f(%x: i32) {\n    return\n  }\n}\n';
    const { exitCode, stdout, stderr } = await run(['--ttnn-to-flatbuffer', '-o', path], text);
    assert.equal([exitCode, stdout.text, existsSync(path)], [1, '', false]);
    assert.match(
      stderr.text,
      "<stdin>:1:1: error: 'builtin.module' op expected system desc to be present on the module\nmodule {\n^\n",
    );
    assert.match(
      stderr.text,
      '<stdin>:1:1: note: pipelines of ttmlir-opt put it there, such as --ttir-to-ttnn-backend-pipeline\n',
    );
  }));

test('pieces of text that have no errors are printed, but not written to a file', () =>
  withOutput(async (path) => {
    const text = 'emitc.include "a"\n// -----\nemitc.nothing\n// -----\nemitc.include "b"\n';
    const asked = ['--mlir-to-cpp', '--split-input-file', '--output-split-marker=//'];
    const printed = await run(asked, text);
    assert.equal([printed.exitCode, printed.stdout.text], [1, '#include "a"\n\n//\n//\n#include "b"\n\n']);
    assert.match(printed.stderr.text, "<stdin>:3:1: error: custom op 'emitc.nothing' is unknown");
    const written = await run([...asked, '-o', path], text);
    assert.equal([written.exitCode, written.stdout.text, existsSync(path)], [1, '', false]);
    const expected = text.replace('emitc.nothing', '// expected-error @+1 {{is unknown}}\nemitc.nothing');
    const compared = await run([...asked, '--verify-diagnostics'], expected);
    assert.equal([compared.exitCode, compared.stdout.text], [0, printed.stdout.text]);
  }));

test('text up to an error is printed, but written to a file only where the error is expected, and not handed on', () =>
  withOutput(async (path) => {
    const text = 'emitc.include "a"\nemitc.verbatim "b"\n"x.y"() : () -> ()\n';
    const asked = ['--mlir-to-cpp', '--allow-unregistered-dialect'];
    const printed = await run(asked, text);
    assert.equal([printed.exitCode, printed.stdout.text], [1, '#include "a"\nb\n']);
    assert.match(printed.stderr.text, "<stdin>:3:1: error: 'x.y' op unable to find printer for op");
    const written = await run([...asked, '-o', path], text);
    assert.equal([written.exitCode, written.stdout.text, existsSync(path)], [1, '', false]);
    const handedOn = await run([...asked, '--mlir-to-cpp'], text);
    assert.equal([handedOn.exitCode, handedOn.stdout.text, handedOn.stderr.text], [1, '', printed.stderr.text]);
    const expected = text.replace('"x.y"', '// expected-error @+1 {{unable to find printer}}\n"x.y"');
    const compared = await run([...asked, '--verify-diagnostics', '-o', path], expected);
    assert.equal([compared.exitCode, readFileSync(path, 'utf8')], [0, '#include "a"\nb\n']);
  }));

test('operations of unknown dialects are read only when asked for', async () => {
  const text = '"a.b"() : () -> ()';
  const refused = await run(['--ttnn-to-flatbuffer'], text);
  assert.match(refused.stderr.text, '-allow-unregistered-dialect');
  const read = await run(['--ttnn-to-flatbuffer', '--allow-unregistered-dialect'], text);
  assert.match(read.stderr.text, 'expected system desc');
});

test('diagnostics can be compared with comments, piece by piece', async () => {
  const missing = "{{'builtin.module' op expected system desc to be present on the module}}";
  const text = `// expected-error @below ${missing}\nmodule {}\n// -----\n// expected-error @below ${missing}\nmodule {}\n`;
  const asked = ['--ttnn-to-flatbuffer', '--split-input-file', '--verify-diagnostics'];
  const right = await run(asked, text);
  assert.equal([right.exitCode, right.stderr.text, right.stdout.text], [0, '', '']);
  const wrong = await run(asked, text.replace('expected system desc', 'something else'));
  assert.is(wrong.exitCode, 1);
  assert.match(wrong.stderr.text, "<stdin>:1:4: error: expected error \"'builtin.module' op something else");
});

test('of several translations each takes what the one before made, in the order of the command line', async () => {
  const { stdout: module, exitCode } = await run([
    '--ttnn-to-flatbuffer',
    '--flatbuffer-to-ttnn',
    'unary_relu.expected',
  ]);
  assert.is(exitCode, 0);
  assert.match(module.text, '"ttnn.relu"(');
  const binary = await run(['--ttnn-to-flatbuffer', 'unary_relu.expected']);
  const argv = ['--ttnn-to-flatbuffer', '--flatbuffer-to-ttnn', '--ttnn-to-flatbuffer', 'unary_relu.expected'];
  const again = await run(argv);
  assert.equal(
    decode(TTNNBinary, again.stdout.bytes).programs[0]?.inputs,
    decode(TTNNBinary, binary.stdout.bytes).programs[0]?.inputs,
  );
});

test('what a translation made has no name, and what it fails on is not handed on', async () => {
  const twice = await run(['--mlir-to-cpp', '--mlir-to-cpp'], 'emitc.include "a"');
  assert.equal([twice.exitCode, twice.stdout.text], [1, '']);
  assert.match(twice.stderr.text, /^-:1:\d+: error: /);
  const failed = await run(['--ttnn-to-flatbuffer', '--flatbuffer-to-ttnn'], 'module {}');
  assert.is(failed.exitCode, 1);
  assert.match(failed.stderr.text, /^<stdin>:1:1: error: 'builtin.module' op expected system desc/);
  assert.not.match(failed.stderr.text, 'flatbuffer');
});

test('pieces go through several translations one by one', async () => {
  const text = 'emitc.verbatim "emitc.include \\22a\\22"\n// -----\nemitc.verbatim "emitc.include \\22b\\22"\n';
  const { exitCode, stdout, stderr } = await run(['--mlir-to-cpp', '--mlir-to-cpp', '--split-input-file'], text);
  assert.equal([exitCode, stderr.text, stdout.text], [0, '', '#include "a"\n\n\n#include "b"\n\n']);
});

test('comments say what the first of several translations reports', async () => {
  const missing = "// expected-error @below {{'builtin.module' op expected system desc to be present on the module}}\n";
  const argv = ['--ttnn-to-flatbuffer', '--flatbuffer-to-ttnn', '--verify-diagnostics'];
  const { exitCode, stderr } = await run(argv, `${missing}module {}`);
  assert.equal([exitCode, stderr.text], [0, '']);
});

/** The names in a report of times, which are those that mlir-translate gives. */
const timed = (report: string): string[] => [...report.matchAll(/\(.*%\)  (.*)/g)].map(([, name]) => name!);

test('times are told translation by translation', async () => {
  const cpp = await run(['--mlir-to-cpp', '--mlir-timing', '--split-input-file'], 'emitc.verbatim "a"\n// -----\n');
  assert.equal([cpp.exitCode, cpp.stdout.text], [0, 'a\n\n\n\n']);
  assert.match(
    cpp.stderr.text,
    /^===-+===\n +\.\.\. Execution time report \.\.\.\n===-+===\n {2}Total Execution Time: /,
  );
  assert.equal(timed(cpp.stderr.text), ['translate from mlir to cpp', 'Rest', 'Total']);
  const both = await run(['--ttnn-to-flatbuffer', '--flatbuffer-to-ttnn', '--mlir-timing', 'matmul.expected']);
  assert.is(both.exitCode, 0);
  assert.equal(timed(both.stderr.text), [
    'translate ttnn to flatbuffer',
    'translate flatbuffer to ttnn',
    'Rest',
    'Total',
  ]);
});

test('times can be a list or JSON', async () => {
  const list = await run(['--mlir-to-cpp', '--mlir-timing', '--mlir-timing-display=list'], 'emitc.verbatim "a"');
  assert.equal(timed(list.stderr.text), ['root', 'translate from mlir to cpp', 'Rest', 'Total']);
  const json = await run(['--mlir-to-cpp', '--mlir-timing', '--mlir-output-format=json'], 'emitc.verbatim "a"');
  const entries = JSON.parse(json.stderr.text) as { name: string }[];
  assert.equal(
    entries.map(({ name }) => name),
    ['translate from mlir to cpp', 'Rest', 'Total'],
  );
});

test('times are told after errors, too', async () => {
  const wrong = await run(['--mlir-to-cpp', '--mlir-timing'], 'emitc.nope');
  assert.is(wrong.exitCode, 1);
  assert.match(wrong.stderr.text, /^<stdin>:1:1: error: /);
  assert.equal(timed(wrong.stderr.text), ['translate from mlir to cpp', 'Rest', 'Total']);
  const missing = await run(['--mlir-to-cpp', '--mlir-timing', 'missing.mlir']);
  assert.is(missing.exitCode, 1);
  assert.match(missing.stderr.text, /^cannot open input file 'missing.mlir': No such file or directory\n===/);
  assert.equal(timed(missing.stderr.text), ['Rest', 'Total']);
});

test('there are two displays of times and two formats', async () => {
  for (const [option, value] of [
    ['mlir-timing-display', 'table'],
    ['mlir-output-format', 'xml'],
  ]) {
    const { exitCode, stderr } = await run(['--mlir-to-cpp', `--${option}=${value}`], '');
    const message = `ttmlir-translate: for the --${option} option: Cannot find option named '${value}'!\n`;
    assert.equal([exitCode, stderr.text], [1, message]);
  }
});

test('operations at the top level stay alone when asked for', async () => {
  const text = 'func.func @f() {\n  return\n}\n';
  const cpp = await run(['--mlir-to-cpp', '--no-implicit-module'], text);
  assert.equal([cpp.exitCode, cpp.stdout.text], [0, 'void f() {\n  return;\n}\n']);
  const binary = await run(['--ttnn-to-flatbuffer', '--no-implicit-module'], text);
  assert.is(binary.exitCode, 1);
  assert.match(binary.stderr.text, "<stdin>:1:1: error: 'func.func' op Expected ModuleOp as top level operation\n");
});

test('modules of binaries are printed as asked for, and diagnostics without operations', async () => {
  const argv = ['--flatbuffer-to-ttnn', '--mlir-print-op-generic', '--mlir-print-local-scope', 'unary_relu.ttnn'];
  const { stdout } = await run(argv);
  assert.match(stdout.text, /^"builtin.module"\(\) \(\{\n/);
  const { stderr } = await run(['--ttnn-to-flatbuffer', '--mlir-print-op-on-diagnostic=false'], 'module {}');
  assert.not.match(stderr.text, 'see current operation');
  const wrong = await run(['--flatbuffer-to-ttnn', '--mlir-elide-elementsattrs-if-larger=x', 'unary_relu.ttnn']);
  assert.equal([wrong.exitCode, wrong.stdout.text], [1, '']);
});

test('the help lists the translations', async () => {
  const { exitCode, stdout } = await run(['--help']);
  assert.is(exitCode, 0);
  assert.match(
    stdout.text,
    'OVERVIEW: MLIR Translation Testing Tool\nUSAGE: ttmlir-translate [options] <input file>\n',
  );
  const [, translations = ''] = /\nTranslations to perform:\n\n(.*?)\n\n/s.exec(stdout.text) ?? [];
  assert.match(translations, /^ {2}--flatbuffer-to-ttnn +- translate flatbuffer to ttnn\n/);
  assert.match(translations, /\n {2}--mlir-to-cpp +- translate from mlir to cpp\n/);
  assert.match(
    translations,
    /\n {2}--system-desc-to-flatbuffer +- translate the system description of a module to flatbuffer\n/,
  );
  assert.match(translations, /\n {2}--ttmetal-to-flatbuffer +- translate ttmetal dialect to flatbuffer\n/);
  assert.match(translations, /\n {2}--ttnn-to-flatbuffer +- translate ttnn to flatbuffer$/);
  assert.match((await run(['--version'])).stdout.text, /^ttmlir-translate \d/);
});

/** Command lines that are wrong, and the message. */
const mistakes: readonly (readonly [readonly string[], string])[] = [
  [[], 'Translations to perform option: must be specified at least once!'],
  [
    ['--ttnn-to-flatbufer'],
    "ttmlir-translate: Unknown command line argument '--ttnn-to-flatbufer'.  Try: 'ttmlir-translate --help'\n" +
      "ttmlir-translate: Did you mean '--ttnn-to-flatbuffer'?",
  ],
  [['--ttnn-to-flatbuffer', 'none.mlir'], "cannot open input file 'none.mlir': No such file or directory"],
  [['--ttnn-to-flatbuffer', ''], "cannot open input file '': No such file or directory"],
  [['--ttnn-to-flatbuffer', 'matmul.expected/x'], "cannot open input file 'matmul.expected/x': Not a directory"],
  [['--ttnn-to-flatbuffer', 'matmul.expected', '-o', ''], "cannot open output file '': No such file or directory"],
  [
    ['--ttnn-to-flatbuffer', 'matmul.expected', '-o', 'none/x'],
    "cannot open output file 'none/x': No such file or directory",
  ],
  [['--ttnn-to-flatbuffer', '-o'], 'ttmlir-translate: for the -o option: requires a value!'],
  [
    ['--ttnn-to-flatbuffer', 'a', 'b'],
    'ttmlir-translate: Too many positional arguments specified!\n' +
      'Can specify at most 1 positional arguments: See: ttmlir-translate --help',
  ],
];

for (const [argv, message] of mistakes) {
  test(`mistake: ${argv.join(' ')}`, async () => {
    const { exitCode, stdout, stderr } = await run(argv);
    assert.equal([exitCode, stdout.text, stderr.text], [1, '', `${message}\n`]);
  });
}

test('what cannot be written is not made: the input is not looked at', async () => {
  for (const asked of ['--ttnn-to-flatbuffer', '--flatbuffer-to-ttnn', '--mlir-to-cpp']) {
    const { exitCode, stderr } = await run([asked, '-o', 'none/x'], 'broken');
    assert.equal([exitCode, stderr.text], [1, "cannot open output file 'none/x': No such file or directory\n"]);
  }
});

test('several pieces make no binary', async () => {
  const { exitCode, stderr } = await run(
    ['--ttnn-to-flatbuffer', '--split-input-file'],
    'module {}\n// -----\nmodule {}\n',
  );
  assert.is(exitCode, 1);
  assert.is(stderr.text, 'ttmlir-translate: a binary holds one module, but --split-input-file gives 2\n');
});

test.run();
