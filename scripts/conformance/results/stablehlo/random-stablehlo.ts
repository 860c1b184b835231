import { Random } from '../../generate/random.ts';
import { type TensorFunction, typeText } from '../functions.ts';
import { compound } from './compound.ts';
import { controlFlow } from './control-flow.ts';
import { elementwise } from './elementwise.ts';
import { movers } from './movers.ts';
import { orders } from './orders.ts';
import { PairWriter } from './pair-writer.ts';
import { places } from './places.ts';
import { windows } from './windows.ts';

/** A function in StableHLO, and one in arith, scf and tensor that does what the specification says of it. */
export interface FunctionPair {
  readonly stablehlo: TensorFunction;
  readonly host: TensorFunction;
  /** Whether what operations make is used by others, so that what the device rounds adds up. */
  readonly isChain: boolean;
}

const makers = [...elementwise, ...movers, ...windows, ...places, ...orders, ...compound];

/** Returns `count` functions whose attributes and shapes are random: every second has one operation, others a chain of them. */
export function randomStablehloFunctions(seed: number, count: number): FunctionPair[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => {
    const isChain = random.chance(0.5);
    const writer = new PairWriter(random, isChain ? 0.85 : 0);
    writeSome(writer, isChain ? 2 + random.below(8) : 1, isChain ? 2 : 0);
    const made = writer.scope.filter((tensor) => !writer.args.includes(tensor));
    const results = isChain ? made.slice(-3) : made;
    const args = writer.args.map((arg) => `${arg.name}: ${typeText(arg)}`).join(', ');
    const types = results.map((tensor) => typeText(tensor)).join(', ');
    const names = results.map(({ name }) => name).join(', ');
    const common = { origin: `random, seed ${seed}, number ${i}`, name: 'f', inputs: writer.args, results };
    const textOf = (lines: readonly string[]): string =>
      [`func.func @f(${args}) -> (${types}) {`, ...lines, `return ${names} : ${types}`, '}', ''].join('\n');
    return {
      stablehlo: { ...common, text: textOf(writer.stablehlo) },
      host: { ...common, text: textOf(writer.host) },
      isChain,
    };
  });
}

/** Writes so many operations, of which some have regions as deep as said. */
function writeSome(writer: PairWriter, count: number, depth: number): void {
  for (let i = 0; i < count; i++) {
    if (depth > 0 && writer.random.chance(0.15)) {
      writer.random.pick(controlFlow)!(writer, (inner, size) => writeSome(inner, size, depth - 1));
    } else {
      writer.write(writer.random.pick(makers)!(writer));
    }
  }
}
