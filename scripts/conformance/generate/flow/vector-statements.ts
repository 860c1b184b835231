import { type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { dimensions, elementOf } from './type-text.ts';
import { type Weighted } from './weights.ts';

/** Statements on vectors: transfers, reductions, masks, and vectors made of parts of others. */

const elements = ['f32', 'i32'] as const;
const shapes = [[4], [8], [2, 4], [4, 2], [2, 2, 2], [1, 4]] as const;

const vectorType = (shape: readonly number[], element: string): string =>
  shape.length === 0 ? element : `vector<${shape.join('x')}x${element}>`;

/** Types of arguments that these statements use. */
export const vectorTypes: readonly string[] = [
  ...elements.flatMap((element) => shapes.map((shape) => vectorType(shape, element))),
  'memref<?x?xf32>',
  'memref<4x8xi32>',
  'memref<?xf32>',
];

function anyType({ random }: FlowWriter): string {
  return vectorType(random.pick(shapes)!, random.pick(elements)!);
}

const shapeOf = (type: string): number[] => dimensions(type).map(Number);
const maskOf = (type: string): string => vectorType(shapeOf(type), 'i1');

/** Returns the dimensions without those. */
const without = (shape: readonly number[], dims: readonly number[]): number[] =>
  shape.filter((_, dim) => !dims.includes(dim));

/** Where a vector is in memory, and in which order its dimensions are there. */
interface TransferText {
  readonly memref: string;
  readonly vector: string;
  readonly place: string;
  readonly attributes: string;
  /** Where elements are off, with the comma before it. */
  readonly mask: string;
}

function transfer(writer: FlowWriter, scope: Scope): TransferText {
  const { random } = writer;
  const memref = random.pick(vectorTypes.filter((type) => type.startsWith('memref')))!;
  const rank = dimensions(memref).length;
  const isFlat = rank === 1 || random.chance(0.4);
  const shape = isFlat ? [random.pick([1, 4, 8])!] : [random.pick([2, 4])!, random.pick([2, 4])!];
  const vector = vectorType(shape, elementOf(memref));
  const indices = Array.from({ length: rank }, () => writer.valueOf(scope, 'index'));
  const order = isFlat ? [random.below(rank)] : random.pick([[0, 1], [0, 1], [1, 0]])!; // prettier-ignore
  const dims = Array.from({ length: rank }, (_, i) => `d${i}`);
  const map = `affine_map<(${dims.join(', ')}) -> (${order.map((dim) => `d${dim}`).join(', ')})>`;
  const inBounds = order.map(() => random.chance(0.4));
  const maskType = vectorType(order[0]! <= (order[1] ?? rank) ? shape : [...shape].reverse(), 'i1');
  return {
    memref: `${writer.valueOf(scope, memref)}[${indices.join(', ')}]`,
    vector,
    place: memref,
    attributes: `{in_bounds = [${inBounds.join(', ')}], permutation_map = ${map}}`,
    mask: random.chance(0.3) ? `, ${writer.valueOf(scope, maskType)}` : '',
  };
}

const transferRead: Statement = (writer, scope) => {
  const { memref, vector, place, attributes, mask } = transfer(writer, scope);
  const padding = writer.valueOf(scope, elementOf(vector));
  const text = `vector.transfer_read ${memref}, ${padding}${mask} ${attributes} : ${place}, ${vector}`;
  writer.define(scope, vector, text);
};

const transferWrite: Statement = (writer, scope) => {
  const { memref, vector, place, attributes, mask } = transfer(writer, scope);
  const value = writer.valueOf(scope, vector);
  writer.op(`vector.transfer_write ${value}, ${memref}${mask} ${attributes} : ${vector}, ${place}`);
};

const kindsOf = (element: string): readonly string[] =>
  element === 'f32' ? ['add', 'mul', 'maximumf', 'minnumf'] : ['add', 'mul', 'and', 'xor', 'maxsi', 'minui'];

/** Combines elements along some dimensions, under a mask or not. */
const multiReduction: Statement = (writer, scope) => {
  const { random } = writer;
  const type = anyType(writer);
  const shape = shapeOf(type);
  const some = [...shape.keys()].filter(() => random.chance(0.5));
  const dims = some.length > 0 ? some : [random.below(shape.length)];
  const result = vectorType(without(shape, dims), elementOf(type));
  const [source, acc] = writer.valuesOf(scope, [type, result]);
  const kind = random.pick(kindsOf(elementOf(type)))!;
  const text = `vector.multi_reduction <${kind}>, ${source}, ${acc} [${dims.join(', ')}] : ${type} to ${result}`;
  if (!random.chance(0.4)) return void writer.define(scope, result, text);
  const mask = writer.valueOf(scope, maskOf(type));
  writer.define(scope, result, `vector.mask ${mask} { ${text} } : ${maskOf(type)} -> ${result}`);
};

const reduction: Statement = (writer, scope) => {
  const { random } = writer;
  const element = random.pick(elements)!;
  const type = vectorType([random.pick([4, 8])!], element);
  const kind = random.pick(kindsOf(element))!;
  writer.define(scope, element, `vector.reduction <${kind}>, ${writer.valueOf(scope, type)} : ${type} into ${element}`);
};

const broadcast: Statement = (writer, scope) => {
  const type = anyType(writer);
  const source = vectorType(shapeOf(type).slice(1 + writer.random.below(shapeOf(type).length)), elementOf(type));
  writer.define(scope, type, `vector.broadcast ${writer.valueOf(scope, source)} : ${source} to ${type}`);
};

const transpose: Statement = (writer, scope) => {
  const type = anyType(writer);
  const shape = shapeOf(type);
  const permutation = [...shape.keys()].reverse();
  const result = vectorType(permutation.map((dim) => shape[dim]!), elementOf(type)); // prettier-ignore
  const value = writer.valueOf(scope, type);
  writer.define(scope, result, `vector.transpose ${value}, [${permutation.join(', ')}] : ${type} to ${result}`);
};

const shapeCast: Statement = (writer, scope) => {
  const element = writer.random.pick(elements)!;
  const [from, to] = writer.random.pick([
    [[8], [2, 4]],
    [[2, 4], [4, 2]],
    [[2, 2, 2], [8]],
    [[4], [1, 4]],
    [[1, 4], [4]],
  ])!.map((shape) => vectorType(shape, element)); // prettier-ignore
  writer.define(scope, to!, `vector.shape_cast ${writer.valueOf(scope, from!)} : ${from} to ${to}`);
};

/** Lists elements of vectors in some order. */
const listElements: Statement = (writer, scope) => {
  const { random } = writer;
  const element = random.pick(elements)!;
  const listed: string[] = [];
  for (let left = 1 + random.below(3); left > 0; left--) {
    const type = vectorType(random.pick([[4], [8], [2, 4]])!, element);
    const count = shapeOf(type).reduce((product, size) => product * size, 1);
    const types = Array.from({ length: count }, () => element);
    const value = writer.valueOf(scope, type);
    writer.results(scope, types, (head) => writer.op(`${head}vector.to_elements ${value} : ${type}`));
    listed.push(...scope.slice(-count).map(({ name }) => name));
  }
  const size = random.pick([4, 8])!;
  const chosen = Array.from({ length: size }, () => random.pick(listed)!);
  const type = vectorType([size], element);
  writer.define(scope, type, `vector.from_elements ${chosen.join(', ')} : ${type}`);
};

const extract: Statement = (writer, scope) => {
  const type = anyType(writer);
  const shape = shapeOf(type);
  const position = shape.slice(0, 1 + writer.random.below(shape.length)).map((size) => writer.random.below(size));
  const result = vectorType(shape.slice(position.length), elementOf(type));
  const value = writer.valueOf(scope, type);
  writer.define(scope, result, `vector.extract ${value}[${position.join(', ')}] : ${result} from ${type}`);
};

const insertElement: Statement = (writer, scope) => {
  const type = anyType(writer);
  const position = shapeOf(type).map((size) => writer.random.below(size));
  const element = elementOf(type);
  const [value, into] = writer.valuesOf(scope, [element, type]);
  writer.define(scope, type, `vector.insert ${value}, ${into} [${position.join(', ')}] : ${element} into ${type}`);
};

const mask: Statement = (writer, scope) => {
  const shape = writer.random.pick(shapes)!;
  const type = vectorType(shape, 'i1');
  if (writer.random.chance(0.5)) {
    const sizes = shape.map((size) => 1 + writer.random.below(size));
    writer.define(scope, type, `vector.constant_mask [${sizes.join(', ')}] : ${type}`);
  } else {
    const sizes = writer.valuesOf(
      scope,
      shape.map(() => 'index'),
    );
    writer.define(scope, type, `vector.create_mask ${sizes.join(', ')} : ${type}`);
  }
};

const combine: Statement = (writer, scope) => {
  const type = anyType(writer);
  const [lhs, rhs] = writer.valuesOf(scope, [type, type]);
  const name = elementOf(type) === 'f32' ? 'mulf' : 'addi';
  writer.define(scope, type, `arith.${name} ${lhs}, ${rhs} : ${type}`);
};

const print: Statement = (writer, scope) => {
  const type = anyType(writer);
  writer.op(`vector.print ${writer.valueOf(scope, type)} : ${type}`);
};

export const vectorStatements: Weighted = [
  [3, transferRead],
  [3, transferWrite],
  [3, multiReduction],
  [1, reduction],
  [1, broadcast],
  [1, transpose],
  [1, shapeCast],
  [1, listElements],
  [1, extract],
  [1, insertElement],
  [1, mask],
  [2, combine],
  [0.2, print],
];
