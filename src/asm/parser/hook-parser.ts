import { type TokenType } from 'chevrotain';
import { type AffineExpr, type AffineOperandOrder } from '../../affine/affine-expr.ts';
import { AffineMap } from '../../affine/affine-map.ts';
import { type Attribute } from '../../ir/attribute.ts';
import { floatValue } from '../../ir/attributes/float-values.ts';
import { type FloatAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../ir/block.ts';
import { type Context } from '../../ir/context.ts';
import {
  type AffineExprOfSSAIds,
  type AffineMapOfSSAIds,
  type Delimiter,
  type OpAsmParser,
  type ParsedArgument,
  type RegionOptions,
  type Punctuation,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { FileLineColLoc, type Location } from '../../ir/location.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType } from '../../ir/types/composite-types.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';
import * as t from '../lexer/tokens.ts';
import { type MlirParser } from './mlir-parser.ts';
import { symbolText } from './attribute-grammar.ts';
import { isPunctuation } from './param-parser.ts';
import { withConsequence } from './parse-error.ts';
import { isIntegerTypeName } from './type-grammar.ts';
import { type ResultName } from './value-use-grammar.ts';

/** Punctuation as the tokens it is made of. */
const tokensOf: Readonly<Record<Punctuation, readonly TokenType[]>> = {
  '->': [t.Arrow],
  ':': [t.Colon],
  '::': [t.Colon, t.Colon],
  ',': [t.Comma],
  '=': [t.Equal],
  '==': [t.Equal, t.Equal],
  '<': [t.Less],
  '>': [t.Greater],
  '>=': [t.Greater, t.Equal],
  '(': [t.LParen],
  ')': [t.RParen],
  '[': [t.LSquare],
  ']': [t.RSquare],
  '{': [t.LBrace],
  '}': [t.RBrace],
  '?': [t.Question],
  '*': [t.Star],
  '+': [t.Plus],
  '-': [t.Minus],
  '...': [t.Ellipsis],
  '|': [t.VerticalBar],
  '/': [t.Slash],
};

const brackets = {
  paren: { open: t.LParen, close: t.RParen, isOptional: false },
  square: { open: t.LSquare, close: t.RSquare, isOptional: false },
  lessGreater: { open: t.Less, close: t.Greater, isOptional: false },
  braces: { open: t.LBrace, close: t.RBrace, isOptional: false },
  optionalParen: { open: t.LParen, close: t.RParen, isOptional: true },
  optionalSquare: { open: t.LSquare, close: t.RSquare, isOptional: true },
  optionalLessGreater: { open: t.Less, close: t.Greater, isOptional: true },
  optionalBraces: { open: t.LBrace, close: t.RBrace, isOptional: true },
} as const;

/** The view of the parser that hooks get; see OpAsmParser for what each method does. */
export class HookParser implements OpAsmParser {
  readonly #p: MlirParser;
  /** Where the name of the operation that is parsed starts. */
  nameOffset = 0;
  /** The operation that is parsed; empty for attributes and types. */
  opName = '';
  results: readonly ResultName[] = [];

  constructor(parser: MlirParser) {
    this.#p = parser;
  }

  get context(): Context {
    return this.#p.context;
  }

  get currentOffset(): number {
    return this.#p.currentOffset;
  }

  locationAt(offset: number): Location {
    return FileLineColLoc.at(this.#p.source, offset);
  }

  error(offset: number, message: string): never {
    throw this.#p.errorAt(offset, this.#prefixed(message));
  }

  withConsequence<T>(body: () => T, message: () => string | undefined, offset?: number): T {
    return withConsequence(body, () => {
      const text = message();
      return text === undefined
        ? undefined
        : { offset: offset ?? this.#p.currentOffset, message: this.#prefixed(text) };
    });
  }

  withWrongToken<T>(body: () => T, expected: Punctuation): T {
    return withConsequence(body, () =>
      this.#p.at(tokensOf[expected][0]!) ? undefined : this.#p.wrongToken(`expected '${expected}'`),
    );
  }

  /** Errors that a hook of an operation reports by itself name the operation. */
  #prefixed(message: string): string {
    return this.opName === '' ? message : `custom op '${this.opName}' ${message}`;
  }

  #failHere(message: string): never {
    throw this.#p.errorAt(this.#p.currentOffset, this.#prefixed(message));
  }

  // Tokens

  parsePunctuation(text: Punctuation, message?: string): void {
    const tokens = tokensOf[text];
    for (let i = 0; i < tokens.length; i++) {
      if (!this.#p.takeIf(tokens[i]!)) throw this.#p.wrongToken(message ?? `expected '${text}'`);
    }
  }

  parseOptionalPunctuation(text: Punctuation): boolean {
    const tokens = tokensOf[text];
    if (tokens.length === 1) return this.#p.takeIf(tokens[0]!);
    if (!this.#p.at(tokens[0]!)) return false;
    const offset = this.#p.currentOffset;
    if (this.#p.textBetween(offset, offset + text.length) !== text) return false;
    for (let i = 0; i < tokens.length; i++) this.#p.consumeToken();
    return true;
  }

  parseKeyword(text: string): void {
    if (!this.parseOptionalKeyword(text)) this.#failHere(`expected '${text}'`);
  }

  parseOptionalKeyword(text: string): boolean {
    if (!this.#p.atKeyword(t.BareId, text)) return false;
    this.#p.consumeToken();
    return true;
  }

  parseAnyKeyword(): string {
    if (!this.#p.at(t.BareId)) this.#failHere('expected valid keyword');
    return this.#p.take();
  }

  parseOptionalAnyKeyword(): string | undefined {
    return this.#p.at(t.BareId) ? this.#p.take() : undefined;
  }

  parseKeywordOrString(): string {
    if (this.#p.at(t.StringLiteral)) return this.#p.takeString();
    if (!this.#p.at(t.BareId)) this.#failHere('expected valid keyword or string');
    return this.#p.take();
  }

  parseString(): string {
    if (!this.#p.at(t.StringLiteral)) this.#failHere('expected string');
    return this.#p.takeString();
  }

  parseOptionalString(): string | undefined {
    return this.#p.at(t.StringLiteral) ? this.#p.takeString() : undefined;
  }

  parseInteger(): bigint {
    const value = this.parseOptionalInteger();
    if (value === undefined) this.#failHere('expected integer value');
    return value;
  }

  parseOptionalInteger(): bigint | undefined {
    const negative = this.#p.at(t.Minus);
    // Words for integers of one bit, the sign of which is that bit.
    if (this.parseOptionalKeyword('true')) return -1n;
    if (this.parseOptionalKeyword('false')) return 0n;
    if (!negative && !this.#p.at(t.Integer)) return undefined;
    if (negative) this.#p.consumeToken();
    const magnitude = BigInt(this.#p.takeExpected(t.Integer, 'expected integer value'));
    return negative ? -magnitude : magnitude;
  }

  parseFloat(): number {
    return floatValue(this.parseFloatAttr());
  }

  parseFloatAttr(): FloatAttr {
    const negative = this.#p.takeIf(t.Minus);
    if (!this.#p.at(t.Float) && !this.#p.at(t.Integer)) this.#failHere('expected floating point literal');
    const offset = this.currentOffset;
    const type = FloatType.get(this.context, 'f64');
    return this.#p.numberOfType(this.#p.take(), negative, type, offset) as FloatAttr;
  }

  parseCommaSeparatedList(delimiter: Delimiter, element: () => void, context = ''): void {
    if (delimiter === 'none') {
      do element();
      while (this.#p.takeIf(t.Comma));
      return;
    }
    const { open, close, isOptional } = brackets[delimiter];
    if (isOptional && !this.#p.at(open)) return;
    this.#p.commaSeparated(open, close, element, context);
  }

  parseDimensionList(allowDynamic = true, withTrailingX = true): number[] {
    return this.#p.parseDimensionList(allowDynamic, withTrailingX);
  }

  parseXInDimensionList(): void {
    this.#p.parseXInDimensionList();
  }

  parseAffineMap(order?: AffineOperandOrder): AffineMap {
    return this.#p.enter(this.#p.affineMap, order);
  }

  parseAffineMapOfSSAIds(delimiter: Delimiter = 'square'): AffineMapOfSSAIds {
    const dims: UnresolvedOperand[] = [];
    const symbols: UnresolvedOperand[] = [];
    const results: AffineExpr[] = [];
    this.#withSsaInputs(dims, symbols, () =>
      this.parseCommaSeparatedList(delimiter, () => results.push(this.#p.enter(this.#p.affineExpr)), ' in affine map'),
    );
    return { map: AffineMap.get(dims.length, symbols.length, results), dims, symbols };
  }

  parseAffineExprOfSSAIds(): AffineExprOfSSAIds {
    const dims: UnresolvedOperand[] = [];
    const symbols: UnresolvedOperand[] = [];
    const expr = this.#withSsaInputs(dims, symbols, () => this.#p.enter(this.#p.affineExpr));
    return { expr, dims, symbols };
  }

  #withSsaInputs<T>(dims: UnresolvedOperand[], symbols: UnresolvedOperand[], body: () => T): T {
    return this.#p.withSsaInputs((isSymbol) => (isSymbol ? symbols : dims).push(this.parseOperand()), body);
  }

  // Types

  parseType(): Type {
    return this.#p.enter(this.#p.type);
  }

  parseOptionalType(): Type | undefined {
    return this.#p.startsType() ? this.parseType() : undefined;
  }

  parseColonType(): Type {
    this.parsePunctuation(':');
    return this.parseType();
  }

  parseTypeList(): Type[] {
    const types = [this.parseType()];
    while (this.#p.takeIf(t.Comma)) types.push(this.parseType());
    return types;
  }

  parseColonTypeList(): Type[] {
    this.parsePunctuation(':');
    return this.parseTypeList();
  }

  parseArrowTypeList(): Type[] {
    this.parsePunctuation('->');
    return this.#p.enter(this.#p.functionResultTypes);
  }

  parseOptionalArrowTypeList(): Type[] {
    return this.#p.at(t.Arrow) ? this.parseArrowTypeList() : [];
  }

  parseTypeOfRecord(spec: { readonly dialect: string; readonly mnemonic: string }): Type {
    return this.#p.at(t.ExclId) ? this.parseType() : this.#p.typeOfRecord(spec, this);
  }

  parseAttributeOfRecord(spec: { readonly dialect: string; readonly mnemonic: string }): Attribute {
    return this.atHash() ? this.parseAttribute() : this.#p.attributeOfRecord(spec, this);
  }

  parseFunctionType(): FunctionType {
    const offset = this.currentOffset;
    const type = this.parseType();
    if (!(type instanceof FunctionType)) {
      const text = this.context.printType(type);
      this.error(offset, `invalid kind of type specified: expected builtin.function, but found '${text}'`);
    }
    return type;
  }

  // Attributes

  atHash(): boolean {
    return this.#p.at(t.HashId);
  }

  atLiteral(text: string): boolean {
    const offset = this.#p.currentOffset;
    if (isPunctuation(text)) return this.#p.textBetween(offset, offset + text.length) === text;
    return this.#p.atKeyword(t.BareId, text);
  }

  atAttribute(): boolean {
    return this.#p.startsAttribute();
  }

  atSymbol(): boolean {
    return this.#p.at(t.AtId);
  }

  parseAttribute(type?: Type): Attribute {
    return this.#p.enter(this.#p.attribute, type);
  }

  parseOptionalAttribute(type?: Type): Attribute | undefined {
    return this.#p.startsAttribute() ? this.parseAttribute(type) : undefined;
  }

  parseOptionalAttrDict(into: Map<string, Attribute>): void {
    if (!this.#p.at(t.LBrace)) return;
    const entries = this.#p.enter(this.#p.attributeDict);
    for (const [name, value] of entries) into.set(name, value);
  }

  parseOptionalAttrDictWithKeyword(into: Map<string, Attribute>): void {
    if (!this.parseOptionalKeyword('attributes')) return;
    if (!this.#p.at(t.LBrace)) throw this.#p.wrongToken("expected '{' in attribute dictionary");
    this.parseOptionalAttrDict(into);
  }

  parseSymbolName(): string {
    if (!this.#p.at(t.AtId)) this.#failHere("expected valid '@'-identifier for symbol name");
    return symbolText(this.#p.take());
  }

  parseOptionalSymbolName(): string | undefined {
    return this.#p.at(t.AtId) ? symbolText(this.#p.take()) : undefined;
  }

  // Operations

  get numResults(): number {
    return this.results.reduce((count, result) => count + Number(result.count), 0);
  }

  resultName(index: number): string {
    let at = 0;
    for (const { name, count } of this.results) {
      if (index < at + Number(count)) return name.text.slice(1);
      at += Number(count);
    }
    return '';
  }

  atOperand(): boolean {
    return this.#p.at(t.PercentId);
  }

  atRegion(): boolean {
    return this.#p.at(t.LBrace);
  }

  atDictionary(single: 'attribute' | 'operation'): boolean {
    if (!this.#p.at(t.LBrace)) return false;
    const { tokenType: name } = this.#p.LA(2);
    if (name !== t.BareId && name !== t.StringLiteral) return false;
    const { tokenType: next } = this.#p.LA(3);
    if (next === t.RBrace) return name === t.StringLiteral || single === 'attribute';
    return next === t.Equal || next === t.Comma;
  }

  parseOperand(): UnresolvedOperand {
    return this.#p.enter(this.#p.valueUse);
  }

  parseOptionalOperand(): UnresolvedOperand | undefined {
    return this.#p.at(t.PercentId) ? this.parseOperand() : undefined;
  }

  parseOperandList(delimiter: Delimiter = 'none', requiredCount?: number): UnresolvedOperand[] {
    const offset = this.currentOffset;
    let operands: UnresolvedOperand[] = [];
    if (delimiter === 'none') {
      if (!this.#p.at(t.PercentId)) {
        if (!requiredCount) return operands;
        if (this.#p.at(t.LParen) || this.#p.at(t.LSquare)) throw this.#p.errorHere('unexpected delimiter');
        throw this.#p.wrongToken('expected operand');
      }
      operands = [this.parseOperand()];
      while (this.#p.takeIf(t.Comma)) operands.push(this.parseOperand());
    } else {
      this.parseCommaSeparatedList(delimiter, () => operands.push(this.parseOperand()), ' in operand list');
    }
    if (requiredCount !== undefined && operands.length !== requiredCount) {
      this.error(offset, `expected ${requiredCount} operands`);
    }
    return operands;
  }

  resolveOperand(operand: UnresolvedOperand, type: Type): Value {
    return this.#p.resolveValue(operand, type);
  }

  resolveOperands(operands: readonly UnresolvedOperand[], types: readonly Type[] | Type, offset?: number): Value[] {
    if (!isTypeList(types)) return operands.map((operand) => this.resolveOperand(operand, types));
    if (operands.length !== types.length) {
      this.error(
        offset ?? this.nameOffset,
        `number of operands and types do not match: got ${operands.length} operands and ${types.length} types`,
      );
    }
    return operands.map((operand, i) => this.resolveOperand(operand, types[i]!));
  }

  parseCustomOperationName(): string {
    const { currentOffset } = this.#p;
    if (!this.#p.at(t.BareId) || isIntegerTypeName(this.#p.LA(1).image)) {
      throw this.#p.errorAt(currentOffset, 'expected bare identifier or keyword');
    }
    return this.#p.qualifiedOpName(this.#p.take());
  }

  parseArgument(options: { allowType?: boolean; allowAttributes?: boolean } = {}): ParsedArgument {
    const offset = this.currentOffset;
    const operand = { offset, name: this.#p.expectValueName(), number: 0 };
    if (this.#p.at(t.HashId)) throw this.#p.errorHere('result number not allowed in argument list');
    const type = options.allowType ? this.parseColonType() : undefined;
    const hasAttributes = options.allowAttributes === true && this.#p.at(t.LBrace);
    const attributes = hasAttributes ? this.#p.enter(this.#p.attributeDict) : noAttributes;
    return { operand, type, attributes, location: this.parseOptionalLocation() };
  }

  parseOptionalArgument(options?: { allowType?: boolean; allowAttributes?: boolean }): ParsedArgument | undefined {
    return this.#p.at(t.PercentId) ? this.parseArgument(options) : undefined;
  }

  parseArgumentList(
    delimiter: Delimiter,
    options?: { allowType?: boolean; allowAttributes?: boolean },
  ): ParsedArgument[] {
    const args: ParsedArgument[] = [];
    if (delimiter === 'none' && !this.#p.at(t.PercentId)) return args;
    this.parseCommaSeparatedList(delimiter, () => args.push(this.parseArgument(options)), ' in argument list');
    return args;
  }

  parseRegion(entryArguments: readonly ParsedArgument[] = [], options: RegionOptions = {}): Region {
    return this.#p.enter(this.#p.region, entryArguments, options);
  }

  parseOptionalRegion(entryArguments?: readonly ParsedArgument[], options?: RegionOptions): Region | undefined {
    return this.#p.at(t.LBrace) ? this.parseRegion(entryArguments, options) : undefined;
  }

  parseSuccessor(): Block {
    return this.#p.enter(this.#p.successor);
  }

  atSuccessor(): boolean {
    return this.#p.at(t.CaretId);
  }

  atLabel(): boolean {
    if (!this.#p.at(t.CaretId)) return false;
    const { tokenType: next } = this.#p.LA(2);
    return next === t.Colon || next === t.LParen;
  }

  parseOptionalSuccessor(): Block | undefined {
    return this.atSuccessor() ? this.parseSuccessor() : undefined;
  }

  parseOptionalLocation(): Location | undefined {
    if (!this.#p.atKeyword(t.BareId, 'loc')) return undefined;
    return this.#p.enter(this.#p.trailingLocation);
  }
}

const noAttributes: ReadonlyMap<string, Attribute> = new Map();

function isTypeList(types: readonly Type[] | Type): types is readonly Type[] {
  return Array.isArray(types);
}
