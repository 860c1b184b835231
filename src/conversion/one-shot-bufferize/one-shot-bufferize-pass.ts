import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Operation } from '../../ir/operation.ts';
import { UnknownLoc } from '../../ir/location.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { LayoutMapOption } from '../generated/conversion-enums.gen.ts';
import { OneShotBufferizePassBase } from '../generated/conversion-passes.gen.ts';
import { analyzeOp } from './analyze.ts';
import { Bufferization } from './bufferization.ts';
import { analyzeModule, bufferizeModule } from './bufferize-module.ts';
import { bufferizeOp } from './bufferize-op.ts';
import { insertTensorCopies } from './insert-tensor-copies.ts';
import { allModels } from './models.ts';
import { OneShotAnalysisState } from './one-shot-analysis-state.ts';
import { type AnalysisHeuristic, analysisHeuristics, type BufferizationOptions } from './options.ts';

/** `one-shot-bufferize`. Source: mlir/lib/Dialect/Bufferization/Transforms/Bufferize.cpp and OneShotAnalysis.cpp. */
export class OneShotBufferizePass extends OneShotBufferizePassBase {
  override runOnOperation(module: Operation): LogicalResult {
    if (!this.#checkOptions(module)) return false;
    const bufferization = new Bufferization(this.#bufferizationOptions(), allModels);
    const { copyBeforeWrite, bufferizeFunctionBoundaries, testAnalysisOnly } = this.options;
    if (!copyBeforeWrite && !resolveConflicts(module, bufferization)) return false;
    if (testAnalysisOnly) return true;
    return bufferizeFunctionBoundaries ? bufferizeModule(module, bufferization) : bufferizeOp(module, bufferization);
  }

  #bufferizationOptions(): BufferizationOptions {
    const { options } = this;
    const { mustInferMemorySpace, useEncodingForMemorySpace } = options;
    return {
      allowUnknownOps: options.allowUnknownOps,
      bufferizeFunctionBoundaries: options.bufferizeFunctionBoundaries,
      checkParallelRegions: options.checkParallelRegions,
      allowReturnAllocsFromLoops: options.allowReturnAllocsFromLoops,
      copyBeforeWrite: options.copyBeforeWrite,
      // As in mlir-opt, 32 bits of it are kept.
      bufferAlignment: Number(BigInt.asUintN(32, BigInt(options.bufferAlignment))),
      dialectFilter: options.dialectFilter,
      noAnalysisFuncFilter: options.noAnalysisFuncFilter,
      skippedFunctions: [],
      functionBoundaryLayout: options.functionBoundaryTypeConversion,
      unknownLayout: options.unknownTypeConversion,
      heuristic: this.#heuristic,
      fuzzerSeed: options.analysisFuzzerSeed,
      reports: {
        isOfPlaces: options.testAnalysisOnly,
        isOfAliases: options.dumpAliasSets,
        printing: this.printing,
        isOfConflicts: options.printConflicts,
      },
      memorySpaceOf: (type, isOfFunction) => {
        if (mustInferMemorySpace) return 'unknown';
        if (!useEncodingForMemorySpace) return 'default';
        if (type instanceof RankedTensorType) return type.encoding ?? 'default';
        return isOfFunction ? 'default' : 'unknown';
      },
    };
  }

  #checkOptions(module: Operation): LogicalResult {
    const { options } = this;
    if (options.mustInferMemorySpace && options.useEncodingForMemorySpace) {
      const names = `'must-infer-memory-space' and 'use-encoding-for-memory-space'`;
      return module.emitError(`only one of ${names} are allowed in ${this.spec.argument}`);
    }
    const problem = this.#problemOfOptions();
    return problem === undefined || module.context.emitError(UnknownLoc.instance, `Invalid option: ${problem}`);
  }

  /** Returns what is wrong with options that do not go together. */
  #problemOfOptions(): string | undefined {
    const { options } = this;
    if (options.unknownTypeConversion === LayoutMapOption.InferLayoutMap) {
      return `'infer-layout-map' is not a valid value for 'unknown-type-conversion'`;
    }
    if (options.copyBeforeWrite && options.testAnalysisOnly) {
      return `'copy-before-write' cannot be used with 'test-analysis-only'`;
    }
    if (options.printConflicts && !options.testAnalysisOnly) return `'print-conflicts' requires 'test-analysis-only'`;
    if (options.dumpAliasSets && !options.testAnalysisOnly) return `'dump-alias-sets' requires 'test-analysis-only'`;
    if (options.noAnalysisFuncFilter.length > 0 && !options.bufferizeFunctionBoundaries) {
      return `'no-analysis-func-filter' requires 'bufferize-function-boundaries'`;
    }
    return undefined;
  }

  /** That of the options. As in mlir-opt, one that does not exist stands for `fuzzer`. */
  get #heuristic(): AnalysisHeuristic {
    return analysisHeuristics.find((heuristic) => heuristic === this.options.analysisHeuristic) ?? 'fuzzer';
  }
}

/** Analyzes a module and copies the tensors that are not in place. */
function resolveConflicts(module: Operation, bufferization: Bufferization): LogicalResult {
  const { bufferizeFunctionBoundaries, noAnalysisFuncFilter } = bufferization.options;
  const isOfAll = noAnalysisFuncFilter.length === 0;
  const analyzed = isOfAll ? bufferization : bufferization.with({ skippedFunctions: noAnalysisFuncFilter });
  const state = new OneShotAnalysisState(module, analyzed);
  const isAnalyzed = bufferizeFunctionBoundaries ? analyzeModule(module, state) : analyzeOp(module, state);
  if (!isAnalyzed || bufferization.options.reports.isOfPlaces) return isAnalyzed;
  return insertTensorCopies(module, state);
}
