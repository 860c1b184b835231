import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../../memory-io.ts';
import { main as translate } from '../../ttmlir-translate.ts';
import { main as ttrt } from '../../ttrt.ts';

const original = readFileSync(fileURLToPath(new URL('../../../../fixtures/upstream/unary_relu.ttnn', import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), 'ttrt-damaged-'));
test.after(() => rmSync(folder, { recursive: true }));

/** Bytes that are not letters of a text: those between them are offsets, sizes and numbers. */
const positions = [...original.keys()].filter((i) => !isText(original[i]!) || !isText(original[i + 3] ?? 0));

function isText(byte: number): boolean {
  return byte >= 0x20 && byte < 0x7f;
}

/** Runs both tools on a damaged binary: each says what is wrong with it, or does what it can; an exception fails the test. */
async function use(damaged: Uint8Array, what: string): Promise<void> {
  const path = join(folder, 'damaged.ttnn');
  writeFileSync(path, damaged);
  const [run, back] = [memoryIo({ cwd: folder }), memoryIo({ cwd: folder })];
  const codes = [await ttrt(['run', path], run), translate(['--flatbuffer-to-ttnn', path], back)];
  for (const [i, { stderr }] of [run, back].entries()) {
    assert.is(stderr.text !== '', codes[i] !== 0, `${what}: exit code ${codes[i]}, ${stderr.text}`);
  }
}

for (const mask of [0x80, 0xff]) {
  test(`binaries with byte ^ ${mask} run, or are refused with a reason`, async () => {
    assert.ok(positions.length > 1000);
    for (let i = mask % 11; i < positions.length; i += 11) {
      const damaged = Uint8Array.from(original);
      damaged[positions[i]!]! ^= mask;
      await use(damaged, `byte ${positions[i]}`);
    }
  });
}

test('numbers of 32 bits that are huge or negative are refused with a reason', async () => {
  for (let i = 5; i < positions.length; i += 13) {
    const at = positions[i]! - (positions[i]! % 4);
    const damaged = Uint8Array.from(original);
    new DataView(damaged.buffer).setUint32(at, i % 2 === 0 ? 0x7fffffff : 0xffffffff, true);
    await use(damaged, `bytes from ${at}`);
  }
});

test.run();
