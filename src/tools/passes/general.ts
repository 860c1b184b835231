import { type PassRegistry } from '../../pass/pass-registry.ts';
import { BubbleDownMemorySpaceCastsPass } from '../../transforms/bubble-down-memory-space-casts.ts';
import { CanonicalizerPass } from '../../transforms/canonicalize.ts';
import { CompositeFixedPointPass } from '../../transforms/composite-fixed-point.ts';
import { ControlFlowSinkPass } from '../../transforms/control-flow-sink.ts';
import { CSEPass } from '../../transforms/cse.ts';
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
} from '../../transforms/generated/transforms-passes.gen.ts';
import { InlinerPass } from '../../transforms/inline.ts';
import { LoopInvariantCodeMotionPass } from '../../transforms/loop-invariant-code-motion.ts';
import { Mem2RegPass } from '../../transforms/mem2reg.ts';
import { PrintIRPass } from '../../transforms/print-ir.ts';
import { PrintOpStatsPass } from '../../transforms/print-op-stats.ts';
import { RemoveDeadValuesPass } from '../../transforms/remove-dead-values.ts';
import { SCCPPass } from '../../transforms/sccp.ts';
import { SnapshotOpLocationsPass } from '../../transforms/snapshot-op-locations.ts';
import { SROAPass } from '../../transforms/sroa.ts';
import { StripDebugInfoPass } from '../../transforms/strip-debuginfo.ts';
import { SymbolDCEPass } from '../../transforms/symbol-dce.ts';
import { SymbolPrivatizePass } from '../../transforms/symbol-privatize.ts';
import { TopologicalSortPass } from '../../transforms/topological-sort.ts';
import { ViewOpGraphPass } from '../../transforms/view-op-graph.ts';

/** Registers MLIR's passes that are for operations of any dialect. The bundle of ttmlir-opt loads what makes them when it is asked for: see lazy-imports.ts. */
export function registerGeneralPasses(registry: PassRegistry): void {
  registry
    .registerPass(BubbleDownMemorySpaceCastsPassBase.spec, () => BubbleDownMemorySpaceCastsPass)
    .registerPass(CSEPassBase.spec, () => CSEPass)
    .registerPass(CanonicalizerPassBase.spec, () => CanonicalizerPass)
    .registerPass(CompositeFixedPointPassBase.spec, () => CompositeFixedPointPass)
    .registerPass(ControlFlowSinkPassBase.spec, () => ControlFlowSinkPass)
    .registerPass(InlinerPassBase.spec, () => InlinerPass)
    .registerPass(LoopInvariantCodeMotionPassBase.spec, () => LoopInvariantCodeMotionPass)
    .registerPass(Mem2RegPassBase.spec, () => Mem2RegPass)
    .registerPass(PrintIRPassBase.spec, () => PrintIRPass)
    .registerPass(PrintOpStatsPassBase.spec, () => PrintOpStatsPass)
    .registerPass(RemoveDeadValuesPassBase.spec, () => RemoveDeadValuesPass)
    .registerPass(SCCPPassBase.spec, () => SCCPPass)
    .registerPass(SROAPassBase.spec, () => SROAPass)
    .registerPass(SnapshotOpLocationsPassBase.spec, () => SnapshotOpLocationsPass)
    .registerPass(StripDebugInfoPassBase.spec, () => StripDebugInfoPass)
    .registerPass(SymbolDCEPassBase.spec, () => SymbolDCEPass)
    .registerPass(SymbolPrivatizePassBase.spec, () => SymbolPrivatizePass)
    .registerPass(TopologicalSortPassBase.spec, () => TopologicalSortPass)
    .registerPass(ViewOpGraphPassBase.spec, () => ViewOpGraphPass);
}
