import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { TTIRSlidingWindow2dFixShapesPass } from '../sliding-window-2d-fix-shapes.ts';
import { constraints } from './laid-out.ts';
import { runPasses } from './run-passes.ts';

const attributes =
  'kernel_height = 2 : si32, kernel_width = 2 : si32, stride_height = 2 : si32, stride_width = 2 : si32, ' +
  'dilation_height = 1 : si32, dilation_width = 1 : si32, ceil_mode = false, padding_left = 0 : si32, ' +
  'padding_right = 0 : si32, padding_top = 0 : si32, padding_bottom = 0 : si32, operand_constraints = [#any_device, #any_device]';

function pooling(input: string, result: string, more = ''): string {
  return `${constraints}
func.func @pool(%image: tensor<${input}>) -> tensor<${result}> {
  %0 = tensor.empty() : tensor<${result}>
  %1 = "ttir.max_pool2d"(%image, %0) <{${attributes}${more}}> : (tensor<${input}>, tensor<${result}>) -> tensor<${result}>
  return %1 : tensor<${result}>
}`;
}

test('an image of any batch size is collapsed, pooled with its sizes, and spread again', () => {
  const { text } = runPasses(pooling('3x16x8x4xf32', '3x8x4x4xf32'), new TTIRSlidingWindow2dFixShapesPass());
  const ops = text.split('\n').filter((line) => line.includes('"ttir.'));
  assert.is(ops.length, 3);
  assert.match(ops[0]!, 'shape = [1 : i32, 1 : i32, 384 : i32, 4 : i32]');
  assert.match(ops[0]!, '(tensor<3x16x8x4xf32>, tensor<1x1x384x4xf32>) -> tensor<1x1x384x4xf32>');
  assert.match(ops[1]!, 'original_height = 16 : si32, original_width = 8 : si32');
  assert.match(ops[1]!, '(tensor<1x1x384x4xf32>, tensor<1x1x96x4xf32>) -> tensor<1x1x96x4xf32>');
  assert.match(ops[2]!, '(tensor<1x1x96x4xf32>, tensor<3x8x4x4xf32>) -> tensor<3x8x4x4xf32>');
});

test('an image that is collapsed stays', () => {
  const collapsed = pooling(
    '1x1x128x4xf32',
    '1x1x32x4xf32',
    ', original_height = 16 : si32, original_width = 8 : si32',
  );
  const { text } = runPasses(collapsed, new TTIRSlidingWindow2dFixShapesPass());
  assert.not.match(text, 'ttir.reshape');
});

test.run();
