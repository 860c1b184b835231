import { type Random } from '../generate/random.ts';
import { type TensorSpec, typeText } from './functions.ts';
import { list, randomTensor, sizeIn, type StablehloOp } from './stablehlo-op.ts';

const dimsOf = ({ shape }: TensorSpec): number[] => shape.map((_, dim) => dim);

function someDims(random: Random, rank: number, probability: number): number[] {
  return Array.from({ length: rank }, (_, dim) => dim).filter(() => random.chance(probability));
}

function transpose(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const permutation = random.permuted(dimsOf(arg));
  const result = { ...arg, shape: permutation.map((dim) => arg.shape[dim]!) };
  return {
    args: [arg],
    result,
    lines: [`%r = stablehlo.transpose %a0, dims = ${list(permutation)} : (${typeText(arg)}) -> ${typeText(result)}`],
    element: (writer, indices) => writer.read(arg, dimsOf(arg).map((dim) => indices[permutation.indexOf(dim)]!)), // prettier-ignore
  };
}

function broadcast(random: Random): StablehloOp {
  const shape = Array.from({ length: sizeIn(random, 4) }, () => sizeIn(random));
  const dims = random.permuted(someDims(random, shape.length, 0.6));
  const element = random.chance(0.7) ? 'f32' : 'i32';
  const arg = { name: '%a0', shape: dims.map((dim) => (random.chance(0.3) ? 1 : shape[dim]!)), element };
  const result = { shape, element };
  return {
    args: [arg],
    result,
    lines: [`%r = stablehlo.broadcast_in_dim %a0, dims = ${list(dims)} : (${typeText(arg)}) -> ${typeText(result)}`],
    element: (writer, indices) =>
      writer.read(
        arg,
        dims.map((dim, i) => (arg.shape[i] === 1 ? writer.index(0) : indices[dim]!)),
      ),
  };
}

function reverse(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const dims = random.permuted(someDims(random, arg.shape.length, 0.6));
  return {
    args: [arg],
    result: arg,
    lines: [`%r = stablehlo.reverse %a0, dims = ${list(dims)} : ${typeText(arg)}`],
    element: (writer, indices) =>
      writer.read(
        arg,
        indices.map((index, dim) => (dims.includes(dim) ? writer.scaled(index, -1, arg.shape[dim]! - 1) : index)),
      ),
  };
}

function slice(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const parts = arg.shape.map((size) => {
    const start = random.below(size);
    return { start, limit: start + sizeIn(random, size - start), stride: sizeIn(random, 3) };
  });
  const result = { ...arg, shape: parts.map(({ start, limit, stride }) => Math.ceil((limit - start) / stride)) };
  const text = parts.map(({ start, limit, stride }) => `${start}:${limit}:${stride}`);
  return {
    args: [arg],
    result,
    lines: [`%r = stablehlo.slice %a0 ${list(text)} : (${typeText(arg)}) -> ${typeText(result)}`],
    element: (writer, indices) =>
      writer.read(
        arg,
        indices.map((index, dim) => writer.scaled(index, parts[dim]!.stride, parts[dim]!.start)),
      ),
  };
}

function pad(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const value = { name: '%a1', shape: [], element: arg.element };
  const parts = arg.shape.map((size) => {
    const interior = random.chance(0.3) ? sizeIn(random, 2) : 0;
    const spread = size + (size - 1) * interior;
    const low = random.chance(0.2) ? -random.below(spread) : random.below(3);
    const high = random.chance(0.2) && spread + low > 1 ? -random.below(spread + low - 1) : random.below(3);
    return { low, high, interior, spread, size: spread + low + high };
  });
  const result = { ...arg, shape: parts.map(({ size }) => size) };
  const attribute = (name: 'low' | 'high' | 'interior'): string => `${name} = ${list(parts.map((part) => part[name]))}`;
  const types = `(${typeText(arg)}, ${typeText(value)}) -> ${typeText(result)}`;
  return {
    args: [arg, value],
    result,
    lines: [
      `%r = stablehlo.pad %a0, %a1, ${attribute('low')}, ${attribute('high')}, ${attribute('interior')} : ${types}`,
    ],
    element: (writer, indices) => {
      const conditions: string[] = [];
      const places = indices.map((index, dim) => {
        const { low, interior, spread } = parts[dim]!;
        const place = writer.scaled(index, 1, -low);
        conditions.push(writer.is('sge', place, writer.index(0)), writer.is('slt', place, writer.index(spread)));
        if (interior > 0) conditions.push(writer.is('eq', writer.remainder(place, interior + 1), writer.index(0)));
        return { place, interior };
      });
      return writer.choose(
        writer.all(conditions),
        arg.element,
        () => writer.read(arg, places.map(({ place, interior }) => writer.quotient(place, interior + 1))), // prettier-ignore
        () => writer.read(value, []),
      );
    },
  };
}

function concatenate(random: Random): StablehloOp {
  const first = randomTensor(random, 0);
  const along = random.below(first.shape.length);
  const args = Array.from({ length: 1 + sizeIn(random, 2) }, (_, i) => ({
    ...first,
    name: `%a${i}`,
    shape: first.shape.map((size, dim) => (dim === along && i > 0 ? sizeIn(random) : size)),
  }));
  const total = args.reduce((sum, { shape }) => sum + shape[along]!, 0);
  const result = { ...first, shape: first.shape.map((size, dim) => (dim === along ? total : size)) };
  const [names, types] = [args.map(({ name }) => name).join(', '), args.map((arg) => typeText(arg)).join(', ')];
  return {
    args,
    result,
    lines: [`%r = stablehlo.concatenate ${names}, dim = ${along} : (${types}) -> ${typeText(result)}`],
    element: (writer, indices) => {
      const from = (number: number, start: number): string => {
        const arg = args[number]!;
        const read = (): string =>
          writer.read(
            arg,
            indices.map((index, dim) => (dim === along ? writer.scaled(index, 1, -start) : index)),
          );
        if (number === args.length - 1) return read();
        const end = start + arg.shape[along]!;
        const isHere = writer.is('slt', indices[along]!, writer.index(end));
        return writer.choose(isHere, arg.element, read, () => from(number + 1, end));
      };
      return from(0, 0);
    },
  };
}

function dotGeneral(random: Random): StablehloOp {
  const sizes = Array.from({ length: sizeIn(random, 4) }, () => sizeIn(random));
  // Each size is of a dimension of both, added over or not, or of one of them only.
  const kinds = sizes.map(() => random.pick(['batch', 'contract', 'lhs', 'rhs'] as const)!);
  const of = (...wanted: readonly string[]): number[] =>
    sizes.flatMap((_, i) => (wanted.includes(kinds[i]!) ? [i] : []));
  const [lhsSizes, rhsSizes] = [random.permuted(of('batch', 'contract', 'lhs')), random.permuted(of('batch', 'contract', 'rhs'))]; // prettier-ignore
  const shape = (numbers: readonly number[]): number[] => numbers.map((number) => sizes[number]!);
  const lhs = { name: '%a0', shape: shape(lhsSizes), element: 'f32' };
  const rhs = { name: '%a1', shape: shape(rhsSizes), element: 'f32' };
  const [batch, contracted] = [random.permuted(of('batch')), random.permuted(of('contract'))];
  const free = (own: readonly number[], kind: string): number[] => own.filter((number) => kinds[number] === kind);
  const resultSizes = [...batch, ...free(lhsSizes, 'lhs'), ...free(rhsSizes, 'rhs')];
  const result = { shape: shape(resultSizes), element: 'f32' };
  const dims = (own: readonly number[], wanted: readonly number[]): string => list(wanted.map((number) => own.indexOf(number))); // prettier-ignore
  const pairs = (wanted: readonly number[]): string => `${dims(lhsSizes, wanted)} x ${dims(rhsSizes, wanted)}`;
  const batching = batch.length > 0 ? `batching_dims = ${pairs(batch)}, ` : '';
  const types = `(${typeText(lhs)}, ${typeText(rhs)}) -> ${typeText(result)}`;
  return {
    args: [lhs, rhs],
    result,
    lines: [`%r = stablehlo.dot_general %a0, %a1, ${batching}contracting_dims = ${pairs(contracted)} : ${types}`],
    element: (writer, indices) =>
      writer.accumulate(shape(contracted), 'f32', writer.constant(0, 'f32'), (counters, sum) => {
        const at = (number: number): string =>
          kinds[number] === 'contract' ? counters[contracted.indexOf(number)]! : indices[resultSizes.indexOf(number)]!;
        const [a, b] = [writer.read(lhs, lhsSizes.map(at)), writer.read(rhs, rhsSizes.map(at))];
        return writer.define(`arith.addf ${sum}, ${writer.define(`arith.mulf ${a}, ${b} : f32`)} : f32`);
      }),
  };
}

const reducers = {
  f32: { add: 'arith.addf', maximum: 'arith.maximumf', minimum: 'arith.minimumf', multiply: 'arith.mulf' },
  i32: { add: 'arith.addi', maximum: 'arith.maxsi', minimum: 'arith.minsi', multiply: 'arith.muli' },
} as const;

function reduce(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const init = { name: '%a1', shape: [], element: arg.element };
  const dims = random.permuted(someDims(random, arg.shape.length, 0.6));
  const kept = dimsOf(arg).filter((dim) => !dims.includes(dim));
  const result = { ...arg, shape: kept.map((dim) => arg.shape[dim]!) };
  const kind = random.pick(['add', 'maximum', 'minimum', 'multiply'] as const)!;
  const types = `(${typeText(arg)}, ${typeText(init)}) -> ${typeText(result)}`;
  return {
    args: [arg, init],
    result,
    lines: [
      `%r = stablehlo.reduce(%a0 init: %a1) applies stablehlo.${kind} across dimensions = ${list(dims)} : ${types}`,
    ],
    element: (writer, indices) => {
      const sizes = dims.map((dim) => arg.shape[dim]!);
      return writer.accumulate(sizes, arg.element, writer.read(init, []), (counters, carried) => {
        const at = (dim: number): string => (dims.includes(dim) ? counters[dims.indexOf(dim)]! : indices[kept.indexOf(dim)]!); // prettier-ignore
        const op = reducers[arg.element as 'f32' | 'i32'][kind];
        return writer.define(`${op} ${carried}, ${writer.read(arg, dimsOf(arg).map(at))} : ${arg.element}`);
      });
    },
  };
}

function dynamicSlice(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const sizes = arg.shape.map((size) => sizeIn(random, size));
  const starts = arg.shape.map((size) => random.below(size + 2) - 1);
  const result = { ...arg, shape: sizes };
  const constants = starts.map((start, i) => `%s${i} = stablehlo.constant dense<${start}> : tensor<i32>`);
  const types = [typeText(arg), ...starts.map(() => 'tensor<i32>')].join(', ');
  const names = ['%a0', ...starts.map((_, i) => `%s${i}`)].join(', ');
  return {
    args: [arg],
    result,
    lines: [
      ...constants,
      `%r = stablehlo.dynamic_slice ${names}, sizes = ${list(sizes)} : (${types}) -> ${typeText(result)}`,
    ],
    element: (writer, indices) =>
      writer.read(
        arg,
        indices.map((index, dim) =>
          writer.scaled(index, 1, Math.min(Math.max(starts[dim]!, 0), arg.shape[dim]! - sizes[dim]!)),
        ),
      ),
  };
}

function iota(random: Random): StablehloOp {
  const arg = randomTensor(random, 0);
  const dim = random.below(arg.shape.length);
  const isFloat = arg.element === 'f32';
  return {
    args: [arg],
    result: arg,
    lines: [`%n = stablehlo.iota dim = ${dim} : ${typeText(arg)}`, `%r = stablehlo.add %a0, %n : ${typeText(arg)}`],
    element: (writer, indices) => {
      const number = writer.define(`arith.index_cast ${indices[dim]!} : index to i32`);
      const added = isFloat ? writer.define(`arith.sitofp ${number} : i32 to f32`) : number;
      const value = writer.read(arg, indices);
      return writer.define(`arith.${isFloat ? 'addf' : 'addi'} ${value}, ${added} : ${arg.element}`);
    },
  };
}

/** Operations that move, repeat and combine elements. */
export const stablehloMovers: readonly ((random: Random) => StablehloOp)[] = [
  transpose,
  broadcast,
  reverse,
  slice,
  pad,
  concatenate,
  dotGeneral,
  dotGeneral,
  reduce,
  dynamicSlice,
  iota,
];
