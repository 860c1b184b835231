// @generated from dialects-td/ttir/ttir-ops.yaml; do not edit, run npm run codegen
import { AnyNon0RankedMemRef, AnyRankedTensor } from '../../../builtin/type-constraints.ts';
import { anyTypeOf } from '../../../ods/constraints.ts';

/** Satisfied where any of these is: AnyRankedTensor, AnyNon0RankedMemRef. */
export const AnyRankedTensorOrMemRef = anyTypeOf([AnyRankedTensor, AnyNon0RankedMemRef]);
