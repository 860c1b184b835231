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
import { kDynamic, RankedTensorType, VectorType } from '../../ir/types/shaped-types.ts';
import { stringValue } from '../lexer/lexer.ts';
import * as t from '../lexer/tokens.ts';
import { buildElements, type ElementLiteral } from './elements.ts';
import { LocationGrammar } from './location-grammar.ts';
import { ParseError } from './parse-error.ts';

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
    this.OPTION(() => {
      values.push(this.SUBRULE1(this.attribute));
      this.MANY(() => {
        this.CONSUME(t.Comma);
        values.push(this.SUBRULE2(this.attribute));
      });
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
  readonly attributeDict = this.RULE('attributeDict', (): Map<string, Attribute> => {
    const entries = new Map<string, Attribute>();
    this.CONSUME(t.LBrace);
    this.OPTION(() => {
      this.SUBRULE1(this.attributeEntry, { ARGS: [entries] });
      this.MANY(() => {
        this.CONSUME(t.Comma);
        this.SUBRULE2(this.attributeEntry, { ARGS: [entries] });
      });
    });
    this.CONSUME(t.RBrace, { ERR_MSG: "expected '}' in attribute dictionary" });
    return entries;
  });

  /**
   * ```
   * attribute-entry ::= (bare-id | string) (`=` attribute)?
   * ```
   */
  readonly attributeEntry = this.RULE('attributeEntry', (entries: Map<string, Attribute>) => {
    const offset = this.currentOffset;
    const name = this.OR({
      DEF: (this.#nameCases ??= [
        { ALT: () => this.CONSUME(t.BareId).image },
        {
          ALT: () => {
            const image = this.CONSUME(t.StringLiteral).image;
            return this.ACTION(() => stringValue(image));
          },
        },
      ]),
      ERR_MSG: 'expected attribute name',
    });
    this.ACTION(() => {
      if (name === '') throw this.errorAt(offset, 'expected valid attribute name');
      if (entries?.has(name)) throw this.errorAt(offset, `duplicate key '${name}' in dictionary attribute`);
    });
    let value: Attribute | undefined;
    this.OPTION(() => {
      this.CONSUME(t.Equal);
      value = this.SUBRULE(this.attribute);
    });
    this.ACTION(() => entries.set(name, value ?? UnitAttr.get(this.context)));
  });
  #nameCases: { ALT: () => string }[] | undefined;

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
    const offset = this.currentOffset;
    const literalType = this.#literalType;
    let negative = false;
    this.OPTION(() => {
      this.CONSUME(t.Minus);
      negative = true;
    });
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
    let typeOffset = offset;
    if (!type) {
      if (this.takeIf(t.Colon)) {
        type = this.SUBRULE(this.type);
        typeOffset = this.currentOffset;
      } else type = isFloat ? FloatType.get(this.context, 'f64') : IntegerType.get(this.context, 64);
    }
    return this.numberOfType(image, negative, type, offset, typeOffset);
  }

  /** Returns the literal as an attribute of `type`, or fails with MLIR's words. */
  protected numberOfType(image: string, negative: boolean, type: Type, offset: number, typeOffset = offset): Attribute {
    const isFloat = !image.startsWith('0x') && /[.eE]/.test(image);
    if (type instanceof FloatType) {
      if (isFloat) return floatAttr(type, negative ? -Number(image) : Number(image));
      return FloatAttr.ofBits(type, this.#floatBits(image, negative, type, offset));
    }
    if (isFloat) throw this.errorAt(typeOffset, 'floating point value not valid for specified type');
    if (!(type instanceof IntegerType || type instanceof IndexType)) {
      throw this.errorAt(offset, `integer literal not valid for specified type`);
    }
    const magnitude = BigInt(image);
    if (type instanceof IntegerType && type.signedness === 'unsigned' && negative) {
      throw this.errorAt(offset + 1, 'negative integer literal not valid for unsigned integer type');
    }
    if (!fits(type, magnitude, negative, image.startsWith('0x'))) {
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
      if (!this.isTypeKeyword(word)) throw this.errorHere('expected attribute value');
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
      this.#bracketed('affine map', () => AffineMapAttr.get(this.context, this.SUBRULE(this.affineMap))),
    affine_set: () =>
      this.#bracketed('integer set', () => IntegerSetAttr.get(this.context, this.SUBRULE(this.integerSet))),
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
    if (!this.at(t.Integer) && !this.at(t.Float)) throw this.errorHere('expected element literal of primitive type');
    return { kind: 'number', image: this.take(), negative, offset };
  }

  /** Parses `: type`, or takes the type that is known. `start` is where the literal begins. */
  #shapedType(given: Type | undefined, start: number): RankedTensorType | VectorType {
    let type = given;
    if (!type) {
      this.expect(t.Colon);
      type = this.SUBRULE(this.type);
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
    const start = this.currentOffset;
    this.consumeToken();
    this.expect(t.Less, "expected '<' after 'dense_resource'");
    const key = this.at(t.StringLiteral)
      ? this.takeString()
      : this.expect(t.BareId, "expected identifier key for 'resource' entry");
    this.expect(t.Greater, "expected '>'");
    return DenseResourceElementsAttr.get(this.#shapedType(given, start), key);
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
    const elementType = this.SUBRULE(this.type);
    if (!(elementType instanceof IntegerType || elementType instanceof FloatType)) {
      throw this.errorAt(offset, 'expected integer or float type');
    }
    const values: (number | bigint)[] = [];
    if (this.takeIf(t.Colon)) {
      do values.push(this.#arrayElement(elementType));
      while (this.takeIf(t.Comma));
    }
    this.expect(t.Greater, "expected '>' to close an array attribute");
    const wide = elementType instanceof IntegerType && elementType.width > 53;
    return DenseArrayAttr.get(
      elementType,
      wide && values.some((value) => !Number.isSafeInteger(Number(value))) ? values.map(BigInt) : values.map(Number),
    );
  }

  #arrayElement(type: DenseArrayElement): number | bigint {
    const literal = this.#element();
    if (literal.kind === 'bool') return literal.value ? 1 : 0;
    if (literal.kind !== 'number') throw this.errorAt(literal.offset, 'expected integer or float literal');
    if (type instanceof IntegerType && /[.eE]/.test(literal.image) && !literal.image.startsWith('0x')) {
      throw this.errorAt(literal.offset, 'expected integer literal');
    }
    const attribute = this.numberOfType(literal.image, literal.negative, type, literal.offset);
    if (attribute instanceof IntegerAttr) return attribute.value;
    return floatValue(attribute as FloatAttr);
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
    const value = Number(this.expect(t.Integer, "expected a 64-bit signed integer or '?'"));
    return negative ? -value : value;
  }
}

/** Returns the name of a symbol token: `@name` or `@"name"`. */
export function symbolText(image: string): string {
  return image.charAt(1) === '"' ? stringValue(image.slice(1)) : image.slice(1);
}

function sameShape(a: readonly number[], b: readonly number[]): boolean {
  return a.length === b.length && a.every((size, i) => size === b[i]);
}

/** Tells whether the literal is in the range of the type. Hexadecimal ones may use the sign bit. */
function fits(type: IntegerType | IndexType, magnitude: bigint, negative: boolean, isHex: boolean): boolean {
  const width = BigInt(type instanceof IndexType ? 64 : type.width);
  const isUnsigned = type instanceof IntegerType && type.signedness === 'unsigned';
  if (isUnsigned || isHex) return negative ? magnitude <= 1n << (width - 1n) : magnitude < 1n << width;
  const isSigned = type instanceof IntegerType && type.signedness === 'signed';
  // A signless literal may be written as unsigned as well: 255 : i8.
  if (negative) return magnitude <= 1n << (width - 1n);
  return isSigned ? magnitude < 1n << (width - 1n) : magnitude < 1n << width;
}
