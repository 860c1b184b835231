import { type Expression, printExpression } from '../expression.ts';
import { type TraitUse } from '../resolve/model.ts';
import { arrayCode, stringCode } from './code.ts';
import { type ImportSet } from './imports.ts';
import { dialectFolder } from './places.ts';
import { runtimeModules } from './runtime.ts';

/** Traits whose names in TypeScript are taken by other things. */
const renamed: Readonly<Record<string, string>> = { SymbolTable: 'SymbolTableTrait' };

/** Returns the expression for a trait of an op: the runtime's, that of a dialect's interface, or a mere marker. */
export function traitCode(use: TraitUse, imports: ImportSet): string {
  const { args } = use;
  const name = renamed[use.name] ?? use.name;
  const module =
    use.interface === undefined ? runtimeModules[name] : `${dialectFolder(use.interface.dialect)}/interfaces.ts`;
  // A list is what the trait is about, so the runtime takes its elements one by one: AllTypesMatch('lhs', 'rhs').
  const codes = args.flatMap((arg) => (arg.kind === 'list' ? arg.items : [arg])).map(argumentCode);
  if (module === undefined && codes.length > 0) return `{ name: ${stringCode(name)}, args: ${arrayCode(codes)} }`;
  if (module === undefined) return `${imports.value('marker')}(${stringCode(name)})`;
  imports.value(name, module);
  return codes.length === 0 ? name : `${name}(${codes.join(', ')})`;
}

function argumentCode(argument: Expression): string {
  switch (argument.kind) {
    case 'list':
      return arrayCode(argument.items.map(argumentCode));
    case 'number':
      return String(argument.value);
    case 'string':
      return stringCode(argument.value);
    case 'name':
      return stringCode(printExpression(argument));
  }
}
