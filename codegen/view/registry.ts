import { type Model } from '../resolve/model.ts';
import { ImportSet } from './imports.ts';
import { dialectConstant, dialectFolder } from './places.ts';

/** The path of the list of dialects, relative to `src`. */
export const registryPath = 'dialects/generated/registry.gen.ts';

/** Returns the view of the list of all dialects; each is what the `index.ts` of its folder exports under its name. */
export function registryView(model: Model) {
  const imports = new ImportSet(registryPath);
  imports.type('Dialect');
  const namespaces = model.dialects.flatMap(({ definition, namespace }) => (definition ? [namespace] : [])).sort();
  return {
    header: '// @generated from dialects-td/*/*.yaml; do not edit, run npm run codegen',
    loaders: namespaces.map((namespace) => ({
      namespace,
      name: imports.value(dialectConstant(namespace), `${dialectFolder(namespace)}/index.ts`),
    })),
    imports: imports.code,
  };
}
