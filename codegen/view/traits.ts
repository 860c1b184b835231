import { type Expression, printExpression } from '../expression.ts';
import { type TraitUse } from '../resolve/model.ts';
import { arrayCode, stringCode } from './code.ts';
import { type ImportSet } from './imports.ts';
import { dialectFolder } from './places.ts';
import { runtimeModules } from './runtime.ts';

/** Returns the expression for a trait of an op: the runtime's, that of a dialect's interface, or a mere marker. */
export function traitCode(use: TraitUse, imports: ImportSet): string {
  const { name, args } = use;
  const module =
    use.interface === undefined ? runtimeModules[name] : `${dialectFolder(use.interface.dialect)}/interfaces.ts`;
  if (module === undefined) return `${imports.value('marker')}(${stringCode(name)})`;
  imports.value(name, module);
  return args.length === 0 ? name : `${name}(${args.map(argumentCode).join(', ')})`;
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
