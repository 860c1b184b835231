import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { dialectFiles } from './dialect-entries.ts';
import { packageEntries } from './package-entries.ts';

/**
 * Writes the declarations of the library into `folder`: `src/index.d.ts` and those of the other entries, all that they need, and `dialects/<name>.d.ts`.
 * Returns the compiler's messages, empty when the sources compile.
 */
export function emitTypes(root: string, folder: string): string {
  const dialects = dialectFiles(root);
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  delete options.tsBuildInfoFile;
  const dialectSources = [...dialects.values()].flat().map((file) => join(root, file));
  const files = [...Object.values(packageEntries(root)), ...dialectSources];
  const program = ts.createProgram(files, {
    ...options,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: folder,
  });
  const { diagnostics } = program.emit();
  const problems = [...ts.getPreEmitDiagnostics(program), ...diagnostics];
  mkdirSync(join(folder, 'dialects'), { recursive: true });
  for (const [name, paths] of dialects) {
    writeFileSync(
      join(folder, 'dialects', `${name}.d.ts`),
      paths.map((path) => `export * from '../${path.replace(/\.ts$/, '.js')}';\n`).join(''),
    );
  }
  return ts.formatDiagnostics(problems, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}
