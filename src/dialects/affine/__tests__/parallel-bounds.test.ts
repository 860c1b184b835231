import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from '../../__tests__/parse-module.ts';

/** Returns what is wrong with a loop up to the sum of two operands that gets these. */
const errorsWith = (operands: string, types: string): string[] =>
  errorsOf(`
    func.func @f(%n: index) {
      "affine.parallel"(${operands}) <{
        lowerBoundsMap = affine_map<() -> (0)>, lowerBoundsGroups = dense<1> : tensor<1xi32>,
        upperBoundsMap = affine_map<(a)[b] -> (a + b)>, upperBoundsGroups = dense<1> : tensor<1xi32>,
        reductions = [], steps = [1]
      }> ({
      ^bb0(%i: index):
        affine.yield
      }) : (${types}) -> ()
      return
    }`);

test('the bounds of parallel loops have all their operands', () => {
  assert.equal(errorsWith('%n, %n', 'index, index'), []);
  assert.equal(errorsWith('%n', 'index'), ["'affine.parallel' op expected 2 operands of its bounds, but got 1"]);
});

test.run();
