import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { builtin } from '../../builtin/index.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { checkRecords, forms, readRecords, roundTrip, type Form } from './oracle-records.ts';

const registry = (): DialectRegistry => new DialectRegistry({ builtin: () => builtin });

const topics = [
  'operations',
  'types',
  'attributes',
  'literals',
  'elements',
  'resources',
  'grammar',
  'locations',
  'aliases',
  'names',
];

for (const topic of topics) {
  for (const form of Object.keys(forms) as Form[]) {
    test(`${topic} print in ${form} form as by mlir-opt`, () => checkRecords(topic, form, registry));
  }
}

for (const topic of ['invalid', 'invalid-literals', 'invalid-elements', 'invalid-resources', 'invalid-grammar']) {
  test(`${topic} gives the diagnostics that mlir-opt gives`, () => checkRecords(topic, 'custom', registry));
}

test('known differences still are differences', () => {
  for (const { program, record } of readRecords('known-differences', 'custom')) {
    assert.match(program, /^\/\/ .*\.\n/, 'each says why');
    assert.is.not(roundTrip(program, 'custom', registry()), record, program);
  }
});

test.run();
