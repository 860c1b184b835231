import { arith } from '../../dialects/arith/index.ts';
import { builtin } from '../../builtin/index.ts';
import { func } from '../../dialects/func/index.ts';
import { scf } from '../../dialects/scf/index.ts';
import { tt } from '../../dialects/tt/index.ts';
import { ttkernel } from '../../dialects/ttkernel/index.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';

/** Returns a context with the dialects that kernels are made of. */
export function kernelContext(): Context {
  return new Context(
    new DialectRegistry({
      arith: () => arith,
      builtin: () => builtin,
      func: () => func,
      scf: () => scf,
      tt: () => tt,
      ttkernel: () => ttkernel,
    }),
  );
}
