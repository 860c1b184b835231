import { AffineMap } from '../../affine/affine-map.ts';
import { IntegerSet } from '../../affine/integer-set.ts';
import { type Attribute, type NamedAttributes } from '../../ir/attribute.ts';
import {
  AffineMapAttr,
  ArrayAttr,
  DictionaryAttr,
  IntegerSetAttr,
  StridedLayoutAttr,
  SymbolRefAttr,
} from '../../ir/attributes/container-attributes.ts';
import { DistinctAttr } from '../../ir/attributes/distinct-attribute.ts';
import {
  attributeType,
  boolAttr,
  LocationAttr,
  StringAttr,
  TypeAttr,
  UnitAttr,
} from '../../ir/attributes/scalar-attributes.ts';
import { ShortDictionary } from '../../ir/short-dictionary.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType, NoneType } from '../../ir/types/scalar-types.ts';
import { kDynamic } from '../../ir/types/shaped-types.ts';
import { parseInt64, parseNegatedInt64 } from '../../support/int64.ts';
import { stringValue } from '../lexer/lexer.ts';
import * as t from '../lexer/tokens.ts';
import { ElementsGrammar } from './elements-grammar.ts';
import { withConsequence } from './parse-error.ts';
import { TextMemory } from './text-memory.ts';
import { recorded } from './token-stream.ts';

const closingBrace = 0x7d;

/** The grammar of attributes. Source: LangRef, "Attributes"; mlir/lib/AsmParser/AttributeParser.cpp. */
export abstract class AttributeGrammar extends ElementsGrammar {
  /** Parses what follows `#`: an alias or an attribute of a dialect. */
  protected abstract dialectAttribute(type: Type | undefined): Attribute;

  #literalType: Type | undefined;
  #caseList: { ALT: () => Attribute }[] | undefined;

  /**
   * Parses an attribute; `type` is the type of a literal that states none.
   * ```
   * attribute ::= `#` … | symbol-ref | array | dictionary | string | number | type | keyword-attribute
   * ```
   */
  readonly attribute: (type?: Type) => Attribute = this.RULE('attribute', (type?: Type): Attribute => {
    this.#literalType = type;
    // The alternatives are made once: an array per call would cost more than the rest of the rule.
    return this.OR({ DEF: (this.#caseList ??= this.#cases()), ERR_MSG: 'expected attribute value' });
  });

  #cases(): { ALT: () => Attribute }[] {
    return [
      { ALT: () => this.SUBRULE(this.hashAttribute) },
      { ALT: () => this.SUBRULE(this.symbolRefAttribute) },
      { ALT: () => this.SUBRULE(this.arrayAttribute) },
      { ALT: () => this.SUBRULE(this.dictionaryAttribute) },
      { ALT: () => this.SUBRULE(this.stringAttribute) },
      { ALT: () => this.SUBRULE(this.numberAttribute) },
      { ALT: () => this.SUBRULE(this.keywordAttribute) },
      {
        ALT: () => {
          const type = this.SUBRULE(this.exclamationType);
          return this.ACTION(() => TypeAttr.get(type));
        },
      },
      {
        ALT: () => {
          const type = this.SUBRULE(this.functionType);
          return this.ACTION(() => TypeAttr.get(type));
        },
      },
    ];
  }

  readonly hashAttribute = this.RULE('hashAttribute', (): Attribute => {
    this.recordFirst(t.HashId);
    if (this.RECORDING_PHASE) return recorded;
    const expected = this.#literalType;
    const attribute = this.dialectAttribute(expected);
    const given = expected && attributeType(attribute);
    if (given && given !== expected) {
      const { printType } = this.context;
      throw this.errorHere(
        `attribute type different than expected: expected '${printType(expected)}', but got '${printType(given)}'`,
      );
    }
    return attribute;
  });

  /**
   * ```
   * symbol-ref ::= symbol-name (`::` symbol-name)*
   * ```
   */
  readonly symbolRefAttribute = this.RULE('symbolRefAttribute', (): Attribute => {
    const root = this.CONSUME(t.AtId).image;
    if (this.RECORDING_PHASE) return recorded;
    const nested: string[] = [];
    // The colons are two tokens, between which there may be blanks.
    while (this.at(t.Colon) && this.LA(2).tokenType === t.Colon) {
      this.consumeToken();
      this.consumeToken();
      if (!this.at(t.AtId)) throw this.errorHere('expected nested symbol reference identifier');
      nested.push(symbolText(this.take()));
    }
    // Upstream does not go back to a colon behind which nothing is: what is missing is missing at the end.
    if (this.at(t.Colon) && this.LA(2).tokenType === t.vocabulary[0]) this.consumeToken();
    return SymbolRefAttr.get(this.context, symbolText(root), nested);
  });

  /**
   * ```
   * array ::= `[` (attribute (`,` attribute)*)? `]`
   * ```
   */
  readonly arrayAttribute = this.RULE('arrayAttribute', (): Attribute => {
    this.CONSUME(t.LSquare);
    let values: Attribute[] = [];
    if (!this.RECORDING_PHASE && !this.at(t.RSquare)) {
      values = [this.SUBRULE(this.attribute)];
      while (this.takeIf(t.Comma)) values.push(this.SUBRULE(this.attribute));
    }
    this.CONSUME(t.RSquare, { ERR_MSG: "expected ',' or ']'" });
    return this.RECORDING_PHASE ? recorded : ArrayAttr.get(this.context, values);
  });

  readonly dictionaryAttribute = this.RULE('dictionaryAttribute', (): Attribute => {
    const entries = this.SUBRULE(this.attributeDict);
    return this.ACTION(() => DictionaryAttr.get(this.context, entries));
  });

  /**
   * ```
   * attribute-dict ::= `{` (attribute-entry (`,` attribute-entry)*)? `}`
   * ```
   */
  readonly attributeDict = this.RULE('attributeDict', (): NamedAttributes => {
    this.recordFirst(t.LBrace);
    if (this.RECORDING_PHASE) return recorded;
    return this.recalled(this.#dictionariesByText, this.currentOffset, closingBrace, this.#dictionary);
  });
  #dictionariesByText = new TextMemory<NamedAttributes>('');

  /** Parses a dictionary of properties. They have a memory of their own, since a program may repeat its other attributes and not these. */
  protected propertyDict(): NamedAttributes {
    return this.recalled(this.#propertiesByText, this.currentOffset, closingBrace, this.#dictionary);
  }
  #propertiesByText = new TextMemory<NamedAttributes>('');

  protected override startText(text: string): void {
    super.startText(text);
    this.#dictionariesByText = new TextMemory(text);
    this.#propertiesByText = new TextMemory(text);
    this.#distinctAttributes.clear();
  }

  readonly #dictionary = (): NamedAttributes => {
    this.expect(t.LBrace);
    const entries = this.at(t.RBrace) ? new Map<string, Attribute>() : this.#entries();
    this.expect(t.RBrace, "expected '}' in attribute dictionary");
    return entries;
  };

  #entries(): NamedAttributes {
    const name = this.#entryName();
    const value = this.#entryValue();
    const first = new ShortDictionary(name, value);
    if (!this.takeIf(t.Comma)) return first;
    const firstTwo = new ShortDictionary(name, value, this.#entryName(first), this.#entryValue());
    if (!this.at(t.Comma)) return firstTwo;
    const entries = new Map(firstTwo);
    while (this.takeIf(t.Comma)) entries.set(this.#entryName(entries), this.#entryValue());
    return entries;
  }

  /**
   * ```
   * attribute-entry ::= (bare-id | string) (`=` attribute)?
   * ```
   */
  #entryName(others?: NamedAttributes): string {
    const offset = this.currentOffset;
    const isString = this.at(t.StringLiteral);
    if (!isString && !this.at(t.BareId)) throw this.wrongToken('expected attribute name');
    const name = isString ? this.takeString() : this.take();
    if (name === '') throw this.errorAt(offset, 'expected valid attribute name');
    if (others?.has(name)) throw this.errorAt(offset, `duplicate key '${name}' in dictionary attribute`);
    return name;
  }

  #entryValue(): Attribute {
    return this.takeIf(t.Equal) ? this.SUBRULE(this.attribute) : UnitAttr.get(this.context);
  }

  readonly stringAttribute = this.RULE('stringAttribute', (): Attribute => {
    const image = this.CONSUME(t.StringLiteral).image;
    if (this.RECORDING_PHASE) return recorded;
    const literalType = this.#literalType;
    // Where the type is known, what follows is not the string's.
    const type = literalType ?? (this.takeIf(t.Colon) ? this.SUBRULE(this.type) : undefined);
    return StringAttr.get(this.context, stringValue(image), type instanceof NoneType ? undefined : type);
  });

  /**
   * ```
   * number ::= `-`? (integer | float) (`:` type)?
   * ```
   */
  readonly numberAttribute = this.RULE('numberAttribute', (): Attribute => {
    const literalType = this.#literalType;
    const negative = this.at(t.Minus);
    if (this.mayStart(t.Minus)) this.OPTION(() => this.CONSUME(t.Minus));
    const offset = this.currentOffset;
    const image = this.OR(
      (this.#numberCases ??= {
        DEF: [{ ALT: () => this.CONSUME(t.Integer).image }, { ALT: () => this.CONSUME(t.Float).image }],
        ERR_MSG: 'expected constant integer or floating point value',
      }),
    );
    return this.RECORDING_PHASE ? recorded : this.#number(image, negative, literalType, offset);
  });
  #numberCases: { DEF: { ALT: () => string }[]; ERR_MSG: string } | undefined;

  #number(image: string, negative: boolean, literalType: Type | undefined, offset: number): Attribute {
    const isFloat = image.includes('.');
    let type = literalType;
    if (!type) {
      if (this.takeIf(t.Colon)) type = this.SUBRULE(this.type);
      else type = isFloat ? FloatType.get(this.context, 'f64') : IntegerType.get(this.context, 64);
    }
    if (isFloat && !(type instanceof FloatType)) {
      throw this.errorHere('floating point value not valid for specified type');
    }
    return this.numberOfType(image, negative, type, offset);
  }

  /**
   * An attribute that starts with a word.
   * ```
   * keyword-attribute ::= `true` | `false` | `unit` | `affine_map` … | `affine_set` … | `dense` … | `array` … | `loc` …
   *                     | `strided` … | `dense_resource` … | builtin-type
   * ```
   */
  readonly keywordAttribute = this.RULE('keywordAttribute', (): Attribute => {
    this.recordFirst(t.BareId);
    if (this.RECORDING_PHASE) return recorded;
    const word = this.LA(1).image;
    const parse = Object.hasOwn(this.#keywords, word) ? this.#keywords[word] : undefined;
    if (parse) return parse();
    if (!this.isTypeKeyword(word)) throw this.wrongToken('expected attribute value');
    return TypeAttr.get(this.SUBRULE(this.builtinType));
  });

  readonly #keywords: Readonly<Record<string, () => Attribute>> = {
    true: () => this.#bool(true),
    false: () => this.#bool(false),
    unit: () => {
      this.consumeToken();
      return UnitAttr.get(this.context);
    },
    affine_map: () =>
      this.#bracketed('affine map', () => {
        const offset = this.currentOffset;
        const map = this.SUBRULE(this.affineMapOrSet);
        if (!(map instanceof AffineMap)) throw this.errorAt(offset, 'expected AffineMap, but got IntegerSet');
        return AffineMapAttr.get(this.context, map);
      }),
    affine_set: () =>
      this.#bracketed('integer set', () => {
        const offset = this.currentOffset;
        const set = this.SUBRULE(this.affineMapOrSet);
        if (!(set instanceof IntegerSet)) throw this.errorAt(offset, 'expected IntegerSet, but got AffineMap');
        return IntegerSetAttr.get(this.context, set);
      }),
    dense: () => this.denseElements(this.#literalType),
    dense_resource: () => this.denseResource(this.#literalType),
    sparse: () => this.sparseElements(this.#literalType),
    array: () => this.denseArray(),
    distinct: () => this.#distinct(this.#literalType),
    strided: () => this.#strided(),
    loc: () => LocationAttr.get(this.context, this.SUBRULE(this.locationAttribute)),
  };

  /** Tells whether the bare identifier `word` starts an attribute that may be left out. Source: Parser::parseOptionalAttribute. */
  protected isAttributeKeyword(word: string): boolean {
    return (Object.hasOwn(this.#keywords, word) && !neverOptional.has(word)) || this.isTypeKeyword(word);
  }

  #bool(value: boolean): Attribute {
    this.consumeToken();
    return boolAttr(this.context, value);
  }

  #bracketed(what: string, body: () => Attribute): Attribute {
    this.consumeToken();
    this.expect(t.Less, `expected '<' in ${what}`);
    const result = body();
    this.expect(t.Greater, `expected '>' in ${what}`);
    return result;
  }

  /**
   * ```
   * distinct ::= `distinct` `[` integer `]` `<` attribute? `>`
   * ```
   */
  #distinct(given: Type | undefined): Attribute {
    const start = this.currentOffset;
    this.consumeToken();
    this.expect(t.LSquare, "expected '[' after 'distinct'");
    const number = BigInt(this.takeExpected(t.Integer, 'expected distinct ID'));
    if (number >> 64n !== 0n) throw this.errorHere('expected an unsigned 64-bit integer');
    this.expect(t.RSquare, "expected ']' to close distinct ID");
    this.expect(t.Less, "expected '<' after distinct ID");
    let referenced: Attribute = UnitAttr.get(this.context);
    if (!this.takeIf(t.Greater)) {
      referenced = withConsequence(
        () => this.SUBRULE(this.attribute, { ARGS: [given] }),
        () => this.errorHere('expected attribute'),
      );
      this.expect(t.Greater, "expected '>' to close distinct attribute");
    }
    const known = this.#distinctAttributes.get(number);
    if (!known) {
      const made = DistinctAttr.create(referenced);
      this.#distinctAttributes.set(number, made);
      return made;
    }
    if (known.referencedAttr === referenced) return known;
    const text = this.context.printAttribute(known.referencedAttr);
    throw this.errorAt(start, `referenced attribute does not match previous definition: ${text}`);
  }
  readonly #distinctAttributes = new Map<bigint, DistinctAttr>();

  /**
   * ```
   * strided ::= `strided` `<` `[` (stride (`,` stride)*)? `]` (`,` `offset` `:` offset)? `>`
   * ```
   */
  #strided(): Attribute {
    this.consumeToken();
    this.expect(t.Less, "expected '<' after 'strided'");
    const strides: number[] = [];
    this.commaSeparated(t.LSquare, t.RSquare, () => strides.push(this.#strideOrOffset()));
    let offset = 0;
    if (!this.takeIf(t.Greater)) {
      this.expect(t.Comma);
      if (!this.atKeyword(t.BareId, 'offset')) throw this.wrongToken("expected 'offset' after comma");
      this.consumeToken();
      this.expect(t.Colon, "expected ':' after 'offset'");
      offset = this.#strideOrOffset();
      this.expect(t.Greater);
    }
    return StridedLayoutAttr.get(this.context, offset, strides);
  }

  #strideOrOffset(): number {
    if (this.takeIf(t.Question)) return kDynamic;
    const offset = this.currentOffset;
    const negative = this.takeIf(t.Minus);
    if (!this.at(t.Integer)) throw this.errorAt(offset, "expected a 64-bit signed integer or '?'");
    const value = negative ? parseNegatedInt64(this.take()) : parseInt64(this.take());
    if (value === undefined) throw this.errorAt(offset, "expected a 64-bit signed integer or '?'");
    return value;
  }
}

/** Returns the name of a symbol token: `@name` or `@"name"`. */
export function symbolText(image: string): string {
  return image.charAt(1) === '"' ? stringValue(image.slice(1)) : image.slice(1);
}

/** The attributes that are not looked for where one may be left out. */
const neverOptional: ReadonlySet<string> = new Set(['array', 'strided', 'distinct']);
