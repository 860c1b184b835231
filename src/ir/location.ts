import { type SourceFile, type TextPosition } from '../support/source-file.ts';
import { type Attribute } from './attribute.ts';

/** Where an operation, a block argument or a diagnostic comes from. Source: LangRef, "Locations" of the builtin dialect. */
export type Location = UnknownLoc | FileLineColLoc | NameLoc | CallSiteLoc | FusedLoc;

/** The location of things that come from nowhere in particular: `loc(unknown)`. */
export class UnknownLoc {
  readonly kind = 'unknown';
  static readonly instance = new UnknownLoc();
}

/**
 * A place in a file: `loc("file":line:column)`. One that the parser makes keeps the offset only and finds line and column
 * on first use, because most are never asked for.
 */
export class FileLineColLoc {
  readonly kind = 'file';
  readonly filename: string;
  /** The text that the location points into, when it is at hand. */
  readonly source: SourceFile | undefined;
  #offset: number;
  #position: TextPosition | undefined;

  private constructor(filename: string, source: SourceFile | undefined, offset: number, position?: TextPosition) {
    this.filename = filename;
    this.source = source;
    this.#offset = offset;
    this.#position = position;
  }

  static get(filename: string, line: number, column: number): FileLineColLoc {
    return new FileLineColLoc(filename, undefined, -1, { line, column });
  }

  /** Returns the location of `offset` (UTF-16 code units) in `source`. */
  static at(source: SourceFile, offset: number): FileLineColLoc {
    return new FileLineColLoc(source.name, source, offset);
  }

  get line(): number {
    return this.#where().line;
  }

  get column(): number {
    return this.#where().column;
  }

  #where(): TextPosition {
    return (this.#position ??= this.source!.position(this.#offset));
  }
}

/** A named location: `loc("name")` or `loc("name"(child))`. */
export class NameLoc {
  readonly kind = 'name';
  constructor(
    readonly name: string,
    readonly child: Location = UnknownLoc.instance,
  ) {}
}

/** A location of inlined code: `loc(callsite(callee at caller))`. */
export class CallSiteLoc {
  readonly kind = 'callsite';
  constructor(
    readonly callee: Location,
    readonly caller: Location,
  ) {}
}

/** A location made of several: `loc(fused<metadata>[a, b])`. */
export class FusedLoc {
  readonly kind = 'fused';
  constructor(
    readonly locations: readonly Location[],
    readonly metadata?: Attribute,
  ) {}
}

/** Returns the file location inside `location` that a message can point at, if there is one. */
export function fileLocation(location: Location): FileLineColLoc | undefined {
  switch (location.kind) {
    case 'unknown':
      return undefined;
    case 'file':
      return location;
    case 'name':
      return fileLocation(location.child);
    case 'callsite':
      return fileLocation(location.callee);
    case 'fused':
      for (const part of location.locations) {
        const found = fileLocation(part);
        if (found) return found;
      }
      return undefined;
  }
}

/** Returns the locations joined into one, as MLIR's FusedLoc::get: duplicates and unknown locations drop out. */
export function fuseLocations(locations: readonly Location[], metadata?: Attribute): Location {
  const parts: Location[] = [];
  for (const location of locations.flatMap((l) => (l.kind === 'fused' && !l.metadata ? l.locations : [l]))) {
    if (location.kind !== 'unknown' && !parts.includes(location)) parts.push(location);
  }
  if (metadata) return new FusedLoc(parts.length ? parts : [UnknownLoc.instance], metadata);
  if (parts.length === 0) return UnknownLoc.instance;
  return parts.length === 1 ? parts[0]! : new FusedLoc(parts);
}
