import { product } from '../../../../src/support/math.ts';
import { typeText } from '../functions.ts';
import { list, sizeIn } from '../sizes.ts';
import { type ElementWriter, type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { dimsOf, type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** Solves equations whose matrix is triangular, by taking one row after the other. */
function triangularSolve(operands: Operands): StablehloOp {
  const { random } = operands;
  const [size, count] = [sizeIn(random, 4), sizeIn(random, 3)];
  const batch = Array.from({ length: random.below(2) }, () => sizeIn(random, 3));
  const [isLeft, isLower, isUnit, isTransposed] = [0, 1, 2, 3].map(() => random.chance(0.5)) as [boolean, boolean, boolean, boolean]; // prettier-ignore
  const a = operands.of([...batch, size, size], 'f32');
  const b = operands.of([...batch, ...(isLeft ? [size, count] : [count, size])], 'f32');
  const attributes = `{left_side = ${isLeft}, lower = ${isLower}, transpose_a = #stablehlo<transpose ${isTransposed ? 'TRANSPOSE' : 'NO_TRANSPOSE'}>, unit_diagonal = ${isUnit}}`;
  // The matrix as it multiplies a column of unknowns.
  const isSwapped = isTransposed === isLeft;
  const isForward = isLower !== isSwapped;
  return {
    text: `"stablehlo.triangular_solve"(${a.name}, ${b.name}) <${attributes}> : (${typesOf([a, b])}) -> ${typeText(b)}`,
    result: b,
    element(writer, indices) {
      const outer = indices.slice(0, batch.length);
      const [row, column] = isLeft ? indices.slice(-2) : indices.slice(-2).toReversed();
      const factor = (i: number, k: number): string => {
        const place = [writer.index(i), writer.index(k)];
        return writer.read(a, [...outer, ...(isSwapped ? place.toReversed() : place)]);
      };
      const solved: string[] = [];
      const order = Array.from({ length: size }, (_, i) => (isForward ? i : size - 1 - i));
      for (const [step, i] of order.entries()) {
        const place = isLeft ? [writer.index(i), column!] : [column!, writer.index(i)];
        let value = writer.read(b, [...outer, ...place]);
        for (const k of order.slice(0, step)) {
          const product = writer.define(`arith.mulf ${factor(i, k)}, ${solved[k]!} : f32`);
          value = writer.define(`arith.subf ${value}, ${product} : f32`);
        }
        solved[i] = isUnit ? value : writer.define(`arith.divf ${value}, ${factor(i, i)} : f32`);
      }
      return solved.reduce((chosen, value, i) =>
        writer.define(`arith.select ${writer.is('eq', row!, writer.index(i))}, ${value}, ${chosen} : f32`),
      );
    },
  };
}

/** Gives what scatters to the greatest or the least number of each window. */
function selectAndScatter(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any(1, 'f32');
  const windows = arg.shape.map((extent) => {
    const size = sizeIn(random, Math.min(3, extent));
    const [low, high] = [random.below(size), random.below(size)];
    const stride = sizeIn(random, 3);
    return { size, low, high, stride, count: Math.floor((extent + low + high - size) / stride) + 1 };
  });
  const source = operands.of(windows.map(({ count }) => count), 'f32'); // prettier-ignore
  const init = operands.of([], 'f32');
  const direction = random.pick(['ge', 'le'] as const)!;
  const array = (key: 'size' | 'stride'): string => `array<i64: ${windows.map((window) => window[key]).join(', ')}>`;
  const padding = list(windows.map(({ low, high }) => list([low, high])));
  return {
    text: [
      `"stablehlo.select_and_scatter"(${namesOf([arg, source, init])}) <{padding = dense<${padding}> : tensor<${windows.length}x2xi64>, window_dimensions = ${array('size')}, window_strides = ${array('stride')}}> ({`,
      '^bb0(%x: tensor<f32>, %y: tensor<f32>):',
      `%z = stablehlo.compare ${direction.toUpperCase()}, %x, %y, FLOAT : (tensor<f32>, tensor<f32>) -> tensor<i1>`,
      'stablehlo.return %z : tensor<i1>',
      '}, {',
      '^bb0(%x: tensor<f32>, %y: tensor<f32>):',
      '%z = stablehlo.add %x, %y : tensor<f32>',
      'stablehlo.return %z : tensor<f32>',
      `}) : (${typesOf([arg, source, init])}) -> ${typeText(arg)}`,
    ].join('\n'),
    result: arg,
    element: (writer, indices) =>
      writer.accumulate(source.shape, 'f32', writer.read(init, []), (places, sum) => {
        const best = bestOfWindow(writer, arg, windows, places, direction);
        const isHere = writer.all(best.map((place, dim) => writer.is('eq', place, indices[dim]!)));
        return writer.choose(
          isHere,
          'f32',
          () => writer.define(`arith.addf ${sum}, ${writer.read(source, places)} : f32`),
          () => sum,
        );
      }),
  };
}

/** Returns where the first number of a window is that is as great, or as small, as any. */
function bestOfWindow(
  writer: ElementWriter,
  arg: NamedTensor,
  windows: readonly { readonly size: number; readonly low: number; readonly stride: number }[],
  places: readonly string[],
  direction: 'ge' | 'le',
): readonly string[] {
  const none = writer.define('arith.constant false');
  const inits = [none, writer.constant(0, 'f32'), ...windows.map(() => writer.index(-1))];
  const types = ['i1', 'f32', ...windows.map(() => 'index')];
  const sizes = windows.map(({ size }) => size);
  return writer
    .accumulateAll(sizes, types, inits, (offsets, [isAny, best, ...bestPlace]) => {
      const place = windows.map(({ low, stride }, dim) =>
        writer.sum(writer.scaled(places[dim]!, stride, -low), offsets[dim]!),
      );
      const isInside = writer.all(place.flatMap((index, dim) => writer.within(index, arg.shape[dim]!)));
      const value = writer.read(arg, place.map((index, dim) => writer.clamped(index, arg.shape[dim]! - 1))); // prettier-ignore
      const keeps = writer.all([isAny!, writer.define(`arith.cmpf o${direction}, ${best!}, ${value} : f32`)]);
      const takes = writer.all([isInside, writer.not(keeps)]);
      const pick = (then: string, otherwise: string, type: string): string =>
        writer.define(`arith.select ${takes}, ${then}, ${otherwise} : ${type}`);
      return [
        writer.define(`arith.ori ${isAny!}, ${isInside} : i1`),
        pick(value, best!, 'f32'),
        ...place.map((index, dim) => pick(index, bestPlace[dim]!, 'index')),
      ];
    })
    .slice(2);
}

const epsilon = 0.125;

/** Returns `(value - mean) / sqrt(variance + epsilon) * scale + offset`. */
function normalized(
  writer: ElementWriter,
  value: string,
  { mean, variance, scale, offset }: Readonly<Record<'mean' | 'variance' | 'scale' | 'offset', string>>,
): string {
  const deviation = writer.f32('math.sqrt', writer.f32('arith.addf', variance, writer.constant(epsilon, 'f32')));
  const centered = writer.f32('arith.divf', writer.f32('arith.subf', value, mean), deviation);
  return writer.f32('arith.addf', writer.f32('arith.mulf', centered, scale), offset);
}

function batchNormInference(operands: Operands): StablehloOp {
  const arg = operands.any(1, 'f32');
  const feature = operands.random.below(arg.shape.length);
  const shape = [arg.shape[feature]!];
  const [scale, offset, mean] = [0, 1, 2].map(() => operands.of(shape, 'f32')) as [NamedTensor, NamedTensor, NamedTensor]; // prettier-ignore
  const args = [arg, scale, offset, mean, operands.argument(shape, 'f32')];
  return {
    text: `"stablehlo.batch_norm_inference"(${namesOf(args)}) <{epsilon = ${epsilon} : f32, feature_index = ${feature} : i64}> : (${typesOf(args)}) -> ${typeText(arg)}`,
    result: arg,
    element(writer, indices) {
      const [value, scaled, moved, center, spread] = args.map((tensor, i) =>
        writer.read(tensor, i === 0 ? indices : [indices[feature]!]),
      ) as [string, string, string, string, string];
      return normalized(writer, value, { mean: center, variance: spread, scale: scaled, offset: moved });
    },
  };
}

function batchNormTraining(operands: Operands): StablehloOp {
  const arg = operands.any(1, 'f32');
  const feature = operands.random.below(arg.shape.length);
  const perFeature = { shape: [arg.shape[feature]!], element: 'f32' };
  const [scale, offset] = [operands.of(perFeature.shape, 'f32'), operands.of(perFeature.shape, 'f32')];
  const args = [arg, scale, offset];
  const others = dimsOf(arg).filter((dim) => dim !== feature);
  const sizes = others.map((dim) => arg.shape[dim]!);
  const meanOf = (writer: ElementWriter, index: string, term: (value: string) => string): string => {
    const sum = writer.accumulate(sizes, 'f32', writer.constant(0, 'f32'), (counters, carried) => {
      const at = dimsOf(arg).map((dim) => (dim === feature ? index : counters[others.indexOf(dim)]!));
      return writer.define(`arith.addf ${carried}, ${term(writer.read(arg, at))} : f32`);
    });
    return writer.define(`arith.divf ${sum}, ${writer.constant(product(sizes), 'f32')} : f32`);
  };
  const mean = (writer: ElementWriter, index: string): string => meanOf(writer, index, (value) => value);
  const variance = (writer: ElementWriter, index: string): string => {
    const center = mean(writer, index);
    return meanOf(writer, index, (value) => {
      const distance = writer.define(`arith.subf ${value}, ${center} : f32`);
      return writer.define(`arith.mulf ${distance}, ${distance} : f32`);
    });
  };
  return {
    text: `"stablehlo.batch_norm_training"(${namesOf(args)}) <{epsilon = ${epsilon} : f32, feature_index = ${feature} : i64}> : (${typesOf(args)}) -> (${typeText(arg)}, ${typeText(perFeature)}, ${typeText(perFeature)})`,
    result: arg,
    element(writer, indices) {
      const index = indices[feature]!;
      return normalized(writer, writer.read(arg, indices), {
        mean: mean(writer, index),
        variance: variance(writer, index),
        scale: writer.read(scale, [index]),
        offset: writer.read(offset, [index]),
      });
    },
    others: [
      { result: perFeature, element: (writer, [index]) => mean(writer, index!) },
      { result: perFeature, element: (writer, [index]) => variance(writer, index!) },
    ],
  };
}

/** Gives the gradients of a batch norm: of its operand, its scale and its offset. */
function batchNormGrad(operands: Operands): StablehloOp {
  const arg = operands.any(1, 'f32');
  const feature = operands.random.below(arg.shape.length);
  const perFeature = { shape: [arg.shape[feature]!], element: 'f32' };
  const [scale, mean] = [operands.of(perFeature.shape, 'f32'), operands.of(perFeature.shape, 'f32')];
  const [variance, grad] = [operands.argument(perFeature.shape, 'f32'), operands.of(arg.shape, 'f32')];
  const args = [arg, scale, mean, variance, grad];
  const others = dimsOf(arg).filter((dim) => dim !== feature);
  const sizes = others.map((dim) => arg.shape[dim]!);
  const spread = (writer: ElementWriter, index: string): string =>
    writer.f32('arith.addf', writer.read(variance, [index]), writer.constant(epsilon, 'f32'));
  const centered = (writer: ElementWriter, at: readonly string[], index: string): string =>
    writer.f32('arith.subf', writer.read(arg, at), writer.read(mean, [index]));
  const sum = (writer: ElementWriter, index: string, term: (at: readonly string[]) => string): string =>
    writer.accumulate(sizes, 'f32', writer.constant(0, 'f32'), (counters, carried) => {
      const at = dimsOf(arg).map((dim) => (dim === feature ? index : counters[others.indexOf(dim)]!));
      return writer.f32('arith.addf', carried, term(at));
    });
  const gradOffset = (writer: ElementWriter, index: string): string =>
    sum(writer, index, (at) => writer.read(grad, at));
  const correlation = (writer: ElementWriter, index: string): string =>
    sum(writer, index, (at) => writer.f32('arith.mulf', writer.read(grad, at), centered(writer, at, index)));
  const gradScale = (writer: ElementWriter, index: string): string =>
    writer.f32('arith.divf', correlation(writer, index), writer.f32('math.sqrt', spread(writer, index)));
  return {
    text: `"stablehlo.batch_norm_grad"(${namesOf(args)}) <{epsilon = ${epsilon} : f32, feature_index = ${feature} : i64}> : (${typesOf(args)}) -> (${typeText(arg)}, ${typeText(perFeature)}, ${typeText(perFeature)})`,
    result: arg,
    element(writer, indices) {
      const index = indices[feature]!;
      const count = writer.constant(product(sizes), 'f32');
      const own = writer.f32('arith.mulf', count, writer.read(grad, indices));
      const lean = writer.f32('arith.mulf', centered(writer, indices, index), correlation(writer, index));
      const moved = writer.f32('arith.subf', own, gradOffset(writer, index));
      const rest = writer.f32('arith.subf', moved, writer.f32('arith.divf', lean, spread(writer, index)));
      const deviation = writer.f32('math.sqrt', spread(writer, index));
      const slope = writer.f32('arith.divf', writer.read(scale, [index]), deviation);
      return writer.f32('arith.mulf', writer.f32('arith.divf', slope, count), rest);
    },
    others: [
      { result: perFeature, element: (writer, [index]) => gradScale(writer, index!) },
      { result: perFeature, element: (writer, [index]) => gradOffset(writer, index!) },
    ],
  };
}

/** Writes a computation that is a region. */
function map(operands: Operands): StablehloOp {
  const first = operands.any();
  const args = [first, operands.of(first.shape, first.element)];
  const [scalar, isFloat] = [`tensor<${first.element}>`, first.element === 'f32'];
  return {
    text: [
      `"stablehlo.map"(${namesOf(args)}) <{dimensions = array<i64: ${dimsOf(first).join(', ')}>}> ({`,
      `^bb0(%x: ${scalar}, %y: ${scalar}):`,
      `%s = stablehlo.subtract %x, %y : ${scalar}`,
      `%z = stablehlo.maximum %s, %y : ${scalar}`,
      `stablehlo.return %z : ${scalar}`,
      `}) : (${typesOf(args)}) -> ${typeText(first)}`,
    ].join('\n'),
    result: first,
    element(writer, indices) {
      const [x, y] = args.map((arg) => writer.read(arg, indices));
      const difference = writer.define(`arith.${isFloat ? 'subf' : 'subi'} ${x!}, ${y!} : ${first.element}`);
      return writer.define(`arith.${isFloat ? 'maximumf' : 'maxsi'} ${difference}, ${y!} : ${first.element}`);
    },
  };
}

/** Hands several tensors on. */
function barrier(operands: Operands): StablehloOp {
  const args = [operands.any(0), operands.any(0)];
  const [first, second] = args.map((arg) => ({
    result: arg,
    element: (writer: ElementWriter, indices: readonly string[]): string => writer.read(arg, indices),
  }));
  const types = typesOf(args);
  return { text: `stablehlo.optimization_barrier ${namesOf(args)} : ${types}`, ...first!, others: [second!] };
}

/** Operations that stand for several others. */
export const compound: readonly Maker[] = [
  triangularSolve,
  selectAndScatter,
  batchNormInference,
  batchNormTraining,
  batchNormGrad,
  map,
  barrier,
];
