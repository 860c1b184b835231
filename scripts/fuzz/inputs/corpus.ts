import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readCorpus } from '../../conformance/corpus.ts';
import { type Random } from '../../conformance/generate/random.ts';
import { parseProgram } from '../checks/parsing.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Programs of up to so many characters are picked so often: small ones show as much in less time. */
const sizes = [
  { longest: 180, share: 0.45 },
  { longest: 400, share: 0.35 },
  { longest: 1500, share: 0.19 },
  { longest: 6000, share: 0.0095 },
  { longest: 40_000, share: 0.0005 },
] as const;

/** How often a program is one that is right; many of the repository are there to be refused. */
const rightShare = 0.8;

/** The texts that inputs are made from. All is read when it is first needed. */
export class Corpus {
  #bySize: readonly (readonly string[])[] | undefined;
  #checkFiles: readonly string[] | undefined;
  #binaries: readonly string[] | undefined;

  /** Returns one of the programs of the `.mlir` files of the repository, most often a small one. */
  program(random: Random): string {
    this.#bySize ??= this.#readPrograms();
    let number = random.next();
    const size = sizes.findIndex(({ share }) => (number -= share) < 0);
    const programs = this.#bySize[Math.max(size, 0)]!;
    for (;;) {
      const program = random.pick(programs)!;
      if (this.#isRight(program) || !random.chance(rightShare)) return program;
    }
  }

  #isRight(program: string): boolean {
    let known = this.#right.get(program);
    if (known === undefined) this.#right.set(program, (known = parseProgram(program).module !== undefined));
    return known;
  }
  readonly #right = new Map<string, boolean>();

  /** Returns a check file: a lit test, or a part of one. */
  checkFile(random: Random): string {
    this.#checkFiles ??= readCorpus(join(root, 'lit-tests'))
      .map(({ text }) => text)
      .filter((text) => text.includes('CHECK') && text.length < 4000);
    return random.pick(this.#checkFiles)!;
  }

  /** Returns a binary as characters of the numbers of its bytes. */
  binary(random: Random): string {
    this.#binaries ??= ['flatbuffers', 'upstream'].flatMap((folder) => {
      const path = join(root, 'fixtures', folder);
      const names = readdirSync(path).filter((name) => /\.tt(?:nn|sys|m)$/.test(name));
      return names.map((name) => readFileSync(join(path, name), 'latin1'));
    });
    return random.pick(this.#binaries)!;
  }

  #readPrograms(): readonly (readonly string[])[] {
    const programs = [...new Set(readCorpus(root).map(({ text }) => withoutComments(text)))];
    return sizes.map(({ longest }, i) => {
      const shortest = sizes[i - 1]?.longest ?? 0;
      return programs.filter(({ length }) => length > shortest && length <= longest);
    });
  }
}

/** Returns the program without lines that are comments, which nothing depends on. */
function withoutComments(text: string): string {
  return text.replace(/^[ \t]*\/\/.*\n/gm, '').trimStart();
}
