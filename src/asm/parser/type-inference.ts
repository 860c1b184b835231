import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { transformTypes } from '../../ods/match-traits.ts';

/** Types by name of operand, result or attribute. */
export type KnownTypes = Map<string, Type[]>;

/**
 * Adds the types that constraints and traits of the record imply: constraints that one type satisfies, traits that make types
 * equal, TypesMatchWith. `countOf` gives the number of operands in a group.
 */
export function inferTypes(
  spec: OpSpec,
  context: Context,
  known: KnownTypes,
  countOf: (operand: string) => number | undefined,
): void {
  const values = [...spec.operands, ...spec.results];
  for (const { name, constraint, group } of values) {
    if (known.has(name) || !constraint.buildable) continue;
    const count = group ? (countOf(name) ?? 0) : 1;
    known.set(
      name,
      Array.from({ length: count }, () => constraint.buildable!(context)),
    );
  }
  const operands = spec.operands.map(({ name }) => name);
  const results = spec.results.map(({ name }) => name);
  for (let before = -1; before !== known.size;) {
    before = known.size;
    for (const { name, args = [] } of spec.traits) {
      if (name === 'SameOperandsAndResultType') makeEqual([...operands, ...results], known, countOf, spec);
      else if (name === 'SameTypeOperands') makeEqual(operands, known, countOf, spec);
      else if (name === 'AllTypesMatch') makeEqual(args as string[], known, countOf, spec);
      else if (name === 'TypesMatchWith') {
        const [, from, to, transform] = args as string[];
        const source = known.get(from!)?.[0];
        if (source && !known.has(to!)) {
          const types = transformTypes(transform!, source);
          if (types) known.set(to!, [...types]);
        }
      }
    }
  }
}

function makeEqual(
  names: readonly string[],
  known: KnownTypes,
  countOf: (operand: string) => number | undefined,
  spec: OpSpec,
): void {
  const source = names.map((name) => known.get(name)?.[0]).find((type) => type !== undefined);
  if (!source) return;
  for (const name of names) {
    if (known.has(name)) continue;
    const isVariadic = spec.operands.find((operand) => operand.name === name)?.group !== undefined;
    const count = isVariadic ? (countOf(name) ?? 0) : 1;
    known.set(
      name,
      Array.from({ length: count }, () => source),
    );
  }
}
