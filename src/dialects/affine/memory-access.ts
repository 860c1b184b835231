import { type AffineMap } from '../../affine/affine-map.ts';
import { AffineMapAttr } from '../../ir/attributes/container-attributes.ts';
import { type MemoryEffect, type MemoryEffectMethods } from '../../ir/interfaces/memory-effects.ts';
import {
  type AffineMapOfSSAIds,
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { MemRefType, VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { verifyDimsAndSymbols } from './valid-operands.ts';

/** What the accesses to memory share. Source: mlir/lib/Dialect/Affine/IR/AffineOps.cpp. */

/** A memref and the map of its indices, as written. */
export interface ParsedPlace {
  readonly memref: UnresolvedOperand;
  readonly indices: AffineMapOfSSAIds;
}

/** Parses `%memref[indices]`. */
export function parsePlace(parser: OpAsmParser): ParsedPlace {
  return { memref: parser.parseOperand(), indices: parser.parseAffineMapOfSSAIds() };
}

/** Adds the memref and the inputs of the map to the operands. */
export function resolvePlace(
  parser: OpAsmParser,
  state: ParsedOperationState,
  { memref, indices }: ParsedPlace,
  type: MemRefType,
): void {
  state.operands.push(parser.resolveOperand(memref, type));
  state.operands.push(...parser.resolveOperands([...indices.dims, ...indices.symbols], IndexType.get(state.context)));
}

/** Sets the map of the indices. */
export function setMap(state: ParsedOperationState, { indices }: ParsedPlace): void {
  state.attributes.set('map', AffineMapAttr.get(state.context, indices.map));
}

/** Parses `: memref-type`. Another type is reported at the colon, as upstream does. */
export function parseColonMemRefType(parser: OpAsmParser): MemRefType {
  const offset = parser.currentOffset;
  const type = parser.parseColonType();
  return type instanceof MemRefType ? type : invalidType(parser, offset, type, 'memref');
}

/** Parses a vector type. */
export function parseVectorType(parser: OpAsmParser): VectorType {
  const offset = parser.currentOffset;
  const type = parser.parseType();
  return type instanceof VectorType ? type : invalidType(parser, offset, type, 'vector');
}

function invalidType(parser: OpAsmParser, offset: number, type: Type, expected: string): never {
  const text = parser.context.printType(type);
  return parser.error(offset, `invalid kind of type specified: expected builtin.${expected}, but found '${text}'`);
}

/** Prints `%memref[indices]`. */
export function printPlace(printer: OpAsmPrinter, memref: Value, map: AffineMap, inputs: readonly Value[]): void {
  printer.printOperand(memref);
  printer.print('[');
  printer.printAffineMapOfSSAIds(map, inputs);
  printer.print(']');
}

/** An operation that reads or writes at indices that a map gives. */
export interface Access extends Operation {
  readonly memref: Value;
  readonly indices: readonly Value[];
  readonly map: AffineMapAttr;
}

/** Checks that the map gives an index per dimension and takes valid inputs. */
export function verifyIndexing(op: Access): LogicalResult {
  const map = op.map.value;
  const { indices } = op;
  if (map.numResults !== (op.memref.type as MemRefType).rank) {
    return op.emitOpError('affine map num results must equal memref rank');
  }
  if (map.numInputs !== indices.length) return op.emitOpError('expects as many subscripts as affine map inputs');
  return verifyDimsAndSymbols(op, indices, map.numDims);
}

/** Returns the implementation of memory effects of an access. */
export function effectOn(effect: MemoryEffect) {
  return {
    MemoryEffectsOpInterface: (op: Access): MemoryEffectMethods => ({
      effects: [{ effect, value: op.memref }],
    }),
  };
}
