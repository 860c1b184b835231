import { type Random } from '../../conformance/generate/random.ts';
import { affineText } from './affine.ts';

/** How deep types, attributes, locations and regions nest. */
const deepest = 4;

const scalars = [
  'i1',
  'i8',
  'i32',
  'i64',
  'si4',
  'ui8',
  'i128',
  'index',
  'f16',
  'bf16',
  'f32',
  'f64',
  'f80',
  'tf32',
  'f8E5M2',
  'none',
];
const shapes = ['', '4x', '0x', '?x', '2x3x', '?x4x', '1x1x1x1x'];
const names = ['a', 'b', 'x.y', '"odd name"', '"\\22"', 'sym_name', 'value', 'é', 'loc', 'unit', 'i32', '"0"', 'dense'];
const texts = ['""', '"a"', '"b\\0Ac"', '"\\\\"', '"é"', '"😀"', '"\\FF\\00"', '"a\\"b"'];
const integers = ['0', '1', '-1', '42', '255', '9223372036854775807', '-9223372036854775808', '0x1F'];
const floats = ['0.0', '-0.0', '1.5', '1.0e10', '-3.4e-40', '1.0e400', '4.9e-324', '0.1'];

/** A value that operations below may use. */
interface NamedValue {
  readonly name: string;
  readonly type: string;
}

/** Writes programs in generic form whose every part is random and which most often are right. */
export class SyntaxWriter {
  readonly #random: Random;
  #values = 0;

  constructor(random: Random) {
    this.#random = random;
  }

  program(): string {
    const aliases = Array.from({ length: this.#below(3) }, (_, i) =>
      this.#chance(0.5) ? `#alias${i} = ${this.attribute(2)}\n` : `!alias${i} = ${this.type(2)}\n`,
    );
    const ops = this.#ops(deepest - 1, [], []);
    const text = `${aliases.join('')}${ops}`;
    if (aliases.length === 0) return text;
    // Some of the places that could hold an attribute or a type hold an alias.
    return text
      .replace(/ = unit\b/g, () => (this.#chance(0.5) && text.startsWith('#alias0') ? ' = #alias0' : ' = unit'))
      .replace(/\bi128\b/g, () => (this.#chance(0.5) && text.startsWith('!alias0 = i') ? '!alias0' : 'i128'));
  }

  type(depth = deepest): string {
    const inner = (): string => this.type(depth - 1);
    if (depth <= 0 || this.#chance(0.4)) return this.#pick(scalars);
    switch (this.#below(11)) {
      case 0:
        return `tuple<${this.#list(inner)}>`;
      case 1:
        return `(${this.#list(inner)}) -> (${this.#list(inner)})`;
      case 2:
        return `tensor<*x${this.#pick(scalars)}>`;
      case 3:
        return `memref<${this.#pick(shapes)}${this.#pick(scalars)}${this.#chance(0.3) ? `, ${this.#pick(['1', '"a"', '2 : i32'])}` : ''}>`;
      case 4:
        return `vector<${this.#pick(['', '4x', '[4]x', '2x[2]x'])}${this.#pick(['f32', 'i1', 'index', 'i7'])}>`;
      case 5:
        return `complex<${this.#pick(['f32', 'i8', 'f64'])}>`;
      case 6:
        return `!foreign.t<${this.#pick(['1', '"a"', 'x, y', '[({<>})]', 'a -> b'])}>`;
      case 7:
        return `memref<?x?xf32, strided<[${this.#pick(['?, ?', '1, 4', '?, 1'])}]${this.#pick(['', ', offset: ?', ', offset: 3'])}>>`;
      case 8:
        return `tensor<4x${this.#pick(scalars)}, ${this.attribute(depth - 1)}>`;
      default:
        return `tensor<${this.#pick(shapes)}${this.#chance(0.2) ? inner() : this.#pick(scalars)}>`;
    }
  }

  attribute(depth = deepest): string {
    const inner = (): string => this.attribute(depth - 1);
    if (depth <= 0) return this.#pick([...integers, ...texts, 'unit', 'true', 'i32', '@s']);
    switch (this.#below(18)) {
      case 0:
        return `[${this.#list(inner)}]`;
      case 1:
        return this.#dictionary(depth - 1);
      case 2:
        return `${this.#pick(integers)} : ${this.#pick(['i8', 'i64', 'index', 'si16', 'ui32', 'i1', 'i128'])}`;
      case 3:
        return `${this.#pick(floats)} : ${this.#pick(['f32', 'f16', 'bf16', 'f64', 'f80', 'f8E4M3FN'])}`;
      case 4:
        return this.type(depth - 1);
      case 5:
        return affineText(this.#random);
      case 6:
        return `dense<${this.#pick(integers)}> : ${this.#pick(['tensor', 'vector'])}<2x2x${this.#pick(['i64', 'i32', 'index', 'i1'])}>`;
      case 7:
        return `dense<[${this.#pick(floats)}, ${this.#pick(floats)}]> : tensor<2x${this.#pick(['f32', 'f64', 'f16', 'bf16'])}>`;
      case 8:
        return `array<${this.#pick(['i32: 1, -2', 'i8', 'f32: 1.5', 'i1: true, false', 'f64: 1.0e300, 0.0', 'i64: 9223372036854775807'])}>`;
      case 9:
        return `@s::@${this.#pick(['t', '"a b"'])}`;
      case 10:
        return `loc(${this.location(depth - 1)})`;
      case 11:
        return `#foreign.a<${this.#pick(['1', '"a"', 'x, y', '[({<>})]', 'a -> b'])}>`;
      case 12:
        return `distinct[${this.#below(3)}]<${this.#pick(['', '1', '"a"'])}>`;
      case 13:
        return `${this.#pick(texts)} : ${this.#pick(['i32', '!foreign.t', 'none'])}`;
      case 14:
        return `dense_resource<${this.#pick(['r', '"odd key"'])}> : tensor<2xi32>`;
      case 15:
        return `dense<${this.#pick(texts)}> : tensor<2x!foreign.string>`;
      case 16:
        return `sparse<${this.#pick(['0, 1', '[[0, 0]], 1', '[[0, 0], [1, 1]], [1, 2]'])}> : tensor<2x2xi32>`;
      default:
        return `strided<[${this.#pick(['', '1', '?, 1'])}]>`;
    }
  }

  location(depth = deepest): string {
    const inner = (): string => this.location(depth - 1);
    switch (depth <= 0 ? this.#below(3) : this.#below(7)) {
      case 0:
        return 'unknown';
      case 1:
        return `${this.#pick(['"f.mlir"', '"a b"', '""', '"\\22"'])}:${this.#below(99)}:${this.#below(99)}`;
      case 2:
        return this.#pick(['"name"', '"a\\0Ab"', '"é"']);
      case 3:
        return `"name"(${inner()})`;
      case 4:
        return `callsite(${inner()} at ${inner()})`;
      case 5:
        return `fused[${this.#list(inner)}]`;
      default:
        return `fused<${this.attribute(1)}>[${inner()}, ${inner()}]`;
    }
  }

  /** Operations that may use the values of `visible` and branch to `blocks`, each to its arguments. */
  #ops(depth: number, visible: readonly NamedValue[], blocks: readonly string[]): string {
    const values = [...visible];
    let text = '';
    for (let count = this.#below(4) + (depth === deepest - 1 ? 1 : 0); count > 0; count--)
      text += this.#op(depth, values);
    if (blocks.length > 0) text += this.#op(0, values, blocks);
    return text;
  }

  #op(depth: number, values: NamedValue[], blocks: readonly string[] = []): string {
    const operands = Array.from({ length: values.length === 0 ? 0 : this.#below(3) }, () => this.#pick(values));
    const resultTypes = Array.from({ length: this.#pick([0, 0, 1, 1, 2]) }, () => this.type(2));
    const properties = this.#chance(0.15) ? ` <${this.#dictionary(2)}>` : '';
    const regions = depth > 0 && this.#chance(0.3) ? ` (${this.#list(() => this.#region(depth - 1, values), 1)})` : '';
    const attributes = this.#chance(0.4) ? ` ${this.#dictionary(3)}` : '';
    const location = this.#chance(0.3) ? ` loc(${this.location(3)})` : '';
    const opName = this.#pick(['"a.b"', '"foreign.op"', '"x"', '"odd name.é"', '"builtin.unrealized_conversion_cast"']);
    const name = `%${this.#pick(['v', 'long_name', '', 'a.b', 'x-y'])}${this.#values++}`;
    const left = resultTypes.length === 0 ? '' : `${name}${resultTypes.length > 1 ? `:${resultTypes.length}` : ''} = `;
    const successors = blocks.length === 0 ? '' : `[${blocks.join(', ')}]`;
    const types = `(${operands.map(({ type }) => type).join(', ')}) -> (${resultTypes.join(', ')})`;
    const text = `${left}${opName}(${operands.map((value) => value.name).join(', ')})${successors}${properties}${regions}${attributes} : ${types}${location}\n`;
    resultTypes.forEach((type, i) => values.push({ name: resultTypes.length > 1 ? `${name}#${i}` : name, type }));
    return text;
  }

  #region(depth: number, visible: readonly NamedValue[]): string {
    if (this.#chance(0.6)) return `{\n${this.#ops(depth, visible, [])}}`;
    const labels = Array.from({ length: 1 + this.#below(3) }, (_, i) => `^b${i}`);
    const blocks = labels.map((label) => {
      const args = Array.from({ length: this.#below(3) }, () => ({ name: `%${this.#values++}`, type: this.type(2) }));
      const list = args.map(
        ({ name, type }) => `${name}: ${type}${this.#chance(0.1) ? ` loc(${this.location(2)})` : ''}`,
      );
      const targets = labels.filter((other) => other !== '^b0' && this.#chance(0.6));
      return `${label}${list.length > 0 ? `(${list.join(', ')})` : ''}:\n${this.#ops(depth, [...visible, ...args], targets)}`;
    });
    return `{\n${blocks.join('')}}`;
  }

  #dictionary(depth: number): string {
    const keys = names.filter(() => this.#chance(0.2));
    return `{${keys.map((key) => (this.#chance(0.2) ? key : `${key} = ${this.attribute(depth)}`)).join(', ')}}`;
  }

  #list(each: () => string, atLeast = 0): string {
    return Array.from({ length: atLeast + this.#below(3) }, each).join(', ');
  }

  #below(end: number): number {
    return this.#random.below(end);
  }

  #chance(probability: number): boolean {
    return this.#random.chance(probability);
  }

  #pick<T>(items: readonly T[]): T {
    return this.#random.pick(items)!;
  }
}
