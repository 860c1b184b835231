import { test } from 'uvu';
import { checkRecords, forms, type Form } from '../../asm/__tests__/oracle-records.ts';
import { createRegistry } from '../registry.ts';

for (const topic of ['func', 'arith', 'tensor', 'scf', 'programs', 'others']) {
  for (const form of Object.keys(forms) as Form[]) {
    test(`${topic} prints in ${form} form as by mlir-opt`, () => checkRecords(topic, form, createRegistry));
  }
}

for (const topic of ['invalid-dialects', 'invalid-programs', 'invalid-mistakes', 'invalid-others']) {
  test(`${topic} gives the diagnostics that mlir-opt gives`, () => checkRecords(topic, 'custom', createRegistry));
}

test.run();
