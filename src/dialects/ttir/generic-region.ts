import { AffineMap } from '../../affine/affine-map.ts';
import { type Block } from '../../ir/block.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { FloatType, IntegerType } from '../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { counted } from '../../support/counted.ts';
import { invariant } from '../../support/invariant.ts';
import { IteratorType } from '../tt/generated/tt-enums.gen.ts';
import { shapeOf, shapeText } from '../tt/shapes.ts';
import { YieldOp } from './generated/ttir-ops.gen.ts';
import { type GenericRegionMethods } from './interfaces.ts';

/** Makes the operation of one iteration from the first two arguments of the region. */
type BuildBody = (builder: OpBuilder, location: Location, lhs: Value, rhs: Value) => Operation;

/** What is wrong with operands, for a diagnostic and its note. */
export interface OperandProblem {
  readonly message: string;
  readonly note: string;
}

/** Tells whether a type is a tensor of floats. */
export function isFloatTensor(type: Type): boolean {
  return type instanceof RankedTensorType && type.elementType instanceof FloatType;
}

/** Returns the problem that operands of different rank are to a loop nest; undefined when all have one rank. */
export function differentRanks(operands: readonly Value[]): OperandProblem | undefined {
  const ranks = operands.map((operand) => shapeOf(operand).length);
  if (ranks.every((rank) => rank === ranks[0])) return undefined;
  return { message: 'For now all operands must have the same rank', note: `the ranks are ${ranks.join(', ')}` };
}

/** Returns the loop nest of an elementwise operation: an identity map per operand, all loops parallel. */
export function elementwiseLoops(operands: readonly Value[]): ReturnType<GenericRegionMethods['indexingMaps']> {
  const rank = operands[0] ? shapeOf(operands[0]).length : 0;
  return {
    maps: operands.map(() => AffineMap.getMultiDimIdentityMap(rank)),
    iteratorTypes: Array.from({ length: rank }, () => IteratorType.Parallel),
  };
}

/** Returns why operands cannot be combined element by element by an operation of `arith`. */
function elementwiseProblem(op: Operation): OperandProblem | undefined {
  const { operands } = op;
  if (operands.length !== 3 || op.numResults !== 1) {
    return { message: 'expected two inputs and one output', note: `it has ${counted(operands.length, 'operand')}` };
  }
  const ranks = differentRanks(operands);
  if (ranks) return ranks;
  const shapes = operands.map((operand) => shapeText(shapeOf(operand)));
  if (shapes.some((shape) => shape !== shapes[0])) {
    return { message: 'expected operands of one shape', note: `the shapes are ${shapes.join(', ')}` };
  }
  const [type] = operands.map((operand) => (operand.type as RankedTensorType).elementType);
  if (operands.some((operand) => (operand.type as RankedTensorType).elementType !== type)) {
    return { message: 'expected operands of one element type', note: 'broadcasts and conversions have no loop nest' };
  }
  const computes = type instanceof FloatType || (type instanceof IntegerType && type.isSignless);
  if (computes) return undefined;
  return { message: 'expected floats or integers without sign', note: `got '${op.context.printType(type!)}'` };
}

/**
 * Returns the loop nest of an elementwise operation of two inputs and one output that have one shape and element type.
 * Source: ttmlir-facts, section 1.2.4.
 */
export function elementwiseRegion(op: Operation, buildBody: BuildBody): GenericRegionMethods {
  return {
    problem: () => elementwiseProblem(op),

    indexingMaps: () => elementwiseLoops(op.operands),

    buildGenericRegion(builder, block: Block) {
      const [lhs, rhs] = block.arguments;
      invariant(lhs && rhs, 'the region of an elementwise operation has an argument per operand');
      builder.withInsertionPoint(() => {
        builder.setInsertionPointToEnd(block);
        const body = buildBody(builder, op.location, lhs, rhs);
        YieldOp.build(builder, op.location, { values: body.results });
      });
    },
  };
}
