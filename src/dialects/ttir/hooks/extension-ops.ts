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
import { type MinOp } from '../generated/ttir-ops.gen.ts';

/** Hooks of operations that the upstream dialect does not have. */

export const extUnaryOp = { verify: (op: Operation): LogicalResult => verifyInputCount(op, 1) };

export const extBinaryOp = { verify: (op: Operation): LogicalResult => verifyInputCount(op, 2) };

/** All such operations have the same operands and attributes. */
export const extReductionOp = { verify: (op: Operation): LogicalResult => verifyReduction(op as MinOp) };

export const whereOp = { verify: (op: Operation): LogicalResult => verifyInputCount(op, 3) };

export const clampOp = { verify: verifyClamp };

export const padOp = { verify: verifyPad };

export const sliceOp = { verify: verifySlice };

export const reverseOp = { verify: verifyReverse };

export const repeatOp = { verify: verifyRepeat };

export const arangeOp = { verify: verifyArange };
