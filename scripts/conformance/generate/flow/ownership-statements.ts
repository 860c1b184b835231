import { type FlowValue, type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { dimensions, elementOf } from './type-text.ts';

/** Memory that is handed over, so that there are few types. */
export const ownedTypes = ['memref<4xf32>', 'memref<?xf32>', 'memref<4x?xi32>', 'memref<i64>'];

const ranked = ({ type }: FlowValue): boolean => type.startsWith('memref<') && !type.includes('*');

/** Returns a memref in the plain layout. */
function plainMemory(writer: FlowWriter, scope: Scope): FlowValue {
  const known = scope.filter((value) => ranked(value) && !value.type.includes('strided'));
  if (known.length > 0 && writer.random.chance(0.8)) return writer.random.pick(known)!;
  const type = writer.random.pick(ownedTypes)!;
  return { name: writer.valueOf(scope, type), type };
}

const alloc: Statement = (writer, scope) => {
  const type = writer.random.pick(ownedTypes)!;
  const sizes = dimensions(type).filter((size) => size === '?');
  const operands = sizes.map(() => writer.valueOf(scope, 'index')).join(', ');
  const op = writer.random.pick(['alloc', 'alloc', 'alloc', 'alloca'])!;
  const byHand = writer.random.chance(0.1) ? ' {bufferization.manual_deallocation}' : '';
  writer.define(scope, type, `memref.${op}(${operands})${byHand} : ${type}`);
};

const copy: Statement = (writer, scope) => {
  const { name, type } = plainMemory(writer, scope);
  writer.op(`memref.copy ${name}, ${writer.valueOf(scope, type)} : ${type} to ${type}`);
};

const load: Statement = (writer, scope) => {
  const { name, type } = plainMemory(writer, scope);
  const indices = dimensions(type).map(() => writer.valueOf(scope, 'index'));
  writer.define(scope, elementOf(type), `memref.load ${name}[${indices.join(', ')}] : ${type}`);
};

const select: Statement = (writer, scope) => {
  const memrefs = scope.filter(({ type }) => type.startsWith('memref'));
  const type = writer.random.pick(memrefs)?.type;
  if (type === undefined) return;
  const others = memrefs.filter((value) => value.type === type);
  const [a, b] = [writer.random.pick(others)!, writer.random.pick(others)!];
  const condition = writer.valueOf(scope, 'i1');
  writer.define(scope, type, `arith.select ${condition}, ${a.name}, ${b.name} : ${type}`);
};

const cast: Statement = (writer, scope) => {
  const source = writer.random.pick(scope.filter(({ type }) => /^memref<([4?*]x)f32>$/.test(type)));
  if (!source) return;
  const type = writer.random.pick(['memref<4xf32>', 'memref<?xf32>', 'memref<*xf32>'].filter((other) => other !== source.type)); // prettier-ignore
  writer.define(scope, type!, `memref.cast ${source.name} : ${source.type} to ${type!}`);
};

const stridedType = 'memref<?xf32, strided<[1], offset: ?>>';

const subview: Statement = (writer, scope) => {
  const source = writer.valueOf(scope, 'memref<?xf32>');
  const [offset, size] = writer.valuesOf(scope, ['index', 'index']);
  writer.define(scope, stridedType, `memref.subview ${source}[${offset!}] [${size!}] [1] : memref<?xf32> to ${stridedType}`); // prettier-ignore
};

const clone: Statement = (writer, scope) => {
  const { name, type } = plainMemory(writer, scope);
  writer.define(scope, type, `bufferization.clone ${name} : ${type} to ${type}`);
};

const getGlobal: Statement = (writer, scope) => {
  writer.define(scope, 'memref<4xf32>', 'memref.get_global @global : memref<4xf32>');
};

const rare: Statement = (writer, scope) => {
  const { random } = writer;
  const { name, type } = plainMemory(writer, scope);
  if (random.chance(0.3)) {
    const source = writer.valueOf(scope, 'memref<?xf32>');
    writer.define(scope, 'memref<4xf32>', `memref.realloc ${source} : memref<?xf32> to memref<4xf32>`);
  } else if (random.chance(0.7)) writer.op(`memref.dealloc ${name} {bufferization.manual_deallocation} : ${type}`);
  else writer.op(`memref.dealloc ${name} : ${type}`);
};

const generic: Statement = (writer, scope) => {
  const source = writer.valueOf(scope, 'memref<4xf32>');
  const target = writer.valueOf(scope, 'memref<4xf32>');
  const [a, b, m, c, v] = ['a', 'b', 'm', 'c', 'v'].map((prefix) => writer.fresh(prefix));
  writer.op(`linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]} ins(${source} : memref<4xf32>) outs(${target} : memref<4xf32>) {`); // prettier-ignore
  writer.op(`^bb0(${a!}: f32, ${b!}: f32):`);
  writer.inner(scope, [], () => {
    writer.op(`${m!} = memref.alloc() : memref<4xf32>`);
    writer.op(`${c!} = arith.constant 0 : index`);
    writer.op(`${v!} = memref.load ${writer.random.pick([m!, source])!}[${c!}] : memref<4xf32>`);
    writer.op(`linalg.yield ${writer.random.pick([a!, b!, v!])!} : f32`);
  });
  writer.op('}');
};

/** Statements on memory with how often they come. */
export const ownershipStatements: readonly (readonly [number, Statement])[] = [
  [5, alloc],
  [2, copy],
  [2, load],
  [2, select],
  [2, cast],
  [2, subview],
  [1, clone],
  [1, getGlobal],
  [0.1, rare],
  [0.7, generic],
];
