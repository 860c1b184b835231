import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtin } from '../../builtin/index.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { checkRecords, forms, readRecords, roundTrip, type Form } from './oracle-records.ts';

const registry = (): DialectRegistry => new DialectRegistry({ builtin: () => builtin });

for (const topic of ['operations', 'types', 'attributes', 'locations', 'aliases', 'names']) {
  for (const form of Object.keys(forms) as Form[]) {
    test(`${topic} print in ${form} form as by mlir-opt`, () => checkRecords(topic, form, registry));
  }
}

test('mistakes give the diagnostics that mlir-opt gives', () => checkRecords('invalid', 'custom', registry));

test('known differences still are differences', () => {
  for (const { program, record } of readRecords('known-differences', 'custom')) {
    assert.match(program, /^\/\/ .*\.\n/, 'each says why');
    if (/func\./.test(program)) continue;
    assert.is.not(roundTrip(program, 'custom', registry()), record, program);
  }
});

test.run();
