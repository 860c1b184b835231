import { type TensorSpec, typeText } from '../functions.ts';

/** A tensor that elements are read from. */
export interface NamedTensor extends TensorSpec {
  readonly name: string;
}

/** How an element of a tensor comes about, from its indices. */
export type Element = (writer: ElementWriter, indices: readonly string[]) => string;

/** Returns the types, as operations list them. */
export const typesOf = (specs: readonly TensorSpec[]): string => specs.map((spec) => typeText(spec)).join(', ');

/** Returns the names, as operations list them. */
export const namesOf = (values: readonly { readonly name: string }[]): string =>
  values.map(({ name }) => name).join(', ');

/** Writes operations of arith, scf and tensor that compute one element of a result from its indices. */
export class ElementWriter {
  readonly lines: string[] = [];
  #names = 0;

  define(text: string): string {
    const name = this.#fresh();
    this.lines.push(`${name} = ${text}`);
    return name;
  }

  index(value: number): string {
    return this.define(`arith.constant ${value} : index`);
  }

  constant(value: number, element: string): string {
    return this.define(`arith.constant ${element.includes('f') ? value.toFixed(4) : value} : ${element}`);
  }

  /** Returns `index * factor + offset`. */
  scaled(index: string, factor: number, offset = 0): string {
    const product = factor === 1 ? index : this.define(`arith.muli ${index}, ${this.index(factor)} : index`);
    return offset === 0 ? product : this.define(`arith.addi ${product}, ${this.index(offset)} : index`);
  }

  sum(a: string, b: string): string {
    return this.define(`arith.addi ${a}, ${b} : index`);
  }

  quotient(index: string, by: number): string {
    return this.define(`arith.divsi ${index}, ${this.index(by)} : index`);
  }

  remainder(index: string, by: number): string {
    return this.define(`arith.remsi ${index}, ${this.index(by)} : index`);
  }

  /** Returns the index, or what is nearest to it between 0 and `greatest`. */
  clamped(index: string, greatest: number): string {
    const positive = this.define(`arith.maxsi ${index}, ${this.index(0)} : index`);
    return this.define(`arith.minsi ${positive}, ${this.index(greatest)} : index`);
  }

  is(predicate: string, a: string, b: string): string {
    return this.define(`arith.cmpi ${predicate}, ${a}, ${b} : index`);
  }

  /** Returns the conditions under which the index is that of one of so many elements. */
  within(index: string, size: number): string[] {
    return [this.is('sge', index, this.index(0)), this.is('slt', index, this.index(size))];
  }

  not(condition: string): string {
    return this.define(`arith.xori ${condition}, ${this.define('arith.constant true')} : i1`);
  }

  /** Writes an operation on numbers of f32. */
  f32(op: string, ...values: readonly string[]): string {
    return this.define(`${op} ${values.join(', ')} : f32`);
  }

  all(conditions: readonly string[]): string {
    return conditions.reduce((a, b) => this.define(`arith.andi ${a}, ${b} : i1`));
  }

  read(tensor: NamedTensor, indices: readonly string[]): string {
    return this.define(`tensor.extract ${tensor.name}[${indices.join(', ')}] : ${typeText(tensor)}`);
  }

  readIndex(tensor: NamedTensor, indices: readonly string[]): string {
    return this.define(`arith.index_cast ${this.read(tensor, indices)} : ${tensor.element} to index`);
  }

  /** Returns what `then` makes where the condition holds, else what `otherwise` makes. */
  choose(condition: string, element: string, then: () => string, otherwise: () => string): string {
    const name = this.#fresh();
    this.lines.push(`${name} = scf.if ${condition} -> ${element} {`);
    this.lines.push(`scf.yield ${then()} : ${element}`, '} else {');
    this.lines.push(`scf.yield ${otherwise()} : ${element}`, '}');
    return name;
  }

  /** Returns what is left of `init` after loops over all of `sizes`, each iteration of which makes another number of the last. */
  accumulate(
    sizes: readonly number[],
    element: string,
    init: string,
    body: (counters: readonly string[], carried: string) => string,
  ): string {
    return this.accumulateAll(sizes, [element], [init], (counters, [carried]) => [body(counters, carried!)])[0]!;
  }

  /** Returns the sum over all of `sizes` of the products of f32 whose factors are told. */
  sumOfProducts(sizes: readonly number[], factorsAt: (counters: readonly string[]) => readonly string[]): string {
    return this.accumulate(sizes, 'f32', this.constant(0, 'f32'), (counters, sum) =>
      this.f32(
        'arith.addf',
        sum,
        factorsAt(counters).reduce((a, b) => this.f32('arith.mulf', a, b)),
      ),
    );
  }

  /** Returns what is left of `inits`, as `accumulate` does of one. */
  accumulateAll(
    sizes: readonly number[],
    elements: readonly string[],
    inits: readonly string[],
    body: (counters: readonly string[], carried: readonly string[]) => readonly string[],
  ): readonly string[] {
    const [zero, one] = [this.index(0), this.index(1)];
    const types = elements.join(', ');
    const nest = (counters: readonly string[], carried: readonly string[]): readonly string[] => {
      const size = sizes[counters.length];
      if (size === undefined) return body(counters, carried);
      const [end, counter] = [this.index(size), this.#fresh()];
      const [names, inner] = [elements.map(() => this.#fresh()), elements.map(() => this.#fresh())];
      const args = inner.map((name, i) => `${name} = ${carried[i]!}`).join(', ');
      this.lines.push(
        `${names.join(', ')} = scf.for ${counter} = ${zero} to ${end} step ${one} iter_args(${args}) -> (${types}) {`,
      );
      this.lines.push(`scf.yield ${nest([...counters, counter], inner).join(', ')} : ${types}`, '}');
      return names;
    };
    return nest([], inits);
  }

  #fresh(): string {
    return `%x${this.#names++}`;
  }
}

/** Returns the lines that make a tensor element by element. */
export function writeTensor(name: string, result: TensorSpec, element: Element): string[] {
  const writer = new ElementWriter();
  const indices = result.shape.map((_, i) => `%i${i}`);
  const value = element(writer, indices);
  return [
    `${name} = tensor.generate {`,
    `^bb0(${indices.map((index) => `${index}: index`).join(', ')}):`,
    ...writer.lines,
    `tensor.yield ${value} : ${result.element}`,
    `} : ${typeText(result)}`,
  ];
}
