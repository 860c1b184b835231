import { arithSpec } from '../../dialects/arith/generated/arith-dialect.gen.ts';
import { funcSpec } from '../../dialects/func/generated/func-dialect.gen.ts';
import { scfSpec } from '../../dialects/scf/generated/scf-dialect.gen.ts';
import { ttSpec } from '../../dialects/tt/generated/tt-dialect.gen.ts';
import { ttkernelSpec } from '../../dialects/ttkernel/generated/ttkernel-dialect.gen.ts';
import { Context } from '../../ir/context.ts';
import { DialectRegistry } from '../../ir/dialect.ts';
import { defineDialect, type DialectSpec } from '../../ods/dialect-spec.ts';

const specs: readonly DialectSpec[] = [arithSpec, funcSpec, scfSpec, ttSpec, ttkernelSpec];

/** Returns a context with what kernels are made of: operations as their specs define them, without hand-written folds and text. */
export function kernelContext(): Context {
  return new Context(
    new DialectRegistry(Object.fromEntries(specs.map((spec) => [spec.namespace, () => defineDialect(spec, {})]))),
  );
}
