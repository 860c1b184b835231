/** Generates the TypeScript side of the binary schemas: `src/target/schema/<folder>/*.fbs` -> `generated/<folder>.gen.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { type Diagnostics } from './diagnostics.ts';
import { formatTypeScript } from './emit/format.ts';
import { type OutputFile } from './emit/output.ts';
import { render } from './emit/render.ts';
import { checkSchemas } from './flatbuffers/check.ts';
import { parseSchema } from './flatbuffers/fbs-parser.ts';
import { SchemaSet } from './flatbuffers/resolve.ts';
import { viewModules } from './flatbuffers/view.ts';
import { SourceFile } from './source.ts';

/** Folder of the schemas, relative to the root of the tree; includes start from here. */
const schemaFolder = 'src/target/schema';

/**
 * Returns the generated files for the schemas of the tree at `root`.
 * Reports every mistake in the schemas and returns nothing when there is one.
 */
export async function generateFlatbuffers(root: string, diagnostics: Diagnostics): Promise<readonly OutputFile[]> {
  return generateFromSchemas(readSchemas(root), root, diagnostics);
}

/** Does the same for schema files that were read before; their paths start with the schema folder. */
export async function generateFromSchemas(
  files: readonly SourceFile[],
  root: string,
  diagnostics: Diagnostics,
): Promise<readonly OutputFile[]> {
  const errorsBefore = diagnostics.count;
  const schemas = files.map((file) => parseSchema(file, diagnostics)).filter((schema) => schema !== undefined);
  if (diagnostics.count > errorsBefore) return [];
  const set = new SchemaSet(schemas, schemaFolder, diagnostics);
  checkSchemas(set, diagnostics);
  if (diagnostics.count > errorsBefore) return [];
  return Promise.all(
    viewModules(set).map(async (view) => {
      const path = posix.join(schemaFolder, 'generated', `${view.folder}.gen.ts`);
      return { path, content: await formatTypeScript(render('flatbuffers', view), join(root, path)) };
    }),
  );
}

/** Returns the schema files of the tree at `root`, sorted by path. */
function readSchemas(root: string): readonly SourceFile[] {
  return readdirSync(join(root, schemaFolder), { recursive: true, encoding: 'utf8' })
    .map((path) => posix.join(schemaFolder, path.replaceAll(sep, '/')))
    .filter((path) => path.endsWith('.fbs'))
    .sort()
    .map((path) => new SourceFile(path, readFileSync(join(root, path), 'utf8')));
}
