/** Generates the TypeScript side of the binary schemas: `src/target/schema/<folder>/*.fbs` -> `generated/<folder>.gen.ts`. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import Handlebars from 'handlebars';
import { format, resolveConfig } from 'prettier';
import { type Diagnostics } from './diagnostics.ts';
import { checkSchemas } from './flatbuffers/check.ts';
import { parseSchema } from './flatbuffers/fbs-parser.ts';
import { SchemaSet } from './flatbuffers/resolve.ts';
import { viewModules, type ModuleView } from './flatbuffers/view.ts';
import { SourceFile } from './source.ts';

/** Folder of the schemas, relative to the root of the repository; includes start from here. */
const SCHEMA_FOLDER = 'src/target/schema';

/** A file to write or to compare with. */
export interface GeneratedFlatbuffersFile {
  /** Path relative to the root of the repository. */
  readonly path: string;
  readonly content: string;
}

/**
 * Returns the generated files for the schemas of the repository at `rootPath`.
 * Reports every mistake in the schemas and returns nothing when there is one.
 */
export async function generateFlatbuffers(
  rootPath: string,
  diagnostics: Diagnostics,
): Promise<readonly GeneratedFlatbuffersFile[]> {
  return generateFromSources(readSchemas(rootPath), diagnostics);
}

/** Same for schema files that were read before; their paths start with the schema folder. */
export async function generateFromSources(
  files: readonly SourceFile[],
  diagnostics: Diagnostics,
): Promise<readonly GeneratedFlatbuffersFile[]> {
  const schemas = files.map((file) => parseSchema(file, diagnostics)).filter((schema) => schema !== undefined);
  if (diagnostics.hasErrors) return [];
  const set = new SchemaSet(schemas, SCHEMA_FOLDER, diagnostics);
  checkSchemas(set, diagnostics);
  if (diagnostics.hasErrors) return [];
  const render = loadTemplate();
  const config = await resolveConfig(fileURLToPath(import.meta.url));
  return Promise.all(
    viewModules(set).map(async (view) => ({
      path: posix.join(SCHEMA_FOLDER, 'generated', `${view.folder}.gen.ts`),
      content: await format(render(view), { ...config, parser: 'typescript' }),
    })),
  );
}

/** Returns the schema files of the repository at `rootPath`, sorted by path. */
function readSchemas(rootPath: string): readonly SourceFile[] {
  return readdirSync(join(rootPath, SCHEMA_FOLDER), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.fbs'))
    .sort()
    .map(
      (path) =>
        new SourceFile(posix.join(SCHEMA_FOLDER, path), readFileSync(join(rootPath, SCHEMA_FOLDER, path), 'utf8')),
    );
}

function loadTemplate(): (view: ModuleView) => string {
  const handlebars = Handlebars.create();
  const read = (name: string): string => readFileSync(new URL(`./flatbuffers/${name}`, import.meta.url), 'utf8');
  handlebars.registerPartial('record', read('record.hbs'));
  return handlebars.compile<ModuleView>(read('schema.hbs'), { noEscape: true, strict: true });
}
