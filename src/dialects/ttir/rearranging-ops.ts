import { type OpClass } from '../../ods/op-spec.ts';
import * as ttir from './generated/ttir-ops.gen.ts';

/** The operations whose results are the elements of their operands, in other places. */
export const rearrangingOps: readonly OpClass[] = [
  ttir.BroadcastOp,
  ttir.ConcatOp,
  ttir.RepeatOp,
  ttir.ReshapeOp,
  ttir.ReverseOp,
  ttir.SliceOp,
  ttir.SqueezeOp,
  ttir.TransposeOp,
  ttir.UnsqueezeOp,
];
