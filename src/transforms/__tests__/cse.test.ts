import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { assertPrints, parseToy } from '../../rewrite/__tests__/toy-dialect.ts';
import { CSEPass, eliminateCommonSubexpressions } from '../cse.ts';

/** Checks that `before` becomes `after`, and how many operations were erased and replaced. */
function check(before: string, after: string, erased: number, replaced: number): void {
  const op = parseToy(before);
  assert.equal(eliminateCommonSubexpressions(op), { erased, replaced });
  assertPrints(op, after);
}

const func = (body: string): string => `"toy.func"() ({ ^bb0(%x: i32, %y: i32): ${body} }) : () -> ()`;

test('equal operations become one, attributes and order of operands counting', () => {
  check(
    func(`
    %0 = "toy.sub"(%x, %y) {a} : (i32, i32) -> i32
    %1 = "toy.sub"(%x, %y) {a} : (i32, i32) -> i32
    %2 = "toy.sub"(%y, %x) {a} : (i32, i32) -> i32
    %3 = "toy.sub"(%x, %y) : (i32, i32) -> i32
    "toy.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
    "toy.return"() : () -> ()`),
    func(`
    %0 = "toy.sub"(%x, %y) {a} : (i32, i32) -> i32
    %2 = "toy.sub"(%y, %x) {a} : (i32, i32) -> i32
    %3 = "toy.sub"(%x, %y) : (i32, i32) -> i32
    "toy.use"(%0, %0, %2, %3) : (i32, i32, i32, i32) -> ()
    "toy.return"() : () -> ()`),
    0,
    1,
  );
});

test('the operands of commutative operations have no order; chains become one', () => {
  check(
    func(`
    %0 = "toy.add"(%x, %y) : (i32, i32) -> i32
    %1 = "toy.add"(%y, %x) : (i32, i32) -> i32
    %2 = "toy.neg"(%0) : (i32) -> i32
    %3 = "toy.neg"(%1) : (i32) -> i32
    "toy.use"(%2, %3) : (i32, i32) -> ()
    "toy.return"() : () -> ()`),
    func(`
    %0 = "toy.add"(%x, %y) : (i32, i32) -> i32
    %2 = "toy.neg"(%0) : (i32) -> i32
    "toy.use"(%2, %2) : (i32, i32) -> ()
    "toy.return"() : () -> ()`),
    0,
    2,
  );
});

test('dead operations go, one link of a chain per run', () => {
  check(
    func(`
    %0 = "toy.neg"(%x) : (i32) -> i32
    %1 = "toy.neg"(%0) : (i32) -> i32
    "toy.return"() : () -> ()`),
    func(`
    %0 = "toy.neg"(%x) : (i32) -> i32
    "toy.return"() : () -> ()`),
    1,
    0,
  );
});

test('unknown effects stay; reads become one when nothing is written in between', () => {
  check(
    func(`
    %0 = "u.foo"() : () -> i32
    %1 = "u.foo"() : () -> i32
    %2 = "toy.read"() : () -> i32
    %3 = "toy.neg"(%x) : (i32) -> i32
    %4 = "toy.read"() : () -> i32
    "toy.write"() : () -> ()
    %5 = "toy.read"() : () -> i32
    %6 = "toy.read"() : () -> i32
    "toy.use"(%0, %1, %2, %3, %4, %5, %6) : (i32, i32, i32, i32, i32, i32, i32) -> ()
    "toy.return"() : () -> ()`),
    func(`
    %0 = "u.foo"() : () -> i32
    %1 = "u.foo"() : () -> i32
    %2 = "toy.read"() : () -> i32
    %3 = "toy.neg"(%x) : (i32) -> i32
    "toy.write"() : () -> ()
    %5 = "toy.read"() : () -> i32
    "toy.use"(%0, %1, %2, %3, %2, %5, %5) : (i32, i32, i32, i32, i32, i32, i32) -> ()
    "toy.return"() : () -> ()`),
    0,
    2,
  );
});

test('what dominates is known: around and before, not beside; isolated operations know nothing', () => {
  check(
    func(`
    %0 = "toy.neg"(%x) : (i32) -> i32
    "toy.scope"() ({
      %1 = "toy.neg"(%x) : (i32) -> i32
      %2 = "toy.neg"(%y) : (i32) -> i32
      "toy.use"(%1, %2) : (i32, i32) -> ()
      "toy.return"() : () -> () }) : () -> ()
    %3 = "toy.neg"(%y) : (i32) -> i32
    %c = "toy.const"() <{value = 1 : i32}> : () -> i32
    "toy.func"() ({
      %c2 = "toy.const"() <{value = 1 : i32}> : () -> i32
      "toy.use"(%c2) : (i32) -> ()
      "toy.return"() : () -> () }) : () -> ()
    "toy.use"(%0, %3, %c) : (i32, i32, i32) -> ()
    "toy.return"() : () -> ()`),
    func(`
    %0 = "toy.neg"(%x) : (i32) -> i32
    "toy.scope"() ({
      %2 = "toy.neg"(%y) : (i32) -> i32
      "toy.use"(%0, %2) : (i32, i32) -> ()
      "toy.return"() : () -> () }) : () -> ()
    %3 = "toy.neg"(%y) : (i32) -> i32
    %c = "toy.const"() <{value = 1 : i32}> : () -> i32
    "toy.func"() ({
      %c2 = "toy.const"() <{value = 1 : i32}> : () -> i32
      "toy.use"(%c2) : (i32) -> ()
      "toy.return"() : () -> () }) : () -> ()
    "toy.use"(%0, %3, %c) : (i32, i32, i32) -> ()
    "toy.return"() : () -> ()`),
    0,
    1,
  );
});

test('blocks know what the blocks that dominate them compute', () => {
  const text = (inRight: string, inEnd: string): string =>
    func(`
    %0 = "toy.neg"(%x) : (i32) -> i32
    "toy.br"() [^left, ^right] : () -> ()
  ^left:
    %1 = "toy.neg"(%y) : (i32) -> i32
    "toy.use"(%1) : (i32) -> ()
    "toy.br"() [^end] : () -> ()
  ^right:
    ${inRight}
    "toy.br"() [^end] : () -> ()
  ^end:
    %3 = "toy.neg"(%y) : (i32) -> i32
    "toy.use"(${inEnd}, %3) : (i32, i32) -> ()
    "toy.return"() : () -> ()`);
  check(
    text('%2 = "toy.neg"(%x) : (i32) -> i32 "toy.use"(%2) : (i32) -> ()', '%0'),
    text('"toy.use"(%0) : (i32) -> ()', '%0'),
    0,
    1,
  );
});

test('operations with equal regions are equal', () => {
  const scope = (name: string, callee: string): string =>
    `%${name} = "toy.scope"() ({ %n = "${callee}"(%x) : (i32) -> i32 "toy.return"(%n) : (i32) -> () }) : () -> i32`;
  const text = (scopes: string, uses: string): string => func(`${scopes} ${uses} "toy.return"() : () -> ()`);
  // The terminator of these tests has unknown effects, which makes those of the operations around it unknown too.
  const op = parseToy(text(scope('0', 'toy.neg') + scope('1', 'toy.neg'), '"toy.use"(%0, %1) : (i32, i32) -> ()'));
  assert.equal(eliminateCommonSubexpressions(op), { erased: 0, replaced: 0 });
  const pure = (body: string): string => body.replaceAll('"toy.return"(%n)', '"toy.yield"(%n)');
  const before = text(
    pure(scope('0', 'toy.neg') + scope('1', 'toy.neg')) + pure(scope('2', 'toy.max1')),
    '"toy.use"(%0, %1, %2) : (i32, i32, i32) -> ()',
  );
  const after = text(
    pure(scope('0', 'toy.neg')) + pure(scope('2', 'toy.max1')),
    '"toy.use"(%0, %0, %2) : (i32, i32, i32) -> ()',
  );
  check(before, after, 0, 1);
});

test('in a graph region the uses by known operations stay', () => {
  const module = (body: string): string => `"toy.module"() ({ ${body} }) : () -> ()`;
  check(
    module(`
    "toy.use"(%a, %b, %d) : (i32, i32, i32) -> ()
    %d = "toy.neg"(%b) : (i32) -> i32
    %c = "u.foo"() : () -> i32
    %a = "toy.neg"(%c) : (i32) -> i32
    %b = "toy.neg"(%c) : (i32) -> i32`),
    module(`
    "toy.use"(%a, %a, %d) : (i32, i32, i32) -> ()
    %d = "toy.neg"(%b) : (i32) -> i32
    %c = "u.foo"() : () -> i32
    %a = "toy.neg"(%c) : (i32) -> i32
    %b = "toy.neg"(%c) : (i32) -> i32`),
    0,
    1,
  );
});

test('the pass counts', () => {
  const pass = new CSEPass();
  pass.execute(
    parseToy(
      func(`
    %0 = "toy.neg"(%x) : (i32) -> i32
    %1 = "toy.neg"(%x) : (i32) -> i32
    %2 = "toy.neg"(%y) : (i32) -> i32
    "toy.use"(%0, %1) : (i32, i32) -> ()
    "toy.return"() : () -> ()`),
    ),
  );
  assert.is(pass.statistic("num-cse'd"), 1);
  assert.is(pass.statistic("num-dce'd"), 1);
});

test.run();
