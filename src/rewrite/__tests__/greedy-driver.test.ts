import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, RewritePattern } from '../../ir/pattern-match.ts';
import { walk } from '../../ir/walk.ts';
import { applyOpPatternsGreedily, applyPatternsGreedily, rewriteGreedily } from '../greedy-driver.ts';
import { AddOp, assertPrints, MulOp, parseToy } from './toy-dialect.ts';

/** x * 2 is x + x. */
class MulByTwo extends OpRewritePattern<MulOp> {
  readonly root = MulOp;
  matchAndRewrite(op: MulOp, rewriter: PatternRewriter): LogicalResult {
    if (op.operand(1).definingOp?.name !== 'u.two') return rewriter.notifyMatchFailure(op, 'no factor of two');
    const x = op.operand(0);
    const add = rewriter.create({ name: 'toy.add', location: op.location, operands: [x, x], resultTypes: [x.type] });
    rewriter.replaceOp(op, add.results);
    return true;
  }
}

/** Renames any operation `u.a` to what `to` says. */
class Rename extends RewritePattern {
  readonly root = undefined;
  constructor(
    readonly from: string,
    readonly to: string,
    override readonly benefit = 1,
  ) {
    super();
  }
  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    if (op.name !== this.from) return false;
    const renamed = rewriter.create({
      name: this.to,
      location: op.location,
      operands: op.operands,
      resultTypes: op.resultTypes,
    });
    rewriter.replaceOp(op, renamed.results);
    return true;
  }
}

test('patterns apply where they match, also to what they made', () => {
  const func = parseToy(`"toy.func"() ({ ^bb0(%x: i32):
    %two = "u.two"() : () -> i32
    %0 = "toy.mul"(%x, %two) : (i32, i32) -> i32
    "u.a"(%0) : (i32) -> ()
    "toy.return"() : () -> () }) : () -> ()`);
  assert.ok(applyPatternsGreedily(func, [new MulByTwo(), new Rename('u.a', 'u.b'), new Rename('u.b', 'u.c')]));
  assertPrints(
    func,
    `"toy.func"() ({ ^bb0(%x: i32):
    %two = "u.two"() : () -> i32
    %0 = "toy.add"(%x, %x) : (i32, i32) -> i32
    "u.c"(%0) : (i32) -> ()
    "toy.return"() : () -> () }) : () -> ()`,
  );
});

test('greater benefit goes first, then patterns of one class, then the order given', () => {
  const text = `"toy.func"() ({ "u.a"() : () -> () "toy.return"() : () -> () }) : () -> ()`;
  const func = parseToy(text);
  applyPatternsGreedily(func, [new Rename('u.a', 'u.low'), new Rename('u.a', 'u.high', 2)]);
  assertPrints(func, text.replace('u.a', 'u.high'));
  const other = parseToy(text);
  applyPatternsGreedily(other, [new Rename('u.a', 'u.first'), new Rename('u.a', 'u.second')]);
  assertPrints(other, text.replace('u.a', 'u.first'));
});

test('dead operations go, with what only they used', () => {
  const func = parseToy(`"toy.func"() ({ ^bb0(%x: i32):
    %0 = "toy.sub"(%x, %x) : (i32, i32) -> i32
    %1 = "toy.neg"(%0) : (i32) -> i32
    %2 = "toy.read"() : () -> i32
    %3 = "u.unknown"() : () -> i32
    "toy.scope"() ({ %4 = "toy.read"() : () -> i32 "toy.return"() : () -> () }) : () -> ()
    "toy.write"() : () -> ()
    "toy.return"() : () -> () }) : () -> ()`);
  assert.equal(rewriteGreedily(func, []), { converged: true, changed: true });
  assertPrints(
    func,
    `"toy.func"() ({ ^bb0(%x: i32):
    %3 = "u.unknown"() : () -> i32
    "toy.scope"() ({ "toy.return"() : () -> () }) : () -> ()
    "toy.write"() : () -> ()
    "toy.return"() : () -> () }) : () -> ()`,
  );
});

test('constants fold, merge, and move to the front in the order in which they were met', () => {
  const func = parseToy(`"toy.func"() ({
    "toy.use"() : () -> ()
    %0 = "toy.const"() <{value = 1 : i32}> : () -> i32
    %1 = "toy.const"() <{value = 2 : i32}> : () -> i32
    %2 = "toy.const"() <{value = 1 : i32}> : () -> i32
    %3 = "toy.add"(%0, %1) : (i32, i32) -> i32
    "toy.use"(%0, %1, %2, %3) : (i32, i32, i32, i32) -> ()
    "toy.scope"() ({
      %4 = "toy.const"() <{value = 5 : i32}> : () -> i32
      "toy.use"(%4) : (i32) -> ()
      "toy.return"() : () -> () }) : () -> ()
    "toy.return"() : () -> () }) : () -> ()`);
  assert.ok(applyPatternsGreedily(func, []));
  assertPrints(
    func,
    `"toy.func"() ({
    %c3 = "toy.const"() <{value = 3 : i32}> : () -> i32
    %c5 = "toy.const"() <{value = 5 : i32}> : () -> i32
    %c2 = "toy.const"() <{value = 2 : i32}> : () -> i32
    %c1 = "toy.const"() <{value = 1 : i32}> : () -> i32
    "toy.use"() : () -> ()
    "toy.use"(%c1, %c2, %c1, %c3) : (i32, i32, i32, i32) -> ()
    "toy.scope"() ({
      "toy.use"(%c5) : (i32) -> ()
      "toy.return"() : () -> () }) : () -> ()
    "toy.return"() : () -> () }) : () -> ()`,
  );
});

test('traits fold: constants to the right, f(f(x)), f(x, x)', () => {
  const func = parseToy(`"toy.func"() ({ ^bb0(%x: i32):
    %c = "toy.const"() <{value = 7 : i32}> : () -> i32
    %0 = "toy.add"(%c, %x) : (i32, i32) -> i32
    %1 = "toy.neg"(%0) : (i32) -> i32
    %2 = "toy.neg"(%1) : (i32) -> i32
    %3 = "toy.max"(%x, %x) : (i32, i32) -> i32
    %4 = "toy.max"(%3, %2) : (i32, i32) -> i32
    %5 = "toy.max"(%4, %2) : (i32, i32) -> i32
    "toy.use"(%2, %3, %5) : (i32, i32, i32) -> ()
    "toy.return"() : () -> () }) : () -> ()`);
  assert.ok(applyPatternsGreedily(func, []));
  assertPrints(
    func,
    `"toy.func"() ({ ^bb0(%x: i32):
    %c = "toy.const"() <{value = 7 : i32}> : () -> i32
    %0 = "toy.add"(%x, %c) : (i32, i32) -> i32
    %4 = "toy.max"(%x, %0) : (i32, i32) -> i32
    %5 = "toy.max"(%4, %0) : (i32, i32) -> i32
    "toy.use"(%0, %x, %5) : (i32, i32, i32) -> ()
    "toy.return"() : () -> () }) : () -> ()`,
  );
});

test('folding and merging of constants can be switched off', () => {
  const text = `"toy.func"() ({
    "toy.use"() : () -> ()
    %0 = "toy.const"() <{value = 1 : i32}> : () -> i32
    %1 = "toy.const"() <{value = 1 : i32}> : () -> i32
    %2 = "toy.add"(%0, %1) : (i32, i32) -> i32
    "toy.use"(%2) : (i32) -> ()
    "toy.return"() : () -> () }) : () -> ()`;
  const func = parseToy(text);
  assert.equal(rewriteGreedily(func, [], { fold: false, constantCSE: false }), { converged: true, changed: false });
  assertPrints(func, text);
});

test('a rewrite that only moves a constant has changed something', () => {
  const func = parseToy(`"toy.func"() ({
    "toy.use"() : () -> ()
    %0 = "toy.const"() <{value = 1 : i32}> : () -> i32
    "toy.use"(%0) : (i32) -> ()
    "toy.return"() : () -> () }) : () -> ()`);
  assert.equal(rewriteGreedily(func, []), { converged: true, changed: true });
  assert.equal(rewriteGreedily(func, []), { converged: true, changed: false });
});

test('a pattern that never ends stops at the limits and does not converge', () => {
  const text = `"toy.func"() ({ "u.a"() : () -> () "toy.return"() : () -> () }) : () -> ()`;
  const pingPong = [new Rename('u.a', 'u.b'), new Rename('u.b', 'u.a')];
  const func = parseToy(text);
  assert.not(applyPatternsGreedily(func, pingPong, { maxNumRewrites: 3, maxIterations: 1 }));
  assertPrints(func, text.replace('u.a', 'u.b'));
  assert.not(applyPatternsGreedily(func, pingPong, { maxNumRewrites: 2 }));
});

test('strict modes leave other operations alone', () => {
  const text = `"toy.func"() ({ ^bb0(%x: i32):
    %0 = "u.a"(%x) : (i32) -> i32
    %1 = "u.a"(%0) : (i32) -> i32
    "u.a"(%1) : (i32) -> ()
    "toy.return"() : () -> () }) : () -> ()`;
  const renames = [new Rename('u.a', 'u.b'), new Rename('u.b', 'u.c')];
  const middle = (func: Operation): Operation => func.regions[0]!.firstBlock!.firstOp!.next!;
  const rewritten = (name: string): string => text.replace('%1 = "u.a"', `%1 = "${name}"`);
  const any = parseToy(text);
  applyOpPatternsGreedily([middle(any)], renames, { strictness: 'existingOps' });
  assertPrints(any, rewritten('u.b'));
  const fresh = parseToy(text);
  applyOpPatternsGreedily([middle(fresh)], renames, { strictness: 'existingAndNewOps' });
  assertPrints(fresh, rewritten('u.c'));
  assert.equal(applyOpPatternsGreedily([], renames), { converged: true, changed: false });
});

test('top-down and bottom-up start at opposite ends', () => {
  const order = (useTopDownTraversal: boolean): string[] => {
    const func = parseToy(
      `"toy.func"() ({ "u.a"() ({ "u.b"() : () -> () }) : () -> () "u.c"() : () -> () "toy.return"() : () -> () }) : () -> ()`,
    );
    const seen: string[] = [];
    class Spy extends RewritePattern {
      readonly root = undefined;
      matchAndRewrite(op: Operation): LogicalResult {
        seen.push(op.name);
        return false;
      }
    }
    applyPatternsGreedily(func, [new Spy()], { useTopDownTraversal });
    return seen;
  };
  assert.equal(order(true), ['u.a', 'u.b', 'u.c', 'toy.return']);
  assert.equal(order(false), ['toy.return', 'u.c', 'u.a', 'u.b']);
});

test('region simplification erases unreachable blocks, dead cycles, and equal blocks', () => {
  const func = parseToy(`"toy.func"() ({
    "toy.br"() [^one, ^two] : () -> ()
  ^one:
    "toy.use"() : () -> ()
    "toy.return"() : () -> ()
  ^two:
    "toy.use"() : () -> ()
    "toy.return"() : () -> ()
  ^dead:
    "toy.br"() [^dead] : () -> () }) : () -> ()`);
  assert.ok(applyPatternsGreedily(func, [], { regionSimplification: 'normal' }));
  assert.is(func.regions[0]!.blocks.length, 3);
  assert.ok(applyPatternsGreedily(func, [], { regionSimplification: 'aggressive' }));
  assert.is(func.regions[0]!.blocks.length, 2);
  const module = parseToy(`"toy.module"() ({
    %0 = "toy.neg"(%1) : (i32) -> i32
    %1 = "toy.sub"(%0, %0) : (i32, i32) -> i32
    }) : () -> ()`);
  assert.ok(applyPatternsGreedily(module, [], { regionSimplification: 'normal' }));
  assert.ok(module.regions[0]!.firstBlock!.isEmpty);
});

test('a long function takes linear time', () => {
  const count = 10_000;
  const lines = Array.from({ length: count }, (_, i) => `%${i + 1} = "toy.mul"(%${i}, %${i}) : (i32, i32) -> i32`);
  const func = parseToy(
    `"toy.func"() ({ ^bb0(%0: i32): ${lines.join('\n')} "toy.use"(%${count}) : (i32) -> () "toy.return"() : () -> () }) : () -> ()`,
  );
  class MulToAdd extends OpRewritePattern<MulOp> {
    readonly root = MulOp;
    matchAndRewrite(op: MulOp, rewriter: PatternRewriter): LogicalResult {
      const { location, operands, resultTypes } = op;
      rewriter.replaceOp(op, rewriter.create({ name: 'toy.add', location, operands, resultTypes }).results);
      return true;
    }
  }
  assert.ok(applyPatternsGreedily(func, [new MulToAdd()]));
  let adds = 0;
  walk(func, { before: (op) => void (adds += op instanceof AddOp ? 1 : 0) });
  assert.is(adds, count);
});

test('patterns that would go on for ever come to an end without a result', () => {
  const func = parseToy(`"toy.func"() ({ ^bb0(%0: i32): %1 = "toy.mul"(%0, %0) : (i32, i32) -> i32
    "toy.use"(%1) : (i32) -> () "toy.return"() : () -> () }) : () -> ()`);
  class SwapOperands extends OpRewritePattern<MulOp> {
    readonly root = MulOp;
    matchAndRewrite(op: MulOp, rewriter: PatternRewriter): LogicalResult {
      rewriter.modifyOpInPlace(op, () => op.setOperands([...op.operands].reverse()));
      return true;
    }
  }
  assert.not(applyPatternsGreedily(func, [new SwapOperands()]));
});

test('changes that have everything around them taken up again come to an end with a result', () => {
  const count = 1_500;
  const others = '"u.other"() : () -> ()'.repeat(count);
  const func = parseToy(`"toy.func"() ({ ${others} "u.count"() : () -> () "toy.return"() : () -> () }) : () -> ()`);
  class CountTouchingAll extends RewritePattern {
    readonly root = undefined;
    left = count;
    matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
      if (op.name !== 'u.count' || this.left === 0) return false;
      this.left--;
      // Itself first, so that it is taken up behind all others.
      for (const each of [op, ...op.block!.operations()]) rewriter.modifyOpInPlace(each, () => undefined);
      return true;
    }
  }
  const counting = new CountTouchingAll();
  assert.ok(applyPatternsGreedily(func, [counting]));
  assert.is(counting.left, 0);
});

test.run();
