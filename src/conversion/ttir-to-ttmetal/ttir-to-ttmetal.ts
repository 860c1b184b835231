import { type ConversionPatterns } from '../../rewrite/conversion.ts';
import { ConvertAlloc, ConvertDealloc } from './alloc-patterns.ts';
import { ConvertGeneric } from './generic-pattern.ts';
import { ConvertKernel } from './kernel-pattern.ts';
import { type MetalDevice } from './metal-device.ts';
import { ConvertToLayout } from './to-layout-pattern.ts';

/** Returns the patterns that turn TTIR into TTMetal and TTKernel. Source: ttmlir-facts, section 3.4. */
export function ttirToTTMetalPatterns(device: MetalDevice): ConversionPatterns {
  return [
    new ConvertAlloc(),
    new ConvertDealloc(),
    new ConvertToLayout(device),
    new ConvertGeneric(device),
    new ConvertKernel(),
  ];
}
