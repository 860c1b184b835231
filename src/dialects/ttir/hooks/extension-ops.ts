import { type Attribute } from '../../../ir/attribute.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { verifyArange } from '../../tt/verifiers/arange.ts';
import { verifyClamp } from '../../tt/verifiers/clamp.ts';
import { verifyInputCount } from '../../tt/verifiers/input-count.ts';
import { verifyPad } from '../../tt/verifiers/pad.ts';
import { verifyReduction } from '../../tt/verifiers/reduction.ts';
import { verifyRepeat } from '../../tt/verifiers/repeat.ts';
import { verifyReverse } from '../../tt/verifiers/reverse.ts';
import { verifySlice } from '../../tt/verifiers/slice.ts';
import { type MinOp, type TypecastOp } from '../generated/ttir-ops.gen.ts';
import { foldPad, foldRepeat, foldReverse, foldSlice } from '../move-narrow-constants.ts';
import { foldTypecast } from '../narrow-constants.ts';

/** Hooks of operations that the upstream dialect does not have. */

export const extUnaryOp = {
  verify: (op: Operation): LogicalResult => verifyInputCount(op, 1),
  verifiesSignatureOnly: true,
};

export const typecastOp = {
  ...extUnaryOp,
  fold: (op: Operation, constants: readonly (Attribute | undefined)[]): FoldResult =>
    foldTypecast(op as TypecastOp, constants),
};

export const extBinaryOp = {
  verify: (op: Operation): LogicalResult => verifyInputCount(op, 2),
  verifiesSignatureOnly: true,
};

/** All such operations have the same operands and attributes. */
export const extReductionOp = {
  verify: (op: Operation): LogicalResult => verifyReduction(op as MinOp),
  verifiesSignatureOnly: true,
};

export const whereOp = {
  verify: (op: Operation): LogicalResult => verifyInputCount(op, 3),
  verifiesSignatureOnly: true,
};

export const clampOp = { verify: verifyClamp, verifiesSignatureOnly: true };

export const padOp = { verify: verifyPad, fold: foldPad, verifiesSignatureOnly: true };

export const sliceOp = { verify: verifySlice, fold: foldSlice, verifiesSignatureOnly: true };

export const reverseOp = { verify: verifyReverse, fold: foldReverse, verifiesSignatureOnly: true };

export const repeatOp = { verify: verifyRepeat, fold: foldRepeat, verifiesSignatureOnly: true };

export const arangeOp = { verify: verifyArange, verifiesSignatureOnly: true };
