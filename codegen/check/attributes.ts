import { type Diagnostics } from '../diagnostics.ts';
import { type AttrOrTypeModel, type ParameterType } from '../resolve/model.ts';
import { isSelfType } from '../resolve/parameter-kinds.ts';
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
  checkShape(record, diagnostics);
  checkSelfType(record, diagnostics);
  checkParameterNames(record.parameters, diagnostics);
  checkRecursion(record, diagnostics);
}

/** Its own type is what an attribute has as `type`, as TypedAttrInterface says. */
function checkSelfType(record: AttrOrTypeModel, diagnostics: Diagnostics): void {
  for (const { name, type, location } of record.parameters) {
    if (!isSelfType(type)) {
      if (hasSelfType(type))
        diagnostics.error(location, `'SelfType' must be the type of the parameter '${name}' itself`);
    } else if (record.kind === 'type') diagnostics.error(location, "only an attribute can have a 'SelfType'");
    else if (name !== 'type')
      diagnostics.error(location, `the parameter '${name}' is the attribute's own type, so its name must be 'type'`);
  }
}

function hasSelfType(type: ParameterType): boolean {
  return isSelfType(type) || ('of' in type && hasSelfType(type.of));
}

/** A shaped type is read by the parameters that shaped types of the runtime have. */
function checkShape(record: AttrOrTypeModel, diagnostics: Diagnostics): void {
  const trait = record.traits.find(({ name }) => name === 'ShapedTypeInterface');
  if (trait === undefined) return;
  const typeOf = (name: string) => record.parameters.find((parameter) => parameter.name === name)?.type;
  const [shape, elementType] = [typeOf('shape'), typeOf('elementType')];
  const isShape = shape?.kind === 'array' && shape.of.kind === 'builtin' && shape.of.name === 'int64';
  if (isShape && elementType?.kind === 'builtin' && elementType.name === 'Type') return;
  const needed = "the parameters 'ArrayOf<int64>:$shape' and 'Type:$elementType'";
  diagnostics.error(trait.location, `type '${record.name}' has ShapedTypeInterface, so it needs ${needed}`);
}
