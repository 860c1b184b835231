import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { Block } from '../block.ts';
import {
  isMemoryEffectFree,
  isOpTriviallyDead,
  MemoryEffectsOpInterface,
  recursiveMemoryEffects,
  wouldOpBeTriviallyDead,
} from '../interfaces/memory-effects.ts';
import { UnknownLoc } from '../location.ts';
import { Operation } from '../operation.ts';
import { Region } from '../region.ts';
import { MemAlloc, MemRead, MemWrite, Pure, RecursiveMemoryEffects } from '../traits/markers.ts';
import { Terminator } from '../traits/structure-traits.ts';
import { Symbol } from '../symbol-table.ts';
import { IntegerType } from '../types/scalar-types.ts';
import { testContext, testDialect } from './test-dialect.ts';

const context = testContext(
  testDialect('t', {
    pure: { traits: [Pure] },
    read: { traits: [MemRead] },
    write: { traits: [MemWrite] },
    alloc: { traits: [MemAlloc] },
    scope: { traits: [RecursiveMemoryEffects] },
    end: { traits: [Terminator, Pure] },
    symbol: { traits: [Symbol, Pure] },
    plain: {},
    fill: {
      traits: [MemoryEffectsOpInterface],
      hooks: {
        interfaces: {
          MemoryEffectsOpInterface: (op: Operation) => ({
            effects: [
              { effect: 'allocate', value: op.result() },
              { effect: 'write', value: op.result() },
            ],
          }),
        },
      },
    },
  }),
);

function makeOp(name: string, ...nested: readonly Operation[]): Operation {
  const region = new Region();
  const block = new Block();
  region.append(block);
  for (const op of nested) block.append(op);
  const resultTypes = name === 't.end' ? [] : [IntegerType.get(context, 32)];
  return Operation.create({
    context,
    name,
    location: UnknownLoc.instance,
    resultTypes,
    regions: nested.length > 0 ? [region] : [],
  });
}

test('what has no effects, or reads only, can be dead', () => {
  const dead = ['t.pure', 't.read', 't.alloc', 't.scope'].map((name) => wouldOpBeTriviallyDead(makeOp(name)));
  assert.equal(dead, [true, true, true, true]);
  const needed = ['t.write', 't.plain', 't.end', 't.symbol', 'u.unknown'].map((name) =>
    isOpTriviallyDead(makeOp(name)),
  );
  assert.equal(needed, [false, false, false, false, false]);
});

test('writing to memory that only the operation itself has is no effect', () => {
  assert.ok(wouldOpBeTriviallyDead(makeOp('t.fill')));
  assert.not(isMemoryEffectFree(makeOp('t.fill')));
});

test('effects of nested operations count where the trait says so', () => {
  const end = (): Operation => makeOp('t.end');
  assert.ok(isMemoryEffectFree(makeOp('t.scope', makeOp('t.pure'), end())));
  assert.not(isMemoryEffectFree(makeOp('t.scope', makeOp('t.read'), end())));
  assert.ok(wouldOpBeTriviallyDead(makeOp('t.scope', makeOp('t.read'), end())));
  assert.not(wouldOpBeTriviallyDead(makeOp('t.scope', makeOp('t.write'), end())));
  assert.not(isMemoryEffectFree(makeOp('t.scope', makeOp('t.plain'), end())));
  assert.equal(
    recursiveMemoryEffects(makeOp('t.scope', makeOp('t.read'), makeOp('t.scope', makeOp('t.write')), end()))
      ?.map(({ effect }) => effect)
      .sort(),
    ['read', 'write'],
  );
  assert.is(recursiveMemoryEffects(makeOp('t.plain')), undefined);
  assert.is(recursiveMemoryEffects(makeOp('t.scope', makeOp('u.unknown'))), undefined);
});

test('what is used is not dead', () => {
  const op = makeOp('t.pure');
  Operation.create({ context, name: 'u.use', location: UnknownLoc.instance, operands: op.results });
  assert.not(isOpTriviallyDead(op));
});

test.run();
