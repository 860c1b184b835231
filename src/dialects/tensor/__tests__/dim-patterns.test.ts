import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Operation } from '../../../ir/operation.ts';
import { walk } from '../../../ir/walk.ts';
import { rewriteGreedily } from '../../../rewrite/greedy-driver.ts';
import { type GreedyRewriteOptions } from '../../../rewrite/greedy-rewrite.ts';
import { findOp, parseModule } from '../../__tests__/parse-module.ts';
import { dimPatterns } from '../patterns/dim-patterns.ts';

const insertInto = (result: string, init: string, offset: number): string =>
  `${result} = tensor.insert_slice %x into ${init}[${offset}] [4] [1] : tensor<4xf32> into tensor<?xf32>\n`;

const dimOf = (tensor: string): string => `
  %dim_of_${tensor} = tensor.dim %${tensor}, %c0 : tensor<?xf32>
  "test.use"(%dim_of_${tensor}) : (index) -> ()
`;

/** Returns what makes the tensors whose sizes are asked for after a rewrite; null for arguments. */
function rewrite(body: string, options: GreedyRewriteOptions = {}): (string | null)[] {
  const module = parseModule(`
    func.func @f(%start: tensor<?xf32>, %x: tensor<4xf32>) {
      %c0 = arith.constant 0 : index
      ${body}
      return
    }
  `);
  rewriteGreedily(findOp(module, 'func.func'), dimPatterns(), options);
  const asked: (string | null)[] = [];
  walk(module, {
    before: (op: Operation) => {
      if (op.name === 'tensor.dim') asked.push(op.operand(0).definingOp?.name ?? null);
    },
  });
  return asked;
}

const chain = insertInto('%a', '%start', 0) + insertInto('%b', '%a', 4) + insertInto('%c', '%b', 8);

test('all sizes along a chain are those of its start', () => {
  assert.equal(rewrite(chain + dimOf('c') + dimOf('a') + dimOf('b')), [null, null, null]);
  const bottomUp = { useTopDownTraversal: false };
  assert.equal(rewrite(chain + dimOf('c') + dimOf('a') + dimOf('b'), bottomUp), [null, null, null]);
});

test('a chain whose start is replaced meanwhile has the new one', () => {
  const known = `
    %known = tensor.empty() : tensor<8xf32>
    %other = tensor.cast %known : tensor<8xf32> to tensor<?xf32>
  `;
  const body = known + insertInto('%a', '%other', 0) + dimOf('a') + insertInto('%b', '%a', 4) + dimOf('b');
  assert.equal(rewrite(body), []);
});

test('where rewrites are counted, each goes one step', () => {
  assert.equal(rewrite(chain + dimOf('c'), { maxNumRewrites: 1, maxIterations: 1 }), ['tensor.insert_slice']);
});

test('in a circle the rewrite of sizes comes to an end', () => {
  const circle = `"test.graph"() ({
    ${insertInto('%a', '%b', 0)}
    ${insertInto('%b', '%a', 4)}
    ${dimOf('b')}
  }) : () -> ()`;
  assert.equal(rewrite(circle), ['tensor.insert_slice']);
});

test.run();
