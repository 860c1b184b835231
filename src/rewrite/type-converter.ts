import { type OpBuilder } from '../ir/builder.ts';
import { type Location } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { type Type } from '../ir/type.ts';
import { FunctionType } from '../ir/types/composite-types.ts';
import { type Value } from '../ir/value.ts';

/** Returns what a type becomes (several types, or none, for a list), null when it must not occur, undefined when it does not know. */
export type TypeConversion = (type: Type) => Type | readonly Type[] | null | undefined;

/** Builds operations that make a value of type `type` of the inputs; returns undefined when it does not know how. */
export type Materialization = (
  builder: OpBuilder,
  type: Type,
  inputs: readonly Value[],
  location: Location,
) => Value | undefined;

/** How the arguments of a block are replaced. */
export class SignatureConversion {
  readonly #types: Type[] = [];
  readonly #ranges = new Map<number, { readonly start: number; readonly count: number }>();

  /** The types of the new arguments. */
  get convertedTypes(): readonly Type[] {
    return this.#types;
  }

  /** Replaces argument `index` by new arguments of these types. */
  addInputs(index: number, types: readonly Type[]): this {
    this.#ranges.set(index, { start: this.#types.length, count: types.length });
    this.#types.push(...types);
    return this;
  }

  /** Returns which new arguments replace argument `index`; undefined when it is dropped. */
  range(index: number): { readonly start: number; readonly count: number } | undefined {
    return this.#ranges.get(index);
  }
}

/**
 * Converts types, and says how values of the old and the new types are made of each other. Functions added later are asked
 * first. Source: TypeConverter of mlir/Transforms/DialectConversion.h.
 */
export class TypeConverter {
  readonly #conversions: TypeConversion[] = [];
  readonly #sourceMaterializations: Materialization[] = [];
  readonly #targetMaterializations: Materialization[] = [];
  readonly #cache = new Map<Type, readonly Type[] | undefined>();

  addConversion(conversion: TypeConversion): this {
    this.#conversions.unshift(conversion);
    this.#cache.clear();
    return this;
  }

  /** `materialize` makes a value of an old type of new ones, for users that are not converted. */
  addSourceMaterialization(materialize: Materialization): this {
    this.#sourceMaterializations.unshift(materialize);
    return this;
  }

  /** `materialize` makes a value of a new type of an old one. */
  addTargetMaterialization(materialize: Materialization): this {
    this.#targetMaterializations.unshift(materialize);
    return this;
  }

  /** Returns the types that `type` becomes; undefined when it cannot be converted. */
  convertToTypes(type: Type): readonly Type[] | undefined {
    if (this.#cache.has(type)) return this.#cache.get(type);
    const converted = this.#convert(type);
    this.#cache.set(type, converted);
    return converted;
  }

  /** Returns the one type that `type` becomes; undefined when there is none or are several. */
  convertType(type: Type): Type | undefined {
    const types = this.convertToTypes(type);
    return types?.length === 1 ? types[0] : undefined;
  }

  /** Returns what the types become, in one list; undefined when one of them cannot be converted. */
  convertTypes(types: readonly Type[]): Type[] | undefined {
    const converted = types.map((type) => this.convertToTypes(type));
    return converted.some((list) => !list) ? undefined : converted.flatMap((list) => list!);
  }

  /** Tells whether `type` stays as it is. */
  isLegal(type: Type): boolean {
    return this.convertType(type) === type;
  }

  /** Tells whether the types of all operands and results stay as they are. */
  isLegalOp(op: Operation): boolean {
    return op.opOperands.every(({ value }) => this.isLegal(value.type)) && op.resultTypes.every((t) => this.isLegal(t));
  }

  isSignatureLegal(type: FunctionType): boolean {
    return [...type.inputs, ...type.results].every((part) => this.isLegal(part));
  }

  /** Returns the function type with all its parts converted. */
  convertFunctionType(type: FunctionType): FunctionType | undefined {
    const inputs = this.convertTypes(type.inputs);
    const results = this.convertTypes(type.results);
    return inputs && results && FunctionType.get(type.context, inputs, results);
  }

  /** Returns how arguments of these types are replaced; undefined when one cannot be converted. */
  convertSignature(types: readonly Type[]): SignatureConversion | undefined {
    const conversion = new SignatureConversion();
    for (const [i, type] of types.entries()) {
      const converted = this.convertToTypes(type);
      if (!converted) return undefined;
      conversion.addInputs(i, converted);
    }
    return conversion;
  }

  materializeSource: Materialization = (...args) => firstOf(this.#sourceMaterializations, args);

  materializeTarget: Materialization = (...args) => firstOf(this.#targetMaterializations, args);

  #convert(type: Type): readonly Type[] | undefined {
    for (const conversion of this.#conversions) {
      const result = conversion(type);
      if (result === undefined) continue;
      if (result === null) return undefined;
      return isTypeList(result) ? result : [result];
    }
    return undefined;
  }
}

function isTypeList(types: Type | readonly Type[]): types is readonly Type[] {
  return Array.isArray(types);
}

function firstOf(materializations: readonly Materialization[], args: Parameters<Materialization>): Value | undefined {
  for (const materialize of materializations) {
    const value = materialize(...args);
    if (value) return value;
  }
  return undefined;
}
