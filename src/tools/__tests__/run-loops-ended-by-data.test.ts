import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { computesAfter } from './program-runs.ts';

/**
 * Loops of each front end that data ends before a counter does, run on the device model. They square a number until it is greater than 1000, eight times at
 * most, and count: behind the end squares get infinite, which must not show.
 */

const programs: Readonly<Record<string, readonly [pass: string, text: string]>> = {
  StableHLO: [
    '--stablehlo-to-ttir-pipeline',
    `func.func @f(%a: tensor<1xf32>) -> tensor<2xf32> {
      %start = stablehlo.reshape %a : (tensor<1xf32>) -> tensor<f32>
      %zero = stablehlo.constant dense<0> : tensor<i32>
      %none = stablehlo.constant dense<0.0> : tensor<f32>
      %r:3 = stablehlo.while(%i = %zero, %x = %start, %n = %none) : tensor<i32>, tensor<f32>, tensor<f32>
        cond {
          %eight = stablehlo.constant dense<8> : tensor<i32>
          %some = stablehlo.compare LT, %i, %eight, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>
          %limit = stablehlo.constant dense<1.0e3> : tensor<f32>
          %small = stablehlo.compare LE, %x, %limit, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %both = stablehlo.and %small, %some : tensor<i1>
          stablehlo.return %both : tensor<i1>
        } do {
          %one = stablehlo.constant dense<1> : tensor<i32>
          %next = stablehlo.add %i, %one : tensor<i32>
          %square = stablehlo.multiply %x, %x : tensor<f32>
          %unit = stablehlo.constant dense<1.0> : tensor<f32>
          %more = stablehlo.add %n, %unit : tensor<f32>
          stablehlo.return %next, %square, %more : tensor<i32>, tensor<f32>, tensor<f32>
        }
      %x1 = stablehlo.reshape %r#1 : (tensor<f32>) -> tensor<1xf32>
      %n1 = stablehlo.reshape %r#2 : (tensor<f32>) -> tensor<1xf32>
      %0 = stablehlo.concatenate %x1, %n1, dim = 0 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }`,
  ],
  TOSA: [
    '--tosa-to-ttir-pipeline',
    `func.func @f(%a: tensor<1xf32>) -> tensor<2xf32> {
      %zero = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
      %none = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
      %r:3 = tosa.while_loop (%i = %zero, %x = %a, %n = %none) : (tensor<1xi32>, tensor<1xf32>, tensor<1xf32>) -> (tensor<1xi32>, tensor<1xf32>, tensor<1xf32>) {
        %eight = "tosa.const"() <{values = dense<8> : tensor<1xi32>}> : () -> tensor<1xi32>
        %some = tosa.greater %eight, %i : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
        %limit = "tosa.const"() <{values = dense<1.0e3> : tensor<1xf32>}> : () -> tensor<1xf32>
        %small = tosa.greater_equal %limit, %x : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
        %both = tosa.logical_and %small, %some : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
        tosa.yield %both : tensor<1xi1>
      } do {
      ^bb0(%i: tensor<1xi32>, %x: tensor<1xf32>, %n: tensor<1xf32>):
        %one = "tosa.const"() <{values = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
        %next = tosa.add %i, %one : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
        %shift = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
        %square = tosa.mul %x, %x, %shift : (tensor<1xf32>, tensor<1xf32>, tensor<1xi8>) -> tensor<1xf32>
        %unit = "tosa.const"() <{values = dense<1.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %more = tosa.add %n, %unit : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
        tosa.yield %next, %square, %more : tensor<1xi32>, tensor<1xf32>, tensor<1xf32>
      }
      %0 = tosa.concat %r#1, %r#2 {axis = 0 : i32} : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }`,
  ],
  'linalg programs': [
    '--linalg-to-ttir-pipeline',
    `func.func @f(%a: tensor<1xf32>) -> tensor<2xf32> {
      %zero = arith.constant 0 : index
      %one = arith.constant 1 : index
      %eight = arith.constant 8 : index
      %limit = arith.constant 1.0e3 : f32
      %unit = arith.constant 1.0 : f32
      %none = arith.constant 0.0 : f32
      %start = tensor.extract %a[%zero] : tensor<1xf32>
      %r:3 = scf.while (%i = %zero, %x = %start, %n = %none) : (index, f32, f32) -> (index, f32, f32) {
        %some = arith.cmpi slt, %i, %eight : index
        %small = arith.cmpf ole, %x, %limit : f32
        %both = arith.andi %small, %some : i1
        scf.condition(%both) %i, %x, %n : index, f32, f32
      } do {
      ^bb0(%i: index, %x: f32, %n: f32):
        %next = arith.addi %i, %one : index
        %square = arith.mulf %x, %x : f32
        %more = arith.addf %n, %unit : f32
        scf.yield %next, %square, %more : index, f32, f32
      }
      %0 = tensor.from_elements %r#1, %r#2 : tensor<2xf32>
      return %0 : tensor<2xf32>
    }`,
  ],
  'linalg programs that count with tensors': [
    '--linalg-to-ttir-pipeline',
    `func.func @f(%a: tensor<1xf32>) -> tensor<2xf32> {
      %zero = arith.constant dense<0> : tensor<i32>
      %one = arith.constant dense<1> : tensor<i32>
      %eight = arith.constant dense<8> : tensor<i32>
      %limit = arith.constant dense<1.0e3> : tensor<f32>
      %unit = arith.constant dense<1.0> : tensor<f32>
      %none = arith.constant dense<0.0> : tensor<f32>
      %truth = tensor.empty() : tensor<i1>
      %start = tensor.collapse_shape %a [] : tensor<1xf32> into tensor<f32>
      %r:3 = scf.while (%i = %zero, %x = %start, %n = %none) : (tensor<i32>, tensor<f32>, tensor<f32>) -> (tensor<i32>, tensor<f32>, tensor<f32>) {
        %goes = linalg.map ins(%i, %eight, %x, %limit : tensor<i32>, tensor<i32>, tensor<f32>, tensor<f32>) outs(%truth : tensor<i1>)
          (%j: i32, %end: i32, %y: f32, %most: f32, %out: i1) {
            %some = arith.cmpi slt, %j, %end : i32
            %small = arith.cmpf ole, %y, %most : f32
            %both = arith.andi %small, %some : i1
            linalg.yield %both : i1
          }
        %on = tensor.extract %goes[] : tensor<i1>
        scf.condition(%on) %i, %x, %n : tensor<i32>, tensor<f32>, tensor<f32>
      } do {
      ^bb0(%i: tensor<i32>, %x: tensor<f32>, %n: tensor<f32>):
        %next = linalg.add ins(%i, %one : tensor<i32>, tensor<i32>) outs(%zero : tensor<i32>) -> tensor<i32>
        %square = linalg.mul ins(%x, %x : tensor<f32>, tensor<f32>) outs(%none : tensor<f32>) -> tensor<f32>
        %more = linalg.add ins(%n, %unit : tensor<f32>, tensor<f32>) outs(%none : tensor<f32>) -> tensor<f32>
        scf.yield %next, %square, %more : tensor<i32>, tensor<f32>, tensor<f32>
      }
      %x1 = tensor.expand_shape %r#1 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %n1 = tensor.expand_shape %r#2 [] output_shape [1] : tensor<f32> into tensor<1xf32>
      %0 = tensor.concat dim(0) %x1, %n1 : (tensor<1xf32>, tensor<1xf32>) -> tensor<2xf32>
      return %0 : tensor<2xf32>
    }`,
  ],
};

const starts = { 'in the middle': 3, 'before it begins': 2000, 'never: the counter does': 1 };

for (const [frontEnd, [pass, text]] of Object.entries(programs)) {
  for (const [when, start] of Object.entries(starts)) {
    computesAfter(pass)(
      `a loop of ${frontEnd} that data ends ${when}`,
      text,
      ({ values }) => {
        let [x, count] = [values[0]!, 0];
        for (; count < 8 && x <= 1000; count++) x *= x;
        return { shape: [2], values: [x, count] };
      },
      { 0: hostTensor([1], 'f32', [start]) },
    );
  }
}

test.run();
