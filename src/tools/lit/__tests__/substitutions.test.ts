import { delimiter } from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { protectFromShell, substitute, unprotect } from '../substitutions.ts';

const paths = { source: '/suite/sub/case.mlir', suite: '/suite', temporary: '/out/sub/Output/case.mlir.tmp' };

function expand(text: string, defined: Record<string, string> = {}): string {
  return substitute(text, new Map(Object.entries(defined)), paths, 7);
}

function mistake(text: string, defined: Record<string, string> = {}): string {
  try {
    return expand(text, defined);
  } catch (error) {
    assert.is((error as Error).name, 'SubstitutionError');
    return (error as Error).message;
  }
}

test('paths of the test', () => {
  assert.is(
    expand('%s|%S|%p|%t|%T'),
    '/suite/sub/case.mlir|/suite/sub|/suite/sub|/out/sub/Output/case.mlir.tmp|/out/sub/Output',
  );
  assert.is(expand('%t.bin %basename_t %{suite}'), '/out/sub/Output/case.mlir.tmp.bin case.mlir /suite');
  assert.is(expand('%{t:stem}'), 'case.mlir');
  assert.is(expand('%{s:basename} %{s:stem} %/s%{pathsep}'), `case.mlir case /suite/sub/case.mlir${delimiter}`);
});

test('two percent signs are one, and a lone one stays', () => {
  assert.is(expand('%%s 100% %0 %'), '%s 100% %0 %');
});

test('the line number and those around it', () => {
  assert.is(expand('%(line) %(line+2) %(line - 3)'), '7 9 4');
});

test('defined ones come first, longest first, and may hold others', () => {
  const defined = { '%{opt}': 'tool %{flags} %s', '%{flags}': '-a', '%shard': '3' };
  assert.is(expand('%{opt} %shard', defined), 'tool -a /suite/sub/case.mlir 3');
  assert.is(expand('%s', { '%s': 'mine' }), 'mine');
});

test('unknown names in braces are mistakes', () => {
  assert.is(
    mistake('%{fixturs}', { '%{fixtures}': 'x' }),
    "unknown substitution '%{fixturs}'; did you mean '%{fixtures}'?",
  );
  assert.is(mistake('%{x}'), "unknown substitution '%{x}' (a percent sign is written %%)");
  assert.is(expand('%%{x}'), '%{x}');
  // Braces after a percent sign in IR text, as in `%{{.*}}`, are no name.
  assert.is(expand('%{{.*}}'), '%{{.*}}');
});

test('a value that leads back to itself is a mistake', () => {
  assert.is(
    mistake('%{a}', { '%{a}': '%{b}', '%{b}': '%{a}' }),
    "substitution '%{a}' leads back to itself: %{a} -> %{b} -> %{a}",
  );
});

test('a protected path has no character that means something to the shell, and comes back', () => {
  const path = '/my tests/$(rm) "a"\'b\'/;x&y|z*?.mlir';
  assert.not.match(protectFromShell(path), /[\s$()"';&|*?]/);
  assert.is(unprotect(protectFromShell(path)), path);
  assert.is(protectFromShell('/plain/päth-1.mlir'), '/plain/päth-1.mlir');
});

test.run();
