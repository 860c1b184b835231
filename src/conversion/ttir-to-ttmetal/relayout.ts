import { layoutOf, toTensorLayout } from '../../dialects/tt/layout.ts';
import { shapeOf } from '../../dialects/tt/shapes.ts';
import { shardCountProblem } from '../../dialects/tt/tensor-size.ts';
import { type ToLayoutOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { NocConfigAttr } from '../../dialects/ttkernel/generated/ttkernel-attributes.gen.ts';
import { NocIndex } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import * as ttkernel from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { NocAddrType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { DispatchOp } from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { checkPlacement } from '../../layout/banks.ts';
import { checkLayout } from '../../layout/layout-queries.ts';
import { planRelayout, type Relayout, type Transfer } from '../../layout/relayout.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { bufferAddress } from './buffer-address.ts';
import { buildKernelRegion, coreRangeAttr, type KernelBuilder } from './kernel-region.ts';
import { type MetalDevice } from './metal-device.ts';

/** The addresses of the tensors that data moves between. */
interface Addresses {
  readonly source: number;
  readonly destination: number;
}

/**
 * Replaces a `ttir.to_layout` between device memories by a dispatch of one data movement kernel per core that takes part: cores of
 * the output read, when it is in L1, else cores of the input write. Source: ttmlir-facts, section 3.4.2.
 */
export function relayout(
  op: ToLayoutOp,
  { input, output }: ToLayoutOp,
  device: MetalDevice,
  rewriter: ConversionPatternRewriter,
): LogicalResult {
  const addresses = { source: bufferAddress(input), destination: bufferAddress(output) };
  if (!addresses.source || !addresses.destination) return invalidAddress(op, addresses.source ? 1 : 0);
  const plan = plannedTransfers(op, device);
  if (typeof plan === 'string') return op.emitOpError('the tensor cannot be moved to that layout', plan);
  const problem = problemOf(plan, addresses, device);
  if (problem !== undefined) return op.emitOpError(...problem);

  const { context, location } = op;
  const { direction, cores } = plan;
  const regions = cores.map(({ transfers }) =>
    buildKernelRegion(context, location, [], (kernel) => {
      for (const transfer of transfers) buildTransfer(kernel, transfer, direction, addresses, device);
      kernel.add(direction === 'read' ? ttkernel.NocAsyncReadBarrierOp : ttkernel.NocAsyncWriteBarrierOp, {});
    }),
  );
  const dispatch = DispatchOp.build(rewriter, location, {
    inputs: [input],
    outputs: [output],
    coreRanges: cores.map(({ core: { coreY: y, coreX: x } }) => coreRangeAttr(context, { y, x, height: 1, width: 1 })),
    kernelConfigs: cores.map(() => NocConfigAttr.get(context, NocIndex.Noc0)),
    regions,
  });
  rewriter.replaceOp(op, dispatch.results);
  return true;
}

/** Reports an operand whose buffer has no address. */
export function invalidAddress(op: { emitOpError(text: string, note: string): false }, operandNumber: number): false {
  const note = `operand #${operandNumber} has none; ttir-allocate gives addresses to tensors`;
  return op.emitOpError('Expected valid address', note);
}

function plannedTransfers(op: ToLayoutOp, { memories }: MetalDevice): Relayout | string {
  const shape = shapeOf(op.input);
  const [from, to] = [op.input, op.output].map(({ type }) => toTensorLayout(layoutOf(type)!));
  for (const layout of [from!, to!]) {
    const problem = shardCountProblem(layout) ?? checkLayout(layout, shape) ?? checkPlacement(layout, memories);
    if (problem !== undefined) return problem;
  }
  return planRelayout(from!, to!, shape, memories);
}

/** Returns why the chip cannot make the transfers, as an error and its note. */
function problemOf(
  { cores }: Relayout,
  { source, destination }: Addresses,
  device: MetalDevice,
): [message: string, note: string] | undefined {
  const { alignmentBytes } = device;
  for (const { core, transfers } of cores) {
    for (const { remote, sourceOffsetBytes, destinationOffsetBytes, sizeBytes } of transfers) {
      if (core.chip !== 0 || (remote.kind !== 'host' && remote.chip !== 0)) {
        return ['expected single device', 'parts of the tensor are on several chips'];
      }
      if (!device.nocCoordinate(remote)) {
        return ['expected a core of the chip', `${bankText(remote)} is not in the system description`];
      }
      const numbers = [source + sourceOffsetBytes, destination + destinationOffsetBytes, sizeBytes];
      if (numbers.every((number) => number % alignmentBytes === 0)) continue;
      return [
        `expected transfers of multiples of ${alignmentBytes} bytes`,
        `${sizeBytes} bytes would go from address ${numbers[0]} to address ${numbers[1]}`,
      ];
    }
  }
  return undefined;
}

function bankText(bank: Transfer['remote']): string {
  if (bank.kind === 'l1') return `core ${bank.coreY}x${bank.coreX}`;
  return bank.kind === 'dram' ? `DRAM channel ${bank.channel}` : 'the host';
}

function buildTransfer(
  kernel: KernelBuilder,
  { remote, sourceOffsetBytes, destinationOffsetBytes, sizeBytes }: Transfer,
  direction: Relayout['direction'],
  addresses: Addresses,
  device: MetalDevice,
): void {
  const coordinate = device.nocCoordinate(remote)!;
  const y = kernel.constant(coordinate.y);
  const x = kernel.constant(coordinate.x);
  const source = kernel.constant(addresses.source + sourceOffsetBytes);
  const destination = kernel.constant(addresses.destination + destinationOffsetBytes);
  const size = kernel.constant(sizeBytes);
  const nocAddrType = NocAddrType.get(kernel.builder.context);
  const nocAddr = (l1Address: Value): Value =>
    kernel.add(ttkernel.GetNocAddrOp, { x, y, l1Address, nocAddrType }).result();
  if (direction === 'read') {
    kernel.add(ttkernel.NocAsyncReadOp, { srcNocAddr: nocAddr(source), dstLocalL1Addr: destination, size });
  } else {
    kernel.add(ttkernel.NocAsyncWriteOp, { srcLocalL1Addr: source, dstNocAddr: nocAddr(destination), size });
  }
}
