import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Block } from '../block.ts';
import { UnknownLoc } from '../location.ts';
import { Operation } from '../operation.ts';
import { Region } from '../region.ts';
import { IntegerType } from '../types/scalar-types.ts';
import { isSurelyUnusedInBlock, isSurelyUnusedInside } from '../unused-inside.ts';
import type { Value } from '../value.ts';
import { testContext, testDialect } from './test-dialect.ts';

const context = testContext(testDialect('t', { def: {}, use: {}, scope: {} }));
const i32 = IntegerType.get(context, 32);
const make = (name: string, operands: readonly Value[] = [], regions: readonly Region[] = []): Operation =>
  Operation.create({ context, name, location: UnknownLoc.instance, operands, regions });
const value = Operation.create({ context, name: 't.def', location: UnknownLoc.instance, resultTypes: [i32] }).result();

/** Returns `depth` scopes in one another, around `fillers` operations and one with the operands. */
function nest(depth: number, fillers: number, operands: readonly Value[]): Operation {
  const block = new Block();
  for (let i = 0; i < fillers; i++) block.append(make('t.use'));
  block.append(make('t.use', operands));
  let region = regionOf(block);
  for (let level = 1; level < depth; level++) region = regionOf(blockOf(make('t.scope', [], [region])));
  return make('t.scope', [value], [region]);
}

function blockOf(op: Operation): Block {
  const block = new Block();
  block.append(op);
  return block;
}

function regionOf(block: Block): Region {
  const region = new Region();
  region.append(block);
  return region;
}

test('a use is found at any depth, and that of the operation itself does not count', () => {
  assert.is(isSurelyUnusedInside(value, nest(1, 3, [])), true);
  assert.is(isSurelyUnusedInside(value, nest(3, 3, [])), true);
  assert.is(isSurelyUnusedInside(value, nest(1, 3, [value])), false);
  assert.is(isSurelyUnusedInside(value, nest(3, 3, [value])), false);
});

test('a block is asked for its own operations only', () => {
  const inner = nest(2, 1, [value]);
  assert.is(isSurelyUnusedInBlock(value, inner.regions[0]!.firstBlock!), true);
  assert.is(isSurelyUnusedInBlock(value, blockOf(inner)), false);
});

test('of many operations it is not sure', () => {
  assert.is(isSurelyUnusedInside(value, nest(1, 1000, [])), false);
  assert.is(isSurelyUnusedInBlock(value, nest(1, 1000, []).regions[0]!.firstBlock!), false);
});

test.run();
