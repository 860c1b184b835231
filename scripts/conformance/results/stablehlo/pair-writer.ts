import { product } from '../../../../src/support/math.ts';
import { type Random } from '../../generate/random.ts';
import { type TensorSpec, typeText } from '../functions.ts';
import { anySizes } from '../sizes.ts';
import { type NamedTensor, writeTensor } from './element-writer.ts';
import { type Operands, type StablehloOp } from './stablehlo-op.ts';

/** What is computed from is no larger, that programs of many operations do not grow without end. */
const mostElements = 300;

/** Writes a function in StableHLO, and beside it one in arith, scf and tensor that does the same; both use the same names. */
export class PairWriter implements Operands {
  readonly random: Random;
  readonly args: NamedTensor[] = [];
  readonly stablehlo: string[] = [];
  readonly host: string[] = [];
  /** What may be used at this place, beside new arguments. */
  scope: NamedTensor[] = [];
  /** How often what is needed is a tensor that is there already. */
  readonly #reuse: number;
  #names = 0;

  constructor(random: Random, reuse: number) {
    this.random = random;
    this.#reuse = reuse;
  }

  fresh(prefix: string): string {
    return `%${prefix}${this.#names++}`;
  }

  any(leastRank = 1, element?: string): NamedTensor {
    const known = this.#known(
      ({ shape, element: own }) =>
        shape.length >= leastRank && shape.length <= 4 && (element ? own === element : own === 'f32' || own === 'i32'),
    );
    if (known) return known;
    const shape = anySizes(this.random, leastRank + this.random.below(4 - leastRank));
    return this.argument(shape, element ?? (this.random.chance(0.7) ? 'f32' : 'i32'));
  }

  of(shape: readonly number[], element: string): NamedTensor {
    const known = this.#known((tensor) => tensor.element === element && String(tensor.shape) === String(shape));
    return known ?? this.argument(shape, element);
  }

  argument(shape: readonly number[], element: string): NamedTensor {
    const arg = { name: `%a${this.args.length}`, shape, element };
    this.args.push(arg);
    this.scope.push(arg);
    return arg;
  }

  constant(text: string, type: TensorSpec): NamedTensor {
    const tensor = { ...type, name: this.fresh('c') };
    this.stablehlo.push(`${tensor.name} = stablehlo.constant dense<${text}> : ${typeText(type)}`);
    this.host.push(`${tensor.name} = arith.constant dense<${text}> : ${typeText(type)}`);
    return tensor;
  }

  prelude(text: string): string {
    const name = this.fresh('w');
    this.stablehlo.push(`${name} = ${text}`);
    return name;
  }

  /** Writes an operation, whose results may be used from then on. */
  write({ text, result, element, others = [] }: StablehloOp): NamedTensor {
    const all = [{ result, element }, ...others];
    const names = all.map(() => this.fresh('v'));
    this.stablehlo.push(`${names.join(', ')} = ${text}`);
    for (const [i, { result: spec, element: own }] of all.entries()) {
      this.host.push(...writeTensor(names[i]!, spec, own));
      this.scope.push({ name: names[i]!, shape: spec.shape, element: spec.element });
    }
    return { ...result, name: names[0]! };
  }

  #known(wanted: (tensor: NamedTensor) => boolean): NamedTensor | undefined {
    if (!this.random.chance(this.#reuse)) return undefined;
    const known = this.scope.filter(
      (tensor) => wanted(tensor) && tensor.shape.every((size) => size > 0) && product(tensor.shape) <= mostElements,
    );
    return this.random.pick(this.random.chance(0.5) ? known.slice(-3) : known);
  }
}
