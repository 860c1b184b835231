import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';

test('output is kept as text and as bytes', () => {
  const { stdout } = memoryIo();
  stdout.write('é');
  const bytes = new Uint8Array([0xff, 0x41]);
  stdout.write(bytes);
  bytes[1] = 0;
  assert.equal([...stdout.bytes], [0xc3, 0xa9, 0xff, 0x41]);
  // As everywhere, bytes that are no UTF-8 are kept.
  assert.is(stdout.text, 'é\udcffA');
});

test('input is text, bytes, or asked for at the first read only', () => {
  assert.is(memoryIo({ stdin: 'é' }).stdin.readText(), 'é');
  assert.equal([...memoryIo({ stdin: 'é' }).stdin.readBytes()], [0xc3, 0xa9]);
  assert.is(memoryIo({ stdin: new Uint8Array([0x41]) }).stdin.readText(), 'A');
  let reads = 0;
  const { stdin } = memoryIo({
    stdin: () => {
      reads++;
      return new Uint8Array([0x42]);
    },
  });
  assert.is(reads, 0);
  assert.is(stdin.readText(), 'B');
  assert.is(stdin.readText(), 'B');
  assert.is(reads, 1);
});

test('without options there is no input, no environment and the root folder', () => {
  const io = memoryIo();
  assert.is(io.stdin.readText(), '');
  assert.is(io.cwd, '/');
  assert.equal(io.env, {});
});

test.run();
