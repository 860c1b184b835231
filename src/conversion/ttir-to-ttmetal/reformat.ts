import { elementSizeBytes } from '../../dialects/tt/element-types.ts';
import { type LayoutAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { MemorySpace } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { isTiled, layoutOf, memorySpaceOf, scalarShardShape, toTensorLayout } from '../../dialects/tt/layout.ts';
import { shapeOf, shapeText } from '../../dialects/tt/shapes.ts';
import { type ToLayoutOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { TensixConfigAttr } from '../../dialects/ttkernel/generated/ttkernel-attributes.gen.ts';
import { CBPort, MathFidelity } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import * as ttkernel from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { DispatchOp } from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { type Context } from '../../ir/context.ts';
import { checkLayout } from '../../layout/layout-queries.ts';
import { type Value } from '../../ir/value.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { isSameList } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { product } from '../../support/math.ts';
import { bufferAddress } from './buffer-address.ts';
import { buildKernelRegion, coreRangeAttr, type KernelBuilder } from './kernel-region.ts';
import { type MetalDevice } from './metal-device.ts';
import { invalidAddress } from './relayout.ts';

/** Returns the configuration of compute kernels: all bits of operands, nothing approximate. */
export function computeConfig(context: Context): TensixConfigAttr {
  return TensixConfigAttr.get(context, MathFidelity.HiFi4, false, false, false);
}

/**
 * Replaces a `ttir.to_layout` between rows and tiles by a dispatch of a compute kernel that tilizes or untilizes each core's shard.
 * Source: ttmlir-facts, section 3.4.2.
 */
export function reformat(
  op: ToLayoutOp,
  { input, output }: ToLayoutOp,
  device: MetalDevice,
  rewriter: ConversionPatternRewriter,
): LogicalResult {
  const [from, to] = [layoutOf(input.type)!, layoutOf(output.type)!];
  const problem = problemOf(from, to, shapeOf(op.input));
  if (problem) return op.emitOpError(...problem);
  warnOfPartialTiles(op, from, to);
  const [source, destination] = [bufferAddress(input), bufferAddress(output)];
  if (!source || !destination) return invalidAddress(op, source ? 1 : 0);
  const cores = device.coresOf(op, toTensorLayout(from));
  if (!cores) return false;

  const { context, location } = op;
  const tiles = (isTiled(to) ? to : from).memref;
  const pageSize = elementSizeBytes(tiles.elementType);
  const buffers = [
    CBType.get(context, CBPort.In0, source, from.memref, pageSize, 1),
    CBType.get(context, CBPort.Out0, destination, to.memref, pageSize, 1),
  ];
  const dispatch = DispatchOp.build(rewriter, location, {
    inputs: [input],
    outputs: [output],
    coreRanges: cores.map((range) => coreRangeAttr(context, range)),
    kernelConfigs: cores.map(() => computeConfig(context)),
    regions: cores.map(() =>
      buildKernelRegion(context, location, buffers, (kernel, [cbIn, cbOut]) =>
        buildReformat(kernel, cbIn!, cbOut!, tiles.shape, isTiled(to)),
      ),
    ),
  });
  rewriter.replaceOp(op, dispatch.results);
  return true;
}

/** Returns why no kernel can change the format, as an error and its note. */
function problemOf(
  from: LayoutAttr,
  to: LayoutAttr,
  shape: readonly number[],
): [message: string, note: string] | undefined {
  const print = from.context.printType;
  if (isTiled(from) === isTiled(to)) {
    const note = `from '${print(from.memref.elementType)}' to '${print(to.memref.elementType)}'`;
    return ['only changes between scalars and tiles are supported', note];
  }
  if (memorySpaceOf(from) !== MemorySpace.DeviceL1)
    return ['expected a tensor in L1', `it is in ${memorySpaceOf(from)}`];
  const problem = checkLayout(toTensorLayout(from), shape) ?? checkLayout(toTensorLayout(to), shape);
  return problem === undefined ? undefined : ['expected layouts for the shape of the tensor', problem];
}

/** Warns where shards are no whole tiles: the kernel, which is upstream's, reaches beyond the scalars then, which the device model refuses to run. */
function warnOfPartialTiles(op: ToLayoutOp, from: LayoutAttr, to: LayoutAttr): void {
  const [scalars, tiles] = isTiled(to) ? [from, to] : [to, from];
  const inTiles = scalarShardShape(tiles);
  if (isSameList(scalars.memref.shape, inTiles)) return;
  op.emitWarning(
    'shards are no whole tiles: the kernel reaches beyond the scalars',
    `the shard of scalars is ${shapeText(scalars.memref.shape)}, that of tiles ${shapeText(inTiles)}`,
  );
}

/** Makes the kernel: a row of tiles after the other. */
function buildReformat(
  kernel: KernelBuilder,
  cbIn: Value,
  cbOut: Value,
  tilesShape: readonly number[],
  tilizes: boolean,
): void {
  const tilesPerRow = tilesShape.at(-1)!;
  const numTiles = kernel.constant(tilesPerRow);
  if (tilizes) kernel.add(ttkernel.TilizeInitOp, { cbIn, numTiles, cbOut });
  else kernel.add(ttkernel.UntilizeInitOp, { cbIn, cbOut });
  const block = tilizes ? ttkernel.TilizeBlockOp : ttkernel.UntilizeBlockOp;
  for (let done = 0; done < product(tilesShape); done += tilesPerRow) {
    kernel.add(block, { cbIn, numTiles, cbOut });
    kernel.add(ttkernel.CBPopFrontOp, { cb: cbIn, numPages: numTiles });
    kernel.add(ttkernel.CBPushBackOp, { cb: cbOut, numPages: numTiles });
  }
}
