import { type DialectModel, type EnumModel } from '../resolve/model.ts';
import { docComment, objectCode, stringCode, keyCode } from './code.ts';
import { enumSpecName } from './constraints.ts';
import { ImportSet } from './imports.ts';
import { cppName } from './cpp-name.ts';
import { filesOf, generatedPath, headerOf } from './places.ts';

/** Returns the view of a dialect's enums. */
export function enumsView(dialect: DialectModel) {
  const imports = new ImportSet(generatedPath(dialect.namespace, 'enums'));
  imports.type('EnumSpec');
  return { header: headerOf(filesOf(dialect.enums)), imports: imports.code, enums: dialect.enums.map(enumView) };
}

function enumView(model: EnumModel) {
  return {
    doc: docComment(model.summary, model.description),
    name: model.className,
    typeDoc: docComment(
      model.bitEnum ? `The bits of ${model.className} that are set.` : `A case of ${model.className}, by its keyword.`,
    ),
    type: model.bitEnum ? 'number' : `(typeof ${model.className})[keyof typeof ${model.className}]`,
    cases: model.cases.map((enumCase) => ({
      docs: enumCase.summary === '' ? [] : [docComment(enumCase.summary)],
      symbol: keyCode(enumCase.symbol),
      value: model.bitEnum ? String(enumCase.value) : stringCode(enumCase.keyword),
    })),
    specDoc: docComment(`Keywords and numbers of ${model.className}.`),
    specName: enumSpecName(model.className),
    spec: objectCode([
      ['name', stringCode(model.className)],
      ['cppType', stringCode(cppName(model))],
      ['summary', stringCode(model.summary)],
      ['bits', model.bitEnum ? 'true' : undefined],
      ['isField', model.isEnumAttr ? undefined : 'true'],
      ['separator', model.bitEnum ? stringCode(model.separator) : undefined],
      ['primaryGroups', model.bitEnum && model.printPrimaryGroups ? 'true' : undefined],
      ['cases', `[${model.cases.map(caseCode).join(', ')}]`],
    ]),
  };
}

function caseCode({ symbol, value, keyword, extension }: EnumModel['cases'][number]): string {
  const mark = extension ? ', isExtension: true' : '';
  return `{ symbol: ${stringCode(symbol)}, value: ${value}, str: ${stringCode(keyword)}${mark} }`;
}
