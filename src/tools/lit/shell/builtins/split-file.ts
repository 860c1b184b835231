import { dirname, resolve, sep } from 'node:path';
import { makeFolder, writeWhole } from '../../../../support/files.ts';
import { systemErrorText } from '../../../../support/system-error.ts';
import { decodeUtf8 } from '../../../../support/utf8.ts';
import { resolvePath, type ToolMain } from '../../../tool-io.ts';
import { complain, readOperand } from './simple.ts';

/** Where a part begins: its name, behind two slashes or one other character. */
const separator = /^(?:\/\/|.)--- (.*)$/;

/** The lines of a part, and the number of the line before the first of them. */
interface Part {
  readonly lines: string[];
  readonly line: number;
}

/**
 * `split-file [--leading-lines] FILE FOLDER`: writes what follows each line like `//--- name` to a file of that name in the folder. With
 * --leading-lines, a part begins with as many empty lines as stand before it, so that lines have the numbers that they have in FILE.
 * Source: LLVM's split-file. Differs: a name that leads out of the folder is refused; a file at the place of the folder stays.
 */
export const splitFileCommand: ToolMain = (argv, io) => {
  const wrong = (message: string) => complain(io, 'split-file', message);
  const flags = argv.filter((word) => /^--?(no-)?leading-lines$/.test(word));
  const unknown = argv.find((word) => /^-./.test(word) && !flags.includes(word));
  if (unknown !== undefined) return wrong(`unsupported option '${unknown}'`);
  const [input, folder, ...rest] = argv.filter((word) => !flags.includes(word));
  if (input === undefined) return wrong('input filename is not specified');
  if (folder === undefined) return wrong('output directory is not specified');
  if (rest.length > 0) return wrong(`unexpected argument '${rest[0]}'`);
  const bytes = readOperand('split-file', input, io);
  if (bytes === undefined) return 1;
  const parts = partsOf(decodeUtf8(bytes));
  if (typeof parts === 'string') return wrong(`${input}${parts}`);
  const lastFlag = flags.at(-1);
  const hasLeadingLines = lastFlag !== undefined && !lastFlag.includes('no-');
  const root = resolve(resolvePath(io, folder));
  for (const [name, { lines, line }] of parts) {
    const path = resolve(root, name);
    if (!path.startsWith(`${root}${sep}`)) return wrong(`${input}: '${name}' leads out of '${folder}'`);
    try {
      makeFolder(dirname(path));
      writeWhole(path, hasLeadingLines ? '\n'.repeat(line) : '', lines.join(''));
    } catch (error) {
      return wrong(`${folder}/${name}: ${systemErrorText(error)}`);
    }
  }
  return 0;
};

/** Returns the parts by their names, or what is wrong, to be written behind the name of the file. */
function partsOf(text: string): Map<string, Part> | string {
  const parts = new Map<string, Part>();
  let current: Part | undefined;
  for (const [i, line] of text.split(/(?<=\n)/).entries()) {
    const name = separator.exec(line.replace(/\r?\n$/, ''))?.[1];
    if (name === undefined) {
      current?.lines.push(line);
      continue;
    }
    if (name === '') return `:${i + 1}: error: empty part name`;
    if (name.trim() !== name) return `:${i + 1}: error: part name cannot have leading or trailing space`;
    if (parts.has(name)) return `:${i + 1}: error: '${line.trimEnd()}' occurs more than once`;
    current = { lines: [], line: i + 1 };
    parts.set(name, current);
  }
  return parts.size > 0 ? parts : ': no part separator was found';
}
