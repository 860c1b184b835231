import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { Context } from '../../ir/context.ts';
import { renderDiagnostic } from '../../ir/diagnostic-text.ts';
import { type DialectRegistry } from '../../ir/dialect.ts';
import { SourceFile } from '../../support/source-file.ts';
import { parseSource } from '../parse-source.ts';
import { type PrintingFlags } from '../printer/flags.ts';
import { printOp } from '../printer/print-op.ts';

/** The forms in which programs were recorded, and the flags that give them. */
export const forms = {
  custom: {},
  generic: { genericForm: true },
  debuginfo: { debugInfo: true },
} as const satisfies Record<string, PrintingFlags>;

export type Form = keyof typeof forms;

/** A program and what the oracle printed for it: the program again, or diagnostics. */
export interface OracleRecord {
  readonly program: string;
  readonly record: string;
}

const separator = '// -----\n';

/** Returns the records of a topic, see fixtures/asm/README.md. */
export function readRecords(topic: string, form: Form): OracleRecord[] {
  const read = (name: string): string[] =>
    readFileSync(new URL(`../../../fixtures/asm/${name}`, import.meta.url), 'utf8').split(separator);
  const records = read(`records/${topic}.${form}.txt`);
  const programs = read(`${topic}.mlir`);
  assert.is(records.length, programs.length, `the records of ${topic} are out of date`);
  return programs.map((program, i) => ({ program, record: records[i]! }));
}

/** Returns what the program reads and prints as here, in the form of a record. */
export function roundTrip(program: string, form: Form, registry: DialectRegistry): string {
  const context = new Context(registry);
  context.allowUnregisteredDialects = true;
  let printed = '';
  const { diagnostics } = context.diagnostics.collect(() => {
    const module = parseSource(new SourceFile('<stdin>', program), context);
    if (module) printed = printOp(module, forms[form]);
  });
  const text = diagnostics.length > 0 ? diagnostics.map(renderDiagnostic).join('') : printed;
  return `${text.trimEnd()}\n`;
}

/** Checks that every program of the topic gives its record. */
export function checkRecords(topic: string, form: Form, registry: () => DialectRegistry): void {
  for (const { program, record } of readRecords(topic, form)) {
    assert.is(roundTrip(program, form, registry()), record, `${topic}, ${form} form, of the program\n${program}`);
  }
}
