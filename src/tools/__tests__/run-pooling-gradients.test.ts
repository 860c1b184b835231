import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, type Tensor } from './program-runs.ts';

/** Gradients of poolings of StableHLO, run on the device model, against windows that are gone through one by one. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

/** A window along height and width. */
interface Window {
  readonly size: readonly [number, number];
  readonly stride: readonly [number, number];
  readonly low: readonly [number, number];
}

/** Adds to `start` each source [N, H, W, C] at the element of its window that `keeps` chooses. */
function scattered(
  operand: Tensor,
  source: Tensor,
  { size, stride, low }: Window,
  keeps: (chosen: number, next: number) => boolean,
  start = 0,
): Tensor {
  const sums = new Map<string, number>();
  const [images, rows, columns, channels] = source.shape as [number, number, number, number];
  for (const [n, i, j, c] of range(images).flatMap((n) =>
    range(rows).flatMap((i) => range(columns).flatMap((j) => range(channels).map((c) => [n, i, j, c] as const))),
  )) {
    // prettier-ignore
    const places = range(size[0]).flatMap((y) =>
      range(size[1]).map((x) => [n, i * stride[0] + y - low[0], j * stride[1] + x - low[1], c]),
    );
    const inside = places.filter(([, y, x]) => y! >= 0 && x! >= 0 && y! < operand.shape[1]! && x! < operand.shape[2]!);
    const chosen = inside.reduce((best, next) => (keeps(at(operand, best), at(operand, next)) ? best : next));
    sums.set(chosen.join(), (sums.get(chosen.join()) ?? 0) + at(source, [n, i, j, c]));
  }
  return build(operand.shape, (index) => start + (sums.get(index.join()) ?? 0));
}

/** A program of which the numbers of the operand repeat, so that elements of a window are equal. */
function computesGradient(
  name: string,
  select: string,
  window: Window & { readonly high: readonly [number, number] },
  keeps: (chosen: number, next: number) => boolean,
  start = 0,
): void {
  const { size, stride, low, high } = window;
  const [rows, columns] = [0, 1].map((d) => Math.floor((5 + low[d]! + high[d]! - size[d]!) / stride[d]!) + 1) as [number, number]; // prettier-ignore
  const [operandType, sourceType] = ['tensor<2x5x5x2xf32>', `tensor<2x${rows}x${columns}x2xf32>`];
  computes(
    name,
    `func.func @f(%a: ${operandType}, %s: ${sourceType}) -> ${operandType} {
      %init = stablehlo.constant dense<${start.toFixed(1)}> : tensor<f32>
      %0 = "stablehlo.select_and_scatter"(%a, %s, %init) <{
        window_dimensions = array<i64: 1, ${size.join(', ')}, 1>, window_strides = array<i64: 1, ${stride.join(', ')}, 1>,
        padding = dense<[[0, 0], [${low[0]}, ${high[0]}], [${low[1]}, ${high[1]}], [0, 0]]> : tensor<4x2xi64>
      }> ({
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %p = stablehlo.compare ${select}, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>
        stablehlo.return %p : tensor<i1>
      }, {
      ^bb0(%x: tensor<f32>, %y: tensor<f32>):
        %sum = stablehlo.add %x, %y : tensor<f32>
        stablehlo.return %sum : tensor<f32>
      }) : (${operandType}, ${sourceType}, tensor<f32>) -> ${operandType}
      return %0 : ${operandType}
    }`,
    (a, s) => scattered(a, s, window, keeps, start),
    { 0: hostTensor([2, 5, 5, 2], 'f32', range(100).map((i) => ((i * 37) % 101) % 5)) }, // prettier-ignore
  );
}

const apart = { size: [2, 2], stride: [2, 2], low: [0, 0], high: [0, 0] } as const;
const overlapping = { size: [3, 2], stride: [2, 1], low: [1, 0], high: [1, 1] } as const;

computesGradient('windows apart give to their greatest elements', 'GE, %x, %y', apart, (a, b) => a >= b);
computesGradient('the last of equal elements can be chosen', 'GT, %x, %y', overlapping, (a, b) => a > b, 2);
computesGradient('the least elements can be chosen', 'GE, %y, %x', overlapping, (a, b) => a <= b);

test.run();
