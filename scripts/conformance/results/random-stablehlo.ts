import { Random } from '../generate/random.ts';
import { elementFunction } from './element-writer.ts';
import { type TensorFunction, typeText } from './functions.ts';
import { stablehloElementwise } from './stablehlo-elementwise.ts';
import { stablehloMovers } from './stablehlo-movers.ts';
import { stablehloWindows } from './stablehlo-windows.ts';

/** A function in StableHLO, and one in arith, scf and tensor that does what the specification says of it. */
export interface FunctionPair {
  readonly stablehlo: TensorFunction;
  readonly elementwise: TensorFunction;
}

const makers = [...stablehloElementwise, ...stablehloMovers, ...stablehloWindows];

/** Returns `count` functions of one operation each, whose attributes and shapes are random. */
export function randomStablehloFunctions(seed: number, count: number): FunctionPair[] {
  const random = new Random(seed);
  return Array.from({ length: count }, (_, i) => {
    const { args, result, lines, element } = random.pick(makers)!(random);
    const list = args.map((arg) => `${arg.name}: ${typeText(arg)}`).join(', ');
    const text = [
      `func.func @f(${list}) -> ${typeText(result)} {`,
      ...lines,
      `return %r : ${typeText(result)}`,
      '}',
      '',
    ];
    const common = { origin: `random, seed ${seed}, number ${i}`, name: 'f', inputs: args, results: [result] };
    return {
      stablehlo: { ...common, text: text.join('\n') },
      elementwise: { ...common, text: elementFunction(args, result, element) },
    };
  });
}
