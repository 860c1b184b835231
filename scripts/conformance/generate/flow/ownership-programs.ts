import { type Program } from '../../corpus.ts';
import { Random } from '../random.ts';
import { type Callee, FlowWriter, type FlowValue, type Scope, signature, type Statement } from './flow-writer.ts';
import { ownedTypes, ownershipStatements } from './ownership-statements.ts';
import { regionStatements } from './region-statements.ts';
import { scaled, seedStride, type Statements, type Weighted, writeStatements } from './weights.ts';

const passedTypes = [...ownedTypes, ...ownedTypes, 'i1', 'index', 'f32'];

/** Returns programs of functions that make memory and hand it over: to blocks, into and out of regions, and to functions. */
export function ownershipPrograms(seed: number, count: number): Program[] {
  return Array.from({ length: count }, (_, i) => ({
    text: new OwnershipProgram(new Random(seed * seedStride + i)).write(),
    origin: `memory that is handed over, seed ${seed}, number ${i}`,
  }));
}

interface FlowBlock {
  readonly name: string;
  readonly args: readonly FlowValue[];
  /** Only the block before it goes to it, so that it sees what that does. */
  readonly isChained: boolean;
}

class OwnershipProgram {
  readonly #writer: FlowWriter;
  readonly #statements: Statements;
  /** Results that other blocks do not use: mlir-opt looks for them where they no longer are, and crashes as a rule. */
  readonly #local = new Set<string>();

  constructor(random: Random) {
    this.#writer = new FlowWriter(random);
    const body = (_: FlowWriter, scope: Scope, count: number): void => this.#writeStatements(scope, count);
    const flat: Weighted = [...scaled(ownershipStatements, 10), [1.5, this.#keepLocal(call)]];
    const regions = regionStatements(body, passedTypes).map(
      ([weight, statement]) => [weight, this.#keepLocal(statement)] as const,
    );
    this.#statements = { flat, nesting: [...flat, ...scaled(regions, 5)] };
  }

  write(): string {
    const writer = this.#writer;
    const { random } = writer;
    const types = (most: number): string[] =>
      Array.from({ length: random.below(most) }, () => random.pick(passedTypes)!);
    const count = 1 + random.below(4);
    writer.callees.push(
      ...Array.from({ length: count }, (_, i) => ({ name: `f${i}`, args: types(4), results: types(3) })),
    );
    writer.line('memref.global "private" @global : memref<4xf32>');
    writer.callees.forEach((callee, i) => {
      if (i > 0 && random.chance(0.1)) writer.line(`func.func private @${callee.name}${typeOf(callee)}`);
      else this.#writeFunction(callee, random.chance(0.6) ? 'private ' : '');
    });
    return writer.text;
  }

  /** Returns the statement that notes which of the values that it defines stay in their block. */
  #keepLocal(statement: Statement): Statement {
    return (writer, scope) => {
      const before = scope.length;
      statement(writer, scope);
      for (const { name } of scope.slice(before)) this.#local.add(name);
    };
  }

  #writeStatements(scope: Scope, count: number): void {
    writeStatements(this.#statements, this.#writer, scope, count);
  }

  #writeFunction({ name, args: argTypes, results }: Callee, visibility: string): void {
    const writer = this.#writer;
    const { random } = writer;
    const named = (types: readonly string[], prefix: string): FlowValue[] =>
      types.map((type) => ({ name: writer.fresh(prefix), type }));
    const args = named(argTypes, 'arg');
    writer.line(`func.func ${visibility}@${name}(${signature(args)}) -> (${results.join(', ')}) {`);
    const blocks = Array.from({ length: random.chance(0.5) ? random.below(6) : 0 }, (_, i): FlowBlock => {
      const types = Array.from({ length: random.below(3) }, () => random.pick(passedTypes)!);
      return { name: `^bb${i + 1}`, args: named(types, 'b'), isChained: random.chance(0.4) };
    });
    const kept = (scope: Scope): Scope => scope.filter((value) => !this.#local.has(value.name));
    let scope: Scope = [...args];
    this.#writeStatements(scope, 2 + random.below(8));
    this.#writeTerminator(scope, results, blocks);
    const entry = kept(scope);
    blocks.forEach((block, i) => {
      writer.line(`${block.name}${block.args.length > 0 ? `(${signature(block.args)})` : ''}:`);
      scope = [...(block.isChained ? kept(scope) : entry), ...block.args];
      this.#writeStatements(scope, random.below(5));
      this.#writeTerminator(scope, results, blocks.slice(i + 1));
    });
    writer.line('}');
  }

  /** Ends a block: goes on to the next ones, rarely back, or returns. */
  #writeTerminator(scope: Scope, results: readonly string[], blocks: readonly FlowBlock[]): void {
    const writer = this.#writer;
    const { random } = writer;
    const target = ({ name, args }: FlowBlock): string => {
      const types = args.map(({ type }) => type);
      return args.length > 0 ? `${name}(${writer.valuesOf(scope, types).join(', ')} : ${types.join(', ')})` : name;
    };
    const [next] = blocks;
    const goals = blocks.filter((block, i) => i === 0 || !block.isChained);
    if (!next || (!next.isChained && random.chance(0.1))) {
      const values = writer.valuesOf(scope, results);
      writer.op(`return${values.length > 0 ? ` ${values.join(', ')} : ${results.join(', ')}` : ''}`);
    } else if (random.chance(0.02)) {
      const flag = writer.valueOf(scope, 'i32');
      writer.op(`cf.switch ${flag} : i32, [default: ${target(next)}, 1: ${target(random.pick(goals)!)}]`);
    } else if (random.chance(0.5)) {
      writer.op(`cf.br ${target(next.isChained ? next : random.pick(goals)!)}`);
    } else {
      const condition = writer.valueOf(scope, 'i1');
      const pair = random.permuted([target(next), target(random.pick(goals)!)]);
      writer.op(`cf.cond_br ${condition}, ${pair.join(', ')}`);
    }
  }
}

const typeOf = ({ args, results }: Callee): string => `(${args.join(', ')}) -> (${results.join(', ')})`;

const call: Statement = (writer, scope) => {
  const callee = writer.random.pick(writer.callees)!;
  const operands = writer.valuesOf(scope, callee.args).join(', ');
  writer.results(scope, callee.results, (head) => {
    writer.op(`${head}func.call @${callee.name}(${operands}) : ${typeOf(callee)}`);
  });
};
