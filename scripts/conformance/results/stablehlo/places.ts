import { denseText, type TensorSpec, typeText } from '../functions.ts';
import { list, sizeIn } from '../sizes.ts';
import { type ElementWriter, type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { combine, dimsOf, type Maker, type Operands, type StablehloOp } from './stablehlo-op.ts';

/** Returns starts for each dimension of a part, some of which lie outside. */
function starts(operands: Operands, shape: readonly number[]): NamedTensor[] {
  const { random } = operands;
  return shape.map((size) => {
    const type = { shape: [], element: 'i32' };
    return random.chance(0.5) ? operands.constant(String(random.below(size + 2) - 1), type) : operands.of([], 'i32');
  });
}

/** Returns where a part starts: what is nearest to the starts so that the part lies inside. */
function clampedStarts(
  writer: ElementWriter,
  from: readonly NamedTensor[],
  whole: TensorSpec,
  part: TensorSpec,
): string[] {
  return from.map((start, dim) => writer.clamped(writer.readIndex(start, []), whole.shape[dim]! - part.shape[dim]!));
}

function dynamicSlice(operands: Operands): StablehloOp {
  const arg = operands.any();
  const result = { ...arg, shape: arg.shape.map((size) => sizeIn(operands.random, size)) };
  const from = starts(operands, arg.shape);
  const types = typesOf([arg, ...from]);
  const names = namesOf([arg, ...from]);
  return {
    text: `stablehlo.dynamic_slice ${names}, sizes = ${list(result.shape)} : (${types}) -> ${typeText(result)}`,
    result,
    element(writer, indices) {
      const first = clampedStarts(writer, from, arg, result);
      return writer.read(arg, indices.map((index, dim) => writer.sum(index, first[dim]!))); // prettier-ignore
    },
  };
}

function dynamicUpdateSlice(operands: Operands): StablehloOp {
  const arg = operands.any();
  const update = operands.of(arg.shape.map((size) => sizeIn(operands.random, size)), arg.element); // prettier-ignore
  const from = starts(operands, arg.shape);
  const types = typesOf([arg, update, ...from]);
  const names = namesOf([arg, update, ...from]);
  return {
    text: `stablehlo.dynamic_update_slice ${names} : (${types}) -> ${typeText(arg)}`,
    result: arg,
    element(writer, indices) {
      const first = clampedStarts(writer, from, arg, update);
      const places = indices.map((index, dim) => writer.define(`arith.subi ${index}, ${first[dim]!} : index`));
      const isUpdated = writer.all(places.flatMap((place, dim) => writer.within(place, update.shape[dim]!))); // prettier-ignore
      return writer.choose(
        isUpdated,
        arg.element,
        () => writer.read(update, places),
        () => writer.read(arg, indices),
      );
    },
  };
}

/** How a tensor of parts of an operand, at places that another tensor tells, is laid out. */
interface PlacedParts {
  /** The tensor of places, whose dimension `vectorDim`, if it has one, goes over the dimensions of `indexed`. */
  readonly places: NamedTensor;
  readonly vectorDim: number;
  readonly indexed: readonly number[];
  /** Dimensions of the operand that a part does not have, and those that go along with dimensions of the places. */
  readonly collapsed: readonly number[];
  readonly batching: readonly (readonly [operandDim: number, placesDim: number])[];
  readonly sizes: readonly number[];
  /** Which dimensions of the tensor of parts go over a part. */
  readonly partDims: readonly number[];
  readonly shape: readonly number[];
}

function randomParts(operands: Operands, operand: NamedTensor, isDisjoint: boolean): PlacedParts {
  const { random } = operands;
  const kinds = dimsOf(operand).map(() => random.pick(['collapsed', 'part', 'part', 'whole', 'batching'] as const)!);
  const of = (kind: string): number[] => dimsOf(operand).filter((dim) => kinds[dim] === kind);
  const batchingDims = random.permuted(of('batching'));
  const indexed = random.permuted([...of('collapsed'), ...of('part')]);
  const sizes = operand.shape.map((size, dim) => {
    if (kinds[dim] === 'part') return sizeIn(random, size);
    return kinds[dim] === 'whole' ? size : 1;
  });
  // Dimensions of the places: own ones, and those that go along with the operand's.
  const own = Array.from({ length: random.below(3) }, () => (isDisjoint ? 1 : sizeIn(random, 3)));
  const items = random.permuted([
    ...own.map((size) => ({ size, operandDim: -1 })),
    ...batchingDims.map((dim) => ({ size: operand.shape[dim]!, operandDim: dim })),
  ]);
  const isImplicit = indexed.length === 1 && random.chance(0.3);
  const vectorDim = isImplicit ? items.length : random.below(items.length + 1);
  const withVector = isImplicit ? items : items.toSpliced(vectorDim, 0, { size: indexed.length, operandDim: -2 });
  const placesShape = withVector.map(({ size }) => size);
  const batching = batchingDims.map(
    (dim) => [dim, withVector.findIndex(({ operandDim }) => operandDim === dim)] as const,
  );
  const kept = dimsOf(operand).filter((dim) => kinds[dim] === 'part' || kinds[dim] === 'whole');
  const isPart = random.permuted([...items.map(() => false), ...kept.map(() => true)]);
  const partDims = isPart.flatMap((is, dim) => (is ? [dim] : []));
  const [itemSizes, keptSizes] = [items.map(({ size }) => size), kept.map((dim) => sizes[dim]!)];
  const shape = isPart.map((is) => (is ? keptSizes.shift()! : itemSizes.shift()!));
  const most = Math.max(1, ...operand.shape) + 2;
  const element = { shape: placesShape, element: 'i32' };
  const places = random.chance(0.5)
    ? operands.constant(denseText(placesShape, () => String(random.below(most) - 1)), element) // prettier-ignore
    : operands.of(placesShape, 'i32');
  return { places, vectorDim, indexed, collapsed: of('collapsed'), batching, sizes, partDims, shape };
}

/** Returns where the part with an element starts, and the offset of the element in it, for each dimension of the operand. */
function locate(
  writer: ElementWriter,
  { places, vectorDim, indexed, collapsed, batching, partDims, shape }: PlacedParts,
  operand: NamedTensor,
  indices: readonly string[],
): { readonly starts: readonly string[]; readonly offsets: readonly string[] } {
  const batch = shape.flatMap((_, dim) => (partDims.includes(dim) ? [] : [indices[dim]!]));
  const hasVector = vectorDim < places.shape.length;
  const batchIn = (vectorIndex: string): string[] => (hasVector ? batch.toSpliced(vectorDim, 0, vectorIndex) : batch);
  const kept = dimsOf(operand).filter(
    (dim) => !collapsed.includes(dim) && batching.every(([operandDim]) => operandDim !== dim),
  );
  const startOf = (dim: number): string => {
    const along = batching.find(([operandDim]) => operandDim === dim);
    if (along) return batchIn('')[along[1]]!;
    const number = indexed.indexOf(dim);
    return number < 0 ? writer.index(0) : writer.readIndex(places, batchIn(writer.index(number)));
  };
  return {
    starts: dimsOf(operand).map(startOf),
    offsets: dimsOf(operand).map((dim) =>
      kept.includes(dim) ? indices[partDims[kept.indexOf(dim)]!]! : writer.index(0),
    ),
  };
}

/** Returns what says how parts are laid out, by the names of its fields. */
function dimensionNumbers(parts: PlacedParts, names: readonly string[]): string {
  const { vectorDim, indexed, collapsed, batching, partDims } = parts;
  const pairs = batching.toSorted(([a], [b]) => a - b);
  const fields = [
    partDims,
    collapsed.toSorted((a, b) => a - b),
    pairs.map(([dim]) => dim),
    pairs.map(([, dim]) => dim),
    indexed,
  ];
  return [...fields.map((dims, i) => `${names[i]!} = ${list(dims)}`), `index_vector_dim = ${vectorDim}`].join(', ');
}

const gatherFields = ['offset_dims', 'collapsed_slice_dims', 'operand_batching_dims', 'start_indices_batching_dims', 'start_index_map']; // prettier-ignore
const scatterFields = ['update_window_dims', 'inserted_window_dims', 'input_batching_dims', 'scatter_indices_batching_dims', 'scatter_dims_to_operand_dims']; // prettier-ignore

function gather(operands: Operands): StablehloOp {
  const operand = operands.any();
  const parts = randomParts(operands, operand, false);
  const { places, sizes, shape } = parts;
  const result = { shape, element: operand.element };
  const dims = dimensionNumbers(parts, gatherFields);
  return {
    text: `"stablehlo.gather"(${operand.name}, ${places.name}) <{dimension_numbers = #stablehlo.gather<${dims}>, slice_sizes = array<i64${sizes.length > 0 ? ': ' : ''}${sizes.join(', ')}>}> : (${typeText(operand)}, ${typeText(places)}) -> ${typeText(result)}`,
    result,
    element(writer, indices) {
      const { starts: first, offsets } = locate(writer, parts, operand, indices);
      const inside = first.map((start, dim) => writer.clamped(start, operand.shape[dim]! - sizes[dim]!));
      return writer.read(operand, inside.map((start, dim) => writer.sum(start, offsets[dim]!))); // prettier-ignore
    },
  };
}

function scatter(operands: Operands): StablehloOp {
  const { random } = operands;
  const operand = operands.any();
  const kind = random.pick(['add', 'add', 'maximum', 'minimum', 'multiply', 'replace'] as const)!;
  const parts = randomParts(operands, operand, kind === 'replace');
  const { places, shape } = parts;
  const updates = operands.of(shape, operand.element);
  const dims = dimensionNumbers(parts, scatterFields);
  const scalar = `tensor<${operand.element}>`;
  const types = typesOf([operand, places, updates]);
  return {
    text: [
      `"stablehlo.scatter"(${operand.name}, ${places.name}, ${updates.name}) <{scatter_dimension_numbers = #stablehlo.scatter<${dims}>}> ({`,
      `^bb0(%x: ${scalar}, %y: ${scalar}):`,
      ...(kind === 'replace' ? [] : [`%z = stablehlo.${kind} %x, %y : ${scalar}`]),
      `stablehlo.return ${kind === 'replace' ? '%y' : '%z'} : ${scalar}`,
      `}) : (${types}) -> ${typeText(operand)}`,
    ].join('\n'),
    result: operand,
    element: (writer, indices) =>
      writer.accumulate(shape, operand.element, writer.read(operand, indices), (counters, carried) => {
        const { starts: first, offsets } = locate(writer, parts, operand, counters);
        const isHere = first.map((start, dim) => writer.is('eq', writer.sum(start, offsets[dim]!), indices[dim]!));
        const changed = (): string => {
          const update = writer.read(updates, counters);
          return kind === 'replace' ? update : combine(writer, operand.element, kind, carried, update);
        };
        return writer.choose(writer.all(isHere), operand.element, changed, () => carried);
      }),
  };
}

/** Operations that read or write where other numbers say. */
export const places: readonly Maker[] = [dynamicSlice, dynamicUpdateSlice, gather, gather, scatter, scatter];
