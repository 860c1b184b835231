import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { invariant } from '../../support/invariant.ts';
import { currentScopeDevice } from '../../dialects/tt/device.ts';
import { DeviceType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { GetDeviceOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';

/**
 * Returns the device in the block of `op`: what the first `ttnn.get_device` there gives, or one that is inserted at the start of
 * the block. A `tt.device` must be in scope. Source: ttmlir-facts, section 3.3.1.
 */
export function getOrInsertDevice(builder: OpBuilder, op: Operation): Value {
  const block = op.block!;
  for (let other = block.firstOp; other; other = other.next) if (other instanceof GetDeviceOp) return other.device;
  const device = currentScopeDevice(op);
  invariant(device, 'the pass checks that there is a device');
  return builder.withInsertionPoint(() => {
    builder.setInsertionPointToStart(block);
    return GetDeviceOp.build(builder, op.location, { deviceType: DeviceType.get(op.context, device) }).device;
  });
}
