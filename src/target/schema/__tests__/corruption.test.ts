import { readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { BinaryFormatError } from '../binary-format-error.ts';
import { binaryFileKind, binaryFileToJson, readBinaryFile, readBinaryFileInfo } from '../binary-file.ts';
import { decode } from '../decode.ts';
import { encode } from '../encode.ts';
import { SystemDescRoot } from '../generated/common.gen.ts';
import { TTNNBinary } from '../generated/ttnn.gen.ts';
import { toJson } from '../json.ts';
import { int64, optional, required, root, string, table, vector, type RootType } from '../schema.ts';
import { encodeSamples, systemDescRoot, ttnnBinary } from './samples.ts';

const samples = encodeSamples();
const bytesOf = (name: string): Uint8Array => samples.get(name) ?? new Uint8Array();

/** Returns the message of the BinaryFormatError that `action` throws, undefined when it throws nothing. */
function problemOf(action: () => unknown): string | undefined {
  try {
    action();
    return undefined;
  } catch (error) {
    if (error instanceof BinaryFormatError) return error.message;
    throw error;
  }
}

/** Returns the bytes with a size prefix that is right again. */
function resized(bytes: Uint8Array): Uint8Array {
  const result = bytes.slice();
  if (result.length >= 4) new DataView(result.buffer).setUint32(0, result.length - 4, true);
  return result;
}

for (const [name, bytes] of samples) {
  test(`every byte of ${name} may be wrong`, () => {
    for (let position = 0; position < bytes.length; position++) {
      for (const mask of [0xff, 0x01]) {
        const damaged = bytes.slice();
        damaged[position] = (damaged[position] ?? 0) ^ mask;
        problemOf(() => readBinaryFile(damaged));
      }
    }
  });

  test(`${name} may end anywhere`, () => {
    for (let length = 0; length < bytes.length; length++) {
      const cut = bytes.slice(0, length);
      assert.ok(
        problemOf(() => readBinaryFile(cut)),
        `${length} bytes are accepted`,
      );
      problemOf(() => readBinaryFile(resized(cut)));
    }
  });

  test(`${name} may have any 32-bit number anywhere`, () => {
    for (let position = 0; position + 4 <= bytes.length; position += 4) {
      for (const value of [0, 4, 0x7fffffff, 0xffffffff, bytes.length - position]) {
        const damaged = bytes.slice();
        new DataView(damaged.buffer).setUint32(position, value, true);
        problemOf(() => readBinaryFile(damaged));
      }
    }
  });
}

test('a file in the middle of a larger buffer is read', () => {
  const bytes = bytesOf('sample.ttnn');
  const larger = new Uint8Array(bytes.length + 20).fill(0xaa);
  larger.set(bytes, 8);
  assert.equal(decode(TTNNBinary, larger.subarray(8, 8 + bytes.length)), decode(TTNNBinary, bytes));
});

test('what is wrong with the file as a whole is said', () => {
  const bytes = bytesOf('sample.ttnn');
  const text = new TextEncoder().encode('module {\n}\n');
  assert.is(
    problemOf(() => readBinaryFile(new Uint8Array())),
    'the file is empty',
  );
  assert.is(
    problemOf(() => readBinaryFile(text)),
    "not a flatbuffer of kind .ttsys, .ttnn, .ttm: the file has no identifier, expected 'TTSY', 'TTNN', 'TTM0'",
  );
  assert.is(
    problemOf(() => decode(TTNNBinary, bytesOf('sample.ttm'))),
    "not a flatbuffer of kind .ttnn: the file has the identifier 'TTM0', expected 'TTNN'",
  );
  assert.is(
    problemOf(() => readBinaryFile(bytes.subarray(4))),
    'the flatbuffer has no size prefix',
  );
  assert.is(
    problemOf(() => readBinaryFile(bytes.subarray(0, 100))),
    `the file is truncated: it has 100 of ${bytes.length} bytes`,
  );
  assert.is(
    problemOf(() => readBinaryFile(Uint8Array.of(...bytes, 1, 2))),
    'the file has 2 bytes after its end',
  );
});

test('the field that is wrong is named', () => {
  const wrong = decode(TTNNBinary, bytesOf('sample.ttnn'));
  const bytes = encode(TTNNBinary, wrong);
  const text = Buffer.from(bytes);
  const position = text.indexOf('%0 = "ttnn.op"()');
  text[position] = 0xff;
  assert.is(
    problemOf(() => decode(TTNNBinary, text)),
    'programs[0].operations[0].debug_info: the text is not valid UTF-8',
  );
});

test('an empty list of 64-bit numbers may lie where their alignment does not allow any', () => {
  const lists = root<{ readonly numbers: unknown }>(
    'tt.target.SystemDescRoot',
    { identifier: 'TTSY', extension: 'ttsys' },
    () => ({ numbers: required('numbers', vector(int64)) }),
  );
  const whole = encode(lists, { numbers: [] });
  // The list is at the end: its length, and for another list one number more.
  const start = Math.ceil(whole.length / 8) * 8;
  const list = (count: number): Uint8Array => {
    const bytes = new Uint8Array(start + 4 + count * 8);
    bytes.set(whole);
    const view = new DataView(bytes.buffer);
    view.setUint32(0, bytes.length - 4, true);
    const field = 4 + view.getUint32(4, true) + 4;
    view.setUint32(field, start - field, true);
    view.setUint32(start, count, true);
    return bytes;
  };
  assert.equal(decode(lists, whole), { numbers: [] });
  assert.equal(decode(lists, list(0)), { numbers: [] });
  const misaligned = (): unknown => decode(lists, list(1));
  assert.is(problemOf(misaligned), `numbers: the list at byte ${start} is misaligned`);
});

test('kind, version and commit are read without the rest', () => {
  assert.is(binaryFileKind(bytesOf('sample.ttsys')), 'ttsys');
  assert.is(binaryFileKind(bytesOf('sample.ttm')), 'ttm');
  assert.equal(readBinaryFileInfo(bytesOf('sample.ttm')), { version: { major: 65535, minor: 1, patch: 2 ** 32 - 1 } });
  assert.equal(readBinaryFileInfo(bytesOf('sample.ttsys')), {
    version: systemDescRoot.version,
    ttmlirGitHash: systemDescRoot.ttmlirGitHash,
  });
});

test('a file of another version that cannot be read says so', () => {
  const newer = encode(TTNNBinary, { ...ttnnBinary, version: { major: 9, minor: 8, patch: 7 } });
  const text = Buffer.from(newer);
  text[text.indexOf('%0 = "ttnn.op"()')] = 0xff;
  assert.match(
    problemOf(() => readBinaryFile(text)) ?? '',
    /not valid UTF-8 \(the file was written by version 9\.8\.7\)$/,
  );
});

test('a missing field is named', () => {
  interface Loose {
    readonly version?: object | undefined;
    readonly systemDesc?: object | undefined;
  }
  const loose: RootType<Loose> = root<Loose>(
    'tt.target.SystemDescRoot',
    { identifier: 'TTSY', extension: 'ttsys' },
    () => ({
      version: optional(
        'version',
        table('X', () => ({})),
      ),
      systemDesc: optional(
        'system_desc',
        table('Y', () => ({})),
      ),
    }),
  );
  assert.is(
    problemOf(() => decode(SystemDescRoot, encode(loose, {}))),
    "'version' is missing",
  );
});

interface Tree {
  readonly children?: readonly Tree[] | undefined;
  readonly text?: string | undefined;
}
const Tree: RootType<Tree> = root<Tree>('Tree', { identifier: 'TREE', extension: 'tree' }, () => ({
  children: optional('children', vector(Tree)),
  text: optional('text', string),
}));

test('a table deeper than 64 is refused', () => {
  let tree: Tree = {};
  for (let depth = 1; depth < 64; depth++) tree = { children: [tree] };
  assert.equal(decode(Tree, encode(Tree, tree)), tree);
  assert.match(problemOf(() => decode(Tree, encode(Tree, { children: [tree] }))) ?? '', /nested more than 64 deep$/);
});

test('a small file that stands for a huge text is decoded, but not printed', () => {
  let tree: Tree = { text: 'x' };
  for (let depth = 0; depth < 40; depth++) tree = { children: [tree, tree] };
  const bytes = encode(Tree, tree);
  assert.ok(bytes.length < 2000);
  const decoded = decode(Tree, bytes);
  assert.is(decoded.children?.[0], decoded.children?.[1]);
  assert.match(problemOf(() => toJson(Tree, decoded)) ?? '', /^the JSON text is longer than/);
});

test('texts that overlap each other are refused', () => {
  interface Texts {
    readonly texts?: readonly string[] | undefined;
  }
  const Texts = root<Texts>('Texts', { identifier: 'TEXT', extension: 'text' }, () => ({
    texts: optional('texts', vector(string)),
  }));
  // Text i starts 4 bytes after text i - 1 and ends where the file ends or 127 bytes later, in the length of another text.
  const count = 100;
  const withoutTexts = encode(Texts, { texts: [] });
  const listPosition = withoutTexts.length - 4;
  const bytes = new Uint8Array(listPosition + 4 + count * 8 + 4);
  bytes.set(withoutTexts);
  const view = new DataView(bytes.buffer);
  view.setUint32(listPosition, count, true);
  for (let i = 0; i < count; i++) {
    const offsetPosition = listPosition + 4 + i * 4;
    const textPosition = offsetPosition + count * 4;
    view.setUint32(offsetPosition, count * 4, true);
    view.setUint32(textPosition, Math.min(127, bytes.length - textPosition - 5), true);
  }
  assert.match(
    problemOf(() => decode(Texts, resized(bytes))) ?? '',
    /^texts\[\d+\]: too many objects of the file overlap$/,
  );
});

test('a text longer than a string may be is printed in pieces', () => {
  const bytes = encode(TTNNBinary, {
    ...ttnnBinary,
    programs: Array.from({ length: 3000 }, () => ttnnBinary.programs[0]!),
  });
  assert.ok(bytes.length < 40000);
  const file = readBinaryFile(bytes);
  assert.match(problemOf(() => toJson(TTNNBinary, file.content as TTNNBinary)) ?? '', /^the JSON text is longer than/);
  const pieces = [...binaryFileToJson(file)];
  assert.ok(pieces.reduce((sum, { length }) => sum + length, 0) > 2 ** 28);
  assert.equal([pieces[0], ...pieces.slice(-2)], ['{\n', '  ]\n', '}\n']);
});

test('a small file that stands for pieces of a huge text is not printed', () => {
  const bytes = encode(TTNNBinary, {
    ...ttnnBinary,
    programs: new Array<TTNNBinary['programs'][number]>(400000).fill(ttnnBinary.programs[0]!),
  });
  assert.match(problemOf(() => binaryFileToJson(readBinaryFile(bytes))) ?? '', /^the JSON text is longer than/);
});

test('a real binary may be damaged too', () => {
  const bytes = readFileSync(new URL('../../../../fixtures/upstream/conv2d.ttnn', import.meta.url));
  for (let position = 0; position < bytes.length; position += 7) {
    const damaged = Uint8Array.from(bytes);
    damaged[position] = (damaged[position] ?? 0) ^ 0x10;
    problemOf(() => readBinaryFile(damaged));
  }
});

test.run();
