import { type Diagnostics } from '../diagnostics.ts';
import { type SpecText } from '../nodes.ts';
import { type SourceLocation } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { type Declaration } from './declarations.ts';
import { FieldReader } from './field-reader.ts';
import { type EnumCase, type EnumModel, type RecordModel } from './model.ts';

/** Makes the model of an enum; reports cases that clash, lack their value or name unknown symbols. */
export function buildEnum(declaration: Declaration, record: RecordModel, diagnostics: Diagnostics): EnumModel {
  const fields = FieldReader.of({ kind: 'map', entries: declaration.fields, ...declaration.location }, diagnostics);
  const kind = fields.string('kind') ?? 'I32EnumAttr';
  const bitEnum = kind.includes('Bit');
  const isEnumAttr = kind.endsWith('Attr');
  const width = kind.startsWith('I64') ? 64 : 32;
  const separator = fields.string('separator') ?? '|';
  if (!/^\s*[|,:+*/?]\s*$/.test(separator))
    diagnostics.error(
      fields.text('separator') ?? fields.location,
      `'${separator}' does not separate keywords: one of |,:+*/? does`,
    );
  const cases: EnumCase[] = [];
  for (const reader of fields.objects('cases')) {
    const symbol = reader.string('symbol');
    if (symbol === undefined) continue;
    const value = caseValue(reader, symbol, bitEnum, cases, diagnostics);
    const enumCase: EnumCase = {
      symbol,
      keyword: reader.string('str') ?? symbol,
      value: value ?? 0,
      group: reader.has('group'),
      summary: reader.string('summary') ?? '',
      extension: reader.flag('extension'),
      location: reader.text('symbol') ?? reader.location,
    };
    if (enumCase.keyword === '' || (bitEnum && enumCase.keyword.includes(separator.trim())))
      diagnostics.error(
        reader.text('str') ?? enumCase.location,
        `'${enumCase.keyword}' is not a keyword: ${enumCase.keyword === '' ? 'it is empty' : `'${separator.trim()}' is between keywords`}`,
      );
    else if (bitEnum && !isEnumAttr && !/^[A-Za-z_][\w$.]*$/.test(enumCase.keyword))
      diagnostics.error(
        reader.text('str') ?? enumCase.location,
        `'${enumCase.keyword}' is no word, as keywords of the kind ${kind} are`,
      );
    if (!/^[A-Za-z_]\w*$/.test(symbol)) diagnostics.error(enumCase.location, `'${symbol}' is not an identifier`);
    const keys: CaseKey[] = ['symbol', 'keyword', ...(value === undefined || enumCase.group ? [] : ['value' as const])];
    const places = {
      symbol: enumCase.location,
      keyword: reader.text('str') ?? enumCase.location,
      value: reader.text('value') ?? reader.text('bit') ?? enumCase.location,
    };
    for (const key of keys) {
      // A keyword that is the symbol has been compared with it.
      const isSymbol = key === 'keyword' && !reader.has('str') && cases.some((other) => other.symbol === symbol);
      if (!isSymbol) checkUnique(declaration.name, key, enumCase, cases, places[key], diagnostics);
    }
    if (width === 32 && (enumCase.value < -(2 ** 31) || enumCase.value >= 2 ** 32))
      diagnostics.error(reader.text('value') ?? reader.location, `value ${enumCase.value} has more than 32 bits`);
    cases.push(enumCase);
  }
  const list = declaration.fields.get('cases')?.value;
  if (list?.kind === 'list' && list.items.length === 0)
    diagnostics.error(list, `enum '${declaration.name}' has no cases`);
  return {
    ...record,
    cppNamespace: fields.string('cppNamespace') ?? record.cppNamespace,
    summary: fields.string('summary') ?? '',
    description: fields.string('description') ?? '',
    bitEnum,
    isEnumAttr,
    width,
    separator,
    printPrimaryGroups: fields.flag('printBitEnumPrimaryGroups'),
    genSpecializedAttr: !fields.has('genSpecializedAttr') || fields.flag('genSpecializedAttr'),
    cases,
  };
}

/** Returns the cases that these are the keywords of; undefined where one is of none. */
export function casesNamed({ cases }: EnumModel, words: readonly string[]): readonly EnumCase[] | undefined {
  const found = words.map((word) => cases.find(({ keyword }) => keyword === word));
  return found.every((enumCase) => enumCase !== undefined) ? found : undefined;
}

function caseValue(
  reader: FieldReader,
  symbol: string,
  bitEnum: boolean,
  earlier: readonly EnumCase[],
  diagnostics: Diagnostics,
): number | undefined {
  const allowed = bitEnum ? ['bit', 'group'] : ['value'];
  for (const key of ['value', 'bit', 'group']) {
    if (reader.has(key) && !allowed.includes(key))
      diagnostics.error(
        reader.keyLocation(key),
        `'${key}' is not for ${bitEnum ? "bit enums; a case without bits is 'group: []'" : 'plain enums'}`,
      );
  }
  const given = allowed.filter((key) => reader.has(key));
  if (given.length !== 1) {
    const needed = bitEnum ? "either 'bit' or 'group'" : "the key 'value'";
    if (given.length > 1 || !reader.has(bitEnum ? 'value' : 'bit'))
      diagnostics.error(reader.location, `case '${symbol}' needs ${needed}`);
    return undefined;
  }
  if (!bitEnum) return reader.integer('value');
  const bit = reader.integer('bit');
  if (bit !== undefined) {
    if (bit >= 0 && bit < 31) return 2 ** bit;
    diagnostics.error(reader.text('bit') ?? reader.location, `bit ${bit} is not in 0 to 30`);
    return undefined;
  }
  return reader.texts('group').reduce((bits, member) => bits | (memberValue(member, earlier, diagnostics) ?? 0), 0);
}

function memberValue(member: SpecText, earlier: readonly EnumCase[], diagnostics: Diagnostics): number | undefined {
  const found = earlier.find((enumCase) => enumCase.symbol === member.text);
  if (found === undefined) {
    const hint = didYouMean(
      member.text,
      earlier.map((enumCase) => enumCase.symbol),
    );
    diagnostics.error(member, `unknown case '${member.text}': a group names cases above it${hint}`);
  }
  return found?.value;
}

type CaseKey = 'symbol' | 'keyword' | 'value';

function checkUnique(
  name: string,
  key: CaseKey,
  enumCase: EnumCase,
  earlier: readonly EnumCase[],
  place: SourceLocation,
  diagnostics: Diagnostics,
): void {
  const clash = earlier.find((other) => other[key] === enumCase[key] && !(key === 'value' && other.group));
  if (clash === undefined) return;
  diagnostics.error(place, `duplicate ${key} '${enumCase[key]}' in enum '${name}'`, [
    { location: clash.location, message: 'first used here' },
  ]);
}
