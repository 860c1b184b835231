import { type Random } from '../generate/random.ts';
import { isParticular } from './inputs.ts';

/** One operation: the types of what it takes, as `%a0`, `%a1` …, the lines that make `%r` of them, and its type. */
export interface Step {
  readonly args: readonly string[];
  readonly lines: readonly string[];
  readonly result: string;
}

/** A value of a function. */
export interface ChainValue {
  readonly name: string;
  readonly type: string;
}

/** Writes statements into a region. */
export type ChainBody = (chain: Chain) => void;

/** Writes a statement with regions, which the body fills. */
export type RegionStatement = (chain: Chain, body: ChainBody) => void;

/** Operations are chosen among so many, for one that takes what is there. */
const candidates = 12;

/** Writes a function whose operations take what others have made. */
export class Chain {
  readonly random: Random;
  readonly args: ChainValue[] = [];
  readonly lines: string[] = [];
  #scope: ChainValue[] = [];
  #names = 0;

  constructor(random: Random) {
    this.random = random;
  }

  fresh(): string {
    return `%n${this.#names++}`;
  }

  /** Returns new names for values of the types. */
  named(types: readonly string[]): ChainValue[] {
    return types.map((type) => ({ name: this.fresh(), type }));
  }

  /** Returns a value of the type, an argument where there is none. */
  value(type: string): ChainValue {
    const known = this.#scope.filter((value) => value.type === type);
    return this.random.pick(known) ?? this.argument(type);
  }

  argument(type: string): ChainValue {
    const arg = { name: `%a${this.args.length}`, type };
    this.args.push(arg);
    this.#scope.push(arg);
    return arg;
  }

  /** Returns any value that is there, of the types that loops and branches give. */
  any(): ChainValue {
    return this.random.pick(this.#scope.filter(({ type }) => /[fi]32>$/.test(type))) ?? this.argument('tensor<3xf32>');
  }

  /** Makes values known from here on. */
  add(values: readonly ChainValue[]): void {
    this.#scope.push(...values);
  }

  /** Writes what is in a region, which knows `args`; returns values of the types. */
  region(body: ChainBody, types: readonly string[], args: readonly ChainValue[] = []): ChainValue[] {
    const outside = this.#scope;
    this.#scope = [...outside, ...args];
    body(this);
    const given = types.map((type) => this.value(type));
    this.#scope = [...outside, ...this.args.filter((arg) => !outside.includes(arg))];
    return given;
  }

  /** Writes one of several operations, of which `make` makes some: that which takes most of what is there. */
  step(make: () => Step): void {
    let best: { readonly step: Step; readonly known: number } | undefined;
    for (let i = 0; i < candidates; i++) {
      const step = make();
      const known = step.args.filter((type) => this.#scope.some((value) => value.type === type)).length;
      if (!best || known > best.known) best = { step, known };
    }
    this.#write(best!.step);
  }

  #write({ args, lines, result }: Step): void {
    const isNew = lines.some(isParticular);
    const values = args.map((type) => (isNew ? this.argument(type) : this.value(type)));
    const names = new Map(values.map(({ name }, i) => [`%a${i}`, name]));
    const rename = (name: string): string => {
      const known = names.get(name) ?? this.fresh();
      names.set(name, known);
      return known;
    };
    this.lines.push(...lines.map((line) => line.replace(/%\w+/g, rename)));
    this.add([{ name: names.get('%r')!, type: result }]);
  }

  /** Returns the function, which gives the last values. */
  text(): string {
    const made = this.#scope.filter((value) => !this.args.includes(value)).slice(-3);
    return functionText(this.args, this.lines, made);
  }
}

/** Returns a function. */
export function functionText(
  args: readonly ChainValue[],
  lines: readonly string[],
  results: readonly ChainValue[],
): string {
  const list = args.map(({ name, type }) => `${name}: ${type}`).join(', ');
  const types = results.map(({ type }) => type).join(', ');
  const names = results.map(({ name }) => name).join(', ');
  return `func.func @f(${list}) -> (${types}) {\n${lines.map((line) => `  ${line}\n`).join('')}  return ${names} : ${types}\n}\n`;
}

/** Returns a function of several operations, some of which have regions as deep as said. */
export function chainText(random: Random, make: () => Step, regions: readonly RegionStatement[]): string {
  const chain = new Chain(random);
  writeSome(chain, 2 + random.below(8), 2, make, regions);
  return chain.text();
}

function writeSome(
  chain: Chain,
  count: number,
  depth: number,
  make: () => Step,
  regions: readonly RegionStatement[],
): void {
  for (let i = 0; i < count; i++) {
    if (depth > 0 && chain.random.chance(0.15)) {
      chain.random.pick(regions)!(chain, (inner) => {
        writeSome(inner, 1 + chain.random.below(3), depth - 1, make, regions);
      });
    } else {
      chain.step(make);
    }
  }
}
