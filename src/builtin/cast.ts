import { OpInterface } from '../ir/interfaces/op-interface.ts';
import { type Type } from '../ir/type.ts';

/** A conversion of one value to another type. */
export interface CastMethods {
  /** Tells whether the operation can convert its first operand's type to its result's. */
  areCastCompatible(from: Type, to: Type): boolean;
}

/** Source: mlir/Interfaces/CastInterfaces.td. */
export const CastOpInterface: OpInterface<CastMethods> = new OpInterface<CastMethods>('CastOpInterface', {
  ofSignature: true,
  verify(op) {
    const from = op.operand(0).type;
    const to = op.result(0).type;
    if (CastOpInterface.of(op)?.areCastCompatible(from, to) ?? true) return true;
    const types = op.operands.map((operand) => `'${op.context.printType(operand.type)}'`).join(', ');
    const operands = op.numOperands === 1 ? `type ${types}` : `types ${types}`;
    return op.emitOpError(`operand ${operands} and result type '${op.context.printType(to)}' are cast incompatible`);
  },
});

/** The hooks of a cast that `compatible` decides about. */
export interface CastHooks {
  readonly interfaces: { readonly CastOpInterface: () => CastMethods };
}

/** Returns the hooks of an operation with one result that converts its first operand where `compatible` holds of the types. */
export function castHooks(compatible: (from: Type, to: Type) => boolean): CastHooks {
  return { interfaces: { CastOpInterface: () => ({ areCastCompatible: compatible }) } };
}
