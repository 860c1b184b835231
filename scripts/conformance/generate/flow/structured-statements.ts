import { binary } from './arith-statements.ts';
import { type FlowWriter, type Scope, type Statement } from './flow-writer.ts';
import { elementOf } from './type-text.ts';

/** Tensors of two dimensions, and what they become: the transposed, the sum of the rows. */
const shapes = [
  { matrix: 'tensor<2x3xf32>', transposed: 'tensor<3x2xf32>', row: 'tensor<3xf32>' },
  { matrix: 'tensor<?x?xf32>', transposed: 'tensor<?x?xf32>', row: 'tensor<?xf32>' },
  { matrix: 'tensor<2x?xf32>', transposed: 'tensor<?x2xf32>', row: 'tensor<?xf32>' },
  { matrix: 'tensor<2x3xi32>', transposed: 'tensor<3x2xi32>', row: 'tensor<3xi32>' },
] as const;

const identity = 'affine_map<(d0, d1) -> (d0, d1)>';
const swapped = 'affine_map<(d0, d1) -> (d1, d0)>';
const columns = 'affine_map<(d0, d1) -> (d1)>';

const shapeOf = ({ random }: FlowWriter): (typeof shapes)[number] => random.pick(shapes)!;
const outs = (value: string, type: string): string => `outs(${value} : ${type})`;

const fill: Statement = (writer, scope) => {
  const { matrix } = shapeOf(writer);
  const value = writer.valueOf(scope, elementOf(matrix));
  const target = writer.valueOf(scope, matrix);
  writer.define(scope, matrix, `linalg.fill ins(${value} : ${elementOf(matrix)}) ${outs(target, matrix)} -> ${matrix}`);
};

const transpose: Statement = (writer, scope) => {
  const { matrix, transposed } = shapeOf(writer);
  const source = writer.valueOf(scope, matrix);
  const permutation = matrix === transposed && writer.random.chance(0.3) ? '[0, 1]' : '[1, 0]';
  const target = writer.valueOf(scope, transposed);
  writer.define(
    scope,
    transposed,
    `linalg.transpose ins(${source} : ${matrix}) ${outs(target, transposed)} permutation = ${permutation}`,
  );
};

const broadcast: Statement = (writer, scope) => {
  const { matrix, row } = shapeOf(writer);
  const [source, target] = writer.valuesOf(scope, [row, matrix]);
  writer.define(scope, matrix, `linalg.broadcast ins(${source!} : ${row}) ${outs(target!, matrix)} dimensions = [0]`);
};

const matmul: Statement = (writer, scope) => {
  const { matrix, transposed } = shapeOf(writer);
  const result = matrix.replace('2x3', '2x2').replace('2x?', '2x2');
  const [lhs, rhs, target] = writer.valuesOf(scope, [matrix, transposed, result]);
  writer.define(
    scope,
    result,
    `linalg.matmul ins(${lhs!}, ${rhs!} : ${matrix}, ${transposed}) ${outs(target!, result)} -> ${result}`,
  );
};

/** Writes a generic operation whose body computes with its arguments and values from outside. */
function writeGeneric(
  writer: FlowWriter,
  scope: Scope,
  inputs: readonly (readonly [type: string, map: string])[],
  result: readonly [type: string, map: string, iterators: string],
): void {
  const [type, map, iterators] = result;
  const names = writer.valuesOf(scope, [...inputs.map(([input]) => input), type]);
  const target = names.pop()!;
  writer.results(scope, [type], (head) => {
    const maps = [...inputs.map(([, inputMap]) => inputMap), map].join(', ');
    const types = inputs.map(([input]) => input).join(', ');
    writer.op(`${head}linalg.generic {indexing_maps = [${maps}], iterator_types = [${iterators}]} ins(${names.join(', ')} : ${types}) ${outs(target, type)} {`); // prettier-ignore
    const args = [...inputs.map(([input]) => input), type].map((each) => ({
      name: writer.fresh('e'),
      type: elementOf(each),
    }));
    writer.op(`^bb0(${args.map((arg) => `${arg.name}: ${arg.type}`).join(', ')}):`);
    writer.inner(scope, args, (inner) => {
      if (writer.random.chance(0.2)) writer.define(inner, 'index', `linalg.index ${writer.random.below(2)} : index`);
      for (let count = writer.random.below(3); count > 0; count--) binary(writer, inner);
      const element = elementOf(type);
      const last = writer.random.chance(0.5) ? args.findLast((arg) => arg.type === element)!.name : undefined;
      writer.op(`linalg.yield ${last ?? writer.valueOf(inner, element)} : ${element}`);
    });
    writer.op(`} -> ${type}`);
  });
}

const generic: Statement = (writer, scope) => {
  const { matrix, transposed, row } = shapeOf(writer);
  const operands = [[matrix, identity], [transposed, swapped], [row, columns]] as const; // prettier-ignore
  const inputs = Array.from({ length: 1 + writer.random.below(3) }, () => writer.random.pick(operands)!);
  if (writer.random.chance(0.3)) writeGeneric(writer, scope, inputs, [row, columns, '"reduction", "parallel"']);
  else writeGeneric(writer, scope, inputs, [matrix, identity, '"parallel", "parallel"']);
};

/** Statements with how often they come. */
export const structuredStatements: readonly (readonly [number, Statement])[] = [
  [2, fill],
  [1, transpose],
  [1, broadcast],
  [1, matmul],
  [3, generic],
];
