import { type EnumModel, type Model, type OptionType, type PassModel } from '../resolve/model.ts';
import { code, headerComment, table } from './markdown.ts';
import { type RecordDocs, recordDocs } from './record-docs.ts';

/** Returns the view of the reference of all passes and pipelines. */
export function passDocsView(model: Model) {
  const passes = model.dialects.flatMap((dialect) => dialect.passes);
  const pipelines = model.dialects.flatMap((dialect) => dialect.pipelines);
  const byArgument = (a: PassModel, b: PassModel): number => (a.argument < b.argument ? -1 : 1);
  const sections = [
    { title: 'Passes', records: passViews([...passes].sort(byArgument)) },
    { title: 'Pipelines', records: passViews([...pipelines].sort(byArgument)) },
  ].filter((section) => section.records.length > 0);
  return { header: headerComment([...passes, ...pipelines].map((pass) => pass.file)), sections };
}

/** Returns the references of passes and pipelines. */
export function passViews(passes: readonly PassModel[]): RecordDocs[] {
  return passes.map((pass) => ({
    ...recordDocs(pass, code(`--${pass.argument}`)),
    notes: [
      ...(pass.planned ? ['**Not available yet**: only specified.'] : []),
      ...(pass.anchor === undefined ? [] : [`Runs on: ${code(pass.anchor.text)}.`]),
      ...(pass.anchorInterface === undefined
        ? []
        : [
            `Runs on operations with the interface ${code(pass.anchorInterface)}, as in ${code(`--pass-pipeline='builtin.module(func.func(${pass.argument}))'`)}.`,
          ]),
      ...(pass.isMemberwise ? ['Takes a module in parts: one function is in memory at a time.'] : []),
      ...(pass.dependentDialects.length === 0
        ? []
        : [`Loads: ${pass.dependentDialects.map((dialect) => code(dialect.text)).join(', ')}.`]),
    ],
    tables: [
      ...(pass.options.length === 0
        ? []
        : [
            {
              title: 'Options',
              ...table(
                ['Option', 'Type', 'Default', 'Description'],
                pass.options.map((option) => [
                  code(option.name),
                  optionTypeText(option.type),
                  option.default === undefined || option.default === '' ? '' : code(option.default),
                  option.summary,
                ]),
              ),
            },
          ]),
      ...(pass.statistics.length === 0
        ? []
        : [
            {
              title: 'Statistics',
              ...table(
                ['Name', 'Counts'],
                pass.statistics.map((statistic) => [code(statistic.name), statistic.summary]),
              ),
            },
          ]),
    ],
  }));
}

/** How values of types are written whose name does not say it. */
const builtinTexts: Partial<Record<string, string>> = {
  gridOverrides: 'name=RxC,…',
  layoutOverrides: 'name=RxC:memory-space:memory-layout,…',
  argumentShapes: 'argN:SIZExSIZE,…',
  pipeline: 'op(pass,…)',
};

function optionTypeText(type: OptionType): string {
  switch (type.kind) {
    case 'builtin':
      return code(builtinTexts[type.name] ?? type.name);
    case 'list':
      return `list of ${optionTypeText(type.of)}, separated by commas`;
    case 'enum':
      return keywords(type.enum);
  }
}

function keywords(model: EnumModel): string {
  return `one of ${model.cases.map((enumCase) => code(enumCase.keyword)).join(', ')}`;
}
