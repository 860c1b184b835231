import { type Attribute } from '../../ir/attribute.ts';
import { type KnownDirectiveArgument } from '../../ir/interfaces/op-directive.ts';
import { type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type FormatElement } from '../../ods/assembly-format.ts';
import { indexOfName, type OpSpec } from '../../ods/op-spec.ts';
import { type OptionalStep, type Run } from './op-format-run.ts';

/** Returns what parses the directive; its hook says whether it stands here. */
export function compileDirective(
  spec: OpSpec,
  { name, args }: FormatElement & { kind: 'custom' },
  typeSetter: (of: string) => (run: Run, types: readonly Type[]) => void,
): OptionalStep {
  const known = args.map((arg) => knownArgument(spec, arg));
  const setters = args.map((arg): ((run: Run, value: unknown) => void) | undefined => {
    if (arg.kind === 'type') {
      const set = typeSetter(arg.of);
      return (run, value) => set(run, value as readonly Type[]);
    }
    if (arg.kind !== 'variable') return undefined;
    if (indexOfName(spec.attributes, arg.name) >= 0) {
      return ({ state }, value) => {
        if (value !== undefined) state.properties.set(arg.name, value as Attribute);
      };
    }
    const region = indexOfName(spec.regions, arg.name);
    if (region >= 0) return (run, value) => ((run.regions ??= [])[region] = value as readonly Region[]);
    const operand = indexOfName(spec.operands, arg.name);
    return (run, value) => {
      if (value !== undefined) run.operands[operand] = value as readonly UnresolvedOperand[];
    };
  });
  return (run) => {
    const given = known.map((argument) => argument?.(run));
    const parsed = run.info.hooks.directives![name]!.parse(run.parser, given);
    if (!parsed) return false;
    setters.forEach((set, i) => set?.(run, parsed[i]));
    return true;
  };
}

/** Returns what tells what is known of an argument before the directive is parsed. */
function knownArgument(spec: OpSpec, arg: FormatElement): ((run: Run) => KnownDirectiveArgument) | undefined {
  if (arg.kind === 'literal') return () => arg.text;
  if (arg.kind !== 'ref') return undefined;
  const { name } = arg;
  if (arg.isType) {
    const index = [...spec.operands, ...spec.results].findIndex((value) => value.name === name);
    return ({ types }) => types[index];
  }
  const operand = indexOfName(spec.operands, name);
  if (operand >= 0) return ({ operands }) => operands[operand];
  const region = indexOfName(spec.regions, name);
  if (region >= 0) return ({ regions }) => regions?.[region];
  return ({ state }) => state.properties.get(name);
}
