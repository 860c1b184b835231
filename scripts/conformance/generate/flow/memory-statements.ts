import { slicePart, slicePartsOf } from './slice-parts.ts';
import { type FlowValue, type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { dimensions, elementOf, shapedType, typeSize } from './type-text.ts';

export const memrefTypes = ['memref<4xi32>', 'memref<?xi32>', 'memref<4x4xf32>', 'memref<?x?xf32>', 'memref<4x?xf32>', 'memref<f32>', 'memref<i32>', 'memref<2x3x4xf32>']; // prettier-ignore
const floatUpdates = ['addf', 'mulf', 'maximumf', 'assign'];
const integerUpdates = ['addi', 'muli', 'maxs', 'minu', 'ori', 'andi', 'assign'];

function memrefOf(writer: FlowWriter, scope: Scope, hasPlainLayout = false): FlowValue {
  const known = scope.filter(({ type }) => type.startsWith('memref') && !(hasPlainLayout && type.includes('strided')));
  if (known.length > 0 && writer.random.chance(0.8)) return writer.random.pick(known)!;
  const type = writer.random.pick(memrefTypes)!;
  return { name: writer.valueOf(scope, type), type };
}

/** Returns the memref with any indices, as it is accessed. */
function access(writer: FlowWriter, scope: Scope, { name, type }: FlowValue): string {
  return `${name}[${dimensions(type).map(() => writer.valueOf(scope, 'index')).join(', ')}]`; // prettier-ignore
}

const load: Statement = (writer, scope) => {
  const memref = memrefOf(writer, scope);
  writer.define(scope, elementOf(memref.type), `memref.load ${access(writer, scope, memref)} : ${memref.type}`);
};

const store: Statement = (writer, scope) => {
  const memref = memrefOf(writer, scope);
  const value = writer.valueOf(scope, elementOf(memref.type));
  writer.op(`memref.store ${value}, ${access(writer, scope, memref)} : ${memref.type}`);
};

const copy: Statement = (writer, scope) => {
  const { name, type } = memrefOf(writer, scope);
  const sameShape = scope.filter(({ type: other }) => other === type);
  const target = writer.random.pick(sameShape);
  if (target) writer.op(`memref.copy ${name}, ${target.name} : ${type} to ${type}`);
};

const dealloc: Statement = (writer, scope) => {
  const { name, type } = memrefOf(writer, scope);
  writer.op(`memref.dealloc ${name} : ${type}`);
};

const update: Statement = (writer, scope) => {
  const memref = memrefOf(writer, scope);
  const element = elementOf(memref.type);
  const kind = writer.random.pick(element === 'f32' ? floatUpdates : integerUpdates)!;
  const value = writer.valueOf(scope, element);
  const target = access(writer, scope, memref);
  writer.define(scope, element, `memref.atomic_rmw ${kind} ${value}, ${target} : (${element}, ${memref.type}) -> ${element}`); // prettier-ignore
};

const dim: Statement = (writer, scope) => writer.dim(scope, memrefOf(writer, scope));

const cast: Statement = (writer, scope) => {
  const { random } = writer;
  const { name, type } = memrefOf(writer, scope, true);
  const sizes = dimensions(type).map((size) => (random.chance(0.5) ? '?' : size === '?' ? '4' : size));
  const result = shapedType('memref', sizes, elementOf(type));
  if (sizes.length > 0) writer.define(scope, result, `memref.cast ${name} : ${type} to ${result}`);
};

/** Returns the sum of products, `?` when it is not known; a factor of zero makes nothing of the other. */
function sumOfProducts(offsets: readonly string[], strides: readonly string[]): string {
  let sum = 0;
  for (const [i, offset] of offsets.entries()) {
    if (offset === '0') continue;
    if (offset === '?' || strides[i] === '?') return '?';
    sum += Number(offset) * Number(strides[i]);
  }
  return String(sum);
}

const product = (a: string, b: string): string => (a === '?' || b === '?' ? '?' : String(Number(a) * Number(b)));

const subview: Statement = (writer, scope) => {
  const { name, type } = memrefOf(writer, scope, true);
  const sizes = dimensions(type);
  if (sizes.length === 0) return;
  const slice = slicePartsOf(writer, scope, sizes);
  const [offsets, sliced, steps] = [slice.offsets, slice.sizes, slice.strides].map((part) => part.map(typeSize));
  const strides: string[] = [];
  sizes.reduceRight((stride, size, i) => {
    strides[i] = stride;
    return product(stride, size);
  }, '1');
  const offset = sumOfProducts(offsets!, strides);
  const layout = `strided<[${strides.map((stride, i) => product(stride, steps![i]!)).join(', ')}]${offset === '0' ? '' : `, offset: ${offset}`}>`;
  const result = `memref<${sliced!.map((size) => `${size}x`).join('')}${elementOf(type)}, ${layout}>`;
  writer.define(scope, result, `memref.subview ${name}${slice.text} : ${type} to ${result}`);
};

const collapse: Statement = (writer, scope) => {
  const { name, type } = memrefOf(writer, scope, true);
  const [rows, columns, ...rest] = dimensions(type);
  if (columns === undefined || rest.length > 0) return;
  const result = shapedType('memref', [product(rows!, columns)], elementOf(type));
  writer.define(scope, result, `memref.collapse_shape ${name} [[0, 1]] : ${type} into ${result}`);
};

const reinterpret: Statement = (writer, scope) => {
  const { name, type } = memrefOf(writer, scope, true);
  const parts = (['offset', 'size', 'stride'] as const).map((kind) => slicePart(writer, scope, '4', kind));
  const [offset, size, stride] = parts.map(typeSize);
  const layout = `strided<[${stride!}]${offset === '0' ? '' : `, offset: ${offset!}`}>`;
  const result = `memref<${size!}x${elementOf(type)}, ${layout}>`;
  writer.define(scope, result, `memref.reinterpret_cast ${name} to offset: [${parts[0]!}], sizes: [${parts[1]!}], strides: [${parts[2]!}] : ${type} to ${result}`); // prettier-ignore
};

const genericUpdate: Statement = (writer, scope) => {
  const memref = memrefOf(writer, scope, true);
  const element = elementOf(memref.type);
  const target = access(writer, scope, memref);
  writer.results(scope, [element], (head) => {
    const current = { name: writer.fresh('c'), type: element };
    writer.op(`${head}memref.generic_atomic_rmw ${target} : ${memref.type} {`);
    writer.op(`^bb0(${current.name}: ${element}):`);
    const known = [...scope.filter(({ type }) => type === element), current];
    writer.inner(scope, [], () => writer.op(`memref.atomic_yield ${writer.random.pick(known)!.name} : ${element}`));
    writer.op('}');
  });
};

/** Statements with how often they come. */
export const memoryStatements: readonly (readonly [number, Statement])[] = [
  [6, load],
  [4, store],
  [1, copy],
  [1, dealloc],
  [1, update],
  [1, dim],
  [1, cast],
  [2, subview],
  [1, collapse],
  [1, reinterpret],
  [1, genericUpdate],
];
