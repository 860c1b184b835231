import { AffineMap } from '../../../affine/affine-map.ts';
import { getAffineConstantExpr } from '../../../affine/affine-expr.ts';
import { AffineMapAttr, ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { boolAttr } from '../../../ir/attributes/scalar-attributes.ts';
import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../../ir/type.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type MemRefType, RankedTensorType, VectorType } from '../../../ir/types/shaped-types.ts';
import { isMemRefOrRankedTensor } from '../access.ts';
import { type TransferReadOp, type TransferWriteOp } from '../generated/vector-ops.gen.ts';
import {
  hasInBoundsDim,
  inferTransferMaskType,
  type TransferOp,
  transferRank,
  transferShapedType,
  transferredType,
} from './transfer-op.ts';

/** Custom assembly of transfers. Source: mlir/lib/Dialect/Vector/IR/VectorOps.cpp. */

/** The operands of a transfer as they are written. */
interface WrittenTransfer {
  readonly base: UnresolvedOperand;
  readonly indices: readonly UnresolvedOperand[];
  readonly mask: UnresolvedOperand | undefined;
}

/** Where two types stand, and which of both is what. */
interface TransferTypes {
  readonly offset: number;
  readonly shaped: MemRefType | RankedTensorType;
  readonly vector: VectorType;
}

/**
 * ```
 * transfer-read ::= value-use `[` value-uses `]` `,` value-use (`,` value-use)? attribute-dict? `:` shaped-type `,` vector-type
 * ```
 */
export function parseTransferRead(parser: OpAsmParser, state: ParsedOperationState): void {
  const base = parser.parseOperand();
  const indices = parser.parseOperandList('square');
  parser.parsePunctuation(',');
  const padding = parser.parseOperand();
  const mask = parseOptionalMask(parser);
  parser.parseOptionalAttrDict(state.attributes);
  const types = parseTypes(parser, ([source, vector]) => [source, vector]);
  const map = completeAttributes(parser, state, types);
  resolvePlace(parser, state, { base, indices, mask }, types);
  state.operands.push(parser.resolveOperand(padding, types.shaped.elementType));
  resolveMask(parser, state, mask, types, map);
  setSegments(state, [1, indices.length, 1, mask ? 1 : 0]);
  state.resultTypes.push(types.vector);
}

/**
 * ```
 * transfer-write ::= value-use `,` value-use `[` value-uses `]` (`,` value-use)? attribute-dict? `:` vector-type `,` shaped-type
 * ```
 */
export function parseTransferWrite(parser: OpAsmParser, state: ParsedOperationState): void {
  const stored = parser.parseOperand();
  parser.parsePunctuation(',');
  const base = parser.parseOperand();
  const indices = parser.parseOperandList('square');
  const mask = parseOptionalMask(parser);
  parser.parseOptionalAttrDict(state.attributes);
  const types = parseTypes(parser, ([vector, target]) => [target, vector], true);
  const map = completeAttributes(parser, state, types);
  state.operands.push(parser.resolveOperand(stored, types.vector));
  resolvePlace(parser, state, { base, indices, mask }, types);
  resolveMask(parser, state, mask, types, map);
  setSegments(state, [1, 1, indices.length, mask ? 1 : 0]);
  if (types.shaped instanceof RankedTensorType) state.resultTypes.push(types.shaped);
}

function parseOptionalMask(parser: OpAsmParser): UnresolvedOperand | undefined {
  return parser.parseOptionalPunctuation(',') ? parser.parseOperand() : undefined;
}

/** Parses the types, of which `order` gives that of the source and that of the vector. */
function parseTypes(
  parser: OpAsmParser,
  order: (types: readonly Type[]) => (Type | undefined)[],
  vectorFirst = false,
): TransferTypes {
  const offset = parser.currentOffset;
  const types = parser.parseColonTypeList();
  if (types.length !== 2) return parser.error(offset, 'requires two types');
  const [shaped, vector] = order(types);
  if (vectorFirst && !(vector instanceof VectorType)) return parser.error(offset, 'requires vector type');
  if (!shaped || !isMemRefOrRankedTensor(shaped)) {
    return parser.error(offset, 'requires memref or ranked tensor type');
  }
  if (!(vector instanceof VectorType)) return parser.error(offset, 'requires vector type');
  return { offset, shaped, vector };
}

/** Sets what is not written, and returns the map; undefined where that is none. */
function completeAttributes(
  parser: OpAsmParser,
  { attributes, context }: ParsedOperationState,
  { offset, shaped, vector }: TransferTypes,
): AffineMap | undefined {
  const given = attributes.get('permutation_map');
  if (!given) {
    if (shaped.rank < transferRank(vector, shaped)) {
      parser.error(offset, 'expected a custom permutation_map when rank(source) != rank(destination)');
    }
    attributes.set('permutation_map', AffineMapAttr.get(context, transferMinorIdentity(vector, shaped)));
  }
  const attribute = attributes.get('permutation_map');
  const map = attribute instanceof AffineMapAttr ? attribute.value : undefined;
  if (!attributes.has('in_bounds')) {
    const no = boolAttr(context, false);
    attributes.set(
      'in_bounds',
      ArrayAttr.get(
        context,
        Array.from({ length: map?.numResults ?? 0 }, () => no),
      ),
    );
  }
  return map;
}

/** Returns the map of the last dimensions of the source to those of the vector. Source: getTransferMinorIdentityMap. */
export function transferMinorIdentity(vector: VectorType, shaped: MemRefType | RankedTensorType): AffineMap {
  if (shaped.rank === 0 && vector.rank === 1 && vector.shape[0] === 1) {
    return AffineMap.get(0, 0, [getAffineConstantExpr(0)]);
  }
  return AffineMap.getMinorIdentityMap(shaped.rank, transferRank(vector, shaped));
}

function resolvePlace(
  parser: OpAsmParser,
  state: ParsedOperationState,
  { base, indices }: WrittenTransfer,
  { shaped }: TransferTypes,
): void {
  state.operands.push(parser.resolveOperand(base, shaped));
  state.operands.push(...parser.resolveOperands(indices, IndexType.get(state.context)));
}

function resolveMask(
  parser: OpAsmParser,
  state: ParsedOperationState,
  mask: UnresolvedOperand | undefined,
  { offset, shaped, vector }: TransferTypes,
  map: AffineMap | undefined,
): void {
  if (!mask) return;
  if (shaped.elementType instanceof VectorType) {
    parser.error(mask.offset, 'does not support masks with vector element type');
  }
  if (map?.numResults !== vector.rank) {
    parser.error(offset, 'expected the same rank for the vector and the results of the permutation map');
  }
  // Differs: mlir-opt breaks off at maps that are none of a transfer.
  const type = inferTransferMaskType(vector, map);
  if (!type) {
    return parser.error(
      offset,
      'requires a projected permutation_map (at most one dim or the zero constant can appear in each result)',
    );
  }
  state.operands.push(parser.resolveOperand(mask, type));
}

function setSegments({ attributes, context }: ParsedOperationState, sizes: readonly number[]): void {
  attributes.set('operandSegmentSizes', denseI32Array(context, sizes));
}

export function printTransferRead(op: TransferReadOp, printer: OpAsmPrinter): void {
  printer.print(' ');
  printPlace(op, printer);
  printer.print(', ');
  printer.printOperand(op.padding);
  printMaskAndAttributes(op, printer);
  printer.printTypes([transferShapedType(op), transferredType(op)]);
}

export function printTransferWrite(op: TransferWriteOp, printer: OpAsmPrinter): void {
  printer.print(' ');
  printer.printOperand(op.valueToStore);
  printer.print(', ');
  printPlace(op, printer);
  printMaskAndAttributes(op, printer);
  printer.printTypes([transferredType(op), transferShapedType(op)]);
}

function printPlace({ base, indices }: TransferOp, printer: OpAsmPrinter): void {
  printer.printOperand(base);
  printer.print('[');
  printer.printOperands(indices);
  printer.print(']');
}

function printMaskAndAttributes(op: TransferOp, printer: OpAsmPrinter): void {
  if (op.mask) {
    printer.print(', ');
    printer.printOperand(op.mask);
  }
  const elided = ['operandSegmentSizes'];
  if (op.permutationMap.value.isMinorIdentity()) elided.push('permutation_map');
  if (!hasInBoundsDim(op)) elided.push('in_bounds');
  printer.printOptionalAttrDict(new Map([...op.properties, ...op.attributes]), elided);
  printer.print(' : ');
}
