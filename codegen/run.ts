import { checkModel } from './check/check.ts';
import { Diagnostics } from './diagnostics.ts';
import { emitDialects } from './emit/dialects.ts';
import { emitDocs } from './emit/docs.ts';
import { FormatCache } from './emit/format.ts';
import { type OutputFile } from './emit/output.ts';
import { emitSchema } from './emit/schema.ts';
import { applyChanges, compareTree } from './emit/write.ts';
import { generateFlatbuffers } from './flatbuffers.ts';
import { loadTree } from './load-tree.ts';
import { resolveModel } from './resolve/resolve.ts';

/** What a run did, or would do. */
export interface CodegenResult {
  /** Rendered diagnostics; empty when the specs are right. */
  readonly errors: string;
  readonly errorCount: number;
  /** Paths of files that were written, or with `check` would be. */
  readonly changed: readonly string[];
  /** Paths of generated files that nothing generates any more: deleted, or with `check` would be. */
  readonly stale: readonly string[];
  readonly outputCount: number;
}

/**
 * Compiles the specs and binary schemas under `root` into code, documentation and an editor schema. With errors in them
 * nothing is written; with `check` nothing is written ever.
 */
export async function runCodegen(options: { readonly root: string; readonly check?: boolean }): Promise<CodegenResult> {
  const diagnostics = new Diagnostics();
  const refused = () => ({
    errors: diagnostics.render(),
    errorCount: diagnostics.count,
    changed: [],
    stale: [],
    outputCount: 0,
  });
  const files = loadTree(options.root, diagnostics);
  if (files === undefined) return refused();
  const model = resolveModel(files, diagnostics);
  checkModel(model, diagnostics);
  const fromSchemas = await generateFlatbuffers(options.root, model, diagnostics);
  if (diagnostics.hasErrors) return refused();
  const fromSpecs = await formatAll(options.root, emitDialects(model));
  const outputs = [...fromSpecs, ...emitDocs(model), await emitSchema(), ...fromSchemas];
  const changes = compareTree(options.root, outputs);
  if (!options.check) applyChanges(options.root, changes);
  return {
    errors: '',
    errorCount: 0,
    changed: changes.changed.map((output) => output.path),
    stale: changes.stale,
    outputCount: outputs.length,
  };
}

async function formatAll(root: string, outputs: readonly OutputFile[]): Promise<OutputFile[]> {
  const cache = new FormatCache(root);
  return Promise.all(
    outputs.map(async ({ path, content }) => ({
      path,
      content: path.endsWith('.ts') ? await cache.format(content, path) : content,
    })),
  );
}
