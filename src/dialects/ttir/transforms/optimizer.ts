import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { walk, walkOps } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { chipDescOf, currentScopeDevice, reportNoDevice, workerGridProblem } from '../../tt/device.ts';
import { type DeviceAttr, type LayoutAttr, type SystemDescAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { isTiled, layoutOf, whyNoLayout } from '../../tt/layout.ts';
import { currentScopeSystemDesc, reportNoSystemDesc, usableL1SizeBytes } from '../../tt/system-desc.ts';
import { deviceMemoriesOf } from '../../tt/tensor-size.ts';
import {
  chosenGridOf,
  gridProblem,
  isLaidOut,
  LegalGridAnalysis,
  type LegalGridInput,
} from '../analysis/legal-grid-analysis.ts';
import { pickLayouts } from '../analysis/op-config-analysis.ts';
import { ShardSizes } from '../analysis/shard-sizes.ts';
import { analyzeSharding, type Sharding } from '../analysis/sharding-analysis.ts';
import { TTIROptimizerPassBase } from '../generated/ttir-passes.gen.ts';
import { applySchedule } from './apply-schedule.ts';
import { isInGeneric } from './assign-layouts.ts';
import { LayoutApplier } from './layout-applier.ts';
import { reshard } from './reshard.ts';
import { restoreBoundaries } from './restore-boundaries.ts';

/** Returns the legal layouts of every operation that makes a tensor; undefined after errors. */
function collectLegalLayouts(
  module: Operation,
  input: LegalGridInput,
): Map<Operation, readonly LayoutAttr[]> | undefined {
  const legal = new Map<Operation, readonly LayoutAttr[]>();
  const analysis = new LegalGridAnalysis(input);
  let succeeded = true;
  walk(module, {
    before: (op) => {
      if (isInGeneric(op)) return 'skip';
      const type = op.results[0]?.type;
      if (!(type instanceof RankedTensorType)) return 'advance';
      const layout = layoutOf(type);
      if (!layout) {
        succeeded = op.emitOpError('requires a result with a #tt.layout', 'ttir-layout gives layouts to tensors');
        return 'advance';
      }
      const grid = chosenGridOf(op, input);
      const problem = grid && gridProblem(grid, input.maxGrid);
      const layouts = problem === undefined ? analysis.layoutsOf(op) : undefined;
      if (layouts) legal.set(op, layouts);
      else {
        const on = grid ?? input.maxGrid;
        const why = problem ?? whyNoLayout(type, on, isTiled(layout));
        succeeded = op.emitOpError(`cannot be laid out on a ${on.join('x')} grid`, why);
      }
      return 'advance';
    },
  });
  return succeeded ? legal : undefined;
}

/** How many sharded layouts each operation offers. Source: ttmlir-facts, section 2.3.1. */
const maxShardedCandidates = 64;

/** Returns what sizes in L1 are for the first chip of the device; undefined when the system has no such chip. */
function shardSizesOf(desc: SystemDescAttr, device: DeviceAttr, staysToEnd: boolean): ShardSizes | undefined {
  const memories = deviceMemoriesOf(desc, device);
  const chip = chipDescOf(desc, device.chipIds[0]!);
  return memories && chip && new ShardSizes(usableL1SizeBytes(chip), memories, { staysToEnd });
}

/** Returns the sharding of every function that has one block; chains do not cross branches. */
function shardFunctions(
  module: Operation,
  legal: ReadonlyMap<Operation, readonly LayoutAttr[]>,
  sizes: ShardSizes,
): Sharding[] {
  const shardings: Sharding[] = [];
  walkOps(module, FuncOp, ({ body }) => {
    if (body.blocks.length === 1) shardings.push(analyzeSharding(body.firstBlock!, legal, sizes));
  });
  return shardings;
}

/** Warns of overrides by names that no operation has. */
function warnOfUnused(
  option: string,
  overrides: ReadonlyMap<string, unknown>,
  module: Operation,
  legal: ReadonlyMap<Operation, unknown>,
): void {
  if (overrides.size === 0) return;
  const names = new Set(
    [...legal.keys()].map((op) => (op.location.kind === 'name' && isLaidOut(op) ? op.location.name : undefined)),
  );
  const { context, location } = module;
  for (const name of overrides.keys()) {
    // Not of the module, which would be printed behind it.
    if (!names.has(name)) context.emitWarning(location, `${option}: no operation of TTIR has the location "${name}"`);
  }
}

/**
 * `ttir-optimizer`. Without sharding everything goes to DRAM, interleaved over the whole worker grid; with it chains of operations
 * stay in L1. Source: ttmlir-facts, section 2.2.10. Differs: an init that serves operations with different layouts is made anew for
 * them; operations are reordered where it is safe only (see applySchedule); operands of chains are resharded to the layout of the
 * operation that uses them, where upstream takes that of the one that makes them (appendix C, row 17); what calls, control flow and
 * several returns hand over is brought back to what takes it (see restoreBoundaries), and overrides do not apply to calls and the like.
 */
export class TTIROptimizerPass extends TTIROptimizerPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const device = currentScopeDevice(module);
    if (!device) return reportNoDevice(module);
    const desc = currentScopeSystemDesc(module);
    if (!desc) return reportNoSystemDesc(module);
    const {
      shardingPassEnabled,
      overrideGridSizes: gridOverrides,
      overrideOutputLayout: layoutOverrides,
    } = this.options;
    const cores = shardingPassEnabled ? workerGridProblem(device) : undefined;
    if (cores !== undefined) return module.emitError('expected a worker grid of cores', cores);
    const maxGrid = device.workerGrid.shape;
    const sizes = shardSizesOf(desc, device, !this.options.tensorsAreFreed);
    if (!sizes) return module.emitError('the device has a chip that is not in the system');

    const maxShardedLayouts = shardingPassEnabled ? maxShardedCandidates : 0;
    const legal = collectLegalLayouts(module, { maxGrid, gridOverrides, layoutOverrides, maxShardedLayouts });
    if (!legal) return false;
    warnOfUnused('override-grid-sizes', gridOverrides, module, legal);
    warnOfUnused('override-output-layout', layoutOverrides, module, legal);
    const shardings = shardingPassEnabled ? shardFunctions(module, legal, sizes) : [];
    const picked = pickLayouts(legal);
    for (const { layouts } of shardings) for (const [op, layout] of layouts) picked.set(op, layout);

    for (const { schedule } of shardings) applySchedule(schedule);
    const applier = new LayoutApplier(picked);
    for (const op of legal.keys()) applier.apply(op);
    if (this.options.reshardingEnabled) {
      for (const { reshardEdges } of shardings) for (const edge of reshardEdges) reshard(edge);
    }
    restoreBoundaries(module);
    return true;
  }
}
