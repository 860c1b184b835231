import { type TensorSpec, typeText } from '../functions.ts';
import { type NamedTensor, namesOf, typesOf } from './element-writer.ts';
import { type PairWriter } from './pair-writer.ts';

/** Writes operations into a region, or a function. */
export type Body = (writer: PairWriter, count: number) => void;

/** A function that can be called. */
export interface Callee {
  readonly name: string;
  readonly args: readonly TensorSpec[];
  readonly results: readonly TensorSpec[];
}

/** Writes a line of each function. */
function both(writer: PairWriter, stablehlo: string, host: string): void {
  writer.stablehlo.push(stablehlo);
  writer.host.push(host);
}

/** Returns tensors whose types those of results, or what is carried, are. */
function someTensors(writer: PairWriter): NamedTensor[] {
  return Array.from({ length: 1 + writer.random.below(2) }, () => writer.any(0));
}

/** Writes what ends a region. */
function give(writer: PairWriter, tensors: readonly NamedTensor[]): void {
  const given = `${namesOf(tensors)} : ${typesOf(tensors)}`;
  both(writer, `stablehlo.return ${given}`, `scf.yield ${given}`);
}

/** Writes what is in a region, up to tensors of the types, which it returns. */
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

function branch(writer: PairWriter, body: Body): void {
  const types = someTensors(writer);
  const flag = writer.of([], 'i1');
  const results = defineResults(writer, types);
  const isTrue = writer.fresh('p');
  writer.host.push(`${isTrue} = tensor.extract ${flag.name}[] : tensor<i1>`);
  both(
    writer,
    `${namesOf(results)} = "stablehlo.if"(${flag.name}) ({`,
    `${namesOf(results)} = scf.if ${isTrue} -> (${typesOf(types)}) {`,
  );
  give(writer, region(writer, body, types));
  both(writer, '}, {', '} else {');
  give(writer, region(writer, body, types));
  both(writer, `}) : (tensor<i1>) -> (${typesOf(types)})`, '}');
  writer.scope.push(...results);
}

/**
 * Writes a choice by a number; one that names no branch chooses the last. MLIR gives wrong results of an `scf.index_switch` whose branches
 * give what is there already: here, ifs stand for it.
 */
function choice(writer: PairWriter, body: Body): void {
  const types = someTensors(writer);
  const number = writer.of([], 'i32');
  const results = defineResults(writer, types);
  const extracted = writer.fresh('p');
  writer.host.push(`${extracted} = tensor.extract ${number.name}[] : tensor<i32>`);
  writer.stablehlo.push(`${namesOf(results)} = "stablehlo.case"(${number.name}) ({`);
  const count = 1 + writer.random.below(3);
  const chosen = [results];
  for (let i = 0; i < count; i++) {
    if (i > 0) writer.stablehlo.push('}, {');
    if (count === 1) {
      writer.host.push(`${namesOf(results)} = scf.execute_region -> (${typesOf(types)}) {`);
    } else if (i < count - 1) {
      const [branch, isBranch] = [writer.fresh('p'), writer.fresh('p')];
      writer.host.push(
        `${branch} = arith.constant ${i} : i32`,
        `${isBranch} = arith.cmpi eq, ${extracted}, ${branch} : i32`,
        `${namesOf(chosen[i]!)} = scf.if ${isBranch} -> (${typesOf(types)}) {`,
      );
    }
    give(writer, region(writer, body, types));
    if (i < count - 1) {
      writer.host.push('} else {');
      // Another choice is between those that are left.
      if (i < count - 2) chosen.push(defineResults(writer, types));
    }
  }
  writer.host.push('}');
  for (const inner of chosen.slice(1).toReversed()) {
    writer.host.push(`scf.yield ${namesOf(inner)} : ${typesOf(types)}`, '}');
  }
  writer.stablehlo.push(`}) : (tensor<i32>) -> (${typesOf(types)})`);
  writer.scope.push(...results);
}

/** Writes a loop that counts; some end before because of a number that they compute. */
function loop(writer: PairWriter, body: Body): void {
  const { random } = writer;
  const counter = { shape: [], element: 'i32' };
  const limit = random.chance(0.3) ? writer.of([], 'f32') : undefined;
  const inits = [...(limit ? [writer.of([], 'f32')] : []), ...someTensors(writer)];
  const [step, trips] = [1 + random.below(2), random.below(4)];
  const start = random.below(4) - 1;
  const last = start + step * trips - random.below(Math.min(step, trips + 1));
  const [first, by, end] = [start, step, last].map((number) => writer.constant(String(number), counter)) as [NamedTensor, NamedTensor, NamedTensor]; // prettier-ignore
  const carried = [first, ...inits];
  const types = typesOf(carried);
  const results = defineResults(writer, carried);
  const named = (): NamedTensor[] => carried.map((spec) => ({ ...spec, name: writer.fresh('k') }));
  const bound = (args: readonly NamedTensor[]): string =>
    args.map(({ name }, i) => `${name} = ${carried[i]!.name}`).join(', ');
  const [args, tested] = [named(), named()];
  both(
    writer,
    `${namesOf(results)} = stablehlo.while(${bound(args)}) : ${types}\ncond {`,
    `${namesOf(results)} = scf.while (${bound(tested)}) : (${types}) -> (${types}) {`,
  );
  const comparisons = [
    { a: 0, b: end, type: 'i32', kind: 'SIGNED', op: 'arith.cmpi slt' },
    ...(limit ? [{ a: 1, b: limit, type: 'f32', kind: 'FLOAT', op: 'arith.cmpf olt' }] : []),
  ];
  const flags = comparisons.map(({ a, b, type, kind, op }) => {
    const [flag, x, y] = [writer.fresh('q'), writer.fresh('x'), writer.fresh('y')];
    const scalar = `tensor<${type}>`;
    writer.stablehlo.push(`${flag} = stablehlo.compare LT, ${args[a]!.name}, ${b.name}, ${kind} : (${scalar}, ${scalar}) -> tensor<i1>`); // prettier-ignore
    writer.host.push(
      `${x} = tensor.extract ${tested[a]!.name}[] : ${scalar}`,
      `${y} = tensor.extract ${b.name}[] : ${scalar}`,
      `${flag} = ${op}, ${x}, ${y} : ${type}`,
    );
    return flag;
  });
  const goesOn = flags.length > 1 ? writer.fresh('q') : flags[0]!;
  if (flags.length > 1) {
    both(
      writer,
      `${goesOn} = stablehlo.and ${flags.join(', ')} : tensor<i1>`,
      `${goesOn} = arith.andi ${flags.join(', ')} : i1`,
    );
  }
  both(
    writer,
    `stablehlo.return ${goesOn} : tensor<i1>\n} do {`,
    `scf.condition(${goesOn}) ${namesOf(tested)} : ${types}\n} do {`,
  );
  writer.host.push(`^bb0(${args.map((arg) => `${arg.name}: ${typeText(arg)}`).join(', ')}):`);
  const yielded = region(writer, body, inits, args);
  const next = { ...counter, name: writer.fresh('k') };
  both(
    writer,
    `${next.name} = stablehlo.add ${args[0]!.name}, ${by.name} : tensor<i32>`,
    `${next.name} = arith.addi ${args[0]!.name}, ${by.name} : tensor<i32>`,
  );
  give(writer, [next, ...yielded]);
  both(writer, '}', '}');
  writer.scope.push(...results);
}

/** Writes a call, or an operation that a function says the meaning of. */
export function call(writer: PairWriter, { name, args, results: types }: Callee): void {
  const given = args.map(({ shape, element }) => writer.of(shape, element));
  const results = defineResults(writer, types);
  const signature = `(${typesOf(args)}) -> (${typesOf(types)})`;
  const text = `${namesOf(results)} = func.call @${name}(${namesOf(given)}) : ${signature}`;
  const composite = `${namesOf(results)} = stablehlo.composite "random.${name}" ${namesOf(given)} {decomposition = @${name}} : ${signature}`;
  both(writer, writer.random.chance(0.3) ? composite : text, text);
  writer.scope.push(...results);
}

/** What writes an operation with regions. */
export type RegionWriter = (writer: PairWriter, body: Body) => void;

export const controlFlow: readonly RegionWriter[] = [branch, choice, loop];
