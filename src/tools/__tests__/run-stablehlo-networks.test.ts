import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test } from 'uvu';
import { range } from '../../support/lists.ts';
import { at, build, computesAfter, padded, type Tensor, total } from './program-runs.ts';

/** Programs of StableHLO that are networks or their normalizations, run on the device model, against what their layers compute. */

const computes = computesAfter('--stablehlo-to-ttir-pipeline');

computes(
  'batch_norm_inference normalizes each feature',
  `func.func @f(%x: tensor<2x3x8xf32>, %scale: tensor<3xf32>, %offset: tensor<3xf32>, %mean: tensor<3xf32>, %variance: tensor<3xf32>) -> tensor<2x3x8xf32> {
    %positive = stablehlo.abs %variance : tensor<3xf32>
    %0 = "stablehlo.batch_norm_inference"(%x, %scale, %offset, %mean, %positive) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x8xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<2x3x8xf32>
    return %0 : tensor<2x3x8xf32>
  }`,
  (x, scale, offset, mean, variance) =>
    build([2, 3, 8], (index) => {
      const feature = [index[1]!];
      const deviation = Math.sqrt(Math.abs(at(variance, feature)) + 0.25);
      return ((at(x, index) - at(mean, feature)) / deviation) * at(scale, feature) + at(offset, feature);
    }),
);

const fixture = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../fixtures/stablehlo/${name}`, import.meta.url)), 'utf8');

computes('mlp.mlir classifies like the layers that it is made of', fixture('mlp.mlir'), (w1, b1, w2, b2, x) => {
  const layer = (input: Tensor, weights: Tensor, bias: Tensor): Tensor => {
    const [rows, inner] = input.shape;
    const columns = weights.shape[1]!;
    return build([rows!, columns], ([i, j]) => {
      const products = range(inner!).map((k) => at(input, [i!, k]) * at(weights, [k, j!]));
      return total(products) + at(bias, [j!]);
    });
  };
  const hidden = layer(x, w1, b1);
  const activated = build(hidden.shape, (index) => Math.max(0, at(hidden, index)));
  const logits = layer(activated, w2, b2);
  const columns = logits.shape[1]!;
  return build(logits.shape, ([i, j]) => {
    const row = range(columns).map((k) => at(logits, [i!, k]));
    const largest = Math.max(...row);
    return Math.exp(row[j!]! - largest) / total(row.map((value) => Math.exp(value - largest)));
  });
});

computes('cnn.mlir computes what its layers do', fixture('cnn.mlir'), (image, filters, bias, weights, bias2) => {
  const features = build([16, 16, 32], ([row, column, o]) => {
    const products = range(9 * 32).map((k) => {
      const [y, x, c] = [Math.floor(k / 96), Math.floor(k / 32) % 3, k % 32];
      return padded(image, [0, row! + y - 1, column! + x - 1, c]) * at(filters, [y, x, c, o!]);
    });
    return Math.max(0, total(products) + at(bias, [o!]));
  });
  const pooled = build([8, 8, 32], ([row, column, c]) =>
    Math.max(...range(4).map((k) => at(features, [2 * row! + Math.floor(k / 2), 2 * column! + (k % 2), c!]))),
  );
  return build([1, 32], ([, j]) => {
    const products = range(2048).map((k) => pooled.values[k]! * at(weights, [k, j!]));
    return total(products) + at(bias2, [j!]);
  });
});

computes(
  'a batch is normalized by its own statistics, and numbers are rounded to bf16',
  `func.func @f(%a: tensor<4x6x5xf32>, %s: tensor<6xf32>, %o: tensor<6xf32>) -> tensor<4x6x5xf32> {
    %r = stablehlo.reduce_precision %a, format = e8m7 : tensor<4x6x5xf32>
    %0:3 = "stablehlo.batch_norm_training"(%r, %s, %o) <{epsilon = 1.0e-3 : f32, feature_index = 1 : i64}> : (tensor<4x6x5xf32>, tensor<6xf32>, tensor<6xf32>) -> (tensor<4x6x5xf32>, tensor<6xf32>, tensor<6xf32>)
    %1 = stablehlo.subtract %0#1, %0#2 : tensor<6xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<6xf32>) -> tensor<4x6x5xf32>
    %3 = stablehlo.add %0#0, %2 : tensor<4x6x5xf32>
    return %3 : tensor<4x6x5xf32>
  }`,
  (a, s, o) => {
    const numbers = (f: number): number[] => range(4).flatMap((i) => range(5).map((j) => at(a, [i, f, j])));
    return build([4, 6, 5], ([i, f, j]) => {
      const mean = total(numbers(f!)) / 20;
      const variance = total(numbers(f!).map((x) => (x - mean) ** 2)) / 20;
      return ((at(a, [i!, f!, j!]) - mean) / Math.sqrt(variance + 1e-3)) * at(s, [f!]) + at(o, [f!]) + mean - variance;
    });
  },
);

const ofFeature = (x: Tensor, feature: number): number[] => {
  const [n, , m] = x.shape as [number, number, number];
  return range(n).flatMap((i) => range(m).map((j) => at(x, [i, feature, j])));
};

computes(
  'batch_norm_grad is the gradient of batch_norm_training',
  `func.func @f(%x: tensor<2x3x8xf32>, %scale: tensor<3xf32>, %mean: tensor<3xf32>, %v: tensor<3xf32>, %g: tensor<2x3x8xf32>) -> tensor<2x5x8xf32> {
    %variance = stablehlo.multiply %v, %v : tensor<3xf32>
    %0:3 = "stablehlo.batch_norm_grad"(%x, %scale, %mean, %variance, %g) <{epsilon = 0.25 : f32, feature_index = 1 : i64}> : (tensor<2x3x8xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<2x3x8xf32>) -> (tensor<2x3x8xf32>, tensor<3xf32>, tensor<3xf32>)
    %both = stablehlo.multiply %0#1, %0#2 : tensor<3xf32>
    %1 = stablehlo.slice %both [0:2] : (tensor<3xf32>) -> tensor<2xf32>
    %2 = stablehlo.broadcast_in_dim %1, dims = [1] : (tensor<2xf32>) -> tensor<2x2x8xf32>
    %3 = stablehlo.concatenate %0#0, %2, dim = 1 : (tensor<2x3x8xf32>, tensor<2x2x8xf32>) -> tensor<2x5x8xf32>
    return %3 : tensor<2x5x8xf32>
  }`,
  (x, scale, mean, v, g) => {
    const gradients = range(3).map((feature) => {
      const inverse = 1 / Math.sqrt(at(v, [feature]) ** 2 + 0.25);
      const centered = ofFeature(x, feature).map((number) => number - at(mean, [feature]));
      const ofOutput = ofFeature(g, feature);
      const correlated = total(ofOutput.map((number, i) => number * centered[i]!));
      return { inverse, centered, ofOutput, correlated, sum: total(ofOutput) };
    });
    return build([2, 5, 8], ([i, feature, j]) => {
      if (feature! >= 3) {
        const { inverse, correlated, sum } = gradients[feature! - 3]!;
        return inverse * correlated * sum;
      }
      const { inverse, centered, ofOutput, correlated, sum } = gradients[feature!]!;
      const place = i! * 8 + j!;
      const rest = 16 * ofOutput[place]! - sum - centered[place]! * correlated * inverse ** 2;
      return (at(scale, [feature!]) * inverse * rest) / 16;
    });
  },
);

test.run();
