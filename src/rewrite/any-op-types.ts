import { type Operation } from '../ir/operation.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { OpConversionPattern } from './conversion-pattern.ts';
import { type ConversionPatternRewriter } from './conversion-rewriter.ts';

/** Gives any operation, but those of some classes, the types that the type converter makes, its results and all arguments of the blocks in it. */
export class AnyOpTypes extends OpConversionPattern {
  readonly root = undefined;
  readonly #others: readonly (abstract new (...args: never[]) => Operation)[];

  constructor(
    override readonly typeConverter: NonNullable<OpConversionPattern['typeConverter']>,
    ...others: readonly (abstract new (...args: never[]) => Operation)[]
  ) {
    super(typeConverter);
    this.#others = others;
  }

  matchAndRewrite(op: Operation, { operands }: Operation, rewriter: ConversionPatternRewriter): LogicalResult {
    const { typeConverter } = this;
    if (this.#others.some((other) => op instanceof other))
      return rewriter.notifyMatchFailure(op, 'another pattern is for it');
    const { name, location, properties, attributes, successors, regions } = op;
    const resultTypes = typeConverter.convertTypes(op.resultTypes)!;
    const parts = { name, location, operands, resultTypes, properties, attributes, successors };
    const converted = rewriter.create({ ...parts, regions: regions.length });
    for (const [i, region] of regions.entries()) {
      rewriter.inlineRegionBefore(region, converted.regions[i]!);
      if (!rewriter.convertRegionTypes(converted.regions[i]!, typeConverter)) return false;
    }
    rewriter.replaceOp(op, converted.results);
    return true;
  }
}
