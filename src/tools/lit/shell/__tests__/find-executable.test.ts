import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findExecutable } from '../find-executable.ts';

const folder = mkdtempSync(join(tmpdir(), 'find-executable-'));
const closed = join(folder, 'closed');
const open = join(folder, 'open');
const loop = join(folder, 'loop');
mkdirSync(closed);
mkdirSync(open);
symlinkSync(loop, loop);
writeFileSync(join(open, 'tool'), '');
chmodSync(join(open, 'tool'), 0o755);
writeFileSync(join(open, 'text'), '');
chmodSync(join(open, 'text'), 0o644);
chmodSync(folder, 0o755);
chmodSync(closed, 0);

test.after(() => rmSync(folder, { recursive: true }));

const find = (name: string, ...path: readonly string[]) => findExecutable(name, folder, { PATH: path.join(delimiter) });

test('a program is found in the first folder that has it', () => {
  assert.equal(find('tool', join(folder, 'none'), open), { path: join(open, 'tool'), denied: false });
  assert.equal(find('open/tool'), { path: join(open, 'tool'), denied: false });
  assert.equal(find('none', open), { denied: false });
  assert.equal(find('text', open), { denied: true });
});

test('folders that cannot be looked into are passed over', () => {
  assert.equal(find('tool', loop, open), { path: join(open, 'tool'), denied: false });
  assert.equal(find('tool', loop), { denied: false });
  // Root may look into any folder, so that another user has to.
  if (process.getuid!() === 0) process.seteuid!(65534);
  try {
    assert.equal(find('tool', closed, open), { path: join(open, 'tool'), denied: false });
    assert.equal(find('tool', closed), { denied: false });
  } finally {
    if (process.getuid!() === 0) process.seteuid!(0);
  }
});

test.run();
