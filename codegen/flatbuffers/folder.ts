import { posix } from 'node:path';
import { type SchemaFile } from './fbs-ast.ts';

/** Returns the name of the folder that a schema file is in: its declarations become one module with those of its neighbours. */
export function folderOf(schema: SchemaFile): string {
  return posix.basename(posix.dirname(schema.file.path));
}
