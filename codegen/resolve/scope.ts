import { type Diagnostics } from '../diagnostics.ts';
import { placeOf, type SourceLocation } from '../source.ts';
import { didYouMean } from '../../src/support/suggest.ts';
import { type Declaration, type DeclarationKind, type SpecFile } from './declarations.ts';

/** All declarations of a tree by name, and which files see which. */
export class Scope {
  readonly files: readonly SpecFile[];
  private readonly byName = new Map<string, Declaration>();
  private readonly visibleFiles = new Map<SpecFile, ReadonlySet<SpecFile>>();
  /** Files that include one that does not exist, of which it is not known what they see. */
  private readonly lackIncludes = new Set<SpecFile>();

  /** Reports names declared twice and includes of files that do not exist. */
  constructor(files: readonly SpecFile[], diagnostics: Diagnostics) {
    this.files = files;
    for (const file of files) {
      for (const declaration of file.declarations) {
        const earlier = this.byName.get(declaration.name);
        if (earlier === undefined) this.byName.set(declaration.name, declaration);
        else
          diagnostics.error(
            declaration.location,
            `'${declaration.name}' is declared twice; also in ${placeOf(earlier.location)}`,
            [{ location: earlier.location, message: `the other '${declaration.name}'` }],
          );
      }
    }
    const byId = new Map(files.map((file) => [file.id, file]));
    for (const file of files) {
      for (const [i, include] of file.includes.entries()) {
        const first = file.includes.findIndex(({ text }) => text === include.text);
        if (include.text === file.id)
          diagnostics.error(include, 'a file sees its own names; drop this include of itself');
        else if (first < i) diagnostics.error(include, `'${include.text}' is included twice; drop one of them`);
        if (byId.has(include.text)) continue;
        this.lackIncludes.add(file);
        diagnostics.error(include, `no spec file '${include.text}'${didYouMean(include.text, byId.keys())}`);
      }
    }
    for (const file of files) this.visibleFiles.set(file, includedFrom(file, byId));
  }

  /** Returns all declarations, in file order. */
  *declarations(): IterableIterator<Declaration> {
    for (const file of this.files) yield* file.declarations;
  }

  /**
   * Returns the declaration that `name` means in `file`, if it has one of `kinds`; reports why not otherwise.
   * `builtins` are the names that need no declaration, for suggestions only; `otherwise` is said of an unknown name like none of these.
   */
  lookup(
    name: string,
    kinds: readonly DeclarationKind[],
    from: { readonly file: SpecFile; readonly location: SourceLocation },
    what: string,
    diagnostics: Diagnostics,
    builtins: readonly string[] = [],
    otherwise = '',
  ): Declaration | undefined {
    const declaration = this.byName.get(name);
    if (declaration !== undefined && !kinds.includes(declaration.kind)) {
      const kind = declaration.kind === 'enum' ? 'an enum' : `a ${declaration.kind}`;
      diagnostics.error(from.location, `'${name}' is ${kind}, not a ${what}`, [
        { location: declaration.location, message: 'declared here' },
      ]);
      return undefined;
    }
    if (declaration === undefined) {
      const suggestion = didYouMean(name, [...builtins, ...this.namesOf(kinds)]);
      const classes = kinds.includes('class') ? `; the built-in classes are ${builtins.join(', ')}` : '';
      diagnostics.error(from.location, `unknown ${what} '${name}'${suggestion || classes || otherwise}`);
      return undefined;
    }
    const visible = this.visibleFiles.get(from.file) ?? new Set();
    if (visible.has(declaration.file) || [...visible].some((file) => this.lackIncludes.has(file))) return declaration;
    diagnostics.error(
      from.location,
      `'${name}' is not visible here; add '${declaration.file.id}' to the includes of this file`,
      [{ location: declaration.location, message: 'declared here' }],
    );
    return undefined;
  }

  /** Returns the declaration of `name` wherever it is. */
  find(name: string): Declaration | undefined {
    return this.byName.get(name);
  }

  private *namesOf(kinds: readonly DeclarationKind[]): IterableIterator<string> {
    for (const declaration of this.byName.values()) if (kinds.includes(declaration.kind)) yield declaration.name;
  }
}

function includedFrom(file: SpecFile, byId: ReadonlyMap<string, SpecFile>): Set<SpecFile> {
  const seen = new Set<SpecFile>();
  const visit = (current: SpecFile): void => {
    if (seen.has(current)) return;
    seen.add(current);
    for (const include of current.includes) {
      const target = byId.get(include.text);
      if (target) visit(target);
    }
  };
  visit(file);
  return seen;
}
