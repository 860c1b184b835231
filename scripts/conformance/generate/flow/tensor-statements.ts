import { binary } from './arith-statements.ts';
import { slicePartsOf } from './slice-parts.ts';
import { type FlowValue, type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { dimensions, elementOf, shapedType, typeSize } from './type-text.ts';

export const tensorTypes = ['tensor<4xi32>', 'tensor<?xi32>', 'tensor<2x3xf32>', 'tensor<?x?xf32>', 'tensor<2x?xf32>', 'tensor<f32>', 'tensor<2x3x4xf32>', 'tensor<1x4xi32>', 'tensor<4xindex>']; // prettier-ignore

function tensorOf(writer: FlowWriter, scope: Scope): FlowValue {
  const known = scope.filter(({ type }) => type.startsWith('tensor'));
  if (known.length > 0 && writer.random.chance(0.85)) return writer.random.pick(known)!;
  const type = writer.random.pick(tensorTypes)!;
  return { name: writer.valueOf(scope, type), type };
}

/** Returns indices that are mostly constants within the tensor. */
function indices(writer: FlowWriter, scope: Scope, type: string): string {
  const { random } = writer;
  const names = dimensions(type).map((size) => {
    if (random.chance(0.25)) return writer.valueOf(scope, 'index');
    return writer.indexConstant(scope, random.below(size === '?' ? 3 : Number(size)));
  });
  return names.join(', ');
}

const dim: Statement = (writer, scope) => writer.dim(scope, tensorOf(writer, scope));

const cast: Statement = (writer, scope) => {
  const { random } = writer;
  const { name, type } = tensorOf(writer, scope);
  const sizes = dimensions(type).map((size) =>
    random.chance(0.5) ? '?' : size === '?' ? random.pick(['2', '3', '4'])! : size,
  );
  const result = shapedType('tensor', sizes, elementOf(type));
  if (sizes.length > 0) writer.define(scope, result, `tensor.cast ${name} : ${type} to ${result}`);
};

const extract: Statement = (writer, scope) => {
  const { name, type } = tensorOf(writer, scope);
  writer.define(scope, elementOf(type), `tensor.extract ${name}[${indices(writer, scope, type)}] : ${type}`);
};

const insert: Statement = (writer, scope) => {
  const { name, type } = tensorOf(writer, scope);
  const value = writer.valueOf(scope, elementOf(type));
  writer.define(scope, type, `tensor.insert ${value} into ${name}[${indices(writer, scope, type)}] : ${type}`);
};

const extractSlice: Statement = (writer, scope) => {
  const { name, type } = tensorOf(writer, scope);
  const extents = dimensions(type);
  if (extents.length === 0) return;
  const slice = slicePartsOf(writer, scope, extents);
  const sizes = slice.sizes.map(typeSize).filter((size) => size !== '1' || !writer.random.chance(0.4));
  const result = shapedType('tensor', sizes, elementOf(type));
  writer.define(scope, result, `tensor.extract_slice ${name}${slice.text} : ${type} to ${result}`);
};

const insertSlice: Statement = (writer, scope) => {
  const { name, type } = tensorOf(writer, scope);
  const extents = dimensions(type);
  if (extents.length === 0) return;
  const slice = slicePartsOf(writer, scope, extents);
  const inserted = shapedType('tensor', slice.sizes.map(typeSize), elementOf(type));
  const value = writer.valueOf(scope, inserted);
  writer.define(scope, type, `tensor.insert_slice ${value} into ${name}${slice.text} : ${inserted} into ${type}`);
};

const collapse: Statement = (writer, scope) => {
  const { name, type } = tensorOf(writer, scope);
  const [rows, columns, ...rest] = dimensions(type);
  if (columns === undefined || rest.length > 0) return;
  const size = rows === '?' || columns === '?' ? '?' : String(Number(rows) * Number(columns));
  const result = shapedType('tensor', [size], elementOf(type));
  writer.define(scope, result, `tensor.collapse_shape ${name} [[0, 1]] : ${type} into ${result}`);
};

const expand: Statement = (writer, scope) => {
  const { name, type } = tensorOf(writer, scope);
  const [size, ...rest] = dimensions(type);
  if (size === undefined || rest.length > 0) return;
  const sizes = size === '?' ? ['?', '2'] : writer.random.pick([['1', size], [size, '1']])!; // prettier-ignore
  const shape = sizes.map((each) => (each === '?' ? writer.valueOf(scope, 'index') : each));
  const result = shapedType('tensor', sizes, elementOf(type));
  writer.define(scope, result, `tensor.expand_shape ${name} [[0, 1]] output_shape [${shape.join(', ')}] : ${type} into ${result}`); // prettier-ignore
};

const fromElements: Statement = (writer, scope) => {
  const { random } = writer;
  const count = 2 + random.below(3);
  const element = random.pick(['i32', 'index', 'f32'])!;
  const type = shapedType('tensor', [String(count)], element);
  const values = Array.from({ length: count }, () => writer.valueOf(scope, element));
  writer.define(scope, type, `tensor.from_elements ${values.join(', ')} : ${type}`);
};

const splat: Statement = (writer, scope) => {
  const { random } = writer;
  const element = random.pick(['i32', 'f32'])!;
  const type = shapedType('tensor', random.pick([['4'], ['2', '3'], ['?']])!, element);
  const size = type.includes('?') ? `[${writer.valueOf(scope, 'index')}]` : '';
  writer.define(scope, type, `tensor.splat ${writer.valueOf(scope, element)}${size} : ${type}`);
};

/** Writes an operation whose region computes an element from its indices. */
function writeElementRegion(writer: FlowWriter, scope: Scope, type: string, head: string, tail: string): void {
  const indexArgs = dimensions(type).map(() => ({ name: writer.fresh('i'), type: 'index' }));
  writer.op(`${head} {`);
  writer.op(`^bb0(${indexArgs.map(({ name }) => `${name}: index`).join(', ')}):`);
  writer.inner(scope, indexArgs, (inner) => {
    for (let count = writer.random.below(3); count > 0; count--) binary(writer, inner);
    writer.op(`tensor.yield ${writer.valueOf(inner, elementOf(type))} : ${elementOf(type)}`);
  });
  writer.op(`} : ${tail}`);
}

const generate: Statement = (writer, scope) => {
  const { type } = tensorOf(writer, scope);
  const unknown = dimensions(type).filter((size) => size === '?');
  const sizes = unknown.map(() => writer.valueOf(scope, 'index')).join(', ');
  if (dimensions(type).length === 0) return;
  writer.results(scope, [type], (head) => {
    writeElementRegion(writer, scope, type, `${head}tensor.generate ${sizes}`, type);
  });
};

const pad: Statement = (writer, scope) => {
  const { random } = writer;
  const { name, type } = tensorOf(writer, scope);
  const extents = dimensions(type);
  if (extents.length === 0) return;
  const part = (): string => (random.chance(0.3) ? writer.valueOf(scope, 'index') : String(random.below(3)));
  const [low, high] = [extents.map(part), extents.map(part)];
  const sizes = extents.map((extent, i) => {
    const parts = [extent, typeSize(low[i]!), typeSize(high[i]!)];
    return parts.includes('?') ? '?' : String(parts.reduce((sum, size) => sum + Number(size), 0));
  });
  const result = shapedType('tensor', sizes, elementOf(type));
  writer.results(scope, [result], (head) => {
    const bounds = `low[${low.join(', ')}] high[${high.join(', ')}]`;
    writeElementRegion(writer, scope, type, `${head}tensor.pad ${name} ${bounds}`, `${type} to ${result}`);
  });
};

const concat: Statement = (writer, scope) => {
  const { name, type } = tensorOf(writer, scope);
  const extents = dimensions(type);
  if (extents.length === 0) return;
  const along = writer.random.below(extents.length);
  const sizes = extents.map((size, i) => (i !== along || size === '?' ? size : String(2 * Number(size))));
  const result = shapedType('tensor', sizes, elementOf(type));
  const other = writer.valueOf(scope, type);
  writer.define(scope, result, `tensor.concat dim(${along}) ${name}, ${other} : (${type}, ${type}) -> ${result}`);
};

/** Statements with how often they come. */
export const tensorStatements: readonly (readonly [number, Statement])[] = [
  [1, dim],
  [1, cast],
  [2, extract],
  [1, insert],
  [2, extractSlice],
  [2, insertSlice],
  [1, collapse],
  [1, expand],
  [1, fromElements],
  [1, splat],
  [1, generate],
  [1, pad],
  [1, concat],
];
