import { type NamedAttributes } from '../../ir/attribute.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { type MemRefType, type VectorType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';

/** Checks that the elements of the memory and of the vector have one type. */
export function verifyElementTypes(op: Operation, memref: Type, vector: Type): LogicalResult {
  return (
    (memref as MemRefType).elementType === (vector as VectorType).elementType ||
    op.emitOpError('requires memref and vector types of the same elemental type')
  );
}

/** Prints `{…} : memref-type, vector-type`. */
export function printVectorAccessTypes(
  printer: OpAsmPrinter,
  attributes: NamedAttributes,
  memref: Type,
  vector: Type,
): void {
  printer.printOptionalAttrDict(attributes);
  printer.print(' : ');
  printer.printTypes([memref, vector]);
}
