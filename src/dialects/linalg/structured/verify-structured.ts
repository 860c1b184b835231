import { type AffineMap } from '../../../affine/affine-map.ts';
import { type Context } from '../../../ir/context.ts';
import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, isMemRefType, isTensorType } from '../../../ir/types/shaped-types.ts';
import { VerifiedSignatures } from '../../../ir/verified-signatures.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { elementOrSelf } from './build-region.ts';
import { loopsToShapes, staticLoopRanges } from './loop-ranges.ts';
import { operandShape } from './operand-shape.ts';
import { type StructuredMethods } from './structured-methods.ts';

/**
 * Checks that operands, maps, loops and block arguments belong together. Source: verifyStructuredOpInterface of
 * mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp and mlir/lib/Interfaces/IndexingMapOpInterface.cpp, texts verbatim.
 */
export function verifyStructured(op: Operation, methods: StructuredMethods): LogicalResult {
  const tensors = op.operands.some(({ type }) => isTensorType(type));
  const buffers = op.operands.some(({ type }) => isMemRefType(type));
  if (tensors === buffers && op.numOperands > 0) {
    return op.emitOpError('expected to have pure tensor or buffer semantics');
  }
  const { indexingMaps, iteratorTypes } = methods;
  if (!haveShapesOf(op, indexingMaps) && !verifyMaps(op, indexingMaps)) return false;
  const wrong = indexingMaps.findIndex((map) => map.numDims !== iteratorTypes.length);
  if (wrong >= 0) {
    return op.emitOpError(
      `expected indexing_map #${wrong} to have ${iteratorTypes.length} dim(s) to match the number of loops`,
    );
  }
  return verifyBlock(op);
}

/** Tells whether operands of the same types were found to belong to the same maps, which operations of one kind, or with one attribute, share. */
function haveShapesOf(op: Operation, maps: readonly AffineMap[]): boolean {
  return signaturesIn(op.context).get(maps)?.has(op) ?? false;
}

/** Returns the types of operands that were found to belong to maps, by these. */
function signaturesIn(context: Context): Map<readonly AffineMap[], VerifiedSignatures> {
  return context.derived(signaturesIn, () => new Map());
}

function verifyMaps(op: Operation, maps: readonly AffineMap[]): LogicalResult {
  if (maps.length !== op.numOperands) {
    return op.emitOpError(
      `expected the number of indexing_map (${maps.length}) to be equal to the number of input/output operands (${op.numOperands})`,
    );
  }
  const shapes = op.operands.map(({ type }) => operandShape(type));
  for (const [i, { length: rank }] of shapes.entries()) {
    const { numResults, numSymbols } = maps[i]!;
    if (numSymbols > 0) return op.emitOpError(`unexpected symbols in indexing_map #${i}`);
    if (numResults === rank) continue;
    return op.emitOpError(
      `expected operand #${i} rank (${rank}) to match the result rank of indexing_map (${numResults})`,
    );
  }
  const ends = staticLoopRanges(op, maps);
  if (!ends) return op.emitOpError(`invalid indexing maps are non-invertible: (${loopsToShapes(maps)})`);
  const isUnknown = ends.some((end) => Number.isNaN(end) || isDynamic(end));
  if (!isUnknown && !verifyRanges(op, maps, shapes, ends)) return false;
  const signatures = signaturesIn(op.context);
  let valid = signatures.get(maps);
  if (!valid) signatures.set(maps, (valid = new VerifiedSignatures([])));
  valid.add(op);
  return true;
}

/** Checks that what the loops reach is in the operands. `ends` are the numbers of iterations. */
function verifyRanges(
  op: Operation,
  maps: readonly AffineMap[],
  shapes: readonly (readonly number[])[],
  ends: readonly number[],
): LogicalResult {
  const starts = ends.map(() => 0);
  const lasts = ends.map((end) => end - 1);
  for (const [i, map] of maps.entries()) {
    const from = map.eval(starts);
    const to = map.eval(lasts);
    for (const [dim, size] of shapes[i]!.entries()) {
      // Nothing can be said of a size that is not known, nor is anything read of none.
      if (isDynamic(size) || size === 0) continue;
      if (Math.min(from[dim]!, to[dim]!) < 0) {
        return op.emitOpError(`unexpected result less than 0 at expression #${dim} in ${map}`);
      }
      const result = map.result(dim);
      const exact = result.kind === 'dim';
      // The last index of a size beyond 2^53 may be no number.
      const wanted = exact ? ends[result.position]! : Math.max(from[dim]!, to[dim]!) + 1;
      if (exact ? wanted === size : wanted <= size) continue;
      return op.emitOpError(
        `inferred input/output operand #${i} has shape's dimension #${dim} to be ${exact ? '' : 'greater than or equal to '}${wanted}, but found ${size}`,
      );
    }
  }
  return true;
}

function verifyBlock(op: Operation): LogicalResult {
  const [region] = op.regions;
  if (op.regions.length !== 1 || region!.blocks.length !== 1) {
    return op.emitOpError('expects to have 1 region with 1 block');
  }
  const { arguments: args } = region!.firstBlock!;
  if (args.length !== op.numOperands) {
    return op.emitOpError(
      'expected as many non-induction variable region arguments as the number of input/output operands',
    );
  }
  const wrong = op.operands.findIndex(({ type }, i) => elementOrSelf(type) !== args[i]!.type);
  if (wrong < 0) return true;
  const print = op.context.printType;
  return op.emitOpError(
    `expected type of bb argument #${wrong} ('${print(args[wrong]!.type)}') to match element or self type of the corresponding operand ('${print(elementOrSelf(op.operand(wrong).type))}')`,
  );
}
