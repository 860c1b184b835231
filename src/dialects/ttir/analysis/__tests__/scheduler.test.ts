import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Operation } from '../../../../ir/operation.ts';
import { findOp, parseModule } from '../../../__tests__/parse-module.ts';
import { Scheduler } from '../scheduler.ts';

/** Returns a scheduler for a function of unary operations, each given as [result, name, input], and the operations by result. */
function schedulerOf(...lines: readonly (readonly [result: string, name: string, ...inputs: string[]])[]) {
  const t = 'tensor<4x8xf32>';
  const c = '#tt.operand_constraint<any_device>';
  const body = lines.map(([result, name, ...inputs]) => {
    const uses = [...inputs, '%init'];
    const sizes = `operandSegmentSizes = array<i32: ${inputs.length}, 1>, operand_constraints = [${uses.map(() => c).join(', ')}]`;
    return `${result} = "ttir.${name}"(${uses.join(', ')}) <{${sizes}}> : (${uses.map(() => t).join(', ')}) -> ${t}`;
  });
  const module = parseModule(`func.func @f(%a: ${t}) {
    %init = tensor.empty() : ${t}
    ${body.join('\n')}
    return
  }`);
  const block = findOp(module, 'func.func').regions[0]!.firstBlock!;
  const ops = [...block.operations()].filter((op) => op.dialectNamespace === 'ttir');
  return { scheduler: new Scheduler(block), ops };
}

const names = (ops: readonly Operation[]): string[] => ops.map((op) => op.name.replace('ttir.', ''));

test('a chain has one operation at a time, in order', () => {
  const { scheduler, ops } = schedulerOf(['%0', 'abs', '%a'], ['%1', 'exp', '%0'], ['%2', 'neg', '%1']);
  for (const op of ops) {
    assert.equal(scheduler.scheduleableOps, [op]);
    assert.ok(scheduler.canSchedule(op));
    scheduler.scheduleOp(op);
    assert.not.ok(scheduler.canSchedule(op));
  }
  assert.not.ok(scheduler.hasUnscheduledOps);
  assert.equal(scheduler.schedule, ops);
});

test('a fork has two operations after the first, in program order, then one, then the one that joins them', () => {
  const { scheduler, ops } = schedulerOf(
    ['%0', 'abs', '%a'],
    ['%1', 'exp', '%0'],
    ['%2', 'neg', '%0'],
    ['%3', 'add', '%1', '%2'],
  );
  assert.equal(names(scheduler.scheduleableOps), ['abs']);
  scheduler.scheduleOp(ops[0]!);
  assert.equal(names(scheduler.scheduleableOps), ['exp', 'neg']);
  scheduler.scheduleOp(ops[2]!);
  assert.equal(names(scheduler.scheduleableOps), ['exp']);
  assert.not.ok(scheduler.canSchedule(ops[3]!));
  scheduler.scheduleOp(ops[1]!);
  assert.equal(names(scheduler.scheduleableOps), ['add']);
});

test('an operation that uses a result twice waits for it once', () => {
  const { scheduler, ops } = schedulerOf(['%0', 'abs', '%a'], ['%1', 'add', '%0', '%0']);
  scheduler.scheduleOp(ops[0]!);
  assert.equal(names(scheduler.scheduleableOps), ['add']);
});

test('what becomes free to be next is told, and in what order operations and their users are', () => {
  const { scheduler, ops } = schedulerOf(
    ['%0', 'abs', '%a'],
    ['%1', 'exp', '%a'],
    ['%2', 'add', '%0', '%1'],
    ['%3', 'neg', '%0'],
  );
  const [abs, exp, add, neg] = ops;
  assert.equal(scheduler.scheduleOp(abs!), [neg]);
  assert.equal(scheduler.usersOf(abs!), [add, neg]);
  assert.equal(scheduler.scheduleOp(exp!), [add]);
  assert.equal(scheduler.scheduleableOps, [add, neg]);
  assert.equal(
    ops.map((op) => scheduler.placeOf(op)),
    [0, 1, 2, 3],
  );
  assert.is(scheduler.opAt(2), add);
});

test('a snapshot does not follow what it was taken of', () => {
  const { scheduler, ops } = schedulerOf(['%0', 'abs', '%a'], ['%1', 'exp', '%0']);
  const snapshot = scheduler.snapshot();
  scheduler.scheduleOp(ops[0]!);
  assert.equal(names(snapshot.scheduleableOps), ['abs']);
  assert.equal(snapshot.schedule, []);
  assert.equal(names(scheduler.scheduleableOps), ['exp']);
});

test.run();
