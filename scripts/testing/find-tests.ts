import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders whose `__tests__` folders hold unit tests of the compiler and of the device model. */
const coreFolders = ['src', 'codegen'];

/** Those that hold tests of the work around them: the package, the guides, fuzzing, comparisons with other tools. They build and start a lot. */
const workFolders = ['scripts'];

/** The folders whose tests start processes: they take longest, so they come first and the workers end at the same time. */
const slowFolders = /^(?:scripts|src\/tools)\//;

/** Which tests are wanted. */
export interface TestChoice {
  /** What a path contains, or one of these, when there are some. */
  readonly filters: readonly string[];
  /** Without filters: those of the work around the compiler too. */
  readonly all: boolean;
}

/** Returns the unit test files of the project that are wanted, as paths from its root with slashes, slow ones first and then sorted. */
export function findTestFiles(root: string, { filters, all }: TestChoice): string[] {
  return [...coreFolders, ...(all || filters.length > 0 ? workFolders : [])]
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
