import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type LogicalResult } from '../../support/logical-result.ts';
import { testContext, testDialect } from '../../ir/__tests__/test-dialect.ts';
import { type Context } from '../../ir/context.ts';
import { Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { Pure } from '../../ir/traits/markers.ts';
import { IsolatedFromAbove, Terminator } from '../../ir/traits/structure-traits.ts';
import { assertPrints, parseToy } from '../../rewrite/__tests__/toy-dialect.ts';
import { CanonicalizerPass, canonicalizationPatterns } from '../canonicalize.ts';

class DoubleOp extends Operation {}
class FlipOp extends Operation {}

/** double(x) is twice(x, x). */
class DoubleToTwice extends OpRewritePattern<DoubleOp> {
  readonly root = DoubleOp;
  matchAndRewrite(op: DoubleOp, rewriter: PatternRewriter): LogicalResult {
    const [x] = op.operands;
    const { location, resultTypes } = op;
    rewriter.replaceOp(op, rewriter.create({ name: 'c.twice', location, operands: [x!, x!], resultTypes }).results);
    return true;
  }
}

/** A pattern that never comes to an end. */
class Flip extends OpRewritePattern<FlipOp> {
  readonly root = FlipOp;
  matchAndRewrite(op: FlipOp, rewriter: PatternRewriter): LogicalResult {
    rewriter.create({ name: 'c.flip', location: op.location });
    rewriter.eraseOp(op);
    return true;
  }
}

function newContext(): Context {
  return testContext(
    testDialect('toy', { func: { traits: [IsolatedFromAbove] }, return: { traits: [Terminator] } }),
    testDialect('c', {
      double: { traits: [Pure], opClass: DoubleOp, hooks: { canonicalizationPatterns: () => [new DoubleToTwice()] } },
      flip: { opClass: FlipOp, hooks: { canonicalizationPatterns: () => [new Flip()] } },
    }),
  );
}

const before = `"toy.func"() ({ ^bb0(%x: i32):
  %0 = "c.double"(%x) : (i32) -> i32
  "u.use"(%0) : (i32) -> ()
  "toy.return"() : () -> () }) : () -> ()`;

test('the patterns of all operations apply, the last by name first', () => {
  const context = newContext();
  assert.equal(
    canonicalizationPatterns(context).map((pattern) => pattern.constructor),
    [Flip, DoubleToTwice],
  );
  const func = parseToy(before, context);
  assert.ok(new CanonicalizerPass().execute(func));
  assert.is(func.regions[0]!.firstBlock!.firstOp!.name, 'c.twice');
});

test('patterns can be switched off and picked by name', () => {
  for (const options of [
    { disablePatterns: ['(anonymous namespace)::DoubleToTwice'] },
    { enablePatterns: ['(anonymous namespace)::Flip'] },
  ]) {
    const func = parseToy(before, newContext());
    assert.ok(new CanonicalizerPass(options).execute(func));
    assertPrints(func, before);
  }
  const func = parseToy(before, newContext());
  assert.ok(new CanonicalizerPass({ disablePatterns: ['DoubleToTwice'] }).execute(func));
  assert.is(func.regions[0]!.firstBlock!.firstOp!.name, 'c.twice');
});

test('not converging is a failure only when that is tested', () => {
  const flip = `"toy.func"() ({ "c.flip"() : () -> () "toy.return"() : () -> () }) : () -> ()`;
  const limits = { maxIterations: 1, maxNumRewrites: 5 };
  assert.ok(new CanonicalizerPass(limits).execute(parseToy(flip, newContext())));
  assert.not(new CanonicalizerPass({ ...limits, testConvergence: true }).execute(parseToy(flip, newContext())));
});

test.run();
