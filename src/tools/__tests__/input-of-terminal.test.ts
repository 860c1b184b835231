import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

/** Returns what ttmlir-opt says on standard error when it reads `stdin` from a terminal or elsewhere. */
function said(stdin: string, isTerminal: boolean): string {
  const io = memoryIo({ stdin });
  main([], { ...io, stdin: Object.assign(io.stdin, { isTerminal }) });
  return io.stderr.text;
}

test('a person at a terminal is told that input is waited for', () => {
  assert.is(said('module {}', true), '(processing input from stdin now, hit ctrl-c/ctrl-d to interrupt)\n');
  assert.is(said('module {}', false), '');
});

test.run();
