import { test } from 'uvu';
import { checkRecords, forms, type Form } from '../../asm/__tests__/oracle-records.ts';
import { createRegistry } from '../registry.ts';

for (const topic of ['func', 'arith', 'tensor', 'scf']) {
  for (const form of Object.keys(forms) as Form[]) {
    test(`${topic} prints in ${form} form as by mlir-opt`, () => checkRecords(topic, form, createRegistry));
  }
}

test('mistakes in custom assembly give the diagnostics that mlir-opt gives', () => {
  checkRecords('invalid-dialects', 'custom', createRegistry);
});

test.run();
