import { type AffineMap } from '../../affine/affine-map.ts';
import { AffinePrinter } from '../../affine/affine-printer.ts';
import { Attribute, type NamedAttributes } from '../../ir/attribute.ts';
import {
  AffineMapAttr,
  ArrayAttr,
  DictionaryAttr,
  IntegerSetAttr,
  sortedNames,
  StridedLayoutAttr,
  SymbolRefAttr,
} from '../../ir/attributes/container-attributes.ts';
import {
  DenseArrayAttr,
  DenseElementsAttr,
  DenseResourceElementsAttr,
  DenseStringElementsAttr,
  SparseElementsAttr,
} from '../../ir/attributes/elements-attributes.ts';
import { DistinctAttr } from '../../ir/attributes/distinct-attribute.ts';
import {
  attributeType,
  DialectAttr,
  FloatAttr,
  IntegerAttr,
  LocationAttr,
  OpaqueAttr,
  StringAttr,
  TypeAttr,
  UnitAttr,
} from '../../ir/attributes/scalar-attributes.ts';
import { type AsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type Location } from '../../ir/location.ts';
import { Type } from '../../ir/type.ts';
import { FunctionType, OpaqueType, TupleType } from '../../ir/types/composite-types.ts';
import { isDialectType, type DialectType } from '../../ir/types/dialect-types.ts';
import { ComplexType, FloatType, IndexType, IntegerType, NoneType } from '../../ir/types/scalar-types.ts';
import {
  isDynamic,
  MemRefType,
  RankedTensorType,
  UnrankedMemRefType,
  UnrankedTensorType,
  VectorType,
} from '../../ir/types/shaped-types.ts';
import { hasSelfType, specOf } from '../../ods/attr-spec.ts';
import { floatFormat } from '../../support/float-bits.ts';
import { decimalFloatText, hexadecimalFloatText, printFloatBits } from '../../support/float-text.ts';
import { int64Text } from '../../support/int64.ts';
import { InternalError } from '../../support/invariant.ts';
import { TextBuffer } from '../../support/text-buffer.ts';
import { type Alias, type AliasCollector, type Aliased, type AliasLookup } from './aliases.ts';
import { denseElementsBytes, denseElementsText, stringElementsText } from './elements-text.ts';
import { type PrintingFlags } from './flags.ts';
import { isPlainText, keywordOrString, quoted, symbolReference } from './identifiers.ts';
import { printLocationParts, printPrettyLocation } from './location-printer.ts';
import { printParameters } from './param-printer.ts';
import { Recurring } from './recurring.ts';

/** Constants of more elements than this are printed as hexadecimal bytes. */
const defaultHexElementsIfLarger = 100;

/** The longest texts that are kept to be printed again, in bytes. */
const longestKept = 10_000;

const lessSign = 0x3c;
const greaterSign = 0x3e;

/** Whether the type of a literal is left out: never, where it is the default one (i64, f64), or always. */
type TypeElision = 'never' | 'may' | 'must';

/**
 * Prints types, attributes and locations. Everything goes through `print`, which appends to the output; while aliases are
 * collected nothing is output and attributes and types go to the collector instead.
 * Source: AsmPrinter::Impl of mlir/lib/IR/AsmPrinter.cpp.
 */
export class AsmPrinterImpl implements AsmPrinter {
  readonly #buffer = new TextBuffer();
  readonly #affine = new AffinePrinter(this.#buffer);
  /** The texts of types, which most operations repeat. */
  readonly #typeTexts = new Recurring<Type, string>();
  /** The texts of attributes of dialects without their types, which operations of one kind repeat. */
  readonly #attributeTexts = new Recurring<DialectAttr, string>();
  protected readonly flags: PrintingFlags;
  protected aliases: AliasLookup | undefined;
  protected collector: AliasCollector | undefined;
  /** The keys of the resources that were printed, in order. */
  protected readonly usedResources = new Set<string>();

  constructor(flags: PrintingFlags = {}) {
    this.flags = flags;
  }

  /** Returns what was printed so far. */
  get text(): string {
    return this.#buffer.toString();
  }

  /** What was printed so far, as UTF-8. */
  get bytes(): Uint8Array {
    return this.#buffer.bytes;
  }

  /** How many bytes that has. */
  protected get length(): number {
    return this.#buffer.length;
  }

  /** Returns what has been printed, and starts anew. */
  takeText(): string {
    return this.#buffer.takeFrom(0);
  }

  print(text: string): void {
    this.#buffer.append(text);
  }

  printString(text: string): void {
    // In three parts, which spares putting them together.
    const isPlain = isPlainText(text);
    if (isPlain) this.print('"');
    this.print(isPlain ? text : quoted(text));
    if (isPlain) this.print('"');
  }

  /** Prints an integer from 0 to 2^53. */
  printInteger(value: number): void {
    if (!this.collector) this.#buffer.appendInteger(value);
  }

  printKeywordOrString(text: string): void {
    this.print(keywordOrString(text));
  }

  printSymbolName(name: string): void {
    this.print(symbolReference(name));
  }

  printAffineMap(map: AffineMap): void {
    if (!this.collector) this.#affine.map(map);
  }

  printDimensionList(shape: readonly number[]): void {
    this.print(shape.map(dimensionText).join('x'));
  }

  /** Prints `items` joined by `, `. */
  protected list<T>(items: Iterable<T>, each: (item: T) => void): void {
    let first = true;
    for (const item of items) {
      if (!first) this.print(', ');
      first = false;
      each(item);
    }
  }

  // Types

  printType(type: Type): void {
    if (this.collector) return void this.collector.visit(type);
    const known = this.#typeTexts.get(type);
    if (known) return this.#buffer.append(known);
    this.remembered(this.#typeTexts, type, () => {
      const alias = this.aliases?.find(type);
      if (alias) this.printAlias(alias);
      else this.printTypeBody(type);
    });
  }

  /**
   * Prints what was printed for `key` before. What `print` prints is kept at the second time, since much is printed once only, unless it is long: of what is nested deeply,
   * copies of each level would be kept.
   */
  protected remembered<K>(texts: Recurring<K, string>, key: K, print: () => void): void {
    const known = texts.get(key);
    if (known) return this.#buffer.append(known);
    const start = this.#buffer.length;
    print();
    const isKept = known !== undefined && this.#buffer.length - start <= longestKept;
    texts.set(key, isKept ? this.#buffer.textFrom(start) : '');
  }

  protected printAlias({ prefix, number }: Alias): void {
    this.print(prefix);
    if (number > 0) this.printInteger(number);
  }

  /** Prints what an alias stands for. */
  protected printDefinition(what: Aliased): void {
    if (what instanceof Type) this.printTypeBody(what);
    else if (what instanceof Attribute) this.printAttributeBody(what, 'never');
    else this.printLocation(what, false);
  }

  /** Prints the type even where it has an alias, for the alias's definition. */
  printTypeBody(type: Type): void {
    if (type instanceof IntegerType) {
      const prefix = type.signedness === 'signless' ? 'i' : type.signedness === 'signed' ? 'si' : 'ui';
      this.print(`${prefix}${type.width}`);
    } else if (type instanceof FloatType) this.print(type.kind);
    else if (type instanceof IndexType) this.print('index');
    else if (type instanceof NoneType) this.print('none');
    else if (type instanceof RankedTensorType) {
      this.print('tensor<');
      this.#shapePrefix(type.shape);
      this.printType(type.elementType);
      if (type.encoding) {
        this.print(', ');
        this.printAttribute(type.encoding);
      }
      this.print('>');
    } else if (type instanceof MemRefType) {
      this.print('memref<');
      this.#shapePrefix(type.shape);
      this.printType(type.elementType);
      if (type.layout) {
        this.print(', ');
        this.printAttribute(type.layout);
      }
      if (type.memorySpace) {
        this.print(', ');
        this.#attribute(type.memorySpace, 'may');
      }
      this.print('>');
    } else if (type instanceof VectorType) {
      this.print('vector<');
      type.shape.forEach((size, i) =>
        this.print(type.scalableDims[i] ? `[${int64Text(size)}]x` : `${int64Text(size)}x`),
      );
      this.printType(type.elementType);
      this.print('>');
    } else if (type instanceof FunctionType) {
      this.print('(');
      this.list(type.inputs, (input) => this.printType(input));
      this.print(') -> ');
      this.#resultTypes(type.results);
    } else if (type instanceof UnrankedTensorType) this.#around('tensor<*x', type.elementType, '>');
    else if (type instanceof UnrankedMemRefType) {
      this.#around('memref<*x', type.elementType, '');
      if (type.memorySpace) {
        this.print(', ');
        this.#attribute(type.memorySpace, 'may');
      }
      this.print('>');
    } else if (type instanceof ComplexType) this.#around('complex<', type.elementType, '>');
    else if (type instanceof TupleType) {
      this.print('tuple<');
      this.list(type.types, (element) => this.printType(element));
      this.print('>');
    } else if (type instanceof OpaqueType) this.#opaque('!', type.dialectNamespace, type.typeData);
    else if (isDialectType(type)) this.#dialectSymbol('!', type);
    else throw new InternalError('a type of unknown class cannot be printed');
  }

  #around(before: string, type: Type, after: string): void {
    this.print(before);
    this.printType(type);
    this.print(after);
  }

  #shapePrefix(shape: readonly number[]): void {
    let text = '';
    for (const size of shape) text += `${dimensionText(size)}x`;
    this.print(text);
  }

  #resultTypes(results: readonly Type[]): void {
    const [only] = results;
    if (results.length === 1 && !(only instanceof FunctionType)) return this.printType(only!);
    this.print('(');
    for (let i = 0; i < results.length; i++) {
      if (i > 0) this.print(', ');
      this.printType(results[i]!);
    }
    this.print(')');
  }

  printArrowTypeList(types: readonly Type[]): void {
    this.print(' -> ');
    this.#resultTypes(types);
  }

  // Attributes

  printAttribute(attribute: Attribute): void {
    this.#attribute(attribute, 'never');
  }

  printAttributeWithoutType(attribute: Attribute): void {
    this.#attribute(attribute, 'must');
  }

  #attribute(attribute: Attribute, elision: TypeElision): void {
    if (this.collector) return void this.collector.visit(attribute);
    const alias = this.aliases?.find(attribute);
    if (alias) this.printAlias(alias);
    else this.printAttributeBody(attribute, elision);
  }

  /** Prints the attribute even where it has an alias. */
  protected printAttributeBody(attribute: Attribute, elision: TypeElision): void {
    const withType = elision !== 'must';
    if (attribute instanceof IntegerAttr) {
      const { number, isBool } = attribute;
      if (isBool) return this.print(number === 0 ? 'false' : 'true');
      if (number >= 0 && number <= Number.MAX_SAFE_INTEGER) this.printInteger(number);
      else this.print(attribute.value.toString());
      if (withType && !(elision === 'may' && isI64(attribute.type))) this.#trailingType(attribute.type);
    } else if (attribute instanceof FloatAttr) {
      const { type, bits } = attribute;
      const format = floatFormat[type.kind];
      const decimal = decimalFloatText(format, bits);
      this.print(decimal ?? hexadecimalFloatText(format, bits));
      // Hexadecimal digits would read as an integer without their type.
      if (withType && !(elision === 'may' && type.kind === 'f64' && decimal)) this.#trailingType(type);
    } else if (attribute instanceof StringAttr) {
      this.printString(attribute.value);
      if (withType && attribute.type) this.#trailingType(attribute.type);
    } else if (attribute instanceof ArrayAttr) {
      this.print('[');
      this.list(attribute.value, (element) => this.#attribute(element, 'may'));
      this.print(']');
    } else if (attribute instanceof DictionaryAttr) {
      this.print('{');
      this.printEntries(attribute.value);
      this.print('}');
    } else if (attribute instanceof TypeAttr) this.printType(attribute.value);
    else if (attribute instanceof SymbolRefAttr) {
      this.print([attribute.rootReference, ...attribute.nestedReferences].map(symbolReference).join('::'));
    } else if (attribute instanceof UnitAttr) this.print('unit');
    else if (attribute instanceof AffineMapAttr) {
      this.print('affine_map<');
      this.printAffineMap(attribute.value);
      this.print('>');
    } else if (attribute instanceof IntegerSetAttr) {
      this.print('affine_set<');
      this.#affine.set(attribute.value);
      this.print('>');
    } else if (attribute instanceof DenseElementsAttr) this.#dense(attribute, withType);
    else if (attribute instanceof DenseStringElementsAttr) {
      this.print(this.#isElided(attribute) ? 'dense_resource<__elided__>' : `dense<${stringElementsText(attribute)}>`);
      if (withType) this.#trailingType(attribute.type);
    } else if (attribute instanceof DenseResourceElementsAttr) {
      this.usedResources.add(attribute.key);
      this.print(`dense_resource<${keywordOrString(attribute.key)}>`);
      if (withType) this.#trailingType(attribute.type);
    } else if (attribute instanceof SparseElementsAttr) this.#sparse(attribute, withType);
    else if (attribute instanceof DistinctAttr) this.#distinct(attribute);
    else if (attribute instanceof DenseArrayAttr) this.#denseArray(attribute);
    else if (attribute instanceof StridedLayoutAttr) this.#strided(attribute);
    else if (attribute instanceof LocationAttr) this.printLocation(attribute.value, false);
    else if (attribute instanceof OpaqueAttr) {
      this.#opaque('#', attribute.dialectNamespace, attribute.attrData);
      if (withType && attribute.type) this.#trailingType(attribute.type);
    } else if (attribute instanceof DialectAttr) {
      if (this.collector) this.#dialectSymbol('#', attribute);
      else this.remembered(this.#attributeTexts, attribute, () => this.#dialectSymbol('#', attribute));
      const type = attributeType(attribute);
      if (withType && type && !(type instanceof NoneType) && hasSelfType(specOf(attribute))) this.#trailingType(type);
    } else throw new InternalError('an attribute of unknown class cannot be printed');
  }

  /** Prints the entries of a dictionary as they stand between its braces. */
  protected printEntries(entries: NamedAttributes): void {
    const names = sortedNames(entries);
    for (let i = 0; i < names.length; i++) {
      if (i > 0) this.print(', ');
      this.printNamedAttribute(names[i]!, entries.get(names[i]!)!);
    }
  }

  printNamedAttribute(name: string, value: Attribute): void {
    this.print(keywordOrString(name));
    if (value instanceof UnitAttr) return;
    this.print(' = ');
    this.printAttribute(value);
  }

  printStripped(what: Attribute | Type): void {
    const alias = this.aliases?.find(what);
    if (this.collector) this.collector.visit(what);
    else if (alias) this.printAlias(alias);
    else if (what instanceof DialectAttr || isDialectType(what)) this.#parameters(what);
    else if (what instanceof Type) this.printType(what);
    else this.printAttribute(what);
  }

  #trailingType(type: Type): void {
    this.print(' : ');
    this.printType(type);
  }

  #dense(attribute: DenseElementsAttr, withType: boolean): void {
    if (this.#isElided(attribute)) this.print('dense_resource<__elided__>');
    else {
      this.print('dense<');
      this.#elements(attribute);
      this.print('>');
    }
    if (withType) this.#trailingType(attribute.type);
  }

  #elements(attribute: DenseElementsAttr): void {
    const { hexElementsIfLarger = defaultHexElementsIfLarger } = this.flags;
    const bytes = denseElementsBytes(attribute, hexElementsIfLarger);
    if (!bytes) return this.print(denseElementsText(attribute));
    this.print('"0x');
    this.#buffer.appendHexDigits(bytes);
    this.print('"');
  }

  #isElided({ type, isSplat }: DenseElementsAttr | DenseStringElementsAttr): boolean {
    const limit = this.flags.elideElementsIfLarger;
    return limit !== undefined && type.numElements > limit && !isSplat;
  }

  #sparse(attribute: SparseElementsAttr, withType: boolean): void {
    const { indices, values, type } = attribute;
    if (this.#isElided(indices) || this.#isElided(values)) this.print('dense_resource<__elided__>');
    else if (indices.type.numElements === 0) this.print('sparse<>');
    else {
      this.print(`sparse<${denseElementsText(indices)}, `);
      if (values instanceof DenseElementsAttr) this.#elements(values);
      else this.print(stringElementsText(values));
      this.print('>');
    }
    if (withType) this.#trailingType(type);
  }

  /** Distinct attributes are numbered in the order in which they are printed first. */
  #distinct(attribute: DistinctAttr): void {
    let number = this.#distinctNumbers.get(attribute);
    if (number === undefined) this.#distinctNumbers.set(attribute, (number = this.#distinctNumbers.size));
    this.print(`distinct[${number}]<`);
    if (!(attribute.referencedAttr instanceof UnitAttr)) this.printAttribute(attribute.referencedAttr);
    this.print('>');
  }
  readonly #distinctNumbers = new Map<DistinctAttr, number>();

  #denseArray(attribute: DenseArrayAttr): void {
    this.print('array<');
    this.printType(attribute.elementType);
    if (attribute.size > 0) this.print(': ');
    const { elementType, bits, values } = attribute;
    if (elementType instanceof FloatType) {
      const format = floatFormat[elementType.kind];
      this.print(bits!.map((pattern) => printFloatBits(format, pattern)).join(', '));
    } else if (elementType.width === 1)
      this.list<number | bigint>(values, (value) => this.print(String(Boolean(value))));
    else this.list<number | bigint>(values, (value) => this.print(String(value)));
    this.print('>');
  }

  #strided(attribute: StridedLayoutAttr): void {
    this.print(`strided<[${attribute.strides.map(dimensionText).join(', ')}]`);
    if (attribute.offset !== 0) this.print(`, offset: ${dimensionText(attribute.offset)}`);
    this.print('>');
  }

  /** `#dialect.name<body>` where the text has that form, else `#dialect<text>`. */
  #opaque(sigil: '#' | '!', namespace: string, data: string): void {
    this.print(isPrettyForm(data) ? `${sigil}${namespace}.${data}` : `${sigil}${namespace}<${data}>`);
  }

  /** `#dialect.mnemonic<body>` where the body is in brackets or empty, else `#dialect<mnemonic body>`. */
  #dialectSymbol(sigil: '#' | '!', what: DialectAttr | DialectType): void {
    const { dialect, mnemonic } = specOf(what);
    const start = this.#buffer.length;
    this.print(`${sigil}${dialect}.${mnemonic}`);
    const body = this.#buffer.length;
    this.#parameters(what);
    // What is nested would be copied at each level if its text were taken.
    if (this.#buffer.length === body || this.#buffer.isBetween(lessSign, greaterSign, body)) return;
    const text = mnemonic + this.#buffer.takeFrom(body);
    this.#buffer.takeFrom(start);
    this.#opaque(sigil, dialect, text);
  }

  #parameters(what: DialectAttr | DialectType): void {
    const spec = specOf(what);
    const dialect = what.context.getOrLoadDialect(spec.dialect);
    const registry = what instanceof Type ? dialect?.types : dialect?.attributes;
    const hooks = (registry?.get(spec.mnemonic) as { hooks?: { print?(w: unknown, p: AsmPrinter): void } } | undefined)
      ?.hooks;
    if (spec.customAssembly && hooks?.print) hooks.print(what, this);
    else printParameters(spec, what.parameters, this);
  }

  // Locations

  /** Prints `loc(...)`, with an alias inside if there is one and it is allowed. Pretty locations have aliases for their parts only. */
  printLocation(location: Location, allowAlias = true): void {
    if (this.flags.prettyDebugInfo) return printPrettyLocation(location, this);
    this.print('loc(');
    if (allowAlias) this.printLocationInstance(location);
    else printLocationParts(location, this);
    this.print(')');
  }

  /** Prints the location, by its alias if it has one. */
  printLocationInstance(location: Location): void {
    const alias = this.aliases?.find(location);
    if (alias) this.printAlias(alias);
    else if (this.flags.prettyDebugInfo) printPrettyLocation(location, this);
    else printLocationParts(location, this);
  }
}

function isI64(type: Type): boolean {
  return type instanceof IntegerType && type.width === 64 && type.isSignless;
}

function dimensionText(size: number): string {
  return isDynamic(size) ? '?' : int64Text(size);
}

/** `name`, `name<...>` with nothing behind the last bracket. Source: isDialectSymbolSimpleEnoughForPrettyForm. */
function isPrettyForm(text: string): boolean {
  const match = /^[a-zA-Z][a-zA-Z0-9_.]*/.exec(text);
  if (!match) return false;
  const rest = text.slice(match[0].length);
  return rest === '' || (rest.startsWith('<') && rest.endsWith('>'));
}
