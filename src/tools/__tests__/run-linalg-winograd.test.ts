import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, total } from './program-runs.ts';

/** Winograd's algorithm, compiled with the tools and run on the device model, is the convolution that it stands for. */

const computes = computesAfter('--linalg-to-ttir-pipeline');

/** Two images of three channels and four filters: sizes of the images, the filters, the tiles, and the number of tiles, along both axes. */
interface Sizes {
  readonly fmr: string;
  readonly image: readonly [number, number];
  readonly filter: readonly [number, number];
  readonly tile: readonly [number, number];
  readonly tiles: readonly [number, number];
  readonly output: readonly [number, number];
}

function winograd({ fmr, image, filter, tile, tiles, output }: Sizes, type: string): string {
  const by = (sizes: readonly number[]): string => sizes.join('x');
  const area = tile[0] * tile[1];
  const count = tiles[0] * tiles[1] * 2;
  const types = {
    image: `tensor<2x${by(image)}x3x${type}>`,
    filter: `tensor<4x${by(filter)}x3x${type}>`,
    init: `tensor<2x${by(output)}x4x${type}>`,
    filters: `tensor<${by(tile)}x3x4x${type}>`,
    parts: `tensor<${by(tile)}x${by(tiles)}x2x3x${type}>`,
    products: `tensor<${by(tile)}x${by(tiles)}x2x4x${type}>`,
    left: `tensor<${area}x${count}x3x${type}>`,
    right: `tensor<${area}x3x4x${type}>`,
    out: `tensor<${area}x${count}x4x${type}>`,
  };
  return `func.func @f(%image: ${types.image}, %filter: ${types.filter}, %init: ${types.init}) -> ${types.init} {
    %zero = arith.constant 0.0 : ${type}
    %e0 = tensor.empty() : ${types.filters}
    %filters = linalg.winograd_filter_transform fmr(${fmr}) ins(%filter : ${types.filter}) outs(%e0 : ${types.filters}) -> ${types.filters}
    %e1 = tensor.empty() : ${types.parts}
    %parts = linalg.winograd_input_transform fmr(${fmr}) ins(%image : ${types.image}) outs(%e1 : ${types.parts}) -> ${types.parts}
    %left = tensor.collapse_shape %parts [[0, 1], [2, 3, 4], [5]] : ${types.parts} into ${types.left}
    %right = tensor.collapse_shape %filters [[0, 1], [2], [3]] : ${types.filters} into ${types.right}
    %e2 = tensor.empty() : ${types.out}
    %z = linalg.fill ins(%zero : ${type}) outs(%e2 : ${types.out}) -> ${types.out}
    %out = linalg.batch_matmul ins(%left, %right : ${types.left}, ${types.right}) outs(%z : ${types.out}) -> ${types.out}
    %products = tensor.expand_shape %out [[0, 1], [2, 3, 4], [5]] output_shape [${[...tile, ...tiles, 2, 4].join(', ')}] : ${types.out} into ${types.products}
    %r = linalg.winograd_output_transform fmr(${fmr}) ins(%products : ${types.products}) outs(%init : ${types.init}) -> ${types.init}
    return %r : ${types.init}
  }`;
}

const cases: readonly (readonly [name: string, sizes: Sizes])[] = [
  ['2 by 2 of 3 by 3', { fmr: 'F_2_3', image: [8, 10], filter: [3, 3], tile: [4, 4], tiles: [3, 4], output: [6, 8] }],
  ['4 by 4 of 3 by 3', { fmr: 'F_4_3', image: [10, 14], filter: [3, 3], tile: [6, 6], tiles: [2, 3], output: [8, 12] }],
  ['2 by 2 of 5 by 5', { fmr: 'F_2_5', image: [8, 6], filter: [5, 5], tile: [6, 6], tiles: [2, 1], output: [4, 2] }],
  ['rows of 3', { fmr: 'F_4_3', image: [1, 10], filter: [1, 3], tile: [1, 6], tiles: [1, 2], output: [1, 8] }],
  ['columns of 5', { fmr: 'F_2_5', image: [8, 1], filter: [5, 1], tile: [6, 1], tiles: [2, 1], output: [4, 1] }],
  // The last rows and columns make no whole tile.
  ['pixels left over', { fmr: 'F_4_3', image: [12, 9], filter: [3, 3], tile: [6, 6], tiles: [2, 1], output: [8, 4] }],
];

for (const [name, sizes] of cases) {
  computes(name, winograd(sizes, 'f32'), (image, filter, init) =>
    build([2, ...sizes.output, 4], ([n, y, x, f]) => {
      const window = range(sizes.filter[0]).flatMap((i) => range(sizes.filter[1]).map((j) => [i, j] as const));
      const products = window.flatMap(([i, j]) =>
        range(3).map((c) => at(image, [n!, y! + i, x! + j, c]) * at(filter, [f!, i, j, c])),
      );
      return at(init, [n!, y!, x!, f!]) + total(products);
    }),
  );
}

test.run();
