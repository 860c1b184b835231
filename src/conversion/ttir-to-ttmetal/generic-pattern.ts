import { AddFOp, MulFOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { BufferAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { BufferAccess, MemorySpace } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { TileType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { isTiled, layoutOf, memorySpaceOf, memorySpaceOfMemRef, toTensorLayout } from '../../dialects/tt/layout.ts';
import { shapeText } from '../../dialects/tt/shapes.ts';
import { GenericOp, KernelOp, YieldOp } from '../../dialects/ttir/generated/ttir-ops.gen.ts';
import { makeCBType } from '../../dialects/ttkernel/circular-buffer-type.ts';
import { CBPort } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { type CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { DispatchOp } from '../../dialects/ttmetal/generated/ttmetal-ops.gen.ts';
import { FloatType } from '../../ir/types/scalar-types.ts';
import { type MemRefType, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { OpConversionPattern } from '../../rewrite/conversion-pattern.ts';
import { type ConversionPatternRewriter } from '../../rewrite/conversion-rewriter.ts';
import { isSameList } from '../../support/lists.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { bufferAddress } from './buffer-address.ts';
import { ComputeKernel, type ElementwiseCall } from './compute-kernel.ts';
import { buildKernelRegion, coreRangeAttr } from './kernel-region.ts';
import { type MetalDevice } from './metal-device.ts';
import { computeConfig } from './reformat.ts';
import { invalidAddress } from './relayout.ts';
import { tileIterators } from './tile-iterators.ts';

/** Returns what is wrong, as an error and its note. */
type Problem = readonly [message: string, note: string];

/** The kernels of kind `eltwise` by their symbols, as ttir-generic-kernel names them. */
const elementwiseKernels: ReadonlyMap<string, ElementwiseCall> = new Map([
  ['add', 'add'],
  ['multiply', 'mul'],
]);

const unknownKernel =
  'has a ttir.kernel other than @add or @multiply, of kind @eltwise, of floats, whose result is yielded';

const inputPorts = Object.values(CBPort).filter((port) => port.startsWith('cb_in') && !port.startsWith('cb_int'));
const outputPorts = Object.values(CBPort).filter((port) => port.startsWith('cb_out'));

/**
 * Converts a `ttir.generic` of one elementwise operation, or of a call of its kernel, to a dispatch of a compute kernel.
 * Source: ttmlir-facts, section 3.4.3. Differs: what upstream's kernel would compute wrongly is an error; upstream converts no calls of kernels.
 */
export class ConvertGeneric extends OpConversionPattern<GenericOp> {
  readonly root = GenericOp;
  readonly #device: MetalDevice;

  constructor(device: MetalDevice) {
    super();
    this.#device = device;
  }

  matchAndRewrite(op: GenericOp, adaptor: GenericOp, rewriter: ConversionPatternRewriter): LogicalResult {
    const block = op.region.firstBlock;
    if (!block) return rewriter.notifyMatchFailure(op, 'has no body');
    const call = elementwiseCall(op);
    const hasKernel = [...block.operations()].some((inner) => inner instanceof KernelOp);
    if (typeof call !== 'string' && hasKernel) return rewriter.notifyMatchFailure(op, unknownKernel);
    if (typeof call !== 'string') return op.emitOpError(...call);
    const problem = problemOf(op);
    if (problem) return op.emitOpError(...problem);
    const buffers = circularBuffers(op, adaptor);
    if (!buffers) return false;
    const cores = this.#device.coresOf(op, toTensorLayout(layoutOf(op.operand(0).type)!));
    if (!cores) return false;

    const { context, location } = op;
    const shapes = buffers.map(({ memref }) => memref.shape);
    const iterators = tileIterators(shapes);
    const dispatch = DispatchOp.build(rewriter, location, {
      inputs: adaptor.inputs,
      outputs: adaptor.outputs,
      coreRanges: cores.map((range) => coreRangeAttr(context, range)),
      kernelConfigs: cores.map(() => computeConfig(context)),
      regions: cores.map(() =>
        buildKernelRegion(context, location, buffers, (kernel, args) =>
          new ComputeKernel(kernel, args, iterators, shapes.at(-1)!, call).build(),
        ),
      ),
    });
    rewriter.replaceOp(op, dispatch.results);
    return true;
  }
}

/** Returns what the kernel of a generic region calls. */
function elementwiseCall(op: GenericOp): ElementwiseCall | Problem {
  const block = op.region.firstBlock!;
  const { arguments: args } = block;
  const [body, last, ...more] = block.operations();
  if (op.outputs.length !== 1) return ['Expected 1 output', `there are ${op.outputs.length}`];
  const operands = body instanceof KernelOp ? args : args.slice(0, 2);
  const isBinary = body && isSameList(body.operands, operands) && args.length === 3;
  const isYielded = last instanceof YieldOp && isSameList(last.operands, body?.results ?? []);
  if (isBinary && isYielded && more.length === 0) {
    if (body instanceof AddFOp) return 'add';
    if (body instanceof MulFOp) return 'mul';
    const kernel = body instanceof KernelOp ? kernelCall(body) : undefined;
    if (kernel) return kernel;
  }
  const note = 'kernels are made of one arith.addf or arith.mulf of the two inputs, which is yielded';
  return ['Unhandled conversion', note];
}

/** Returns what computes the result of a `ttir.kernel`, undefined where nothing here does. */
function kernelCall({ op, kind, results }: KernelOp): ElementwiseCall | undefined {
  const ofFloats = results.every(
    ({ type }) => type instanceof RankedTensorType && type.elementType instanceof FloatType,
  );
  return kind === 'eltwise' && ofFloats ? elementwiseKernels.get(op) : undefined;
}

/** Returns the sizes of a grid that count: ttir-generic makes grids of two dimensions, layouts have as many as the device. */
function withoutLeadingOnes(grid: readonly number[]): readonly number[] {
  const first = grid.findIndex((size) => size !== 1);
  return first < 0 ? [] : grid.slice(first);
}

/** Returns what in the operands or attributes of a generic operation no kernel can do. */
function problemOf(op: GenericOp): Problem | undefined {
  if (op.indexingMaps.some(({ value }) => !value.isIdentity())) {
    return ['expected identity indexing maps', 'kernels go through all operands alike'];
  }
  for (const [i, { type }] of op.operands.entries()) {
    const layout = layoutOf(type);
    if (!layout) return ['requires operands with a #tt.layout', `operand #${i} has none`];
    const space = memorySpaceOf(layout);
    if (space !== MemorySpace.DeviceL1) return ['expected operands in L1', `operand #${i} is in ${space}`];
    if (!isTiled(layout)) return ['expected operands of tiles', `operand #${i} has scalars`];
    const grid = layout.grid.shape;
    if (isSameList(withoutLeadingOnes(grid), withoutLeadingOnes(op.grid.shape))) continue;
    const note = `operand #${i} is on a grid of ${shapeText(grid)}, the operation on one of ${shapeText(op.grid.shape)}`;
    return ['expected operands on the grid of the operation', note];
  }
  return undefined;
}

/** Returns the circular buffers of the kernel, one per operand; undefined after an error. */
function circularBuffers(op: GenericOp, { operands }: GenericOp): readonly CBType[] | undefined {
  const numInputs = op.inputs.length;
  const buffers: CBType[] = [];
  for (const [i, { type }] of op.region.firstBlock!.arguments.entries()) {
    const memref = aliasedMemRef(op, type, i);
    if (!memref) return undefined;
    const address = bufferAddress(operands[i]!);
    if (!address) return invalidAddress(op, i) || undefined;
    buffers.push(makeCBType(i < numInputs ? inputPorts[i]! : outputPorts[i - numInputs]!, address, memref));
  }
  const output = buffers.at(-1)!.memref.shape;
  for (const [i, { memref }] of buffers.entries()) {
    const { shape } = memref;
    if (shape.length === output.length && shape.every((size, dim) => size >= output[dim]!)) continue;
    const note = `argument #${i} has ${shapeText(shape)} tiles, the output ${shapeText(output)}`;
    return failure(op, 'expected inputs with all tiles that the output has', note);
  }
  return buffers;
}

/** Returns the memref behind an argument of the region; undefined after an error. */
function aliasedMemRef(op: GenericOp, type: unknown, argument: number): MemRefType | undefined {
  const encoding = type instanceof RankedTensorType ? type.encoding : undefined;
  if (!(encoding instanceof BufferAttr)) {
    const note = `argument #${argument} has none; ttir-generic-region-operands-to-memref gives them`;
    return failure(op, 'expected region arguments with a #tt.buffer', note);
  }
  const { bufferAccess, memref } = encoding;
  if (bufferAccess !== BufferAccess.Alias) {
    return failure(op, 'Currently only alias mode is supported', `argument #${argument} has another access`);
  }
  const isShard = memref.elementType instanceof TileType && memorySpaceOfMemRef(memref) === MemorySpace.DeviceL1;
  if (isShard && memref === layoutOf(op.operand(argument).type)!.memref) return memref;
  return failure(op, 'expected buffers that are the shards of operands', `argument #${argument} has another memref`);
}

function failure(op: GenericOp, message: string, note: string): undefined {
  op.emitOpError(message, note);
}
