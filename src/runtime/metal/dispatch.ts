import { type ComputeConfig } from '../../device/compute-config.ts';
import { tileDim } from '../../device/tile-layout.ts';
import { type CoreCoord } from '../../device/chip-description.ts';
import { binaryDataType, keywordOf } from '../../dialects/tt/binary-enums.ts';
import { scalarTypeOf } from '../../dialects/tt/element-types.ts';
import { MemorySpaceAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { TileType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { cbPortEnum, type CBPort } from '../../dialects/ttkernel/generated/ttkernel-enums.gen.ts';
import { CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { type Context } from '../../ir/context.ts';
import { type Operation } from '../../ir/operation.ts';
import { MemRefType } from '../../ir/types/shaped-types.ts';
import { SourceFile } from '../../support/source-file.ts';
import { type CBRef, type ChipDesc, type MathFidelity } from '../../target/schema/generated/common.gen.ts';
import { type KernelConfig, type KernelDesc, type ProgramDesc } from '../../target/schema/generated/ttmetal.gen.ts';
import { type DeviceProgram, type KernelSpec } from '../interpreter/device-program.ts';
import { RuntimeError } from '../runtime-error.ts';
import { coresOfRanges } from '../tensors/tensor-ref.ts';
import { kernelFileName, kernelKind } from './kernel-names.ts';
import { kernelOfSource } from './kernel-source/kernel-of-source.ts';

const mathFidelities: Readonly<Record<MathFidelity, ComputeConfig['mathFidelity']>> = {
  LoFi: 'lofi',
  HiFi2: 'hifi2',
  HiFi3: 'hifi3',
  HiFi4: 'hifi4',
};

/** A kernel of a dispatch, and where it runs. */
interface PlacedKernel {
  readonly spec: KernelSpec;
  readonly cores: readonly CoreCoord[];
  readonly computeConfig: ComputeConfig | undefined;
}

/** What no compute kernel asks for. */
const noComputeConfig: ComputeConfig = { mathFidelity: 'hifi4', fp32DestAcc: false };

/**
 * Returns what a dispatch runs: its kernels, made of their C++ texts, on groups of cores that run the same ones. Circular buffers are laid over tensors. `name`
 * begins the names of the texts, as places in them are told. Throws RuntimeError for kernels that cannot run here.
 */
export function dispatchParts(
  { kernels }: ProgramDesc,
  chip: ChipDesc,
  context: Context,
  name: string,
): readonly DeviceProgram[] {
  const placed = kernels.map((kernel, i) => placedKernel(kernel, i, chip, context, name));
  const groups = new Map<string, { readonly cores: CoreCoord[]; readonly kernels: PlacedKernel[] }>();
  for (const { core, kernels: own } of kernelsOfCores(placed)) {
    const key = own.map((kernel) => placed.indexOf(kernel)).join();
    const group = groups.get(key);
    if (group) group.cores.push(core);
    else groups.set(key, { cores: [core], kernels: own });
  }
  return [...groups.values()].map(({ cores, kernels: own }) => ({
    cores,
    kernels: own.map(({ spec }) => spec),
    computeConfig: own.find(({ computeConfig }) => computeConfig)?.computeConfig ?? noComputeConfig,
    aliasesTensors: true,
  }));
}

/** Returns every core that runs something, with its kernels. */
function kernelsOfCores(
  placed: readonly PlacedKernel[],
): Iterable<{ readonly core: CoreCoord; readonly kernels: PlacedKernel[] }> {
  const byCore = new Map<string, { readonly core: CoreCoord; readonly kernels: PlacedKernel[] }>();
  for (const kernel of placed) {
    for (const core of kernel.cores) {
      const key = `${core.y},${core.x}`;
      const known = byCore.get(key);
      if (known) known.kernels.push(kernel);
      else byCore.set(key, { core, kernels: [kernel] });
    }
  }
  return byCore.values();
}

function placedKernel(
  { kernel, coreRangeSet, cbs, runtimeArgs }: KernelDesc,
  index: number,
  chip: ChipDesc,
  context: Context,
  name: string,
): PlacedKernel {
  const problem = (detail: string): RuntimeError => new RuntimeError(`kernel ${index} ${detail}`);
  if (kernel.type === 'KernelBinary') throw problem('is machine code; only kernels in C++ run here');
  if (runtimeArgs !== undefined && runtimeArgs.length > 0) {
    throw problem('has runtime arguments, which the functions of the kernel library here cannot read');
  }
  const { source, config } = kernel.value;
  const thread = threadOf(config);
  if (thread === undefined) throw problem('is for an Ethernet core, which the device model does not have');
  const wrong = cbs.find(({ address, tensorRef }) => address !== tensorRef?.address);
  if (wrong) throw problem(`has a circular buffer at ${wrong.address}, which is not where its tensor is`);
  const cores = coresOfRanges(coreRangeSet, chip, (detail) => problem(`runs on ${detail}`));
  const text = new SourceFile(kernelFileName(name, index, config), source);
  const func: Operation = kernelOfSource(
    context,
    text,
    cbs.map((cb) => circularBufferType(context, cb)),
  );
  const computeConfig =
    config.type === 'TensixConfig'
      ? {
          mathFidelity: mathFidelities[config.value.mathFidelity],
          fp32DestAcc: config.value.fp32DestAccEn,
        }
      : undefined;
  return { spec: { name: `${kernelKind(config)} ${index}`, thread, func }, cores, computeConfig };
}

function threadOf(config: KernelConfig): KernelSpec['thread'] | undefined {
  if (config.type === 'TensixConfig') return 'compute';
  if (config.type === 'EthernetConfig') return undefined;
  return config.value.nocIndex === 'Noc0' ? 'reader' : 'writer';
}

/** Returns the type of a circular buffer. Throws RuntimeError for a port that there is not. */
function circularBufferType(context: Context, { address, desc }: CBRef): CBType {
  const { port, memoryDesc, pageSize, numBuffers } = desc;
  const { shape, tileShape, dataType: format } = memoryDesc;
  const portName = cbPortEnum.cases.find(({ value }) => value === port)?.str;
  if (portName === undefined) throw new RuntimeError(`there is no circular buffer ${port}`);
  const dataType = keywordOf(binaryDataType, format);
  const isTiled = tileShape.y > 1 || tileShape.x > 1;
  if (isTiled && (tileShape.y !== tileDim || tileShape.x !== tileDim)) {
    throw new RuntimeError(
      `circular buffer ${port} has tiles of ${tileShape.y}x${tileShape.x}, expected ${tileDim}x${tileDim}`,
    );
  }
  const element = isTiled
    ? TileType.get(context, [tileShape.y, tileShape.x], dataType)
    : scalarTypeOf(context, dataType);
  const memref = MemRefType.get(shape, element, MemorySpaceAttr.get(context, 'l1'));
  return CBType.get(context, portName as CBPort, address, memref, pageSize, numBuffers);
}
