import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand, type OpResult, type Value } from '../../../ir/value.ts';
import { walk, walkOps } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { functionTypeOf } from '../../../builtin/function-op.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { FuncOp, ReturnOp } from '../../func/generated/func-ops.gen.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { currentScopeDevice } from '../../tt/device.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { layoutOf } from '../../tt/layout.ts';
import { currentScopeSystemDesc } from '../../tt/system-desc.ts';
import { gridOverrideOf, legalLayouts, type LegalGridInput } from '../analysis/legal-grid-analysis.ts';
import { pickLayouts } from '../analysis/op-config-analysis.ts';
import { TTIROptimizerPassBase } from '../generated/ttir-passes.gen.ts';
import { ToLayoutOp } from '../generated/ttir-ops.gen.ts';
import { isInGeneric } from './assign-layouts.ts';

/** Returns the legal layouts of every operation that makes a tensor; undefined after errors. */
function collectLegalLayouts(
  module: Operation,
  input: LegalGridInput,
): Map<Operation, readonly LayoutAttr[]> | undefined {
  const legal = new Map<Operation, readonly LayoutAttr[]>();
  let succeeded = true;
  walk(module, {
    before: (op) => {
      if (isInGeneric(op)) return 'skip';
      if (!(op.results[0]?.type instanceof RankedTensorType)) return 'advance';
      if (!layoutOf(op.result().type)) {
        succeeded = op.emitOpError('requires a result with a #tt.layout', 'ttir-layout gives layouts to tensors');
        return 'advance';
      }
      const layouts = legalLayouts(op, input);
      if (layouts) legal.set(op, layouts);
      else {
        const grid = gridOverrideOf(op, input.gridOverrides) ?? input.maxGrid;
        succeeded = op.emitOpError(`cannot be laid out on a ${grid.join('x')} grid`);
      }
      return 'advance';
    },
  });
  return succeeded ? legal : undefined;
}

/** Gives results and inits the layouts that were picked. */
class LayoutApplier {
  readonly #picked: ReadonlyMap<Operation, LayoutAttr>;

  constructor(picked: ReadonlyMap<Operation, LayoutAttr>) {
    this.#picked = picked;
  }

  /** Sets the type of result 0 of `op`, and of its init, which must agree. */
  apply(op: Operation): void {
    const layout = this.#picked.get(op);
    if (!layout) return;
    const result = op.result();
    const type = (result.type as RankedTensorType).withEncoding(layout);
    result.type = type;
    const init = dpsInits(op)?.[0];
    if (!init || init.value.type === type) return;
    if (this.#canRetype(init)) this.#retype(init.value as OpResult, type);
    else init.set(EmptyOp.build(OpBuilder.before(op), op.location, { dynamicSizes: [], resultType: type }).result());
  }

  /**
   * Tells whether the init can have another type where it is made: an empty tensor that is the init of operations with one picked
   * layout only, or what a `ttir.to_layout` makes for this operation only.
   */
  #canRetype({ owner, value }: OpOperand): boolean {
    const maker = value.definingOp;
    if (maker instanceof ToLayoutOp) return value.hasOneUse && this.#canRetype(dpsInits(maker)![0]!);
    if (!(maker instanceof EmptyOp)) return false;
    for (const use of value.uses()) {
      const isInit = dpsInits(use.owner)?.includes(use) ?? false;
      if (isInit && use.owner !== owner && this.#picked.get(use.owner) !== this.#picked.get(owner)) return false;
    }
    return true;
  }

  #retype(value: Value, type: RankedTensorType): void {
    value.type = type;
    if (value.definingOp instanceof ToLayoutOp) this.#retype(value.definingOp.output, type);
  }
}

/** Makes the result types of a function those of what it returns. */
function updateResultTypes(funcOp: FuncOp): void {
  const { context, inputs, results } = functionTypeOf(funcOp);
  let returned: readonly Value[] | undefined;
  walkOps(funcOp, ReturnOp, (op) => void (returned ??= op.operands));
  const types = returned?.map((value) => value.type) ?? results;
  setFunctionType(funcOp, FunctionType.get(context, inputs, types));
}

/**
 * `ttir-optimizer` without sharding: everything in DRAM, interleaved over the whole worker grid. Source: ttmlir-facts, section 2.2.10.
 * Differs: an init that serves operations with different layouts is made anew for them; the sharding policy does not exist yet.
 */
export class TTIROptimizerPass extends TTIROptimizerPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    if (this.options.shardingPassEnabled)
      return module.emitError('sharding-pass-enabled: the sharding pass is not available yet');
    if (this.options.reshardingEnabled)
      return module.emitError('resharding-enabled: the sharding pass is not available yet');
    const device = currentScopeDevice(module);
    if (!device) return module.emitError('Device not found', 'ttir-implicit-device puts one on the module');
    if (!currentScopeSystemDesc(module)) return module.emitError('expected system desc to be present on the module');

    const gridOverrides = this.options.overrideGridSizes;
    const legal = collectLegalLayouts(module, {
      maxGrid: device.workerGrid.shape,
      gridOverrides,
      maxShardedLayouts: 0,
    });
    if (!legal) return false;
    this.#warnOfUnusedOverrides(module, [...legal.keys()]);
    const applier = new LayoutApplier(pickLayouts(legal));
    for (const op of legal.keys()) applier.apply(op);
    walkOps(module, FuncOp, updateResultTypes);
    return true;
  }

  #warnOfUnusedOverrides(module: Operation, ops: readonly Operation[]): void {
    const names = new Set(ops.map(({ location }) => (location.kind === 'name' ? location.name : undefined)));
    for (const name of this.options.overrideGridSizes.keys()) {
      if (!names.has(name)) module.emitWarning(`override-grid-sizes: no operation has the location "${name}"`);
    }
  }
}
