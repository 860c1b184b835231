import { type Program } from '../../corpus.ts';
import { Random } from '../random.ts';
import { affineStatements } from './affine-statements.ts';
import { arithStatements, arithType, scalarTypes } from './arith-statements.ts';
import { type Callee, FlowWriter, type FlowValue, type Scope, signature } from './flow-writer.ts';
import { bufferizationStatements } from './bufferization-statements.ts';
import { memoryStatements, memrefTypes } from './memory-statements.ts';
import { rareStatements } from './rare-statements.ts';
import { regionStatements } from './region-statements.ts';
import { structuredStatements } from './structured-statements.ts';
import { tensorStatements, tensorTypes } from './tensor-statements.ts';
import { vectorStatements, vectorTypes } from './vector-statements.ts';
import { scaled, seedStride, type Statements, type Weighted, writeStatements } from './weights.ts';

/** What a program is mostly about: how often statements of each kind come, and types of arguments. */
interface Theme {
  readonly arith: number;
  readonly memory: number;
  readonly tensor: number;
  readonly structured: number;
  readonly rare: number;
  readonly affine: number;
  readonly bufferization: number;
  readonly vector: number;
  readonly regions: number;
  readonly argTypes?: readonly string[];
  /** How likely a function has several blocks. */
  readonly blocks: number;
}

const mixed: Theme = {
  arith: 20,
  memory: 5,
  tensor: 3,
  structured: 1,
  rare: 1,
  affine: 2,
  bufferization: 0,
  vector: 0,
  regions: 3,
  blocks: 0.15,
};
const themes: readonly Theme[] = [
  mixed,
  { ...mixed, arith: 40, memory: 0, tensor: 0, structured: 0, affine: 1, regions: 1 },
  { ...mixed, memory: 16, tensor: 0, argTypes: memrefTypes },
  { ...mixed, memory: 0, tensor: 14, argTypes: tensorTypes },
  { ...mixed, memory: 0, tensor: 8, structured: 8, argTypes: tensorTypes },
  { ...mixed, affine: 10, regions: 10 },
  { ...mixed, rare: 12, argTypes: ['complex<f32>', ...memrefTypes] },
  { ...mixed, bufferization: 16, argTypes: [...memrefTypes, 'tensor<4xi32>', 'tensor<?x?xf32>'] },
  { ...mixed, vector: 24, argTypes: vectorTypes },
  { ...mixed, blocks: 1 },
];

/** Returns programs of functions in which values flow between operations, regions, blocks and calls. */
export function flowPrograms(seed: number, count: number): Program[] {
  return Array.from({ length: count }, (_, i) => {
    const random = new Random(seed * seedStride + i);
    const program = new FlowProgram(random, random.pick(themes)!);
    return { text: program.write(), origin: `values that flow, seed ${seed}, number ${i}` };
  });
}

class FlowProgram {
  readonly #writer: FlowWriter;
  readonly #theme: Theme;
  readonly #statements: Statements;

  constructor(random: Random, theme: Theme) {
    this.#writer = new FlowWriter(random);
    this.#theme = theme;
    const { arith, memory, tensor, structured, rare, affine, bufferization, vector, regions } = theme;
    const flat: Weighted = [
      ...scaled(arithStatements, arith),
      ...scaled(memoryStatements, memory),
      ...scaled(tensorStatements, tensor),
      ...scaled(structuredStatements, structured),
      ...scaled(affineStatements, affine),
      ...scaled(rareStatements, rare),
      ...scaled(bufferizationStatements, bufferization),
      ...scaled(vectorStatements, vector),
    ];
    const body = (_: FlowWriter, scope: Scope, statements: number): void => this.#writeStatements(scope, statements);
    this.#statements = { flat, nesting: [...flat, ...scaled(regionStatements(body), regions)] };
  }

  write(): string {
    const { random } = this.#writer;
    const count = 1 + random.below(3);
    // Functions call themselves and each other.
    this.#writer.callees.push(...Array.from({ length: count }, (_, i) => this.#signature(`f${i}`)));
    this.#writer.callees.forEach((callee, i) => {
      this.#writeFunction(callee, i < count - 1 && random.chance(0.6) ? 'private ' : '');
    });
    return this.#writer.text;
  }

  #signature(name: string): Callee {
    const { random } = this.#writer;
    const { argTypes = [] } = this.#theme;
    const argType = (): string => (random.chance(0.5) ? random.pick(argTypes) : undefined) ?? arithType(this.#writer);
    return {
      name,
      args: Array.from({ length: random.below(5) }, argType),
      results: Array.from({ length: random.below(4) }, () => arithType(this.#writer)),
    };
  }

  #writeStatements(scope: Scope, count: number): void {
    writeStatements(this.#statements, this.#writer, scope, count);
  }

  #writeFunction({ name, args: argTypes, results }: Callee, visibility: string): void {
    const writer = this.#writer;
    const { random } = writer;
    const args = argTypes.map((type) => ({ name: writer.fresh('arg'), type }));
    for (const { name: arg, type } of args) {
      if (type !== 'index') continue;
      writer.dims.add(arg);
      writer.symbols.add(arg);
    }
    writer.line(`func.func ${visibility}@${name}(${signature(args)}) -> (${results.join(', ')}) {`);
    const others = Array.from({ length: random.chance(this.#theme.blocks) ? random.below(5) : 0 }, (_, i) => ({
      name: `^bb${i + 1}`,
      args: Array.from({ length: random.below(3) }, () => ({
        name: writer.fresh('b'),
        type: random.pick(scalarTypes)!,
      })),
    }));
    const scope: Scope = [...args];
    this.#writeStatements(scope, 3 + random.below(8));
    this.#writeTerminator(scope, results, others, others.length > 0);
    others.forEach((block, i) => {
      writer.line(`${block.name}${block.args.length > 0 ? `(${signature(block.args)})` : ''}:`);
      const inner = [...scope, ...block.args];
      this.#writeStatements(inner, random.below(5));
      this.#writeTerminator(inner, results, others, i < others.length - 1);
    });
    writer.line('}');
  }

  /** Ends a block: goes on to one of `blocks`, or returns, the last one mostly does. */
  #writeTerminator(scope: Scope, results: readonly string[], blocks: readonly Successor[], goesOn: boolean): void {
    const writer = this.#writer;
    const { random } = writer;
    const kind = blocks.length > 0 && random.chance(goesOn ? 0.9 : 0.4) ? random.below(3) : 3;
    const next = (): string => {
      const { name, args } = random.pick(blocks)!;
      const types = args.map(({ type }) => type);
      return args.length > 0 ? `${name}(${writer.valuesOf(scope, types).join(', ')} : ${types.join(', ')})` : name;
    };
    if (kind === 0) writer.op(`cf.br ${next()}`);
    else if (kind === 1) writer.op(`cf.cond_br ${writer.valueOf(scope, 'i1')}, ${next()}, ${next()}`);
    else if (kind === 2) {
      const flag = writer.valueOf(scope, 'i32');
      const cases = [0, 1, 5].slice(0, 1 + random.below(3)).map((value) => `${value}: ${next()}`);
      writer.op(`cf.switch ${flag} : i32, [default: ${next()}, ${cases.join(', ')}]`);
    } else {
      const values = writer.valuesOf(scope, results);
      writer.op(`return${values.length > 0 ? ` ${values.join(', ')} : ${results.join(', ')}` : ''}`);
    }
  }
}

interface Successor {
  readonly name: string;
  readonly args: readonly FlowValue[];
}
