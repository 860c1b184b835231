import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { caseName, dataTypes, layouts, MatrixRun, operations, someMatrixCases } from './op-matrix.ts';

const cases = someMatrixCases();

test('operations on every data type and in every layout agree with the reference', () => {
  const run = new MatrixRun();
  for (const each of cases) assert.is(run.problem(each), undefined, caseName(each));
});

test('the part of the matrix that runs here has every layout and type, with operations of every kind', () => {
  for (const [name, { data }] of Object.entries(operations)) {
    const ofOperation = cases.filter(({ operation }) => operation === name);
    const types = data === 'integers' ? 3 : dataTypes.length;
    assert.equal(new Set(ofOperation.map(({ input }) => input.type)).size, types, name);
    assert.equal(new Set(ofOperation.map(({ input }) => input.layout)).size, Object.keys(layouts).length, name);
  }
});

test.run();
