import { LoopLikeOpInterface } from '../ir/interfaces/loop-like.ts';
import { isMemoryEffectFree } from '../ir/interfaces/memory-effects.ts';
import { isSpeculatable } from '../ir/interfaces/speculation.ts';
import { type Operation } from '../ir/operation.ts';
import { type Region } from '../ir/region.ts';
import { type Value } from '../ir/value.ts';
import { walk } from '../ir/walk.ts';
import { LoopInvariantCodeMotionPassBase } from './generated/transforms-passes.gen.ts';

/**
 * `loop-invariant-code-motion`: moves operations out of loops that compute the same in every iteration, inner loops first.
 * Source: mlir/lib/Transforms/Utils/LoopInvariantCodeMotionUtils.cpp.
 */
export class LoopInvariantCodeMotionPass extends LoopInvariantCodeMotionPassBase {
  override runOnOperation(root: Operation): void {
    walk(root, {
      after: (op) => {
        if (!LoopLikeOpInterface.isImplementedBy(op)) return;
        for (const region of LoopLikeOpInterface.of(op)?.loopRegions ?? op.regions) hoistFrom(op, region);
      },
    });
  }
}

function hoistFrom(loop: Operation, region: Region): void {
  const queue = [...region.operations()];
  for (let i = 0; i < queue.length; i++) {
    const op = queue[i]!;
    if (op.parentRegion !== region || !canBeHoisted(op, region)) continue;
    op.moveBefore(loop);
    // What uses it may be invariant now.
    for (const result of op.results) {
      for (const user of result.users()) if (user.parentRegion === region) queue.push(user);
    }
  }
}

function canBeHoisted(op: Operation, region: Region): boolean {
  return (
    !op.hasTrait('Terminator') &&
    isMemoryEffectFree(op) &&
    isSpeculatable(op) &&
    walk(op, { before: (nested) => (usesNothingOf(region, nested) ? 'advance' : 'interrupt') })
  );
}

/**
 * Tells whether no operand of `nested`, which is an operation in a block of `region` or inside of one, is defined in a block of `region`. Then each is defined outside of it, or
 * inside of that operation: nothing else can be used.
 */
function usesNothingOf(region: Region, nested: Operation): boolean {
  return nested.operands.every((operand) => regionOf(operand) !== region);
}

function regionOf(value: Value): Region | undefined {
  return value.parentBlock?.region ?? undefined;
}
