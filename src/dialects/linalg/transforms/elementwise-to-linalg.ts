import { AffineMap } from '../../../affine/affine-map.ts';
import { Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { Region } from '../../../ir/region.ts';
import { type Type } from '../../../ir/type.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { FloatType, IndexType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { applyPartialConversion } from '../../../rewrite/conversion.ts';
import { ConversionTarget } from '../../../rewrite/conversion-target.ts';
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

/** A value and where it was made. */
interface PlacedValue {
  readonly value: Value;
  readonly location: Location;
}

const placed = (value: Value): PlacedValue => ({ value, location: value.location });

/**
 * Returns where the operands of `op` were made, which were `before` before anything was converted. What folds keeps its place, as upstream's
 * conversion replaces values in the end; operands may have changed places too.
 */
function placesOf(op: Operation, before: readonly PlacedValue[]): Location[] {
  const left: (PlacedValue | undefined)[] = [...before];
  const take = (index: number): Location | undefined => {
    const found = left[index]?.location;
    left[index] = undefined;
    return found;
  };
  const same = op.operands.map((value, i) => (left[i]?.value === value ? take(i) : undefined));
  const moved = op.operands.map((value, i) => same[i] ?? take(left.findIndex((each) => each?.value === value)));
  return op.operands.map((value, i) => moved[i] ?? take(left.findIndex((each) => each)) ?? value.location);
}

/** Source: mlir/lib/Dialect/Linalg/Transforms/ElementwiseToLinalg.cpp. */
class ConvertAnyElementwiseMappableOpOnRankedTensors extends RewritePattern {
  readonly root = undefined;
  readonly #before: ReadonlyMap<Operation, readonly PlacedValue[]>;

  constructor(before: ReadonlyMap<Operation, readonly PlacedValue[]>) {
    super();
    this.#before = before;
  }

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
      region: bodyAround(op, inits, placesOf(op, this.#before.get(op) ?? [])),
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
function bodyAround(op: Operation, inits: readonly Value[], places: readonly Location[]): Region {
  const { location } = op;
  const elementType = ({ type }: Value): Type => (type instanceof RankedTensorType ? type.elementType : type);
  const [region, block] = [new Region(), new Block()];
  region.append(block);
  for (const value of [...op.operands, ...inits]) {
    // An operand that is an init is the first of its type.
    const index = block.arguments.length < op.numOperands ? block.arguments.length : op.operands.indexOf(value);
    block.addArgument(elementType(value), places[index] ?? value.location);
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
    const before = new Map<Operation, readonly PlacedValue[]>();
    walk(root, {
      before: (op) => void (isElementwiseOnTensors(op) && before.set(op, op.operands.map(placed))),
    });
    const target = new ConversionTarget().markUnknownOpDynamicallyLegal((op) => !isElementwiseOnTensors(op));
    return applyPartialConversion(root, target, [new ConvertAnyElementwiseMappableOpOnRankedTensors(before)]);
  }
}
