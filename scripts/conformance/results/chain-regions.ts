import { type Chain, type ChainBody, type ChainValue, type RegionStatement } from './chain.ts';

const typesOf = (values: readonly ChainValue[]): string => values.map(({ type }) => type).join(', ');
const namesOf = (values: readonly ChainValue[]): string => values.map(({ name }) => name).join(', ');
const tupleOf = (values: readonly ChainValue[]): string => `(${typesOf(values)})`;
const bound = (args: readonly ChainValue[], values: readonly ChainValue[]): string =>
  args.map(({ name }, i) => `${name} = ${values[i]!.name}`).join(', ');

function someValues(chain: Chain): ChainValue[] {
  return Array.from({ length: 1 + chain.random.below(2) }, () => chain.any());
}

/** Writes a region up to its terminator. */
function region(
  chain: Chain,
  body: ChainBody,
  end: string,
  results: readonly ChainValue[],
  args?: readonly ChainValue[],
): void {
  const given = chain.region(body, results.map(({ type }) => type), args); // prettier-ignore
  chain.lines.push(`${end} ${namesOf(given)} : ${typesOf(given)}`);
}

const counter = 'tensor<i32>';

function counterConstant(chain: Chain, value: number): ChainValue {
  const name = chain.fresh();
  chain.lines.push(`${name} = "tosa.const"() <{values = dense<${value}> : ${counter}}> : () -> ${counter}`);
  return { name, type: counter };
}

/** Writes a choice between two regions, which begins as `head` says of its results and their types, and whose regions end with `end`. */
function branch(chain: Chain, body: ChainBody, end: string, head: (names: string, types: string) => string): void {
  const results = chain.named(someValues(chain).map(({ type }) => type));
  chain.lines.push(head(namesOf(results), tupleOf(results)));
  region(chain, body, end, results);
  chain.lines.push('} else {');
  region(chain, body, end, results);
  chain.lines.push('}');
  chain.add(results);
}

function tosaBranch(chain: Chain, body: ChainBody): void {
  const flag = chain.value('tensor<i1>');
  branch(
    chain,
    body,
    'tosa.yield',
    (names, types) => `${names} = tosa.cond_if ${flag.name} : ${flag.type} -> ${types} {`,
  );
}

function tosaLoop(chain: Chain, body: ChainBody): void {
  const carried = [counterConstant(chain, 0), ...someValues(chain)];
  const [one, end] = [counterConstant(chain, 1), counterConstant(chain, chain.random.below(4))];
  const types = carried.map(({ type }) => type);
  const [results, tested, args] = [chain.named(types), chain.named(types), chain.named(types)];
  const [goesOn, next] = [chain.fresh(), { name: chain.fresh(), type: counter }];
  chain.lines.push(
    `${namesOf(results)} = tosa.while_loop (${bound(tested, carried)}) : ${tupleOf(carried)} -> ${tupleOf(carried)} {`,
    `${goesOn} = tosa.greater ${end.name}, ${tested[0]!.name} : (${counter}, ${counter}) -> tensor<i1>`,
    `tosa.yield ${goesOn} : tensor<i1>`,
    '} do {',
    `^bb0(${args.map(({ name, type }) => `${name}: ${type}`).join(', ')}):`,
    `${next.name} = tosa.add ${args[0]!.name}, ${one.name} : (${counter}, ${counter}) -> ${counter}`,
  );
  const given = [next, ...chain.region(body, types.slice(1), args)];
  chain.lines.push(`tosa.yield ${namesOf(given)} : ${typesOf(given)}`, '}');
  chain.add(results);
}

export const tosaRegions: readonly RegionStatement[] = [tosaBranch, tosaLoop];

function scfBranch(chain: Chain, body: ChainBody): void {
  const [flag, isTrue] = [chain.value('tensor<i1>'), chain.fresh()];
  chain.lines.push(`${isTrue} = tensor.extract ${flag.name}[] : ${flag.type}`);
  branch(chain, body, 'scf.yield', (names, types) => `${names} = scf.if ${isTrue} -> ${types} {`);
}

function scfLoop(chain: Chain, body: ChainBody): void {
  const inits = someValues(chain);
  const types = inits.map(({ type }) => type);
  const [results, args] = [chain.named(types), chain.named(types)];
  const [zero, one, end] = [0, 1, chain.random.below(4)].map((value) => {
    const name = chain.fresh();
    chain.lines.push(`${name} = arith.constant ${value} : index`);
    return name;
  });
  chain.lines.push(
    `${namesOf(results)} = scf.for ${chain.fresh()} = ${zero!} to ${end!} step ${one!} iter_args(${bound(args, inits)}) -> ${tupleOf(inits)} {`,
  );
  region(chain, body, 'scf.yield', results, args);
  chain.lines.push('}');
  chain.add(results);
}

export const scfRegions: readonly RegionStatement[] = [scfBranch, scfLoop];
