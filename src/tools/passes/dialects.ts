import {
  AffineExpandIndexOpsAsAffinePassBase,
  AffineExpandIndexOpsPassBase,
  AffineLoopInvariantCodeMotionBase,
  AffineLoopNormalizeBase,
  AffineDataCopyGenerationBase,
  AffineLoopFusionBase,
  AffineLoopTilingBase,
  AffineLoopUnrollAndJamBase,
  AffineLoopUnrollBase,
  AffineParallelizeBase,
  AffineScalarReplacementBase,
  SimplifyAffineStructuresBase,
} from '../../dialects/affine/generated/affine-passes.gen.ts';
import { AffineExpandIndexOpsAsAffinePass } from '../../dialects/affine/transforms/expand-index-ops-as-affine.ts';
import { AffineExpandIndexOpsPass } from '../../dialects/affine/transforms/expand-index-ops.ts';
import { AffineLoopInvariantCodeMotion } from '../../dialects/affine/transforms/loop-invariant-code-motion.ts';
import { AffineLoopNormalize } from '../../dialects/affine/transforms/loop-normalize.ts';
import { AffineDataCopyGeneration } from '../../dialects/affine/transforms/data-copy-generate.ts';
import { AffineLoopFusion } from '../../dialects/affine/transforms/loop-fusion.ts';
import { AffineLoopTiling } from '../../dialects/affine/transforms/loop-tile.ts';
import { AffineLoopUnrollAndJam } from '../../dialects/affine/transforms/loop-unroll-jam.ts';
import { AffineLoopUnroll } from '../../dialects/affine/transforms/loop-unroll.ts';
import { AffineParallelize } from '../../dialects/affine/transforms/parallelize.ts';
import { AffineScalarReplacement } from '../../dialects/affine/transforms/scalar-replacement.ts';
import { SimplifyAffineStructures } from '../../dialects/affine/transforms/simplify-structures.ts';
import {
  ArithEmulateUnsupportedFloatsPassBase,
  ArithExpandOpsPassBase,
  ArithIntRangeNarrowingPassBase,
  ArithIntRangeOptsPassBase,
  ArithUnsignedWhenEquivalentPassBase,
} from '../../dialects/arith/generated/arith-passes.gen.ts';
import { ArithEmulateUnsupportedFloatsPass } from '../../dialects/arith/transforms/emulate-unsupported-floats.ts';
import { ArithExpandOpsPass } from '../../dialects/arith/transforms/expand-ops.ts';
import { ArithIntRangeNarrowingPass } from '../../dialects/arith/transforms/int-range-narrowing.ts';
import { ArithIntRangeOptsPass } from '../../dialects/arith/transforms/int-range-optimizations.ts';
import { ArithUnsignedWhenEquivalentPass } from '../../dialects/arith/transforms/unsigned-when-equivalent.ts';
import {
  BufferDeallocationSimplificationPassBase,
  BufferHoistingPassBase,
  BufferLoopHoistingPassBase,
  EmptyTensorToAllocTensorPassBase,
  OptimizeAllocationLivenessPassBase,
  PromoteBuffersToStackPassBase,
} from '../../dialects/bufferization/generated/bufferization-passes.gen.ts';
import { BufferDeallocationSimplificationPass } from '../../dialects/bufferization/transforms/buffer-deallocation-simplification.ts';
import { BufferHoistingPass } from '../../dialects/bufferization/transforms/buffer-hoisting.ts';
import { BufferLoopHoistingPass } from '../../dialects/bufferization/transforms/buffer-loop-hoisting.ts';
import { EmptyTensorToAllocTensorPass } from '../../dialects/bufferization/transforms/empty-tensor-to-alloc-tensor.ts';
import { OptimizeAllocationLivenessPass } from '../../dialects/bufferization/transforms/optimize-allocation-liveness.ts';
import { PromoteBuffersToStackPass } from '../../dialects/bufferization/transforms/promote-buffers-to-stack.ts';
import { FormExpressionsPassBase, WrapFuncInClassPassBase } from '../../dialects/emitc/generated/emitc-passes.gen.ts';
import { FormExpressionsPass } from '../../dialects/emitc/transforms/form-expressions.ts';
import { WrapFuncInClassPass } from '../../dialects/emitc/transforms/wrap-func-in-class.ts';
import { DuplicateFunctionEliminationPassBase } from '../../dialects/func/generated/func-passes.gen.ts';
import { DuplicateFunctionEliminationPass } from '../../dialects/func/transforms/duplicate-function-elimination.ts';
import {
  ConvertElementwiseToLinalgPassBase,
  LinalgBlockPackMatmulBase,
  LinalgDetensorizeControlFlowPassBase,
  LinalgElementwiseOpFusionPassBase,
  LinalgFoldIntoElementwisePassBase,
  LinalgFoldUnitExtentDimsPassBase,
  LinalgGeneralizeNamedOpsPassBase,
  LinalgInlineScalarOperandsPassBase,
  LinalgMorphOpsPassBase,
  SimplifyDepthwiseConvPassBase,
  LinalgSpecializeGenericOpsPassBase,
  ReifyResultShapesPassBase,
  ResolveRankedShapeTypeResultDimsPassBase,
  ResolveShapedTypeResultDimsPassBase,
} from '../../dialects/linalg/generated/linalg-passes.gen.ts';
import { LinalgBlockPackMatmul } from '../../dialects/linalg/transforms/block-pack-matmul.ts';
import { LinalgDetensorizeControlFlowPass } from '../../dialects/linalg/transforms/detensorize-control-flow.ts';
import { ConvertElementwiseToLinalgPass } from '../../dialects/linalg/transforms/elementwise-to-linalg.ts';
import { LinalgFoldIntoElementwisePass } from '../../dialects/linalg/transforms/fold-into-elementwise.ts';
import { LinalgFoldUnitExtentDimsPass } from '../../dialects/linalg/transforms/fold-unit-extent-dims.ts';
import { LinalgElementwiseOpFusionPass } from '../../dialects/linalg/transforms/fuse-elementwise-ops.ts';
import { LinalgGeneralizeNamedOpsPass } from '../../dialects/linalg/transforms/generalize-named-ops.ts';
import { SimplifyDepthwiseConvPass } from '../../dialects/linalg/transforms/simplify-depthwise-conv.ts';
import { LinalgMorphOpsPass } from '../../dialects/linalg/transforms/morph-ops.ts';
import { ReifyResultShapesPass } from '../../dialects/linalg/transforms/reify-result-shapes.ts';
import {
  ResolveRankedShapeTypeResultDimsPass,
  ResolveShapedTypeResultDimsPass,
} from '../../dialects/linalg/transforms/resolve-ranked-shaped-type-result-dims.ts';
import { LinalgSpecializeGenericOpsPass } from '../../dialects/linalg/transforms/specialize-generic-ops.ts';
import { LinalgInlineScalarOperandsPass } from '../../dialects/linalg/transforms/inline-scalar-operands.ts';
import {
  MathExpandOpsPassBase,
  MathExtendToSupportedTypesPassBase,
  MathSincosFusionPassBase,
  MathUpliftToFMAPassBase,
} from '../../dialects/math/generated/math-passes.gen.ts';
import { MathExpandOpsPass } from '../../dialects/math/transforms/expand-ops.ts';
import { MathExtendToSupportedTypesPass } from '../../dialects/math/transforms/extend-to-supported-types.ts';
import { MathSincosFusionPass } from '../../dialects/math/transforms/sincos-fusion.ts';
import { MathUpliftToFMAPass } from '../../dialects/math/transforms/uplift-to-fma.ts';
import { MLProgramPipelineGlobalsPassBase } from '../../dialects/ml_program/generated/ml_program-passes.gen.ts';
import { MLProgramPipelineGlobalsPass } from '../../dialects/ml_program/transforms/pipeline-globals.ts';
import {
  LowerVectorMaskPassBase,
  LowerVectorMultiReductionBase,
  LowerVectorToFromElementsToShuffleTreeBase,
} from '../../dialects/vector/generated/vector-passes.gen.ts';
import { LowerVectorMaskPass } from '../../dialects/vector/transforms/lower-vector-mask.ts';
import { LowerVectorMultiReduction } from '../../dialects/vector/transforms/lower-vector-multi-reduction.ts';
import { LowerVectorToFromElementsToShuffleTree } from '../../dialects/vector/transforms/lower-vector-to-from-elements-to-shuffle-tree.ts';
import { ExpandOpsPassBase } from '../../dialects/memref/generated/memref-passes.gen.ts';
import { ExpandOpsPass } from '../../dialects/memref/transforms/expand-ops.ts';
import {
  SCFForLoopRangeFoldingPassBase,
  SCFForLoopSpecializationPassBase,
  SCFForToWhileLoopPassBase,
  SCFForallToForLoopPassBase,
  SCFForallToParallelLoopPassBase,
  SCFParallelForToNestedForsPassBase,
  SCFParallelLoopFusionPassBase,
  SCFParallelLoopSpecializationPassBase,
  SCFParallelLoopTilingPassBase,
  SCFUnrollLoopsPassBase,
} from '../../dialects/scf/generated/scf-passes.gen.ts';
import { SCFForLoopRangeFoldingPass } from '../../dialects/scf/transforms/for-loop-range-folding.ts';
import { SCFForLoopSpecializationPass } from '../../dialects/scf/transforms/for-loop-specialization.ts';
import { SCFForToWhileLoopPass } from '../../dialects/scf/transforms/for-to-while.ts';
import { SCFForallToForLoopPass } from '../../dialects/scf/transforms/forall-to-for.ts';
import { SCFForallToParallelLoopPass } from '../../dialects/scf/transforms/forall-to-parallel.ts';
import { SCFParallelForToNestedForsPass } from '../../dialects/scf/transforms/parallel-for-to-nested-fors.ts';
import { SCFParallelLoopFusionPass } from '../../dialects/scf/transforms/parallel-loop-fusion.ts';
import { SCFParallelLoopSpecializationPass } from '../../dialects/scf/transforms/parallel-loop-specialization.ts';
import { SCFParallelLoopTilingPass } from '../../dialects/scf/transforms/parallel-loop-tiling.ts';
import { SCFUnrollLoopsPass } from '../../dialects/scf/transforms/unroll-loops.ts';
import {
  OutlineShapeComputationPassBase,
  RemoveShapeConstraintsPassBase,
  ShapeToShapeLoweringPassBase,
} from '../../dialects/shape/generated/shape-passes.gen.ts';
import { OutlineShapeComputationPass } from '../../dialects/shape/transforms/outline-shape-computation.ts';
import { RemoveShapeConstraintsPass } from '../../dialects/shape/transforms/remove-shape-constraints.ts';
import { ShapeToShapeLoweringPass } from '../../dialects/shape/transforms/shape-to-shape-lowering.ts';
import {
  TosaAttachTargetBase,
  TosaConvertIntegerTypeToSignlessBase,
  TosaInferShapesPassBase,
  TosaLayerwiseConstantFoldPassBase,
  TosaMakeBroadcastablePassBase,
  TosaNarrowF64ToF32PassBase,
  TosaNarrowI64ToI32PassBase,
  TosaOptionalDecompositionsPassBase,
  TosaReduceTransposesBase,
  TosaStripQuantTypesPassBase,
  TosaValidationBase,
} from '../../dialects/tosa/generated/tosa-passes.gen.ts';
import { TosaAttachTarget } from '../../dialects/tosa/transforms/attach-target.ts';
import { TosaConvertIntegerTypeToSignless } from '../../dialects/tosa/transforms/convert-integer-type-to-signless.ts';
import { TosaInferShapesPass } from '../../dialects/tosa/transforms/infer-shapes.ts';
import { TosaLayerwiseConstantFoldPass } from '../../dialects/tosa/transforms/layerwise-constant-fold.ts';
import { TosaMakeBroadcastablePass } from '../../dialects/tosa/transforms/make-broadcastable.ts';
import { TosaNarrowF64ToF32Pass, TosaNarrowI64ToI32Pass } from '../../dialects/tosa/transforms/narrow-types.ts';
import { TosaOptionalDecompositionsPass } from '../../dialects/tosa/transforms/optional-decompositions.ts';
import { TosaReduceTransposes } from '../../dialects/tosa/transforms/reduce-transposes.ts';
import { TosaStripQuantTypesPass } from '../../dialects/tosa/transforms/strip-quant-types.ts';
import { TosaValidation } from '../../dialects/tosa/transforms/validate.ts';
import { type PassRegistry } from '../../pass/pass-registry.ts';

/** Registers the passes that stay in one dialect of MLIR, or lower its operations to simpler ones. The bundle of ttmlir-opt loads what makes them when it is asked for: see lazy-imports.ts. */
export function registerDialectPasses(registry: PassRegistry): void {
  registry
    .registerPass(AffineExpandIndexOpsAsAffinePassBase.spec, () => AffineExpandIndexOpsAsAffinePass)
    .registerPass(AffineExpandIndexOpsPassBase.spec, () => AffineExpandIndexOpsPass)
    .registerPass(AffineLoopInvariantCodeMotionBase.spec, () => AffineLoopInvariantCodeMotion)
    .registerPass(AffineLoopNormalizeBase.spec, () => AffineLoopNormalize)
    .registerPass(AffineLoopUnrollAndJamBase.spec, () => AffineLoopUnrollAndJam)
    .registerPass(AffineLoopUnrollBase.spec, () => AffineLoopUnroll)
    .registerPass(AffineDataCopyGenerationBase.spec, () => AffineDataCopyGeneration)
    .registerPass(AffineLoopFusionBase.spec, () => AffineLoopFusion)
    .registerPass(AffineLoopTilingBase.spec, () => AffineLoopTiling)
    .registerPass(AffineParallelizeBase.spec, () => AffineParallelize)
    .registerPass(AffineScalarReplacementBase.spec, () => AffineScalarReplacement)
    .registerPass(SimplifyAffineStructuresBase.spec, () => SimplifyAffineStructures)
    .registerPass(ArithEmulateUnsupportedFloatsPassBase.spec, () => ArithEmulateUnsupportedFloatsPass)
    .registerPass(ArithExpandOpsPassBase.spec, () => ArithExpandOpsPass)
    .registerPass(ArithIntRangeNarrowingPassBase.spec, () => ArithIntRangeNarrowingPass)
    .registerPass(ArithIntRangeOptsPassBase.spec, () => ArithIntRangeOptsPass)
    .registerPass(ArithUnsignedWhenEquivalentPassBase.spec, () => ArithUnsignedWhenEquivalentPass)
    .registerPass(BufferDeallocationSimplificationPassBase.spec, () => BufferDeallocationSimplificationPass)
    .registerPass(BufferHoistingPassBase.spec, () => BufferHoistingPass)
    .registerPass(BufferLoopHoistingPassBase.spec, () => BufferLoopHoistingPass)
    .registerPass(ConvertElementwiseToLinalgPassBase.spec, () => ConvertElementwiseToLinalgPass)
    .registerPass(DuplicateFunctionEliminationPassBase.spec, () => DuplicateFunctionEliminationPass)
    .registerPass(EmptyTensorToAllocTensorPassBase.spec, () => EmptyTensorToAllocTensorPass)
    .registerPass(MathExpandOpsPassBase.spec, () => MathExpandOpsPass)
    .registerPass(MathExtendToSupportedTypesPassBase.spec, () => MathExtendToSupportedTypesPass)
    .registerPass(MathSincosFusionPassBase.spec, () => MathSincosFusionPass)
    .registerPass(MathUpliftToFMAPassBase.spec, () => MathUpliftToFMAPass)
    .registerPass(MLProgramPipelineGlobalsPassBase.spec, () => MLProgramPipelineGlobalsPass)
    .registerPass(ExpandOpsPassBase.spec, () => ExpandOpsPass)
    .registerPass(LowerVectorMaskPassBase.spec, () => LowerVectorMaskPass)
    .registerPass(LowerVectorMultiReductionBase.spec, () => LowerVectorMultiReduction)
    .registerPass(LowerVectorToFromElementsToShuffleTreeBase.spec, () => LowerVectorToFromElementsToShuffleTree)
    .registerPass(FormExpressionsPassBase.spec, () => FormExpressionsPass)
    .registerPass(LinalgBlockPackMatmulBase.spec, () => LinalgBlockPackMatmul)
    .registerPass(LinalgDetensorizeControlFlowPassBase.spec, () => LinalgDetensorizeControlFlowPass)
    .registerPass(LinalgElementwiseOpFusionPassBase.spec, () => LinalgElementwiseOpFusionPass)
    .registerPass(SimplifyDepthwiseConvPassBase.spec, () => SimplifyDepthwiseConvPass)
    .registerPass(LinalgMorphOpsPassBase.spec, () => LinalgMorphOpsPass)
    .registerPass(LinalgSpecializeGenericOpsPassBase.spec, () => LinalgSpecializeGenericOpsPass)
    .registerPass(LinalgFoldUnitExtentDimsPassBase.spec, () => LinalgFoldUnitExtentDimsPass)
    .registerPass(LinalgFoldIntoElementwisePassBase.spec, () => LinalgFoldIntoElementwisePass)
    .registerPass(LinalgGeneralizeNamedOpsPassBase.spec, () => LinalgGeneralizeNamedOpsPass)
    .registerPass(LinalgInlineScalarOperandsPassBase.spec, () => LinalgInlineScalarOperandsPass)
    .registerPass(OptimizeAllocationLivenessPassBase.spec, () => OptimizeAllocationLivenessPass)
    .registerPass(PromoteBuffersToStackPassBase.spec, () => PromoteBuffersToStackPass)
    .registerPass(SCFForLoopRangeFoldingPassBase.spec, () => SCFForLoopRangeFoldingPass)
    .registerPass(SCFForLoopSpecializationPassBase.spec, () => SCFForLoopSpecializationPass)
    .registerPass(SCFForToWhileLoopPassBase.spec, () => SCFForToWhileLoopPass)
    .registerPass(SCFForallToForLoopPassBase.spec, () => SCFForallToForLoopPass)
    .registerPass(SCFForallToParallelLoopPassBase.spec, () => SCFForallToParallelLoopPass)
    .registerPass(SCFParallelForToNestedForsPassBase.spec, () => SCFParallelForToNestedForsPass)
    .registerPass(SCFParallelLoopFusionPassBase.spec, () => SCFParallelLoopFusionPass)
    .registerPass(SCFParallelLoopSpecializationPassBase.spec, () => SCFParallelLoopSpecializationPass)
    .registerPass(SCFParallelLoopTilingPassBase.spec, () => SCFParallelLoopTilingPass)
    .registerPass(SCFUnrollLoopsPassBase.spec, () => SCFUnrollLoopsPass)
    .registerPass(ReifyResultShapesPassBase.spec, () => ReifyResultShapesPass)
    .registerPass(ResolveRankedShapeTypeResultDimsPassBase.spec, () => ResolveRankedShapeTypeResultDimsPass)
    .registerPass(ResolveShapedTypeResultDimsPassBase.spec, () => ResolveShapedTypeResultDimsPass)
    .registerPass(OutlineShapeComputationPassBase.spec, () => OutlineShapeComputationPass)
    .registerPass(RemoveShapeConstraintsPassBase.spec, () => RemoveShapeConstraintsPass)
    .registerPass(ShapeToShapeLoweringPassBase.spec, () => ShapeToShapeLoweringPass)
    .registerPass(TosaAttachTargetBase.spec, () => TosaAttachTarget)
    .registerPass(TosaConvertIntegerTypeToSignlessBase.spec, () => TosaConvertIntegerTypeToSignless)
    .registerPass(TosaInferShapesPassBase.spec, () => TosaInferShapesPass)
    .registerPass(TosaLayerwiseConstantFoldPassBase.spec, () => TosaLayerwiseConstantFoldPass)
    .registerPass(TosaMakeBroadcastablePassBase.spec, () => TosaMakeBroadcastablePass)
    .registerPass(TosaNarrowF64ToF32PassBase.spec, () => TosaNarrowF64ToF32Pass)
    .registerPass(TosaNarrowI64ToI32PassBase.spec, () => TosaNarrowI64ToI32Pass)
    .registerPass(TosaOptionalDecompositionsPassBase.spec, () => TosaOptionalDecompositionsPass)
    .registerPass(TosaReduceTransposesBase.spec, () => TosaReduceTransposes)
    .registerPass(TosaStripQuantTypesPassBase.spec, () => TosaStripQuantTypesPass)
    .registerPass(TosaValidationBase.spec, () => TosaValidation)
    .registerPass(WrapFuncInClassPassBase.spec, () => WrapFuncInClassPass);
}
