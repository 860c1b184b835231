import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { errorsOf } from '../../__tests__/parse-module.ts';

const cb = '!ttkernel.cb<cb_in0, 1024, memref<1x1x!tt.tile<32x32, f32>, #tt.memory_space<l1>>, 4096, 1>';
const wait = `"ttkernel.cb_wait_front"(%cb, %n) : (${cb}, i32) -> ()`;

test('loops and branches of a kernel may hold its operations', () => {
  assert.equal(
    errorsOf(`
      func.func @kernel(%cb: ${cb}, %n: i32, %c: i1) {
        scf.for %i = %n to %n step %n : i32 {
          scf.if %c {
            ${wait}
          }
        }
        "ttkernel.return"() : () -> ()
      }`),
    [],
  );
});

test('but those of other regions may not', () => {
  assert.equal(
    errorsOf(`
      func.func @f(%a: tensor<4xf32>, %cb: ${cb}, %n: i32) {
        %0 = "ttir.generic"(%a, %a) <{grid = #tt.grid<1x1>, indexing_maps = [], iterator_types = [], operandSegmentSizes = array<i32: 1, 1>, operand_constraints = []}> ({
        ^bb0(%x: tensor<4xf32>, %y: tensor<4xf32>):
          ${wait}
          "ttir.yield"(%x) : (tensor<4xf32>) -> ()
        }) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        return
      }`),
    ["'ttkernel.cb_wait_front' op CBWaitFrontOp must be inside of a DispatchOp region"],
  );
});

test.run();
