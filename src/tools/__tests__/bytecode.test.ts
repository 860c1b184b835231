import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

/** Returns the first line of what is said of an input of these bytes, which must be refused. */
function refusal(bytes: readonly number[]): string | undefined {
  const io = memoryIo({ stdin: Uint8Array.from(bytes) });
  assert.is(main([], io), 1);
  assert.is(io.stdout.text, '');
  return io.stderr.text.split('\n')[0];
}

const bytesOf = (text: string): number[] => [...Buffer.from(text)];

test("MLIR's binary form is refused by its name", () => {
  const message = '<stdin>:1:1: error: this is MLIR bytecode, and only text is read; mlir-opt prints the text of it';
  const begin = [...bytesOf('ML'), 0xef, ...bytesOf('R')];
  assert.is(refusal([...begin, 0x0d, ...bytesOf('MLIR22.1.8'), 0]), message);
  assert.is(refusal(begin), message);
});

test('other bytes behind the same letters are unexpected characters', () => {
  assert.is(refusal([...bytesOf('ML'), 0xef, ...bytesOf('S')]), '<stdin>:1:3: error: unexpected character');
});

test.run();
