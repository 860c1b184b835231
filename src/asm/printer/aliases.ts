import { Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr, ArrayAttr, DictionaryAttr, IntegerSetAttr } from '../../ir/attributes/container-attributes.ts';
import { DistinctAttr } from '../../ir/attributes/distinct-attribute.ts';
import {
  attributeType,
  DialectAttr,
  LocationAttr,
  OpaqueAttr,
  TypeAttr,
  UnitAttr,
} from '../../ir/attributes/scalar-attributes.ts';
import { type DialectHooks } from '../../ir/dialect.ts';
import { LocationIndex } from '../../ir/location-index.ts';
import { type Location } from '../../ir/location.ts';
import { Type } from '../../ir/type.ts';
import { FunctionType, TupleType } from '../../ir/types/composite-types.ts';
import { isDialectType } from '../../ir/types/dialect-types.ts';
import { MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType } from '../../ir/types/shaped-types.ts';
import { ChunkedList, setAt } from '../../support/chunked-list.ts';
import { sanitizeIdentifier } from './identifiers.ts';

/** What can have an alias. Locations are no attributes here, but share their names. */
export type Aliased = Attribute | Type | Location;

/** The names of aliases that differ in their numbers only. */
class AliasBase {
  readonly text: string;
  /** How many aliases have the name. */
  used = 0;
  /** The aliases of types and of other things that have the name, by their depths. */
  readonly types: Alias[][] = [];
  readonly others: Alias[][] = [];

  constructor(text: string) {
    this.text = text;
  }
}

/** A name that stands for something: `prefix`, with its sigil, and `number` behind it unless that is 0. */
export class Alias {
  readonly what: Aliased;
  readonly base: AliasBase;
  /** How many aliases its collector found before it. */
  readonly place: number;
  /** How deep aliases nest in it, its own included; things around an alias count as one more, with or without alias. */
  depth = 1;
  /** Whether the definition may stand behind the operation. */
  isDeferred: boolean;
  prefix = '';
  number = 0;

  constructor(what: Aliased, base: AliasBase, place: number, isDeferred: boolean) {
    this.what = what;
    this.base = base;
    this.place = place;
    this.isDeferred = isDeferred;
  }
}

/** What is known of something without alias. */
interface Unnamed {
  readonly depth: number;
}

/** Tells what is printed as an alias. */
export interface AliasLookup {
  /** Returns the alias that stands for `what`, if there is one. */
  find(what: Aliased): Alias | undefined;

  /** Returns the same for the location of the operation that was visited as number `place`. */
  ofOperation(place: number, location: Location): Alias | undefined;
}

/** The aliases that are defined around an operation. */
export interface AliasDefinitions {
  /** Those that stand before it, in order. */
  readonly leading: readonly Alias[];
  /** Those that stand behind it. */
  readonly trailing: readonly Alias[];
}

/**
 * Gives the attributes, types and locations that are printed as aliases their names.
 *
 * What has an alias name (maps, sets and locations, or by its dialect's hook) is numbered per name: the first gets the bare name,
 * later ones `1`, `2`, …. Aliases are sorted by how deep they nest other aliases, then types before attributes, then by name,
 * else in order of first visit. Source: AliasInitializer in mlir/lib/IR/AsmPrinter.cpp.
 */
export function nameAliases(named: readonly Alias[]): AliasDefinitions {
  const leading: Alias[] = [];
  const trailing: Alias[] = [];
  for (const group of inOrder(named)) {
    const { base, what } = group[0]!;
    const prefix = `${what instanceof Type ? '!' : '#'}${base.text}`;
    for (const alias of group) {
      alias.prefix = prefix;
      alias.number = base.used++;
      (alias.isDeferred ? trailing : leading).push(alias);
    }
  }
  return { leading, trailing };
}

/** Returns the aliases in groups that have all in common by which they are sorted: by depth, then types before attributes, then by name. */
function inOrder(named: readonly Alias[]): Alias[][] {
  const groups: Alias[][] = [];
  for (const alias of named) {
    const byDepth = alias.what instanceof Type ? alias.base.types : alias.base.others;
    const group = byDepth[alias.depth];
    if (group) group.push(alias);
    else groups.push((byDepth[alias.depth] = [alias]));
  }
  return groups.sort(
    ([a], [b]) =>
      a!.depth - b!.depth ||
      Number(b!.what instanceof Type) - Number(a!.what instanceof Type) ||
      compareText(a!.base.text, b!.base.text),
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Takes note of every attribute, type and location that is printed, in the order of printing. */
export class AliasCollector implements AliasLookup {
  /** What was visited, by the numbers of attributes and types. */
  readonly #visited = new ChunkedList<Alias | Unnamed | undefined>();
  /** The locations that were visited, by the numbers that the index gives them. */
  readonly #locations = new ChunkedList<Alias | Unnamed | undefined>();
  readonly #index = new LocationIndex();
  /** The locations of operations in the order of printing, and what is known of each, so that none is looked for again. */
  #operationLocations: Location[] = [];
  #ofOperations: (Alias | Unnamed)[] = [];
  /** What was visited and gets an alias. */
  named: Alias[] = [];
  /** The names as dialects give them, and as they may stand in the text. */
  readonly #bases = new Map<string, AliasBase>();
  readonly #basesByText = new Map<string, AliasBase>();
  /** What is known of things without alias, by depth. */
  readonly #unnamed: Unnamed[] = [];
  /** How deep aliases nest in those parts of what is visited that were visited so far. */
  #inside = 0;
  #canBeDeferred = false;

  find(what: Aliased): Alias | undefined {
    const object = unwrapped(what);
    const found = isLocation(object) ? this.#locations.get(this.#index.of(object)) : this.#visited.get(object.id);
    return found instanceof Alias ? found : undefined;
  }

  /** Counts operations from 0 again. */
  startAgain(): void {
    this.#operationLocations = [];
    this.#ofOperations = [];
  }

  /** Tells what has an alias where everything is printed that is visited: what is not known yet is visited now. */
  readonly whilePrinting: AliasLookup = {
    find: (what) => {
      // Locations are visited by those who know where their definitions may stand.
      const found = isLocation(what) ? this.find(what) : this.visit(what);
      return found instanceof Alias ? found : undefined;
    },
    ofOperation: (place, location) => this.ofOperation(place, location),
  };

  /** Takes note of what another collector found, as if that had been visited before everything else. */
  visitFirst(others: readonly Alias[]): void {
    const first = new Set<Alias>();
    for (const { what, isDeferred } of others) first.add(this.visit(what, isDeferred) as Alias);
    this.named = [...first, ...this.named.filter((alias) => !first.has(alias))];
  }

  /** Takes note of the location of the next operation. */
  visitOperation(location: Location): void {
    this.#operationLocations.push(location);
    this.#ofOperations.push(this.visit(location, true));
  }

  ofOperation(place: number, location: Location): Alias | undefined {
    if (this.#operationLocations[place] !== location) return this.find(location);
    const found = this.#ofOperations[place];
    return found instanceof Alias ? found : undefined;
  }

  /** Takes note of `what` and of everything in it. With `canBeDeferred`, its alias may be defined behind the operation. */
  visit(what: Aliased, canBeDeferred = false): Alias | Unnamed {
    const object = unwrapped(what);
    const table = isLocation(object) ? this.#locations : this.#visited;
    const place = isLocation(object) ? this.#index.of(object) : object.id;
    const known = table.get(place);
    if (known) {
      if (!canBeDeferred && known instanceof Alias) this.#defineInFront(known);
      return known;
    }
    const base = this.#baseOf(what);
    const alias = base && new Alias(what, base, this.named.length, canBeDeferred);
    if (alias) this.named.push(alias);
    const inside = this.#depthOfParts(what, canBeDeferred);
    if (alias && inside > 0) alias.depth = inside + 1;
    const entry = alias ?? this.#unnamedOf(inside > 0 ? inside + 1 : 0);
    setAt(table, place, entry);
    return entry;
  }

  /** Visits what is in `what` and returns how deep aliases nest in that. */
  #depthOfParts(what: Aliased, canBeDeferred: boolean): number {
    const inside = this.#inside;
    const outerCanBeDeferred = this.#canBeDeferred;
    this.#inside = 0;
    this.#canBeDeferred = canBeDeferred;
    forEachNested(what, this.#visitPart);
    const depth = this.#inside;
    this.#inside = inside;
    this.#canBeDeferred = outerCanBeDeferred;
    return depth;
  }

  readonly #visitPart = (part: Aliased): void => {
    const { depth } = this.visit(part, this.#canBeDeferred);
    if (depth > this.#inside) this.#inside = depth;
  };

  /** Moves the definition of an alias in front of the operation, and with it those of the aliases inside. */
  #defineInFront(alias: Alias): void {
    if (!alias.isDeferred) return;
    alias.isDeferred = false;
    forEachNested(alias.what, this.#definePartInFront);
  }

  readonly #definePartInFront = (part: Aliased): void => {
    const alias = this.find(part);
    if (alias) this.#defineInFront(alias);
  };

  #unnamedOf(depth: number): Unnamed {
    return (this.#unnamed[depth] ??= { depth });
  }

  #baseOf(what: Aliased): AliasBase | undefined {
    const name = aliasBase(what);
    if (name === undefined) return undefined;
    let base = this.#bases.get(name);
    if (!base) {
      const text = sanitizeIdentifier(name, '$_-', false);
      base = this.#basesByText.get(text) ?? new AliasBase(text);
      this.#basesByText.set(text, base);
      this.#bases.set(name, base);
    }
    return base;
  }
}

/** A location that stands for an attribute shares the name of the same location elsewhere. */
function unwrapped(what: Aliased): Aliased {
  return what instanceof LocationAttr ? what.value : what;
}

function isLocation(what: Aliased): what is Location {
  return !(what instanceof Attribute || what instanceof Type);
}

/** Longer tuples get an alias. */
const longestPlainTuple = 16;

/** Tells whether there is an alias for `what` wherever it is visited. */
export function canHaveAlias(what: Aliased): boolean {
  return aliasBase(what) !== undefined;
}

/** The alias name that builtin attributes have, or that the dialect of `what` suggests. */
function aliasBase(what: Aliased): string | undefined {
  if (what instanceof AffineMapAttr) return 'map';
  if (what instanceof IntegerSetAttr) return 'set';
  if (what instanceof DistinctAttr) return what.referencedAttr instanceof UnitAttr ? undefined : 'distinct';
  if (what instanceof TupleType) return what.types.length > longestPlainTuple ? 'tuple' : undefined;
  if (what instanceof LocationAttr || !(what instanceof Attribute || what instanceof Type)) return 'loc';
  if (what instanceof OpaqueAttr) return isSparseEncoding(what) ? 'sparse' : undefined;
  if (!(what instanceof DialectAttr || isDialectType(what))) return undefined;
  return hooksOf(what)?.alias?.(what);
}

function hooksOf(what: Attribute | Type): DialectHooks | undefined {
  const { dialect } = (what.constructor as unknown as { spec: { dialect: string } }).spec;
  return what.context.getOrLoadDialect(dialect)?.hooks;
}

/** Tells whether the attribute, of a dialect that is not here, has an alias in MLIR. */
function isSparseEncoding({ dialectNamespace, attrData }: OpaqueAttr): boolean {
  return dialectNamespace === 'sparse_tensor' && attrData.startsWith('encoding<');
}

/** Visits what `what` prints inside itself, in order. */
function forEachNested(what: Aliased, visit: (part: Aliased) => void): void {
  if (what instanceof AffineMapAttr || what instanceof IntegerSetAttr) return;
  if (!(what instanceof Attribute || what instanceof Type)) forEachPart(what, visit);
  else if (what instanceof LocationAttr) forEachPart(what.value, visit);
  else if (what instanceof ArrayAttr) what.value.forEach(visit);
  else if (what instanceof DictionaryAttr) for (const value of what.value.values()) visit(value);
  else if (what instanceof TypeAttr) visit(what.value);
  else if (what instanceof DistinctAttr) visit(what.referencedAttr);
  else if (what instanceof DialectAttr) {
    visitParameter(hooksOf(what)?.aliasedParameters?.(what) ?? what.parameters, visit);
  } else if (isDialectType(what)) visitParameter(what.parameters, visit);
  else if (what instanceof FunctionType) {
    what.inputs.forEach(visit);
    what.results.forEach(visit);
  } else if (what instanceof TupleType) what.types.forEach(visit);
  else if (what instanceof RankedTensorType) {
    visit(what.elementType);
    if (what.encoding) visit(what.encoding);
  } else if (what instanceof MemRefType) {
    visit(what.elementType);
    if (what.layout) visit(what.layout);
    if (what.memorySpace) visit(what.memorySpace);
  } else if (what instanceof UnrankedMemRefType) {
    visit(what.elementType);
    if (what.memorySpace) visit(what.memorySpace);
  } else if (what instanceof ShapedType) visit(what.elementType);
  else if (what instanceof Attribute) {
    const type = attributeType(what);
    if (type) visit(type);
  }
}

function visitParameter(parameter: unknown, visit: (part: Aliased) => void): void {
  if (parameter instanceof Attribute || parameter instanceof Type) visit(parameter);
  else if (Array.isArray(parameter)) for (const element of parameter) visitParameter(element, visit);
}

/** Visits what is printed inside a location. */
function forEachPart(location: Location, visit: (part: Aliased) => void): void {
  switch (location.kind) {
    case 'unknown':
    case 'file':
      return;
    case 'name':
      if (location.child.kind !== 'unknown') visit(location.child);
      return;
    case 'callsite':
      visit(location.callee);
      return visit(location.caller);
    case 'fused':
      if (location.metadata) visit(location.metadata);
      location.locations.forEach(visit);
  }
}
