import { typeText, type TensorSpec } from '../functions.ts';
import { type NamedTensor } from './element-writer.ts';
import { type PairWriter } from './pair-writer.ts';

/** Writes operations into a region, or a function. */
export type Body = (writer: PairWriter, count: number) => void;

/** A function that can be called. */
export interface Callee {
  readonly name: string;
  readonly args: readonly TensorSpec[];
  readonly results: readonly TensorSpec[];
}

const typesOf = (specs: readonly TensorSpec[]): string => specs.map((spec) => typeText(spec)).join(', ');
const namesOf = (tensors: readonly NamedTensor[]): string => tensors.map(({ name }) => name).join(', ');

function both(writer: PairWriter, stablehlo: string, host: string): void {
  writer.stablehlo.push(stablehlo);
  writer.host.push(host);
}

/** Returns tensors whose types those of results, or what is carried, are. */
function someTensors(writer: PairWriter): NamedTensor[] {
  return Array.from({ length: 1 + writer.random.below(2) }, () => writer.any(0));
}

/** Writes what is in a region, up to tensors of the types. */
function region(
  writer: PairWriter,
  body: Body,
  types: readonly TensorSpec[],
  args: readonly NamedTensor[] = [],
): NamedTensor[] {
  const outside = writer.scope;
  writer.scope = [...outside, ...args];
  body(writer, 1 + writer.random.below(3));
  const yielded = types.map(({ shape, element }) => writer.of(shape, element));
  // Arguments of the function are known outside, too.
  writer.scope = [...outside, ...writer.args.filter((arg) => !outside.includes(arg))];
  return yielded;
}

function defineResults(writer: PairWriter, types: readonly TensorSpec[]): NamedTensor[] {
  return types.map(({ shape, element }) => ({ name: writer.fresh('v'), shape, element }));
}

const anyBool = (writer: PairWriter): NamedTensor => writer.of([], 'i1');

function branch(writer: PairWriter, body: Body): void {
  const types = someTensors(writer);
  const flag = anyBool(writer);
  const results = defineResults(writer, types);
  const isTrue = writer.fresh('p');
  writer.host.push(`${isTrue} = tensor.extract ${flag.name}[] : tensor<i1>`);
  both(
    writer,
    `${namesOf(results)} = "stablehlo.if"(${flag.name}) ({`,
    `${namesOf(results)} = scf.if ${isTrue} -> (${typesOf(types)}) {`,
  );
  for (const next of ['}, {', '} else {']) {
    const yielded = region(writer, body, types);
    both(
      writer,
      `stablehlo.return ${namesOf(yielded)} : ${typesOf(types)}`,
      `scf.yield ${namesOf(yielded)} : ${typesOf(types)}`,
    );
    if (next === '}, {') both(writer, '}, {', '} else {');
  }
  both(writer, `}) : (tensor<i1>) -> (${typesOf(types)})`, '}');
  writer.scope.push(...results);
}

/** Writes a choice by a number; one that names no branch chooses the last. */
function choice(writer: PairWriter, body: Body): void {
  const types = someTensors(writer);
  const number = writer.of([], 'i32');
  const results = defineResults(writer, types);
  const [extracted, index] = [writer.fresh('p'), writer.fresh('p')];
  writer.host.push(
    `${extracted} = tensor.extract ${number.name}[] : tensor<i32>`,
    `${index} = arith.index_cast ${extracted} : i32 to index`,
  );
  both(
    writer,
    `${namesOf(results)} = "stablehlo.case"(${number.name}) ({`,
    `${namesOf(results)} = scf.index_switch ${index} -> ${typesOf(types)}`,
  );
  const count = 1 + writer.random.below(3);
  for (let i = 0; i < count; i++) {
    if (i > 0) writer.stablehlo.push('}, {');
    writer.host.push(i < count - 1 ? `case ${i} {` : 'default {');
    const yielded = region(writer, body, types);
    both(
      writer,
      `stablehlo.return ${namesOf(yielded)} : ${typesOf(types)}`,
      `scf.yield ${namesOf(yielded)} : ${typesOf(types)}`,
    );
    writer.host.push('}');
  }
  writer.stablehlo.push(`}) : (tensor<i32>) -> (${typesOf(types)})`);
  writer.scope.push(...results);
}

/** Writes a loop that counts. */
function loop(writer: PairWriter, body: Body): void {
  const { random } = writer;
  const inits = someTensors(writer);
  const counterType = { shape: [], element: 'i32' };
  const [start, step, trips] = [random.below(4) - 1, 1 + random.below(2), random.below(4)];
  const [first, by, end] = [start, step, start + step * trips - random.below(Math.min(step, trips + 1))].map((number) =>
    writer.constant(String(number), counterType),
  ) as [NamedTensor, NamedTensor, NamedTensor];
  const carried = [first, ...inits];
  const results = defineResults(writer, carried);
  const args = carried.map(({ shape, element }) => ({ name: writer.fresh('k'), shape, element }));
  const list = args.map(({ name }, i) => `${name} = ${carried[i]!.name}`).join(', ');
  const types = typesOf(carried);
  const [zero, one, count, trip] = ['z', 'o', 'n', 't'].map((prefix) => writer.fresh(prefix)) as [
    string,
    string,
    string,
    string,
  ];
  writer.host.push(...[0, 1, trips].map((number, i) => `${[zero, one, count][i]!} = arith.constant ${number} : index`));
  both(
    writer,
    `${namesOf(results)} = stablehlo.while(${list}) : ${types}\ncond {\n%q = stablehlo.compare LT, ${args[0]!.name}, ${end.name}, SIGNED : (tensor<i32>, tensor<i32>) -> tensor<i1>\nstablehlo.return %q : tensor<i1>\n} do {`,
    `${namesOf(results)} = scf.for ${trip} = ${zero} to ${count} step ${one} iter_args(${list}) -> (${types}) {`,
  );
  const yielded = region(writer, body, inits, args);
  const next = writer.fresh('k');
  writer.stablehlo.push(`${next} = stablehlo.add ${args[0]!.name}, ${by.name} : tensor<i32>`);
  writer.host.push(`${next} = arith.addi ${args[0]!.name}, ${by.name} : tensor<i32>`);
  both(
    writer,
    `stablehlo.return ${[next, ...yielded.map(({ name }) => name)].join(', ')} : ${types}`,
    `scf.yield ${[next, ...yielded.map(({ name }) => name)].join(', ')} : ${types}`,
  );
  both(writer, '}', '}');
  writer.scope.push(...results);
}

/** Writes a call. */
export function call(writer: PairWriter, { name, args, results: types }: Callee): void {
  const given = args.map(({ shape, element }) => writer.of(shape, element));
  const results = defineResults(writer, types);
  const text = `${namesOf(results)} = func.call @${name}(${namesOf(given)}) : (${typesOf(args)}) -> (${typesOf(types)})`;
  both(writer, text, text);
  writer.scope.push(...results);
}

/** What writes an operation with regions. */
export type RegionWriter = (writer: PairWriter, body: Body) => void;

export const controlFlow: readonly RegionWriter[] = [branch, choice, loop];
