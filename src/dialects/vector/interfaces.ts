import { OpInterface } from '../../ir/interfaces/op-interface.ts';
import { marker } from '../../ir/traits/trait.ts';
import { type VectorType } from '../../ir/types/shaped-types.ts';

/** What an operation says about the mask that it may be under. */
export interface MaskableMethods {
  /** The type of the mask; undefined for an operation that can be under none, as one without vectors. */
  readonly expectedMaskType: VectorType | undefined;
  /** Whether another value may say what masked-off elements are. */
  readonly supportsPassthru: boolean;
}

/** Operations that `vector.mask` may hold. Source: mlir/Dialect/Vector/Interfaces/MaskableOpInterface.td. */
export const MaskableOpInterface = new OpInterface<MaskableMethods>('MaskableOpInterface');

/** Operations that put another one under a mask. Source: mlir/Dialect/Vector/Interfaces/MaskingOpInterface.td. */
export const MaskingOpInterface = marker('MaskingOpInterface');

/** Operations that move a vector between registers and a slice of a memref or tensor; see transfer/transfer-op.ts. */
export const VectorTransferOpInterface = marker('VectorTransferOpInterface');
