import { UnknownLoc } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { walk } from '../ir/walk.ts';
import { StripDebugInfoPassBase } from './generated/transforms-passes.gen.ts';

/** `strip-debuginfo`: makes all locations unknown. Source: mlir/lib/Transforms/StripDebugInfo.cpp. */
export class StripDebugInfoPass extends StripDebugInfoPassBase {
  override runOnOperation(root: Operation): void {
    walk(root, { before: stripLocations });
  }

  override runOnMember(member: Operation): void {
    this.runOnOperation(member);
  }

  override runBehindMembers(module: Operation): void {
    stripLocations(module);
  }
}

function stripLocations(op: Operation): void {
  op.location = UnknownLoc.instance;
  for (const region of op.regions) {
    for (const block of region.blocks) {
      for (const argument of block.arguments) argument.location = UnknownLoc.instance;
    }
  }
}
