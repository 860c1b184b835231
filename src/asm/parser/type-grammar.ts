import { type TokenType } from 'chevrotain';
import { type Attribute } from '../../ir/attribute.ts';
import { AffineMapAttr, StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type Context } from '../../ir/context.ts';
import { type Type } from '../../ir/type.ts';
import { FunctionType, TupleType } from '../../ir/types/composite-types.ts';
import {
  ComplexType,
  FloatType,
  IndexType,
  IntegerType,
  NoneType,
  type FloatKind,
} from '../../ir/types/scalar-types.ts';
import {
  kDynamic,
  MemRefType,
  RankedTensorType,
  UnrankedMemRefType,
  UnrankedTensorType,
  VectorType,
} from '../../ir/types/shaped-types.ts';
import { verifyEncoding } from '../../ods/attr-spec.ts';
import { floatFormat } from '../../support/float-bits.ts';
import { int64Text, parseInt64 } from '../../support/int64.ts';
import * as t from '../lexer/tokens.ts';
import { AffineGrammar } from './affine-grammar.ts';
import { isMemorySpace, isMemRefElement, isTensorElement, isVectorElement } from './part-types.ts';
import { errorOf, withConsequence } from './parse-error.ts';
import { TextMemory } from './text-memory.ts';
import { recorded } from './token-stream.ts';

const closingAngle = 0x3e;

const integerTypePattern = /^(i|si|ui)([0-9]+)$/;

/** Tells whether the word is an integer type, which makes it no identifier. */
export function isIntegerTypeName(word: string): boolean {
  return integerTypePattern.test(word);
}

/** The grammar of types. Source: LangRef, "Type System"; mlir/lib/AsmParser/TypeParser.cpp. */
export abstract class TypeGrammar extends AffineGrammar {
  /** The context that types and attributes are made in. */
  abstract get context(): Context;
  abstract readonly attribute: (type?: Type) => Attribute;
  abstract startsAttribute(): boolean;
  /** Parses what follows `!`: an alias or a type of a dialect. */
  protected abstract dialectType(): Type;

  /**
   * ```
   * type ::= `!` … | builtin-type | function-type
   * ```
   */
  readonly type: () => Type = this.RULE('type', (): Type => {
    // Most are builtin types, which need no choice by the recorded grammar.
    if (!this.RECORDING_PHASE && this.at(t.BareId)) return this.#takeBuiltinType();
    return this.OR({ DEF: this.#types(), ERR_MSG: 'expected non-function type' });
  });
  #typeCases: { ALT: () => Type }[] | undefined;

  /** A type that is no function type, as stands behind `->` without parentheses. */
  readonly nonFunctionType: () => Type = this.RULE('nonFunctionType', (): Type =>
    this.OR({ DEF: this.#nonFunctionTypes(), ERR_MSG: 'expected non-function type' }),
  );
  #nonFunctionCases: { ALT: () => Type }[] | undefined;

  #nonFunctionTypes(): { ALT: () => Type }[] {
    return (this.#nonFunctionCases ??= [
      { ALT: () => this.SUBRULE(this.builtinType) },
      { ALT: () => this.SUBRULE(this.exclamationType) },
    ]);
  }

  #types(): { ALT: () => Type }[] {
    return (this.#typeCases ??= [...this.#nonFunctionTypes(), { ALT: () => this.SUBRULE(this.functionType) }]);
  }

  /** An alias or a type of a dialect. */
  readonly exclamationType: () => Type = this.RULE('exclamationType', (): Type => {
    this.recordFirst(t.ExclId);
    return this.ACTION(() => this.dialectType());
  });

  /**
   * ```
   * function-type ::= type-list-parens `->` (type | type-list-parens)
   * ```
   */
  readonly functionType = this.RULE('functionType', (): FunctionType => {
    const inputs = this.SUBRULE(this.typeListParens);
    this.CONSUME(t.Arrow, { ERR_MSG: "expected '->' in function type" });
    const results = this.SUBRULE(this.functionResultTypes);
    return this.ACTION(() => FunctionType.get(this.context, inputs, results));
  });

  /**
   * ```
   * function-result-types ::= type-list-parens | non-function-type
   * ```
   */
  readonly functionResultTypes = this.RULE('functionResultTypes', (): Type[] =>
    this.OR({
      DEF: (this.#resultCases ??= [
        { ALT: () => this.SUBRULE(this.typeListParens) },
        { ALT: () => [this.SUBRULE(this.builtinType)] },
        { ALT: () => [this.SUBRULE(this.exclamationType)] },
      ]),
      ERR_MSG: 'expected non-function type',
    }),
  );
  #resultCases: { ALT: () => Type[] }[] | undefined;

  /**
   * ```
   * type-list-parens ::= `(` (type (`,` type)*)? `)`
   * ```
   */
  readonly typeListParens = this.RULE('typeListParens', (): Type[] => {
    const types: Type[] = [];
    this.CONSUME(t.LParen);
    // Whatever is no `)` must be a type, so that what is missing is said to be one.
    this.ACTION(() => {
      if (this.at(t.RParen)) return;
      do types.push(this.SUBRULE(this.type));
      while (this.takeIf(t.Comma));
    });
    this.CONSUME(t.RParen);
    return types;
  });

  /**
   * A builtin type. The keyword decides, so that no token type per keyword is needed.
   * ```
   * builtin-type ::= integer-type | float-type | `index` | `none` | tensor-type | memref-type | vector-type
   *                | complex-type | tuple-type
   * ```
   */
  readonly builtinType = this.RULE('builtinType', (): Type => {
    this.recordFirst(t.BareId);
    return this.RECORDING_PHASE ? recorded : this.#takeBuiltinType();
  });

  #takeBuiltinType(): Type {
    const offset = this.currentOffset;
    const word = this.takeExpected(t.BareId, 'expected type');
    const known = this.#scalars.get(word);
    if (known) return known;
    const composite = this.#composites.get(word);
    if (composite) return this.recalled(this.#typesByText, offset, closingAngle, composite);
    const scalar = this.#scalarType(word, offset);
    if (scalar) {
      this.#scalars.set(word, scalar);
      return scalar;
    }
    this.moveTo(offset);
    throw this.wrongToken('expected non-function type');
  }

  readonly #scalars = new Map<string, Type>();
  #typesByText = new TextMemory<Type>('');
  protected functionTypesByText = new TextMemory<FunctionType>('');

  protected override startText(text: string): void {
    super.startText(text);
    this.#scalars.clear();
    this.#typesByText = new TextMemory(text);
    this.functionTypesByText = new TextMemory(text);
  }

  readonly #composites: ReadonlyMap<string, () => Type> = new Map([
    ['tensor', () => this.#tensorType()],
    ['memref', () => this.#memRefType()],
    ['vector', () => this.#vectorType()],
    ['complex', () => this.#complexType()],
    ['tuple', () => this.#tupleType()],
  ]);

  /** Tells whether the bare identifier `word` starts a type. */
  protected isTypeKeyword(word: string): boolean {
    return (
      this.#composites.has(word) ||
      word === 'index' ||
      word === 'none' ||
      Object.hasOwn(floatFormat, word) ||
      integerTypePattern.test(word)
    );
  }

  #scalarType(word: string, offset: number): Type | undefined {
    if (word === 'index') return IndexType.get(this.context);
    if (word === 'none') return NoneType.get(this.context);
    if (Object.hasOwn(floatFormat, word)) return FloatType.get(this.context, word as FloatKind);
    const match = integerTypePattern.exec(word);
    if (!match) return undefined;
    const width = Number(match[2]);
    if (width >= 2 ** 32) throw this.errorBackAt(offset, 'invalid integer width');
    if (width > IntegerType.maxWidth) {
      throw this.errorBackAt(offset, 'integer bitwidth is limited to 16777215 bits');
    }
    return IntegerType.get(
      this.context,
      width,
      match[1] === 'i' ? 'signless' : match[1] === 'si' ? 'signed' : 'unsigned',
    );
  }

  /**
   * ```
   * tensor-type ::= `tensor` `<` (dimension-list | `*` `x`) type (`,` attribute)? `>`
   * ```
   */
  #tensorType(): Type {
    this.expect(t.Less, "expected '<' in tensor type");
    const shape = this.#unrankedPrefix() ? undefined : this.parseDimensionList(true, true);
    const at = this.currentOffset;
    const parseEncoding = (): Attribute | undefined =>
      this.takeIf(t.Comma) && this.startsAttribute() ? this.SUBRULE(this.attribute) : undefined;
    // A wrong element type is followed by the encoding all the same, which may be wrong as well.
    const elementType = withConsequence(() => this.SUBRULE(this.type), () => errorOf(parseEncoding)); // prettier-ignore
    const encoding = parseEncoding();
    if (shape) {
      const refuse = (message: string): never => {
        throw this.errorHere(message);
      };
      verifyEncoding(refuse, encoding, shape, elementType);
    }
    this.expect(t.Greater, "expected '>' in tensor type");
    if (!shape && encoding) throw this.errorHere('cannot apply encoding to unranked tensor');
    if (!isTensorElement(elementType)) throw this.errorAt(at, 'invalid tensor element type');
    if (!shape) return UnrankedTensorType.get(elementType);
    return RankedTensorType.get(shape, elementType, encoding);
  }

  /**
   * ```
   * memref-type ::= `memref` `<` (dimension-list | `*` `x`) type (`,` layout)? (`,` memory-space)? `>`
   * ```
   */
  #memRefType(): Type {
    const start = this.lastEnd - 'memref'.length;
    this.expect(t.Less, "expected '<' in memref type");
    const shape = this.#unrankedPrefix() ? undefined : this.parseDimensionList(true, true);
    const at = this.currentOffset;
    const elementType = this.SUBRULE(this.type);
    if (!isMemRefElement(elementType)) throw this.errorAt(at, 'invalid memref element type');
    let layout = undefined as Attribute | undefined;
    let memorySpace = undefined as Attribute | undefined;
    const parameter = (): void => {
      const attribute = this.SUBRULE(this.attribute);
      if (attribute instanceof AffineMapAttr || attribute instanceof StridedLayoutAttr) {
        if (!shape) throw this.errorHere('cannot have affine map for unranked memref type');
        if (memorySpace) throw this.errorHere('expected memory space to be last in memref type');
        layout = attribute;
      } else if (memorySpace) throw this.errorHere('multiple memory spaces specified in memref type');
      else memorySpace = attribute;
    };
    if (!this.takeIf(t.Greater)) {
      this.expect(t.Comma, "expected ',' or '>' in memref type");
      if (this.at(t.Greater)) throw this.wrongToken('expected list element');
      do parameter();
      while (this.takeIf(t.Comma));
      this.expect(t.Greater, "expected ',' or '>'");
    }
    if (memorySpace && !isMemorySpace(memorySpace)) throw this.errorAt(start, 'unsupported memory space Attribute');
    if (memorySpace instanceof IntegerAttr && memorySpace.value === 0n) memorySpace = undefined;
    if (!shape) return UnrankedMemRefType.get(elementType, memorySpace);
    if (layout instanceof AffineMapAttr) {
      const map = layout.value;
      if (map.numDims !== shape.length) {
        throw this.errorAt(
          start,
          `memref layout mismatch between rank and affine map: ${shape.length} != ${map.numDims}`,
        );
      }
      if (map.isIdentity()) layout = undefined;
    }
    if (layout instanceof StridedLayoutAttr && layout.strides.length !== shape.length) {
      throw this.errorAt(start, 'expected the number of strides to match the rank');
    }
    return MemRefType.get(shape, elementType, memorySpace, layout);
  }

  /**
   * ```
   * vector-type ::= `vector` `<` (vector-dim `x`)* type `>`   vector-dim ::= integer | `[` integer `]`
   * ```
   */
  #vectorType(): Type {
    const start = this.lastEnd - 'vector'.length;
    this.expect(t.Less, "expected '<' in vector type");
    const shape: number[] = [];
    const scalable: boolean[] = [];
    for (;;) {
      const isScalable = this.takeIf(t.LSquare);
      if (!isScalable && !this.at(t.Integer)) break;
      shape.push(this.#dimension());
      scalable.push(isScalable);
      if (isScalable) this.expect(t.RSquare, "missing ']' closing scalable dimension");
      this.parseXInDimensionList();
    }
    const elementType = this.SUBRULE(this.type);
    this.expect(t.Greater, "expected '>' in vector type");
    if (!isVectorElement(elementType)) {
      throw this.errorAt(start, "failed to verify 'elementType': VectorElementTypeInterface instance");
    }
    if (shape.some((size) => size <= 0)) {
      throw this.errorAt(start, `vector types must have positive constant sizes but got ${shapeText(shape)}`);
    }
    return VectorType.get(shape, elementType, scalable);
  }

  /**
   * ```
   * complex-type ::= `complex` `<` type `>`
   * ```
   */
  #complexType(): Type {
    this.expect(t.Less, "expected '<' in complex type");
    const at = this.currentOffset;
    const elementType = this.SUBRULE(this.type);
    this.expect(t.Greater, "expected '>' in complex type");
    if (!(elementType instanceof IntegerType || elementType instanceof FloatType)) {
      throw this.errorAt(at, 'invalid element type for complex');
    }
    return ComplexType.get(elementType);
  }

  /**
   * ```
   * tuple-type ::= `tuple` `<` (type (`,` type)*)? `>`
   * ```
   */
  #tupleType(): Type {
    this.expect(t.Less, "expected '<' in tuple type");
    const types: Type[] = [];
    if (!this.at(t.Greater)) {
      do types.push(this.SUBRULE(this.type));
      while (this.takeIf(t.Comma));
    }
    this.expect(t.Greater, "expected '>' in tuple type");
    return TupleType.get(this.context, types);
  }

  /** Takes `*x` if it is there. */
  #unrankedPrefix(): boolean {
    if (!this.takeIf(t.Star)) return false;
    this.parseXInDimensionList();
    return true;
  }

  /**
   * Parses dimensions joined by `x`. The lexer sees `4x8xf32` as `4` and `x8xf32`, so each `x` is cut off by hand.
   * ```
   * dimension-list ::= (dimension `x`)*   dimension ::= `?` | integer
   * ```
   */
  parseDimensionList(allowDynamic: boolean, withTrailingX: boolean): number[] {
    const shape: number[] = [];
    while (this.at(t.Integer) || this.at(t.Question)) {
      if (this.at(t.Question)) {
        if (!allowDynamic) throw this.errorHere('expected static shape');
        this.consumeToken();
        shape.push(kDynamic);
      } else shape.push(this.#dimension());
      if (withTrailingX) this.parseXInDimensionList();
      else if (this.LA(1).image.startsWith('x')) {
        this.parseXInDimensionList();
        if (!this.at(t.Integer) && !this.at(t.Question)) throw this.errorHere('invalid dimension');
      } else return shape;
    }
    return shape;
  }

  #dimension(): number {
    const offset = this.currentOffset;
    if (!this.at(t.Integer)) throw this.errorHere('invalid dimension');
    const text = this.take();
    // `0x8` is a zero, an x and an eight here.
    if (text.startsWith('0x')) {
      this.skipTo(offset + 1);
      return 0;
    }
    const size = parseInt64(text);
    if (size === undefined) throw this.errorBackAt(offset, 'invalid dimension');
    return size;
  }

  /** Parses the `x` behind a dimension; what follows it without a blank is the next token. */
  parseXInDimensionList(): void {
    // Looking at the next token would find `x4x8xf32` every time.
    if (this.charAt(this.lastEnd) === 'x') return this.skipTo(this.lastEnd + 1);
    const offset = this.currentOffset;
    if (!this.at(t.BareId) || this.charAt(offset) !== 'x') {
      throw this.wrongToken("expected 'x' in dimension list");
    }
    this.moveTo(offset + 1);
  }

  /** Parses `open (element (`,` element)*)? close`. */
  commaSeparated(open: TokenType, close: TokenType, element: () => void, context = ''): void {
    this.expect(open, `expected ${open.LABEL}${context}`);
    if (this.takeIf(close)) return;
    do element();
    while (this.takeIf(t.Comma));
    this.expect(close, `expected ${close.LABEL}${context}`);
  }
}

function shapeText(shape: readonly number[]): string {
  return shape.map(int64Text).join(', ');
}
