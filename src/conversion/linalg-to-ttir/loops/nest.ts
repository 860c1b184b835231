import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Block } from '../../../ir/block.ts';
import { type Operation } from '../../../ir/operation.ts';
import { ComplexType, IndexType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf, isDynamic, isTensorType, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../../rewrite/conversion-rewriter.ts';
import { LinalgStructuredInterface } from '../../../dialects/linalg/interfaces.ts';
import { staticLoopRanges } from '../../../dialects/linalg/structured/loop-ranges.ts';
import { shapeOf } from '../../../dialects/tt/shapes.ts';
import { noIndices } from '../../arith-to-ttir/arith-to-ttir.ts';
import { noComplexNumbers } from '../../front-end/refusal.ts';
import { onlyStaticTensors } from '../../front-end/types/unknown-sizes.ts';
import { otherLoopsOf } from './loop-space.ts';

/** A structured operation: its loops, its operands, the body that one iteration runs. */
export interface Nest {
  readonly op: Operation;
  readonly body: Block;
  readonly maps: readonly AffineMap[];
  readonly ranges: readonly number[];
  /** The loops that reduce. */
  readonly reduced: readonly number[];
  readonly numInputs: number;
}

/** Returns the loops that do not reduce, in order. */
export function keptLoops({ ranges, reduced }: Nest): readonly number[] {
  return ranges.flatMap((_, loop) => (reduced.includes(loop) ? [] : [loop]));
}

/** Returns the loops that change a result: those that it is not indexed with, whatever they are called. Undefined when it is indexed with more than loops. */
export function changingLoops({ op, maps, numInputs }: Nest, i: number): readonly number[] | undefined {
  return otherLoopsOf(maps[numInputs + i]!, shapeOf(op.result(i)));
}

/** How one result of a nest is made, of the converted operands; it is called when all results can be made. */
export type Plan = (rewriter: ConversionPatternRewriter, operands: readonly Value[]) => Value;

/** Returns the nest of an operation, or why it cannot be converted. */
export function nestOf(op: Operation): Nest | string {
  const methods = LinalgStructuredInterface.of(op);
  const body = op.regions[0]?.firstBlock;
  if (!methods || !body || body.arguments.length !== op.numOperands) return 'the operation is no structured one';
  if (body.lastOp?.numOperands !== op.numResults)
    return 'the operation is not on tensors, which `convert-memref-to-tensor` makes of memory';
  const isStatic = ({ type }: Value): boolean => type instanceof RankedTensorType && type.hasStaticShape;
  const inputs = op.operands.filter(({ type }) => isTensorType(type));
  if (![...inputs, ...op.results].every(isStatic)) return onlyStaticTensors(op);
  if (inputs.some(({ type }) => elementTypeOrSelf(type) instanceof IndexType)) return noIndices;
  if (op.operands.some(({ type }) => elementTypeOrSelf(type) instanceof ComplexType)) return noComplexNumbers;
  const { indexingMaps: maps, iteratorTypes } = methods;
  const ranges = staticLoopRanges(op, maps);
  if (!ranges || ranges.some(isDynamic)) return 'the sizes of the loops are not known';
  const reduced = iteratorTypes.flatMap((type, loop) => (type === 'reduction' ? [loop] : []));
  return { op, body, maps, ranges, reduced, numInputs: op.numOperands - op.numResults };
}
