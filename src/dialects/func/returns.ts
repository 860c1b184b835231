import { type FuncOp, ReturnOp } from './generated/func-ops.gen.ts';

/** Returns what ends a function. */
export function returnsOf({ body }: FuncOp): ReturnOp[] {
  return body.blocks.map(({ lastOp }) => lastOp).filter((last) => last instanceof ReturnOp);
}
