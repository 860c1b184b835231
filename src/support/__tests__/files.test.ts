import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { checkWritable, isErrno, readBytes, readDescriptor, readText, writeWhole } from '../files.ts';

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

test('a place to write to is checked without leaving anything there', () => {
  const [kept, made] = [join(folder, 'kept'), join(folder, 'made')];
  writeFileSync(kept, 'x');
  const before = readdirSync(folder);
  checkWritable(kept);
  checkWritable(made);
  assert.equal(readdirSync(folder), before);
  assert.is(readText(kept), 'x');
  assert.throws(() => checkWritable(join(folder, 'none', 'made')), /ENOENT/);
  assert.throws(() => checkWritable(folder), /EISDIR/);
});

test('writing goes through links and into pipes, which stay what they are', () => {
  const [target, link, pipe] = [join(folder, 'target'), join(folder, 'link'), join(folder, 'pipe')];
  writeFileSync(target, 'old');
  symlinkSync(target, link);
  writeWhole(link, 'new');
  assert.ok(lstatSync(link).isSymbolicLink());
  assert.is(readText(target), 'new');
  execFileSync('mkfifo', [pipe]);
  const reader = openSync(pipe, constants.O_RDONLY | constants.O_NONBLOCK);
  checkWritable(pipe);
  writeWhole(pipe, 'piped');
  const read = Buffer.alloc(9);
  assert.is(read.toString('utf8', 0, readSync(reader, read)), 'piped');
  closeSync(reader);
});

test('a link to a file that does not exist yet stays one, and checking makes neither disappear', () => {
  const [place, link, second] = [join(folder, 'place'), join(folder, 'to-place'), join(folder, 'to-link')];
  symlinkSync('place', link);
  symlinkSync(link, second);
  const before = readdirSync(folder);
  checkWritable(second);
  assert.equal(readdirSync(folder), before);
  writeWhole(second, 'new');
  assert.ok(lstatSync(second).isSymbolicLink() && lstatSync(link).isSymbolicLink());
  assert.is(readText(place), 'new');
});

test('a file that is written again keeps its mode', () => {
  const path = join(folder, 'private');
  writeFileSync(path, 'old');
  chmodSync(path, 0o640);
  writeWhole(path, 'new');
  assert.is(statSync(path).mode & 0o777, 0o640);
  assert.is(readText(path), 'new');
});

test('a file in a folder that takes no other one is written all the same', () => {
  const protectedFolder = join(folder, 'protected');
  mkdirSync(protectedFolder);
  const path = join(protectedFolder, 'file');
  writeFileSync(path, 'old');
  chmodSync(path, 0o666);
  chmodSync(protectedFolder, 0o555);
  chmodSync(folder, 0o755);
  // Root may write anywhere, so that another user has to.
  if (process.getuid!() === 0) process.seteuid!(65534);
  try {
    writeWhole(path, 'new');
    assert.throws(() => writeWhole(join(protectedFolder, 'other'), 'x'), /EACCES/);
  } finally {
    if (process.getuid!() === 0) process.seteuid!(0);
    chmodSync(protectedFolder, 0o755);
  }
  assert.is(readText(path), 'new');
});

test.run();
