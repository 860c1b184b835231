import { Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr, ArrayAttr, DictionaryAttr, IntegerSetAttr } from '../../ir/attributes/container-attributes.ts';
import { DialectAttr, TypeAttr, attributeType } from '../../ir/attributes/scalar-attributes.ts';
import { type Location } from '../../ir/location.ts';
import { Type } from '../../ir/type.ts';
import { DialectType, FunctionType, TupleType } from '../../ir/types/composite-types.ts';
import { MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType } from '../../ir/types/shaped-types.ts';
import { sanitizeIdentifier } from './identifiers.ts';

/** A name, with its sigil, that stands for an attribute or type. */
export interface Alias {
  readonly name: string;
  readonly what: Attribute | Type;
}

/** A name that stands for a location: `#loc1`. */
export interface LocationAlias {
  readonly name: string;
  readonly location: Location;
}

interface LocationCandidate {
  readonly location: Location;
  depth: number;
}

/** Something that is to get an alias. */
export interface AliasCandidate {
  readonly what: Attribute | Type;
  /** The name before numbering. */
  readonly base: string;
  /** How deep aliases nest inside. */
  depth: number;
}

/**
 * Decides which attributes and types are printed as aliases, and under which names.
 *
 * Everything that the operations refer to is visited in the order of printing. What has an alias name (builtin maps and sets, or by
 * the dialect's hook) is numbered per base name: the first gets the bare name, later ones `1`, `2`, …. Aliases are sorted by how
 * deep they nest other aliases, then attributes before types, then by base name, else in order of first visit.
 * Source: AliasInitializer in mlir/lib/IR/AsmPrinter.cpp.
 */
export class AliasTable {
  readonly #names = new Map<Attribute | Type, string>();
  /** In the order in which definitions are printed. */
  readonly aliases: Alias[] = [];
  /** Definitions that are printed behind the operation. */
  readonly locations: LocationAlias[] = [];
  readonly #locationNames = new Map<string, string>();

  constructor(collector: AliasCollector) {
    this.#assign(collector.candidates);
    const located = [...collector.locations].sort(([, a], [, b]) => a.depth - b.depth);
    located.forEach(([key, { location }], i) => {
      const name = i === 0 ? '#loc' : `#loc${i}`;
      this.#locationNames.set(key, name);
      this.locations.push({ name, location });
    });
  }

  /** Returns the alias of a location with its sigil, or undefined. */
  nameOfLocation(location: Location): string | undefined {
    return this.#locationNames.get(locationKey(location));
  }

  /** Returns the alias of `what` with its sigil, or undefined. */
  nameOf(what: Attribute | Type): string | undefined {
    return this.#names.get(what);
  }

  #assign(candidates: readonly AliasCandidate[]): void {
    const rank = (what: Attribute | Type): number => (what instanceof Attribute ? 0 : 1);
    const sorted = candidates
      .map((candidate, order) => ({ candidate, order }))
      .sort(
        (a, b) =>
          a.candidate.depth - b.candidate.depth ||
          rank(a.candidate.what) - rank(b.candidate.what) ||
          (a.candidate.base < b.candidate.base ? -1 : a.candidate.base > b.candidate.base ? 1 : a.order - b.order),
      );
    const used = new Map<string, number>();
    for (const { candidate } of sorted) {
      const key = `${rank(candidate.what)}${candidate.base}`;
      const count = used.get(key) ?? 0;
      used.set(key, count + 1);
      const sigil = candidate.what instanceof Attribute ? '#' : '!';
      const name = sigil + candidate.base + (count === 0 ? '' : count);
      this.#names.set(candidate.what, name);
      this.aliases.push({ name, what: candidate.what });
    }
  }
}

/** Takes note of every attribute and type that is printed, in the order of printing. */
export class AliasCollector {
  /** How deep aliases nest in everything visited, its own included: 0 when there is none inside. */
  readonly #depths = new Map<Attribute | Type, number>();
  readonly candidates: AliasCandidate[] = [];
  /** Locations by their text, since they are not uniqued. */
  readonly locations = new Map<string, LocationCandidate>();

  /** Takes note of a location and of those inside it; returns how deep they nest. */
  visitLocation(location: Location): number {
    const key = locationKey(location);
    const known = this.locations.get(key);
    if (known) return known.depth + 1;
    const candidate: LocationCandidate = { location, depth: 0 };
    this.locations.set(key, candidate);
    for (const part of locationParts(location)) candidate.depth = Math.max(candidate.depth, this.visitLocation(part));
    if (location.kind === 'fused' && location.metadata) {
      candidate.depth = Math.max(candidate.depth, this.visit(location.metadata));
    }
    return candidate.depth + 1;
  }

  /** Returns how deep aliases nest in `what`, counting its own. */
  visit(what: Attribute | Type): number {
    const known = this.#depths.get(what);
    if (known !== undefined) return known;
    this.#depths.set(what, 0);
    const base = aliasBase(what);
    let candidate: AliasCandidate | undefined;
    if (base !== undefined) {
      candidate = { what, base: sanitizeIdentifier(base, '$_-', false), depth: 0 };
      this.candidates.push(candidate);
    }
    let inside = 0;
    forEachNested(what, (part) => {
      inside = Math.max(inside, this.visit(part));
    });
    if (candidate) candidate.depth = inside;
    const depth = candidate ? inside + 1 : inside;
    this.#depths.set(what, depth);
    return depth;
  }
}

/** The alias name that builtin attributes have, or that the dialect of `what` suggests. */
function aliasBase(what: Attribute | Type): string | undefined {
  if (what instanceof AffineMapAttr) return 'map';
  if (what instanceof IntegerSetAttr) return 'set';
  if (!(what instanceof DialectAttr || what instanceof DialectType)) return undefined;
  const { dialect } = (what.constructor as unknown as { spec: { dialect: string } }).spec;
  return what.context.getOrLoadDialect(dialect)?.hooks.alias?.(what);
}

/** Visits the attributes and types that `what` prints inside itself, in order. */
export function forEachNested(what: Attribute | Type, visit: (part: Attribute | Type) => void): void {
  if (what instanceof ArrayAttr) what.value.forEach(visit);
  else if (what instanceof DictionaryAttr) for (const value of what.value.values()) visit(value);
  else if (what instanceof TypeAttr) visit(what.value);
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

function visitParameter(parameter: unknown, visit: (part: Attribute | Type) => void): void {
  if (parameter instanceof Attribute || parameter instanceof Type) visit(parameter);
  else if (Array.isArray(parameter)) for (const element of parameter) visitParameter(element, visit);
}

/** Returns the locations that are printed inside `location`. */
function locationParts(location: Location): readonly Location[] {
  switch (location.kind) {
    case 'unknown':
    case 'file':
      return [];
    case 'name':
      return location.child.kind === 'unknown' ? [] : [location.child];
    case 'callsite':
      return [location.callee, location.caller];
    case 'fused':
      return location.locations;
  }
}

/** Returns a text that is equal for equal locations and only for them. */
function locationKey(location: Location): string {
  switch (location.kind) {
    case 'unknown':
      return '?';
    case 'file':
      return `${JSON.stringify(location.filename)}:${location.line}:${location.column}`;
    case 'name':
      return `${JSON.stringify(location.name)}(${locationKey(location.child)})`;
    case 'callsite':
      return `@(${locationKey(location.callee)},${locationKey(location.caller)})`;
    case 'fused':
      return `<${location.metadata?.id ?? ''}>[${location.locations.map(locationKey).join(',')}]`;
  }
}
