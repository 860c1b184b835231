import type { SourceFile, TextPosition } from '../support/source-file.ts';
import { utf8Length } from '../support/utf8.ts';
import type { Attribute } from './attribute.ts';

/** Where an operation, a block argument or a diagnostic comes from. Source: LangRef, "Locations" of the builtin dialect. */
export type Location = UnknownLoc | FileLineColLoc | NameLoc | CallSiteLoc | FusedLoc;

/** The location of things that come from nowhere in particular: `loc(unknown)`. */
export class UnknownLoc {
  readonly kind = 'unknown';
  static readonly instance = new UnknownLoc();
}

/**
 * A place in a file, `loc("file":line:column)`, or a range there, `loc("file":line:column to line:column)`. One that the parser makes keeps the offset only and finds line and column
 * on first use, because most are never asked for.
 */
export class FileLineColLoc {
  declare readonly kind: 'file';
  /** The text that the location points into, else the name of a file. */
  private readonly origin: SourceFile | string;
  /** The line, and the column in it; until they are asked for, the offset in the text, and -1. */
  private place: number;
  private columnOrNone: number;
  /** Where a range ends, for a location that is one. */
  readonly end: TextPosition | undefined;

  static {
    // One for all, so that an operation's location is small.
    Object.defineProperty(this.prototype, 'kind', { value: 'file' });
  }

  private constructor(origin: SourceFile | string, place: number, column: number, end: TextPosition | undefined) {
    this.origin = origin;
    this.place = place;
    this.columnOrNone = column;
    this.end = end;
  }

  /** Returns the location of a place, or of the range from there to `end`. */
  static get(filename: string, line: number, column: number, end?: TextPosition): FileLineColLoc {
    const isRange = end && (end.line !== line || end.column !== column);
    return new FileLineColLoc(filename, line, column, isRange ? end : undefined);
  }

  /** Returns this location as one that points into `source`, if the text has such a place. */
  inSource(source: SourceFile): FileLineColLoc {
    const { line, column, end } = this;
    const text = line > 0 && column > 0 ? source.lineText(line) : undefined;
    return text === undefined || column > utf8Length(text) + 1 ? this : new FileLineColLoc(source, line, column, end);
  }

  /** Returns the location of `offset` (UTF-16 code units) in `source`. */
  static at(source: SourceFile, offset: number): FileLineColLoc {
    return new FileLineColLoc(source, offset, -1, undefined);
  }

  get filename(): string {
    return typeof this.origin === 'string' ? this.origin : this.origin.name;
  }

  /** The text that the location points into, when it is at hand. */
  get source(): SourceFile | undefined {
    return typeof this.origin === 'string' ? undefined : this.origin;
  }

  get line(): number {
    this.findColumn();
    return this.place;
  }

  get column(): number {
    this.findColumn();
    return this.columnOrNone;
  }

  private findColumn(): void {
    if (this.columnOrNone >= 0) return;
    const { line, column } = this.source!.position(this.place);
    this.place = line;
    this.columnOrNone = column;
  }
}

/** A location with others in it. */
abstract class CompositeLoc {
  /** The number that `indexedBy` gave it last, so that it is not looked for again for each location that it is in. */
  index = -1;
  indexedBy: object | undefined = undefined;
}

/** A named location: `loc("name")` or `loc("name"(child))`. */
export class NameLoc extends CompositeLoc {
  readonly kind = 'name';
  constructor(
    readonly name: string,
    readonly child: Location = UnknownLoc.instance,
  ) {
    super();
  }
}

/** A location of inlined code: `loc(callsite(callee at caller))`. */
export class CallSiteLoc extends CompositeLoc {
  readonly kind = 'callsite';
  constructor(
    readonly callee: Location,
    readonly caller: Location,
  ) {
    super();
  }
}

/** A location made of several: `loc(fused<metadata>[a, b])`. */
export class FusedLoc extends CompositeLoc {
  readonly kind = 'fused';
  readonly metadata: Attribute | undefined;
  /** The parts, or until someone asks for them, the locations that they are to be collected from. */
  #parts: readonly Location[];
  #isCollected = true;

  constructor(locations: readonly Location[], metadata?: Attribute) {
    super();
    this.#parts = locations;
    this.metadata = metadata;
  }

  /**
   * Returns `fuseLocations(sources)` for sources that have two different parts or more. A chain of patterns that each join where the last one's
   * result comes from would else make lists whose lengths add up to the square of that of the chain.
   */
  static collectedLater(sources: readonly Location[]): FusedLoc {
    const location = new FusedLoc(sources);
    location.#isCollected = false;
    return location;
  }

  get locations(): readonly Location[] {
    if (!this.#isCollected) {
      this.#parts = withoutDuplicates(this.#collect());
      this.#isCollected = true;
    }
    return this.#parts;
  }

  /** Whether the location has at most `limit` parts, as far as is known without collecting them. */
  hasAtMost(limit: number): boolean {
    return this.#isCollected && this.#parts.length <= limit;
  }

  #collect(): Location[] {
    const parts: Location[] = [];
    const seen = new Set<FusedLoc>([this]);
    const pending: Location[] = [...this.#parts].reverse();
    for (let next; (next = pending.pop());) {
      if (next.kind === 'unknown') continue;
      if (next.kind !== 'fused' || next.metadata) parts.push(next);
      else if (!seen.has(next)) {
        seen.add(next);
        if (next.#isCollected) addAll(next.#parts, parts);
        else for (let i = next.#parts.length - 1; i >= 0; i--) pending.push(next.#parts[i]!);
      }
    }
    return parts;
  }
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
      return fileLocation(location.callee) ?? fileLocation(location.caller);
    case 'fused':
      for (const part of location.locations) {
        const found = fileLocation(part);
        if (found) return found;
      }
      return undefined;
  }
}

/** Tells whether both locations say the same. */
export function isSameLocation(a: Location, b: Location): boolean {
  if (a === b) return true;
  switch (a.kind) {
    case 'unknown':
      return b.kind === 'unknown';
    case 'file':
      return b.kind === 'file' && isSamePlace(a, b);
    case 'name':
      return b.kind === 'name' && a.name === b.name && isSameLocation(a.child, b.child);
    case 'callsite':
      return b.kind === 'callsite' && isSameLocation(a.callee, b.callee) && isSameLocation(a.caller, b.caller);
    case 'fused':
      return (
        b.kind === 'fused' &&
        a.metadata === b.metadata &&
        a.locations.length === b.locations.length &&
        a.locations.every((part, i) => isSameLocation(part, b.locations[i]!))
      );
  }
}

function isSamePlace(a: FileLineColLoc, b: FileLineColLoc): boolean {
  if (a.line !== b.line || a.column !== b.column || a.filename !== b.filename) return false;
  return a.end?.line === b.end?.line && a.end?.column === b.end?.column;
}

/** Returns a number of 32 bits that is equal for equal places. */
export function placeHash({ filename, line, column }: FileLineColLoc): number {
  let hash = Math.imul(line, 0x9e3779b1) ^ Math.imul(column, 0x85ebca6b);
  for (let i = 0; i < filename.length; i++) hash = (Math.imul(hash, 31) + filename.charCodeAt(i)) | 0;
  return hash;
}

/** More parts are told apart by their keys. */
const fewParts = 8;

/**
 * Returns the locations joined into one, as MLIR's FusedLoc::get: duplicates and unknown locations drop out, fused locations with
 * the same metadata dissolve.
 */
export function fuseLocations(locations: readonly Location[], metadata?: Attribute): Location {
  if (!metadata && locations.some((each) => each.kind === 'fused' && !each.metadata && !each.hasAtMost(fewParts)))
    return FusedLoc.collectedLater(locations);
  const parts: Location[] = [];
  for (const location of locations) {
    // One with metadata that has nothing else inside has an unknown location, which stays.
    if (location.kind === 'fused' && location.metadata === metadata) addAll(location.locations, parts);
    else if (location.kind !== 'unknown') parts.push(location);
  }
  const distinct = withoutDuplicates(parts);
  if (metadata) return new FusedLoc(distinct.length > 0 ? distinct : [UnknownLoc.instance], metadata);
  if (distinct.length === 0) return UnknownLoc.instance;
  return distinct.length === 1 ? distinct[0]! : new FusedLoc(distinct);
}

/** Does not take the stack that `push` with all of them would. */
function addAll(locations: readonly Location[], parts: Location[]): void {
  for (const location of locations) parts.push(location);
}

function withoutDuplicates(parts: readonly Location[]): Location[] {
  if (parts.length > fewParts) return [...new Map(parts.map((part) => [locationKey(part), part])).values()];
  const distinct: Location[] = [];
  for (const part of parts) if (!holds(distinct, part)) distinct.push(part);
  return distinct;
}

function holds(locations: readonly Location[], wanted: Location): boolean {
  for (const location of locations) if (isSameLocation(location, wanted)) return true;
  return false;
}

/** Returns a text that is equal for equal locations and only for them. */
export function locationKey(location: Location): string {
  switch (location.kind) {
    case 'unknown':
      return '?';
    case 'file':
      // With its length a name needs no quotes.
      return `${location.filename.length}:${location.filename}:${positionText(location)}`;
    case 'name':
      return `${location.name.length}"${location.name}(${locationKey(location.child)})`;
    case 'callsite':
      return `@(${locationKey(location.callee)},${locationKey(location.caller)})`;
    case 'fused':
      return `<${location.metadata?.id ?? ''}>[${location.locations.map(locationKey).join(',')}]`;
  }
}

/** `line:column`, and for a range where it ends: ` to :column` or ` to line:column`. */
export function positionText({ line, column, end }: FileLineColLoc): string {
  const start = `${line}:${column}`;
  if (!end) return start;
  return end.line === line ? `${start} to :${end.column}` : `${start} to ${end.line}:${end.column}`;
}
