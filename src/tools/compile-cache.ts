import { mkdirSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isErrno } from '../support/files.ts';

/** What Node has from version 22 on. */
interface CompileCache {
  readonly enableCompileCache?: () => void;
  readonly getCompileCacheDir?: () => string | undefined;
}

/**
 * Makes Node 22 and later keep what they compile of modules, in the folder for temporary files unless the user says another, and returns where, undefined if that cannot be.
 */
export function enableCompileCache(): string | undefined {
  const { enableCompileCache, getCompileCacheDir } = nodeModule as CompileCache;
  if (!enableCompileCache || !canMakeCache()) return undefined;
  enableCompileCache();
  return getCompileCacheDir?.();
}

/** Makes the folder, as Node does; where that fails, some versions of Node never end trying. */
function canMakeCache(): boolean {
  if (process.env['NODE_COMPILE_CACHE'] !== undefined) return true;
  try {
    mkdirSync(join(tmpdir(), 'node-compile-cache'));
  } catch (error) {
    return isErrno(error, 'EEXIST');
  }
  return true;
}
