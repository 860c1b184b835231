import { type DialectModel, type Model } from '../resolve/model.ts';
import { attributesView, definesTypesWithAttributes, handedOnTypesView } from '../view/attributes.ts';
import { constraintsView } from '../view/derived-constraints.ts';
import { dialectView } from '../view/dialect.ts';
import { enumsView } from '../view/enums.ts';
import { hooksView } from '../view/hooks.ts';
import { operationsView } from '../view/operations.ts';
import { passesView } from '../view/passes.ts';
import { generatedPath, type GeneratedKind } from '../view/places.ts';
import { registryPath, registryView } from '../view/registry.ts';
import { type OutputFile } from './output.ts';
import { render } from './render.ts';

/** Returns the TypeScript of all dialects and their list, not formatted yet. */
export function emitDialects(model: Model): OutputFile[] {
  const registry = { path: `src/${registryPath}`, content: render('registry', registryView(model)) };
  return [...model.dialects.flatMap(emitDialect), registry];
}

function emitDialect(dialect: DialectModel): OutputFile[] {
  const file = (kind: GeneratedKind, template: string, view: object): OutputFile => ({
    path: `src/${generatedPath(dialect.namespace, kind)}`,
    content: render(template, view),
  });
  const outputs: OutputFile[] = [];
  if (dialect.enums.length > 0) outputs.push(file('enums', 'enums', enumsView(dialect)));
  if (dialect.attributes.length > 0)
    outputs.push(file('attributes', 'attributes', attributesView(dialect, 'attributes')));
  if (definesTypesWithAttributes(dialect)) outputs.push(file('types', 'handed-on', handedOnTypesView(dialect)));
  else if (dialect.types.length > 0) outputs.push(file('types', 'attributes', attributesView(dialect, 'types')));
  const constraints = constraintsView(dialect);
  if (constraints.constraints.length > 0) outputs.push(file('constraints', 'constraints', constraints));
  if (dialect.ops.length > 0) outputs.push(file('ops', 'ops', operationsView(dialect)));
  if (dialect.passes.length + dialect.pipelines.length > 0) outputs.push(file('passes', 'passes', passesView(dialect)));
  if (dialect.definition === undefined) return outputs;
  const hooks = hooksView(dialect);
  if (hooks.entries.length > 0) outputs.push(file('hooks', 'hooks', hooks));
  outputs.push(file('dialect', 'dialect', dialectView(dialect)));
  return outputs;
}
