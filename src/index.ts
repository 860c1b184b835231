/**
 * What the package exports: MLIR's IR, text, passes and rewriting, and the Tenstorrent compiler from TTIR to a run on the device
 * model. The classes of a dialect's operations, attributes and types are in `ttmlir/dialects/<name>`.
 */
export * from './affine/affine-expr.ts';
export { AffineMap } from './affine/affine-map.ts';
export { IntegerSet } from './affine/integer-set.ts';

export { Context } from './ir/context.ts';
export { Operation, type OperationState } from './ir/operation.ts';
export { Block } from './ir/block.ts';
export { Region } from './ir/region.ts';
export { BlockArgument, OpOperand, OpResult, Value } from './ir/value.ts';
export { Attribute, type NamedAttributes } from './ir/attribute.ts';
export { Type } from './ir/type.ts';
export * from './ir/attributes/container-attributes.ts';
export * from './ir/attributes/elements-attributes.ts';
export * from './ir/attributes/float-values.ts';
export * from './ir/attributes/scalar-attributes.ts';
export * from './ir/types/composite-types.ts';
export * from './ir/types/scalar-types.ts';
export * from './ir/types/shaped-types.ts';
export * from './ir/location.ts';
export { OpBuilder, type InsertionPoint } from './ir/builder.ts';
export { cloneOperation, IRMapping } from './ir/clone.ts';
export { SymbolTable, lookupNearestSymbol, symbolName } from './ir/symbol-table.ts';
export { verify } from './ir/verifier.ts';
export { walk, walkBlocks, walkOps, type WalkResult } from './ir/walk.ts';
export { type Diagnostic, type DiagnosticHandler, type DiagnosticNote, type Severity } from './ir/diagnostics.ts';
export { renderDiagnostic } from './ir/diagnostic-text.ts';
export { DialectRegistry, type Dialect } from './ir/dialect.ts';
export { createRegistry } from './dialects/registry.ts';

export { parseAttribute, parseSource, parseText, parseType, type ParseOptions } from './asm/parse-source.ts';
export { printAttribute, printLocation, printOp, printOpInline, printType } from './asm/printer/print-op.ts';
export { type PrintingFlags } from './asm/printer/flags.ts';
export { BytecodeFile } from './bytecode/bytecode-file.ts';
export { isBytecode } from './bytecode/encoding.ts';
export { readBytecode } from './bytecode/read-bytecode.ts';
export { writeBytecode, type BytecodeOptions } from './bytecode/write-bytecode.ts';
export { type LogicalResult } from './support/logical-result.ts';
export { SourceFile, type TextPosition } from './support/source-file.ts';

export { OpRewritePattern, PatternRewriter, RewritePattern, type RewriterListener } from './ir/pattern-match.ts';
export { applyOpPatternsGreedily, applyPatternsGreedily, type GreedyRewriteResult } from './rewrite/greedy-driver.ts';
export { type GreedyRewriteOptions } from './rewrite/greedy-rewrite.ts';
export { ConversionTarget, type LegalityCallback } from './rewrite/conversion-target.ts';
export { OpConversionPattern } from './rewrite/conversion-pattern.ts';
export { ConversionPatternRewriter } from './rewrite/conversion-rewriter.ts';
export { SignatureConversion, TypeConverter, type TypeConversion } from './rewrite/type-converter.ts';
export {
  applyFullConversion,
  applyPartialConversion,
  type ConversionOptions,
  type ConversionPatterns,
} from './rewrite/conversion.ts';

export { Pass, type PassClass } from './pass/pass.ts';
export {
  type OptionType,
  type PassOptionSpec,
  type PassSpec,
  type PipelineSpec,
  type StatisticSpec,
} from './pass/pass-spec.ts';
export { type AnalysisKind } from './pass/analysis-manager.ts';
export { PassManager } from './pass/pass-manager.ts';
export { OpPassManager, type Nesting } from './pass/op-pass-manager.ts';
export { type PassInstrumentation } from './pass/instrumentation.ts';
export { PassRegistry } from './pass/pass-registry.ts';
export { PipelineErrors } from './pass/pipeline-errors.ts';
export { addPipelineText, parsePassPipeline } from './pass/pipeline-text.ts';
export { createPassRegistry } from './tools/pass-registry.ts';

export * from './layout/tensor-layout.ts';
export { checkLayout, logicalStrides, physicalShape, tiledShape } from './layout/layout-queries.ts';
export { type CollapseInterval } from './layout/linear-map.ts';
export {
  allPaddingRegions,
  countPadding,
  paddingRegions,
  type PaddingCount,
  type ShardRegion,
} from './layout/padding.ts';
export {
  elementPlaces,
  shardAt,
  type ElementPlace,
  type ElementPlaces,
  type IndexAt,
  type ShardGeometry,
} from './layout/element-place.ts';
export { checkPlacement, type Bank, type DeviceMemories, type L1Bank } from './layout/banks.ts';
export { type WorkerGrid } from './layout/worker-grid.ts';
export { tensorAddresses, type PhysicalAddress, type TensorAddresses } from './layout/tensor-addresses.ts';
export { type ShardBytes } from './layout/shard-bytes.ts';
export { ttnnTensorLayout, type TTNNTensorLayout } from './layout/ttnn-tensor-layout.ts';
export {
  fromTensorLayout,
  layoutOf,
  makeLayout,
  toTensorLayout,
  type MakeLayoutOptions,
} from './dialects/tt/layout.ts';
export { funcTypePatterns } from './dialects/func/transforms/func-conversions.ts';
export { deviceFromSystemDesc } from './dialects/tt/device.ts';
export { deviceMemoriesOf } from './dialects/tt/tensor-size.ts';
export { defaultSystemDesc } from './dialects/tt/system-desc.ts';
export { makeCBType } from './dialects/ttkernel/circular-buffer-type.ts';
export { translateToCpp } from './target/emitc-to-cpp.ts';
export { type CppOptions } from './target/cpp/cpp-emitter.ts';
export { translateTTNNToCpp } from './target/ttnn-to-cpp.ts';
export { translateTTNNToFlatbuffer } from './target/ttnn-to-flatbuffer.ts';
export { translateTTMetalToFlatbuffer } from './target/ttmetal-to-flatbuffer.ts';
export { translateSystemDescToFlatbuffer } from './target/system-desc-to-flatbuffer.ts';
export { translateFlatbufferToTTNN } from './target/flatbuffer-to-ttnn.ts';
export { binaryFileToJson, readBinaryFile, type BinaryFile } from './target/schema/binary-file.ts';
export { BinaryFormatError } from './target/schema/binary-format-error.ts';
export { openBinary, runBinary, type OpenProgram, type RunOptions } from './runtime/run-binary.ts';
export { type OperationReport, type ProgramResult, type RunProgress } from './runtime/program-result.ts';
export { RuntimeError } from './runtime/runtime-error.ts';
export {
  inputDescriptions,
  outputDescriptions,
  RuntimeDevice,
  type LayoutCosts,
  type SubmitResult,
} from './runtime/stitching/runtime-device.ts';
export { RuntimeTensor, type TensorLocation } from './runtime/stitching/runtime-tensor.ts';
export { type TensorDesc } from './target/schema/generated/common.gen.ts';
export { hostTensor, type HostTensor } from './runtime/tensors/host-tensor.ts';
export { type FormatName } from './device/formats/element-format.ts';

export { readNpy, writeNpy, type NpyArray } from './support/npy.ts';
export { readSafetensors, writeSafetensors, type SafetensorsFile } from './support/safetensors.ts';
