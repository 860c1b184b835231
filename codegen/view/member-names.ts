import { camelCase } from '../names.ts';
import {
  type AttributeModel,
  type OpModel,
  type OperandModel,
  type ParameterModel,
  type RegionModel,
} from '../resolve/model.ts';
import { attributeMembers, operationMembers } from './runtime.ts';

/** What is appended to the name of a member of an op that `Operation` has already. */
const suffixes = {
  operand: 'Value',
  result: 'Value',
  attribute: 'Attr',
  region: 'Region',
  successor: 'Block',
} as const;

/**
 * Returns the name of an op member's accessor: camelCase of the name in the IR. A name that `Operation` has already gets a
 * suffix: `Value`, `Attr`, `Region` or `Block`; of a group of values, `Values`.
 */
export function memberName(member: OperandModel | AttributeModel | RegionModel): string {
  const name = camelCase(member.name);
  if (!operationMembers.has(name)) return name;
  const plural = 'quantity' in member && member.quantity === 'variadic' ? 's' : '';
  return `${name}${suffixes[member.role]}${plural}`;
}

/**
 * Tells whether `Operation` has the member under the same name, so that no accessor is made: the only result `$result`
 * (`op.result()`), the only groups `$results` and `$operands`, the only region list `$regions`.
 */
export function isInherited(op: OpModel, member: OperandModel | RegionModel): boolean {
  switch (member.role) {
    case 'operand':
      return member.name === 'operands' && op.operands.length === 1;
    case 'result':
      return (
        op.results.length === 1 &&
        (member.name === 'results' || (member.name === 'result' && member.quantity === 'one'))
      );
    case 'region':
      return member.name === 'regions' && op.regions.length === 1;
    case 'successor':
      return member.name === 'successors' && op.successors.length === 1;
  }
}

/** Returns the name of the getter of a parameter; one that `Attribute` has already gets the suffix `Parameter`. */
export function parameterName(parameter: ParameterModel): string {
  const name = camelCase(parameter.name);
  return attributeMembers.has(name) ? `${name}Parameter` : name;
}

/** Words that cannot be the name of an argument in TypeScript. */
const reservedWords = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public return ' +
    'static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** Returns the name of a parameter as an argument: that of its getter, or with the suffix `Parameter` where that is a word of the language. */
export function parameterArgument(parameter: ParameterModel): string {
  const name = parameterName(parameter);
  return reservedWords.has(name) ? `${name}Parameter` : name;
}
