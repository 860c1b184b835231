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

const layout = (rows: number, space: string): string =>
  `, #tt.layout<(d0, d1, d2, d3) -> (d0 * ${rows} + d1 * 4 + d2, d3), undef, <1x1>, memref<${3 * rows}x4xf32, #tt.memory_space<${space}>>>`;

test('an image whose layout a signature gives is collapsed to one without, and so is a result', () => {
  const image = pooling(`3x16x4x4xf32${layout(64, 'system')}`, '3x8x2x4xf32');
  const ops = runPasses(image, new TTIRSlidingWindow2dFixShapesPass()).text.split('\n').filter((line) => line.includes('"ttir.')); // prettier-ignore
  assert.is(ops.length, 3);
  assert.ok(ops[0]!.endsWith('-> tensor<1x1x192x4xf32>'), ops[0]);
  const result = pooling('3x16x8x4xf32', `3x8x4x4xf32${layout(32, 'l1')}`);
  const { text } = runPasses(result, new TTIRSlidingWindow2dFixShapesPass());
  assert.match(text, /"ttir.max_pool2d".* -> tensor<1x1x96x4xf32>\n/);
  assert.match(text, /"ttir.reshape".* -> tensor<3x8x4x4xf32, #tt.layout</);
});

test('an image stays when it and its result have layouts', () => {
  const images = pooling(`3x16x4x4xf32${layout(64, 'l1')}`, `3x8x4x4xf32${layout(32, 'l1')}`);
  const { text } = runPasses(images, new TTIRSlidingWindow2dFixShapesPass());
  assert.not.match(text, 'ttir.reshape');
});

test.run();
