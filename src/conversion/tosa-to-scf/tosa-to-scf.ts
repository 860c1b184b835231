/** Patterns for choices, loops and scatters. Source: mlir/lib/Conversion/TosaToSCF/TosaToSCF.cpp. */
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { IndexCastOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { buildFor } from '../../dialects/scf/build-for.ts';
import * as scf from '../../dialects/scf/generated/scf-ops.gen.ts';
import { buildExtract } from '../../dialects/tensor/build-extract.ts';
import { buildFoldedDim } from '../../dialects/tensor/build-sizes.ts';
import { buildExtractSlice, buildInsertSlice } from '../../dialects/tensor/slices.ts';
import { IfOp, ScatterOp, WhileOp, YieldOp } from '../../dialects/tosa/generated/tosa-ops.gen.ts';
import { IRMapping } from '../../ir/clone.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { kDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Copies a region whose arguments are `values`, and makes its terminator one of scf. */
function copyBranch(region: Region, values: readonly Value[], rewriter: ConversionPatternRewriter): Region {
  const mapping = new IRMapping();
  region.firstBlock!.arguments.forEach((argument, i) => mapping.map(argument, values[i]!));
  return copyRegion(region, mapping, rewriter, (location, results) => {
    scf.YieldOp.build(rewriter, location, { results });
  });
}

function copyRegion(
  region: Region,
  mapping: IRMapping,
  rewriter: ConversionPatternRewriter,
  terminate: (location: Location, yielded: readonly Value[]) => void,
): Region {
  const copy = new Region();
  rewriter.cloneRegion(region, copy, mapping);
  const last = copy.firstBlock!.lastOp!;
  rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointBefore(last);
    terminate(last.location, last.operands);
    rewriter.eraseOp(last);
  });
  return copy;
}

const yields = ({ firstBlock }: Region): boolean => firstBlock?.lastOp instanceof YieldOp;

class ConvertIf extends OpConversionPattern<IfOp> {
  readonly root = IfOp;

  matchAndRewrite(op: IfOp, _adaptor: IfOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, inputList, resultTypes } = op;
    if (!op.regions.every(yields)) return rewriter.notifyMatchFailure(op, 'a branch yields nothing');
    const condition = buildExtract(rewriter, location, op.condition);
    const regions = op.regions.map((region) => copyBranch(region, inputList, rewriter));
    rewriter.replaceOp(op, scf.IfOp.build(rewriter, location, { condition, regions, resultTypes }).results);
    return true;
  }
}

class ConvertWhile extends OpConversionPattern<WhileOp> {
  readonly root = WhileOp;

  matchAndRewrite(op: WhileOp, _adaptor: WhileOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, inputList: inits, resultTypes } = op;
    if (!op.regions.every(yields)) return rewriter.notifyMatchFailure(op, 'a region yields nothing');
    const loop = scf.WhileOp.build(rewriter, location, { inits, resultTypes });
    const before = copyRegion(op.condGraph, new IRMapping(), rewriter, (place, [yielded]) => {
      const condition = buildExtract(rewriter, place, yielded!);
      const { arguments: args } = rewriter.insertionPoint!.block;
      scf.ConditionOp.build(rewriter, place, { condition, args });
    });
    const after = copyRegion(op.bodyGraph, new IRMapping(), rewriter, (place, results) => {
      scf.YieldOp.build(rewriter, place, { results });
    });
    rewriter.inlineRegionBefore(before, loop.before);
    rewriter.inlineRegionBefore(after, loop.after);
    rewriter.replaceOp(op, loop.results);
    return true;
  }
}

/** Writes slice after slice to the place that its index says. */
class ConvertScatter extends OpConversionPattern<ScatterOp> {
  readonly root = ScatterOp;

  matchAndRewrite(op: ScatterOp, _adaptor: ScatterOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const { location, input, indices, valuesIn } = op;
    if (!(input.type instanceof RankedTensorType)) return rewriter.notifyMatchFailure(op, 'its input has no rank');
    const sliceType = RankedTensorType.get([kDynamic, kDynamic, kDynamic], input.type.elementType);
    const index = IndexType.get(op.context);
    const sizeOf = (dim: number): Value => buildFoldedDim(rewriter, location, input, dim);
    const [batches, updates, channels] = [sizeOf(0), sizeOf(1), sizeOf(2)];
    const zero = buildIndexConstant(rewriter, location, 0);
    const one = buildIndexConstant(rewriter, location, 1);
    const sizes = [one, one, channels];
    const strides = [one, one, one];
    const outer = buildFor(rewriter, location, zero, batches, one, [valuesIn]);
    rewriter.setInsertionPointToEnd(outer.region.firstBlock!);
    const [batch, carried] = [outer.region.firstBlock!.arguments[0]!, outer.region.firstBlock!.arguments[1]!];
    const inner = buildFor(rewriter, location, zero, updates, one, [carried]);
    rewriter.withInsertionPoint(() => {
      const body = inner.region.firstBlock!;
      rewriter.setInsertionPointToEnd(body);
      const [update, tensor] = [body.arguments[0]!, body.arguments[1]!];
      const place = buildExtract(rewriter, location, indices, [batch, update]);
      const row = IndexCastOp.build(rewriter, location, { in: place, outType: index }).result();
      const from = { offsets: [batch, update, zero], sizes, strides };
      const slice = buildExtractSlice(rewriter, location, input, from, sliceType);
      const to = { offsets: [batch, row, zero], sizes, strides };
      const results = [buildInsertSlice(rewriter, location, slice, tensor, to)];
      scf.YieldOp.build(rewriter, location, { results });
    });
    scf.YieldOp.build(rewriter, location, { results: inner.results });
    rewriter.replaceOp(op, outer.results);
    return true;
  }
}

/** Returns the patterns of the pass. */
export const tosaToSCFPatterns = () => [new ConvertIf(), new ConvertScatter(), new ConvertWhile()] as const;
