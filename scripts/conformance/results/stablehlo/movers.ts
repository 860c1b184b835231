import { typeText } from '../functions.ts';
import { anySizes, list, sizeIn } from '../sizes.ts';
import { namesOf, typesOf } from './element-writer.ts';
import { combine, dimsOf, type Maker, type Operands, someDims, type StablehloOp } from './stablehlo-op.ts';

function transpose(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any();
  const permutation = random.permuted(dimsOf(arg));
  const result = { ...arg, shape: permutation.map((dim) => arg.shape[dim]!) };
  return {
    result,
    text: `stablehlo.transpose ${arg.name}, dims = ${list(permutation)} : (${typeText(arg)}) -> ${typeText(result)}`,
    element: (writer, indices) => writer.read(arg, dimsOf(arg).map((dim) => indices[permutation.indexOf(dim)]!)), // prettier-ignore
  };
}

export function repeated(operands: Operands) {
  const { random } = operands;
  const shape = anySizes(random, sizeIn(random, 4));
  const dims = random.permuted(someDims(random, shape.length, 0.6));
  const element = random.chance(0.7) ? 'f32' : 'i32';
  const arg = operands.of(
    dims.map((dim) => (random.chance(0.3) ? 1 : shape[dim]!)),
    element,
  );
  const result = { shape, element };
  const op: StablehloOp = {
    result,
    text: `stablehlo.broadcast_in_dim ${arg.name}, dims = ${list(dims)} : (${typeText(arg)}) -> ${typeText(result)}`,
    element: (writer, indices) =>
      writer.read(
        arg,
        dims.map((dim, i) => (arg.shape[i] === 1 ? writer.index(0) : indices[dim]!)),
      ),
  };
  return { arg, dims, op };
}

function reverse(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any();
  const dims = random.permuted(someDims(random, arg.shape.length, 0.6));
  return {
    result: arg,
    text: `stablehlo.reverse ${arg.name}, dims = ${list(dims)} : ${typeText(arg)}`,
    element: (writer, indices) =>
      writer.read(
        arg,
        indices.map((index, dim) => (dims.includes(dim) ? writer.scaled(index, -1, arg.shape[dim]! - 1) : index)),
      ),
  };
}

export function sliced(operands: Operands) {
  const { random } = operands;
  const arg = operands.any();
  const parts = arg.shape.map((size) => {
    const start = random.below(size);
    return { start, limit: start + sizeIn(random, size - start), stride: sizeIn(random, 3) };
  });
  const result = { ...arg, shape: parts.map(({ start, limit, stride }) => Math.ceil((limit - start) / stride)) };
  const text = parts.map(({ start, limit, stride }) => `${start}:${limit}:${stride}`);
  const op: StablehloOp = {
    result,
    text: `stablehlo.slice ${arg.name} ${list(text)} : (${typeText(arg)}) -> ${typeText(result)}`,
    element: (writer, indices) =>
      writer.read(
        arg,
        indices.map((index, dim) => writer.scaled(index, parts[dim]!.stride, parts[dim]!.start)),
      ),
  };
  return { arg, parts, op };
}

export function padded(operands: Operands) {
  const { random } = operands;
  const arg = operands.any();
  const value = operands.of([], arg.element);
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
  const op: StablehloOp = {
    result,
    text: `stablehlo.pad ${arg.name}, ${value.name}, ${attribute('low')}, ${attribute('high')}, ${attribute('interior')} : ${types}`,
    element: (writer, indices) => {
      const conditions: string[] = [];
      const places = indices.map((index, dim) => {
        const { low, interior, spread } = parts[dim]!;
        const place = writer.scaled(index, 1, -low);
        conditions.push(...writer.within(place, spread));
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
  return { arg, value, parts, op };
}

function concatenate(operands: Operands): StablehloOp {
  const { random } = operands;
  const first = operands.any();
  const along = random.below(first.shape.length);
  const others = Array.from({ length: sizeIn(random, 2) }, () =>
    operands.of(first.shape.with(along, sizeIn(random)), first.element),
  );
  const args = [first, ...others];
  const total = args.reduce((sum, { shape }) => sum + shape[along]!, 0);
  const result = { ...first, shape: first.shape.with(along, total) };
  const [names, types] = [namesOf(args), typesOf(args)];
  return {
    result,
    text: `stablehlo.concatenate ${names}, dim = ${along} : (${types}) -> ${typeText(result)}`,
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

function dotGeneral(operands: Operands): StablehloOp {
  const { random } = operands;
  const element = random.pick(['f32', 'f32', 'i32'] as const)!;
  const sizes = anySizes(random, sizeIn(random, 4));
  // Each size is of a dimension of both, added over or not, or of one of them only.
  const kinds = sizes.map(() => random.pick(['batch', 'contract', 'lhs', 'rhs'] as const)!);
  const of = (...wanted: readonly string[]): number[] =>
    sizes.flatMap((_, i) => (wanted.includes(kinds[i]!) ? [i] : []));
  const [lhsSizes, rhsSizes] = [random.permuted(of('batch', 'contract', 'lhs')), random.permuted(of('batch', 'contract', 'rhs'))]; // prettier-ignore
  const shape = (numbers: readonly number[]): number[] => numbers.map((number) => sizes[number]!);
  const lhs = operands.of(shape(lhsSizes), element);
  const rhs = operands.of(shape(rhsSizes), element);
  const [batch, contracted] = [random.permuted(of('batch')), random.permuted(of('contract'))];
  const free = (own: readonly number[], kind: string): number[] => own.filter((number) => kinds[number] === kind);
  const resultSizes = [...batch, ...free(lhsSizes, 'lhs'), ...free(rhsSizes, 'rhs')];
  const result = { shape: shape(resultSizes), element };
  const dims = (own: readonly number[], wanted: readonly number[]): string => list(wanted.map((number) => own.indexOf(number))); // prettier-ignore
  const pairs = (wanted: readonly number[]): string => `${dims(lhsSizes, wanted)} x ${dims(rhsSizes, wanted)}`;
  const batching = batch.length > 0 ? `batching_dims = ${pairs(batch)}, ` : '';
  const types = `(${typeText(lhs)}, ${typeText(rhs)}) -> ${typeText(result)}`;
  return {
    result,
    text: `stablehlo.dot_general ${lhs.name}, ${rhs.name}, ${batching}contracting_dims = ${pairs(contracted)} : ${types}`,
    element: (writer, indices) =>
      writer.accumulate(shape(contracted), element, writer.constant(0, element), (counters, sum) => {
        const at = (number: number): string =>
          kinds[number] === 'contract' ? counters[contracted.indexOf(number)]! : indices[resultSizes.indexOf(number)]!;
        const [a, b] = [writer.read(lhs, lhsSizes.map(at)), writer.read(rhs, rhsSizes.map(at))];
        return combine(writer, element, 'add', sum, combine(writer, element, 'multiply', a, b));
      }),
  };
}

function reduce(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any();
  const init = operands.of([], arg.element);
  const dims = random.permuted(someDims(random, arg.shape.length, 0.6));
  const kept = dimsOf(arg).filter((dim) => !dims.includes(dim));
  const result = { ...arg, shape: kept.map((dim) => arg.shape[dim]!) };
  const kind = random.pick(['add', 'maximum', 'minimum', 'multiply'] as const)!;
  const types = `(${typeText(arg)}, ${typeText(init)}) -> ${typeText(result)}`;
  return {
    result,
    text: `stablehlo.reduce(${arg.name} init: ${init.name}) applies stablehlo.${kind} across dimensions = ${list(dims)} : ${types}`,
    element: (writer, indices) => {
      const sizes = dims.map((dim) => arg.shape[dim]!);
      return writer.accumulate(sizes, arg.element, writer.read(init, []), (counters, carried) => {
        const at = (dim: number): string => (dims.includes(dim) ? counters[dims.indexOf(dim)]! : indices[kept.indexOf(dim)]!); // prettier-ignore
        return combine(writer, arg.element, kind, carried, writer.read(arg, dimsOf(arg).map(at)));
      });
    },
  };
}

/** Returns the operation that counts along a dimension. */
export function iota(shape: readonly number[], dim: number, element: string): StablehloOp {
  const result = { shape, element };
  return {
    text: `stablehlo.iota dim = ${dim} : ${typeText(result)}`,
    result,
    element(writer, indices) {
      const number = writer.define(`arith.index_cast ${indices[dim]!} : index to i32`);
      return element === 'f32' ? writer.define(`arith.sitofp ${number} : i32 to f32`) : number;
    },
  };
}

function anyIota({ random }: Operands): StablehloOp {
  const shape = anySizes(random, sizeIn(random, 3));
  return iota(shape, random.below(shape.length), random.pick(['f32', 'i32'])!);
}

/** Operations that move, repeat and combine elements. */
export const movers: readonly Maker[] = [
  transpose,
  (operands) => repeated(operands).op,
  reverse,
  (operands) => sliced(operands).op,
  (operands) => padded(operands).op,
  concatenate,
  dotGeneral,
  dotGeneral,
  reduce,
  anyIota,
];
