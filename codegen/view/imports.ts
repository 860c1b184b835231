import { invariant } from '../../src/support/invariant.ts';
import { runtimeModules } from './runtime.ts';

/** Collects what a generated file imports and writes the import statements. Paths are relative to `src`. */
export class ImportSet {
  private readonly path: string;
  private readonly own: ReadonlySet<string>;
  private readonly modules = new Map<string, Map<string, 'type' | 'value'>>();

  /** `path` is that of the generated file, `handedOn` those of files that only hand on what it defines. */
  constructor(path: string, handedOn: readonly string[] = []) {
    this.path = path;
    this.own = new Set([path, ...handedOn]);
  }

  /** Imports a name for its value, and returns the name. The runtime's own names need no module. */
  value(name: string, module = moduleOf(name)): string {
    return this.add(name, module, 'value');
  }

  /** Imports a name only as a type. */
  type(name: string, module = moduleOf(name)): string {
    return this.add(name, module, 'type');
  }

  /** Imports `name` as a type under another name. */
  typeAs(name: string, alias: string, module = moduleOf(name)): string {
    this.add(`${name} as ${alias}`, module, 'type');
    return alias;
  }

  /** Returns the import statements: other folders first, then this one, each in the order of paths. */
  get code(): string {
    return [...this.modules]
      .map(([module, names]) => ({ path: relativePath(this.path, module), names }))
      .sort((a, b) => rank(a.path) - rank(b.path) || (a.path < b.path ? -1 : 1))
      .map(({ path, names }) => {
        const specifiers = [...names]
          .sort(([a], [b]) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))
          .map(([name, kind]) => (kind === 'type' ? `type ${name}` : name));
        return `import { ${specifiers.join(', ')} } from '${path}';`;
      })
      .join('\n');
  }

  private add(name: string, module: string, kind: 'type' | 'value'): string {
    if (this.own.has(module)) return name;
    let names = this.modules.get(module);
    if (names === undefined) this.modules.set(module, (names = new Map()));
    if (names.get(name) !== 'value') names.set(name, kind);
    return name;
  }
}

function moduleOf(name: string): string {
  const module = runtimeModules[name];
  invariant(module !== undefined, `codegen does not know which module of the runtime exports '${name}'`);
  return module;
}

function rank(path: string): number {
  return path.startsWith('../') ? 0 : 1;
}

/** Returns the import path from one file of `src` to another. */
export function relativePath(from: string, to: string): string {
  const fromParts = from.split('/').slice(0, -1);
  const toParts = to.split('/');
  let common = 0;
  while (common < fromParts.length && fromParts[common] === toParts[common]) common++;
  const up = fromParts.slice(common).map(() => '..');
  return [...(up.length === 0 ? ['.'] : up), ...toParts.slice(common)].join('/');
}
