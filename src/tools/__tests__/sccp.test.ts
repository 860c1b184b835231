import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findOp, parseModule } from '../../dialects/__tests__/parse-module.ts';
import { verify } from '../../ir/verifier.ts';
import { SCCPPass } from '../../transforms/sccp.ts';

test('iterations write into the shared tensor, and read the constant that it starts as', () => {
  const module = parseModule(`
    func.func private @read(tensor<4xi32>) -> tensor<1xi32>
    func.func @f(%v: tensor<1xi32>) -> tensor<4xi32> {
      %c = arith.constant dense<5> : tensor<4xi32>
      %r = scf.forall (%i) in (4) shared_outs(%o = %c) -> (tensor<4xi32>) {
        %s = func.call @read(%o) : (tensor<4xi32>) -> tensor<1xi32>
        %w = arith.addi %s, %v : tensor<1xi32>
        scf.forall.in_parallel {
          tensor.parallel_insert_slice %w into %o[%i] [1] [1] : tensor<1xi32> into tensor<4xi32>
        }
      }
      return %r : tensor<4xi32>
    }`);
  assert.ok(new SCCPPass().execute(module));
  assert.ok(verify(module));
  const [shared] = findOp(module, 'scf.forall').regions[0]!.firstBlock!.arguments.slice(1);
  assert.is(findOp(module, 'tensor.parallel_insert_slice').operand(1), shared);
  assert.is(findOp(module, 'func.call').operand(0).definingOp?.name, 'arith.constant');
});

test.run();
