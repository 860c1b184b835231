import { type PassRegistry } from '../../pass/pass-registry.ts';
import { type OptionType, type PassOptionSpec } from '../../pass/pass-spec.ts';
import { assertNever } from '../../support/invariant.ts';
import { type OptionSpec } from '../cli/llvm-arguments.ts';

/** The headings of passes and pipelines in the help. */
const groupOf = { pass: 'Passes', pipeline: 'Pass Pipelines' } as const;

type Kind = keyof typeof groupOf;

/** Returns an option for every pass and pipeline, or for all of one kind, whose value is the text of its own options. */
export function passOptions(registry: PassRegistry, only?: Kind): OptionSpec[] {
  const kinds: readonly Kind[] = only ? [only] : ['pass', 'pipeline'];
  return kinds.flatMap((kind) =>
    registry.entries(kind).map(({ spec }) => ({
      name: spec.argument,
      value: 'options',
      optionalValue: true as const,
      summary: spec.summary,
      group: groupOf[kind],
      parts: spec.options.map(partOf),
    })),
  );
}

function partOf({ name, type, default: defaultText, summary }: PassOptionSpec): OptionSpec {
  const value = valueName(type);
  const details = [...keywordsOf(type), ...(defaultText === '' ? [] : [`default ${defaultText}`])].join('; ');
  const full = details === '' ? summary : `${summary.replace(/\.$/, '')} (${details})`;
  return { name, summary: full, ...(value !== undefined && { value }) };
}

/** The values of an enum as a part of a sentence. */
function keywordsOf(type: OptionType): string[] {
  if (type.kind === 'list') return keywordsOf(type.of);
  return type.kind === 'enum' ? [`one of ${type.spec.cases.map(({ str }) => str).join(', ')}`] : [];
}

/** What the help calls a value of the type, as in mlir-opt; undefined for booleans. */
function valueName(type: OptionType): string | undefined {
  switch (type.kind) {
    case 'bool':
      return undefined;
    case 'int':
      return 'int';
    case 'int64':
      return 'long';
    case 'uint':
      return 'uint';
    case 'uint64':
      return 'ulong';
    case 'double':
      return 'number';
    case 'string':
      return 'string';
    case 'enum':
      return 'value';
    case 'list':
      return `${valueName(type.of) ?? 'bool'},...`;
    case 'custom':
      return type.syntax.valueName;
    case 'pipeline':
      return 'pass-manager';
    default:
      return assertNever(type);
  }
}
