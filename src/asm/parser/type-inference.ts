import { type Context } from '../../ir/context.ts';
import { type OpAsmParser, type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
import { type Type } from '../../ir/type.ts';
import { type TypeConstraint } from '../../ods/constraints.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { transformTypes } from '../../ods/match-traits.ts';

/**
 * Types of the members of a record: of its operands, then its results, then the attributes whose types traits relate to them.
 * Undefined where nothing is known.
 */
export type KnownTypes = (readonly Type[] | undefined)[];

/** How many operands were read, per operand of the record. */
type ReadOperands = readonly (readonly UnresolvedOperand[] | undefined)[];

/** What the constraints and traits of a record say about types that are not written. */
export interface Inference {
  /** The number of members. */
  readonly size: number;
  /** Attributes whose types matter, and their places in KnownTypes. */
  readonly attributes: readonly { readonly name: string; readonly index: number }[];
  /** Checks the types that others are a function of, before those are inferred. */
  requireSources(types: KnownTypes, parser: OpAsmParser): void;
  /** Adds the types that follow from constraints that one type satisfies, traits that make types equal, and TypesMatchWith. */
  infer(types: KnownTypes, operands: ReadOperands, context: Context): void;
}

/** Members that have one type. */
interface Equal {
  readonly kind: 'equal';
  readonly members: readonly number[];
}

/** A member whose types are a function of the type of another. */
interface Match {
  readonly kind: 'match';
  readonly from: number;
  readonly to: number;
  readonly fromName: string;
  /** What the source must be, when it is an operand or result. */
  readonly source: TypeConstraint | undefined;
  readonly transform: string;
}

/** Returns the type inference of a record. */
export function compileInference(spec: OpSpec): Inference {
  const values = [...spec.operands, ...spec.results];
  const names = values.map(({ name }) => name);
  const indexOf = (name: string): number => {
    const known = names.indexOf(name);
    return known >= 0 ? known : names.push(name) - 1;
  };
  const operands = spec.operands.map((_, i) => i);
  const all = values.map((_, i) => i);
  const rules: (Equal | Match)[] = [];
  for (const { name, args = [] } of spec.traits) {
    if (name === 'SameOperandsAndResultType') rules.push({ kind: 'equal', members: all });
    else if (name === 'SameTypeOperands') rules.push({ kind: 'equal', members: operands });
    else if (name === 'AllTypesMatch') rules.push({ kind: 'equal', members: (args as string[]).map(indexOf) });
    else if (name === 'TypesMatchWith') {
      const [, fromName, toName, transform] = args as [string, string, string, string];
      const source = values.find((value) => value.name === fromName)?.constraint;
      rules.push({ kind: 'match', from: indexOf(fromName), to: indexOf(toName), fromName, source, transform });
    }
  }
  const matches = rules.filter((rule) => rule.kind === 'match');
  const buildable = values.flatMap(({ constraint: { buildable: build }, group }, index) => {
    const isGroup = group !== undefined;
    // How many results there are in a group does not follow from their type.
    return build && !(isGroup && index >= operands.length) ? [{ index, build, isGroup }] : [];
  });
  const isGroup = values.map(({ group }, i) => i < operands.length && group !== undefined);
  const attributes = names.slice(values.length).map((name, i) => ({ name, index: values.length + i }));

  const makeEqual = ({ members }: Equal, types: KnownTypes, read: ReadOperands): boolean => {
    let source: Type | undefined;
    let isMissing = false;
    for (let i = 0; i < members.length; i++) {
      const known = types[members[i]!];
      if (known === undefined) isMissing = true;
      else source ??= known[0];
    }
    if (source === undefined || !isMissing) return false;
    for (let i = 0; i < members.length; i++) {
      const member = members[i]!;
      if (types[member] === undefined) types[member] = copies(source, isGroup[member] ? read[member]?.length : 1);
    }
    return true;
  };

  const makeMatch = ({ from, to, transform }: Match, types: KnownTypes, read: ReadOperands): boolean => {
    const source = types[from]?.[0];
    if (source === undefined || types[to] !== undefined) return false;
    const isAbsent = spec.operands[to]?.group === 'optional' && (read[to]?.length ?? 0) === 0;
    types[to] = isAbsent ? [] : transformTypes(transform, source);
    return types[to] !== undefined;
  };

  return {
    size: names.length,
    attributes,
    requireSources(types, parser) {
      for (const { from, to, fromName, source } of matches) {
        if (types[to] !== undefined) continue;
        const wrong = source && types[from]?.find((type) => !source.test(type));
        if (!wrong) continue;
        const text = parser.context.printType(wrong);
        parser.error(parser.nameOffset, `'${fromName}' must be ${source.summary}, but got '${text}'`);
      }
    },
    infer(types, read, context) {
      for (const { index, build, isGroup } of buildable) {
        types[index] ??= copies(build(context), isGroup ? read[index]?.length : 1);
      }
      for (let hasChanged = rules.length > 0; hasChanged;) {
        hasChanged = false;
        for (const rule of rules) {
          if (rule.kind === 'equal' ? makeEqual(rule, types, read) : makeMatch(rule, types, read)) hasChanged = true;
        }
      }
    },
  };
}

function copies(type: Type, count = 0): readonly Type[] {
  const types: Type[] = [];
  for (let i = 0; i < count; i++) types.push(type);
  return types;
}
