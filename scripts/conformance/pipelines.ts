/** Passes whose effect is compared: a name for the table, and the flags of both tools. */
export interface PassPipeline {
  readonly name: string;
  readonly flags: readonly string[];
  /** Flags of the first passes only, where the oracle may leave programs behind that it would refuse, of which the others make anything. */
  readonly firstFlags?: readonly string[];
  /** Longer programs, in characters, are left out: what is written grows with the square of the length. */
  readonly maxLength?: number;
}

const pipeline = (name: string, ...flags: string[]): PassPipeline => ({ name, flags });
const dumps = (name: string, ...flags: string[]): PassPipeline => ({ name, flags, maxLength: 4000 });

const bareRemoval = '--remove-dead-values=canonicalize=false';

/** The general passes with their options, and pipelines that people write. */
export const passPipelines: readonly PassPipeline[] = [
  pipeline('canonicalize', '--canonicalize'),
  pipeline('canonicalize bottom-up', '--canonicalize=top-down=false'),
  pipeline('canonicalize aggressive', '--canonicalize=region-simplify=aggressive'),
  pipeline('canonicalize limits', '--canonicalize=region-simplify=disabled max-iterations=1 max-num-rewrites=3'),
  pipeline('canonicalize converges', '--canonicalize=max-iterations=2 test-convergence=true'),
  pipeline('cse', '--cse'),
  pipeline('symbol-dce', '--symbol-dce'),
  pipeline('inline', '--inline'),
  pipeline('inline without passes', '--inline=default-pipeline= max-iterations=2 inlining-threshold=150'),
  pipeline('sccp', '--sccp'),
  { ...pipeline('remove-dead-values', '--remove-dead-values'), firstFlags: [bareRemoval] },
  pipeline('remove-dead-values bare', bareRemoval),
  pipeline('strip-debuginfo', '--strip-debuginfo', '--mlir-print-debuginfo'),
  pipeline('print-op-stats', '--print-op-stats'),
  pipeline('print-op-stats json', '--print-op-stats=json=true'),
  pipeline('print-ir', '--print-ir=label=here'),
  pipeline('licm', '--loop-invariant-code-motion'),
  pipeline('control-flow-sink', '--control-flow-sink'),
  pipeline('bubble-down-memory-space-casts', '--bubble-down-memory-space-casts'),
  pipeline('topological-sort', '--topological-sort'),
  pipeline('symbol-privatize', '--symbol-privatize=exclude=main'),
  pipeline('composite-fixed-point-pass', '--composite-fixed-point-pass=pipeline=any(cse,canonicalize),inline max-iterations=3'),
  pipeline('snapshot-op-locations', '--snapshot-op-locations=filename=-', '--mlir-print-debuginfo'),
  pipeline('snapshot-op-locations options', '--snapshot-op-locations=filename=- tag=kept print-op-generic print-debuginfo', '--mlir-print-debuginfo', '--mlir-print-local-scope'),
  pipeline('mem2reg', '--mem2reg'),
  pipeline('mem2reg locations, canonicalize', '--mem2reg=region-simplify=false', '--mlir-print-debuginfo', '--canonicalize'),
  pipeline('sroa', '--sroa'),
  pipeline('sroa, mem2reg, canonicalize', '--sroa', '--mem2reg', '--canonicalize'),
  pipeline('arith-expand', '--arith-expand'),
  pipeline('arith-expand formats', '--arith-expand=include-bf16=1 include-f8e8m0=1 include-f4e2m1=1'),
  pipeline('tosa-infer-shapes', '--tosa-infer-shapes'),
  pipeline('reconcile-unrealized-casts', '--reconcile-unrealized-casts'),
  pipeline('convert-arith-to-emitc', '--convert-arith-to-emitc'),
  pipeline('convert-arith-to-emitc, reconcile-unrealized-casts', '--convert-arith-to-emitc', '--reconcile-unrealized-casts', '--mlir-print-debuginfo'),
  pipeline('linalg-generalize-named-ops', '--linalg-generalize-named-ops', '--mlir-print-debuginfo'),
  pipeline('convert-elementwise-to-linalg', '--convert-elementwise-to-linalg', '--mlir-print-debuginfo'),
  pipeline('linalg-fuse-elementwise-ops', '--linalg-fuse-elementwise-ops', '--mlir-print-debuginfo'),
  pipeline('linalg-inline-scalar-operands', '--linalg-inline-scalar-operands', '--mlir-print-debuginfo'),
  pipeline('expand-strided-metadata', '--expand-strided-metadata'),
  pipeline('fold-memref-alias-ops', '--fold-memref-alias-ops'),
  pipeline('memref-expand', '--memref-expand', '--mlir-print-debuginfo'),
  pipeline('empty-tensor-to-alloc-tensor', '--empty-tensor-to-alloc-tensor', '--mlir-print-debuginfo'),
  pipeline('duplicate-function-elimination', '--duplicate-function-elimination'),
  pipeline('promote-buffers-to-stack', '--promote-buffers-to-stack'),
  pipeline('tosa-to-arith', '--tosa-to-arith=include-apply-rescale use-32-bit'),
  pipeline('convert-func-to-emitc', '--convert-func-to-emitc', '--mlir-print-debuginfo'),
  pipeline('convert-memref-to-emitc', '--convert-memref-to-emitc=lower-to-cpp', '--mlir-print-debuginfo'),
  pipeline('form-expressions', '--form-expressions'),
  pipeline('convert-scf-to-emitc', '--convert-scf-to-emitc'),
  pipeline('convert-linalg-to-loops', '--convert-linalg-to-loops', '--mlir-print-debuginfo'),
  pipeline('convert-linalg-to-affine-loops', '--convert-linalg-to-affine-loops', '--mlir-print-debuginfo'),
  pipeline('convert-linalg-to-parallel-loops', '--convert-linalg-to-parallel-loops', '--mlir-print-debuginfo'),
  pipeline('convert-tensor-to-linalg', '--convert-tensor-to-linalg', '--mlir-print-debuginfo'),
  pipeline('tosa-arith-const-to-tosa-const', '--tosa-arith-const-to-tosa-const'),
  pipeline('tosa-to-mlprogram', '--tosa-to-mlprogram'),
  pipeline('tosa-to-scf', '--tosa-to-scf'),
  pipeline('tosa-to-tensor', '--tosa-to-tensor'),
  pipeline('view-op-graph', '--view-op-graph'),
  pipeline('view-op-graph options', '--view-op-graph=max-label-len=40 print-control-flow-edges=true print-result-types=false'),
  pipeline('convert-scf-to-cf', '--convert-scf-to-cf', '--mlir-print-debuginfo', '--mlir-print-op-on-diagnostic=false'),
  pipeline('lower-affine', '--lower-affine', '--mlir-print-debuginfo'),
  pipeline('affine-expand-index-ops', '--affine-expand-index-ops', '--mlir-print-debuginfo'),
  pipeline('affine-expand-index-ops-as-affine', '--affine-expand-index-ops-as-affine', '--mlir-print-debuginfo'),
  pipeline('scf-for-to-while', '--scf-for-to-while'),
  pipeline('scf-forall-to-parallel', '--scf-forall-to-parallel', '--mlir-print-debuginfo'),
  pipeline('scf-parallel-for-to-nested-fors', '--scf-parallel-for-to-nested-fors', '--mlir-print-debuginfo'),
  pipeline('scf-for-loop-specialization', '--scf-for-loop-specialization'),
  pipeline('scf-parallel-loop-specialization', '--scf-parallel-loop-specialization'),
  pipeline('canonicalize, cse', '--canonicalize', '--cse'),
  pipeline('canonicalize, cse nested', '--pass-pipeline=builtin.module(func.func(canonicalize,cse))'),
  pipeline('inline, canonicalize', '--inline', '--canonicalize'),
  pipeline('sccp, canonicalize, symbol-dce', '--sccp', '--canonicalize', '--symbol-dce'),
  pipeline('licm, cse, canonicalize', '--loop-invariant-code-motion', '--cse', '--canonicalize'),
  pipeline('uses after remove-dead-values bare', bareRemoval, '--mlir-print-value-users'),
  dumps('dumps around passes', '--canonicalize', '--cse', '--mlir-print-ir-before=cse', '--mlir-print-ir-after-change'),
  dumps('dumps of modules', '--pass-pipeline=builtin.module(func.func(cse,canonicalize))', '--mlir-print-ir-after-all', '--mlir-print-ir-module-scope'),
]; // prettier-ignore
