import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { isErrno, readBytes, readDescriptor, readText } from '../files.ts';

const folder = mkdtempSync(join(tmpdir(), 'files-'));
test.after(() => rmSync(folder, { recursive: true }));

test('files are read whole, also those whose size the system does not know', () => {
  const path = join(folder, 'text');
  writeFileSync(path, 'µ\n'.repeat(40_000));
  assert.is(readText(path), 'µ\n'.repeat(40_000));
  writeFileSync(path, '');
  assert.is(readBytes(path).length, 0);
  assert.equal([...readBytes('/proc/self/cmdline')], [...readFileSync('/proc/self/cmdline')]);
});

test('reading goes on where the descriptor is', () => {
  const descriptor = openSync('/proc/self/cmdline', 'r');
  try {
    assert.ok(readDescriptor(descriptor).length > 0);
    assert.is(readDescriptor(descriptor).length, 0);
  } finally {
    closeSync(descriptor);
  }
});

test('devices that never end, and files beyond 2 GiB, are too large', () => {
  const path = join(folder, 'sparse');
  writeFileSync(path, '');
  truncateSync(path, 2 ** 31 + 1);
  assert.throws(
    () => readBytes(path),
    (error: unknown) => isErrno(error, 'ERR_FS_FILE_TOO_LARGE'),
  );
  assert.throws(
    () => readText('/dev/zero'),
    (error: unknown) => isErrno(error, 'EFBIG'),
  );
});

test.run();
