import type { Context } from './context.ts';

/**
 * Dialects that mlir-opt or tt-mlir has and this project does not. Their operations in generic form, attributes and types are kept as text, as
 * those of unknown dialects, but need no leave, and are accepted where MLIR tells dialects from strangers.
 */

const names =
  'acc amdgpu amx arm_neon arm_sme arm_sve async gpu llvm mpi nvgpu nvvm omp pdl ' +
  'pdl_interp ptr rocdl shape shard smt sparse_tensor spirv test transform vcix vhlo wasmssa x86vector xegpu xevm';

const foreignDialects: ReadonlySet<string> = new Set(names.split(' '));

/** Those of them that tt-mlir registers, built with StableHLO, so that its list of dialects has them. */
export const foreignDialectsOfTTMLIR: readonly string[] = ['sparse_tensor', 'vhlo'];

/** Tells whether MLIR or tt-mlir has a dialect of that name, and this project has not. */
export function isForeignDialect(namespace: string): boolean {
  return foreignDialects.has(namespace);
}

/** Tells whether this project, MLIR or tt-mlir has a dialect of that name. */
export function isKnownDialect(namespace: string, context: Context): boolean {
  return context.getOrLoadDialect(namespace) !== undefined || isForeignDialect(namespace);
}
