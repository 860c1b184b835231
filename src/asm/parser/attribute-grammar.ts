import { AffineMap } from '../../affine/affine-map.ts';
import { IntegerSet } from '../../affine/integer-set.ts';
import { type Attribute } from '../../ir/attribute.ts';
import {
  AffineMapAttr,
  ArrayAttr,
  DictionaryAttr,
  IntegerSetAttr,
  StridedLayoutAttr,
  SymbolRefAttr,
} from '../../ir/attributes/container-attributes.ts';
import {
  DenseArrayAttr,
  DenseResourceElementsAttr,
  type DenseArrayElement,
} from '../../ir/attributes/elements-attributes.ts';
import { floatAttr, floatValue } from '../../ir/attributes/float-values.ts';
import {
  boolAttr,
  FloatAttr,
  IntegerAttr,
  LocationAttr,
  StringAttr,
  TypeAttr,
  UnitAttr,
} from '../../ir/attributes/scalar-attributes.ts';
import { FileLineColLoc } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType, NoneType } from '../../ir/types/scalar-types.ts';
import { kDynamic, RankedTensorType, ShapedType, VectorType } from '../../ir/types/shaped-types.ts';
import { stringValue } from '../lexer/lexer.ts';
import * as t from '../lexer/tokens.ts';
import { buildElements, fitsInteger, type ElementLiteral } from './elements.ts';
import { LocationGrammar } from './location-grammar.ts';
import { ParseError, withConsequence } from './parse-error.ts';

/** The grammar of attributes. Source: LangRef, "Attributes"; mlir/lib/AsmParser/AttributeParser.cpp. */
export abstract class AttributeGrammar extends LocationGrammar {
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
    return this.OR({ DEF: this.#cases(), ERR_MSG: 'expected attribute value' });
  });

  // The alternatives are made once: an array per call would cost more than the rest of the rule.
  #cases(): { ALT: () => Attribute }[] {
    return (this.#caseList ??= [
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
    ]);
  }

  readonly hashAttribute = this.RULE('hashAttribute', (): Attribute => {
    this.recordFirst(t.HashId);
    return this.ACTION(() => this.dialectAttribute(this.#literalType));
  });

  /**
   * ```
   * symbol-ref ::= symbol-name (`::` symbol-name)*
   * ```
   */
  readonly symbolRefAttribute = this.RULE('symbolRefAttribute', (): Attribute => {
    const root = this.CONSUME(t.AtId).image;
    return this.ACTION(() => {
      const nested: string[] = [];
      while (this.at(t.Colon) && this.textBetween(this.currentOffset, this.currentOffset + 2) === '::') {
        this.consumeToken();
        this.consumeToken();
        nested.push(symbolText(this.expect(t.AtId, 'expected nested symbol reference identifier')));
      }
      return SymbolRefAttr.get(this.context, symbolText(root), nested);
    });
  });

  /**
   * ```
   * array ::= `[` (attribute (`,` attribute)*)? `]`
   * ```
   */
  readonly arrayAttribute = this.RULE('arrayAttribute', (): Attribute => {
    const values: Attribute[] = [];
    this.CONSUME(t.LSquare);
    this.ACTION(() => {
      if (this.at(t.RSquare)) return;
      do values.push(this.SUBRULE(this.attribute));
      while (this.takeIf(t.Comma));
    });
    this.CONSUME(t.RSquare, { ERR_MSG: "expected ',' or ']'" });
    return this.ACTION(() => ArrayAttr.get(this.context, values));
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
  readonly attributeDict = this.RULE('attributeDict', (): ReadonlyMap<string, Attribute> => {
    this.recordFirst(t.LBrace);
    return this.ACTION(() => this.recalled(this.#dictionariesByText, this.currentOffset, '}', this.#dictionary));
  });
  readonly #dictionariesByText = new Map<string, ReadonlyMap<string, Attribute>>();

  protected override forget(): void {
    super.forget();
    this.#dictionariesByText.clear();
  }

  readonly #dictionary = (): ReadonlyMap<string, Attribute> => {
    const entries = new Map<string, Attribute>();
    this.expect(t.LBrace);
    if (!this.at(t.RBrace)) {
      do this.#entry(entries);
      while (this.takeIf(t.Comma));
    }
    this.expect(t.RBrace, "expected '}' in attribute dictionary");
    return entries;
  };

  /**
   * ```
   * attribute-entry ::= (bare-id | string) (`=` attribute)?
   * ```
   */
  #entry(entries: Map<string, Attribute>): void {
    const offset = this.currentOffset;
    const isString = this.at(t.StringLiteral);
    if (!isString && !this.at(t.BareId)) throw this.wrongToken('expected attribute name');
    const name = isString ? this.takeString() : this.take();
    if (name === '') throw this.errorAt(offset, 'expected valid attribute name');
    if (entries.has(name)) throw this.errorAt(offset, `duplicate key '${name}' in dictionary attribute`);
    entries.set(name, this.takeIf(t.Equal) ? this.SUBRULE(this.attribute) : UnitAttr.get(this.context));
  }

  readonly stringAttribute = this.RULE('stringAttribute', (): Attribute => {
    const image = this.CONSUME(t.StringLiteral).image;
    return this.ACTION(() => {
      const literalType = this.#literalType;
      const type = this.takeIf(t.Colon) ? this.SUBRULE(this.type) : literalType;
      return StringAttr.get(this.context, stringValue(image), type instanceof NoneType ? undefined : type);
    });
  });

  /**
   * ```
   * number ::= `-`? (integer | float) (`:` type)?
   * ```
   */
  readonly numberAttribute = this.RULE('numberAttribute', (): Attribute => {
    const literalType = this.#literalType;
    let negative = false;
    this.OPTION(() => {
      this.CONSUME(t.Minus);
      negative = true;
    });
    const offset = this.currentOffset;
    const image = this.OR({
      DEF: (this.#numberCases ??= [
        { ALT: () => this.CONSUME(t.Integer).image },
        { ALT: () => this.CONSUME(t.Float).image },
      ]),
      ERR_MSG: 'expected constant integer or floating point value',
    });
    return this.ACTION(() => this.#number(image, negative, literalType, offset));
  });
  #numberCases: { ALT: () => string }[] | undefined;

  #number(image: string, negative: boolean, literalType: Type | undefined, offset: number): Attribute {
    const isFloat = !image.startsWith('0x') && /[.eE]/.test(image);
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

  /** Returns the literal (its digits at `offset`) as an attribute of `type`, or fails with MLIR's words. */
  protected numberOfType(image: string, negative: boolean, type: Type, offset: number): Attribute {
    const isFloat = !image.startsWith('0x') && /[.eE]/.test(image);
    if (type instanceof FloatType) {
      if (isFloat) return floatAttr(type, negative ? -Number(image) : Number(image));
      return FloatAttr.ofBits(type, this.#floatBits(image, negative, type, offset));
    }
    if (isFloat || !(type instanceof IntegerType || type instanceof IndexType)) {
      throw this.errorAt(offset, `integer literal not valid for specified type`);
    }
    const magnitude = BigInt(image);
    if (type instanceof IntegerType && type.signedness === 'unsigned' && negative) {
      throw this.errorAt(offset, 'negative integer literal not valid for unsigned integer type');
    }
    if (!fitsInteger(type, magnitude, negative)) {
      throw this.errorAt(offset, 'integer constant out of range for attribute');
    }
    return IntegerAttr.get(type, negative ? -magnitude : magnitude);
  }

  /** A float given by an integer token is its bits in hexadecimal. */
  #floatBits(image: string, negative: boolean, type: FloatType, offset: number): bigint {
    if (!image.startsWith('0x')) {
      throw new ParseError(offset, 'unexpected decimal integer literal for a floating point value', [
        {
          location: FileLineColLoc.at(this.source, offset),
          message: 'add a trailing dot to make the literal a float',
        },
      ]);
    }
    if (negative) {
      throw this.errorAt(offset, 'hexadecimal float literal should not have a leading minus');
    }
    const bits = BigInt(image);
    if (bits >> BigInt(type.width) !== 0n) {
      throw this.errorAt(offset, 'hexadecimal float constant out of range for type');
    }
    return bits;
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
    return this.ACTION(() => {
      const word = this.LA(1).image;
      const parse = Object.hasOwn(this.#keywords, word) ? this.#keywords[word] : undefined;
      if (parse) return parse();
      if (!this.isTypeKeyword(word)) throw this.wrongToken('expected attribute value');
      return TypeAttr.get(this.SUBRULE(this.builtinType));
    });
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
    dense: () => this.#dense(),
    dense_resource: () => this.#denseResource(),
    array: () => this.#denseArray(),
    strided: () => this.#strided(),
    loc: () => LocationAttr.get(this.context, this.SUBRULE(this.locationAttribute)),
  };

  /** Tells whether the bare identifier `word` starts an attribute. */
  protected isAttributeKeyword(word: string): boolean {
    return Object.hasOwn(this.#keywords, word) || this.isTypeKeyword(word);
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
   * dense ::= `dense` `<` (literal | nested-list)? `>` `:` (tensor-type | vector-type)
   * ```
   */
  #dense(): Attribute {
    const given = this.#literalType;
    const start = this.currentOffset;
    this.consumeToken();
    this.expect(t.Less, "expected '<' after 'dense'");
    const elements: ElementLiteral[] = [];
    let shape: number[] | undefined;
    if (!this.at(t.Greater)) shape = this.#elementList(elements);
    this.expect(t.Greater);
    const type = this.#shapedType(given, start);
    const result = buildElements(type, elements, shape, (image, negative, elementType, at) =>
      this.numberOfType(image, negative, elementType, at),
    );
    if ('error' in result) throw this.errorAt(result.offset ?? start, result.error);
    return result.attribute;
  }

  /** Parses a literal or a list of lists; returns the shape that it has, [] for a single literal. */
  #elementList(into: ElementLiteral[]): number[] {
    if (!this.at(t.LSquare)) {
      into.push(this.#element());
      return [];
    }
    let shape: number[] | undefined;
    let count = 0;
    this.commaSeparated(t.LSquare, t.RSquare, () => {
      const nested = this.#elementList(into);
      if (shape && !sameShape(shape, nested)) {
        throw this.errorAt(this.currentOffset, 'tensor literal is invalid; ranks are not consistent between elements');
      }
      shape = nested;
      count++;
    });
    return [count, ...(shape ?? [])];
  }

  #element(): ElementLiteral {
    const offset = this.currentOffset;
    if (this.at(t.StringLiteral)) return { kind: 'string', text: this.takeString(), offset };
    if (this.at(t.LParen)) {
      this.consumeToken();
      const real = this.#element();
      this.expect(t.Comma, "expected ',' between complex elements");
      const imaginary = this.#element();
      this.expect(t.RParen, "expected ')' after complex elements");
      return { kind: 'complex', parts: [real, imaginary], offset };
    }
    if (this.atKeyword(t.BareId, 'true') || this.atKeyword(t.BareId, 'false')) {
      return { kind: 'bool', value: this.take() === 'true', offset };
    }
    const negative = this.takeIf(t.Minus);
    if (!this.at(t.Integer) && !this.at(t.Float)) {
      throw this.errorHere(
        negative ? 'expected integer or floating point literal' : 'expected element literal of primitive type',
      );
    }
    return { kind: 'number', offset: this.currentOffset, image: this.take(), negative };
  }

  /** Parses `: type`, or takes the type that is known. `start` is where the literal begins. */
  #shapedType(given: Type | undefined, start: number): RankedTensorType | VectorType {
    let type = given;
    if (!type) {
      this.expect(t.Colon);
      type = this.SUBRULE(this.type);
    }
    if (type instanceof ShapedType && !type.hasStaticShape) {
      throw this.errorAt(start, 'elements literal type must have static shape');
    }
    if (!(type instanceof RankedTensorType || type instanceof VectorType)) {
      throw this.errorAt(start, 'elements literal must be a shaped type');
    }
    if (!type.hasStaticShape) throw this.errorAt(start, 'elements literal type must have static shape');
    return type;
  }

  /**
   * ```
   * dense-resource ::= `dense_resource` `<` resource-key `>` `:` shaped-type
   * ```
   */
  #denseResource(): Attribute {
    const given = this.#literalType;
    this.consumeToken();
    this.expect(t.Less, "expected '<' after 'dense_resource'");
    const key = this.at(t.StringLiteral)
      ? this.takeString()
      : this.expect(t.BareId, "expected identifier key for 'resource' entry");
    this.expect(t.Greater, "expected '>'");
    const offset = this.currentOffset;
    if (!given) this.expect(t.Colon);
    const type = given ?? this.SUBRULE(this.type);
    if (type instanceof RankedTensorType || type instanceof VectorType) return DenseResourceElementsAttr.get(type, key);
    throw this.errorAt(offset, '`dense_resource` expected a shaped type');
  }

  /**
   * ```
   * dense-array ::= `array` `<` (integer-type | float-type) (`:` (literal (`,` literal)*))? `>`
   * ```
   */
  #denseArray(): Attribute {
    this.consumeToken();
    this.expect(t.Less, "expected '<' after 'array'");
    const offset = this.currentOffset;
    const elementType = withConsequence(
      () => this.SUBRULE(this.type),
      () => ({ offset, message: 'expected an integer or floating point type' }),
    );
    if (!(elementType instanceof IntegerType || elementType instanceof FloatType)) {
      const text = this.context.printType(elementType);
      throw this.errorAt(offset, `expected integer or float type, got: '${text}'`);
    }
    if (!isI1(elementType) && elementType.width % 8 !== 0) {
      throw this.errorAt(offset, 'element type bitwidth must be a multiple of 8');
    }
    const values: (number | bigint)[] = [];
    if (!this.takeIf(t.Greater)) {
      this.expect(t.Colon, "expected ':' after dense array type");
      do values.push(this.#arrayElement(elementType));
      while (this.takeIf(t.Comma));
      this.expect(t.Greater, "expected '>' to close an array attribute");
    }
    const wide = elementType instanceof IntegerType && elementType.width > 53;
    return DenseArrayAttr.get(
      elementType,
      wide && values.some((value) => !Number.isSafeInteger(Number(value))) ? values.map(BigInt) : values.map(Number),
    );
  }

  #arrayElement(type: DenseArrayElement): number | bigint {
    const negative = this.takeIf(t.Minus);
    const offset = this.currentOffset;
    if (type instanceof FloatType) {
      if (!this.at(t.Float) && !this.at(t.Integer)) throw this.errorHere('expected floating point literal');
      return floatValue(this.numberOfType(this.take(), negative, type, offset) as FloatAttr);
    }
    const isTrue = this.atKeyword(t.BareId, 'true');
    if (isTrue || this.atKeyword(t.BareId, 'false')) {
      if (!isI1(type)) throw this.errorHere("expected i1 type for 'true' or 'false' values");
      this.consumeToken();
      return Number(isTrue);
    }
    if (!this.at(t.Integer)) throw this.errorHere('expected integer literal');
    const magnitude = BigInt(this.take());
    if (isI1(type)) throw this.errorHere("expected 'true' or 'false' values for i1 type");
    if (!fitsInteger(type, magnitude, negative)) throw this.errorHere('integer constant out of range');
    return IntegerAttr.get(type, negative ? -magnitude : magnitude).value;
  }

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
    if (this.takeIf(t.Comma)) {
      if (!this.atKeyword(t.BareId, 'offset')) throw this.wrongToken("expected 'offset' after comma");
      this.consumeToken();
      this.expect(t.Colon, "expected ':' after 'offset'");
      offset = this.#strideOrOffset();
    }
    this.expect(t.Greater, "expected '>'");
    return StridedLayoutAttr.get(this.context, offset, strides);
  }

  #strideOrOffset(): number {
    if (this.takeIf(t.Question)) return kDynamic;
    const negative = this.takeIf(t.Minus);
    const offset = this.currentOffset;
    if (!this.at(t.Integer)) throw this.errorHere("expected a 64-bit signed integer or '?'");
    const value = Number(this.take());
    if (!Number.isSafeInteger(value)) throw this.errorAt(offset, 'strides and offsets beyond 2^53 are not supported');
    return negative ? -value : value;
  }
}

/** Returns the name of a symbol token: `@name` or `@"name"`. */
export function symbolText(image: string): string {
  return image.charAt(1) === '"' ? stringValue(image.slice(1)) : image.slice(1);
}

function isI1(type: Type): boolean {
  return type instanceof IntegerType && type.width === 1;
}

function sameShape(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((size, i) => size === b[i]);
}
