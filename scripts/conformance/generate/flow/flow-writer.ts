import { type Random } from '../random.ts';
import { dimensions, elementOf, widthOf } from './type-text.ts';

/** A value that operations may use. */
export interface FlowValue {
  readonly name: string;
  readonly type: string;
}

/** The values that operations at some place may use. */
export type Scope = FlowValue[];

/** Returns values as they are declared. */
export function signature(values: readonly FlowValue[]): string {
  return values.map(({ name, type }) => `${name}: ${type}`).join(', ');
}

/** Writes one statement, which may define values in the scope. */
export type Statement = (writer: FlowWriter, scope: Scope) => void;

/** A function that can be called. */
export interface Callee {
  readonly name: string;
  readonly args: readonly string[];
  readonly results: readonly string[];
}

/** How often what is needed is a value that is there already. */
const reuse = 0.72;
const floatTexts = ['0.0', '1.0', '-1.0', '2.0', '0.5', '-0.0', '3.25', '1.0e10'];
const specialFloatTexts = ['0x7F800000', '0x7FC00000'];
const indexTexts = ['0', '1', '2', '3', '4', '4', '5', '7', '8', '16', '-1', '100'];

/** Writes a program in which values flow from operation to operation; what folds together is likely. */
export class FlowWriter {
  readonly random: Random;
  readonly callees: Callee[] = [];
  /** What affine operations take as dimensions and as symbols. */
  readonly dims = new Set<string>();
  readonly symbols = new Set<string>();
  readonly #lines: string[] = [];
  #names = 0;
  #depth = 0;

  constructor(random: Random) {
    this.random = random;
  }

  get text(): string {
    return this.#lines.join('\n');
  }

  /** How many regions are around the place, but for that of the function. */
  get depth(): number {
    return this.#depth;
  }

  fresh(prefix = 'v'): string {
    return `%${prefix}${this.#names++}`;
  }

  line(text: string): void {
    this.#lines.push(text);
  }

  op(text: string): void {
    this.#lines.push('  '.repeat(this.#depth + 1) + text);
  }

  define(scope: Scope, type: string, text: string): string {
    const name = this.fresh();
    this.op(`${name} = ${text}`);
    scope.push({ name, type });
    return name;
  }

  /** Returns a new value of the scope for each result of an operation, which is written with the names before it. */
  results(scope: Scope, types: readonly string[], write: (head: string) => void): void {
    const name = this.fresh();
    const count = types.length > 1 ? `:${types.length}` : '';
    write(types.length > 0 ? `${name}${count} = ` : '');
    types.forEach((type, i) => scope.push({ name: types.length > 1 ? `${name}#${i}` : name, type }));
  }

  /** Runs `write` with the values of `scope` and `more`, one level deeper; returns the values at the end. */
  inner(scope: Scope, more: readonly FlowValue[], write: (inner: Scope) => void): Scope {
    const inner = [...scope, ...more];
    this.#depth++;
    write(inner);
    this.#depth--;
    return inner;
  }

  /** Returns a value of the type: one of the last ones, any, or a new one. */
  valueOf(scope: Scope, type: string): string {
    const known = scope.filter((value) => value.type === type);
    if (known.length === 0 || !this.random.chance(reuse)) return this.#make(scope, type);
    const recent = known.slice(-4);
    return this.random.pick(this.random.chance(0.5) ? recent : known)!.name;
  }

  valuesOf(scope: Scope, types: readonly string[]): string[] {
    return types.map((type) => this.valueOf(scope, type));
  }

  indexConstant(scope: Scope, value: number): string {
    return this.define(scope, 'index', `arith.constant ${value} : index`);
  }

  /** Asks for a size of a tensor or memref, if it has any. */
  dim(scope: Scope, { name, type }: FlowValue): void {
    const rank = dimensions(type).length;
    if (rank === 0) return;
    const index = this.indexConstant(scope, this.random.below(rank));
    this.define(scope, 'index', `${type.startsWith('tensor') ? 'tensor' : 'memref'}.dim ${name}, ${index} : ${type}`);
  }

  #make(scope: Scope, type: string): string {
    const sizes = dimensions(type)
      .filter((size) => size === '?')
      .map(() => this.valueOf(scope, 'index'));
    if (type.startsWith('memref')) {
      const plain = type.replace(/, strided.*>$/, '>');
      return this.define(
        scope,
        plain,
        `memref.${this.random.pick(['alloc', 'alloc', 'alloca'])!}(${sizes.join(', ')}) : ${plain}`,
      );
    }
    if (sizes.length > 0) return this.define(scope, type, `tensor.empty(${sizes.join(', ')}) : ${type}`);
    if (type.startsWith('complex')) {
      const [re, im] = [this.random.pick(floatTexts)!, this.random.pick(floatTexts)!];
      return this.define(scope, type, `complex.constant [${re} : f32, ${im} : f32] : ${type}`);
    }
    const element = elementOf(type);
    if (element === type)
      return this.define(scope, type, `arith.constant ${this.#literal(type)}${type === 'i1' ? '' : ` : ${type}`}`);
    const elements = this.random.chance(0.5)
      ? this.#literal(element)
      : this.#nested(element, dimensions(type).map(Number));
    return this.define(scope, type, `arith.constant dense<${elements}> : ${type}`);
  }

  #nested(element: string, [size, ...rest]: readonly number[]): string {
    if (size === undefined) return this.#literal(element);
    return `[${Array.from({ length: size }, () => this.#nested(element, rest)).join(', ')}]`;
  }

  #literal(element: string): string {
    const { random } = this;
    if (element === 'i1') return random.chance(0.5) ? 'true' : 'false';
    if (element === 'index') return random.pick(indexTexts)!;
    if (element.startsWith('f'))
      return random.pick(element === 'f32' ? [...floatTexts, ...specialFloatTexts] : floatTexts)!;
    const half = 2n ** BigInt(widthOf(element) - 1);
    const values = [0n, 1n, 2n, 3n, 4n, 5n, 7n, 8n, 16n, 31n, -1n, -2n, -3n, half - 1n, -half];
    return String(random.pick(values.filter((value) => -half <= value && value < half)));
  }
}
