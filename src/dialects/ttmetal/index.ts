import { defineTTMetal } from './generated/ttmetal-dialect.gen.ts';
import { type TTMetalHooks } from './generated/ttmetal-hooks.gen.ts';
import { allocOp } from './hooks/alloc-op.ts';
import { ttmetalDialect } from './hooks/dialect.ts';
import { dispatchOp } from './hooks/dispatch-op.ts';
import { hostReadOp } from './hooks/host-read-op.ts';
import { hostWriteOp } from './hooks/host-write-op.ts';

/** The ttmetal dialect: what the host does to run kernels. */
export const ttmetal = defineTTMetal({
  Dialect: ttmetalDialect,
  DispatchOp: dispatchOp,
  HostWriteOp: hostWriteOp,
  HostReadOp: hostReadOp,
  AllocOp: allocOp,
} satisfies TTMetalHooks);
