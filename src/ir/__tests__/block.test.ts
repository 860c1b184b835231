import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Block } from '../block.ts';
import { UnknownLoc } from '../location.ts';
import { Operation } from '../operation.ts';
import { Region } from '../region.ts';
import { testContext } from './test-dialect.ts';

const context = testContext();
const make = (): Operation => Operation.create({ context, name: 't.op', location: UnknownLoc.instance });

/** Returns a block of `count` operations, the only one of a region. */
function blockOf(count: number): Block {
  const block = new Block();
  for (let i = 0; i < count; i++) block.append(make());
  new Region().append(block);
  return block;
}

function assertOrdered(block: Block): void {
  for (let op = block.firstOp; op?.next; op = op.next) {
    assert.ok(op.isBeforeInBlock(op.next));
    assert.not(op.next.isBeforeInBlock(op));
  }
}

/** Returns how often the operations were numbered anew while `insert` put `count` of them into the block. */
function countRenumberings(block: Block, count: number, insert: (op: Operation) => void): number {
  let renumberings = 0;
  assertOrdered(block);
  for (let i = 0; i < count; i++) {
    insert(make());
    if (!block.orderIsValid) renumberings++;
    block.firstOp!.isBeforeInBlock(block.lastOp!);
  }
  assertOrdered(block);
  return renumberings;
}

test('operations are not numbered anew for those that are put at an end, or here and there', () => {
  const block = blockOf(1_000);
  assert.is(
    countRenumberings(block, 1_000, (op) => block.append(op)),
    0,
  );
  assert.is(
    countRenumberings(block, 1_000, (op) => block.insertBefore(op, block.firstOp)),
    0,
  );
  let anchor = block.firstOp!;
  const renumberings = countRenumberings(block, 500, (op) => {
    anchor = anchor.next!.next!;
    block.insertBefore(op, anchor);
  });
  assert.is(renumberings, 0);
});

test('operations are numbered anew now and then where many are put in one place', () => {
  const block = blockOf(10);
  const anchor = block.firstOp!.next!;
  const renumberings = countRenumberings(block, 100, (op) => block.insertBefore(op, anchor));
  assert.ok(renumberings > 0 && renumberings <= 25, `${renumberings} times`);
});

test('the only operation of a block that was numbered while it was empty has a number', () => {
  const block = blockOf(0);
  block.recomputeOrder();
  block.append(make());
  block.append(make());
  assertOrdered(block);
});

test('a block is split into two that keep their order', () => {
  for (const index of [0, 3, 9]) {
    const block = blockOf(10);
    const ops = [...block.operations()];
    assertOrdered(block);
    const second = block.splitBefore(ops[index]!, new Block());
    assert.equal([...block.operations()], ops.slice(0, index));
    assert.equal([...second.operations()], ops.slice(index));
    assert.ok(ops.every((op, i) => op.block === (i < index ? block : second)));
    assert.ok(block.orderIsValid && second.orderIsValid);
    assert.equal(block.region!.blocks, [block, second]);
    block.append(make());
    second.insertBefore(make(), second.firstOp);
    assertOrdered(block);
    assertOrdered(second);
  }
});

test('an operation that is moved before or after itself or its neighbour stays', () => {
  const block = blockOf(3);
  const before = [...block.operations()];
  const [first, second] = before;
  first!.moveBefore(first!);
  first!.moveAfter(first!);
  first!.moveBefore(second!);
  second!.moveAfter(first!);
  assert.equal([...block.operations()], before);
  assertOrdered(block);
  second!.moveBefore(first!);
  assert.equal([...block.operations()].indexOf(second!), 0);
});

test('an operation is moved neither to one that is in no block nor into itself', () => {
  const block = blockOf(2);
  const op = block.firstOp!;
  assert.throws(() => op.moveBefore(make()), /'t.op' is moved to 't.op', which stands in no block/);
  const outer = Operation.create({ context, name: 't.op', location: UnknownLoc.instance, regions: 1 });
  block.append(outer);
  const inner = make();
  const body = new Block();
  outer.regions[0]!.append(body);
  body.append(inner);
  assert.throws(() => outer.moveAfter(inner), /'t.op' is moved to 't.op', which stands inside it/);
  assert.is(outer.block, block);
});

test.run();
