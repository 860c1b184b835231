import { confiningConstraints } from '../builtin-names.ts';
import {
  type AttributeModel,
  type ConstraintUse,
  type OperandModel,
  type OpModel,
  type RegionModel,
} from '../resolve/model.ts';
import { type FormatElement } from './elements.ts';
import { attributeStarts, attributeTakes, literalText, strippedText, typeStarts } from './record-text.ts';
import { type ElementText } from './starts.ts';

type Member = OperandModel | AttributeModel | RegionModel;

/** Returns what tells what is known of the text of an element in the format of the op. */
export function opElementText(op: OpModel): (element: FormatElement) => ElementText {
  const members = new Map<string, Member>(
    [...op.arguments, ...op.results, ...op.regions, ...op.successors].map((member) => [member.name, member]),
  );
  return (element) => {
    switch (element.kind) {
      case 'literal':
        return literalText(element.text);
      case 'variable': {
        const member = members.get(element.name);
        return member ? memberText(member, element.qualified) : { starts: [] };
      }
      case 'type':
        return typeText(element.of, members.get(element.of), element.qualified);
      case 'functional-type':
        return { starts: ['('], endsWord: true };
      case 'attr-dict':
        return { starts: ['[dict]'], takes: ['[dict]', '{'], canBeNothing: true };
      case 'attr-dict-with-keyword':
        return { starts: ['attributes'], canBeNothing: true };
      case 'prop-dict':
        return { starts: ['<'], canBeNothing: true };
      case 'operands':
        return { ...operandText, canBeNothing: true, ...list('`operands` directive') };
      case 'regions':
        return { ...list('`regions` directive'), ...region, canBeNothing: true };
      case 'successors':
        return { starts: ['^'], canBeNothing: true, ...list('`successors` directive') };
      default:
        return { starts: [], canBeNothing: element.kind === 'ref', endsWord: true };
    }
  };
}

/** What may stand behind an operation: others start with the names of their results or, in generic form, with their own. */
export const operationStarts: ReadonlySet<string> = new Set(['[operation]']);
const operandText = { starts: ['%'], takes: ['%', '[operation]'] };
const region = { starts: ['[region]'], takes: ['[region]', '{'], endsWord: false };
const list = (words: string): Omit<ElementText, 'starts'> => ({ continues: [',', '#'], words, endsWord: true });

/** Some types go on with parameters. */
const oneType = { starts: typeStarts, continues: ['<'], endsWord: true };
const types = (words: string): Omit<ElementText, 'starts'> => ({ continues: [',', '<'], words, endsWord: true });

function memberText(member: Member, qualified: true | undefined): ElementText {
  const { role, name } = member;
  const isSingle = role === 'attribute' || ('quantity' in member && member.quantity === 'one');
  const words = `${isSingle ? '' : 'variable length '}${role} \`${name}\``;
  switch (role) {
    case 'operand':
    case 'result': {
      const { quantity } = member;
      const more = quantity === 'variadic' ? list(words) : { continues: ['#'], words, endsWord: true };
      return { ...operandText, canBeNothing: quantity !== 'one', ...more };
    }
    case 'region':
      return { ...region, ...(member.variadic && { canBeNothing: true, continues: [','], words }) };
    case 'successor':
      return { starts: ['^'], endsWord: true, ...(member.variadic && { canBeNothing: true, ...list(words) }) };
    case 'attribute':
      // One that may be absent outside of groups is refused elsewhere.
      return { ...attributeText(member.constraint, qualified), words };
  }
}

/** What the parser takes for an attribute with the constraint; as in MLIR, any attribute where nothing is said of it. */
function attributeText(use: ConstraintUse, qualified: true | undefined): ElementText {
  if (use.kind === 'enum') {
    const starts = ['"', ...use.enum.cases.map(({ keyword }) => keyword)];
    return { starts, takes: [...starts, '[operation]'], endsWord: true };
  }
  if (use.kind === 'record') return strippedText(use.record, qualified);
  const { definition, name } = use.constraint;
  const [base] = use.args;
  if (confiningConstraints.has(name) && base?.kind === 'constraint') return attributeText(base.use, qualified);
  const storage = storageOf(use);
  // Printed in full.
  if (definition.kind === 'alias') return { ...attributeText(definition.of, true), takes: attributeTakes };
  if (storage === 'StringAttr')
    return name === 'SymbolNameAttr'
      ? { starts: ['@'], endsWord: true }
      : { starts: ['"'], takes: ['"', '[operation]'] };
  if (storage === 'SymbolRefAttr' || storage === 'FlatSymbolRefAttr')
    return { starts: ['@'], takes: ['#', '@'], continues: ['::'], endsWord: true };
  if (storage === 'DenseArrayAttr') return { starts: ['['], takes: ['#', '['] };
  if (storage === 'UnitAttr') return { starts: ['unit'], endsWord: true, isUnit: true };
  const starts = name === 'TypedAttrInterface' ? typedStarts : storage === undefined ? undefined : classStarts[storage];
  const isTyped = starts === undefined || starts === typedStarts;
  return {
    starts: starts ?? attributeStarts,
    takes: attributeTakes,
    ...(isTyped
      ? { continues: [':', '::', '<'] }
      : storage === 'TypeAttr' || storage === 'AffineMapAttr'
        ? { continues: ['<'] }
        : {}),
    endsWord: !['ArrayAttr', 'DictionaryAttr', 'AffineMapAttr'].includes(storage ?? ''),
  };
}

/** Returns the class of the attributes that satisfy the constraint, if it is one; of derived constraints that of lists alone. */
function storageOf(use: ConstraintUse): string | undefined {
  if (use.kind !== 'declared') return undefined;
  const { definition, storage } = use.constraint;
  if (definition.kind === 'arrayOf') return 'ArrayAttr';
  if (definition.kind !== 'anyOf' && definition.kind !== 'allOf') return storage;
  const isList = (part: ConstraintUse): boolean => storageOf(part) === 'ArrayAttr';
  const areLists = definition.kind === 'anyOf' ? definition.of.every(isList) : definition.of.some(isList);
  return areLists ? 'ArrayAttr' : storage;
}

const typedStarts = attributeStarts.filter((start) => start !== '[' && start !== '{');
/** What attributes of these classes start with; others may be any. */
const classStarts: Readonly<Record<string, readonly string[]>> = {
  IntegerAttr: ['[number]', '-', 'true', 'false'],
  BoolAttr: ['true', 'false'],
  FloatAttr: ['[number]', '-'],
  ArrayAttr: ['['],
  DictionaryAttr: ['{'],
  TypeAttr: typeStarts,
  AffineMapAttr: ['#', 'affine_map'],
  DenseElementsAttr: ['dense', 'dense_resource'],
};

function typeText(of: string, member: Member | undefined, qualified: true | undefined): ElementText {
  if (member?.role !== 'operand' && member?.role !== 'result')
    return { starts: typeStarts, ...types(`types of \`${of}\``) };
  const words = `type of ${member.role} \`${of}\``;
  if (member.quantity === 'variadic') return { starts: typeStarts, ...types(`variable length ${words}`) };
  if (member.quantity === 'optional') return { ...oneType, canBeNothing: true, words };
  const record = member.constraint.kind === 'record' ? member.constraint.record : undefined;
  if (record?.kind !== 'type') return { ...oneType, words };
  return { ...strippedText(record, qualified), words };
}
