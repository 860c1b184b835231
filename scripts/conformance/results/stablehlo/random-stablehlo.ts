import { Random } from '../../generate/random.ts';
import { type TensorFunction, typeText } from '../functions.ts';
import { namesOf, typesOf } from './element-writer.ts';
import { chloOps } from './chlo.ts';
import { complexOps } from './complex.ts';
import { compound } from './compound.ts';
import { call, type Callee, controlFlow, type RegionWriter } from './control-flow.ts';
import { dynamicForms } from './dynamic.ts';
import { elementwise } from './elementwise.ts';
import { factorizations } from './factorizations.ts';
import { identities } from './identities.ts';
import { movers } from './movers.ts';
import { orders } from './orders.ts';
import { PairWriter } from './pair-writer.ts';
import { places } from './places.ts';
import { products } from './products.ts';
import { quantizedOps } from './quantized.ts';
import { spectra } from './spectra.ts';
import { windows } from './windows.ts';

/** A function in StableHLO, and one in arith, scf and tensor that does what the specification says of it. */
export interface FunctionPair {
  readonly stablehlo: TensorFunction;
  readonly host: TensorFunction;
  /** Whether what operations make is used by others, so that what the device rounds adds up. */
  readonly isChain: boolean;
}

interface WrittenFunction extends Callee {
  readonly stablehlo: string;
  readonly host: string;
}

const makers = [
  ...elementwise,
  ...movers,
  ...windows,
  ...places,
  ...orders,
  ...compound,
  ...quantizedOps,
  ...dynamicForms,
  ...complexOps,
  ...spectra,
  ...products,
  ...factorizations,
  ...identities,
  ...chloOps,
];

/** Returns `count` functions whose attributes and shapes are random: every second has one operation, others a chain of them. */
export function randomStablehloFunctions(seed: number, count: number): FunctionPair[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => {
    const isChain = random.chance(0.5);
    const callee = isChain && random.chance(0.2) ? writeFunction(random, 'g', 1 + random.below(4)) : undefined;
    const fn = writeFunction(random, 'f', isChain ? 2 + random.below(8) : undefined, callee);
    const common = { origin: `random, seed ${seed}, number ${i}`, name: 'f', inputs: fn.args, results: fn.results };
    const textOf = (kind: 'stablehlo' | 'host'): string => `${callee?.[kind] ?? ''}${fn[kind]}`;
    return {
      stablehlo: { ...common, text: textOf('stablehlo') },
      host: { ...common, text: textOf('host') },
      isChain,
    };
  });
}

/** Writes a function of so many operations, or of one on arguments, which may call `callee`. */
function writeFunction(random: Random, name: string, count: number | undefined, callee?: Callee): WrittenFunction {
  const writer = new PairWriter(random, count === undefined ? 0 : 0.85);
  const regions: readonly RegionWriter[] = callee ? [...controlFlow, (inner) => call(inner, callee)] : controlFlow;
  writeSome(writer, count ?? 1, count === undefined ? [] : regions, 2);
  const made = writer.scope.filter((tensor) => !writer.args.includes(tensor));
  const results = count === undefined ? made : made.slice(-3);
  const args = writer.args.map((arg) => `${arg.name}: ${typeText(arg)}`).join(', ');
  const types = typesOf(results);
  const names = namesOf(results);
  const head = `func.func ${name === 'f' ? '' : 'private '}@${name}(${args}) -> (${types}) {`;
  const textOf = (lines: readonly string[]): string =>
    [head, ...lines, `return ${names} : ${types}`, '}', ''].join('\n');
  return { name, args: writer.args, results, stablehlo: textOf(writer.stablehlo), host: textOf(writer.host) };
}

/** Writes so many operations, of which some have regions as deep as said. */
function writeSome(writer: PairWriter, count: number, regions: readonly RegionWriter[], depth: number): void {
  for (let i = 0; i < count; i++) {
    if (depth > 0 && regions.length > 0 && writer.random.chance(0.15)) {
      writer.random.pick(regions)!(writer, (inner, size) => writeSome(inner, size, regions, depth - 1));
    } else {
      writer.write(writer.random.pick(makers)!(writer));
    }
  }
}
