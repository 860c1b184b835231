import { functionTypeOf } from '../../builtin/function-op.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type TypeConverter } from '../../rewrite/type-converter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { setFunctionType } from '../../dialects/func/function-type.ts';
import { FuncOp } from '../../dialects/func/generated/func-ops.gen.ts';

/** Which blocks of a function get arguments of other types. */
export type ConvertedBlocks = 'first' | 'all';

/** Gives functions the types that a converter makes. */
export class FuncOpTypes extends OpConversionPattern<FuncOp> {
  readonly root = FuncOp;

  constructor(
    private readonly types: TypeConverter,
    private readonly blocks: ConvertedBlocks,
  ) {
    super(types);
  }

  matchAndRewrite(op: FuncOp, _adaptor: FuncOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { types } = this;
    const type = functionTypeOf(op);
    const converted = types.convertFunctionType(type);
    if (!converted) return rewriter.notifyMatchFailure(op, 'a type of the signature cannot be converted');
    const [region] = op.regions as Operation['regions'];
    if (this.blocks === 'all') {
      if (!rewriter.convertRegionTypes(region!, types)) return false;
    } else if (region!.firstBlock) {
      rewriter.applySignatureConversion(region!.firstBlock, types.convertSignature(type.inputs)!, types);
    }
    rewriter.modifyOpInPlace(op, () => setFunctionType(op, converted));
    return true;
  }
}

/** Tells whether a function and all its blocks have the types that the converter makes. */
export function hasConvertedTypes(op: FuncOp, types: TypeConverter): boolean {
  const blocks = op.regions.flatMap((region) => region.blocks);
  return (
    types.isSignatureLegal(functionTypeOf(op)) &&
    blocks.every((block) => block.arguments.every(({ type }) => types.isLegal(type)))
  );
}
