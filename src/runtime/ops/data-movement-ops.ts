import { type BufferType, type MemorySpace, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import {
  type DeallocOp,
  type EmptyOp,
  type FullOp,
  type GetDeviceOp,
  type ToDeviceOp,
  type ToLayoutOp,
  type ToMemoryConfigOp,
} from '../../target/schema/generated/ttnn.gen.ts';
import { product } from '../../support/math.ts';
import { goldenTensor, type GoldenTensor } from '../golden/golden-tensor.ts';
import { runFill } from '../kernels/fill.ts';
import { RuntimeError } from '../runtime-error.ts';
import { isInteger } from '../tensors/device-tensor.ts';
import { hostTensor, hostValues } from '../tensors/host-tensor.ts';
import { planOfRef } from '../tensors/tensor-ref.ts';
import { type OpHandler } from './op-handler.ts';
import { checkResultShape } from './shape-checks.ts';

/** Opens a device: the chip that this runs on, alone or with others on which all of the program runs too. */
export const getDeviceOp: OpHandler<GetDeviceOp> = {
  name: () => 'ttnn.get_device',
  inputs: () => [],
  output: () => undefined,
  run({ chipIds }, { chip }) {
    if (chipIds.includes(chip.index)) return;
    throw new RuntimeError(
      `ttnn.get_device opens chip ${chipIds.join(', ')}, but the program runs on chip ${chip.index}`,
    );
  },
};

/** Returns the handler of an operation whose result is its operand at another place, in another layout or format. */
function relocation<Table>(
  name: string,
  input: (op: Table) => TensorRef,
  output: (op: Table) => TensorRef,
): OpHandler<Table> {
  return {
    name: () => name,
    inputs: (op) => [input(op)],
    output,
    checkShapes: (op) => checkResultShape(name, output(op), input(op).desc.shape),
    run: (op, context) => context.relocate(context.live(input(op)), output(op), name),
    golden: (_, [tensor]): GoldenTensor => tensor!,
  };
}

/** Changes the order of elements. The layout of the result's type decides: for untiled operands upstream's `layout` contradicts it. */
export const toLayoutOp = relocation<ToLayoutOp>(
  'ttnn.to_layout',
  (op) => op.in,
  (op) => op.out,
);

const moveToDevice = relocation<ToDeviceOp>(
  'ttnn.to_device',
  (op) => op.in,
  (op) => op.out,
);

/** Brings a tensor to the device, into the memory that its memory config and the type of its result name alike. */
export const toDeviceOp: OpHandler<ToDeviceOp> = {
  ...moveToDevice,
  run(op, context) {
    const { memorySpace } = op.out.desc.layout.memoryDesc;
    if (op.memcfg && memorySpaces[op.memcfg.bufferType] !== memorySpace) {
      throw new RuntimeError(`ttnn.to_device moves to ${op.memcfg.bufferType}, but its result is in ${memorySpace}`);
    }
    moveToDevice.run(op, context);
  },
};

/** The memory on the device that a buffer is in. */
const memorySpaces: Readonly<Record<BufferType, MemorySpace | undefined>> = {
  DRAM: 'DeviceDRAM',
  L1: 'DeviceL1',
  L1Small: 'DeviceL1',
  Trace: 'DeviceDRAM',
  SystemMemory: undefined,
};

/** Brings a tensor to another memory, the host's included. */
export const toMemoryConfigOp = relocation<ToMemoryConfigOp>(
  'ttnn.to_memory_config',
  (op) => op.in0,
  (op) => op.out,
);

/** Allocates a tensor. It reads as zeros until something is written to it: constants of zero compile to this operation. */
export const emptyOp: OpHandler<EmptyOp> = {
  name: () => 'ttnn.empty',
  inputs: () => [],
  output: (op) => op.out,
  run(op, context) {
    const plan = planOfRef(op.out, context.chipDesc);
    if (plan.kind === 'device') {
      context.allocateEmpty(op.out, plan.plan);
      return;
    }
    const { shape, format } = plan;
    const tensor = { shape, format, values: hostValues(format, product(shape)) };
    context.pool.set(op.out.globalId, { kind: 'host', tensor });
  },
  golden: (op) => goldenTensor(op.out.desc.shape, new Float64Array(product(op.out.desc.shape))),
  isAllocation: true,
};

/** Makes a tensor of one value: on the device by kernels, in host memory and for integers by the host. */
export const fullOp: OpHandler<FullOp> = {
  name: () => 'ttnn.full',
  inputs: () => [],
  output: (op) => op.out,
  run(op, context) {
    const plan = planOfRef(op.out, context.chipDesc);
    const { shape, format } = plan.kind === 'host' ? plan : plan.plan;
    if (plan.kind === 'device' && !isInteger({ format })) {
      context.compute(op.out, this.name(op), (result) => runFill(context.device, this.name(op), result, op.fillValue));
      return;
    }
    const tensor = hostTensor(shape, format, new Float64Array(product(shape)).fill(op.fillValue));
    context.relocate({ kind: 'host', tensor }, op.out, this.name(op));
  },
  golden: (op) => goldenTensor(op.out.desc.shape, new Float64Array(product(op.out.desc.shape)).fill(op.fillValue)),
};

/** Frees a tensor. */
export const deallocOp: OpHandler<DeallocOp> = {
  name: () => 'ttnn.dealloc',
  inputs: () => [],
  output: () => undefined,
  run: (op, context) => context.deallocate(op.in),
};
