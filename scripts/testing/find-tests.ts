import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders whose `__tests__` folders hold unit tests. */
const testedFolders = ['src', 'codegen', 'scripts'];

/** The folders whose tests start processes: they take longest, so they come first and the workers end at the same time. */
const slowFolders = /^(?:scripts|src\/tools)\//;

/**
 * Returns the unit test files of the project as paths from its root with slashes, slow ones first and then sorted; with filters
 * those that contain one.
 */
export function findTestFiles(root: string, filters: readonly string[]): string[] {
  return testedFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => testFilesIn(root, folder))
    .filter((file) => filters.length === 0 || filters.some((filter) => file.includes(filter)))
    .sort((a, b) => Number(slowFolders.test(b)) - Number(slowFolders.test(a)) || (a < b ? -1 : 1));
}

function testFilesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : testFilesIn(root, path);
    return folder.endsWith('/__tests__') && entry.name.endsWith('.test.ts') ? [path] : [];
  });
}
