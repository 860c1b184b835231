import { type Random } from '../../conformance/generate/random.ts';
import { createPassRegistry } from '../../../src/tools/pass-registry.ts';
import { tokensOf } from './tokens.ts';

/** Passes that work on any program. */
const generalPasses = [
  'canonicalize', 'cse', 'sccp', 'inline', 'loop-invariant-code-motion', 'control-flow-sink', 'bubble-down-memory-space-casts', 'topological-sort', 'remove-dead-values', 'symbol-dce', 'symbol-privatize', 'strip-debuginfo', 'canonicalize{top-down=false}',
  'canonicalize{region-simplify=aggressive}', 'canonicalize{max-iterations=1}', 'func.func(cse)', 'func.func(canonicalize)', 'any(cse)', 'inline{max-iterations=1}',
]; // prettier-ignore

const registry = createPassRegistry();
const everyPass = [...registry.entries('pass'), ...registry.entries('pipeline')].map(({ spec }) => {
  // What it writes without any of these cannot be read back, in MLIR too.
  if (spec.argument === 'tosa-attach-target') return 'tosa-attach-target{profiles=pro_int extensions=int16}';
  return 'anchorInterface' in spec ? `func.func(${spec.argument})` : spec.argument;
});

/** Passes and pipelines of the compiler, which need programs of their dialects to do something but must stand any. */
const compilerPasses = everyPass.filter((name) =>
  /^ttir|^ttnn|^convert-.*(?:tt|memref-to-tensor)|^stablehlo|^sdy|^scf-unroll|-pipeline$/.test(name),
);

/** The other passes, by which MLIR lowers and changes programs of single dialects. What writes files is left out. */
const dialectPasses = everyPass.filter(
  (name) => !compilerPasses.includes(name) && !generalPasses.includes(name) && !/^print-|^snapshot-|^view-/.test(name),
);
const compiled = /\b(?:ttir|ttnn|tosa|linalg|stablehlo|chlo|sdy|tensor)\./;

/** Tells whether a pipeline has a pass of the compiler, or one that makes C++, which leaves types that C++ does not have, as mlir-opt's do. */
export function compiles(pipeline: string): boolean {
  return pipeline.includes('emitc') || compilerPasses.some((name) => pipeline.includes(name));
}

/** Returns the text of a pipeline that can run on a module. */
export function pipelineFor(program: string, random: Random): string {
  const passes = random.chance(compiled.test(program) ? 0.4 : 0.1)
    ? compilerPasses
    : random.chance(0.4)
      ? [...dialectPasses, 'canonicalize']
      : generalPasses;
  const names = Array.from({ length: 1 + random.below(3) }, () => random.pick(passes)!);
  return `builtin.module(${names.join(',')})`;
}

const parts = [
  'builtin.module', 'func.func', 'any', '(', ')', '{', '}', ',', '=', ' ', 'max-iterations', 'top-down', 'true', 'false', '-1', '99999999999999999999', 'nothing', 'default-pipeline', 'test-convergence', 'op-pipelines', "'", '"', 'x', '(((', ')))', '{{', 'canonicalize', 'cse',
]; // prettier-ignore

/** Returns a text that is nearly that of a pipeline. */
export function nearlyPipeline(random: Random): string {
  const tokens = tokensOf(pipelineFor(random.chance(0.3) ? 'ttir.' : '', random));
  for (let changes = random.below(5); changes > 0; changes--) {
    tokens.splice(random.below(tokens.length), random.below(2), random.pick(parts)!);
  }
  return tokens.join('');
}
