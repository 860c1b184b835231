import { availableParallelism } from 'node:os';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { helpText, parseOptions } from '../options.ts';

function mistake(...argv: string[]): string {
  try {
    parseOptions(argv);
  } catch (error) {
    assert.is((error as Error).name, 'ArgumentError');
    return (error as Error).message;
  }
  return 'none';
}

test('what holds without options', () => {
  const options = parseOptions(['tests']);
  assert.equal(options.paths, ['tests']);
  assert.is(options.workers, availableParallelism());
  assert.is(options.testOutput, 'off');
  assert.is(options.printResults, 'all');
  assert.is(options.order, 'lexical');
  assert.is(options.action, 'run');
  assert.is(options.shard, undefined);
  assert.not(options.progressBar);
});

test('values in every spelling', () => {
  for (const argv of [['-j3'], ['-j', '3'], ['--workers=3'], ['--threads', '3'], ['-j9', '-j3']]) {
    assert.is(parseOptions([...argv, 'tests']).workers, 3, argv.join(' '));
  }
  assert.equal(parseOptions(['-DA=1', '-D', 'B=x=y', '--param=C=', 'tests']).defined, {
    '%{A}': '1',
    '%{B}': 'x=y',
    '%{C}': '',
  });
  assert.equal(parseOptions(['a', '--', '-b']).paths, ['a', '-b']);
  assert.equal(parseOptions(['--path', 'x', '--path=y', 'tests']).searchPaths, ['x', 'y']);
});

test('how much is shown', () => {
  assert.is(parseOptions(['-v', 't']).testOutput, 'failed');
  assert.is(parseOptions(['-vv', 't']).testOutput, 'failed');
  assert.is(parseOptions(['-a', 't']).testOutput, 'all');
  assert.ok(parseOptions(['-s', 't']).progressBar);
  assert.is(parseOptions(['-s', 't']).printResults, 'failed');
  assert.is(parseOptions(['-s', '-a', 't']).printResults, 'all');
  assert.not(parseOptions(['-s', '-q', 't']).progressBar);
  assert.equal([...parseOptions(['--show-pass', '--show-xfail', 't']).shown], ['PASS', 'XFAIL']);
});

test('which tests run', () => {
  assert.equal(parseOptions(['--num-shards=3', '--run-shard', '2', 't']).shard, { run: 2, count: 3 });
  assert.ok(parseOptions(['--filter', 'A.c', 't']).filter!.test('xabc'));
  assert.is(parseOptions(['--shuffle', 't']).order, 'random');
  assert.is(parseOptions(['--timeout=0.5', 't']).timeoutSeconds, 0.5);
});

test('letters that share a dash', () => {
  const { progressBar, testOutput, workers } = parseOptions(['-svj3', 't']);
  assert.equal({ progressBar, testOutput, workers }, { progressBar: true, testOutput: 'failed', workers: 3 });
});

test('mistakes', () => {
  assert.is(mistake(), 'expected the path of a test or of a folder of tests');
  assert.is(mistake('--fliter=x', 't'), "unknown option '--fliter=x'; did you mean '--filter'?");
  assert.is(mistake('-x', 't').split(';')[0], "unknown option '-x'");
  assert.is(mistake('-qx', 't').split(';')[0], "unknown option '-qx'");
  assert.is(mistake('t', '-j'), 'argument -j: expected N');
  assert.is(mistake('-j0', 't'), "argument -j: expected an integer, 1 or more, but got '0'");
  assert.is(mistake('--max-failures=x', 't'), "argument --max-failures: expected an integer, 1 or more, but got 'x'");
  assert.is(mistake('--timeout=-1', 't'), "argument --timeout: expected seconds, but got '-1'");
  assert.is(mistake('--max-time=0', 't'), 'argument --max-time: expected more than 0 seconds');
  assert.is(mistake('--quiet=yes', 't'), 'argument --quiet: takes no value');
  assert.is(mistake('--order=smart', 't'), "argument --order: expected lexical or random, but got 'smart'");
  assert.is(mistake('-D', 'x', 't'), "argument -D: expected NAME=VALUE, but got 'x'");
  assert.is(mistake('--num-shards=2', 't'), '--num-shards and --run-shard must be used together');
  assert.is(
    mistake('--num-shards=2', '--run-shard=3', 't'),
    '--run-shard must be between 1 and --num-shards (inclusive)',
  );
  assert.match(mistake('--filter=(', 't'), /^argument --filter: Invalid regular expression: \/\(\//);
});

test('help names every option and needs no path', () => {
  assert.is(parseOptions(['--help']).action, 'help');
  assert.is(parseOptions(['--version']).action, 'version');
  for (const option of ['-j, --workers, --threads N', '--num-shards M', '--show-xpass', '-D, --param NAME=VALUE']) {
    assert.match(helpText(), option);
  }
  assert.ok(
    helpText()
      .split('\n')
      .every((line) => line.length <= 100),
  );
});

test.run();
