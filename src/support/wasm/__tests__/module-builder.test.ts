import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { signedLeb, unsignedLeb } from '../encoding.ts';
import { instantiate } from '../engine.ts';
import { FunctionBuilder, type Local } from '../function-builder.ts';
import { buildModule } from '../module-builder.ts';

test('numbers in LEB128', () => {
  assert.equal([0, 127, 128, 624485, 2 ** 32 - 1].map(unsignedLeb), [
    [0],
    [127],
    [128, 1],
    [0xe5, 0x8e, 0x26],
    [255, 255, 255, 255, 15],
  ]);
  assert.equal([0, 63, 64, -1, -64, -65, -123456].map(signedLeb), [
    [0],
    [63],
    [0xc0, 0],
    [127],
    [64],
    [0xbf, 127],
    [0xc0, 0xbb, 0x78],
  ]);
});

test('an empty function is the module of the specification', () => {
  const bytes = buildModule(1, { f: new FunctionBuilder(0) });
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const types = [1, 4, 1, 0x60, 0, 0];
  const declared = [3, 2, 1, 0];
  const memory = [5, 3, 1, 0, 1];
  const exported = [7, 14, 2, 6, ...Buffer.from('memory'), 2, 0, 1, ...Buffer.from('f'), 0, 0];
  const code = [10, 4, 1, 2, 0, 0x0b];
  assert.equal([...bytes], [...header, ...types, ...declared, ...memory, ...exported, ...code]);
});

test('a loop over vectors', () => {
  const code = new FunctionBuilder(2);
  const [from, to] = code.parameters as [Local, Local];
  const i = code.local('i32');
  code.loop(i, 64, 16, () => {
    code.get(to).get(i).plain('i32.add');
    code.get(from).get(i).plain('i32.add').load('v128.load').splat(0x01020304).plain('i32x4.add').store();
  });
  const { memory, shifted } = instantiate(buildModule(1, { shifted: code })) as {
    memory: { buffer: ArrayBuffer };
    shifted: (from: number, to: number) => void;
  };
  const words = new Uint32Array(memory.buffer);
  for (let at = 0; at < 20; at++) words[at] = at;
  shifted(0, 128);
  assert.equal(
    [...words.subarray(32, 48)],
    Array.from({ length: 16 }, (_, at) => 0x01020304 + at),
  );
  assert.is(words[48], 0);
});

test('bytes that are no module give nothing', () => {
  assert.is(instantiate(Uint8Array.of(1, 2, 3)), undefined);
});

test.run();
