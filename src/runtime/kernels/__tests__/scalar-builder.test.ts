/** What kernels compute, and where: nothing twice, and nothing in a loop that does not change there. */
import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { type Operation } from '../../../ir/operation.ts';
import { KernelBuilder } from '../kernel-builder.ts';
import { kernelContext } from '../kernel-context.ts';

/** Returns the operations of a kernel but constants, those of a region behind their operation in brackets. */
function opsOf(build: (kernel: KernelBuilder) => void): string {
  const kernel = new KernelBuilder(kernelContext(), 'kernel', 'test');
  build(kernel);
  const textOf = (op: Operation): string => {
    const inner = op.regions.map((region) => [...(region.firstBlock?.operations() ?? [])]);
    const regions = inner.map((ops) => (ops.length === 0 ? '' : ` [${namesOf(ops)}]`));
    return op.name.replace(/^.*\./, '') + regions.join('');
  };
  const namesOf = (ops: readonly Operation[]): string =>
    ops
      .filter(({ name }) => name !== 'arith.constant' && name !== 'scf.yield')
      .map(textOf)
      .join(' ');
  return namesOf([...kernel.finish().regions[0]!.firstBlock!.operations()]);
}

test('what was computed is used again', () => {
  const ops = opsOf((kernel) => {
    const a = kernel.arg(0);
    kernel.store(kernel.add(a, 5), kernel.add(a, 5), 4);
    kernel.when(kernel.compare('eq', a, 3), () => kernel.store(kernel.add(a, 5), kernel.mul(a, a), 4));
    kernel.store(kernel.mul(a, a), kernel.compare('eq', a, 3), 4);
  });
  // The product under the condition is not there behind it.
  assert.is(ops, 'get_arg_val addi store_to_l1 cmpi if [muli store_to_l1] muli store_to_l1 return');
});

test('what does not change in a loop is computed before it, unless a condition or a division is in the way', () => {
  const ops = opsOf((kernel) => {
    const [a, b] = [kernel.arg(0), kernel.arg(1)];
    kernel.loop(0, a, (i) => {
      kernel.loop(0, b, (j) => {
        kernel.store(kernel.add(kernel.mul(i, 6), j), kernel.mul(a, 7), 4);
        kernel.store(kernel.div(a, 3), kernel.div(a, b), 4);
        kernel.when(kernel.compare('eq', j, 0), () => {
          kernel.loop(0, j, (k) => kernel.store(kernel.add(k, 1), kernel.sub(a, 1), 4));
        });
      });
    });
  });
  const inner = 'addi store_to_l1 divui store_to_l1 cmpi if [subi for [addi store_to_l1]]';
  assert.is(ops, `get_arg_val get_arg_val muli divui for [muli for [${inner}]] return`);
});

test('divisions by powers of two are shifts and masks', () => {
  const ops = opsOf((kernel) => {
    const a = kernel.arg(0);
    kernel.store(kernel.div(a, 64), kernel.rem(a, 64), 4);
    kernel.store(kernel.div(a, 12), kernel.rem(a, 12), 4);
    kernel.store(kernel.div(a, 1), kernel.rem(a, 1), 4);
  });
  assert.is(ops, 'get_arg_val shrui andi store_to_l1 divui remui store_to_l1 store_to_l1 return');
});

test.run();
