import { MemorySpace } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { layoutOf, memorySpaceOf } from '../../dialects/tt/layout.ts';
import { ToLayoutOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { changedComponents, type LayoutComponent } from '../../dialects/ttir/layout-components.ts';
import { HostReadOp, HostWriteOp } from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { isDeviceMemory } from '../../layout/tensor-layout.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type MetalDevice } from './metal-device.ts';
import { reformat } from './reformat.ts';
import { relayout } from './relayout.ts';

/** Components that one step may change together. */
const steps: readonly (readonly LayoutComponent[])[] = [['linear'], ['grid', 'memorySpace'], ['format']];

/**
 * Converts `ttir.to_layout`: to a transfer between host and device, or to a dispatch of kernels.
 * Source: ttmlir-facts, section 3.4.2. Differs: a layout that does not change is a copy.
 */
export class ConvertToLayout extends OpConversionPattern<ToLayoutOp> {
  readonly root = ToLayoutOp;
  readonly #device: MetalDevice;

  constructor(device: MetalDevice) {
    super();
    this.#device = device;
  }

  matchAndRewrite(op: ToLayoutOp, adaptor: ToLayoutOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const [from, to] = [layoutOf(op.input.type)!, layoutOf(op.output.type)!];
    const changed = changedComponents(from, to);
    if (changed.has('memLayout')) {
      const note = `it changes from ${from.memLayout} to ${to.memLayout}`;
      return op.emitOpError("Tensor memory layout shouldn't change in metal backend", note);
    }
    const taken = steps.filter((step) => step.some((component) => changed.has(component)));
    if (taken.length > 1) {
      return op.emitOpError('Only one change is allowed', `${[...changed].join(', ')} change; ttir-split-compound-layout makes single steps`); // prettier-ignore
    }
    if (changed.has('format')) return reformat(op, adaptor, this.#device, rewriter);

    const [fromDevice, toDevice] = [from, to].map((layout) => isDeviceMemory(memorySpaceOf(layout)));
    if (!fromDevice && !toDevice) return op.emitOpError('expected a side in device memory');
    if (fromDevice && toDevice) {
      const inDram = [from, to].every((layout) => memorySpaceOf(layout) === MemorySpace.DeviceDRAM);
      if (inDram) return op.emitOpError('DRAM <-> DRAM is not supported yet');
      return relayout(op, adaptor, this.#device, rewriter);
    }
    const { input, output } = adaptor;
    const transfer = fromDevice ? HostReadOp : HostWriteOp;
    rewriter.replaceOp(op, transfer.build(rewriter, op.location, { input, output }).results);
    return true;
  }
}
