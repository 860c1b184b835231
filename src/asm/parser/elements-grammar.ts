import { type Attribute } from '../../ir/attribute.ts';
import {
  DenseArrayAttr,
  DenseResourceElementsAttr,
  isElementsType,
  SparseElementsAttr,
  type DenseElementsAttr,
  type DenseStringElementsAttr,
  type ElementsType,
} from '../../ir/attributes/elements-attributes.ts';
import { floatAttr } from '../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { FileLineColLoc } from '../../ir/location.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IndexType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType, ShapedType } from '../../ir/types/shaped-types.ts';
import { safeOrExact } from '../../support/int64.ts';
import { isSameList } from '../../support/lists.ts';
import * as t from '../lexer/tokens.ts';
import { floatFormat, memoryBits } from '../../support/float-bits.ts';
import { buildElements, elementsOfNumbers, fitsInteger, type ElementList, type ElementLiteral } from './elements.ts';
import { LocationGrammar } from './location-grammar.ts';
import { readNumberList, type NumberList } from './number-list.ts';
import { ParseError, withConsequence } from './parse-error.ts';
import { sparseElementsError } from './sparse-elements.ts';

/** A literal inside a constant, and where it is. */
interface PlacedElements extends ElementList {
  readonly offset: number;
}

/** The grammar of constants of many elements. Source: LangRef, "Builtin attributes"; mlir/lib/AsmParser/AttributeParser.cpp. */
export abstract class ElementsGrammar extends LocationGrammar {
  /** Returns the literal (its digits at `offset`) as an attribute of `type`, or fails with MLIR's words. */
  numberOfType(image: string, negative: boolean, type: Type, offset: number): IntegerAttr | FloatAttr {
    const isFloat = !image.startsWith('0x') && image.includes('.');
    if (type instanceof FloatType) {
      if (isFloat) return floatAttr(type, negative ? -Number(image) : Number(image));
      return FloatAttr.ofBits(type, this.#floatBits(image, negative, type, offset));
    }
    if (isFloat || !(type instanceof IntegerType || type instanceof IndexType)) {
      throw this.errorAt(offset, `integer literal not valid for specified type`);
    }
    if (type instanceof IntegerType && type.signedness === 'unsigned' && negative) {
      throw this.errorAt(offset, 'negative integer literal not valid for unsigned integer type');
    }
    if (!negative && image.length < 10 && (type instanceof IndexType || type.width >= 32)) {
      return IntegerAttr.get(type, Number(image));
    }
    const magnitude = BigInt(image);
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
   * ```
   * dense ::= `dense` `<` (string | literal | nested-list)? `>` `:` shaped-type
   * ```
   */
  protected denseElements(given: Type | undefined): Attribute {
    const start = this.currentOffset;
    this.consumeToken();
    this.expect(t.Less, "expected '<' after 'dense'");
    const listStart = this.currentOffset;
    const numbers = this.at(t.LSquare) ? readNumberList(this.source.text, listStart) : undefined;
    if (numbers) return this.#numbers(numbers, listStart, given, start);
    const list = this.at(t.Greater) ? { ...noElements, offset: start } : this.#elements(true);
    this.expect(t.Greater);
    return this.#build(this.#elementsType(given, start), { ...list, offset: start });
  }

  /** Goes on behind a list of numbers that was read from `listStart` on. */
  #numbers(numbers: NumberList, listStart: number, given: Type | undefined, start: number): Attribute {
    this.skipTo(numbers.end);
    this.expect(t.Greater);
    const type = this.#elementsType(given, start);
    const attribute = elementsOfNumbers(type, numbers);
    if (attribute) return attribute;
    // Once more, token by token.
    const end = this.lastEnd;
    this.moveTo(listStart);
    const list = this.#elements(true);
    this.skipTo(end);
    return this.#build(type, { ...list, offset: start });
  }

  /**
   * ```
   * sparse ::= `sparse` `<` (indices `,` values)? `>` `:` shaped-type
   * ```
   */
  protected sparseElements(given: Type | undefined): Attribute {
    const start = this.currentOffset;
    this.consumeToken();
    this.expect(t.Less, "Expected '<' after 'sparse'");
    const isEmpty = this.takeIf(t.Greater);
    let indexList: PlacedElements = { ...noElements, offset: start };
    let valueList = indexList;
    if (!isEmpty) {
      indexList = this.#elements(false);
      this.expect(t.Comma);
      valueList = this.#elements(true);
      this.expect(t.Greater);
    }
    const type = this.#elementsType(given, start);
    const rank = type.shape.length;
    // A single index stands for itself in every dimension, a single value for all values.
    const indexShape = isEmpty ? [0, rank] : indexList.shape.length === 0 ? [1, rank] : indexList.shape;
    const valueShape = isEmpty || valueList.shape.length === 0 ? [indexShape[0]!] : valueList.shape;
    const indices = this.#build(RankedTensorType.get(indexShape, IntegerType.get(this.context, 64)), indexList);
    const values = this.#build(RankedTensorType.get(valueShape, type.elementType), valueList);
    const problem = sparseElementsError(type, indices as DenseElementsAttr, valueShape);
    if (problem !== undefined) throw this.errorAt(start, problem);
    return SparseElementsAttr.get(type, indices as DenseElementsAttr, values);
  }

  #build(type: ElementsType, list: PlacedElements): DenseElementsAttr | DenseStringElementsAttr {
    const result = buildElements(type, list, (image, negative, elementType, at) =>
      this.numberOfType(image, negative, elementType, at),
    );
    if ('error' in result) throw this.errorAt(result.offset ?? list.offset, result.error);
    return result.attribute;
  }

  /** Parses a literal or a list of lists of them. */
  #elements(mayBeHex: boolean): PlacedElements {
    const offset = this.currentOffset;
    const isString = this.at(t.StringLiteral);
    const literals: ElementLiteral[] = [];
    const shape = this.#elementList(literals).reverse();
    return { literals, shape, mayBeHex: mayBeHex && isString, offset };
  }

  /** Returns the shape of a literal or a list of lists with the innermost size first, [] for a single literal. */
  #elementList(into: ElementLiteral[]): number[] {
    if (!this.at(t.LSquare)) {
      this.#element(into);
      return [];
    }
    let shape: number[] | undefined;
    let count = 0;
    this.commaSeparated(t.LSquare, t.RSquare, () => {
      const nested = this.#elementList(into);
      if (shape && !isSameList(shape, nested)) {
        throw this.errorHere('tensor literal is invalid; ranks are not consistent between elements');
      }
      shape ??= nested;
      count++;
    });
    // Lists may nest by the thousand, so that the shape of the first one inside becomes the shape of the list.
    shape ??= [];
    shape.push(count);
    return shape;
  }

  /**
   * ```
   * element ::= `-`? number | `true` | `false` | string | `(` element `,` element `)`
   * ```
   */
  #element(into: ElementLiteral[]): void {
    const offset = this.currentOffset;
    if (this.at(t.StringLiteral)) into.push({ kind: 'string', text: this.takeString(), offset });
    else if (this.takeIf(t.LParen)) {
      this.#element(into);
      this.expect(t.Comma, "expected ',' between complex elements");
      this.#element(into);
      this.expect(t.RParen, "expected ')' after complex elements");
    } else if (this.atKeyword(t.BareId, 'true') || this.atKeyword(t.BareId, 'false')) {
      into.push({ kind: 'bool', value: this.take() === 'true', offset });
    } else {
      const negative = this.takeIf(t.Minus);
      if (!this.at(t.Integer) && !this.at(t.Float)) {
        throw this.errorHere(
          negative ? 'expected integer or floating point literal' : 'expected element literal of primitive type',
        );
      }
      into.push({ kind: 'number', offset: this.currentOffset, image: this.take(), negative });
    }
  }

  /** Parses `: type`, or takes the type that is known. `start` is where the literal begins. */
  #elementsType(given: Type | undefined, start: number): ElementsType {
    let type = given;
    if (!type) {
      this.expect(t.Colon);
      type = this.SUBRULE(this.type);
    }
    if (!(type instanceof ShapedType)) throw this.errorAt(start, 'elements literal must be a shaped type');
    if (!isElementsType(type)) throw this.errorAt(start, 'elements literal type must have static shape');
    return type;
  }

  /**
   * ```
   * dense-resource ::= `dense_resource` `<` resource-key `>` `:` shaped-type
   * ```
   */
  protected denseResource(given: Type | undefined): Attribute {
    const start = this.currentOffset;
    this.consumeToken();
    this.expect(t.Less, "expected '<' after 'dense_resource'");
    const key = this.resourceKey('resource');
    this.expect(t.Greater);
    const offset = given ? start : this.currentOffset;
    if (!given) this.expect(t.Colon);
    const type = given ?? this.SUBRULE(this.type);
    if (type instanceof ShapedType) return DenseResourceElementsAttr.get(type, key);
    throw this.errorAt(offset, '`dense_resource` expected a shaped type');
  }

  /** Parses a keyword or a string. */
  protected resourceKey(section: string): string {
    if (this.at(t.StringLiteral)) return this.takeString();
    if (this.at(t.BareId)) return this.take();
    throw this.errorHere(`expected identifier key for '${section}' entry`);
  }

  /**
   * ```
   * dense-array ::= `array` `<` (integer-type | float-type) (`:` (literal (`,` literal)*))? `>`
   * ```
   */
  protected denseArray(): Attribute {
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
    if (elementType instanceof FloatType) {
      const bits = this.#arrayElements(() => this.#floatElement(elementType));
      return DenseArrayAttr.ofBits(elementType, bits);
    }
    return DenseArrayAttr.get(
      elementType,
      this.#arrayElements(() => this.#integerElement(elementType)),
    );
  }

  #arrayElements<Element>(element: () => Element): Element[] {
    const elements: Element[] = [];
    if (this.takeIf(t.Greater)) return elements;
    this.expect(t.Colon, "expected ':' after dense array type");
    do elements.push(element());
    while (this.takeIf(t.Comma));
    this.expect(t.Greater, "expected '>' to close an array attribute");
    return elements;
  }

  /** Returns the bits of a float. */
  #floatElement(type: FloatType): bigint {
    const negative = this.takeIf(t.Minus);
    const offset = this.currentOffset;
    if (!this.at(t.Float) && !this.at(t.Integer)) throw this.errorHere('expected floating point literal');
    const { bits } = this.numberOfType(this.take(), negative, type, offset) as FloatAttr;
    return memoryBits(floatFormat[type.kind], bits);
  }

  /** Returns the value of an integer, beyond 2^53 as bigint. */
  #integerElement(type: IntegerType): number | bigint {
    const negative = this.takeIf(t.Minus);
    const isTrue = this.atKeyword(t.BareId, 'true');
    if (isTrue || this.atKeyword(t.BareId, 'false')) {
      if (!isI1(type)) throw this.errorHere("expected i1 type for 'true' or 'false' values");
      this.consumeToken();
      return isTrue ? 1 : 0;
    }
    if (!this.at(t.Integer)) throw this.errorHere('expected integer literal');
    const image = this.take();
    if (isI1(type)) throw this.errorHere("expected 'true' or 'false' values for i1 type");
    const small = smallInteger(image, negative);
    if (
      small !== undefined &&
      Math.abs(small) < 2 ** (type.width - 1) &&
      !(negative && type.signedness === 'unsigned')
    ) {
      return small;
    }
    const magnitude = BigInt(image);
    if (!fitsInteger(type, magnitude, negative)) throw this.errorHere('integer constant out of range');
    return safeOrExact(IntegerAttr.get(type, negative ? -magnitude : magnitude).value);
  }
}

const noElements: ElementList = { literals: [], shape: [], mayBeHex: false };

function isI1(type: Type): boolean {
  return type instanceof IntegerType && type.width === 1;
}

/** Returns the integer in decimal digits that are so few that it is exact; undefined for others, and for minus zero. */
function smallInteger(digits: string, negative: boolean): number | undefined {
  if (digits.length > 15 || digits.charCodeAt(1) === 0x78) return undefined;
  const magnitude = Number(digits);
  return negative ? (magnitude === 0 ? undefined : -magnitude) : magnitude;
}
