import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findOp, parseModule } from '../../dialects/__tests__/parse-module.ts';
import { Region } from '../../ir/region.ts';
import { LoopInvariantCodeMotionPass } from '../../transforms/loop-invariant-code-motion.ts';

test('what leaves many loops is judged by where its operands are, without a walk to the outermost', () => {
  const levels = 60;
  const loops = 'scf.for %i = %l to %u step %s {\n';
  const module = parseModule(`func.func @f(%l: index, %u: index, %s: index) {
    ${Array.from({ length: levels }, (_, i) => loops.replace('%i', `%i${i}`)).join('')}
    %0 = arith.addi %l, %u : index
    %1 = arith.muli %0, %i0 : index
    ${'}\n'.repeat(levels)}
    return
  }`);
  const { isAncestorOf } = Region.prototype;
  let walks = 0;
  Region.prototype.isAncestorOf = function (other) {
    walks++;
    return isAncestorOf.call(this, other);
  };
  assert.ok(new LoopInvariantCodeMotionPass().execute(module));
  Region.prototype.isAncestorOf = isAncestorOf;
  assert.is(walks, 0);
  const loop = findOp(module, 'scf.for');
  assert.is(findOp(module, 'arith.addi').next, loop);
  assert.is(findOp(module, 'arith.muli').parentOp, loop);
});

test.run();
