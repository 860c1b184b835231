import { LowerAffinePass } from '../../conversion/affine-to-standard/lower-affine-pass.ts';
import { AffinePipelineDataTransfer } from '../../conversion/pipeline-data-transfer/pipeline-data-transfer-pass.ts';
import { ArithToAPFloatConversionPass } from '../../conversion/apfloat/arith-to-apfloat.ts';
import { MathToAPFloatConversionPass } from '../../conversion/apfloat/math-to-apfloat.ts';
import { ConvertArithToEmitCPass } from '../../conversion/arith-to-emitc/arith-to-emitc-pass.ts';
import { TosaArithConstantToTosaConstPass } from '../../conversion/arith-to-tosa/arith-const-to-tosa-const-pass.ts';
import { BufferResultsToOutParamsPass } from '../../conversion/buffer-results/buffer-results-to-out-params.ts';
import { DropEquivalentBufferResultsPass } from '../../conversion/buffer-results/drop-equivalent-buffer-results.ts';
import { buildBufferDeallocationPipeline } from '../../conversion/buffer-deallocation/buffer-deallocation-pipeline.ts';
import { OwnershipBasedBufferDeallocationPass } from '../../conversion/buffer-deallocation/ownership-based-buffer-deallocation.ts';
import { ConvertBufferizationToMemRefPass } from '../../conversion/bufferization-to-memref/bufferization-to-memref-pass.ts';
import { LowerDeallocationsPass } from '../../conversion/bufferization-to-memref/lower-deallocations-pass.ts';
import { LiftControlFlowToSCFPass } from '../../conversion/cf-to-scf/cf-to-scf-pass.ts';
import { ConvertComplexToLibm } from '../../conversion/complex-to-libm/complex-to-libm-pass.ts';
import { ConvertComplexToStandardPass } from '../../conversion/complex-to-standard/complex-to-standard-pass.ts';
import { ConvertFuncToEmitC } from '../../conversion/func-to-emitc/func-to-emitc-pass.ts';
import {
  AffineFoldMemRefAliasOpsBase,
  AffinePipelineDataTransferBase,
  ArithEmulateWideIntBase,
  ArithToAPFloatConversionPassBase,
  MathToAPFloatConversionPassBase,
  MemRefEmulateWideIntBase,
  BufferResultsToOutParamsPassBase,
  ConvertArithToEmitCPassBase,
  ConvertBufferizationToMemRefPassBase,
  ConvertComplexToLibmBase,
  ConvertComplexToStandardPassBase,
  ConvertFuncToEmitCBase,
  ConvertLinalgToAffineLoopsPassBase,
  ConvertLinalgToLoopsPassBase,
  ConvertLinalgToParallelLoopsPassBase,
  ConvertLinalgToStandardPassBase,
  ConvertMathToEmitCBase,
  ConvertMathToFuncsBase,
  ConvertMathToLibmPassBase,
  ConvertMemRefToEmitCBase,
  ConvertShapeConstraintsPassBase,
  ConvertShapeToStandardPassBase,
  ConvertTensorToLinalgPassBase,
  ConvertToEmitCBase,
  DropEquivalentBufferResultsPassBase,
  EmptyTensorEliminationPassBase,
  AffineVectorizeBase,
  ConvertVectorToSCFBase,
  ExpandReallocPassBase,
  ExpandStridedMetadataPassBase,
  FlattenMemrefsPassBase,
  FoldMemRefAliasOpsPassBase,
  FoldTensorSubsetOpsPassBase,
  GenerateRuntimeVerificationPassBase,
  LiftControlFlowToSCFPassBase,
  LinalgDetensorizePassBase,
  LoopInvariantSubsetHoistingBase,
  LowerAffinePassBase,
  LowerDeallocationsPassBase,
  LowerQuantOpsBase,
  NormalizeMemRefsPassBase,
  NormalizeQuantTypesBase,
  RaiseMemrefDialectBase,
  OneShotBufferizePassBase,
  OwnershipBasedBufferDeallocationPassBase,
  bufferDeallocationPipelineSpec,
  tosaToLinalgPipelineSpec,
  ReconcileUnrealizedCastsPassBase,
  SimplifyAffineMinMaxPassBase,
  SCFToControlFlowPassBase,
  SCFToEmitCPassBase,
  StripFuncQuantTypesBase,
  TosaArithConstantToTosaConstPassBase,
  TosaToArithPassBase,
  TosaToLinalgBase,
  TosaToLinalgNamedBase,
  TosaToMLProgramBase,
  TosaToSCFPassBase,
  TosaToTensorPassBase,
} from '../../conversion/generated/conversion-passes.gen.ts';
import {
  ConvertLinalgToAffineLoopsPass,
  ConvertLinalgToLoopsPass,
  ConvertLinalgToParallelLoopsPass,
} from '../../conversion/linalg-to-loops/linalg-to-loops-passes.ts';
import { ConvertLinalgToStandardPass } from '../../conversion/linalg-to-standard/linalg-to-standard-pass.ts';
import { ConvertMathToEmitC } from '../../conversion/math-to-emitc/math-to-emitc-pass.ts';
import { ConvertMathToFuncs } from '../../conversion/math-to-funcs/math-to-funcs-pass.ts';
import { ConvertMathToLibmPass } from '../../conversion/math-to-libm/math-to-libm-pass.ts';
import { ExpandStridedMetadataPass } from '../../conversion/memref-to-affine/expand-strided-metadata.ts';
import { AffineFoldMemRefAliasOps } from '../../conversion/memref-to-affine/fold-affine-memref-alias-ops.ts';
import { FlattenMemrefsPass } from '../../conversion/memref-to-affine/flatten-memref.ts';
import { FoldMemRefAliasOpsPass } from '../../conversion/memref-to-affine/fold-memref-alias-ops.ts';
import { RaiseMemrefDialect } from '../../conversion/memref-to-affine/raise-from-memref.ts';
import { ConvertMemRefToEmitC } from '../../conversion/memref-to-emitc/memref-to-emitc-pass.ts';
import { AffineVectorize } from '../../conversion/affine-to-vector/affine-super-vectorize.ts';
import { ConvertVectorToSCF } from '../../conversion/vector-to-scf/vector-to-scf-pass.ts';
import { ExpandReallocPass } from '../../conversion/memref-to-scf/expand-realloc.ts';
import { EmptyTensorEliminationPass } from '../../conversion/one-shot-bufferize/eliminate-empty-tensors.ts';
import { OneShotBufferizePass } from '../../conversion/one-shot-bufferize/one-shot-bufferize-pass.ts';
import { SimplifyAffineMinMaxPass } from '../../conversion/value-bounds/simplify-affine-min-max-pass.ts';
import { GenerateRuntimeVerificationPass } from '../../conversion/runtime-verification/generate-runtime-verification-pass.ts';
import { NormalizeMemRefsPass } from '../../conversion/normalize-memrefs/normalize-memrefs-pass.ts';
import { ConvertShapeConstraintsPass } from '../../conversion/shape-to-standard/convert-shape-constraints-pass.ts';
import { ConvertShapeToStandardPass } from '../../conversion/shape-to-standard/shape-to-standard-pass.ts';
import { LinalgDetensorizePass } from '../../conversion/detensorize/detensorize-pass.ts';
import { LoopInvariantSubsetHoisting } from '../../conversion/subset-hoisting/loop-invariant-subset-hoisting-pass.ts';
import { ReconcileUnrealizedCastsPass } from '../../conversion/reconcile-unrealized-casts/reconcile-unrealized-casts-pass.ts';
import { LowerQuantOps } from '../../conversion/quant-lowering/lower-quant-ops.ts';
import { NormalizeQuantTypes } from '../../conversion/quant-types/normalize-quant-types.ts';
import { StripFuncQuantTypes } from '../../conversion/quant-types/strip-func-quant-types.ts';
import { SCFForLoopCanonicalizationPass } from '../../conversion/scf-to-affine/for-loop-canonicalization.ts';
import { SCFForLoopPeelingPass } from '../../conversion/scf-to-affine/for-loop-peeling.ts';
import { LoopCoalescing } from '../../conversion/scf-to-affine/loop-coalescing.ts';
import { LoopCoalescingBase } from '../../dialects/affine/generated/affine-passes.gen.ts';
import { SCFToControlFlowPass } from '../../conversion/scf-to-cf/scf-to-cf-pass.ts';
import { SCFToEmitCPass } from '../../conversion/scf-to-emitc/scf-to-emitc-pass.ts';
import { FoldTensorSubsetOpsPass } from '../../conversion/tensor-subsets/fold-tensor-subset-ops.ts';
import { ConvertTensorToLinalgPass } from '../../conversion/tensor-to-linalg/tensor-to-linalg-pass.ts';
import { TosaToArithPass } from '../../conversion/tosa-to-arith/tosa-to-arith-pass.ts';
import { TosaToLinalg } from '../../conversion/tosa-to-linalg/tosa-to-linalg-pass.ts';
import { buildTosaToLinalgPipeline } from '../../conversion/tosa-to-linalg/tosa-to-linalg-pipeline.ts';
import { TosaToLinalgNamed } from '../../conversion/tosa-to-linalg-named/tosa-to-linalg-named-pass.ts';
import { ConvertToEmitC } from '../../conversion/to-emitc/to-emitc-pass.ts';
import { TosaToMLProgram } from '../../conversion/tosa-to-mlprogram/tosa-to-mlprogram-pass.ts';
import { TosaToSCFPass } from '../../conversion/tosa-to-scf/tosa-to-scf-pass.ts';
import { TosaToTensorPass } from '../../conversion/tosa-to-tensor/tosa-to-tensor-pass.ts';
import { ArithEmulateWideInt } from '../../conversion/wide-integers/arith-emulate-wide-int.ts';
import { MemRefEmulateWideInt } from '../../conversion/wide-integers/memref-emulate-wide-int.ts';
import {
  SCFForLoopCanonicalizationPassBase,
  SCFForLoopPeelingPassBase,
} from '../../dialects/scf/generated/scf-passes.gen.ts';
import { type PassRegistry } from '../../pass/pass-registry.ts';

/** Registers MLIR's conversions from one dialect to another. The bundle of ttmlir-opt loads what makes them when it is asked for: see lazy-imports.ts. */
export function registerConversions(registry: PassRegistry): void {
  registry
    .registerPass(ArithToAPFloatConversionPassBase.spec, () => ArithToAPFloatConversionPass)
    .registerPass(MathToAPFloatConversionPassBase.spec, () => MathToAPFloatConversionPass)
    .registerPass(ArithEmulateWideIntBase.spec, () => ArithEmulateWideInt)
    .registerPass(MemRefEmulateWideIntBase.spec, () => MemRefEmulateWideInt)
    .registerPass(BufferResultsToOutParamsPassBase.spec, () => BufferResultsToOutParamsPass)
    .registerPass(ConvertArithToEmitCPassBase.spec, () => ConvertArithToEmitCPass)
    .registerPass(ConvertBufferizationToMemRefPassBase.spec, () => ConvertBufferizationToMemRefPass)
    .registerPass(ConvertComplexToLibmBase.spec, () => ConvertComplexToLibm)
    .registerPass(ConvertComplexToStandardPassBase.spec, () => ConvertComplexToStandardPass)
    .registerPass(ConvertFuncToEmitCBase.spec, () => ConvertFuncToEmitC)
    .registerPass(ConvertLinalgToAffineLoopsPassBase.spec, () => ConvertLinalgToAffineLoopsPass)
    .registerPass(ConvertLinalgToLoopsPassBase.spec, () => ConvertLinalgToLoopsPass)
    .registerPass(ConvertLinalgToParallelLoopsPassBase.spec, () => ConvertLinalgToParallelLoopsPass)
    .registerPass(ConvertLinalgToStandardPassBase.spec, () => ConvertLinalgToStandardPass)
    .registerPass(ConvertMathToEmitCBase.spec, () => ConvertMathToEmitC)
    .registerPass(ConvertMathToFuncsBase.spec, () => ConvertMathToFuncs)
    .registerPass(ConvertMathToLibmPassBase.spec, () => ConvertMathToLibmPass)
    .registerPass(ConvertMemRefToEmitCBase.spec, () => ConvertMemRefToEmitC)
    .registerPass(ConvertToEmitCBase.spec, () => ConvertToEmitC)
    .registerPass(ConvertShapeConstraintsPassBase.spec, () => ConvertShapeConstraintsPass)
    .registerPass(ConvertShapeToStandardPassBase.spec, () => ConvertShapeToStandardPass)
    .registerPass(ConvertTensorToLinalgPassBase.spec, () => ConvertTensorToLinalgPass)
    .registerPass(DropEquivalentBufferResultsPassBase.spec, () => DropEquivalentBufferResultsPass)
    .registerPass(EmptyTensorEliminationPassBase.spec, () => EmptyTensorEliminationPass)
    .registerPass(AffineVectorizeBase.spec, () => AffineVectorize)
    .registerPass(ConvertVectorToSCFBase.spec, () => ConvertVectorToSCF)
    .registerPass(ExpandReallocPassBase.spec, () => ExpandReallocPass)
    .registerPass(ExpandStridedMetadataPassBase.spec, () => ExpandStridedMetadataPass)
    .registerPass(AffineFoldMemRefAliasOpsBase.spec, () => AffineFoldMemRefAliasOps)
    .registerPass(AffinePipelineDataTransferBase.spec, () => AffinePipelineDataTransfer)
    .registerPass(FlattenMemrefsPassBase.spec, () => FlattenMemrefsPass)
    .registerPass(FoldMemRefAliasOpsPassBase.spec, () => FoldMemRefAliasOpsPass)
    .registerPass(FoldTensorSubsetOpsPassBase.spec, () => FoldTensorSubsetOpsPass)
    .registerPass(GenerateRuntimeVerificationPassBase.spec, () => GenerateRuntimeVerificationPass)
    .registerPass(LiftControlFlowToSCFPassBase.spec, () => LiftControlFlowToSCFPass)
    .registerPass(LinalgDetensorizePassBase.spec, () => LinalgDetensorizePass)
    .registerPass(LoopInvariantSubsetHoistingBase.spec, () => LoopInvariantSubsetHoisting)
    .registerPass(LowerAffinePassBase.spec, () => LowerAffinePass)
    .registerPass(LowerDeallocationsPassBase.spec, () => LowerDeallocationsPass)
    .registerPass(RaiseMemrefDialectBase.spec, () => RaiseMemrefDialect)
    .registerPass(OneShotBufferizePassBase.spec, () => OneShotBufferizePass)
    .registerPass(OwnershipBasedBufferDeallocationPassBase.spec, () => OwnershipBasedBufferDeallocationPass)
    .registerPass(LowerQuantOpsBase.spec, () => LowerQuantOps)
    .registerPass(NormalizeMemRefsPassBase.spec, () => NormalizeMemRefsPass)
    .registerPass(NormalizeQuantTypesBase.spec, () => NormalizeQuantTypes)
    .registerPass(StripFuncQuantTypesBase.spec, () => StripFuncQuantTypes)
    .registerPass(ReconcileUnrealizedCastsPassBase.spec, () => ReconcileUnrealizedCastsPass)
    .registerPass(SimplifyAffineMinMaxPassBase.spec, () => SimplifyAffineMinMaxPass)
    .registerPass(SCFForLoopCanonicalizationPassBase.spec, () => SCFForLoopCanonicalizationPass)
    .registerPass(SCFForLoopPeelingPassBase.spec, () => SCFForLoopPeelingPass)
    .registerPass(LoopCoalescingBase.spec, () => LoopCoalescing)
    .registerPass(SCFToControlFlowPassBase.spec, () => SCFToControlFlowPass)
    .registerPass(SCFToEmitCPassBase.spec, () => SCFToEmitCPass)
    .registerPass(TosaArithConstantToTosaConstPassBase.spec, () => TosaArithConstantToTosaConstPass)
    .registerPass(TosaToArithPassBase.spec, () => TosaToArithPass)
    .registerPass(TosaToLinalgBase.spec, () => TosaToLinalg)
    .registerPass(TosaToLinalgNamedBase.spec, () => TosaToLinalgNamed)
    .registerPass(TosaToMLProgramBase.spec, () => TosaToMLProgram)
    .registerPass(TosaToSCFPassBase.spec, () => TosaToSCFPass)
    .registerPass(TosaToTensorPassBase.spec, () => TosaToTensorPass)
    .registerPipeline(bufferDeallocationPipelineSpec, () => buildBufferDeallocationPipeline)
    .registerPipeline(tosaToLinalgPipelineSpec, () => buildTosaToLinalgPipeline);
}
