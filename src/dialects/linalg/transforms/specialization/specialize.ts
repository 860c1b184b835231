import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { ShapedType } from '../../../../ir/types/shaped-types.ts';
import { type Value } from '../../../../ir/value.ts';
import { type OpSpec } from '../../../../ods/op-spec.ts';
import { matchConstant } from '../../../../rewrite/fold.ts';
import { range } from '../../../../support/lists.ts';
import { type LogicalResult } from '../../../../support/logical-result.ts';
import { AddOp, DivOp, ExpOp, GenericOp, MulOp, SubOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { usesElementOf } from '../../structured/body-uses.ts';
import { buildBroadcast, buildCopy, buildFill, buildNamed, buildTranspose } from '../../structured/build-structured.ts';
import { specializeConvolution } from './specialize-convolution.ts';
import { specializeContraction } from './specialize-contraction.ts';

/** Replaces a `linalg.generic` by the named operation that does the same. Source: mlir/lib/Dialect/Linalg/Transforms/Specialize.cpp. */
export class LinalgSpecializationPattern extends OpRewritePattern<GenericOp> {
  readonly root = GenericOp;
  override readonly debugNamespace = 'mlir::linalg::';

  matchAndRewrite(op: GenericOp, rewriter: PatternRewriter): LogicalResult {
    const inits = dpsInits(op)!;
    const isCandidate = inits.length === 1 && op.region.firstBlock!.lastOp!.numOperands === 1;
    const named = isCandidate
      ? (specializeParallel(op, rewriter) ?? specializeContraction(op, rewriter) ?? specializeConvolution(op, rewriter))
      : undefined;
    if (!named) return rewriter.notifyMatchFailure(op, 'no named operation does the same');
    rewriter.replaceOp(op, named.results);
    return true;
  }
}

/** Makes what has no loops that sum up. */
function specializeParallel(op: GenericOp, rewriter: PatternRewriter): Operation | undefined {
  if (LinalgStructuredInterface.of(op)!.iteratorTypes.some((type) => type !== 'parallel')) return undefined;
  const body = op.region.firstBlock!;
  if (body.firstOp === body.lastOp) return specializeMove(op, rewriter);
  return body.firstOp!.next === body.lastOp ? specializeFunction(op, body.firstOp!, rewriter) : undefined;
}

/** Makes what computes nothing: copies, fills, broadcasts, transposes. */
function specializeMove(op: GenericOp, rewriter: PatternRewriter): Operation | undefined {
  const { location } = op;
  const body = op.region.firstBlock!;
  const element = body.lastOp!.operand(0);
  const init = dpsInits(op)![0]!.value;
  const inputs = dpsInputs(op);
  if (inputs.length === 0) {
    const isConstant = ['arith.constant', 'complex.constant'].includes(element.definingOp?.name ?? '');
    return isConstant && matchConstant(element) ? buildFill(rewriter, location, element, init) : undefined;
  }
  const input = inputs[0]!.value;
  if (inputs.length > 1 || element !== body.arguments[0]) return undefined;
  const [map, initMap] = LinalgStructuredInterface.of(op)!.indexingMaps;
  if (map!.isIdentity() && initMap!.isIdentity()) return buildCopy(rewriter, location, input, init);
  if (!(input.type instanceof ShapedType)) return buildFill(rewriter, location, input, init);
  if (!initMap!.isIdentity() || map!.results.some(({ kind }) => kind !== 'dim')) return undefined;
  const loops = map!.results.map((_, i) => map!.getDimPosition(i));
  if (loops.length < initMap!.numResults && loops.every((loop, i) => i === 0 || loop > loops[i - 1]!)) {
    const repeated = range(map!.numDims).filter((loop) => !loops.includes(loop));
    return buildBroadcast(rewriter, location, input, init, repeated);
  }
  if (!map!.isPermutation()) return undefined;
  const permutation = range(map!.numDims).map((loop) => loops.indexOf(loop));
  return buildTranspose(rewriter, location, input, init, permutation);
}

/** The named operations for those of arith and math, as far as upstream knows them. */
const named = new Map<string, { readonly spec: OpSpec }>([
  ['math.exp', ExpOp],
  ['arith.addf', AddOp],
  ['arith.subf', SubOp],
  ['arith.mulf', MulOp],
  ['arith.divf', DivOp],
]);

/** Makes what applies one function to the elements of one or two inputs. */
function specializeFunction(op: GenericOp, payload: Operation, rewriter: PatternRewriter): Operation | undefined {
  const target = named.get(payload.name);
  const inputs = dpsInputs(op);
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const isElementwise =
    iteratorTypes.length > 0 &&
    payload.numOperands === inputs.length &&
    op.region.firstBlock!.lastOp!.operand(0).definingOp === payload &&
    indexingMaps.every((map) => map.isIdentity()) &&
    inputs.every(usesElementOf) &&
    !usesElementOf(dpsInits(op)![0]!);
  if (!target || !isElementwise) return undefined;
  const values: Value[] = inputs.map(({ value }) => value);
  if (payload.operand(0) !== op.region.firstBlock!.arguments[0]) values.reverse();
  return buildNamed(rewriter, op.location, target, values, dpsInits(op)![0]!.value);
}
