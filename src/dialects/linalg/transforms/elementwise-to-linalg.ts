import { AffineMap } from '../../../affine/affine-map.ts';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type Type } from '../../../ir/type.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
import { applyDeferredPartialConversion } from '../../../rewrite/deferred-conversion.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { buildEmpty, foldedMixedSizes } from '../../tensor/build-sizes.ts';
import { YieldOp } from '../generated/linalg-ops.gen.ts';
import { ConvertElementwiseToLinalgPassBase } from '../generated/linalg-passes.gen.ts';
import { buildGeneric } from '../structured/build-structured.ts';

/** The traits of operations that mean the same on elements, vectors and tensors. */
const elementwiseTraits = ['Elementwise', 'Scalarizable', 'Vectorizable', 'Tensorizable'];

const isScalar = (type: Type): boolean =>
  type instanceof IntegerType || type instanceof IndexType || type instanceof FloatType;

/** Tells whether an operation computes element by element on ranked tensors, beside which there may be scalars. */
function isElementwiseOnTensors(op: Operation): boolean {
  if (!elementwiseTraits.every((trait) => op.hasTrait(trait))) return false;
  const types = op.operands.map(({ type }) => type);
  const isTensor = (type: Type): boolean => type instanceof RankedTensorType;
  return types.some(isTensor) && types.every((type) => isTensor(type) || isScalar(type));
}

/** Returns for each result an operand of its type, or else an empty tensor as large as the first operand. */
function initsFor(rewriter: PatternRewriter, op: Operation): Value[] {
  return op.results.map(({ type }) => {
    const known = op.operands.find((operand) => operand.type === type);
    if (known) return known;
    const first = op.operands[0]!;
    const sizes = foldedMixedSizes(rewriter, op.location, first);
    return buildEmpty(rewriter, op.location, sizes, (type as RankedTensorType).elementType);
  });
}

/** Source: mlir/lib/Dialect/Linalg/Transforms/ElementwiseToLinalg.cpp. */
class ConvertAnyElementwiseMappableOpOnRankedTensors extends RewritePattern {
  readonly root = undefined;

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    if (!isElementwiseOnTensors(op)) {
      return rewriter.notifyMatchFailure(op, 'requires elementwise op on ranked tensors');
    }
    const { rank } = op.result().type as RankedTensorType;
    const inits = initsFor(rewriter, op);
    const generic = buildGeneric(rewriter, op.location, {
      inputs: op.operands,
      inits,
      indexingMaps: [...op.operands, ...inits].map(({ type }) => mapOf(type, rank)),
      iteratorTypes: Array.from({ length: rank }, () => 'parallel'),
      region: bodyAround(op, inits),
    });
    rewriter.replaceOp(op, generic.results);
    return true;
  }
}

/** Scalars are the same in all iterations. */
function mapOf(type: Type, rank: number): AffineMap {
  return type instanceof RankedTensorType ? AffineMap.getMultiDimIdentityMap(rank) : AffineMap.get(rank, 0, []);
}

/** Returns a region that computes on elements what `op` computes on tensors. */
function bodyAround(op: Operation, inits: readonly Value[]): Region {
  const { location } = op;
  const elementType = ({ type }: Value): Type => (type instanceof RankedTensorType ? type.elementType : type);
  const [region, block] = [new Region(), new Block()];
  region.append(block);
  for (const value of [...op.operands, ...inits]) {
    block.addArgument(elementType(value), value.location);
  }
  const builder = OpBuilder.atBlockEnd(op.context, block);
  const { name, properties, attributes, numOperands } = op;
  const resultTypes = op.results.map(elementType);
  const operands = block.arguments.slice(0, numOperands);
  const scalarOp = builder.create({ name, location, operands, resultTypes, properties, attributes });
  YieldOp.build(builder, location, { values: scalarOp.results });
  return region;
}

/** `convert-elementwise-to-linalg`. */
export class ConvertElementwiseToLinalgPass extends ConvertElementwiseToLinalgPassBase {
  override runOnOperation(root: Operation): LogicalResult {
    const target = new ConversionTarget().markUnknownOpDynamicallyLegal((op) => !isElementwiseOnTensors(op));
    return applyDeferredPartialConversion(root, target, [new ConvertAnyElementwiseMappableOpOnRankedTensors()]);
  }
}
