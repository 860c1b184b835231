import { type FlowValue, type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { memrefTypes } from './memory-statements.ts';
import { dimensions, elementOf, shapedType } from './type-text.ts';

/** Returns the name and type of memory in the plain layout. */
function memoryOf(writer: FlowWriter, scope: Scope): FlowValue {
  const known = scope.filter(({ type }) => type.startsWith('memref') && !type.includes('strided'));
  if (known.length > 0 && writer.random.chance(0.7)) return writer.random.pick(known)!;
  const type = writer.random.pick(memrefTypes)!;
  return { name: writer.valueOf(scope, type), type };
}

/** Returns the type of the same shape. */
function typeAs(kind: 'tensor' | 'memref', type: string): string {
  return shapedType(kind, dimensions(type), elementOf(type));
}

const toTensor: Statement = (writer, scope) => {
  const { name, type } = memoryOf(writer, scope);
  const flags = writer.random.pick(['', ' restrict', ' writable', ' restrict writable'])!;
  const tensor = typeAs('tensor', type);
  writer.define(scope, tensor, `bufferization.to_tensor ${name}${flags} : ${type} to ${tensor}`);
};

const toBuffer: Statement = (writer, scope) => {
  const tensor = typeAs('tensor', writer.random.pick(memrefTypes)!);
  const memory = typeAs('memref', tensor);
  const name = writer.valueOf(scope, tensor);
  const flag = writer.random.pick(['', ' read_only'])!;
  writer.define(scope, memory, `bufferization.to_buffer ${name}${flag} : ${tensor} to ${memory}`);
};

const allocTensor: Statement = (writer, scope) => {
  const type = typeAs('tensor', writer.random.pick(memrefTypes)!);
  const sizes = dimensions(type).filter((size) => size === '?');
  const given = writer.random.chance(0.5)
    ? `() copy(${writer.valueOf(scope, type)})`
    : `(${sizes.map(() => writer.valueOf(scope, 'index')).join(', ')})`;
  writer.define(scope, type, `bufferization.alloc_tensor${given} : ${type}`);
};

const materialize: Statement = (writer, scope) => {
  const { name, type } = memoryOf(writer, scope);
  const tensor = typeAs('tensor', type);
  const source = writer.valueOf(scope, tensor);
  const head = `bufferization.materialize_in_destination ${source} in`;
  if (writer.random.chance(0.5)) writer.op(`${head} writable ${name} : (${tensor}, ${type}) -> ()`);
  else writer.define(scope, tensor, `${head} ${writer.valueOf(scope, tensor)} : (${tensor}, ${tensor}) -> ${tensor}`);
};

const clone: Statement = (writer, scope) => {
  const { name, type } = memoryOf(writer, scope);
  writer.define(scope, type, `bufferization.clone ${name} : ${type} to ${type}`);
};

const dealloc: Statement = (writer, scope) => {
  const { random } = writer;
  const some = (count: number): FlowValue[] => Array.from({ length: count }, () => memoryOf(writer, scope));
  const [given, retained] = [some(random.below(3)), some(random.below(3))];
  const list = (values: readonly FlowValue[]): string =>
    `(${values.map(({ name }) => name).join(', ')} : ${values.map(({ type }) => type).join(', ')})`;
  const conditions = given.map(() => writer.valueOf(scope, 'i1')).join(', ');
  const parts = [
    'bufferization.dealloc',
    ...(given.length > 0 ? [`${list(given)} if (${conditions})`] : []),
    ...(retained.length > 0 ? [`retain ${list(retained)}`] : []),
  ];
  writer.results(
    scope,
    retained.map(() => 'i1'),
    (head) => {
      writer.op(head + parts.join(' '));
    },
  );
};

/** Statements with how often they come. */
export const bufferizationStatements: readonly (readonly [number, Statement])[] = [
  [3, toTensor],
  [3, toBuffer],
  [2, allocTensor],
  [2, materialize],
  [2, clone],
  [2, dealloc],
];
