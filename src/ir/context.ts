import type { ActionHandler } from './action.ts';
import type { Attribute } from './attribute.ts';
import type { Dialect, DialectRegistry } from './dialect.ts';
import { DiagnosticEngine, toNotes, type DiagnosticOpPrinter, type NoteLike } from './diagnostics.ts';
import { IntegerTable } from './integer-table.ts';
import type { Location } from './location.ts';
import type { OpInfo } from './op-info.ts';
import { FileResources } from './resources.ts';
import type { Type } from './type.ts';

/** After how many new objects memory is looked after; these have some ten megabytes. */
const guardInterval = 1 << 14;

/**
 * Owns everything that is uniqued or registered: types, attributes, dialects and their operations, and the diagnostic
 * engine. Nothing global exists beside it, so any number of contexts can live side by side.
 */
export class Context {
  readonly diagnostics = new DiagnosticEngine();
  /** The metadata of the file that was parsed. */
  readonly resources = new FileResources();
  readonly registry: DialectRegistry;
  /** Whether operations, types and attributes of unknown dialects are accepted. */
  allowUnregisteredDialects = false;
  /** Whether an input that nests deeper than the stack allows ends in the error of JavaScript, for a caller that tries again with more room. */
  throwsStackOverflows = false;
  /** Whether diagnostics on operations carry the note `see current operation`. */
  printOpOnDiagnostic = true;
  opPrinter: DiagnosticOpPrinter | undefined;
  /** Prints a type inside a diagnostic; set, like opPrinter, by the layer that can print. */
  printType: (type: Type) => string = (type) => type.constructor.name;
  printAttribute: (attribute: Attribute) => string = (attribute) => attribute.constructor.name;
  /** Takes text for people who look for bugs in a pipeline; a tool shows it on the error stream. */
  writeDebugText: (text: string) => void = () => {};
  /** Writes what a pass puts on standard output; set by a tool. */
  writeOutput: (text: string) => void = () => {};
  /** Numbers, by what they count, that go on counting in what is read next; a tool hands them on from one context to the next. */
  counters = new Map<string, number>();
  /** Called whenever many operations, types or attributes have been made; may throw when memory runs short. Set by a tool. */
  guardMemory: () => void = () => {};
  /** Called when a symbol is looked up that a table does not have; may throw where the table is not complete yet. */
  onUnknownSymbol: () => void = () => {};
  /** Watches the steps of transformations; undefined where nobody does. */
  actionHandler: ActionHandler | undefined;
  readonly #uniqued = new Map<string, Map<string, Attribute | Type>>();
  readonly #hashed = new Map<string, Map<number, Attribute | Type>>();
  readonly #integers = new Map<Type, IntegerTable<Attribute>>();
  readonly #dialects = new Map<string, Dialect>();
  /** The dialects that count as loaded, though nothing has asked for them yet. */
  readonly #expected = new Set<string>();
  readonly #ops = new Map<string, OpInfo>();
  readonly #derived = new Map<object, unknown>();
  #ids = 0;
  /** How many operations were made. A plain field, as it is used for each of them. */
  operations = 0;

  constructor(registry: DialectRegistry) {
    this.registry = registry;
    registry.prepare(this);
  }

  nextId(): number {
    const id = ++this.#ids;
    if (id % guardInterval === 0) this.guardMemory();
    return id;
  }

  /** Takes note of an operation that is made. */
  noteOperation(): void {
    if (++this.operations % guardInterval === 0) this.guardMemory();
  }

  /**
   * Returns the one object of `kind` that has `key`, made by `make` on first demand. The key must say everything in which two
   * objects of the kind can differ.
   */
  unique<T extends Attribute | Type>(kind: string, key: string, make: () => T): T {
    let table = this.#uniqued.get(kind);
    if (!table) this.#uniqued.set(kind, (table = new Map()));
    let found = table.get(key);
    if (!found) table.set(key, (found = make()));
    return found as T;
  }

  /**
   * Returns the one object of `kind` that `isSame` accepts, made by `make` on first demand. Equal ones have the same `hash`, of 32 bits. Where
   * what makes them equal is large, this spares the text that `unique` needs.
   */
  uniqueByHash<T extends Attribute | Type>(
    kind: string,
    hash: number,
    isSame: (other: T) => boolean,
    make: () => T,
  ): T {
    let table = this.#hashed.get(kind);
    if (!table) this.#hashed.set(kind, (table = new Map()));
    // What has the hash of another takes the next key, as numbers follow one another that are all different.
    for (let key = hash; ; key = (Math.imul(key, 0x5bd1e995) + 1) | 0) {
      const found = table.get(key) as T | undefined;
      if (found && isSame(found)) return found;
      if (found) continue;
      const made = make();
      table.set(key, made);
      return made;
    }
  }

  /** Returns the attributes of `type` that are known by an integer of 32 bits: a number is looked up faster than a text. */
  integersOf(type: Type): IntegerTable<Attribute> {
    let table = this.#integers.get(type);
    if (!table) this.#integers.set(type, (table = new IntegerTable()));
    return table;
  }

  /** The kinds of which attributes and types were made with a text as key. */
  get kinds(): IterableIterator<string> {
    return this.#uniqued.keys();
  }

  /** Tells whether an attribute or type of `kind` was ever made. */
  hasAny(kind: string): boolean {
    return this.#uniqued.has(kind) || this.#hashed.has(kind);
  }

  /** Returns what `make` made for the definition `key` when it was asked for first, e.g. an attribute's default. */
  derived<T>(key: object, make: () => T): T {
    let found = this.#derived.get(key);
    if (found === undefined) this.#derived.set(key, (found = make()));
    return found as T;
  }

  /** Returns the dialect of that namespace, loaded on first demand; undefined when the registry has none. */
  getOrLoadDialect(namespace: string): Dialect | undefined {
    const loaded = this.#dialects.get(namespace);
    if (loaded) return loaded;
    const dialect = this.registry.load(namespace);
    if (!dialect) return undefined;
    this.#dialects.set(namespace, dialect);
    for (const info of dialect.ops) this.#ops.set(info.name, info);
    for (const dependent of dialect.dependentDialects) this.expectDialect(dependent);
    return dialect;
  }

  /**
   * Counts the dialect among the loaded ones. It is loaded when something asks for it or its operations: most of those that a dialect or pass
   * depends on never come up in a run.
   */
  expectDialect(namespace: string): void {
    if (!this.#dialects.has(namespace)) this.#expected.add(namespace);
  }

  /** The dialects that were asked for so far, and those that they depend on. */
  get loadedDialects(): IterableIterator<Dialect> {
    // A set also goes through what is added meanwhile: the dialects that those depend on.
    for (const namespace of this.#expected) this.getOrLoadDialect(namespace);
    this.#expected.clear();
    return this.#dialects.values();
  }

  /** Returns what is registered for the operation `dialect.op`, loading its dialect if need be. */
  lookupOp(name: string): OpInfo | undefined {
    const found = this.#ops.get(name);
    if (found) return found;
    const dot = name.indexOf('.');
    if (dot <= 0) return undefined;
    const namespace = name.slice(0, dot);
    if (this.#dialects.has(namespace) || !this.getOrLoadDialect(namespace)) return undefined;
    return this.#ops.get(name);
  }

  /** Emits an error at `location`; returns failure. */
  emitError(location: Location, message: string, ...notes: NoteLike[]): false {
    this.diagnostics.emit({ severity: 'error', location, message, notes: toNotes(location, notes) });
    return false;
  }

  emitWarning(location: Location, message: string, ...notes: NoteLike[]): void {
    this.diagnostics.emit({ severity: 'warning', location, message, notes: toNotes(location, notes) });
  }

  emitRemark(location: Location, message: string, ...notes: NoteLike[]): void {
    this.diagnostics.emit({ severity: 'remark', location, message, notes: toNotes(location, notes) });
  }
}
