/** Files with every table, every enum and the extreme value of every kind of field, recorded with flatc in fixtures/flatbuffers. */
import { readFileSync } from 'node:fs';
import { encode } from '../encode.ts';
import {
  SystemDescRoot,
  type ChipDesc,
  type SystemDesc,
  type TensorRef,
  Arch,
  DataType,
} from '../generated/common.gen.ts';
import { TTMetalBinary, type Command, type KernelDesc } from '../generated/ttmetal.gen.ts';
import { TTNNBinary, type Operation, type OpType, EltwiseOpType, ReductionOpType } from '../generated/ttnn.gen.ts';
import { type EnumType } from '../schema.ts';
import { BINARY_GIT_HASH, BINARY_VERSION } from '../version.ts';

const names = <Name extends string>(type: EnumType): readonly Name[] => [...type.valueOf.keys()] as Name[];

const published = readFileSync(new URL('../ttnn/program.fbs', import.meta.url), 'utf8');

/** Returns the cases of an enum of operations that are published, and one of the extensions: where an operation is added the samples stay as they are. */
function namesOfOps<Name extends string>(enumName: string, type: EnumType): readonly Name[] {
  const [body = ''] = new RegExp(`(?<=enum ${enumName}\\b[^{]*\\{)[^}]*`).exec(published) ?? [];
  const upstream = new Set(body.match(/\w+(?= =|,)/g));
  const extensions = names<Name>(type).filter((name) => !upstream.has(name));
  return [...names<Name>(type).filter((name) => upstream.has(name)), ...extensions.slice(0, 1)];
}

const chip = (arch: Arch): ChipDesc => ({
  arch,
  gridSize: { y: 8, x: 8 },
  l1Size: Number.MAX_SAFE_INTEGER,
  numDramChannels: 2 ** 32 - 1,
  dramChannelSize: 0,
  nocL1AddressAlignBytes: 16,
  pcieAddressAlignBytes: 32,
  nocDramAddressAlignBytes: 32,
  l1UnreservedBase: 1024,
  eriscL1UnreservedBase: 1025,
  dramUnreservedBase: 1026,
  dramUnreservedEnd: 2 ** 30,
  physicalCores: {
    worker: [
      { y: -(2 ** 31), x: 2 ** 31 - 1 },
      { y: 0, x: 1 },
    ],
    dram: [],
    ethInactive: [{ y: 9, x: 10 }],
  },
  supportedDataTypes: names(DataType),
  supportedTileSizes: [{ y: 4, x: 16 }],
});

const systemDesc: SystemDesc = {
  chipDescs: names<Arch>(Arch).map(chip),
  chipDescIndices: [0, 2, 1],
  chipCapabilities: [['PCIE', 'HostMMIO'], [], ['HostMMIO']],
  chipCoords: [{ rack: 1, shelf: 2, y: 3, x: 4 }],
  chipChannels: [
    { deviceId0: 5, ethernetCoreCoord0: { y: -6, x: 7 }, deviceId1: 2 ** 32 - 1, ethernetCoreCoord1: { y: 8, x: -9 } },
  ],
};

const stamp = { version: BINARY_VERSION, ttmlirGitHash: BINARY_GIT_HASH };

const tensor = (globalId: number): TensorRef => ({
  globalId,
  address: 2 ** 52 + 1,
  size: 32768,
  desc: {
    shape: [64, 128],
    layout: {
      stride: [128, 1],
      oobVal: 'NegInf',
      coreRangeSet: [{ loc: { y: 0, x: 1 }, size: { y: 2, x: 3 } }],
      memoryDesc: {
        shape: [2, 4],
        tileShape: { y: 32, x: 32 },
        dataType: 'UInt8',
        memorySpace: 'DeviceL1',
        memoryLayout: 'BlockSharded',
        size: 4096,
      },
    },
    constantData: Uint8Array.of(0, 127, 128, 255),
  },
});

const device = { globalId: 0 };
const in0 = tensor(1);
const in1 = tensor(2);
const out = tensor(2 ** 32 - 1);

const floats = [
  0.1,
  1,
  1 / 3,
  -2.5,
  1e-20,
  1e30,
  -3.4e38,
  16777217,
  0.0078125,
  0.0234375,
  -1e-9,
  0,
  NaN,
  Infinity,
  -Infinity,
];

const window = {
  kernelHeight: 6,
  kernelWidth: 7,
  strideHeight: 8,
  strideWidth: 9,
  dilationHeight: 12,
  dilationWidth: 13,
};

const ops: readonly OpType[] = [
  { type: 'GetDeviceOp', value: { mesh: { y: 1, x: 2 }, chipIds: [0, 1], out: device } },
  { type: 'ToMemoryConfigOp', value: { in0, device, out } },
  { type: 'ToLayoutOp', value: { in: in0, layout: 'Tile', device, out } },
  { type: 'ToLayoutOp', value: { in: in0, layout: 'Invalid', out } },
  {
    type: 'ToDeviceOp',
    value: { in: in0, device, memcfg: { tensorMemoryLayout: 'Interleaved', bufferType: 'Trace' }, out },
  },
  { type: 'EmptyOp', value: { shape: [Number.MAX_SAFE_INTEGER, -1, 0], dtype: 'UInt8', layout: 'Tile', out } },
  ...floats.map((fillValue): OpType => ({ type: 'FullOp', value: { device, fillValue, out } })),
  ...namesOfOps<EltwiseOpType>('EltwiseOpType', EltwiseOpType).map((type): OpType => ({
    type: 'EltwiseOp',
    value: { type, ins: [in0, in1], out },
  })),
  { type: 'MatmulOp', value: { in0, in1, out } },
  ...namesOfOps<ReductionOpType>('ReductionOpType', ReductionOpType).map((type): OpType => ({
    type: 'ReductionOp',
    value: { type, in: in0, out, dimArg: [-1, 2], keepDim: true },
  })),
  { type: 'ReductionOp', value: { type: 'Sum', in: in0, out, keepDim: false } },
  { type: 'EmbeddingOp', value: { input: in0, weight: in1, output: out } },
  { type: 'SoftmaxOp', value: { in: in0, out, dimension: -1 } },
  { type: 'TransposeOp', value: { in: in0, out, dim0: -2, dim1: 1 } },
  {
    type: 'Conv2dOp',
    value: {
      ...{
        input: in0,
        weight: in1,
        out,
        device,
        inChannels: 1,
        outChannels: 2,
        batchSize: 3,
        inputHeight: 4,
        inputWidth: 5,
      },
      ...{ ...window, paddingHeight: 10, paddingWidth: 11, groups: 14 },
    },
  },
  { type: 'ConcatOp', value: { inputs: [], out, dim: 1 } },
  { type: 'ReshapeOp', value: { in: in0, out, shape: [8192] } },
  {
    type: 'MaxPool2dOp',
    value: {
      ...{ in: in0, out, device, batchSize: 3, inputHeight: 4, inputWidth: 5, channels: 1 },
      ...{ ...window, ceilMode: true, paddingHeight: 10, paddingWidth: 11 },
    },
  },
  { type: 'DeallocOp', value: { in: in0 } },
];

const operation = (type: OpType, i: number): Operation =>
  i % 2 === 0 ? { type, debugInfo: `%${i} = "ttnn.op"()` } : { type };

const kernels: readonly KernelDesc[] = [
  {
    kernel: {
      type: 'KernelSource',
      value: { source: '// noc0\n', config: { type: 'NocConfig', value: { nocIndex: 'Noc1' } } },
    },
    coreRangeSet: [],
    cbs: [
      {
        globalId: 7,
        tensorRef: in0,
        address: 1024,
        desc: { port: 31, memoryDesc: in0.desc.layout.memoryDesc, pageSize: 4096, numBuffers: 2 },
      },
    ],
    runtimeArgs: [
      { type: 'RuntimeArgTensorAddress', value: { operandIdx: 3 } },
      { type: 'RuntimeArgSemaphoreAddress', value: { initialValue: 4, coreType: 'ETH' } },
    ],
    debugInfo: '%3 = "ttmetal.dispatch"',
  },
  {
    kernel: {
      type: 'KernelSource',
      value: {
        source: '',
        config: {
          type: 'TensixConfig',
          value: { mathFidelity: 'HiFi4', fp32DestAccEn: true, preserveFp32Precision: false, mathApproxMode: true },
        },
      },
    },
    coreRangeSet: [{ loc: { y: 0, x: 0 }, size: { y: 1, x: 1 } }],
    cbs: [],
    runtimeArgs: [],
  },
  {
    kernel: {
      type: 'KernelSource',
      value: { source: 'x', config: { type: 'EthernetConfig', value: { ethType: 'Receiver', nocIndex: 'Noc0' } } },
    },
    coreRangeSet: [],
    cbs: [],
  },
  {
    kernel: { type: 'KernelBinary', value: { coreType: 'ERISC', data: Uint8Array.of(1, 2, 3), debugSource: 'y' } },
    coreRangeSet: [],
    cbs: [],
  },
];

const event = { globalId: 1 };

const commands: readonly Command[] = [
  {
    type: { type: 'EnqueueProgramCommand', value: { operands: [in0, out], program: { kernels } } },
    debugInfo: 'dispatch',
  },
  { type: { type: 'EnqueueWriteBufferCommand', value: { src: in0, dst: out } } },
  { type: { type: 'EnqueueReadBufferCommand', value: { src: in0, dst: out } } },
  { type: { type: 'CreateBufferCommand', value: { ref: in0 } } },
  { type: { type: 'DeallocateBufferCommand', value: { ref: in0 } } },
  { type: { type: 'CreateEventCommand', value: { ref: event } } },
  { type: { type: 'EnqueueRecordEventCommand', value: { ref: event } } },
  { type: { type: 'EnqueueWaitForEventCommand', value: { ref: event } } },
  { type: { type: 'EventSynchronizeCommand', value: { ref: event } } },
  { type: { type: 'EventQueryCommand', value: { ref: event } } },
  { type: { type: 'FinishCommand', value: {} } },
];

/** A system description. */
export const systemDescRoot: SystemDescRoot = { ...stamp, productIdentifier: 'sample', systemDesc };

/** A TTNN program. */
export const ttnnBinary: TTNNBinary = {
  ...stamp,
  systemDesc,
  programs: [
    {
      name: 'text: é 😀 "\\/ \b\f\n\r\t\u0001\u007f',
      inputs: [in0, in1],
      outputs: [out],
      operations: ops.map(operation),
      debugInfo: { mlir: { name: 'ttnn', source: 'module {\n}\n' }, cpp: '' },
    },
    { name: '', inputs: [], outputs: [], operations: [] },
  ],
};

/** A TTMetal program. */
export const ttmetalBinary: TTMetalBinary = {
  version: { major: 2 ** 16 - 1, minor: 1, patch: 2 ** 32 - 1 },
  // flatc reads this file through a binary schema, which has forgotten that an enum is a set of flags.
  systemDesc: { ...systemDesc, chipDescs: [], chipCapabilities: [['HostMMIO'], []], chipChannels: undefined },
  programs: [
    {
      name: 'forward',
      inputs: [in0],
      outputs: [out],
      devicePrograms: [{ inputs: [in0], outputs: [out], commandQueues: [{ name: 'queue', commands }] }],
    },
  ],
};

/** Returns the bytes of the samples by file name. */
export function encodeSamples(): ReadonlyMap<string, Uint8Array> {
  return new Map([
    ['sample.ttsys', encode(SystemDescRoot, systemDescRoot)],
    ['sample.ttnn', encode(TTNNBinary, ttnnBinary)],
    ['sample.ttm', encode(TTMetalBinary, ttmetalBinary)],
  ]);
}
