import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { memoryIo } from '../memory-io.ts';
import { main } from '../ttmlir-opt.ts';

const fixtures = fileURLToPath(new URL('../../../fixtures/', import.meta.url));

/** Returns what a program of LLVM 19 looks like in the syntax of LLVM 22, in which expressions have operands. */
function inNewSyntax(text: string): string {
  return text.replace(
    /(emitc\.expression) : (.*) \{\n((?: {6}.*\n)*)/g,
    (_, name: string, type: string, body: string) => {
      return `${name}  : () -> ${type} {\n${body.replaceAll('emitc.call_opaque', 'call_opaque').replace('emitc.yield', 'yield')}`;
    },
  );
}

interface Run {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

function opt(...argv: string[]): Run {
  const io = memoryIo({ cwd: fixtures });
  const exitCode = main(argv, io);
  return { exitCode, stdout: io.stdout.text, stderr: io.stderr.text };
}

/** Returns the arguments in the first line, `// args: --a --b="c=d e"`, as a shell would pass them. */
function argumentsOf(program: string): string[] {
  const [, line] = /^\/\/ args: (.*)$/m.exec(program)!;
  return [...line!.matchAll(/(?:[^\s"]|"[^"]*")+/g)].map(([argument]) => argument.replaceAll('"', ''));
}

const upstream = readdirSync(`${fixtures}upstream`).filter((file) => file.endsWith('.mlir'));

for (const file of upstream) {
  const name = file.replace(/\.mlir$/, '');
  const program = readFileSync(`${fixtures}upstream/${file}`, 'utf8');
  test(`${name} gives the bytes that the C++ compiler gives`, () => {
    const { exitCode, stdout, stderr } = opt(...argumentsOf(program), `upstream/${file}`);
    assert.is(exitCode, 0, stderr);
    assert.is(stderr, '');
    assert.is(stdout, inNewSyntax(readFileSync(`${fixtures}upstream/${name}.expected`, 'utf8')));
  });
}

const compiled = ['ttir', 'digits'].flatMap((folder) =>
  readdirSync(`${fixtures}${folder}`)
    .filter((file) => file.endsWith('.mlir'))
    .map((file) => `${folder}/${file}`),
);

for (const file of compiled) {
  test(`${file} compiles, and the result is read back as printed`, () => {
    const { exitCode, stdout, stderr } = opt('--ttir-to-ttnn-backend-pipeline', file);
    assert.is(stderr, '');
    assert.is(exitCode, 0);
    const io = memoryIo({ stdin: stdout });
    main([], io);
    assert.is(io.stdout.text, stdout);
  });
}

test.run();
