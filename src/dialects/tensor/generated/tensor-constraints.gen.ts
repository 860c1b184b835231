// @generated from dialects-td/tensor/tensor-base.yaml; do not edit, run npm run codegen
import { I64ArrayAttr, TypedArrayAttr } from '../../../builtin/attr-constraints.ts';

/** Satisfied by arrays whose elements all satisfy I64ArrayAttr. */
export const IndexListArrayAttr = TypedArrayAttr(I64ArrayAttr, 'Array of 64-bit integer array attributes');
