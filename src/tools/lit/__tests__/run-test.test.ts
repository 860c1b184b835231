import { readFileSync, existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { baseConfig } from '../environment.ts';
import { TemporarySuite } from './temporary-suite.ts';

const suite = new TemporarySuite();
test.after(() => suite.remove());

const tools = { tool: fileURLToPath(new URL('./tools.ts', import.meta.url)) };

/** Runs lines and returns the result with the output between the markers. */
async function shell(...lines: string[]): Promise<string> {
  const { code, output } = await suite.run(lines.map((line) => `RUN: ${line}\n`).join(''), { tools });
  const [, body] = /Command Output \(stdout\):\n--\n(.*)\n--\n$/s.exec(output) ?? [undefined, output];
  return `${code}\n${body}`;
}

test('a passing line shows its commands and their output', async () => {
  assert.is(
    await shell('echo a  b', 'true'),
    'PASS\n# RUN: at line 1\necho a  b\n# executed command: echo a b\n# .---command stdout------------\n# | a b\n# `-----------------------------\n# RUN: at line 2\ntrue\n# executed command: true\n',
  );
});

test('the first failing line ends the test', async () => {
  assert.is(
    await shell('false', 'echo never'),
    'FAIL\n# RUN: at line 1\nfalse\n# executed command: false\n# note: command had no output on stdout or stderr\n# error: command failed with exit status: 1\n',
  );
});

test('FileCheck is filecheck, unless the configuration says otherwise', async () => {
  suite.write({ 'checked.txt': 'CHECK: hello\n' });
  assert.match(await shell('echo hello | FileCheck %S/checked.txt'), /^PASS/);
  assert.match(await shell('echo bye | FileCheck %S/checked.txt'), /^FAIL/);
  const { output } = await suite.run('RUN: FileCheck both', { tools: { FileCheck: tools.tool } });
  assert.match(output, '# | out again');
});

test('the system description that the environment names, from the folder that lit is run in', async () => {
  const describe = async (value: string | undefined): Promise<string> => {
    const { substitutions } = baseConfig({ PATH: '', SYSTEM_DESC_PATH: value }, [], suite.root);
    return (await suite.run('RUN: echo "path=%system_desc_path%"', { substitutions }, {}, 'desc.test')).output;
  };
  assert.match(await describe('a %t b.ttsys'), `# | path=${suite.path('a %t b.ttsys')}\n`);
  assert.match(await describe(''), '# | path=\n');
  assert.match(await describe(undefined), '# | path=\n');
});

test('a failing command shows what it wrote into files', async () => {
  const text = await shell('tool both > %t && tool fail 3 >> %t');
  assert.match(text, "# .---redirected output from '");
  assert.match(text, '# | out again\n');
  assert.match(text, '# error: command failed with exit status: 3\n');
});

for (const [lines, code] of [
  [['true && true'], 'PASS'],
  [['true && false'], 'FAIL'],
  [['false || true'], 'PASS'],
  [['false && false || true'], 'PASS'],
  [['true || false && false'], 'FAIL'],
  [['false ; true'], 'PASS'],
  [['true ; false'], 'FAIL'],
  [['! false'], 'PASS'],
  [['! true'], 'FAIL'],
  [['! false | true'], 'PASS'],
  [['false | true'], 'FAIL'],
  [['true | false'], 'FAIL'],
  [['echo a | tool upper | cmp - %S/a-upper'], 'PASS'],
  [['tool both > %t 2>&1', 'cat %t | count 3'], 'PASS'],
  [['tool both 2>&1 | count 3'], 'PASS'],
  [['tool both | count 2'], 'PASS'],
  [['tool both 2>&1 > /dev/null | count 1'], 'PASS'],
  [['tool both > /dev/null 2>&1 | count 0'], 'PASS'],
  [['tool both &> %t', 'count 3 < %t'], 'PASS'],
  [['tool both 2> %t > %t.out', 'count 1 < %t', 'count 2 < %t.out'], 'PASS'],
  [['echo a > %t', 'echo b >> %t', 'echo c &>> %t', 'count 3 < %t'], 'PASS'],
  [['echo a | count 0 < /dev/null'], 'PASS'],
  [['echo a >&2 | count 0'], 'PASS'],
  [['cat < %S/no-such-file'], 'FAIL'],
  [['echo a > %S/no-such-folder/file'], 'FAIL'],
  [['echo a | cat < %S/no-such-file | count 0'], 'FAIL'],
  [['not false'], 'PASS'],
  [['not true'], 'FAIL'],
  [['not not true'], 'PASS'],
  [['not tool fail 3'], 'PASS'],
  [['not tool throw'], 'FAIL'],
  [['not --crash tool throw'], 'PASS'],
  [['not --crash tool fail 3'], 'FAIL'],
  [['not --crash true'], 'FAIL'],
  [['not no-such-command'], 'FAIL'],
  [['not --crash no-such-command'], 'FAIL'],
  [['! no-such-command'], 'FAIL'],
  [['no-such-command || true'], 'FAIL'],
  [['no-such-command ; true'], 'FAIL'],
  [['not env A=1 no-such-command | cat'], 'FAIL'],
  [['echo a > %t', 'not %t'], 'FAIL'],
  [['not'], 'FAIL'],
  [['env NAME=x tool where | tool upper | cmp - %S/where'], 'FAIL'],
  [['env'], 'PASS'],
  [['env -x true'], 'FAIL'],
  [['env A=1 not false'], 'PASS'],
  [['not env A=1 false'], 'PASS'],
  [['cd %S && cat a-upper'], 'PASS'],
  [['cd no-such-folder'], 'FAIL'],
  [['cd %S | cat'], 'FAIL'],
  [['cd'], 'FAIL'],
  [['export NAME'], 'FAIL'],
  [['popd'], 'FAIL'],
  [['pushd'], 'FAIL'],
  [['pushd no-such-folder'], 'FAIL'],
  [['pushd . && popd .'], 'FAIL'],
  [['pushd . | cat'], 'FAIL'],
  [['mkdir -p %t/a/b && pushd %t/a && pushd b && popd', 'rm -r b && popd && cat %s | count 2'], 'PASS'],
  [['mkdir -p %t/a/b && cd %t && rm -r a && not cat a'], 'PASS'],
  [
    [
      'mkdir -p %t.d && echo x > %t.d/1 && echo x > %t.d/2',
      'cat %t.d/* | count 2',
      'cat "%t.d/"? | count 2',
      'not cat "%t.d/*"',
    ],
    'PASS',
  ],
] as const) {
  test(`${code}: ${lines.join(' && then ')}`, async () => {
    suite.write({ 'a-upper': 'A\n' });
    assert.is((await shell(...lines)).split('\n')[0], code);
  });
}

for (const [line, message] of [
  ['cat < no-such-file', 'no-such-file: No such file or directory'],
  ['echo a > no/such', 'no/such: No such file or directory'],
  ['cd no-such-folder', 'cd: no-such-folder: No such directory'],
  ['ln -sf loop loop && cd loop', 'cd: loop: Too many levels of symbolic links'],
  ['cd a b', 'cd: expected one folder, but got 2'],
  ['pushd a b', 'pushd: expected one folder, but got 2'],
  ['pushd no-such-folder', 'pushd: no-such-folder: No such directory'],
  ['popd', 'popd: no folder was pushed'],
  ['popd a', "popd: expected no argument, but got 'a'"],
  ['cd . | cat', "'cd' cannot be part of a pipeline"],
  ['export NAME', "export: expected NAME=VALUE, but got 'NAME'"],
  ['env -u', 'env: expected a name after -u'],
  ['env -x true', "env: unsupported option '-x'"],
  ['not', 'not: expected a command'],
  ['no-such-command', "'no-such-command': command not found"],
  ['printf "a\0b"', "'printf': a null character in an argument or the environment"],
] as const) {
  test(`${line}: ${message}`, async () => {
    assert.match(await shell(line), `# | ${message}\n`);
  });
}

test('env and export change what commands see, cd where they are', async () => {
  const text = await shell(
    'tool where',
    'env NAME=one tool where',
    'export NAME=two',
    'tool where',
    'env -u NAME tool where',
    'mkdir sub && cd sub && tool where',
  );
  const out = suite.path('out');
  const lines = [...text.matchAll(/# \| (.*)/g)].map(([, line]) => line);
  assert.equal(lines, [`${out} unset`, `${out} one`, `${out} two`, `${out} unset`, `${suite.path('out', 'sub')} two`]);
});

test('a mistake in a tool of the user is a failure that says where it is', async () => {
  const text = await shell('tool throw');
  assert.match(text, 'FAIL\n');
  assert.match(text, /# \| error: the tool \S+ has thrown Error: fault\n# \| +at .*:\d+:\d+\)?\n/);
  assert.match(text, '# error: command failed with exit status: 70\n');
  assert.not.match(text, 'This is a bug');
  const failing = async (source: string): Promise<string> => {
    const name = `tool-${source.length}.mjs`;
    suite.write({ [name]: source });
    const { code, output } = await suite.run('RUN: mine', { tools: { mine: suite.path(name) } });
    assert.is(code, 'FAIL');
    return output.replaceAll(suite.path(name), 'PATH');
  };
  assert.match(await failing('export const x = 1;'), "# | error: the tool PATH does not export a function 'main'\n");
  const unfinished = await failing('export function main() {\n  return 0 +;\n}\n');
  assert.match(unfinished, '# | error: the tool PATH cannot be loaded\n');
  assert.match(unfinished, /PATH:2\n/);
  assert.match(unfinished, "SyntaxError: Unexpected token ';'");
});

test('requirements', async () => {
  const run = async (text: string) => {
    const { code, output } = await suite.run(`RUN: true\n${text}`, { features: ['a', 'b'] });
    return `${code}: ${output.split('\n')[0]}`;
  };
  assert.is(await run('REQUIRES: a, b'), 'PASS: Exit Code: 0');
  assert.is(
    await run('REQUIRES: a && c, b, d'),
    'UNSUPPORTED: Test requires the following unavailable features: a && c, d',
  );
  assert.is(await run('UNSUPPORTED: c, b'), 'UNSUPPORTED: Test does not support the following features: b');
  assert.is(await run('UNSUPPORTED: c'), 'PASS: Exit Code: 0');
  assert.is((await suite.run('RUN: true', { isUnsupported: true })).code, 'UNSUPPORTED');
});

test('expected failures', async () => {
  const run = async (text: string) => (await suite.run(text, { features: ['a'] })).code;
  assert.is(await run('RUN: false\nXFAIL: *'), 'XFAIL');
  assert.is(await run('RUN: true\nXFAIL: *'), 'XPASS');
  assert.is(await run('RUN: false\nXFAIL: a'), 'XFAIL');
  assert.is(await run('RUN: false\nXFAIL: b, c'), 'FAIL');
  assert.is(await run('RUN: true\nXFAIL: b'), 'PASS');
});

test('a test that may be retried runs again until it passes', async () => {
  const run = async (text: string) => (await suite.run(text, { features: ['a'] })).code;
  const once = 'echo x >> attempts && cat attempts | count';
  assert.is(await run(`ALLOW_RETRIES: 2\nRUN: ${once} 3`), 'FLAKYPASS');
  assert.is(await run('ALLOW_RETRIES: 2\nRUN: rm attempts'), 'PASS');
  assert.is(await run(`ALLOW_RETRIES: 1\nRUN: ${once} 3`), 'FAIL');
  assert.is(await run('ALLOW_RETRIES: 1\nRUN: false\nXFAIL: *'), 'XFAIL');
  // The time of a test is that of all its attempts.
  const slow = 'ALLOW_RETRIES: 99\nRUN: tool fail-late 100';
  assert.is((await suite.run(slow, { tools }, { timeoutSeconds: 0.5 })).code, 'TIMEOUT');
});

test('definitions hold for the lines after them', async () => {
  const { output } = await suite.run(
    [
      'DEFINE: %{what} = "a  b" %{more} %(line) %%s',
      'DEFINE: %{more} =',
      'DEFINE: %{say} = echo %{what}',
      'RUN: %{say}',
      'REDEFINE: %{more} = c \\',
      'REDEFINE:   %if x %{d%} %else %{e %(line)%}',
      'RUN: %{say}',
    ].join('\n'),
  );
  assert.equal(
    [...output.matchAll(/# \| (.*)/g)].map(([, line]) => line),
    ['a  b 1 %s', 'a  b c e 5 1 %s'],
  );
});

test('a line of which no branch is left does nothing', async () => {
  assert.is((await suite.run('RUN: %if x %{ false %}\nRUN: true')).code, 'PASS');
  assert.is((await suite.run('RUN: %if x %{ false %}', { features: ['x'] })).code, 'FAIL');
});

test('tests that cannot be read are unresolved', async () => {
  const run = async (text: string) => {
    const { code, output } = await suite.run(text);
    return `${code}: ${output}`;
  };
  assert.is(await run('nothing'), "UNRESOLVED: Test has no 'RUN:' line\n");
  assert.is(
    await run('DEFINE: %{suite} = 1\nRUN: true'),
    "UNRESOLVED: cannot expand DEFINE: at line 1: '%{suite}' is defined already; REDEFINE: changes it\n1\n",
  );
  assert.is(
    await run('RUN: true\nREDEFINE: %{x} = 1'),
    "UNRESOLVED: cannot expand REDEFINE: at line 2: '%{x}' is not defined; DEFINE: does it\n1\n",
  );
  assert.is(
    await run('RUN: echo %if x %{a'),
    "UNRESOLVED: cannot expand RUN: at line 1: '%}' is missing for %if substitution\necho %if x %{a\n",
  );
  assert.is(
    await run('RUN: true\nRUN: a | | b'),
    "UNRESOLVED: shell parser error on RUN: at line 2: expected a command after '|', but found '|'\na | | b\n",
  );
  assert.is(
    await run('RUN: cat %{none}'),
    "UNRESOLVED: cannot expand RUN: at line 1: unknown substitution '%{none}' (a percent sign is written %%)\ncat %{none}\n",
  );
});

test('paths with blanks and stars are one word, within quotes and without', async () => {
  assert.match(suite.root, ' ');
  const { code } = await suite.run('RUN: cat %s "%s" \'%s\' | count 3\n', {}, {}, 'a * b/c.test');
  assert.is(code, 'PASS');
});

test('what a test left behind is gone when it runs again', async () => {
  assert.is((await suite.run('RUN: echo a > %t && mkdir %t.folder')).code, 'PASS');
  assert.is((await suite.run('RUN: not cat %t\nRUN: mkdir %t.folder')).code, 'PASS');
  assert.ok(existsSync(suite.path('out', 'Output', 'case.test.tmp.folder')));
});

test('nothing runs with noExecute, but mistakes are found', async () => {
  assert.is((await suite.run('RUN: false', {}, { noExecute: true })).code, 'PASS');
  assert.is((await suite.run('RUN: a |', {}, { noExecute: true })).code, 'UNRESOLVED');
});

test('substitutions of the configuration', async () => {
  const substitutions = { '%{run}': 'echo one %{two} |', '%{two}': '"t  wo"' };
  assert.is((await suite.run('RUN: %{run} cmp - %S/expected', { substitutions })).code, 'FAIL');
  suite.write({ expected: 'one t  wo\n' });
  assert.is((await suite.run('RUN: %{run} cmp - %S/expected', { substitutions })).code, 'PASS');
});

if (process.platform !== 'win32') {
  for (const [lines, code] of [
    [["sh -c 'echo out; echo err >&2; echo out' 2>&1 | count 3"], 'PASS'],
    [["sh -c 'echo out; echo err >&2' 2>&1 > /dev/null | grep err"], 'PASS'],
    [["sh -c 'exit 3' || sh -c 'exit 0'"], 'PASS'],
    [['echo a | sort | tool upper | sort | cmp - %S/a-upper'], 'PASS'],
    [["not sh -c 'kill -9 $$'"], 'FAIL'],
    [["not --crash sh -c 'kill -9 $$'"], 'PASS'],
    [["sh -c 'cat > /dev/null' < %s"], 'PASS'],
    [["env NAME=5 sh -c 'exit $NAME' ; true"], 'PASS'],
    [['sleep 0 | true'], 'PASS'],
    [["sh -c 'while echo x; do :; done' 2> /dev/null | no-such-command"], 'FAIL'],
  ] as const) {
    test(`${code}: ${lines.join(' && then ')}`, async () => {
      suite.write({ 'a-upper': 'A\n' });
      assert.is((await shell(...lines)).split('\n')[0], code);
    });
  }

  test('the streams of a process keep their order in one place', async () => {
    assert.is(
      (await shell("sh -c 'echo 1; echo 2 >&2; echo 3; echo 4 >&2' 2>&1 | tool upper > %S/order")).split('\n')[0],
      'PASS',
    );
    assert.is(readFileSync(suite.path('order'), 'utf8'), '1\n2\n3\n4\n');
  });

  if (existsSync('/dev/full')) {
    for (const line of ['echo a > /dev/full', 'cat %s > /dev/full', 'no-such-command 2> /dev/full']) {
      test(`what is written to a full device is lost, which ends the command: ${line}`, async () => {
        const shown = await shell(line);
        assert.match(shown, /^FAIL/);
        assert.match(
          shown,
          /cannot write the output: No space left on device\n# `-+\n# error: command failed with exit status: 1\n/,
        );
      });
    }
  }

  test('of a file that a command wrote to and failed, the beginning is shown', async () => {
    const shown = await shell("sh -c 'yes | head -c 3000; false' > %S/long");
    assert.match(shown, /redirected output from '.*long'-*\n(# \| y\n){512}# \| \n# \| \.\.\.\n# `/);
  });

  test('a signal is told by name', async () => {
    assert.match(await shell("sh -c 'kill -9 $$'"), '# error: command was ended by signal SIGKILL\n');
  });

  test('a file that is no program is refused', async () => {
    suite.write({ 'text.txt': '' });
    assert.match(await shell('%S/text.txt'), "text.txt': permission denied\n");
  });

  test('a test that takes too long is ended with everything it started', async () => {
    const text = "RUN: echo before\nRUN: sh -c 'sleep 300 & sleep 300'\nRUN: echo after";
    const { code, output, elapsedMs } = await suite.run(text, { timeoutSeconds: 0.3 });
    assert.is(code, 'TIMEOUT');
    assert.ok(elapsedMs < 300_000);
    assert.match(output, 'Timeout: Reached timeout of 0.3 seconds\n');
    assert.match(output, '# | before\n');
    assert.not.match(output, 'after');
  });

  test('the time of the command line counts instead of that of the configuration', async () => {
    const { code } = await suite.run('RUN: sleep 0.5', { timeoutSeconds: 0.1 }, { timeoutSeconds: 0 });
    assert.is(code, 'PASS');
  });
}

test.run();
