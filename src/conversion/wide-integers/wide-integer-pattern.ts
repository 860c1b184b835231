import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type OpClass } from '../../ods/op-spec.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { HalvesBuilder } from './halves.ts';

/** What is at hand to compute the result of an operation on wide integers. */
export interface WideOperation<T extends Operation> {
  readonly op: T;
  /** The operation with converted operands. */
  readonly adaptor: T;
  /** What the wide type becomes. */
  readonly type: VectorType;
  readonly halves: HalvesBuilder;
  readonly rewriter: ConversionPatternRewriter;
}

/** How an operation on wide integers is replaced. */
export interface WideRewrite<T extends Operation> {
  readonly root: OpClass<T>;
  /** Returns the wide type: that of the result, where nothing is said, or of an operand. */
  readonly wideType?: (op: T) => Type;
  /** Returns the value that replaces the result; undefined, before anything is made, where there is none. */
  readonly compute: (parts: WideOperation<T>) => Value | undefined;
}

/** Replaces an operation on wide integers. */
class WideIntegerPattern<T extends Operation> extends OpConversionPattern<T> {
  readonly root: OpClass<T>;
  readonly #rewrite: WideRewrite<T>;

  constructor(types: TypeConverter, rewrite: WideRewrite<T>) {
    super(types);
    this.root = rewrite.root;
    this.#rewrite = rewrite;
  }

  matchAndRewrite(op: T, adaptor: T, rewriter: ConversionPatternRewriter): LogicalResult {
    const { wideType, compute } = this.#rewrite;
    const type = this.typeConverter!.convertType(wideType?.(op) ?? op.result(0).type);
    if (!(type instanceof VectorType)) return rewriter.notifyMatchFailure(op, 'unsupported type');
    const halves = new HalvesBuilder(rewriter, op.location);
    const value = compute({ op, adaptor, type, halves, rewriter });
    if (!value) return rewriter.notifyMatchFailure(op, 'unsupported operands');
    rewriter.replaceOp(op, [value]);
    return true;
  }
}

/** Makes a pattern of conversions to these types. */
export type PatternMaker = (types: TypeConverter) => OpConversionPattern;

export const wide =
  <T extends Operation>(rewrite: WideRewrite<T>): PatternMaker =>
  (types) =>
    new WideIntegerPattern(types, rewrite);
