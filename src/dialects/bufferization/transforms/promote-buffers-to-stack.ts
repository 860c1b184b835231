import { regionBranchOperands } from '../../../ir/interfaces/region-branch.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { findDealloc } from '../../memref/find-dealloc.ts';
import { AllocaOp, AllocOp, RankOp } from '../../memref/generated/memref-ops.gen.ts';
import { BufferViewFlow } from '../analysis/buffer-view-flow.ts';
import { isKnownControlFlow, isLoop } from '../analysis/loops.ts';
import { typeSizeBits } from '../../../ir/types/type-size.ts';
import { PromoteBuffersToStackPassBase } from '../generated/bufferization-passes.gen.ts';

/** `promote-buffers-to-stack`. Source: BufferPlacementPromotion of mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp. */
export class PromoteBuffersToStackPass extends PromoteBuffersToStackPassBase {
  override runOnOperation(root: Operation): void {
    const allocs: AllocOp[] = [];
    walk(root, { after: (op) => void (op instanceof AllocOp && allocs.push(op)) });
    if (allocs.length === 0) return;
    const flow = new BufferViewFlow(root);
    const promoted = allocs.filter((op) => {
      return this.#isSmall(op) && findDealloc(op.memref) === undefined && hasScope(op, flow);
    });
    for (const op of promoted) promote(op);
  }

  #isSmall(op: AllocOp): boolean {
    const { maxAllocSizeInBytes, maxRankOfAllocatedMemref } = this.options;
    const type = op.memref.type as MemRefType;
    // Ranks are small numbers.
    if (!type.hasStaticShape) {
      return (
        type.rank <= maxRankOfAllocatedMemref && op.operands.every(({ definingOp }) => definingOp instanceof RankOp)
      );
    }
    const bits = typeSizeBits(type.elementType, op);
    if (bits === undefined) return false;
    const size = type.shape.reduce((all, extent) => all * BigInt(extent), BigInt.asUintN(32, BigInt(bits)));
    return BigInt.asIntN(64, size) <= BigInt.asUintN(32, BigInt(maxAllocSizeInBytes) * 8n);
  }
}

/** Tells whether memory on the stack lives long enough: some operation around it gives it back at its end, behind which nothing uses it. */
function hasScope(op: AllocOp, flow: BufferViewFlow): boolean {
  let aliases: Set<Value> | undefined;
  for (
    let scope = op.parentOp, region = op.parentRegion;
    scope && region;
    region = scope.parentRegion, scope = scope.parentOp
  ) {
    if (scope.hasTrait('AutomaticAllocationScope')) {
      aliases ??= flow.resolve(op.memref);
      if (!leaves(region, aliases)) return true;
    }
    if (isLoop(scope) || !isKnownControlFlow(scope)) return false;
  }
  return false;
}

function leaves(region: Region, aliases: ReadonlySet<Value>): boolean {
  for (const alias of aliases) {
    for (const user of alias.users()) if (user.parentRegion === region && regionBranchOperands(user)) return true;
  }
  return false;
}

function promote(op: AllocOp): void {
  const { location, operands, properties, attributes } = op;
  const resultTypes = [op.memref.type];
  const promoted = OpBuilder.before(op).create({
    name: AllocaOp.opName,
    location,
    operands,
    resultTypes,
    properties,
    attributes,
  });
  op.memref.replaceAllUsesWith(promoted.result(0));
  op.erase();
}
