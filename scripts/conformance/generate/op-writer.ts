import { type Attribute } from '../../../src/ir/attribute.ts';
import { attributeType } from '../../../src/ir/attributes/scalar-attributes.ts';
import { type Context } from '../../../src/ir/context.ts';
import { type OpInfo } from '../../../src/ir/op-info.ts';
import { type Type } from '../../../src/ir/type.ts';
import { type AttrConstraint, type TypeConstraint } from '../../../src/ods/constraints.ts';
import { type AttributeSpec, type OpSpec, type ValueSpec } from '../../../src/ods/op-spec.ts';
import { attributePool, typePool } from './pools.ts';
import { type Random } from './random.ts';
import { relatedTypes } from './related-types.ts';

/** A value that operations can use. */
interface Value {
  readonly name: string;
  readonly type: Type;
}

/** An attribute as it is written. */
interface WrittenAttribute {
  readonly text: string;
  /** The type of its value, for attributes that have one. */
  readonly type: Type | undefined;
}

/** What `OpWriter.write` is told about the place of the operation. */
interface Place {
  readonly indent: string;
  readonly depth: number;
  /** What may be used here. */
  readonly values: Value[];
  /** The blocks that a terminator here may go on to, with the types of their arguments. */
  readonly blocks: { readonly name: string; readonly types: readonly Type[] }[];
  /** The types of the results of the operation around, which terminators like to pass on. */
  readonly wanted: readonly Type[];
}

const maxDepth = 3;

/** What the writer knows of the operations of a context; shared by the writers of many programs. */
export class OpUniverse {
  readonly types: readonly Type[];
  readonly attributes: readonly Attribute[];
  readonly infos: ReadonlyMap<string, OpInfo>;
  readonly #typesOf = new Map<TypeConstraint, readonly Type[]>();
  readonly #attributesOf = new Map<AttrConstraint<unknown>, readonly Attribute[]>();
  readonly #related = new Map<Type, readonly Type[]>();

  constructor(
    readonly context: Context,
    namespaces: readonly string[],
  ) {
    const infos = namespaces.flatMap((namespace) => context.getOrLoadDialect(namespace)?.ops ?? []);
    this.infos = new Map(infos.map((info) => [info.name, info]));
    this.types = typePool(context);
    this.attributes = attributePool(context);
  }

  typesOf(constraint: TypeConstraint): readonly Type[] {
    let found = this.#typesOf.get(constraint);
    if (!found) {
      const only = constraint.buildable?.(this.context);
      found = only ? [only] : this.types.filter((type) => constraint.test(type));
      this.#typesOf.set(constraint, found);
    }
    return found;
  }

  attributesOf(constraint: AttrConstraint<unknown>): readonly Attribute[] {
    let found = this.#attributesOf.get(constraint);
    if (!found) {
      const { keywords } = constraint;
      const words = keywords?.all.flatMap((word) => keywords.fromKeyword(this.context, word) ?? []) ?? [];
      const numbers = [...Array(8).keys()].flatMap((number) => tryWrap(constraint, this.context, number) ?? []);
      const others = this.attributes.filter((attribute) => constraint.test(attribute));
      found = [...new Set([...words, ...(others.length > 0 ? others : numbers)])];
      this.#attributesOf.set(constraint, found);
    }
    return found;
  }

  related(type: Type): readonly Type[] {
    let found = this.#related.get(type);
    if (!found) this.#related.set(type, (found = relatedTypes(this.context, type)));
    return found;
  }

  /** The terminators that say that they belong into operations named `parent`. */
  terminatorsOf(parent: OpInfo): OpInfo[] {
    const implicit = parent.traits.get('SingleBlockImplicitTerminator')?.args?.[0];
    const named = [...this.infos.values()].filter(
      ({ name, traits }) => name === implicit || (traits.has('Terminator') && parentsOf(traits)?.includes(parent.name)),
    );
    if (named.length > 0) return named;
    const namespace = parent.name.split('.')[0];
    return [...this.infos.values()].filter(({ name }) => name === `${namespace}.yield`);
  }
}

function tryWrap(constraint: AttrConstraint<unknown>, context: Context, value: number): Attribute | undefined {
  try {
    const attribute = constraint.wrap(context, value);
    return constraint.test(attribute) ? attribute : undefined;
  } catch {
    // The plain value of this constraint is no number.
    return undefined;
  }
}

/** Returns the names of the operations that HasParent demands, undefined for none. */
export function parentsOf(traits: OpInfo['traits']): readonly string[] | undefined {
  const args = traits.get('HasParent')?.args as readonly (string | readonly string[])[] | undefined;
  return args?.flat();
}

/** Writes operations in generic form, with random operands, attributes and regions that satisfy the specs. */
export class OpWriter {
  readonly #lines: string[] = [];
  readonly #universe: OpUniverse;
  #random: Random;
  #names = 0;

  constructor(universe: OpUniverse, random: Random) {
    this.#universe = universe;
    this.#random = random;
  }

  get text(): string {
    return this.#lines.map((line) => `${line}\n`).join('');
  }

  /** Takes the numbers of what is written next from `random`. */
  reseed(random: Random): void {
    this.#random = random;
  }

  line(text: string): void {
    this.#lines.push(text);
  }

  name(prefix: string): string {
    return `${prefix}${this.#names++}`;
  }

  place(indent: string, values: Value[] = []): Place {
    return { indent, depth: 0, values, blocks: [], wanted: [] };
  }

  /** Writes the operation with what it uses before it. `child` is an operation to put into its regions. */
  write(info: OpInfo, place: Place, child?: OpInfo): void {
    const spec = info.spec as OpSpec;
    const random = this.#random;
    const used: Type[] = info.traits.has('Terminator') ? [...place.wanted] : [];
    const operandSizes: number[] = [];
    const operands = spec.operands.flatMap((operand) => {
      const count = this.#groupSize(operand, place.wanted.length);
      operandSizes.push(count);
      return this.#types(operand, count, used).map((type) => this.#value(type, place));
    });
    const resultSizes: number[] = [];
    const chosen = spec.attributes.flatMap((attribute) => this.#attribute(attribute, place));
    const results = spec.results.flatMap((result) => {
      const count = this.#groupSize(result, 1);
      resultSizes.push(count);
      return this.#types(result, count, used);
    });
    const constant = info.traits.has('ConstantLike') ? chosen.find(({ type }) => type !== undefined)?.type : undefined;
    if (constant && results.length === 1) results[0] = constant;
    const attributes = chosen.map(({ text }) => text);
    if (info.traits.has('AttrSizedOperandSegments')) attributes.push(sizes('operandSegmentSizes', operandSizes));
    if (info.traits.has('AttrSizedResultSegments')) attributes.push(sizes('resultSegmentSizes', resultSizes));
    const names = results.map(() => this.name('%r'));
    const { context } = this.#universe;
    const types = (list: readonly Type[]): string => list.map((type) => context.printType(type)).join(', ');
    const head = names.length > 0 ? `${names.join(', ')} = ` : '';
    const properties = attributes.length > 0 ? ` <{${attributes.join(', ')}}>` : '';
    const discardable = random.chance(0.1) ? ' {some.note = "x", tag}' : '';
    const successors = this.#successors(spec, place);
    const start = `${place.indent}${head}"${info.name}"(${operands.map(({ name }) => name).join(', ')})${successors}${properties}`;
    const end = `${discardable} : (${types(operands.map(({ type }) => type))}) -> (${types(results)})`;
    const regions = spec.regions.flatMap(({ variadic }) => (variadic ? [...Array(random.below(3)).keys()] : [0]));
    if (regions.length === 0) this.line(`${start}${end}`);
    else {
      const argumentTypes = [...used, ...operands.map(({ type }) => type)];
      regions.forEach((_, i) => {
        this.line(i === 0 ? `${start} ({` : `${place.indent}}, {`);
        this.#body(info, place, argumentTypes, results, child);
      });
      this.line(`${place.indent}})${end}`);
    }
    results.forEach((type, i) => place.values.push({ name: names[i]!, type }));
  }

  #groupSize({ group }: ValueSpec, likely: number): number {
    if (!group) return 1;
    if (group === 'optional') return this.#random.below(2);
    return this.#random.chance(0.4) ? likely : (this.#random.pick([0, 1, 1, 2, 2, 3]) ?? 0);
  }

  /** Chooses types that satisfy the constraint and like to be those, or close to those, that the operation has already. */
  #types({ constraint }: ValueSpec, count: number, used: Type[]): Type[] {
    const random = this.#random;
    const sameForAll = random.chance(0.6);
    const chosen: Type[] = [];
    for (let i = 0; i < count; i++) {
      const type = (sameForAll && chosen[0]) || this.#type(constraint, used);
      if (!type) continue;
      chosen.push(type);
    }
    used.push(...chosen);
    return chosen;
  }

  #type(constraint: TypeConstraint, used: readonly Type[]): Type | undefined {
    const random = this.#random;
    const model = random.pick(used);
    if (model && random.chance(0.55) && constraint.test(model)) return model;
    if (model && random.chance(0.75)) {
      const related = this.#universe.related(model).filter((type) => constraint.test(type));
      if (related.length > 0) return random.pick(related);
    }
    const all = this.#universe.typesOf(constraint);
    // Something that is refused is of use where nothing is known to be accepted, and now and then.
    return random.pick(all.length === 0 || random.chance(0.01) ? this.#universe.types : all);
  }

  #value(type: Type, place: Place): Value {
    const there = place.values.filter((value) => value.type === type);
    if (there.length > 0 && this.#random.chance(0.5)) return this.#random.pick(there)!;
    const value = { name: this.name('%v'), type };
    this.line(`${place.indent}${value.name} = "gen.value"() : () -> ${this.#universe.context.printType(type)}`);
    place.values.push(value);
    return value;
  }

  /** Returns the attribute as it is written, with the type that its value has; nothing where it is left out. */
  #attribute({ name, constraint, optional, defaultValue }: AttributeSpec, place: Place): WrittenAttribute[] {
    const random = this.#random;
    if (name === 'operandSegmentSizes' || name === 'resultSegmentSizes') return [];
    if (optional && !random.chance(0.4)) return [];
    if (defaultValue !== undefined && random.chance(0.4)) return [];
    const { context } = this.#universe;
    if (constraint.form === 'symbol-name') return [{ text: `${name} = "${this.name('s')}"`, type: undefined }];
    const typeOf = random.pick(place.values)?.type;
    if (constraint.form === 'type' && typeOf && random.chance(0.3)) {
      return [{ text: `${name} = ${context.printType(typeOf)}`, type: undefined }];
    }
    const all = this.#universe.attributesOf(constraint);
    const attribute = random.pick(all.length === 0 || random.chance(0.01) ? this.#universe.attributes : all);
    if (!attribute) return [];
    return [{ text: `${name} = ${context.printAttribute(attribute)}`, type: attributeType(attribute) }];
  }

  #successors(spec: OpSpec, place: Place): string {
    const names = spec.successors.flatMap(({ variadic }) =>
      Array.from(
        { length: variadic ? this.#random.below(3) : 1 },
        () => this.#random.pick(place.blocks)?.name ?? '^bb1',
      ),
    );
    return names.length > 0 ? `[${names.join(', ')}]` : '';
  }

  #body(info: OpInfo, place: Place, types: readonly Type[], results: readonly Type[], child: OpInfo | undefined): void {
    const random = this.#random;
    if (!child && random.chance(0.04)) return;
    const { context } = this.#universe;
    const indent = `${place.indent}  `;
    const values = info.traits.has('IsolatedFromAbove') ? [] : [...place.values];
    const count = info.traits.has('NoRegionArguments') || random.chance(0.3) ? 0 : random.below(types.length + 2);
    const index = context.printType(this.#universe.types[5]!);
    const likely = [
      index,
      ...types.flatMap((type) => this.#universe.related(type).slice(0, 4)).map((type) => context.printType(type)),
    ];
    const inOrder = random.chance(0.5);
    const args = Array.from({ length: count }, (_, i) => {
      const near = types[i];
      const name = this.name('%a');
      const text = inOrder && near ? context.printType(near) : random.pick(likely)!;
      const type = this.#universe.types.find((each) => context.printType(each) === text) ?? near;
      if (type) values.push({ name, type });
      return `${name}: ${type ? context.printType(type) : text}`;
    });
    if (args.length > 0) this.line(`${place.indent}^bb0(${args.join(', ')}):`);
    const wanted = results.length > 0 ? results : types;
    const inner: Place = { indent, depth: place.depth + 1, values, blocks: [], wanted };
    if (!child && place.depth < maxDepth && random.chance(0.25)) {
      const nested = random.pick(
        [...this.#universe.infos.values()].filter(
          ({ traits }) => !traits.has('Terminator') && !traits.has('HasParent'),
        ),
      );
      if (nested) this.write(nested, inner);
    }
    if (child) this.write(child, inner);
    if (child?.traits.has('Terminator') || info.traits.has('NoTerminator')) return;
    const terminator = random.pick(this.#universe.terminatorsOf(info));
    if (terminator && random.chance(0.97)) this.write(terminator, inner);
    else if (!terminator && random.chance(0.5)) this.line(`${indent}"gen.end"() : () -> ()`);
  }
}

function sizes(name: string, counts: readonly number[]): string {
  return `${name} = array<i32${counts.length > 0 ? `: ${counts.join(', ')}` : ''}>`;
}
