import { typeText } from '../functions.ts';
import { sizeIn, anySizes } from '../sizes.ts';
import { namesOf, type NamedTensor, typesOf } from './element-writer.ts';
import { dimsOf, type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** Older forms of products, selections and repetitions. */

/** Multiplies matrices and vectors. */
function dot(operands: Operands): StablehloOp {
  const { random } = operands;
  const inner = sizeIn(random, 5);
  const [rows, columns] = [0, 1].map(() => (random.chance(0.3) ? [] : [sizeIn(random, 5)])) as [number[], number[]];
  const [a, b] = [operands.of([...rows, inner], 'f32'), operands.of([inner, ...columns], 'f32')];
  const result = { shape: [...rows, ...columns], element: 'f32' };
  return {
    text: `stablehlo.dot ${a.name}, ${b.name} : (${typesOf([a, b])}) -> ${typeText(result)}`,
    result,
    element: (writer, indices) =>
      writer.sumOfProducts([inner], ([k]) => [
        writer.read(a, [...indices.slice(0, rows.length), k!]),
        writer.read(b, [k!, ...indices.slice(rows.length)]),
      ]),
  };
}

/** Multiplies along axes that letters name, and sums those that the result lacks. */
function einsum(operands: Operands): StablehloOp {
  const { random } = operands;
  const letters = ['a', 'b', 'c', 'd'];
  const sizes = Object.fromEntries(letters.map((letter) => [letter, sizeIn(random, 4)]));
  const some = (): string[] => random.permuted(letters.filter(() => random.chance(0.6)).slice(0, 3));
  const names = random.chance(0.75) ? [some(), some()] : [some()];
  const used = [...new Set(names.flat())];
  const kept = random.permuted(used.filter(() => random.chance(0.6)));
  const summed = used.filter((letter) => !kept.includes(letter));
  const sizesOf = (axes: readonly string[]): number[] => axes.map((letter) => sizes[letter]!);
  const args = names.map((axes) => operands.of(sizesOf(axes), 'f32'));
  const result = { shape: sizesOf(kept), element: 'f32' };
  const config = `${names.map((axes) => axes.join('')).join(',')}->${kept.join('')}`;
  return {
    text: `stablehlo.${args.length === 1 ? 'unary_' : ''}einsum ${namesOf(args)}, config = "${config}" : (${typesOf(args)}) -> ${typeText(result)}`,
    result,
    element: (writer, indices) =>
      writer.sumOfProducts(sizesOf(summed), (counters) => {
        const at = (letter: string): string => indices[kept.indexOf(letter)] ?? counters[summed.indexOf(letter)]!;
        return args.map((arg, i) => writer.read(arg, names[i]!.map(at)));
      }),
  };
}

/** Takes slices of a dimension by their places, for each batch. */
function indexSelect(operands: Operands): StablehloOp {
  const { random } = operands;
  const arg = operands.any(1);
  const dim = random.below(arg.shape.length);
  const batches = random.below(dim + 1);
  const inner = anySizes(random, random.below(3));
  const places = operands.argument([...arg.shape.slice(0, batches), ...inner], 'i32');
  const result = { ...arg, shape: [...arg.shape.slice(0, dim), ...inner, ...arg.shape.slice(dim + 1)] };
  const greatest = arg.shape[dim]! - 1;
  // Places beyond the dimension have no meaning.
  const limit = operands.constant(String(greatest), { shape: [], element: 'i32' });
  const zero = operands.constant('0', { shape: [], element: 'i32' });
  const clamped = operands.prelude(
    `stablehlo.clamp ${zero.name}, ${places.name}, ${limit.name} : (${typesOf([zero, places, limit])}) -> ${typeText(places)}`,
  );
  const args: NamedTensor[] = [arg, { ...places, name: clamped }];
  return {
    text: `"stablehlo.torch_index_select"(${namesOf(args)}) <{dim = ${dim} : i64, batch_dims = ${batches} : i64}> : (${typesOf(args)}) -> ${typeText(result)}`,
    result,
    element(writer, indices) {
      const chosen = indices.slice(dim, dim + inner.length);
      const asked = writer.readIndex(places, [...indices.slice(0, batches), ...chosen]);
      const place = writer.clamped(asked, greatest);
      return writer.read(arg, [...indices.slice(0, dim), place, ...indices.slice(dim + inner.length)]);
    },
  };
}

/** Repeats along new first dimensions. */
function broadcast(operands: Operands): StablehloOp {
  const arg = operands.any(0);
  const sizes = anySizes(operands.random, 1 + operands.random.below(2));
  const result = { ...arg, shape: [...sizes, ...arg.shape] };
  return {
    text: `stablehlo.broadcast ${arg.name}, sizes = [${sizes.join(', ')}] : (${typeText(arg)}) -> ${typeText(result)}`,
    result,
    element: (writer, indices) =>
      writer.read(
        arg,
        dimsOf(arg).map((dim) => indices[sizes.length + dim]!),
      ),
  };
}

export const products: readonly Maker[] = [dot, einsum, indexSelect, broadcast];
