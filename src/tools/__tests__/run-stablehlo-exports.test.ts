import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import { hostTensor } from '../../runtime/tensors/host-tensor.ts';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, padded, type Tensor, total } from './program-runs.ts';

/** Whole programs of StableHLO as frameworks export them, run on the device model, against what their layers compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../fixtures/stablehlo/${name}`, import.meta.url)), 'utf8');

/** Returns the slope of a function of numbers in each of them, which JAX derives and this measures. */
function gradientOf(loss: (x: Tensor) => number, { shape, values }: Tensor): Tensor {
  const step = 1e-5;
  const slope = (place: number): number => {
    const [above, below] = [step, -step].map((by) => loss({ shape, values: Array.from(values).with(place, values[place]! + by) })); // prettier-ignore
    return (above! - below!) / (2 * step);
  };
  return { shape, values: range(values.length).map(slope) };
}

const product = (x: Tensor, w: Tensor): Tensor =>
  build([x.shape[0]!, w.shape[1]!], ([i, j]) => total(range(w.shape[0]!).map((k) => at(x, [i!, k]) * at(w, [k, j!]))));

computes(
  'gradients of a convolution of each channel are one of a dilated image and one in groups of the batch',
  fixture('depthwise-gradients.mlir'),
  (x, k) => {
    const loss = (image: Tensor, filters: Tensor): number => {
      const { values } = build([3, 3, 4], ([row, column, c]) => {
        const taps = range(9).map((tap) => [Math.floor(tap / 3), tap % 3] as const);
        return total(taps.map(([i, j]) => padded(image, [0, 2 * row! + i - 1, 2 * column! + j - 1, c!]) * at(filters, [i, j, 0, c!]))); // prettier-ignore
      });
      return total(Array.from(values, (h) => h * Math.tanh(h)));
    };
    const gradients = [gradientOf((image) => loss(image, k), x), gradientOf((filters) => loss(x, filters), k)];
    return { shape: [180], values: gradients.flatMap(({ values }) => Array.from(values)) };
  },
);

computes('a gradient of a padded max pooling goes where the maxima are', fixture('max-pool-gradient.mlir'), (x) =>
  gradientOf((image) => {
    const { values } = build([3, 3, 2], ([row, column, c]) => {
      const taps = range(9).map((tap) => [2 * row! + Math.floor(tap / 3) - 1, 2 * column! + (tap % 3) - 1] as const);
      const inside = taps.filter(([i, j]) => i >= 0 && i < 5 && j >= 0 && j < 5);
      return Math.max(...inside.map(([i, j]) => at(image, [0, i, j, c!])));
    });
    return total(Array.from(values, (p) => p * Math.sin(p)));
  }, x),
);

computes(
  'means over extents and a bias that is broadcast to a computed shape, as onnx-mlir writes them',
  `module attributes {"onnx-mlir.symbol-postfix" = "model"} {
  func.func @main_graph(%arg0: tensor<3x4xf32> {onnx.name = "x"}, %arg1: tensor<4x5xf32>, %arg2: tensor<5xf32>) -> (tensor<3x5xf32> {onnx.name = "y"}) {
    %c1 = arith.constant 1 : index
    %0 = stablehlo.dot %arg0, %arg1 : (tensor<3x4xf32>, tensor<4x5xf32>) -> tensor<3x5xf32>
    %1 = shape.shape_of %arg0 : tensor<3x4xf32> -> tensor<2xindex>
    %2 = shape.get_extent %1, %c1 : tensor<2xindex>, index -> index
    %3 = arith.index_cast %2 : index to i64
    %4 = tensor.from_elements %3 : tensor<1xi64>
    %5 = stablehlo.convert %4 : (tensor<1xi64>) -> tensor<1xf32>
    %6 = shape.shape_of %0 : tensor<3x5xf32> -> tensor<2xindex>
    %7 = shape.shape_of %arg2 : tensor<5xf32> -> tensor<1xindex>
    %w = shape.cstr_broadcastable %6, %7 : tensor<2xindex>, tensor<1xindex>
    %8 = shape.assuming %w -> (tensor<3x5xf32>) {
      %9 = shape.broadcast %6, %7 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
      %10 = stablehlo.dynamic_broadcast_in_dim %5, %9, dims = [1] : (tensor<1xf32>, tensor<2xindex>) -> tensor<3x5xf32>
      %11 = stablehlo.divide %0, %10 : tensor<3x5xf32>
      %12 = stablehlo.dynamic_broadcast_in_dim %arg2, %9, dims = [1] : (tensor<5xf32>, tensor<2xindex>) -> tensor<3x5xf32>
      %13 = stablehlo.add %11, %12 : tensor<3x5xf32>
      shape.assuming_yield %13 : tensor<3x5xf32>
    }
    return %8 : tensor<3x5xf32>
  }
}`,
  (x, w, bias) => {
    const sums = product(x, w);
    return build([3, 5], ([i, j]) => at(sums, [i!, j!]) / 4 + at(bias, [j!]));
  },
);

const labels = [3, 0, 4, 1, 1, 2, 0, 3];

computes(
  'a step of Adam on the cross entropy of labels that are looked up',
  fixture('adam-step.mlir'),
  (w, m, v, _, x) => {
    const loss = (weights: Tensor): number => {
      const logits = product(x, weights);
      const ofRow = (label: number, i: number): number =>
        Math.log(total(range(5).map((j) => Math.exp(at(logits, [i, j]))))) - at(logits, [i, label]);
      return total(labels.map(ofRow)) / 8;
    };
    const gradient = gradientOf(loss, w);
    return build([6, 5], (index) => {
      const g = at(gradient, index);
      const mean = (0.9 * at(m, index) + 0.1 * g) / (1 - 0.9 ** 5);
      const variance = (0.999 * at(v, index) + 0.001 * g * g) / (1 - 0.999 ** 5);
      return at(w, index) - (0.5 * mean) / (Math.sqrt(variance) + 1e-8);
    });
  },
  {
    2: hostTensor([6, 5], 'f32', range(30).map((i) => 0.25 + i / 20)),
    3: hostTensor([], 'si32', [4]),
    5: hostTensor([8], 'si32', labels),
  }, // prettier-ignore
);

computes(
  'a gradient through the steps of a recurrent network, which two loops collect and take back',
  fixture('rnn-gradient.mlir'),
  (xs, wx, wh, h0) =>
    gradientOf((weights) => {
      let h: readonly number[] = Array.from(h0.values);
      for (const t of range(4)) {
        const before = h;
        h = range(4).map((j) => {
          const products = range(3).map((k) => at(xs, [t, k]) * at(wx, [k, j]));
          return Math.tanh(total([...products, ...before.map((x, k) => x * at(weights, [k, j]))]));
        });
      }
      return total(h.map((x) => x * x));
    }, wh),
);

/** Threefry with 20 rounds. Source: Salmon and others, Parallel random numbers: as easy as 1, 2, 3. */
function threefry([k0, k1]: readonly [number, number], counter: number): number {
  const keys = [k0, k1, k0 ^ k1 ^ 0x1bd11bda];
  const rotations = [13, 15, 26, 6, 17, 29, 16, 24];
  let [a, b] = [k0 | 0, (counter + k1) | 0];
  for (const round of range(20)) {
    const by = rotations[round % 8]!;
    a = (a + b) | 0;
    b = ((b << by) | (b >>> (32 - by))) ^ a;
    const group = (round + 1) / 4;
    if (!Number.isInteger(group)) continue;
    a = (a + keys[group % 3]!) | 0;
    b = (b + keys[(group + 1) % 3]! + group) | 0;
  }
  return (a ^ b) >>> 0;
}

computes(
  'random bits of counters of 64 bits, by a loop over rotations that are swapped',
  fixture('threefry-bits.mlir'),
  () => build([3, 5], ([i, j]) => threefry([7, 42], 5 * i! + j!)),
  { 0: hostTensor([2], 'u32', [7, 42]) },
);

computes(
  'a dropout keeps the elements whose uniform number is below the rate, and scales them',
  fixture('dropout.mlir'),
  (_, x) =>
    build([3, 5], ([i, j]) => {
      const uniform = (threefry([7, 42], 5 * i! + j!) >>> 9) / 2 ** 23;
      return uniform < 0.75 ? at(x, [i!, j!]) / 0.75 : 0;
    }),
  { 0: hostTensor([2], 'u32', [7, 42]) },
);

const meanOf = (numbers: readonly number[]): number => total(numbers) / numbers.length;
const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

computes(
  'a gradient through the steps of a long short-term memory, which is unrolled',
  fixture('lstm-gradient.mlir'),
  (xs, wx, wh, bias) =>
    gradientOf((weights) => {
      const states = range(2).map((row) => {
        let [h, c] = [[0, 0, 0, 0], [0, 0, 0, 0]]; // prettier-ignore
        for (const t of range(3)) {
          const before = h;
          const gate = (g: number, k: number): number => {
            const inputs = range(3).map((i) => at(xs, [t, row, i]) * at(wx, [i, 4 * g + k]));
            const kept = before.map((x, i) => x * at(weights, [i, 4 * g + k]));
            return total([...inputs, ...kept, at(bias, [4 * g + k])]);
          };
          c = c.map((x, k) => sigmoid(gate(1, k) + 1) * x + sigmoid(gate(0, k)) * Math.tanh(gate(2, k)));
          h = c.map((x, k) => sigmoid(gate(3, k)) * Math.tanh(x));
        }
        return total(h.map((x) => x * x));
      });
      return total(states);
    }, wh),
);

const anchors = [[1, 1, 2, 2], [1.5, 1, 2, 2], [4, 1, 1, 3], [4, 1.5, 1, 3], [2, 4, 3, 1], [5, 5, 2, 2]] as const; // prettier-ignore

computes(
  'a detection head decodes boxes, drops those that a better one overlaps, and takes the best',
  fixture('detection-head.mlir'),
  (scores, offsets) => {
    const boxes = anchors.map(([x, y, width, height], i) => {
      const [dx, dy, dw, dh] = range(4).map((d) => at(offsets, [i, d]) / 10);
      const [cx, cy, w, h] = [dx! * width + x, dy! * height + y, width * Math.exp(dw!), height * Math.exp(dh!)];
      const score = Math.max(...range(3).map((label) => sigmoid(at(scores, [i, label]))));
      return { lower: [cx - w / 2, cy - h / 2], upper: [cx + w / 2, cy + h / 2], area: w * h, score };
    });
    type Box = (typeof boxes)[number];
    const overlap = (a: Box, b: Box): number => {
      const [w, h] = range(2).map((d) => Math.max(0, Math.min(a.upper[d]!, b.upper[d]!) - Math.max(a.lower[d]!, b.lower[d]!))); // prettier-ignore
      return (w! * h!) / (a.area + b.area - w! * h!);
    };
    const isDropped = (box: Box): boolean => boxes.some((other) => other.score > box.score && overlap(box, other) >= 0.3); // prettier-ignore
    const best = boxes.map((box) => ({ ...box, score: isDropped(box) ? -1 : box.score })).toSorted((a, b) => b.score - a.score); // prettier-ignore
    return build([3, 5], ([i, d]) => [...best[i!]!.lower, ...best[i!]!.upper, best[i!]!.score][d!]!);
  },
);

computes('a gated layer behind a norm, in bf16 with sums in f32', fixture('bf16-block.mlir'), (x, gain, up, down) => {
  const hidden = build([2, 8, 32], ([b, t, j]) => {
    const row = range(16).map((k) => at(x, [b!, t!, k]));
    const deviation = Math.sqrt(meanOf(row.map((value) => value * value)) + 1e-6);
    const sum = total(row.map((value, k) => (value / deviation) * at(gain, [k]) * at(up, [k, j!])));
    return sum * sigmoid(sum);
  });
  return build([2, 8, 16], ([b, t, j]) => {
    const sum = total(range(32).map((k) => at(hidden, [b!, t!, k]) * at(down, [k, j!])));
    return at(x, [b!, t!, j!]) + sum / 16;
  });
});

computes(
  'a token attends to keys and values that are kept, two heads to each, by angles of its place',
  fixture('grouped-query-decode.mlir'),
  (x, keys, values, _, wq, wk, wv) => {
    const place = 5;
    const rowOf = (w: Tensor): Tensor => product({ shape: [1, 8], values: x.values }, w);
    const turned = (row: Tensor, head: number): readonly number[] => {
      const number = (d: number): number => at(row, [0, 4 * head + d]);
      return range(4).map((d) => {
        const angle = place * 10000 ** (-(d % 2) / 2);
        const other = d < 2 ? -number(d + 2) : number(d - 2);
        return number(d) * Math.cos(angle) + other * Math.sin(angle);
      });
    };
    const [query, key, value] = [rowOf(wq), rowOf(wk), rowOf(wv)];
    return build([1, 1, 16], ([, , column]) => {
      const [head, d] = [Math.floor(column! / 4), column! % 4];
      const group = Math.floor(head / 2);
      const scores = range(place + 1).map((s) => {
        const kept = s === place ? turned(key, group) : range(4).map((e) => at(keys, [0, s, group, e]));
        return Math.exp(total(turned(query, head).map((q, e) => q * kept[e]!)) / 2);
      });
      const weighted = scores.map((score, s) => score * (s === place ? at(value, [0, 4 * group + d]) : at(values, [0, s, group, d]))); // prettier-ignore
      return total(weighted) / total(scores);
    });
  },
  { 3: hostTensor([], 'si32', [5]) },
);

computesAfter('--stablehlo-to-ttir-pipeline=argument-shapes=arg0:3x4x16')(
  'torch-mlir asks for sizes, and computes with them in arith and tensor',
  `func.func @forward(%arg0: tensor<?x4x16xf32>) -> tensor<?x4x16xf32> {
    %c0 = arith.constant 0 : index
    %c4 = arith.constant 4 : index
    %c16 = arith.constant 16 : index
    %c1_i64 = arith.constant 1 : i64
    %c4_i64 = arith.constant 4 : i64
    %c16_i64 = arith.constant 16 : i64
    %0 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %1 = stablehlo.reduce(%arg0 init: %0) applies stablehlo.add across dimensions = [2] : (tensor<?x4x16xf32>, tensor<f32>) -> tensor<?x4xf32>
    %dim = tensor.dim %arg0, %c0 : tensor<?x4x16xf32>
    %2 = arith.index_cast %dim : index to i64
    %from_elements = tensor.from_elements %2, %c4_i64, %c1_i64 : tensor<3xi64>
    %3 = stablehlo.dynamic_reshape %1, %from_elements : (tensor<?x4xf32>, tensor<3xi64>) -> tensor<?x4x1xf32>
    %4 = arith.sitofp %c16_i64 : i64 to f32
    %from_elements_0 = tensor.from_elements %4 : tensor<f32>
    %5 = chlo.broadcast_divide %3, %from_elements_0 : (tensor<?x4x1xf32>, tensor<f32>) -> tensor<?x4x1xf32>
    %6 = tensor.from_elements %dim, %c4, %c16 : tensor<3xindex>
    %7 = stablehlo.dynamic_broadcast_in_dim %5, %6, dims = [0, 1, 2] : (tensor<?x4x1xf32>, tensor<3xindex>) -> tensor<?x4x16xf32>
    %8 = stablehlo.subtract %arg0, %7 : tensor<?x4x16xf32>
    %cast = tensor.cast %8 : tensor<?x4x16xf32> to tensor<3x4x16xf32>
    %9 = stablehlo.negate %cast : tensor<3x4x16xf32>
    %cast_1 = tensor.cast %9 : tensor<3x4x16xf32> to tensor<?x4x16xf32>
    return %cast_1 : tensor<?x4x16xf32>
  }`,
  (x) => build([3, 4, 16], ([i, j, k]) => meanOf(range(16).map((l) => at(x, [i!, j!, l]))) - at(x, [i!, j!, k!])),
);

computesAfter('--stablehlo-to-ttir-pipeline=argument-shapes=arg0:3x4')(
  'TensorFlow computes shapes that operands are broadcast to',
  `func.func @main(%arg0: tensor<?x4xf32> {tf_saved_model.index_path = ["x"]}, %arg1: tensor<4xf32>) -> tensor<?x4xf32> {
    %0 = shape.shape_of %arg0 : tensor<?x4xf32> -> tensor<2xindex>
    %1 = shape.shape_of %arg1 : tensor<4xf32> -> tensor<1xindex>
    %2 = shape.broadcast %0, %1 : tensor<2xindex>, tensor<1xindex> -> tensor<2xindex>
    %3 = stablehlo.dynamic_broadcast_in_dim %arg0, %2, dims = [0, 1] : (tensor<?x4xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    %4 = stablehlo.dynamic_broadcast_in_dim %arg1, %2, dims = [1] : (tensor<4xf32>, tensor<2xindex>) -> tensor<?x4xf32>
    %5 = stablehlo.add %3, %4 : tensor<?x4xf32>
    return %5 : tensor<?x4xf32>
  }`,
  (x, y) => build([3, 4], ([i, j]) => at(x, [i!, j!]) + at(y, [j!])),
);

test.run();
