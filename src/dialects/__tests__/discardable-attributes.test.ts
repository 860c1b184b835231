import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { printOp } from '../../asm/printer/print-op.ts';
import { parseModule } from './parse-module.ts';

test('attributes may have the names of operands and results, and of sizes of groups that the operation has not', () => {
  const text = `module {
  func.func @f(%arg0: i32, %arg1: tensor<?xf32>, %arg2: index) -> i32 {
    %0 = arith.addi %arg0, %arg0 {lhs, operandSegmentSizes = 1 : i32, result, resultSegmentSizes} : i32
    %extracted = tensor.extract %arg1[%arg2] {indices, result, tensor} : tensor<?xf32>
    %alloc = memref.alloc(%arg2) {dynamicSizes, memref, symbolOperands} : memref<?xf32>
    return {operands} %0 : i32
  }
}
`;
  assert.is(printOp(parseModule(text)).trim(), text.trim());
});

test.run();
