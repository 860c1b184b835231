import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Type } from '../../ir/type.ts';
import { type EmitError } from '../../ods/attr-spec.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { integerRange } from './storage-syntax.ts';

/** Checks that the bounds of the storage are in order. Source: QuantizedType::verifyInvariants, texts verbatim. */
export function verifyStorage(
  emitError: EmitError,
  storage: {
    readonly isSigned: boolean;
    readonly storageType: Type;
    readonly storageMin: number;
    readonly storageMax: number;
  },
): LogicalResult {
  const { isSigned, storageType, storageMin, storageMax } = storage;
  if (!(storageType instanceof IntegerType)) return emitError('storage type must be integral');
  const { min, max } = integerRange(isSigned, storageType.width);
  const inOrder = storageMin < storageMax && storageMin >= min && storageMax <= max;
  return inOrder || emitError(`illegal storage min and storage max: (${storageMin}:${storageMax})`);
}
