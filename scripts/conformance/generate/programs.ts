import { parseText } from '../../../src/asm/parse-source.ts';
import { createRegistry } from '../../../src/dialects/registry.ts';
import { Context } from '../../../src/ir/context.ts';
import { type OpInfo } from '../../../src/ir/op-info.ts';
import { type Program } from '../corpus.ts';
import { OpUniverse, OpWriter, parentsOf } from './op-writer.ts';
import { Random } from './random.ts';

/** A random program around one operation. */
export interface GeneratedProgram extends Program {
  readonly info: OpInfo;
  readonly seed: number;
}

/** Symbols that the attributes of the pool name. */
const prelude = `func.func private @callee()
func.func private @f(i32) -> i32`;

/** Keeps the seeds of different runs apart. */
const seedStride = 1_000_003;
/** Makes the numbers for the operation others than those for its surroundings. */
const operationSeed = 0x5bd1e995;

/** Returns the operations of the dialects, ready for `generate`. */
export function universeOf(namespaces: readonly string[]): OpUniverse {
  const context = new Context(createRegistry());
  context.allowUnregisteredDialects = true;
  // Installs what prints types and attributes.
  parseText('', context);
  return new OpUniverse(context, namespaces);
}

/** Returns `count` programs; the operations whose names begin with `only` take turns. */
export function generate(universe: OpUniverse, seed: number, count: number, only = ''): GeneratedProgram[] {
  const infos = [...universe.infos.values()].filter(({ name }) => name !== 'builtin.module' && name.startsWith(only));
  return Array.from({ length: infos.length === 0 ? 0 : count }, (_, i) => {
    const info = infos[i % infos.length]!;
    const own = seed * seedStride + i;
    return { info, seed: own, text: programAround(universe, info, own), origin: `${info.name}, seed ${own}` };
  });
}

/**
 * Returns a program around each of the operations that `accepts` takes, for those where one is found among `tries`. So operations appear
 * of which random programs are rarely right.
 */
export function generateAccepted(
  universe: OpUniverse,
  seed: number,
  infos: readonly OpInfo[],
  tries: number,
  accepts: (text: string) => boolean,
): GeneratedProgram[] {
  return infos.flatMap((info, i) => {
    for (let number = 0; number < tries; number++) {
      const own = (seed * seedStride + i) * tries + number;
      const text = programAround(universe, info, own);
      if (accepts(text)) return [{ info, seed: own, text, origin: `${info.name}, seed ${own}` }];
    }
    return [];
  });
}

/** Returns functions of several operations each, made of those in `accepted` that need no place of their own. */
export function combine(universe: OpUniverse, seed: number, accepted: readonly GeneratedProgram[]): Program[] {
  const random = new Random(seed);
  const plain = accepted.filter(({ info }) => isPlain(info));
  return Array.from({ length: Math.ceil(plain.length / 4) }, (_, i) => {
    const writer = new OpWriter(universe, random);
    writer.line(`func.func @${writer.name('f')}() {`);
    for (let size = 2 + random.below(5); size > 0; size--) {
      const { info, seed: own } = random.pick(plain)!;
      writer.reseed(new Random(own ^ operationSeed));
      writer.write(info, writer.place('  '));
    }
    writer.line('  return');
    writer.line('}');
    return { text: writer.text, origin: `several operations, seed ${seed}, number ${i}` };
  });
}

function isPlain({ name, traits }: OpInfo): boolean {
  return !traits.has('Terminator') && !traits.has('Symbol') && !traits.has('HasParent') && name !== 'func.call';
}

function programAround(universe: OpUniverse, info: OpInfo, seed: number): string {
  const random = new Random(seed);
  const writer = new OpWriter(universe, random);
  if (random.chance(0.3)) writer.line(prelude);
  const parents = parentsOf(info.traits);
  const parent = parents && universe.infos.get(random.pick(parents)!);
  const isAtTop = parents?.includes('builtin.module') ?? (!parents && info.traits.has('Symbol') && random.chance(0.9));
  const inner = writer.place('  ');
  const writeOp = (wanted: OpInfo, ...rest: [Parameters<OpWriter['write']>[1], OpInfo?]): void => {
    writer.reseed(new Random(seed ^ operationSeed));
    writer.write(wanted, ...rest);
  };
  if (isAtTop) {
    writeOp(info, writer.place(''));
    return writer.text;
  }
  if (parents?.includes('func.func')) {
    const types = Array.from({ length: random.below(3) }, () => random.pick(universe.types)!);
    const text = types.map((type) => universe.context.printType(type)).join(', ');
    writer.line(`func.func @${writer.name('f')}() -> (${text}) {`);
    writeOp(info, { ...inner, wanted: types });
    writer.line('}');
    return writer.text;
  }
  writer.line(`func.func @${writer.name('f')}() {`);
  if (parent) writeOp(parent, inner, info);
  else if (info.traits.has('Terminator')) writeBlocks(universe, writer, info, random);
  else writeOp(info, inner);
  if (parent || !info.traits.has('Terminator')) writer.line('  return');
  writer.line('}');
  return writer.text;
}

/** Writes the terminator and blocks that it can go on to. */
function writeBlocks(universe: OpUniverse, writer: OpWriter, info: OpInfo, random: Random): void {
  const types = Array.from({ length: random.below(3) }, () => random.pick(universe.types)!);
  const blocks = ['^bb1', '^bb2'].map((name) => ({ name, types }));
  writer.write(info, { ...writer.place('  '), blocks, wanted: types });
  for (const { name } of blocks) {
    const args = types.map((type) => `${writer.name('%b')}: ${universe.context.printType(type)}`);
    writer.line(`${name}${args.length > 0 ? `(${args.join(', ')})` : ''}:`);
    writer.line('  return');
  }
}
