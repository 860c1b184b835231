import type { AffineExpr, AffineOperandOrder } from '../../affine/affine-expr.ts';
import type { AffineMap } from '../../affine/affine-map.ts';
import type { Attribute } from '../attribute.ts';
import type { FloatAttr } from '../attributes/scalar-attributes.ts';
import type { Block } from '../block.ts';
import type { Context } from '../context.ts';
import type { Location } from '../location.ts';
import type { Region } from '../region.ts';
import type { Type } from '../type.ts';
import type { FunctionType } from '../types/composite-types.ts';
import type { Value } from '../value.ts';

/** A reference to an SSA value whose type is not known yet: `%name` or `%name#number`. */
export interface UnresolvedOperand {
  /** Where it stands in the text. */
  readonly offset: number;
  /** The name, whose text has its `%`. Equal names are the same object. */
  readonly name: { readonly text: string };
  readonly number: number;
}

/** A region argument as written: `%name: type attributes loc(...)`; what was not written is undefined. */
export interface ParsedArgument {
  readonly operand: UnresolvedOperand;
  readonly type: Type | undefined;
  readonly attributes: ReadonlyMap<string, Attribute>;
  readonly location: Location | undefined;
}

/** A map whose inputs were written as uses of values; these stand for its dims and symbols in order. */
export interface AffineMapOfSSAIds {
  readonly map: AffineMap;
  readonly dims: readonly UnresolvedOperand[];
  readonly symbols: readonly UnresolvedOperand[];
}

/** The same for one expression. */
export interface AffineExprOfSSAIds {
  readonly expr: AffineExpr;
  readonly dims: readonly UnresolvedOperand[];
  readonly symbols: readonly UnresolvedOperand[];
}

/** The operation under construction. A parse hook fills it in. */
export interface ParsedOperationState {
  readonly context: Context;
  name: string;
  location: Location;
  operands: Value[];
  resultTypes: Type[];
  readonly properties: Map<string, Attribute>;
  /**
   * What is set again was given more than once, in the dictionary of the operation as well, which the parser reports: an attribute that is
   * to be replaced is deleted first. Inherent ones of properties are replaced by these.
   */
  readonly attributes: Map<string, Attribute>;
  /** What was given in `<{}>`, for the parser to check when the operation is complete; `properties` replace what they name. */
  givenProperties?: ReadonlyMap<string, Attribute> | undefined;
  /** The names of inherent attributes that stay absent although they have a default value. */
  undefaulted?: readonly string[] | undefined;
  readonly regions: Region[];
  readonly successors: Block[];
}

export type Punctuation =
  | '->' | ':' | '::' | ',' | '=' | '==' | '<' | '>' | '>=' | '(' | ')' | '[' | ']' | '{' | '}' | '?' | '*' | '+' | '-' | '...' | '|' | '/'; // prettier-ignore

/** How a comma-separated list is enclosed. The `optional` forms accept the absence of the whole list. */
export type Delimiter = 'none' | 'paren' | 'square' | 'lessGreater' | 'braces' | 'optionalParen' | 'optionalSquare' | 'optionalLessGreater' | 'optionalBraces'; // prettier-ignore

/**
 * What a parse hook of an attribute, type or operation can do. `parseX` demands an X, `parseOptionalX` takes one if it is
 * there and says whether it was. A failure is thrown by the parser and reported by its entry point: a hook need not look
 * at results, it only may not swallow exceptions.
 */
export interface AsmParser {
  readonly context: Context;
  /** Where the next token starts. */
  readonly currentOffset: number;
  locationAt(offset: number): Location;
  /** Reports an error at `offset` and ends parsing. */
  error(offset: number, message: string): never;
  /**
   * Runs `body`; when it fails, reports also `message`, which says what could not be parsed for that reason, at `offset` or
   * where parsing stopped; nothing more when there is no message.
   */
  withConsequence<T>(body: () => T, message: () => string | undefined, offset?: number): T;

  /** Runs `body`; when it fails before the punctuation, reports also that this was expected. */
  withWrongToken<T>(body: () => T, expected: Punctuation): T;

  /** Demands the punctuation; `message` replaces the default "expected 'x'". */
  parsePunctuation(text: Punctuation, message?: string): void;
  parseOptionalPunctuation(text: Punctuation): boolean;
  parseKeyword(text: string): void;
  parseOptionalKeyword(text: string): boolean;
  /** Demands any bare identifier and returns it. */
  parseAnyKeyword(): string;
  parseOptionalAnyKeyword(): string | undefined;
  parseKeywordOrString(): string;
  parseString(): string;
  parseOptionalString(): string | undefined;
  parseInteger(): bigint;
  parseOptionalInteger(): bigint | undefined;
  /** Parses a floating-point literal, with an optional sign. */
  parseFloat(): number;
  /** Parses the same as an `f64`, of which NaNs keep their bits. */
  parseFloatAttr(): FloatAttr;
  /** Parses a list; `element` is called once per element. */
  parseCommaSeparatedList(delimiter: Delimiter, element: () => void, context?: string): void;

  parseType(): Type;
  /**
   * Parses a type of the record that `spec`, the spec of a generated class, belongs to. Only what follows the mnemonic need be written;
   * behind `!` any type is accepted.
   */
  parseTypeOfRecord(spec: { readonly dialect: string; readonly mnemonic: string }): Type;
  parseOptionalType(): Type | undefined;
  parseColonType(): Type;
  parseTypeList(): Type[];
  /** Parses `-> type` or `-> (types)`, or nothing. */
  parseOptionalArrowTypeList(): Type[];
  parseArrowTypeList(): Type[];
  parseColonTypeList(): Type[];
  parseFunctionType(): FunctionType;

  /** Tells whether an attribute that starts with `#` stands here. */
  atHash(): boolean;
  /** Tells whether the punctuation or the keyword stands here. */
  atLiteral(text: string): boolean;
  /** Tells whether some attribute stands here. */
  atAttribute(): boolean;
  atSymbol(): boolean;
  /** Parses an attribute; `type` is the type of a literal that carries none. */
  parseAttribute(type?: Type): Attribute;
  /**
   * Parses an attribute of the record that `spec`, the spec of a generated class, belongs to. Only what follows the mnemonic need be
   * written; behind `#` any attribute is accepted.
   */
  parseAttributeOfRecord(spec: { readonly dialect: string; readonly mnemonic: string }): Attribute;
  parseOptionalAttribute(type?: Type): Attribute | undefined;
  /** Parses `{name = value, …}` if it is there, into `into`. */
  parseOptionalAttrDict(into: Map<string, Attribute>): void;
  parseOptionalAttrDictWithKeyword(into: Map<string, Attribute>): void;
  /** Parses `@name` and returns the name. */
  parseSymbolName(): string;
  parseOptionalSymbolName(): string | undefined;

  /** Parses an affine map without `affine_map<>` around it; `order` is what the operands of sums and products follow. */
  parseAffineMap(order?: AffineOperandOrder): AffineMap;
  /** Parses `4x?x3`, with a trailing `x` when asked for; `?` gives kDynamic. Source: LangRef, dimension-list. */
  parseDimensionList(allowDynamic?: boolean, withTrailingX?: boolean): number[];
  /** Parses the `x` behind a dimension, of which what follows may be a part: `xf32`. */
  parseXInDimensionList(): void;
}

/** How a region is parsed. */
export interface RegionOptions {
  readonly enableNameShadowing?: boolean;
  /** How many arguments the label of the entry block may have, where the operation said so before. */
  readonly maxEntryArguments?: number | undefined;
}

/** What a parse hook of an operation can do beyond AsmParser. */
export interface OpAsmParser extends AsmParser {
  /** Where the operation's name stands. */
  readonly nameOffset: number;
  /** How many results the left-hand side names. */
  readonly numResults: number;
  /** The name of result `index` as written, without `%`; empty when there is none. */
  resultName(index: number): string;

  atOperand(): boolean;
  atRegion(): boolean;
  /**
   * Tells whether a brace stands here that opens a dictionary: no region starts with `{a =`, `{a,` or `{"a"}`. `{a}` may be either, an attribute or an
   * operation, and is what `single` says.
   */
  atDictionary(single: 'attribute' | 'operation'): boolean;
  parseOperand(): UnresolvedOperand;
  parseOptionalOperand(): UnresolvedOperand | undefined;
  /** Fails when there are not as many as required; without a required number there may be none. */
  parseOperandList(delimiter?: Delimiter, requiredCount?: number): UnresolvedOperand[];
  resolveOperand(operand: UnresolvedOperand, type: Type): Value;
  /** Resolves operands against as many types, or against one type for all. `offset` is where a count mismatch is reported. */
  resolveOperands(operands: readonly UnresolvedOperand[], types: readonly Type[] | Type, offset?: number): Value[];

  /** Parses `[%i + 3, symbol(%n) floordiv 2]`: one result per expression, `symbol(%n)` being a symbol and `%i` a dim. */
  parseAffineMapOfSSAIds(delimiter?: Delimiter): AffineMapOfSSAIds;
  parseAffineExprOfSSAIds(): AffineExprOfSSAIds;

  /** Parses the name of an operation in custom assembly; one without a dialect is of the dialect that may be left out here. */
  parseCustomOperationName(): string;

  parseArgument(options?: { allowType?: boolean; allowAttributes?: boolean }): ParsedArgument;
  parseOptionalArgument(options?: { allowType?: boolean; allowAttributes?: boolean }): ParsedArgument | undefined;
  parseArgumentList(
    delimiter: Delimiter,
    options?: { allowType?: boolean; allowAttributes?: boolean },
  ): ParsedArgument[];

  /**
   * Parses a region whose entry block gets `entryArguments` (each with a type) when they are given. With name shadowing, for
   * operations that are isolated from above, it sees no names from outside and may use them anew.
   */
  parseRegion(entryArguments?: readonly ParsedArgument[], options?: RegionOptions): Region;
  parseOptionalRegion(entryArguments?: readonly ParsedArgument[], options?: RegionOptions): Region | undefined;
  /** Tells whether a successor stands here. */
  atSuccessor(): boolean;
  /** Tells whether the label of a block stands here. */
  atLabel(): boolean;
  parseSuccessor(): Block;
  parseOptionalSuccessor(): Block | undefined;
  /** Parses `loc(...)` if it is there; an alias or forward reference is resolved later. */
  parseOptionalLocation(): Location | undefined;
}
