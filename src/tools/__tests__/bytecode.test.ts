import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isBytecode } from '../../bytecode/encoding.ts';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';
import { main as translate } from '../ttmlir-translate.ts';

interface Run {
  readonly code: number;
  readonly bytes: Uint8Array;
  readonly text: string;
  readonly errors: string;
}

function opt(stdin: string | Uint8Array, ...argv: string[]): Run {
  const io = memoryIo({ stdin });
  const code = main(argv, io);
  return { code, bytes: io.stdout.bytes, text: io.stdout.text, errors: io.stderr.text };
}

const program = `module {
  func.func @f(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    %1 = arith.addi %arg0, %arg0 : i32
    %2 = arith.muli %0, %1 : i32
    return %2 : i32
  }
}

`;

test('what is written is read, and passes run on it', () => {
  const written = opt(program, '--emit-bytecode');
  assert.is(written.code, 0);
  assert.ok(isBytecode(written.bytes));
  assert.is(opt(written.bytes).text, program);
  assert.is(opt(written.bytes, '--cse').text, opt(program, '--cse').text);
  assert.equal(opt(written.bytes, '--emit-bytecode').bytes, written.bytes);
  // Diagnostics on it have the places of the text.
  assert.match(opt(written.bytes, '--mlir-print-debuginfo').text, /#loc3 = loc\("<stdin>":3:10\)/);
});

test('an operation at the top level has results, and what is in it has others', () => {
  const flags = ['--allow-unregistered-dialect', '--no-implicit-module'];
  const nested = `%0:2 = "foo.op"() ({
  %0:3 = "foo.op"() : () -> (i32, i64, i32)
  "foo.use"(%0#1) : (i64) -> ()
}) : () -> (i32, i32)

`;
  assert.is(opt(opt(nested, '--emit-bytecode', ...flags).bytes, ...flags).text, nested);
});

test('pieces of a file are written one behind the other', () => {
  const pieces = opt(`${program}// -----\n${program}`, '--split-input-file', '--emit-bytecode');
  const marker = Buffer.from(pieces.bytes).indexOf('// -----\n');
  assert.is(opt(pieces.bytes.subarray(0, marker)).text, program);
  assert.is(opt(pieces.bytes.subarray(marker + 9)).text, program);
});

test('translations read bytecode', () => {
  const source = 'module {\n  emitc.func @f() {\n    return\n  }\n}\n';
  const io = memoryIo({ stdin: opt(source, '--emit-bytecode').bytes });
  assert.is(translate(['--mlir-to-cpp'], io), 0);
  assert.is(io.stdout.text, 'void f() {\n  return;\n}\n\n');
});

test('resources are left out where that is asked for', () => {
  const source = `module attributes {x.a = dense_resource<k> : tensor<1xi8>} {
}

{-#
  dialect_resources: {
    builtin: {
      k: "0x0100000007"
    }
  }
#-}
`;
  assert.is(opt(opt(source, '--emit-bytecode').bytes).text, `${source}\n`);
  const elided = opt(source, '--emit-bytecode', '--elide-resource-data-from-bytecode');
  assert.is(opt(elided.bytes).text, 'module attributes {x.a = dense_resource<k> : tensor<1xi8>} {\n}\n\n');
});

test('resources of any alignment are written, but not into files that are too long', () => {
  const resource = (bytes: string): string =>
    `module attributes {x.a = dense_resource<k> : tensor<1xi8>} {\n}\n\n{-#\n  dialect_resources: {\n    builtin: {\n      k: "0x${bytes}"\n    }\n  }\n#-}\n`;
  for (const bytes of ['00000000', '0000000007', '0000010007']) {
    assert.is(opt(opt(resource(bytes), '--emit-bytecode').bytes).text, `${resource(bytes)}\n`);
  }
  const tooLong = opt(resource('0000008007'), '--emit-bytecode');
  assert.is(tooLong.code, 1);
  assert.is(tooLong.errors.split('\n')[0], '<stdin>:1:1: error: the output is longer than 512 MiB');
});

test('versions that there are not are refused', () => {
  const wrong = opt(program, '--emit-bytecode', '--emit-bytecode-version=7');
  assert.is(wrong.code, 1);
  assert.is(wrong.bytes.length, 0);
  assert.is(
    wrong.errors.split('\n')[0],
    '<stdin>:1:1: error: unsupported version requested 7, must be in range [0, 6]',
  );
  const noNumber = opt(program, '--emit-bytecode', '--emit-bytecode-version=x');
  assert.is(noNumber.code, 1);
  assert.is(
    noNumber.errors,
    "ttmlir-opt: for the --emit-bytecode-version option: Invalid argument 'x', only integer is supported.\n",
  );
  const alone = opt(program, '--emit-bytecode-version=3');
  assert.is(alone.code, 1);
  assert.is(alone.text, '');
  assert.is(alone.errors, '<unknown>:0: error: bytecode version while not emitting bytecode\n');
});

test('other bytes behind the same letters are text', () => {
  const [message] = opt(Uint8Array.from([0x4d, 0x4c, 0xef, 0x53])).errors.split('\n');
  assert.is(message, '<stdin>:1:3: error: unexpected character');
});

test.run();
