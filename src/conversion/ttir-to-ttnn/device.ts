import { type OpBuilder } from '../../ir/builder.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { currentScopeDevice, reportNoDevice } from '../../dialects/tt/device.ts';
import { DeviceType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { GetDeviceOp } from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';

/**
 * Returns the device in the block of `op`: what the first `ttnn.get_device` there gives, or one that is inserted at the start of
 * the block. Undefined, after an error, when no `tt.device` is in scope. Source: ttmlir-facts, section 3.3.1.
 */
export function getOrInsertDevice(builder: OpBuilder, op: Operation): Value | undefined {
  const block = op.block!;
  for (let other = block.firstOp; other; other = other.next) if (other instanceof GetDeviceOp) return other.device;
  const device = currentScopeDevice(op);
  if (!device) {
    reportNoDevice(op);
    return undefined;
  }
  return builder.withInsertionPoint(() => {
    builder.setInsertionPointToStart(block);
    return GetDeviceOp.build(builder, op.location, { deviceType: DeviceType.get(op.context, device) }).device;
  });
}
