import { type Diagnostics } from '../diagnostics.ts';
import { type AttrOrTypeModel } from '../resolve/model.ts';
import { ImportSet } from '../view/imports.ts';
import { parameterDefaultCode } from '../view/parameters.ts';
import { checkParameterNames, checkRecursion } from './members.ts';

/** Reports an attribute or type that cannot be printed or that says twice how it is. */
export function checkAttrOrType(record: AttrOrTypeModel, diagnostics: Diagnostics): void {
  if (!record.complete) return;
  const noun = record.kind === 'attr' ? 'attribute' : 'type';
  if (record.formatText !== undefined && record.hasCustomAssemblyFormat)
    diagnostics.error(
      record.formatText,
      `${noun} '${record.name}' has both assemblyFormat and hasCustomAssemblyFormat`,
    );
  const formatted = record.formatText !== undefined || record.hasCustomAssemblyFormat || record.enum !== undefined;
  if (record.parameters.length > 0 && !formatted)
    diagnostics.error(
      record.location,
      `${noun} '${record.name}' has parameters, so it needs assemblyFormat or hasCustomAssemblyFormat`,
    );
  for (const { type, location } of record.parameters) {
    if (type.kind === 'default' && parameterDefaultCode(type, new ImportSet('')) === undefined)
      diagnostics.error(location, `the default '${type.text}' is not a value of this parameter`);
  }
  checkParameterNames(record.parameters, diagnostics);
  checkRecursion(record, diagnostics);
  const required = record.parameters.findLastIndex(({ type }) => type.kind !== 'optional' && type.kind !== 'default');
  for (const parameter of record.parameters.slice(0, Math.max(required, 0))) {
    if (parameter.type.kind === 'optional' || parameter.type.kind === 'default')
      diagnostics.error(
        parameter.location,
        `parameter '${parameter.name}' may be absent, so it must come after the others`,
      );
  }
}
