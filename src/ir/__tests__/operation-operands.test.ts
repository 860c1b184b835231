import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { UnknownLoc } from '../location.ts';
import { Operation } from '../operation.ts';
import { IntegerType } from '../types/scalar-types.ts';
import type { Value } from '../value.ts';
import { testContext, testDialect } from './test-dialect.ts';

const context = testContext(testDialect('t', { def: {}, use: {} }));
const i32 = IntegerType.get(context, 32);
const makeValue = (): Value =>
  Operation.create({ context, name: 't.def', location: UnknownLoc.instance, resultTypes: [i32] }).result();
const makeUser = (operands: readonly Value[]): Operation =>
  Operation.create({ context, name: 't.use', location: UnknownLoc.instance, operands });

/** Returns the places of the operands that use the value, the most recent use first. */
const useOrder = (value: Value): number[] => [...value.uses()].map(({ operandNumber }) => operandNumber);

test('operands are put anywhere, and those behind are numbered anew', () => {
  const [a, b, c, d] = [makeValue(), makeValue(), makeValue(), makeValue()];
  const op = makeUser([]);
  op.insertOperands(0, [a, d]);
  op.insertOperands(1, [b, c]);
  op.insertOperands(4, []);
  assert.equal(op.operands, [a, b, c, d]);
  assert.equal(
    op.opOperands.map(({ operandNumber }) => operandNumber),
    [0, 1, 2, 3],
  );
  op.replaceOperands(1, 1, [a, d]);
  assert.equal(op.operands, [a, a, d, c, d]);
  assert.not(b.hasUses);
});

test('where there is room operands stay, and new ones are the most recent uses', () => {
  const value = makeValue();
  // There is room for two, and for eight once that is not enough.
  const op = makeUser([value, value]);
  assert.equal(useOrder(value), [1, 0]);
  op.insertOperands(2, [value]);
  assert.equal(useOrder(value), [2, 1, 0]);
  op.setOperand(0, value);
  assert.equal(useOrder(value), [0, 2, 1]);
  op.insertOperands(3, [value]);
  assert.equal(useOrder(value), [3, 0, 2, 1]);
  // What moves for others becomes a recent use, too, the last first.
  op.insertOperands(2, [value]);
  assert.equal(useOrder(value), [2, 3, 4, 0, 1]);
});

test('operands that are added one by one move as often as their number doubles', () => {
  const value = makeValue();
  const op = makeUser([value]);
  let moves = 0;
  for (let i = 1; i < 1_000; i++) {
    op.setOperand(0, value);
    op.insertOperands(i, [value]);
    // Where nothing moved, the first operand is still the most recent of the others.
    if (value.firstUse!.nextUse!.operandNumber !== 0) moves++;
  }
  assert.ok(moves < 12, `moved ${moves} times`);
  assert.is(op.numOperands, 1_000);
});

test.run();
