import {
  BubbleDownMemorySpaceCastsPassBase,
  CSEPassBase,
  CanonicalizerPassBase,
  CompositeFixedPointPassBase,
  ControlFlowSinkPassBase,
  InlinerPassBase,
  LoopInvariantCodeMotionPassBase,
  Mem2RegPassBase,
  PrintIRPassBase,
  PrintOpStatsPassBase,
  RemoveDeadValuesPassBase,
  SCCPPassBase,
  SROAPassBase,
  SnapshotOpLocationsPassBase,
  StripDebugInfoPassBase,
  SymbolDCEPassBase,
  SymbolPrivatizePassBase,
  TopologicalSortPassBase,
  ViewOpGraphPassBase,
} from '../transforms/generated/transforms-passes.gen.ts';
import {
  ConvertArithToEmitCPassBase,
  ConvertArithToTTIRPassBase,
  ConvertLinalgToAffineLoopsPassBase,
  ConvertLinalgToLoopsPassBase,
  ConvertLinalgToParallelLoopsPassBase,
  ConvertLinalgToTTIRPassBase,
  ConvertMemRefToTensorPassBase,
  ConvertStableHLOToTTIRPassBase,
  ConvertTensorToLinalgPassBase,
  ConvertTTIRToTTMetalPassBase,
  ConvertTTIRToTTNNPassBase,
  ConvertTTKernelToEmitCPassBase,
  ConvertTTNNToEmitCPassBase,
  ExpandStridedMetadataPassBase,
  FoldMemRefAliasOpsPassBase,
  RaiseLoopsToLinalgPassBase,
  ReconcileUnrealizedCastsPassBase,
  RefineArgumentTypesPassBase,
  RefineOperandTypesPassBase,
  RefineResultTypesPassBase,
  SCFToEmitCPassBase,
  ConvertTosaToTTIRPassBase,
  LowerAffinePassBase,
  SCFToControlFlowPassBase,
  linalgToTTIRPipelineSpec,
  stableHLOToTTIRPipelineSpec,
  TosaArithConstantToTosaConstPassBase,
  TosaToArithPassBase,
  TosaToMLProgramBase,
  TosaToSCFPassBase,
  TosaToTensorPassBase,
  tosaToTTIRPipelineSpec,
  ConvertFuncToEmitCBase,
  ConvertMemRefToEmitCBase,
  ConvertMathToEmitCBase,
} from '../conversion/generated/conversion-passes.gen.ts';
import {
  TTIRAllocatePassBase,
  TTIRGenericKernelPassBase,
  TTIRGenericPassBase,
  TTIRGenericRegionOperandsToMemrefPassBase,
  TTIRImplicitDevicePassBase,
  TTIRLayoutPassBase,
  TTIRLoadSystemDescPassBase,
  TTIROptimizerPassBase,
  TTIRSlidingWindow2dFixShapesPassBase,
  TTIRSplitCompoundLayoutPassBase,
  TTIRElementTypeNormalizationPassBase,
  TTIRToTTIRDecompositionPassBase,
  ttirToTTMetalBackendPipelineSpec,
  ttirToTTNNBackendPipelineSpec,
} from '../dialects/ttir/generated/ttir-passes.gen.ts';
import {
  AffineExpandIndexOpsAsAffinePassBase,
  AffineExpandIndexOpsPassBase,
} from '../dialects/affine/generated/affine-passes.gen.ts';
import { ArithExpandOpsPassBase } from '../dialects/arith/generated/arith-passes.gen.ts';
import {
  ConvertElementwiseToLinalgPassBase,
  LinalgDetensorizeControlFlowPassBase,
  LinalgElementwiseOpFusionPassBase,
  LinalgFoldIntoElementwisePassBase,
  LinalgGeneralizeNamedOpsPassBase,
  LinalgInlineScalarOperandsPassBase,
} from '../dialects/linalg/generated/linalg-passes.gen.ts';
import { FormExpressionsPassBase, WrapFuncInClassPassBase } from '../dialects/emitc/generated/emitc-passes.gen.ts';
import {
  SCFUnrollLoopsPassBase,
  SCFForToWhileLoopPassBase,
  SCFForallToForLoopPassBase,
  SCFForallToParallelLoopPassBase,
  SCFParallelForToNestedForsPassBase,
  SCFParallelLoopTilingPassBase,
  SCFForLoopRangeFoldingPassBase,
  SCFForLoopSpecializationPassBase,
  SCFParallelLoopSpecializationPassBase,
} from '../dialects/scf/generated/scf-passes.gen.ts';
import {
  BufferHoistingPassBase,
  BufferLoopHoistingPassBase,
  EmptyTensorToAllocTensorPassBase,
  PromoteBuffersToStackPassBase,
} from '../dialects/bufferization/generated/bufferization-passes.gen.ts';
import { DuplicateFunctionEliminationPassBase } from '../dialects/func/generated/func-passes.gen.ts';
import { ExpandOpsPassBase } from '../dialects/memref/generated/memref-passes.gen.ts';
import { SdyDropShardingsPassBase } from '../dialects/sdy/generated/sdy-passes.gen.ts';
import {
  StablehloExpandComplexPassBase,
  StablehloLegalizeCompositeToCallPassBase,
  StablehloLegalizeQuantToMathPassBase,
  StablehloPartialEvaluationPassBase,
} from '../dialects/stablehlo/generated/stablehlo-passes.gen.ts';
import {
  TosaConvertIntegerTypeToSignlessBase,
  TosaInferShapesPassBase,
  TosaMakeBroadcastablePassBase,
  TosaOptionalDecompositionsPassBase,
  TosaStripQuantTypesPassBase,
} from '../dialects/tosa/generated/tosa-passes.gen.ts';
import { TTNNDeallocatePassBase } from '../dialects/ttnn/generated/ttnn-passes.gen.ts';
import { AffineExpandIndexOpsAsAffinePass } from '../dialects/affine/transforms/expand-index-ops-as-affine.ts';
import { AffineExpandIndexOpsPass } from '../dialects/affine/transforms/expand-index-ops.ts';
import { ArithExpandOpsPass } from '../dialects/arith/transforms/expand-ops.ts';
import { ConvertStableHLOToTTIRPass } from '../conversion/stablehlo-to-ttir/stablehlo-to-ttir-pass.ts';
import { buildStableHLOToTTIRPipeline } from '../conversion/stablehlo-to-ttir/stablehlo-to-ttir-pipeline.ts';
import { ConvertArithToEmitCPass } from '../conversion/arith-to-emitc/arith-to-emitc-pass.ts';
import { ConvertArithToTTIRPass } from '../conversion/arith-to-ttir/arith-to-ttir-pass.ts';
import {
  ConvertLinalgToAffineLoopsPass,
  ConvertLinalgToLoopsPass,
  ConvertLinalgToParallelLoopsPass,
} from '../conversion/linalg-to-loops/linalg-to-loops-passes.ts';
import { ConvertLinalgToTTIRPass } from '../conversion/linalg-to-ttir/linalg-to-ttir-pass.ts';
import { RefineArgumentTypesPass } from '../conversion/front-end/types/refine-argument-types.ts';
import { RefineOperandTypesPass } from '../conversion/front-end/types/refine-operand-types.ts';
import { RefineResultTypesPass } from '../conversion/front-end/types/refine-result-types.ts';
import { RaiseLoopsToLinalgPass } from '../conversion/loops-to-linalg/raise-loops-to-linalg-pass.ts';
import { FoldMemRefAliasOpsPass } from '../conversion/memref-to-affine/fold-memref-alias-ops.ts';
import { ExpandStridedMetadataPass } from '../conversion/memref-to-affine/expand-strided-metadata.ts';
import { ConvertMemRefToTensorPass } from '../conversion/memref-to-tensor/memref-to-tensor-pass.ts';
import { buildLinalgToTTIRPipeline } from '../conversion/linalg-to-ttir/linalg-to-ttir-pipeline.ts';
import { TosaArithConstantToTosaConstPass } from '../conversion/arith-to-tosa/arith-const-to-tosa-const-pass.ts';
import { TosaToArithPass } from '../conversion/tosa-to-arith/tosa-to-arith-pass.ts';
import { TosaToMLProgram } from '../conversion/tosa-to-mlprogram/tosa-to-mlprogram-pass.ts';
import { TosaToSCFPass } from '../conversion/tosa-to-scf/tosa-to-scf-pass.ts';
import { TosaToTensorPass } from '../conversion/tosa-to-tensor/tosa-to-tensor-pass.ts';
import { buildTosaToTTIRPipeline } from '../conversion/tosa-to-ttir/tosa-to-ttir-pipeline.ts';
import { ConvertTosaToTTIRPass } from '../conversion/tosa-to-ttir/tosa-to-ttir-pass.ts';
import { ConvertFuncToEmitC } from '../conversion/func-to-emitc/func-to-emitc-pass.ts';
import { ConvertMemRefToEmitC } from '../conversion/memref-to-emitc/memref-to-emitc-pass.ts';
import { ConvertMathToEmitC } from '../conversion/math-to-emitc/math-to-emitc-pass.ts';
import { SCFToEmitCPass } from '../conversion/scf-to-emitc/scf-to-emitc-pass.ts';
import { ReconcileUnrealizedCastsPass } from '../conversion/reconcile-unrealized-casts/reconcile-unrealized-casts-pass.ts';
import { ConvertTTKernelToEmitCPass } from '../conversion/ttkernel-to-emitc/ttkernel-to-emitc-pass.ts';
import { ConvertTTNNToEmitCPass } from '../conversion/ttnn-to-emitc/ttnn-to-emitc-pass.ts';
import { ConvertTensorToLinalgPass } from '../conversion/tensor-to-linalg/tensor-to-linalg-pass.ts';
import { ConvertTTIRToTTMetalPass } from '../conversion/ttir-to-ttmetal/ttir-to-ttmetal-pass.ts';
import { buildTTIRToTTMetalBackendPipeline } from '../conversion/ttir-to-ttmetal/ttir-to-ttmetal-backend-pipeline.ts';
import { ConvertTTIRToTTNNPass } from '../conversion/ttir-to-ttnn/ttir-to-ttnn-pass.ts';
import { buildTTIRToTTNNBackendPipeline } from '../conversion/ttir-to-ttnn/ttir-to-ttnn-backend-pipeline.ts';
import { LowerAffinePass } from '../conversion/affine-to-standard/lower-affine-pass.ts';
import { SCFToControlFlowPass } from '../conversion/scf-to-cf/scf-to-cf-pass.ts';
import { ConvertElementwiseToLinalgPass } from '../dialects/linalg/transforms/elementwise-to-linalg.ts';
import { LinalgFoldIntoElementwisePass } from '../dialects/linalg/transforms/fold-into-elementwise.ts';
import { LinalgElementwiseOpFusionPass } from '../dialects/linalg/transforms/fuse-elementwise-ops.ts';
import { LinalgGeneralizeNamedOpsPass } from '../dialects/linalg/transforms/generalize-named-ops.ts';
import { LinalgInlineScalarOperandsPass } from '../dialects/linalg/transforms/inline-scalar-operands.ts';
import { LinalgDetensorizeControlFlowPass } from '../dialects/linalg/transforms/detensorize-control-flow.ts';
import { WrapFuncInClassPass } from '../dialects/emitc/transforms/wrap-func-in-class.ts';
import { FormExpressionsPass } from '../dialects/emitc/transforms/form-expressions.ts';
import { SCFForToWhileLoopPass } from '../dialects/scf/transforms/for-to-while.ts';
import { SCFForallToForLoopPass } from '../dialects/scf/transforms/forall-to-for.ts';
import { SCFForallToParallelLoopPass } from '../dialects/scf/transforms/forall-to-parallel.ts';
import { SCFParallelForToNestedForsPass } from '../dialects/scf/transforms/parallel-for-to-nested-fors.ts';
import { SCFForLoopSpecializationPass } from '../dialects/scf/transforms/for-loop-specialization.ts';
import { SCFParallelLoopSpecializationPass } from '../dialects/scf/transforms/parallel-loop-specialization.ts';
import { EmptyTensorToAllocTensorPass } from '../dialects/bufferization/transforms/empty-tensor-to-alloc-tensor.ts';
import { DuplicateFunctionEliminationPass } from '../dialects/func/transforms/duplicate-function-elimination.ts';
import { PromoteBuffersToStackPass } from '../dialects/bufferization/transforms/promote-buffers-to-stack.ts';
import { BufferHoistingPass } from '../dialects/bufferization/transforms/buffer-hoisting.ts';
import { BufferLoopHoistingPass } from '../dialects/bufferization/transforms/buffer-loop-hoisting.ts';
import { ExpandOpsPass } from '../dialects/memref/transforms/expand-ops.ts';
import { SCFParallelLoopTilingPass } from '../dialects/scf/transforms/parallel-loop-tiling.ts';
import { SCFForLoopRangeFoldingPass } from '../dialects/scf/transforms/for-loop-range-folding.ts';
import { SCFUnrollLoopsPass } from '../dialects/scf/transforms/unroll-loops.ts';
import { StablehloExpandComplexPass } from '../dialects/stablehlo/transforms/expand-complex.ts';
import { StablehloLegalizeCompositeToCallPass } from '../dialects/stablehlo/transforms/legalize-composite-to-call.ts';
import { StablehloLegalizeQuantToMathPass } from '../dialects/stablehlo/transforms/legalize-quant-to-math.ts';
import { SdyDropShardingsPass } from '../dialects/sdy/transforms/drop-shardings.ts';
import { StablehloPartialEvaluationPass } from '../dialects/stablehlo/transforms/partial-evaluation.ts';
import { TosaMakeBroadcastablePass } from '../dialects/tosa/transforms/make-broadcastable.ts';
import { TosaOptionalDecompositionsPass } from '../dialects/tosa/transforms/optional-decompositions.ts';
import { TosaConvertIntegerTypeToSignless } from '../dialects/tosa/transforms/convert-integer-type-to-signless.ts';
import { TosaInferShapesPass } from '../dialects/tosa/transforms/infer-shapes.ts';
import { TosaStripQuantTypesPass } from '../dialects/tosa/transforms/strip-quant-types.ts';
import { TTIRAllocatePass } from '../dialects/ttir/transforms/allocate.ts';
import { TTIRElementTypeNormalizationPass } from '../dialects/ttir/transforms/element-type-normalization.ts';
import { TTIRToTTIRDecompositionPass } from '../dialects/ttir/transforms/decomposition.ts';
import { TTIRGenericKernelPass } from '../dialects/ttir/transforms/generic-kernel.ts';
import { TTIRGenericRegionOperandsToMemrefPass } from '../dialects/ttir/transforms/generic-region-operands-to-memref.ts';
import { TTIRGenericPass } from '../dialects/ttir/transforms/generic.ts';
import { TTIRImplicitDevicePass } from '../dialects/ttir/transforms/implicit-device.ts';
import { TTIRLayoutPass } from '../dialects/ttir/transforms/layout.ts';
import { TTIRLoadSystemDescPass } from '../dialects/ttir/transforms/load-system-desc.ts';
import { TTIROptimizerPass } from '../dialects/ttir/transforms/optimizer.ts';
import { TTIRSlidingWindow2dFixShapesPass } from '../dialects/ttir/transforms/sliding-window-2d-fix-shapes.ts';
import { TTIRSplitCompoundLayoutPass } from '../dialects/ttir/transforms/split-compound-layout.ts';
import { TTNNDeallocatePass } from '../dialects/ttnn/transforms/deallocate.ts';
import { PassRegistry } from '../pass/pass-registry.ts';
import { CanonicalizerPass } from '../transforms/canonicalize.ts';
import { CompositeFixedPointPass } from '../transforms/composite-fixed-point.ts';
import { ControlFlowSinkPass } from '../transforms/control-flow-sink.ts';
import { CSEPass } from '../transforms/cse.ts';
import { InlinerPass } from '../transforms/inline.ts';
import { BubbleDownMemorySpaceCastsPass } from '../transforms/bubble-down-memory-space-casts.ts';
import { LoopInvariantCodeMotionPass } from '../transforms/loop-invariant-code-motion.ts';
import { Mem2RegPass } from '../transforms/mem2reg.ts';
import { PrintIRPass } from '../transforms/print-ir.ts';
import { PrintOpStatsPass } from '../transforms/print-op-stats.ts';
import { RemoveDeadValuesPass } from '../transforms/remove-dead-values.ts';
import { SCCPPass } from '../transforms/sccp.ts';
import { SnapshotOpLocationsPass } from '../transforms/snapshot-op-locations.ts';
import { SROAPass } from '../transforms/sroa.ts';
import { StripDebugInfoPass } from '../transforms/strip-debuginfo.ts';
import { SymbolDCEPass } from '../transforms/symbol-dce.ts';
import { SymbolPrivatizePass } from '../transforms/symbol-privatize.ts';
import { TopologicalSortPass } from '../transforms/topological-sort.ts';
import { ViewOpGraphPass } from '../transforms/view-op-graph.ts';

/** Returns a registry of all passes and pipelines. The bundle of ttmlir-opt loads what makes them when it is asked for: see lazy-imports.ts. */
export function createPassRegistry(): PassRegistry {
  return new PassRegistry()
    .registerPass(AffineExpandIndexOpsPassBase.spec, () => AffineExpandIndexOpsPass)
    .registerPass(AffineExpandIndexOpsAsAffinePassBase.spec, () => AffineExpandIndexOpsAsAffinePass)
    .registerPass(ArithExpandOpsPassBase.spec, () => ArithExpandOpsPass)
    .registerPass(CanonicalizerPassBase.spec, () => CanonicalizerPass)
    .registerPass(CompositeFixedPointPassBase.spec, () => CompositeFixedPointPass)
    .registerPass(ControlFlowSinkPassBase.spec, () => ControlFlowSinkPass)
    .registerPass(ConvertStableHLOToTTIRPassBase.spec, () => ConvertStableHLOToTTIRPass)
    .registerPass(ConvertArithToEmitCPassBase.spec, () => ConvertArithToEmitCPass)
    .registerPass(ConvertArithToTTIRPassBase.spec, () => ConvertArithToTTIRPass)
    .registerPass(ConvertLinalgToAffineLoopsPassBase.spec, () => ConvertLinalgToAffineLoopsPass)
    .registerPass(ConvertLinalgToLoopsPassBase.spec, () => ConvertLinalgToLoopsPass)
    .registerPass(ConvertLinalgToParallelLoopsPassBase.spec, () => ConvertLinalgToParallelLoopsPass)
    .registerPass(ConvertLinalgToTTIRPassBase.spec, () => ConvertLinalgToTTIRPass)
    .registerPass(RaiseLoopsToLinalgPassBase.spec, () => RaiseLoopsToLinalgPass)
    .registerPass(ReconcileUnrealizedCastsPassBase.spec, () => ReconcileUnrealizedCastsPass)
    .registerPass(RefineArgumentTypesPassBase.spec, () => RefineArgumentTypesPass)
    .registerPass(RefineOperandTypesPassBase.spec, () => RefineOperandTypesPass)
    .registerPass(RefineResultTypesPassBase.spec, () => RefineResultTypesPass)
    .registerPass(FoldMemRefAliasOpsPassBase.spec, () => FoldMemRefAliasOpsPass)
    .registerPass(ExpandOpsPassBase.spec, () => ExpandOpsPass)
    .registerPass(EmptyTensorToAllocTensorPassBase.spec, () => EmptyTensorToAllocTensorPass)
    .registerPass(DuplicateFunctionEliminationPassBase.spec, () => DuplicateFunctionEliminationPass)
    .registerPass(PromoteBuffersToStackPassBase.spec, () => PromoteBuffersToStackPass)
    .registerPass(BufferHoistingPassBase.spec, () => BufferHoistingPass)
    .registerPass(BufferLoopHoistingPassBase.spec, () => BufferLoopHoistingPass)
    .registerPass(ExpandStridedMetadataPassBase.spec, () => ExpandStridedMetadataPass)
    .registerPass(ConvertMemRefToTensorPassBase.spec, () => ConvertMemRefToTensorPass)
    .registerPass(ConvertTosaToTTIRPassBase.spec, () => ConvertTosaToTTIRPass)
    .registerPass(TosaToArithPassBase.spec, () => TosaToArithPass)
    .registerPass(ConvertTensorToLinalgPassBase.spec, () => ConvertTensorToLinalgPass)
    .registerPass(TosaToMLProgramBase.spec, () => TosaToMLProgram)
    .registerPass(TosaToSCFPassBase.spec, () => TosaToSCFPass)
    .registerPass(TosaToTensorPassBase.spec, () => TosaToTensorPass)
    .registerPass(ConvertTTIRToTTMetalPassBase.spec, () => ConvertTTIRToTTMetalPass)
    .registerPass(ConvertTTIRToTTNNPassBase.spec, () => ConvertTTIRToTTNNPass)
    .registerPass(ConvertTTKernelToEmitCPassBase.spec, () => ConvertTTKernelToEmitCPass)
    .registerPass(ConvertTTNNToEmitCPassBase.spec, () => ConvertTTNNToEmitCPass)
    .registerPass(LowerAffinePassBase.spec, () => LowerAffinePass)
    .registerPass(SCFToControlFlowPassBase.spec, () => SCFToControlFlowPass)
    .registerPass(CSEPassBase.spec, () => CSEPass)
    .registerPass(InlinerPassBase.spec, () => InlinerPass)
    .registerPass(ConvertElementwiseToLinalgPassBase.spec, () => ConvertElementwiseToLinalgPass)
    .registerPass(LinalgElementwiseOpFusionPassBase.spec, () => LinalgElementwiseOpFusionPass)
    .registerPass(LinalgFoldIntoElementwisePassBase.spec, () => LinalgFoldIntoElementwisePass)
    .registerPass(LinalgGeneralizeNamedOpsPassBase.spec, () => LinalgGeneralizeNamedOpsPass)
    .registerPass(LinalgInlineScalarOperandsPassBase.spec, () => LinalgInlineScalarOperandsPass)
    .registerPass(LinalgDetensorizeControlFlowPassBase.spec, () => LinalgDetensorizeControlFlowPass)
    .registerPass(LoopInvariantCodeMotionPassBase.spec, () => LoopInvariantCodeMotionPass)
    .registerPass(BubbleDownMemorySpaceCastsPassBase.spec, () => BubbleDownMemorySpaceCastsPass)
    .registerPass(Mem2RegPassBase.spec, () => Mem2RegPass)
    .registerPass(PrintIRPassBase.spec, () => PrintIRPass)
    .registerPass(PrintOpStatsPassBase.spec, () => PrintOpStatsPass)
    .registerPass(RemoveDeadValuesPassBase.spec, () => RemoveDeadValuesPass)
    .registerPass(SCCPPassBase.spec, () => SCCPPass)
    .registerPass(WrapFuncInClassPassBase.spec, () => WrapFuncInClassPass)
    .registerPass(FormExpressionsPassBase.spec, () => FormExpressionsPass)
    .registerPass(SCFForToWhileLoopPassBase.spec, () => SCFForToWhileLoopPass)
    .registerPass(SCFForallToForLoopPassBase.spec, () => SCFForallToForLoopPass)
    .registerPass(SCFForallToParallelLoopPassBase.spec, () => SCFForallToParallelLoopPass)
    .registerPass(SCFParallelForToNestedForsPassBase.spec, () => SCFParallelForToNestedForsPass)
    .registerPass(SCFForLoopRangeFoldingPassBase.spec, () => SCFForLoopRangeFoldingPass)
    .registerPass(SCFForLoopSpecializationPassBase.spec, () => SCFForLoopSpecializationPass)
    .registerPass(SCFParallelLoopSpecializationPassBase.spec, () => SCFParallelLoopSpecializationPass)
    .registerPass(ConvertFuncToEmitCBase.spec, () => ConvertFuncToEmitC)
    .registerPass(ConvertMemRefToEmitCBase.spec, () => ConvertMemRefToEmitC)
    .registerPass(ConvertMathToEmitCBase.spec, () => ConvertMathToEmitC)
    .registerPass(SCFToEmitCPassBase.spec, () => SCFToEmitCPass)
    .registerPass(SCFParallelLoopTilingPassBase.spec, () => SCFParallelLoopTilingPass)
    .registerPass(SCFUnrollLoopsPassBase.spec, () => SCFUnrollLoopsPass)
    .registerPass(StablehloExpandComplexPassBase.spec, () => StablehloExpandComplexPass)
    .registerPass(StablehloLegalizeCompositeToCallPassBase.spec, () => StablehloLegalizeCompositeToCallPass)
    .registerPass(StablehloLegalizeQuantToMathPassBase.spec, () => StablehloLegalizeQuantToMathPass)
    .registerPass(SdyDropShardingsPassBase.spec, () => SdyDropShardingsPass)
    .registerPass(StablehloPartialEvaluationPassBase.spec, () => StablehloPartialEvaluationPass)
    .registerPass(SROAPassBase.spec, () => SROAPass)
    .registerPass(SnapshotOpLocationsPassBase.spec, () => SnapshotOpLocationsPass)
    .registerPass(StripDebugInfoPassBase.spec, () => StripDebugInfoPass)
    .registerPass(SymbolDCEPassBase.spec, () => SymbolDCEPass)
    .registerPass(SymbolPrivatizePassBase.spec, () => SymbolPrivatizePass)
    .registerPass(TopologicalSortPassBase.spec, () => TopologicalSortPass)
    .registerPass(TosaMakeBroadcastablePassBase.spec, () => TosaMakeBroadcastablePass)
    .registerPass(TosaArithConstantToTosaConstPassBase.spec, () => TosaArithConstantToTosaConstPass)
    .registerPass(TosaOptionalDecompositionsPassBase.spec, () => TosaOptionalDecompositionsPass)
    .registerPass(TosaConvertIntegerTypeToSignlessBase.spec, () => TosaConvertIntegerTypeToSignless)
    .registerPass(TosaInferShapesPassBase.spec, () => TosaInferShapesPass)
    .registerPass(TosaStripQuantTypesPassBase.spec, () => TosaStripQuantTypesPass)
    .registerPass(TTIRAllocatePassBase.spec, () => TTIRAllocatePass)
    .registerPass(TTIRGenericKernelPassBase.spec, () => TTIRGenericKernelPass)
    .registerPass(TTIRGenericPassBase.spec, () => TTIRGenericPass)
    .registerPass(TTIRGenericRegionOperandsToMemrefPassBase.spec, () => TTIRGenericRegionOperandsToMemrefPass)
    .registerPass(TTIRImplicitDevicePassBase.spec, () => TTIRImplicitDevicePass)
    .registerPass(TTIRLayoutPassBase.spec, () => TTIRLayoutPass)
    .registerPass(TTIRLoadSystemDescPassBase.spec, () => TTIRLoadSystemDescPass)
    .registerPass(TTIROptimizerPassBase.spec, () => TTIROptimizerPass)
    .registerPass(TTIRSlidingWindow2dFixShapesPassBase.spec, () => TTIRSlidingWindow2dFixShapesPass)
    .registerPass(TTIRSplitCompoundLayoutPassBase.spec, () => TTIRSplitCompoundLayoutPass)
    .registerPass(TTIRElementTypeNormalizationPassBase.spec, () => TTIRElementTypeNormalizationPass)
    .registerPass(TTIRToTTIRDecompositionPassBase.spec, () => TTIRToTTIRDecompositionPass)
    .registerPass(TTNNDeallocatePassBase.spec, () => TTNNDeallocatePass)
    .registerPass(ViewOpGraphPassBase.spec, () => ViewOpGraphPass)
    .registerPipeline(linalgToTTIRPipelineSpec, () => buildLinalgToTTIRPipeline)
    .registerPipeline(stableHLOToTTIRPipelineSpec, () => buildStableHLOToTTIRPipeline)
    .registerPipeline(tosaToTTIRPipelineSpec, () => buildTosaToTTIRPipeline)
    .registerPipeline(ttirToTTMetalBackendPipelineSpec, () => buildTTIRToTTMetalBackendPipeline)
    .registerPipeline(ttirToTTNNBackendPipelineSpec, () => buildTTIRToTTNNBackendPipeline);
}
