import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { range } from '../../support/lists.ts';
import { memoryIo } from '../memory-io.ts';
import { main as opt } from '../ttmlir-opt.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Sums of products of several factors, run on the device model, against plain loops. */

const pipeline = '--linalg-to-ttir-pipeline';
const computes = computesAfter(pipeline);
const sizes: Readonly<Record<string, number>> = { b: 2, i: 4, j: 6, k: 8 };

type Element = (...numbers: number[]) => number;

/**
 * Sums over k of what bodies make, as %p, of elements %x0, %x1, ... of operands, which are written as what they are indexed with. The elements of results have the indices i and
 * j, or b, i and j. Elements in plain words take the numbers, k and the indices; the last column is what the sum is made with.
 */
const sums: readonly (readonly [name: string, type: string, operands: readonly string[], body: string, element: Element, op: string])[] = [
  ['a scaled product', 'f32', ['', 'ik', 'kj'], '%t = arith.mulf %x0, %x1 : f32\n%p = arith.mulf %t, %x2 : f32', (s, x, y) => s * x * y, 'matmul'],
  ['a product that is scaled last', 'f32', ['ik', 'kj', 'j'], '%t = arith.mulf %x0, %x1 : f32\n%p = arith.mulf %x2, %t : f32', (x, y, s) => x * y * s, 'matmul'],
  ['a product of integers that is taken away', 'i32', ['ik', 'jk'], '%z = arith.constant 0 : i32\n%t = arith.muli %x0, %x1 : i32\n%p = arith.subi %z, %t : i32', (x, y) => -x * y, 'matmul'],
  ['a product with opposites', 'f32', ['ik', 'kj'], '%n = arith.negf %x0 : f32\n%t = arith.mulf %x1, %n : f32\n%u = arith.negf %t : f32\n%p = arith.negf %u : f32', (x, y) => -x * y, 'matmul'],
  ['a product with a diagonal', 'f32', ['ik', 'k', 'jk'], '%t = arith.mulf %x1, %x2 : f32\n%p = arith.mulf %x0, %t : f32', (x, d, y) => x * d * y, 'matmul'],
  ['a product with weights of exponentials', 'f32', ['bik', 'bi', 'bkj'], '%d = arith.subf %x0, %x1 : f32\n%e = math.exp %d : f32\n%p = arith.mulf %e, %x2 : f32', (x, m, v) => Math.exp(x - m) * v, 'matmul'],
  ['a product with two factors of each side', 'f32', ['ik', 'ki', 'kj', 'jk', 'ij'], '%t = arith.mulf %x0, %x1 : f32\n%u = arith.mulf %x2, %x3 : f32\n%v = arith.mulf %t, %u : f32\n%p = arith.mulf %v, %x4 : f32', (a, b, c, d, s) => a * b * c * d * s, 'matmul'],
  ['a product with the number of the iteration', 'f32', ['ik', 'kj'], '%n = linalg.index 2 : index\n%c = arith.index_cast %n : index to i32\n%w = arith.sitofp %c : i32 to f32\n%t = arith.mulf %x0, %w : f32\n%p = arith.mulf %t, %x1 : f32', (x, y, k) => x * k * y, 'matmul'],
  ['a product where it counts', 'f32', ['ik', 'kj'], '%z = arith.constant 0.0 : f32\n%i = linalg.index 0 : index\n%j = linalg.index 1 : index\n%c = arith.cmpi sge, %i, %j : index\n%t = arith.mulf %x0, %x1 : f32\n%p = arith.select %c, %t, %z : f32', (x, y, k, i, j) => (i >= j ? x * y : 0), 'matmul'],
  ['a product of integers where it does not count', 'i32', ['ik', 'kj', ''], '%z = arith.constant 0 : i32\n%i = linalg.index 0 : index\n%k = linalg.index 2 : index\n%c = arith.cmpi ult, %i, %k : index\n%t = arith.muli %x0, %x1 : i32\n%d = arith.select %c, %z, %t : i32\n%p = arith.muli %x2, %d : i32', (x, y, s, k, i) => (i < k ? 0 : x * y * s), 'matmul'],
  ['elements behind a place', 'f32', ['kj'], '%z = arith.constant 0.0 : f32\n%i = linalg.index 0 : index\n%k = linalg.index 2 : index\n%c = arith.cmpi ugt, %k, %i : index\n%p = arith.select %c, %x0, %z : f32', (x, k, i) => (k > i ? x : 0), 'matmul'],
  ['a product where it counts for all loops', 'f32', ['ik', 'kj', 'ijk'], '%z = arith.constant 0.0 : f32\n%c = arith.cmpf ogt, %x2, %z : f32\n%t = arith.mulf %x0, %x1 : f32\n%p = arith.select %c, %t, %z : f32', (x, y, s) => (s > 0 ? x * y : 0), 'sum'],
  ['a sum and a difference of products', 'f32', ['ik', 'kj', 'jk', 'ki', ''], '%t = arith.mulf %x0, %x1 : f32\n%u = arith.mulf %x2, %x3 : f32\n%v = arith.addf %t, %u : f32\n%w = arith.mulf %x1, %x3 : f32\n%d = arith.subf %v, %w : f32\n%p = arith.mulf %d, %x4 : f32', (a, b, c, d, s) => (a * b + c * d - b * d) * s, 'matmul'],
  ['squares of differences', 'f32', ['ik', 'jk'], '%d = arith.subf %x0, %x1 : f32\n%p = arith.mulf %d, %d : f32', (x, y) => (x - y) ** 2, 'sum'],
  ['a product of factors that all have all loops', 'f32', ['ijk', 'kij', ''], '%t = arith.mulf %x0, %x1 : f32\n%p = arith.mulf %t, %x2 : f32', (x, y, s) => x * y * s, 'sum'],
  ['a product of rows', 'f32', ['ik', 'k', 'i'], '%t = arith.mulf %x0, %x1 : f32\n%p = arith.mulf %t, %x2 : f32', (x, d, s) => x * d * s, 'sum'],
]; // prettier-ignore

for (const [name, type, operands, body, element, op] of sums) {
  const loops = operands[0]!.startsWith('b') ? ['b', 'i', 'j', 'k'] : ['i', 'j', 'k'];
  const kept = loops.slice(0, -1);
  const tensor = (indices: string): string =>
    `tensor<${[...indices].map((loop) => `${sizes[loop]}x`).join('')}${type}>`;
  const all = [...operands, kept.join('')];
  const names = all.map((_, i) => `%x${i}`);
  const maps = all.map((indices) => `affine_map<(${loops.join(', ')}) -> (${[...indices].join(', ')})>`);
  const result = tensor(all.at(-1)!);
  const reduction = loops.at(-1);
  const text = `func.func @f(${all.map((indices, i) => `%a${i}: ${tensor(indices)}`).join(', ')}) -> ${result} {
    %r = linalg.generic {
      indexing_maps = [${maps.join(', ')}],
      iterator_types = [${loops.map((loop) => (loop === reduction ? '"reduction"' : '"parallel"')).join(', ')}]
    } ins(${operands.map((_, i) => `%a${i}`).join(', ')} : ${operands.map(tensor).join(', ')}) outs(%a${operands.length} : ${result}) {
    ^bb0(${names.map((value) => `${value}: ${type}`).join(', ')}):
      ${body}
      %s = arith.add${type[0]} %x${operands.length}, %p : ${type}
      linalg.yield %s : ${type}
    } -> ${result}
    return %r : ${result}
  }`;
  computes(`the sum of ${name}`, text, (...inputs) => {
    const init = inputs.at(-1)!;
    return build(init.shape, (index) => {
      const elements = range(sizes['k']!).map((k) => {
        const indexOf = (indices: string): number[] => [...indices].map((loop) => (loop === 'k' ? k : index[kept.indexOf(loop)]!)); // prettier-ignore
        const numbers = operands.map((indices, i) => at(inputs[i]!, indexOf(indices)));
        return element(...numbers, k, ...index);
      });
      return at(init, index) + total(elements);
    });
  });
  test(`the sum of ${name} is made with ${op}`, () => {
    const io = memoryIo({ stdin: text });
    assert.is(opt([pipeline], io), 0, io.stderr.text);
    assert.equal(new Set(io.stdout.text.match(/(?<="ttir\.)(matmul|sum)(?=")/g)), new Set([op]));
  });
}

computes(
  'the sum of a scaled convolution',
  `func.func @f(%s: f32, %a: tensor<1x6x6x3xf32>, %w: tensor<3x3x3x4xf32>, %o: tensor<1x4x4x4xf32>) -> tensor<1x4x4x4xf32> {
    %r = linalg.generic {
      indexing_maps = [
        affine_map<(n, y, x, f, ky, kx, c) -> (n, y + ky, x + kx, c)>, affine_map<(n, y, x, f, ky, kx, c) -> (ky, kx, c, f)>,
        affine_map<(n, y, x, f, ky, kx, c) -> (n, y, x, f)>
      ],
      iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]
    } ins(%a, %w : tensor<1x6x6x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x4x4x4xf32>) {
    ^bb0(%x: f32, %y: f32, %z: f32):
      %0 = arith.mulf %x, %s : f32
      %1 = arith.mulf %0, %y : f32
      %2 = arith.addf %z, %1 : f32
      linalg.yield %2 : f32
    } -> tensor<1x4x4x4xf32>
    return %r : tensor<1x4x4x4xf32>
  }`,
  (s, a, w, o) =>
    build(o.shape, ([n, y, x, f]) => {
      const products = range(3).flatMap((ky) =>
        range(3).flatMap((kx) => range(3).map((c) => at(a, [n!, y! + ky, x! + kx, c]) * at(w, [ky, kx, c, f!]))),
      );
      return at(o, [n!, y!, x!, f!]) + at(s, []) * total(products);
    }),
);

test.run();
