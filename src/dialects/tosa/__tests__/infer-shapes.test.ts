import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { findOp, parseModule } from '../../__tests__/parse-module.ts';
import { TosaInferShapesPass } from '../transforms/infer-shapes.ts';

/** What tosa-infer-shapes infers otherwise than mlir-opt does. What both infer is in fixtures/passes/tosa-infer-shapes.mlir. */

/** Returns the type of the result of the operation called `name` after the pass. */
function inferredType(name: string, parameters: string, body: string): string {
  const module = parseModule(`func.func @f(${parameters}) {\n${body}\nreturn\n}`);
  new TosaInferShapesPass().runOnOperation(findOp(module, 'func.func'));
  return module.context.printType(findOp(module, name).result(0).type);
}

test('no size is negative', () => {
  const windows = 'kernel = array<i64: 5, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>';
  const pool = `%0 = tosa.max_pool2d %a {${windows}} : (tensor<1x2x2x1xf32>) -> tensor<*xf32>`;
  assert.is(inferredType('tosa.max_pool2d', '%a: tensor<1x2x2x1xf32>', pool), 'tensor<1x?x1x1xf32>');
});

test('no size is larger than numbers are exact', () => {
  const tile = `
    %m = tosa.const_shape {values = dense<[9007199254740991, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
    %0 = tosa.tile %a, %m : (tensor<3x8xf32>, !tosa.shape<2>) -> tensor<*xf32>`;
  assert.is(inferredType('tosa.tile', '%a: tensor<3x8xf32>', tile), 'tensor<?x16xf32>');
});

test('the bias of a transposed convolution has one element per channel', () => {
  const parameters = '%a: tensor<2x8x8x4xf32>, %w: tensor<?x3x3x4xf32>, %b: tensor<16xf32>, %zp: tensor<1xf32>';
  const types = 'tensor<2x8x8x4xf32>, tensor<?x3x3x4xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>';
  const attributes = 'acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>';
  const convolution = `%0 = tosa.transpose_conv2d %a, %w, %b, %zp, %zp {${attributes}} : (${types}) -> tensor<*xf32>`;
  assert.is(inferredType('tosa.transpose_conv2d', parameters, convolution), 'tensor<2x17x17x16xf32>');
});

test('loops in loops take time that grows with the program', () => {
  const depth = 40;
  const open = Array.from(
    { length: depth },
    (_, i) => `%r${i} = tosa.while_loop (%x${i} = %a) : (tensor<1x1xf32>) -> tensor<*xf32> {
      tosa.yield %c : tensor<1xi1>
    } do {
    ^bb0(%y${i}: tensor<*xf32>):`,
  );
  // Each loop makes what it carries longer, along the other dimension than the loop in it.
  const close = Array.from({ length: depth }, (_, outer) => {
    const i = depth - 1 - outer;
    const inner = i === depth - 1 ? `%y${i}` : `%r${i + 1}`;
    return `%z${i} = tosa.concat %y${i}, ${inner} {axis = ${i % 2} : i32} : (tensor<*xf32>, tensor<*xf32>) -> tensor<*xf32>
      tosa.yield %z${i} : tensor<*xf32>
    }`;
  });
  const body = [...open, ...close].join('\n');
  assert.is(inferredType('tosa.while_loop', '%c: tensor<1xi1>, %a: tensor<1x1xf32>', body), 'tensor<?x1xf32>');
});

test.run();
