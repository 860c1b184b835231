import { denseText, typeText } from '../functions.ts';
import { sizeIn } from '../sizes.ts';
import { type ElementWriter, type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** Writes a matrix that has a factorization: the product of one with its transpose, and something on the diagonal. */
function positiveMatrix(operands: Operands, batch: readonly number[], size: number): NamedTensor {
  const shape = [...batch, size, size];
  const a = operands.argument(shape, 'f32');
  const outer = batch.map((_, dim) => dim).join(', ');
  const batching = batch.length > 0 ? `batching_dims = [${outer}] x [${outer}], ` : '';
  const product = operands.write({
    text: `stablehlo.dot_general ${a.name}, ${a.name}, ${batching}contracting_dims = [${batch.length + 1}] x [${batch.length + 1}] : (${typesOf([a, a])}) -> ${typeText(a)}`,
    result: a,
    element: (writer, indices) =>
      writer.sumOfProducts([size], ([k]) =>
        indices.slice(-2).map((index) => writer.read(a, [...indices.slice(0, -2), index, k!])),
      ),
  });
  let place = 0;
  const diagonal = operands.constant(
    denseText(shape, () => {
      const within = place++ % (size * size);
      return within % (size + 1) === 0 ? `${size}.0` : '0.0';
    }),
    { shape, element: 'f32' },
  );
  return operands.write({
    text: `stablehlo.add ${namesOf([product, diagonal])} : ${typeText(a)}`,
    result: a,
    element: (writer, indices) =>
      writer.f32('arith.addf', writer.read(product, indices), writer.read(diagonal, indices)),
  });
}

/** Returns the elements of the lower factor, row by row. */
function factor(writer: ElementWriter, matrix: NamedTensor, outer: readonly string[], size: number): string[][] {
  const rows: string[][] = [];
  for (let i = 0; i < size; i++) {
    const row: string[] = [];
    for (let k = 0; k <= i; k++) {
      const above = k === i ? row : rows[k]!;
      let rest = writer.read(matrix, [...outer, writer.index(i), writer.index(k)]);
      for (let j = 0; j < k; j++) rest = writer.f32('arith.subf', rest, writer.f32('arith.mulf', row[j]!, above[j]!));
      row.push(k === i ? writer.f32('math.sqrt', rest) : writer.f32('arith.divf', rest, above[k]!));
    }
    rows.push(row);
  }
  return rows;
}

/** Factorizes a matrix; what the other triangle has is not said, so that zeros replace it. */
function choleskyFactor(operands: Operands): StablehloOp {
  const { random } = operands;
  const size = sizeIn(random, 4);
  const batch = Array.from({ length: random.below(2) }, () => sizeIn(random, 3));
  const matrix = positiveMatrix(operands, batch, size);
  const isLower = random.chance(0.5);
  const made = operands.prelude(`stablehlo.cholesky ${matrix.name}, lower = ${isLower} : ${typeText(matrix)}`);
  let place = 0;
  const flags = denseText(matrix.shape, () => {
    const within = place++ % (size * size);
    const [row, column] = [Math.floor(within / size), within % size];
    return String(isLower ? column <= row : row <= column);
  });
  const triangle = operands.constant(flags, { ...matrix, element: 'i1' });
  const zeros = operands.constant('0.0', matrix);
  return {
    text: `stablehlo.select ${triangle.name}, ${made}, ${zeros.name} : ${typesOf([triangle, matrix])}`,
    result: matrix,
    element(writer, indices) {
      const [row, column] = isLower ? indices.slice(-2) : indices.slice(-2).toReversed();
      const rows = factor(writer, matrix, indices.slice(0, -2), size);
      let chosen = writer.constant(0, 'f32');
      for (const [i, values] of rows.entries()) {
        for (const [k, value] of values.entries()) {
          const isHere = writer.all([writer.is('eq', row!, writer.index(i)), writer.is('eq', column!, writer.index(k))]); // prettier-ignore
          chosen = writer.define(`arith.select ${isHere}, ${value}, ${chosen} : f32`);
        }
      }
      return chosen;
    },
  };
}

export const factorizations: readonly Maker[] = [choleskyFactor];
