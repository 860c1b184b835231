import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { parseText } from '../../asm/parse-source.ts';
import { printOp } from '../../asm/printer/print-op.ts';
import { createContext } from './parse-module.ts';

/** Texts are learned when they are there for the second time. */
const repetitions = 3;

/** Lines are broken at each of so many blanks. */
const steps = [1, 2, 3, 5];

const folder = new URL('../../../lit-tests/dialects/', import.meta.url);

/** A program: definitions of aliases, which stand in front of all modules, and the rest. */
interface Program {
  readonly definitions: string;
  readonly body: string;
}

/** Returns the programs of the files that test the assembly of operations, without comments. */
function programs(): Program[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('ops.mlir'));
  const texts = paths.flatMap((path) => readFileSync(new URL(path, folder), 'utf8').split(/^\/\/ -----.*$/m));
  return texts.map((text) => {
    const lines = outsideOfStrings(text, /\/\/[^\n]*/, () => '').split('\n');
    const isDefinition = (line: string): boolean => /^[#!][\w.$-]+ *=/.test(line);
    return {
      definitions: lines.filter(isDefinition).join('\n'),
      body: lines.filter((line) => !isDefinition(line)).join('\n'),
    };
  });
}

function outsideOfStrings(text: string, pattern: RegExp, replaced: () => string): string {
  const either = new RegExp(`"(?:[^"\\\\\\n]|\\\\.)*"|${pattern.source}`, 'g');
  return text.replace(either, (found) => (found.startsWith('"') ? found : replaced()));
}

/** Returns what is in each of the modules, as it is printed; nothing where one of them is not valid. */
function printedModules({ definitions }: Program, bodies: readonly string[]): readonly string[] {
  const context = createContext();
  context.allowUnregisteredDialects = true;
  const text = `${definitions}\n${bodies.map((body) => `module {\n${body}\n}\n`).join('')}`;
  const { result } = context.diagnostics.collect(() => parseText(text, context));
  const modules = result ? [...result.regions[0]!.firstBlock!.operations()] : [];
  return modules.map((module) => printOp(module, { localScope: true }));
}

test('a line may be broken at any blank, also in operations that were there before in one line', () => {
  let count = 0;
  for (const program of programs()) {
    const { body } = program;
    if (printedModules(program, [body, body]).length === 0) continue;
    for (const step of steps) {
      let blanks = 0;
      const broken = outsideOfStrings(body, / +/, () => (blanks++ % step === 0 ? '\n' : ' '));
      const modules = printedModules(program, [...Array<string>(repetitions).fill(body), broken]);
      assert.is(modules.length, repetitions + 1, broken);
      assert.is(modules.at(-1), modules[0], broken);
      count++;
    }
  }
  assert.ok(count > 400, `${count} programs`);
});

test.run();
