import { type Operation } from '../../ir/operation.ts';
import { GenericOp, ToLayoutOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { ConvertAlloc, ConvertDealloc } from './alloc-patterns.ts';
import { ConvertGeneric } from './generic-pattern.ts';
import { ConvertKernel } from './kernel-pattern.ts';
import { type MetalDevice } from './metal-device.ts';
import { ConvertToLayout } from './to-layout-pattern.ts';

/** Tells whether an operation becomes programs of cores, so that it can only be converted for a device. */
export function needsDevice(op: Operation): boolean {
  return op instanceof ToLayoutOp || op instanceof GenericOp;
}

/** Returns the patterns that turn TTIR into TTMetal and TTKernel, without a device those for what needs none. Source: ttmlir-facts, section 3.4. */
export function ttirToTTMetalPatterns(device: MetalDevice | undefined): ConversionPatterns {
  const forDevice = device ? [new ConvertToLayout(device), new ConvertGeneric(device)] : [];
  return [new ConvertAlloc(), new ConvertDealloc(), ...forDevice, new ConvertKernel()];
}
