/** A region as a scope of names. */
export interface NameScope {
  readonly parent: NameScope | undefined;
  readonly depth: number;
}

/** How many names are kept at most for what is printed next. */
const mostKeptNames = 1024;

/**
 * The names in use, which are those of the current region and of the regions around it. Regions are visited outside in, one
 * after the other, so that one table serves all: an entry counts while the region that made it is around the current one.
 */
export class UsedNames {
  #scopes = new Map<string, NameScope>();
  /** The current region, and those around it by their depth. */
  #current: NameScope = { parent: undefined, depth: 0 };
  #path: NameScope[] = [this.#current];

  get current(): NameScope {
    return this.#current;
  }

  /** Enters a region inside `parent`, where nothing has been entered but what is inside of `parent` too, or around it. */
  enter(parent: NameScope): void {
    const depth = parent.depth + 1;
    this.#current = { parent, depth };
    for (
      let scope: NameScope | undefined = this.#current;
      scope && this.#path[scope.depth] !== scope;
      scope = scope.parent
    ) {
      this.#path[scope.depth] = scope;
    }
    if (this.#path.length > depth + 1) this.#path.length = depth + 1;
  }

  has(name: string): boolean {
    const scope = this.#scopes.get(name);
    return scope !== undefined && this.#path[scope.depth] === scope;
  }

  add(name: string): void {
    this.#scopes.set(name, this.#current);
  }

  /** Leaves all regions and forgets all names. */
  clear(): void {
    // The names of scopes that are left count no longer, and are often needed again.
    if (this.#scopes.size > mostKeptNames) this.#scopes = new Map();
    this.#current = { parent: undefined, depth: 0 };
    this.#path = [this.#current];
  }
}

/** The first names, which each function needs again. */
const numberedNames: string[] = [];

/** Returns the name of the value that has this number. */
export function numberedName(number: number): string {
  if (number < mostKeptNames) return (numberedNames[number] ??= `%${number}`);
  return `%${number}`;
}
