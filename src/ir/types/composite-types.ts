import { hashOfIds, hashWith } from '../../support/hash.ts';
import { isSameList } from '../../support/lists.ts';
import type { Context } from '../context.ts';
import { Type } from '../type.ts';

/** `(inputs) -> results`. */
export class FunctionType extends Type {
  private constructor(
    context: Context,
    readonly inputs: readonly Type[],
    readonly results: readonly Type[],
  ) {
    super(context);
  }

  static get(context: Context, inputs: readonly Type[], results: readonly Type[]): FunctionType {
    return context.uniqueByHash(
      'function',
      hashWith(hashOfIds(inputs), hashOfIds(results)),
      (other: FunctionType) => isSameList(other.inputs, inputs) && isSameList(other.results, results),
      () => new FunctionType(context, Object.freeze([...inputs]), Object.freeze([...results])),
    );
  }
}

/** `tuple<i32, f32>`. */
export class TupleType extends Type {
  private constructor(
    context: Context,
    readonly types: readonly Type[],
  ) {
    super(context);
  }

  static get(context: Context, types: readonly Type[]): TupleType {
    return context.uniqueByHash(
      'tuple',
      hashOfIds(types),
      (other: TupleType) => isSameList(other.types, types),
      () => new TupleType(context, Object.freeze([...types])),
    );
  }
}

/** A type of a dialect that is not registered, kept as text: `!dialect.text` or `!dialect<text>`. */
export class OpaqueType extends Type {
  private constructor(
    context: Context,
    readonly dialectNamespace: string,
    /** Everything between the brackets of the form `!dialect<...>`. */
    readonly typeData: string,
  ) {
    super(context);
  }

  static get(context: Context, dialectNamespace: string, typeData: string): OpaqueType {
    return context.unique(
      'opaque-type',
      `${dialectNamespace} ${typeData}`,
      () => new OpaqueType(context, dialectNamespace, typeData),
    );
  }
}
