import { checkModel } from '../check/check.ts';
import { Diagnostics } from '../diagnostics.ts';
import { loadSpec } from '../load.ts';
import { declareFile } from '../resolve/declarations.ts';
import { type Model, type OpModel } from '../resolve/model.ts';
import { resolveModel } from '../resolve/resolve.ts';
import { SourceFile } from '../source.ts';

/** Specs by their include names; `test/ops` is the one that most tests write. */
export type Specs = Readonly<Record<string, string>>;

/** A dialect with what small specs need; as `include: [test/base]`. */
export const base = `dialect: test
records:
  Test_Dialect: { parent: Dialect, name: test, prefix: Test_, summary: For tests. }
constraints:
  AnyType: { kind: type, native: true, summary: any type }
  I32: { kind: type, native: true, summary: 32-bit signless integer }
  AnyTensor: { kind: type, native: true, summary: tensor of any type values }
  I32Attr: { kind: attr, native: true, summary: 32-bit signless integer attribute, storage: IntegerAttr }
  StrAttr: { kind: attr, native: true, summary: string attribute, storage: StringAttr }
  UnitAttr: { kind: attr, native: true, summary: unit attribute, storage: UnitAttr }
  TensorOf: { kind: type, native: true, parameters: 1 }
`;

/** Resolves and checks specs, and returns the model with the rendered diagnostics. */
export function compile(specs: Specs): { readonly model: Model; readonly errors: string } {
  const diagnostics = new Diagnostics();
  const files = Object.entries(specs).flatMap(([id, text]) => {
    const source = new SourceFile(`${id}.yaml`, text);
    const node = loadSpec(source, diagnostics);
    return node ? [declareFile(id, source, node, diagnostics)] : [];
  });
  const model = resolveModel(files, diagnostics);
  checkModel(model, diagnostics);
  return { model, errors: diagnostics.render() };
}

/** Returns the diagnostics of a spec that can use everything in `base`; its own header is added. */
export function errorsOf(body: string): string {
  return compile({ 'test/base': base, 'test/ops': `dialect: test\ninclude: [test/base]\n${body}` }).errors;
}

/** Returns the first op of a correct spec. */
export function opOf(body: string): OpModel {
  const { model, errors } = compile({ 'test/base': base, 'test/ops': `dialect: test\ninclude: [test/base]\n${body}` });
  const op = model.dialects[0]?.ops[0];
  if (errors !== '' || op === undefined) throw new Error(`the spec is wrong:\n${errors}`);
  return op;
}
