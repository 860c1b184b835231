/** A module that the bundler made. */
export interface Chunk {
  /** As other chunks name it after `./`. */
  readonly name: string;
  readonly text: string;
}

const importStatement = /(?<=^|[;}\n])import(?: ([\w$]+),?)?(?:\*as ([\w$]+)|\{([^}]*)\})?(?: ?from)?"([^"]+)";/g;
const exportStatement = /(?<=^|[;}\n])export\{([^}]*)\};\s*$/;
const dynamicImport = /\bimport\("([^"]+)"\)/g;

/** What chunks are loaded by, and modules that are no chunks: names that no module has, of whose own functions each would take its place. */
const [loadChunk, loadModule] = ['$loadChunk', '$loadModule'];

/** Chunks that are loaded together. */
export interface Part {
  readonly name: string;
  readonly chunks: readonly Chunk[];
}

/**
 * Puts the chunks of each part into a script, by the names of the parts. That of the first is a function to be called with `require` and a function that returns the result of
 * running the script of a part by its name: it runs the first of the chunks. The other scripts are run when a chunk of theirs is wanted. Each chunk is a function
 * of its own, called when what it exports is needed for the first time: what is not needed costs little more than its name. Imports become
 * constants, so nothing that is exported may change after its chunk ran. The chunks are minified ES modules as esbuild makes them, without cycles. Throws where one has a
 * name of its own that chunks are loaded by.
 */
export function scriptsOfChunks(core: Part, others: readonly Part[]): Map<string, string> {
  const partOf = others.flatMap(({ name, chunks }) => chunks.map((chunk) => [chunk.name, name]));
  const variables = `loaded={__proto__:null},parts={__proto__:null},partOf=${JSON.stringify(Object.fromEntries(partOf))},chunks=${functionsOf(core)}`;
  const chunksWith = `name in chunks?chunks:parts[partOf[name]]??=loadPart(partOf[name])(${loadModule},${loadChunk})`;
  const load = `function ${loadChunk}(name){return loaded[name]??=(${chunksWith})[name]()}`;
  const first = JSON.stringify(core.chunks[0]!.name);
  return new Map([
    [core.name, `(function(${loadModule},loadPart){var ${variables};${load}${loadChunk}(${first})})`],
    ...others.map((part): [string, string] => [
      part.name,
      `(function(${loadModule},${loadChunk}){return ${functionsOf(part)}})`,
    ]),
  ]);
}

function functionsOf({ chunks }: Part): string {
  const taken = chunks.find(({ text }) => text.includes(loadChunk) || text.includes(loadModule));
  if (taken) throw new Error(`${taken.name} has a name that chunks are loaded by`);
  const functions = chunks.map(({ name, text }) => `${JSON.stringify(name)}(){"use strict";${functionBody(text)}}`);
  return `{${functions.join(',\n')}}`;
}

function functionBody(text: string): string {
  let exported = '';
  const body = text
    .replace(exportStatement, (_, list: string) => {
      exported = properties(list, (inside, outside) => `${outside}:${inside}`);
      return '';
    })
    .replace(
      importStatement,
      (_, all: string | undefined, space: string | undefined, list: string | undefined, path: string) => {
        const value = loaded(path);
        const constants = [all, space].flatMap((name) => (name === undefined ? [] : [`${name}=${value}`]));
        if (list !== undefined) {
          constants.push(`{${properties(list, (outside, inside) => `${outside}:${inside}`)}}=${value}`);
        }
        return constants.length === 0 ? `${value};` : `const ${constants.join(',')};`;
      },
    )
    .replace(dynamicImport, (_, path: string) => loaded(path));
  return `${body}\nreturn{${exported}}`;
}

/** Returns the expression for what a module exports. */
function loaded(path: string): string {
  return path.startsWith('./')
    ? `${loadChunk}(${JSON.stringify(path.slice(2))})`
    : `${loadModule}(${JSON.stringify(path)})`;
}

/** Returns the properties for the names in the braces of an import or export, `a as b,c`. */
function properties(list: string, property: (first: string, second: string) => string): string {
  return list
    .split(',')
    .filter((part) => part !== '')
    .map((part) => {
      const [first, second = first] = part.split(' as ') as [string, string?];
      return property(first, second);
    })
    .join(',');
}
