import { defineTTKernel } from './generated/ttkernel-dialect.gen.ts';
import { type TTKernelHooks } from './generated/ttkernel-hooks.gen.ts';
import { builtinOp } from './hooks/builtin-op.ts';
import { cbPopFrontOp } from './hooks/cb-pop-front-op.ts';
import { cbPushBackOp } from './hooks/cb-push-back-op.ts';
import { cbReserveBackOp } from './hooks/cb-reserve-back-op.ts';
import { cbWaitFrontOp } from './hooks/cb-wait-front-op.ts';
import { getNocAddrOp } from './hooks/get-noc-addr-op.ts';
import { returnOp } from './hooks/return-op.ts';
import { tilizeBlockOp } from './hooks/tilize-block-op.ts';
import { tilizeInitOp } from './hooks/tilize-init-op.ts';
import { untilizeBlockOp } from './hooks/untilize-block-op.ts';
import { untilizeInitOp } from './hooks/untilize-init-op.ts';

/** The ttkernel dialect: what a kernel on one core does. */
export const ttkernel = defineTTKernel({
  CBPushBackOp: cbPushBackOp,
  CBPopFrontOp: cbPopFrontOp,
  CBReserveBackOp: cbReserveBackOp,
  CBWaitFrontOp: cbWaitFrontOp,
  TilizeInitOp: tilizeInitOp,
  UntilizeInitOp: untilizeInitOp,
  TilizeBlockOp: tilizeBlockOp,
  UntilizeBlockOp: untilizeBlockOp,
  GetNocAddrOp: getNocAddrOp,
  BuiltinOp: builtinOp,
  ReturnOp: returnOp,
} satisfies TTKernelHooks);
