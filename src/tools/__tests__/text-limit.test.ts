import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { maxTextLength } from '../../support/text-limit.ts';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

test('a type that takes 2^39 characters to write is refused at the start of the input', () => {
  const name = 'a'.repeat(2 ** 13);
  const aliases = Array.from({ length: 26 }, (_, i) => `!t${i + 1} = tuple<!t${i}, !t${i}>\n`).join('');
  const io = memoryIo({ stdin: `!t0 = !a.${name}\n${aliases}"a"() : () -> !t26\n` });
  assert.is(main(['--allow-unregistered-dialect'], io), 1);
  assert.is(
    io.stderr.text,
    `<stdin>:1:1: error: the output is longer than 512 MiB\n!t0 = !a.${name}\n^\n` +
      '<stdin>:1:1: note: bytecode takes less: --emit-bytecode\n',
  );
  assert.is(io.stdout.text, '');
});

test('text that is too long to be read is refused, with what may be longer', () => {
  const io = memoryIo({ stdin: () => new Uint8Array(maxTextLength + 1) });
  assert.is(main([], io), 1);
  assert.is(io.stderr.text, "cannot open input file '-': text of more than 512 MiB; bytecode may be longer\n");
});

test('a constant whose elements take more than 2 GiB is refused where it begins', () => {
  const count = 1025;
  const elements = Array.from({ length: count }, (_, i) => i % 2).join(', ');
  const io = memoryIo({
    stdin: `"a"() {a = dense<[${elements}]> : tensor<${count}xi16777215>} : () -> ()
`,
  });
  assert.is(main(['--allow-unregistered-dialect'], io), 1);
  const [first] = io.stderr.text.split('\n');
  assert.is(
    first,
    '<stdin>:1:12: error: elements of 2149580800 bytes, more than the 2147483648 that a constant may have',
  );
  assert.is(io.stdout.text, '');
});

test.run();
