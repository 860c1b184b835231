import { Attribute, type NamedAttributes } from '../../ir/attribute.ts';
import { type Block } from '../../ir/block.ts';
import { type Context } from '../../ir/context.ts';
import {
  type AsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { LocationAttr } from '../../ir/attributes/scalar-attributes.ts';
import { FileLineColLoc, UnknownLoc, type Location } from '../../ir/location.ts';
import { type OpInfo } from '../../ir/op-info.ts';
import { Operation, type OperationState } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { compactDictionary } from '../../ir/short-dictionary.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { setInherentAttribute } from '../../ods/segment-attributes.ts';
import { type SourceFile } from '../../support/source-file.ts';
import { InternalError } from '../../support/invariant.ts';
import * as t from '../lexer/tokens.ts';
import { type AliasName } from './alias-name.ts';
import { FileMetadataParser } from './file-metadata.ts';
import { HookParser } from './hook-parser.ts';
import { SinkRefusal, type ModuleHeader, type OperationSink } from './operation-sink.ts';
import { qualifiedOpName } from './operation-lookup.ts';
import { parseByFormat } from './op-format-parser.ts';
import { OperationGrammar } from './operation-grammar.ts';
import { ParseError } from './parse-error.ts';
import { propertiesProblem } from './split-attributes.ts';
import { SSAScopes, type ValueName } from './ssa-scopes.ts';
import { type ResultName, type ValueUse } from './value-use-grammar.ts';

/** A location that an alias stands for whose definition comes later in the file. */
class AliasLoc extends UnknownLoc {
  constructor(
    readonly alias: AliasName,
    readonly offset: number,
  ) {
    super();
  }
}

/** The attributes of an operation under construction. */
class AttributeList extends Map<string, Attribute> {
  /** The name, the first by character codes, that was given more than once. */
  duplicate: string | undefined;

  override set(name: string, value: Attribute): this {
    if (!this.has(name)) return super.set(name, value);
    // The first stays, which is the one that upstream checks before it reports that there are two.
    if (!(this.duplicate !== undefined && this.duplicate < name)) this.duplicate = name;
    return this;
  }
}

/** Returns the error for a text behind what was to be read. */
export type RefuseRest = (rest: string) => Error;

/** An operation in custom form under construction. Most parts are empty most often, so lists and maps are made on demand. */
class CustomState implements ParsedOperationState {
  readonly context: Context;
  name: string;
  location: Location;
  private operandList: Value[] | undefined;
  private resultTypeList: Type[] | undefined;
  private regionList: Region[] | undefined;
  private successorList: Block[] | undefined;
  undefaulted: readonly string[] | undefined;
  givenProperties: ReadonlyMap<string, Attribute> | undefined;
  private propertyMap: Map<string, Attribute> | undefined;
  private attributeMap: AttributeList | undefined;

  constructor(context: Context, name: string, location: Location) {
    this.context = context;
    this.name = name;
    this.location = location;
    this.operandList = undefined;
    this.resultTypeList = undefined;
    this.regionList = undefined;
    this.successorList = undefined;
    this.undefaulted = undefined;
    this.givenProperties = undefined;
    this.propertyMap = undefined;
    this.attributeMap = undefined;
  }

  get operands(): Value[] {
    return (this.operandList ??= []);
  }

  set operands(values: Value[]) {
    this.operandList = values;
  }

  get resultTypes(): Type[] {
    return (this.resultTypeList ??= []);
  }

  set resultTypes(types: Type[]) {
    this.resultTypeList = types;
  }

  get regions(): Region[] {
    return (this.regionList ??= []);
  }

  get successors(): Block[] {
    return (this.successorList ??= []);
  }

  get properties(): Map<string, Attribute> {
    return (this.propertyMap ??= new Map());
  }

  get attributes(): Map<string, Attribute> {
    return (this.attributeMap ??= new AttributeList());
  }

  /** The name, the first by character codes, of an attribute that a parse hook and the text of the operation both gave. */
  get duplicate(): string | undefined {
    return this.attributeMap?.duplicate;
  }

  /** Returns what an operation of a kind is made of, which tells its attributes apart; there are no maps where there is nothing in them. */
  finished(info: OpInfo): OperationState {
    let discardable: Map<string, Attribute> | undefined;
    // An iterator would make an array for each.
    this.attributeMap?.forEach((value, name) => {
      if (!setInherentAttribute(info, name, value, this.properties)) (discardable ??= new Map()).set(name, value);
    });
    const { propertyMap } = this;
    return {
      context: this.context,
      name: this.name,
      location: this.location,
      operands: this.operandList ?? none,
      resultTypes: this.resultTypeList ?? none,
      properties: propertyMap && propertyMap.size > 0 ? compactDictionary(propertyMap) : noAttributes,
      attributes: discardable ? compactDictionary(discardable) : noAttributes,
      regions: this.regionList ?? none,
      successors: this.successorList ?? none,
    };
  }
}

const noAttributes: NamedAttributes = new Map();
const none: readonly never[] = [];

/** The whole grammar: files of operations and alias definitions. One object can parse any number of files. */
export class MlirParser extends OperationGrammar {
  #context: Context | undefined;
  /** The views that operations in custom form get, one per level of nesting. */
  readonly #hookParsers: HookParser[] = [];
  #sink: OperationSink | undefined;
  /** The aliases that were read ahead of the operations. */
  readonly #definedBehind: AliasName[] = [];
  /** The operation at the top level that was begun last and may have regions. */
  #header: ModuleHeader | undefined;
  readonly #pendingLocations: { target: { location: Location }; alias: AliasName; offset: number }[] = [];

  constructor() {
    super();
    this.performSelfAnalysis();
  }

  get context(): Context {
    if (!this.#context) throw new InternalError('the parser has no context');
    return this.#context;
  }

  protected get asmParser(): AsmParser {
    return new HookParser(this);
  }

  /** Returns the operations at the top level of `source`, in no block. Throws ParseError. */
  parseTopLevel(source: SourceFile, context: Context): Operation[] {
    this.#begin(source, context);
    const ops: Operation[] = [];
    this.#parseOperations((op) => ops.push(op), source.text.length);
    return ops;
  }

  /** Gives the operations of `source` to `sink`. Throws ParseError, and what the sink throws. */
  parseInto(sink: OperationSink, source: SourceFile, context: Context): void {
    this.#begin(source, context);
    this.#sink = sink;
    const end = sink.needsLocations ? this.#readDefinitionsAhead() : source.text.length;
    this.#parseOperations((op) => {
      if (!this.scopes.isComplete) throw new SinkRefusal();
      sink.takeTopLevel(op);
    }, end);
    if (end < source.text.length && this.currentOffset !== end) throw new SinkRefusal();
    if (this.#definedBehind.some((alias) => alias.hasAttribute)) throw new SinkRefusal();
  }

  #parseOperations(take: (op: Operation) => void, end: number): void {
    this.scopes.pushRegion(true);
    while (!this.#isAtEnd && this.currentOffset < end) if (!this.#takeDefinition()) take(this.operation());
    this.scopes.requireDefinedValues();
    this.#resolveLocations();
    this.scopes.popRegion(true);
  }

  get #isAtEnd(): boolean {
    return this.at(t.vocabulary[0]!);
  }

  /** Takes the definition of an alias, or metadata. Returns false where something else stands. */
  #takeDefinition(): boolean {
    if (this.at(t.HashId)) this.#attributeAlias();
    else if (this.at(t.ExclId)) this.#typeAlias();
    else if (this.at(t.MetadataBegin)) new FileMetadataParser(this, this.context).parse();
    else return false;
    return true;
  }

  /** Takes the definitions at the beginning, and reads those at the end, for locations that refer to them. Returns where these begin. */
  #readDefinitionsAhead(): number {
    while (this.#takeDefinition());
    const operations = this.currentOffset;
    const end = lastDefinitions(this.source.text, operations);
    this.moveTo(end);
    try {
      while (this.at(t.HashId)) this.#definedBehind.push(this.#attributeAlias());
    } catch (error) {
      // Errors are reported in the order of the text.
      throw error instanceof ParseError ? new SinkRefusal() : error;
    }
    if (!this.#isAtEnd) throw new SinkRefusal();
    for (const alias of this.#definedBehind) {
      if (!alias.location) throw new SinkRefusal();
      alias.locationBehind = alias.location;
      alias.location = alias.attribute = undefined;
    }
    this.moveTo(operations);
    return end;
  }

  /** Returns the attribute that `source` holds and nothing else. Throws ParseError, or what `refuse` makes of a rest behind it. */
  parseAttributeText(source: SourceFile, context: Context, type?: Type, refuse?: RefuseRest): Attribute {
    this.#begin(source, context);
    const attribute = this.attribute(type);
    this.#expectEnd(refuse);
    return attribute;
  }

  /** Returns the type that `source` holds and nothing else. Throws ParseError, or what `refuse` makes of a rest behind it. */
  parseTypeText(source: SourceFile, context: Context, refuse?: RefuseRest): Type {
    this.#begin(source, context);
    const type = this.type();
    this.#expectEnd(refuse);
    return type;
  }

  /** Runs a rule for a hook. Hooks are outside of the class hierarchy that may call SUBRULE. */
  enter<A extends unknown[], T>(rule: (...args: A) => T, ...args: A): T {
    return rule(...args);
  }

  /** Adds the dialect that may be left out here to the name of an operation that has none, or nothing behind it. */
  qualifiedOpName(name: string): string {
    return qualifiedOpName(name, this.defaultDialects.at(-1)!);
  }

  resolveValue(operand: UnresolvedOperand, type: Type): Value {
    return this.resolveUse(operand as ValueUse, type);
  }

  /** Takes the name of a value. */
  expectValueName(): ValueName {
    if (!this.at(t.PercentId)) throw this.wrongToken('expected SSA operand');
    const name = this.valueName(this.LA(1));
    this.consumeToken();
    return name;
  }

  startsType(): boolean {
    return this.at(t.ExclId) || this.at(t.LParen) || (this.at(t.BareId) && this.isTypeKeyword(this.LA(1).image));
  }

  startsAttribute(): boolean {
    if (this.at(t.BareId)) return this.isAttributeKeyword(this.LA(1).image);
    return attributeStarts.some((type) => this.at(type));
  }

  protected customOperation(info: OpInfo, nameOffset: number, results: readonly ResultName[]): Operation {
    const spec = info.spec as OpSpec;
    if (!info.hooks.parse && !spec.assemblyFormat) {
      throw this.errorAt(nameOffset, `custom op '${info.name}' has no custom assembly form`);
    }
    const state = new CustomState(this.context, info.name, FileLineColLoc.at(this.source, nameOffset));
    if (this.scopes.depth === 1) this.regionsAhead(state);
    const depth = this.defaultDialects.length;
    const parser = (this.#hookParsers[depth] ??= new HookParser(this));
    parser.nameOffset = nameOffset;
    parser.opName = info.name;
    parser.results = results;
    this.defaultDialects.push(info.hooks.defaultDialect ?? '');
    if (info.hooks.parse) {
      info.hooks.parse(parser, state);
      const { duplicate } = state;
      if (duplicate !== undefined) {
        parser.error(nameOffset, `attribute '${duplicate}' occurs more than once in the attribute list`);
      }
    } else {
      parseByFormat(info, spec, parser, state);
    }
    this.defaultDialects.pop();
    if (state.givenProperties) {
      const properties = new Map([...state.givenProperties, ...state.properties]);
      const problem = propertiesProblem(this.context, info, properties);
      if (problem !== undefined) throw this.errorAt(nameOffset, problem);
    }
    const finished = state.finished(info);
    const op = state.name === info.name ? info.create(finished) : Operation.create(finished);
    for (const name of state.undefaulted ?? []) op.setProperty(name, undefined);
    return op;
  }

  protected regionsAhead(header: ModuleHeader): void {
    this.#header = header;
  }

  protected memberParsed(op: Operation, block: Block): void {
    if (!this.#sink || this.#header?.name !== 'builtin.module') return;
    if (!this.scopes.isComplete) throw new SinkRefusal();
    this.#sink.takeMember(op, block, this.#header);
  }

  protected locationAlias(alias: AliasName, offset: number): Location {
    return this.#aliasedLocation(alias, offset) ?? new AliasLoc(alias, offset);
  }

  protected setLocation(target: { location: Location }, location: Location): void {
    target.location = location;
    this.adoptLocation(0, target);
  }

  protected adoptLocation(_offset: number, target: { location: Location }): void {
    const { location } = target;
    if (!(location instanceof AliasLoc)) return;
    if (this.#sink?.needsLocations === true) throw new SinkRefusal();
    // What a sink has taken must not be kept by what is noted of it here.
    const noted = this.#sink ? { location } : target;
    this.#pendingLocations.push({ target: noted, alias: location.alias, offset: location.offset });
  }

  #begin(source: SourceFile, context: Context): void {
    this.#context = context;
    this.open(source);
    this.scopes = new SSAScopes(context, source);
    this.startText(source.text);
    this.#pendingLocations.length = 0;
    this.#sink = undefined;
    this.#header = undefined;
    this.#definedBehind.length = 0;
    this.defaultDialects.length = 1;
  }

  #expectEnd(refuse?: RefuseRest): void {
    if (this.#isAtEnd) return;
    throw refuse ? refuse(this.source.text.slice(this.currentOffset)) : this.errorHere('expected end of input');
  }

  /**
   * ```
   * attribute-alias-def ::= `#` alias-name `=` attribute
   * ```
   */
  #attributeAlias(): AliasName {
    const offset = this.currentOffset;
    const alias = this.takeAliasName();
    if (alias.hasAttribute) throw this.errorAt(offset, `redefinition of attribute alias id '${alias.name}'`);
    if (alias.isDotted) {
      throw this.errorAt(offset, "attribute names with a '.' are reserved for dialect-defined names");
    }
    this.expect(t.Equal, "expected '=' in attribute alias definition");
    const isLocation = this.atKeyword(t.BareId, 'loc');
    const what = isLocation ? this.locationAttribute() : this.attribute();
    if (what instanceof Attribute) alias.attribute = what;
    alias.location = what instanceof LocationAttr ? what.value : what instanceof Attribute ? undefined : what;
    return alias;
  }

  /**
   * ```
   * type-alias-def ::= `!` alias-name `=` type
   * ```
   */
  #typeAlias(): void {
    const offset = this.currentOffset;
    const alias = this.takeAliasName();
    if (alias.type) throw this.errorAt(offset, `redefinition of type alias id '${alias.name}'`);
    if (alias.isDotted) {
      throw this.errorAt(offset, "type names with a '.' are reserved for dialect-defined names");
    }
    this.expect(t.Equal, "expected '=' in type alias definition");
    alias.type = this.type();
  }

  #resolveLocations(): void {
    for (const { target, alias, offset } of this.#pendingLocations) {
      const location = this.#aliasedLocation(alias, offset);
      if (!location) throw this.errorAt(offset, 'operation location alias was never defined');
      target.location = location;
    }
  }

  /** Returns the location that an alias stands for, undefined when there is no such alias yet. */
  #aliasedLocation(alias: AliasName, offset: number): Location | undefined {
    const location = alias.location ?? alias.locationBehind;
    const { attribute } = alias;
    if (location || !attribute) return location;
    throw this.errorAt(offset, `expected location, but found '${this.context.printAttribute(attribute)}'`);
  }
}

/** Returns where the lines begin, behind `start`, that define attributes and with which the text ends. */
function lastDefinitions(text: string, start: number): number {
  let definitions = text.length;
  for (let end = text.length, line; end > start; end = line) {
    line = end - start < 2 ? start : Math.max(start, text.lastIndexOf('\n', end - 2) + 1);
    if (text[line] === '#') definitions = line;
    else if (text.slice(line, end).trim() !== '') break;
  }
  return definitions;
}

const attributeStarts = [
  t.HashId,
  t.AtId,
  t.LSquare,
  t.LBrace,
  t.StringLiteral,
  t.Minus,
  t.Integer,
  t.Float,
  t.ExclId,
  t.LParen,
];
