import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Operation } from '../../ir/operation.ts';
import { areEquivalent, hashOperation, haveEqualRegions } from '../../ir/operation-equivalence.ts';
import { parseToy } from './toy-dialect.ts';

/** Returns the operations of a block with the arguments %x and %y. */
function operations(body: string): Operation[] {
  const root = parseToy(`"toy.func"() ({ ^bb0(%x: i32, %y: i32): ${body} "toy.return"() : () -> () }) : () -> ()`);
  const block = root.regions[0]!.firstBlock!;
  block.recomputeOrder();
  return [...block.operations()];
}

/** Tells whether the two operations are equivalent, which must show in their hashes. */
function compare(body: string): boolean {
  const [a, b] = operations(body) as [Operation, Operation];
  const isEquivalent = areEquivalent(a, b);
  assert.is(areEquivalent(b, a), isEquivalent);
  if (isEquivalent) assert.is(hashOperation(a), hashOperation(b));
  return isEquivalent;
}

const binary = '(i32, i32) -> i32';
const ternary = '(i32, i32, i32) -> i32';

test('name, operands, types and attributes make operations equivalent', () => {
  assert.ok(compare(`"u.a"(%x, %y) {k = 1, l} : ${binary} "u.a"(%x, %y) {l, k = 1} : ${binary}`));
  assert.not(compare(`"u.a"(%x, %y) : ${binary} "u.b"(%x, %y) : ${binary}`));
  assert.not(compare(`"u.a"(%x, %y) : ${binary} "u.a"(%y, %x) : ${binary}`));
  assert.not(compare(`"u.a"(%x, %y) : ${binary} "u.a"(%x) : (i32) -> i32`));
  assert.not(compare(`"u.a"(%x) : (i32) -> i32 "u.a"(%x) : (i32) -> i64`));
  assert.not(compare(`"u.a"(%x) {k = 1} : (i32) -> i32 "u.a"(%x) {l = 1} : (i32) -> i32`));
  assert.not(compare(`"u.a"(%x) <{k = 1}> : (i32) -> i32 "u.a"(%x) : (i32) -> i32`));
});

test('the order of operands of commutative operations does not count, but how often each occurs', () => {
  assert.ok(compare(`"toy.add"(%x, %y) : ${binary} "toy.add"(%y, %x) : ${binary}`));
  assert.not(compare(`"toy.add"(%x, %x) : ${binary} "toy.add"(%y, %x) : ${binary}`));
  assert.ok(compare(`"toy.add"(%x, %y, %x) : ${ternary} "toy.add"(%x, %x, %y) : ${ternary}`));
  assert.not(compare(`"toy.add"(%x, %y, %x) : ${ternary} "toy.add"(%y, %x, %y) : ${ternary}`));
});

test('regions are compared apart', () => {
  const region = (name: string): string =>
    `"u.a"() ({ ^bb0(%z: i32): "u.${name}"(%z, %x) : (i32, i32) -> () }) : () -> ()`;
  const [a, b, c] = operations(region('use') + region('use') + region('drop')) as [Operation, Operation, Operation];
  assert.ok(areEquivalent(a, b) && areEquivalent(a, c));
  assert.ok(haveEqualRegions(a, b));
  assert.not(haveEqualRegions(a, c));
});

test('equal regions have equal hashes, wherever the operations in them are', () => {
  const region = (used: string): string =>
    `"u.a"() ({ ^bb0(%z: i32): %v = "u.b"(%z, ${used}) {k = 1} : ${binary} "u.c"(%v, %v) ({}) : (i32, i32) -> () }) : () -> ()`;
  const ops = operations(region('%x') + region('%x') + region('%y'));
  for (const op of ops.slice(0, 3)) op.regions[0]!.firstBlock!.recomputeOrder(100 * ops.indexOf(op));
  const [a, b, c] = ops as [Operation, Operation, Operation];
  assert.ok(haveEqualRegions(a, b));
  assert.is(hashOperation(a), hashOperation(b));
  assert.is.not(hashOperation(a), hashOperation(c));
});

test.run();
