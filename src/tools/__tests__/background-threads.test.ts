import { execFileSync } from 'node:child_process';
import { test } from 'uvu';
import * as assert from 'uvu/assert';

/** Returns how far the main thread and the others of a process stand back that reads an input of `length` characters. */
function priorities(length: number): { main: number; others: number[] } {
  const program = `
    const { readdirSync } = await import('node:fs');
    const { getPriority } = await import('node:os');
    const { prepareForInput } = await import(${JSON.stringify(new URL('../hot-code.ts', import.meta.url).href)});
    const threads = () => readdirSync('/proc/self/task').map(Number).filter((id) => id !== process.pid);
    const before = threads();
    prepareForInput(${length});
    const others = threads().filter((id) => before.includes(id)).map((id) => getPriority(id));
    console.log(JSON.stringify({ main: getPriority(process.pid), others }));`;
  const options = ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', program];
  const output = execFileSync(process.execPath, options, { encoding: 'utf8' });
  return JSON.parse(output) as { main: number; others: number[] };
}

const isLinux = process.platform === 'linux';
if (!isLinux) console.log('skipped, since threads have no priorities of their own here: the main thread goes first');

(isLinux ? test : test.skip)('the main thread goes before those that compile while a long input is read', () => {
  const { main, others } = priorities(10_000_000);
  assert.ok(others.some((niceness) => niceness === Math.min(main + 10, 19)));
});

(isLinux ? test : test.skip)('all threads are equal while a short input is read', () => {
  const { main, others } = priorities(1_000_000);
  assert.ok(others.length > 0);
  assert.ok(others.every((niceness) => niceness === main));
});

test.run();
