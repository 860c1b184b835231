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
import { type Location } from '../../ir/location.ts';
import { Type } from '../../ir/type.ts';
import { DialectType, FunctionType, TupleType } from '../../ir/types/composite-types.ts';
import { MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType } from '../../ir/types/shaped-types.ts';
import { sanitizeIdentifier } from './identifiers.ts';
import { LocationIndex } from './location-index.ts';

/** What can have an alias. Locations are no attributes here, but share their names. */
export type Aliased = Attribute | Type | Location;

/** A name, with its sigil, that stands for something. */
export interface Alias {
  readonly name: string;
  readonly what: Aliased;
}

/** What was found out about something that is printed. */
interface Visited {
  readonly what: Aliased;
  readonly isType: boolean;
  /** The alias's name before numbering; undefined for things that get none. */
  readonly base: string | undefined;
  /** How deep aliases nest in it, its own included; things around an alias count as one more, with or without alias. */
  depth: number;
  /** Whether the definition may stand behind the operation. */
  isDeferred: boolean;
  /** What is inside and may have to be defined in front with it. */
  deferredParts: Visited[] | undefined;
  /** The alias, once all that is printed was visited. */
  name: string | undefined;
}

/**
 * The names of the attributes, types and locations that are printed as aliases.
 *
 * What has an alias name (maps, sets and locations, or by its dialect's hook) is numbered per name: the first gets the bare name,
 * later ones `1`, `2`, …. Aliases are sorted by how deep they nest other aliases, then types before attributes, then by name,
 * else in order of first visit. Source: AliasInitializer in mlir/lib/IR/AsmPrinter.cpp.
 */
export class AliasTable {
  readonly #collector: AliasCollector;
  /** Definitions that stand before the operation, in order. */
  readonly leading: Alias[] = [];
  /** Definitions that stand behind it. */
  readonly trailing: Alias[] = [];

  constructor(collector: AliasCollector) {
    this.#collector = collector;
    const named = inOrder(collector.named);
    const used = new Map<string, number>();
    for (const entry of named) {
      const { what, isType, base, isDeferred } = entry;
      const count = used.get(base!) ?? 0;
      used.set(base!, count + 1);
      const name = `${isType ? '!' : '#'}${base}${count === 0 ? '' : count}`;
      entry.name = name;
      (isDeferred ? this.trailing : this.leading).push({ name, what });
    }
  }

  /** Returns the alias with its sigil, or undefined. */
  nameOf(what: Aliased): string | undefined {
    return this.#collector.find(what)?.name;
  }
}

/** Returns the entries sorted by depth, then types before attributes, then by name. Many have all of this in common. */
function inOrder(named: readonly Visited[]): Visited[] {
  const groups = new Map<string, Visited[]>();
  for (const entry of named) {
    const key = `${entry.depth}${entry.isType ? '!' : '#'}${entry.base!}`;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  const sorted = [...groups.values()].sort(
    ([a], [b]) => a!.depth - b!.depth || Number(b!.isType) - Number(a!.isType) || compareText(a!.base!, b!.base!),
  );
  const all: Visited[] = [];
  for (const group of sorted) for (const entry of group) all.push(entry);
  return all;
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Takes note of every attribute, type and location that is printed, in the order of printing. */
export class AliasCollector {
  /** What was visited, by the numbers of attributes and types. */
  readonly #visited: (Visited | undefined)[] = [];
  /** The locations that were visited, by the numbers that the index gives them. */
  readonly #locations: (Visited | undefined)[] = [];
  readonly #index = new LocationIndex();
  /** What was visited and gets an alias. */
  readonly named: Visited[] = [];
  /** Alias names as they may stand in the text. */
  readonly #bases = new Map<string, string>();

  /** Returns what is known of `what`, undefined when it was not visited. */
  find(what: Aliased): Visited | undefined {
    const object = unwrapped(what);
    return isLocation(object) ? this.#locations[this.#index.of(object)] : this.#visited[object.id];
  }

  /** Takes note of `what` and of everything in it. With `canBeDeferred`, its alias may be defined behind the operation. */
  visit(what: Aliased, canBeDeferred = false): Visited {
    const object = unwrapped(what);
    const table: (Visited | undefined)[] = isLocation(object) ? this.#locations : this.#visited;
    const place = isLocation(object) ? this.#index.of(object) : object.id;
    const known = place < table.length ? table[place] : undefined;
    if (known) {
      if (!canBeDeferred) defineInFront(known);
      return known;
    }
    const base = this.#baseOf(what);
    const entry: Visited = {
      what,
      isType: what instanceof Type,
      base,
      depth: base === undefined ? 0 : 1,
      isDeferred: base !== undefined && canBeDeferred,
      deferredParts: undefined,
      name: undefined,
    };
    // Places in between are filled, because a list with gaps becomes a table of hashes.
    while (table.length < place) table.push(undefined);
    table[place] = entry;
    if (base !== undefined) this.named.push(entry);
    let inside = 0;
    forEachNested(what, (part) => {
      const nested = this.visit(part, canBeDeferred);
      if (entry.isDeferred) (entry.deferredParts ??= []).push(nested);
      inside = Math.max(inside, nested.depth);
    });
    if (inside > 0) entry.depth = inside + 1;
    return entry;
  }

  #baseOf(what: Aliased): string | undefined {
    const name = aliasBase(what);
    if (name === undefined) return undefined;
    let base = this.#bases.get(name);
    if (base === undefined) this.#bases.set(name, (base = sanitizeIdentifier(name, '$_-', false)));
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

function defineInFront(entry: Visited): void {
  if (!entry.isDeferred) return;
  entry.isDeferred = false;
  for (const part of entry.deferredParts ?? []) defineInFront(part);
}

/** Longer tuples get an alias. */
const longestPlainTuple = 16;

/** The alias name that builtin attributes have, or that the dialect of `what` suggests. */
function aliasBase(what: Aliased): string | undefined {
  if (what instanceof AffineMapAttr) return 'map';
  if (what instanceof IntegerSetAttr) return 'set';
  if (what instanceof DistinctAttr) return what.referencedAttr instanceof UnitAttr ? undefined : 'distinct';
  if (what instanceof TupleType) return what.types.length > longestPlainTuple ? 'tuple' : undefined;
  if (what instanceof LocationAttr || !(what instanceof Attribute || what instanceof Type)) return 'loc';
  if (what instanceof OpaqueAttr) return isSparseEncoding(what) ? 'sparse' : undefined;
  if (!(what instanceof DialectAttr || what instanceof DialectType)) return undefined;
  const { dialect } = (what.constructor as unknown as { spec: { dialect: string } }).spec;
  return what.context.getOrLoadDialect(dialect)?.hooks.alias?.(what);
}

/** Tells whether the attribute, of a dialect that is not here, has an alias in MLIR. */
function isSparseEncoding({ dialectNamespace, attrData }: OpaqueAttr): boolean {
  return dialectNamespace === 'sparse_tensor' && attrData.startsWith('encoding<');
}

/** Visits what `what` prints inside itself, in order. */
export function forEachNested(what: Aliased, visit: (part: Aliased) => void): void {
  if (what instanceof AffineMapAttr || what instanceof IntegerSetAttr) return;
  if (!(what instanceof Attribute || what instanceof Type)) forEachPart(what, visit);
  else if (what instanceof LocationAttr) forEachPart(what.value, visit);
  else if (what instanceof ArrayAttr) what.value.forEach(visit);
  else if (what instanceof DictionaryAttr) for (const value of what.value.values()) visit(value);
  else if (what instanceof TypeAttr) visit(what.value);
  else if (what instanceof DistinctAttr) visit(what.referencedAttr);
  else if (what instanceof DialectAttr || what instanceof DialectType)
    what.parameters.forEach((p) => visitParameter(p, visit));
  else if (what instanceof FunctionType) [...what.inputs, ...what.results].forEach(visit);
  else if (what instanceof TupleType) what.types.forEach(visit);
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
