/** What the core has in a web page instead of `files.ts`: there are no files. */
import type * as files from './files.ts';

const noFiles = (): never => {
  throw new Error('there are no files in a web page');
};

/** No file exists. */
export const fileExists: typeof files.fileExists = () => false;

/** Throws, for there is nothing to read. */
export const readBytes: typeof files.readBytes = noFiles;

/** Returns the name that such a file would have. */
export const temporaryPath: typeof files.temporaryPath = (prefix, suffix) => `${prefix}${suffix}`;

/** Throws, for there is nowhere to write to. */
export const writeWhole: typeof files.writeWhole = noFiles;
