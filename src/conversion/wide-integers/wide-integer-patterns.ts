import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { PrintOp } from '../../dialects/vector/generated/vector-ops.gen.ts';
import { castRewrites, TruncateWide } from './cast-rewrites.ts';
import { integerRewrites } from './integer-rewrites.ts';
import { shiftRewrites } from './shift-rewrites.ts';

/** Prints the halves. Differs: mlir-opt forgets what is printed behind. */
class PrintHalves extends OpConversionPattern<PrintOp> {
  readonly root = PrintOp;

  matchAndRewrite(op: PrintOp, { source }: PrintOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { punctuation, stringLiteral } = op;
    rewriter.replaceOp(op, PrintOp.build(rewriter, op.location, { source, punctuation, stringLiteral }).results);
    return true;
  }
}

/** Returns the patterns that compute with halves of wide integers. Source: populateArithWideIntEmulationPatterns of mlir/lib/Dialect/Arith/Transforms/EmulateWideInt.cpp. */
export function wideIntegerPatterns(types: TypeConverter): readonly OpConversionPattern[] {
  const makers = [...integerRewrites, ...shiftRewrites(), ...castRewrites];
  return [...makers.map((make) => make(types)), new PrintHalves(types), new TruncateWide(types)];
}
