import { type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { dimensions, elementOf, shapedType } from './type-text.ts';

const complexType = 'complex<f32>';
const complexBinary = ['add', 'sub', 'mul', 'div'];
const complexUnary = ['neg', 'conj', 'exp', 'log', 'abs', 're', 'im'];

/** Returns a complex number of the scope, or a new one. */
function complexOf(writer: FlowWriter, scope: Scope): string {
  if (writer.random.chance(0.8)) return writer.valueOf(scope, complexType);
  const [re, im] = writer.valuesOf(scope, ['f32', 'f32']);
  return writer.define(scope, complexType, `complex.create ${re!}, ${im!} : ${complexType}`);
}

const complex: Statement = (writer, scope) => {
  const { random } = writer;
  const value = complexOf(writer, scope);
  if (random.chance(0.4)) {
    const op = random.pick(complexBinary)!;
    writer.define(scope, complexType, `complex.${op} ${value}, ${complexOf(writer, scope)} : ${complexType}`);
  } else if (random.chance(0.2)) {
    const predicate = random.pick(['eq', 'neq'])!;
    writer.define(scope, 'i1', `complex.${predicate} ${value}, ${complexOf(writer, scope)} : ${complexType}`);
  } else {
    const op = random.pick(complexUnary)!;
    const type = ['abs', 're', 'im'].includes(op) ? 'f32' : complexType;
    writer.define(scope, type, `complex.${op} ${value} : ${complexType}`);
  }
};

const poison: Statement = (writer, scope) => {
  const type = writer.random.pick(['i32', 'index', 'f32', 'i1', 'tensor<4xi32>'])!;
  writer.define(scope, type, `ub.poison : ${type}`);
};

const indirectCall: Statement = (writer, scope) => {
  const callee = writer.random.pick(writer.callees);
  if (!callee) return;
  const type = `(${callee.args.join(', ')}) -> (${callee.results.join(', ')})`;
  const target = writer.define(scope, type, `func.constant @${callee.name} : ${type}`);
  const operands = writer.valuesOf(scope, callee.args).join(', ');
  writer.results(scope, callee.results, (head) => {
    writer.op(`${head}func.call_indirect ${target}(${operands}) : ${type}`);
  });
};

const delinearize: Statement = (writer, scope) => {
  const index = writer.valueOf(scope, 'index');
  const basis = writer.random.pick(['(4, 8)', '(2, 3, 4)', '(1, 16)', '(5)'])!;
  const results = Array<string>(basis.split(',').length).fill('index');
  writer.results(scope, results, (head) => {
    writer.op(`${head}affine.delinearize_index ${index} into ${basis} : ${results.join(', ')}`);
  });
};

const linearize: Statement = (writer, scope) => {
  const { random } = writer;
  const basis = random.pick(['(4, 8)', '(2, 3, 4)', '(1, 16)', '(5)'])!;
  const indices = writer.valuesOf(scope, Array<string>(basis.split(',').length).fill('index'));
  const disjoint = random.chance(0.5) ? 'disjoint ' : '';
  writer.define(scope, 'index', `affine.linearize_index ${disjoint}[${indices.join(', ')}] by ${basis} : index`);
};

const bufferTypes = ['memref<4x4xf32>', 'memref<?x?xf32>', 'memref<4x?xf32>'];

const transposeBuffer: Statement = (writer, scope) => {
  const { random } = writer;
  const type = random.pick(bufferTypes)!;
  const source = writer.valueOf(scope, type);
  const [rows, columns] = dimensions(type);
  const result = `memref<${columns!}x${rows!}xf32, strided<[1, ${columns!}]>>`;
  writer.define(scope, result, `memref.transpose ${source} (d0, d1) -> (d1, d0) : ${type} to ${result}`);
};

const expandBuffer: Statement = (writer, scope) => {
  const { random } = writer;
  const type = random.pick(['memref<4xi32>', 'memref<?xi32>'])!;
  const source = writer.valueOf(scope, type);
  const sizes = type.includes('?') ? ['?', '2'] : random.pick([['1', '4'], ['2', '2']])!; // prettier-ignore
  const shape = sizes.map((size) => (size === '?' ? writer.valueOf(scope, 'index') : size));
  const result = shapedType('memref', sizes, 'i32');
  writer.define(scope, result, `memref.expand_shape ${source} [[0, 1]] output_shape [${shape.join(', ')}] : ${type} into ${result}`); // prettier-ignore
};

const reshape: Statement = (writer, scope) => {
  const { random } = writer;
  const type = random.pick(['tensor<4xi32>', 'tensor<?xi32>', 'tensor<1x4xi32>'])!;
  const source = writer.valueOf(scope, type);
  const rank = 1 + random.below(2);
  const sizes = Array<string>(rank).fill('?');
  const shape = writer.valueOf(scope, `tensor<${rank}xindex>`);
  const result = shapedType('tensor', sizes, 'i32');
  writer.define(scope, result, `tensor.reshape ${source}(${shape}) : (${type}, tensor<${rank}xindex>) -> ${result}`);
};

const bitcast: Statement = (writer, scope) => {
  const type = writer.random.pick(['tensor<4xi32>', 'tensor<?xi32>', 'tensor<2x3xf32>'])!;
  const result = shapedType('tensor', dimensions(type), elementOf(type) === 'f32' ? 'i32' : 'f32');
  writer.define(scope, result, `tensor.bitcast ${writer.valueOf(scope, type)} : ${type} to ${result}`);
};

const assume: Statement = (writer, scope) => {
  const type = writer.random.pick(bufferTypes)!;
  const source = writer.valueOf(scope, type);
  if (writer.random.chance(0.5)) writer.define(scope, type, `memref.assume_alignment ${source}, 16 : ${type}`);
  else writer.define(scope, 'index', `memref.extract_aligned_pointer_as_index ${source} : ${type} -> index`);
};

/** Statements with how often they come. */
export const rareStatements: readonly (readonly [number, Statement])[] = [
  [3, complex],
  [1, poison],
  [1, indirectCall],
  [1, delinearize],
  [1, linearize],
  [1, transposeBuffer],
  [1, expandBuffer],
  [1, reshape],
  [1, bitcast],
  [1, assume],
];
