/**
 * Generates from the binary schemas, `src/target/schema/<folder>/*.fbs`, with the cases that operations add to their enums: the
 * TypeScript side, `generated/<folder>.gen.ts`, and one complete schema per kind of file, `generated/<extension>.fbs`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Diagnostics } from './diagnostics.ts';
import { formatTypeScript } from './emit/format.ts';
import { type OutputFile } from './emit/output.ts';
import { render } from './emit/render.ts';
import { checkSchemas } from './flatbuffers/check.ts';
import { extendEnums, opsInBinaries } from './flatbuffers/extend-enums.ts';
import { parseSchema } from './flatbuffers/fbs-parser.ts';
import { viewSchemaTexts } from './flatbuffers/fbs-text.ts';
import { SchemaSet } from './flatbuffers/resolve.ts';
import { viewModules } from './flatbuffers/view.ts';
import { type Model, type OpModel } from './resolve/model.ts';
import { SourceFile } from './source.ts';

/** Folder of the schemas, relative to the root of the tree; includes start from here. */
const schemaFolder = 'src/target/schema';

const generatedFolder = posix.join(schemaFolder, 'generated');

/**
 * Returns the generated files for the schemas of the tree at `root` and the operations of `model`.
 * Reports every mistake in the schemas and returns nothing when there is one.
 */
export async function generateFlatbuffers(
  root: string,
  model: Model,
  diagnostics: Diagnostics,
): Promise<readonly OutputFile[]> {
  return generateFromSchemas(readSchemas(root), root, diagnostics, opsInBinaries(model));
}

/** Does the same for schema files that were read before; their paths start with the schema folder. */
export async function generateFromSchemas(
  files: readonly SourceFile[],
  root: string,
  diagnostics: Diagnostics,
  ops: readonly OpModel[] = [],
): Promise<readonly OutputFile[]> {
  const errorsBefore = diagnostics.count;
  const published = files.map((file) => parseSchema(file, diagnostics)).filter((schema) => schema !== undefined);
  if (diagnostics.count > errorsBefore) return [];
  const schemas = extendEnums(published, ops, diagnostics);
  const set = new SchemaSet(schemas, schemaFolder, diagnostics);
  checkSchemas(set, diagnostics);
  if (diagnostics.count > errorsBefore) return [];
  const texts = viewSchemaTexts(set).map((view) => ({
    path: posix.join(generatedFolder, `${view.fileExtension}.fbs`),
    content: render('schema-text', view),
  }));
  const modules = await Promise.all(
    viewModules(set).map(async (view) => {
      const path = posix.join(generatedFolder, `${view.folder}.gen.ts`);
      return { path, content: await formatTypeScript(render('flatbuffers', view), join(root, path)) };
    }),
  );
  return [...modules, ...texts];
}

/** Returns the schema files of the tree at `root`, sorted by path. */
function readSchemas(root: string): readonly SourceFile[] {
  return readdirSync(join(root, schemaFolder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(schemaFolder, path.replaceAll(sep, '/')))
    .filter((path) => path.endsWith('.fbs') && !path.startsWith(generatedFolder))
    .sort()
    .map((path) => new SourceFile(path, readFileSync(join(root, path), 'utf8')));
}
