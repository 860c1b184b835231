import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Programs of linalg with scalars, for which tensors without dimensions stand on the device, against plain loops. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

const integer = (value: number) => hostTensor([], 'si32', [value]);
const float = (value: number) => hostTensor([], 'f32', [value]);

computes(
  'scalars that are arguments, operands of named operations and of bodies, and taken in bodies',
  `func.func @f(%a: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
    %two = arith.constant 2.0 : f32
    %t = arith.mulf %s, %two : f32
    %e = tensor.empty() : tensor<4x8xf32>
    %filled = linalg.fill ins(%t : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
    %r = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>], iterator_types = ["parallel", "parallel"]} ins(%a, %s : tensor<4x8xf32>, f32) outs(%filled : tensor<4x8xf32>) {
    ^bb0(%x: f32, %y: f32, %o: f32):
      %0 = arith.mulf %x, %y : f32
      %1 = arith.addf %0, %o : f32
      %2 = arith.subf %1, %t : f32
      %3 = arith.maximumf %2, %s : f32
      linalg.yield %3 : f32
    } -> tensor<4x8xf32>
    return %r : tensor<4x8xf32>
  }`,
  (a) => build([4, 8], (index) => Math.max(at(a, index) * 1.75, 1.75)),
  { 1: float(1.75) },
);

computes(
  'elements are taken and put at known and computed places',
  `func.func @f(%a: tensor<4x8xf32>, %i: index, %k: i32) -> tensor<4x8xf32> {
    %one = arith.constant 1 : index
    %three = arith.constant 3 : index
    %x = tensor.extract %a[%one, %three] : tensor<4x8xf32>
    %j = arith.index_cast %k : i32 to index
    %next = arith.addi %j, %one : index
    %y = tensor.extract %a[%i, %next] : tensor<4x8xf32>
    %sum = arith.addf %x, %y : f32
    %0 = tensor.insert %sum into %a[%three, %j] : tensor<4x8xf32>
    %list = tensor.from_elements %x, %y : tensor<1x2xf32>
    %r = tensor.insert_slice %list into %0[0, 0] [1, 2] [1, 1] : tensor<1x2xf32> into tensor<4x8xf32>
    return %r : tensor<4x8xf32>
  }`,
  (a) => {
    const [x, y] = [at(a, [1, 3]), at(a, [2, 6])];
    return build([4, 8], ([i, j]) => (i === 3 && j === 5 ? x + y : i === 0 && j! < 2 ? [x, y][j!]! : at(a, [i!, j!])));
  },
  { 1: integer(2), 2: integer(5) },
);

computes(
  'a cache is written and read at a position',
  `func.func @f(%cache: tensor<2x6x4xf32>, %new: tensor<2x1x4xf32>, %p: index) -> tensor<2x2x4xf32> {
    %0 = tensor.insert_slice %new into %cache[0, %p, 0] [2, 1, 4] [1, 1, 1] : tensor<2x1x4xf32> into tensor<2x6x4xf32>
    %one = arith.constant 1 : index
    %before = arith.subi %p, %one : index
    %r = tensor.extract_slice %0[0, %before, 0] [2, 2, 4] [1, 1, 1] : tensor<2x6x4xf32> to tensor<2x2x4xf32>
    return %r : tensor<2x2x4xf32>
  }`,
  (cache, added) => build([2, 2, 4], ([i, j, k]) => (j === 1 ? at(added, [i!, 0, k!]) : at(cache, [i!, 2, k!]))),
  { 2: integer(3) },
);

for (const [sign, given] of [
  ['above', 3],
  ['below', -1],
] as const) {
  computes(
    `a branch by a scalar ${sign} zero, and a choice of tensors`,
    `func.func @f(%a: tensor<4x8xf32>, %s: f32) -> tensor<4x8xf32> {
      %zero = arith.constant 0.0 : f32
      %is = arith.cmpf ogt, %s, %zero : f32
      %e = tensor.empty() : tensor<4x8xf32>
      %0:2 = scf.if %is -> (tensor<4x8xf32>, f32) {
        %1 = linalg.abs ins(%a : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
        %2 = arith.addf %s, %s : f32
        scf.yield %1, %2 : tensor<4x8xf32>, f32
      } else {
        %1 = linalg.fill ins(%s : f32) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
        scf.yield %1, %zero : tensor<4x8xf32>, f32
      }
      %other = tensor.splat %0#1 : tensor<4x8xf32>
      %3 = arith.addf %0#0, %other : tensor<4x8xf32>
      %r = arith.select %is, %3, %0#0 : tensor<4x8xf32>
      return %r : tensor<4x8xf32>
    }`,
    (a) => build([4, 8], (index) => (given > 0 ? Math.abs(at(a, index)) + 2 * given : given)),
    { 1: float(given) },
  );
}

for (const given of [0, 3, 5]) {
  computes(
    `a branch by an index, ${given}`,
    `func.func @f(%a: tensor<4x8xf32>, %i: index) -> tensor<4x8xf32> {
      %r = scf.index_switch %i -> tensor<4x8xf32>
      case 0 {
        %0 = arith.addf %a, %a : tensor<4x8xf32>
        scf.yield %0 : tensor<4x8xf32>
      }
      case 3 {
        %0 = math.absf %a : tensor<4x8xf32>
        scf.yield %0 : tensor<4x8xf32>
      }
      default {
        scf.yield %a : tensor<4x8xf32>
      }
      return %r : tensor<4x8xf32>
    }`,
    (a) =>
      build([4, 8], (index) => (given === 0 ? 2 * at(a, index) : given === 3 ? Math.abs(at(a, index)) : at(a, index))),
    { 1: integer(given) },
  );
}

computes(
  'elements that are padded with, or made of, scalars',
  `func.func @f(%s: f32, %k: i32) -> tensor<6x9xf32> {
    %0 = tensor.generate {
    ^bb0(%i: index, %j: index):
      %a = arith.index_cast %i : index to i32
      %b = arith.addi %a, %k : i32
      %c = arith.sitofp %b : i32 to f32
      %d = arith.mulf %c, %s : f32
      tensor.yield %d : f32
    } : tensor<4x8xf32>
    %r = tensor.pad %0 low[1, 0] high[1, 1] {
    ^bb0(%i: index, %j: index):
      tensor.yield %s : f32
    } : tensor<4x8xf32> to tensor<6x9xf32>
    return %r : tensor<6x9xf32>
  }`,
  () => build([6, 9], ([i, j]) => (i! > 0 && i! < 5 && j! < 8 ? (i! - 1 + 3) * 0.5 : 0.5)),
  { 0: float(0.5), 1: integer(3) },
);

computes(
  'zero points that are computed',
  `func.func @f(%a: tensor<4x8xi8>, %b: tensor<8x5xi8>, %z: i32) -> tensor<4x5xi32> {
    %zero = arith.constant 0 : i32
    %e = tensor.empty() : tensor<4x5xi32>
    %f = linalg.fill ins(%zero : i32) outs(%e : tensor<4x5xi32>) -> tensor<4x5xi32>
    %r = linalg.quantized_matmul ins(%a, %b, %z, %z : tensor<4x8xi8>, tensor<8x5xi8>, i32, i32) outs(%f : tensor<4x5xi32>) -> tensor<4x5xi32>
    return %r : tensor<4x5xi32>
  }`,
  () => build([4, 5], ([i, j]) => total(range(8).map((k) => (i! * 8 + k - 10 - 3) * (100 - k * 5 - j! - 3)))),
  {
    0: hostTensor([4, 8], 'u8', range(32).map((i) => (i - 10) & 255)),
    1: hostTensor([8, 5], 'u8', range(40).map((i) => 100 - i)),
    2: integer(3),
  }, // prettier-ignore
);

computes(
  'a loop whose counter is halved, and adds to elements',
  `func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {
    %first = arith.constant 64 : i32
    %one = arith.constant 1 : i32
    %r:2 = scf.while (%i = %first, %x = %a) : (i32, tensor<4xf32>) -> (i32, tensor<4xf32>) {
      %goes = arith.cmpi ne, %i, %one : i32
      scf.condition(%goes) %i, %x : i32, tensor<4xf32>
    } do {
    ^bb0(%i: i32, %x: tensor<4xf32>):
      %number = arith.sitofp %i : i32 to f32
      %numbers = tensor.splat %number : tensor<4xf32>
      %y = arith.addf %x, %numbers : tensor<4xf32>
      %next = arith.shrui %i, %one : i32
      scf.yield %next, %y : i32, tensor<4xf32>
    }
    return %r#1 : tensor<4xf32>
  }`,
  (a) => build([4], (index) => at(a, index) + 126),
);

computes(
  'a norm, and results that are scalars',
  `func.func @f(%a: tensor<8xf32>) -> f32 {
    %zero = arith.constant 0.0 : f32
    %e = tensor.empty() : tensor<f32>
    %f = linalg.fill ins(%zero : f32) outs(%e : tensor<f32>) -> tensor<f32>
    %r = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} ins(%a : tensor<8xf32>) outs(%f : tensor<f32>) {
    ^bb0(%x: f32, %o: f32):
      %1 = arith.mulf %x, %x : f32
      %2 = arith.addf %1, %o : f32
      linalg.yield %2 : f32
    } -> tensor<f32>
    %n = tensor.extract %r[] : tensor<f32>
    %q = math.sqrt %n : f32
    return %q : f32
  }`,
  (a) => ({ shape: [], values: [Math.hypot(...Array.from(a.values))] }),
);

test.run();
