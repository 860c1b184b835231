// @generated from src/target/schema/ttmetal/*.fbs; do not edit, run npm run codegen
import {
  bool,
  enumeration,
  field,
  optional,
  required,
  root,
  string,
  table,
  uint16,
  uint32,
  uint8,
  union,
  vector,
} from '../schema.ts';
import { CBRef, Dim2dRange, EventRef, MathFidelity, SystemDesc, TensorRef, Version } from './common.gen.ts';

/** One of the two networks on chip. */
export type NocIndex = 'Noc0' | 'Noc1';

/** Wire format of `NocIndex`. */
export const NocIndex = enumeration<NocIndex>('tt.target.metal.NocIndex', uint16, {
  Noc0: 0,
  Noc1: 1,
});

/** Direction of an Ethernet data movement kernel. */
export type EthType = 'Sender' | 'Receiver';

/** Wire format of `EthType`. */
export const EthType = enumeration<EthType>('tt.target.metal.EthType', uint16, {
  Sender: 0,
  Receiver: 1,
});

/** The processor that a compiled kernel is for. */
export type BinaryType = 'BRISC' | 'NCRISC' | 'TRISC0' | 'TRISC1' | 'TRISC2' | 'ERISC';

/** Wire format of `BinaryType`. */
export const BinaryType = enumeration<BinaryType>('tt.target.metal.BinaryType', uint16, {
  BRISC: 0,
  NCRISC: 1,
  TRISC0: 2,
  TRISC1: 3,
  TRISC2: 4,
  ERISC: 5,
});

/** Kind of core that a semaphore lives on. */
export type CoreType = 'WORKER' | 'ETH';

/** Wire format of `CoreType`. */
export const CoreType = enumeration<CoreType>('tt.target.metal.CoreType', uint16, {
  WORKER: 0,
  ETH: 1,
});

/** What one device of a program does. */
export interface DeviceProgram {
  readonly inputs: readonly TensorRef[];
  readonly outputs: readonly TensorRef[];
  readonly commandQueues: readonly CommandQueue[];
}

/** Wire format of `DeviceProgram`. */
export const DeviceProgram = table<DeviceProgram>('tt.target.metal.DeviceProgram', () => ({
  inputs: required('inputs', vector(TensorRef)),
  outputs: required('outputs', vector(TensorRef)),
  commandQueues: required('command_queues', vector(CommandQueue)),
}));

/** A function: one device program per device. */
export interface Program {
  readonly name: string;
  readonly inputs: readonly TensorRef[];
  readonly outputs: readonly TensorRef[];
  readonly devicePrograms: readonly DeviceProgram[];
}

/** Wire format of `Program`. */
export const Program = table<Program>('tt.target.metal.Program', () => ({
  name: required('name', string),
  inputs: required('inputs', vector(TensorRef)),
  outputs: required('outputs', vector(TensorRef)),
  devicePrograms: required('device_programs', vector(DeviceProgram)),
}));

/** A TTMetal program file. */
export interface TTMetalBinary {
  readonly version: Version;
  readonly ttmlirGitHash?: string | undefined;
  /** The system that the programs were compiled for. */
  readonly systemDesc: SystemDesc;
  readonly programs: readonly Program[];
}

/** Wire format of `TTMetalBinary`. */
export const TTMetalBinary = root<TTMetalBinary>(
  'tt.target.metal.TTMetalBinary',
  { identifier: 'TTM0', extension: 'ttm' },
  () => ({
    version: required('version', Version),
    ttmlirGitHash: optional('ttmlir_git_hash', string),
    systemDesc: required('system_desc', SystemDesc),
    programs: required('programs', vector(Program)),
  }),
);

/** Runs a program. */
export interface EnqueueProgramCommand {
  readonly operands: readonly TensorRef[];
  readonly program: ProgramDesc;
}

/** Wire format of `EnqueueProgramCommand`. */
export const EnqueueProgramCommand = table<EnqueueProgramCommand>('tt.target.metal.EnqueueProgramCommand', () => ({
  operands: required('operands', vector(TensorRef)),
  program: required('program', ProgramDesc),
}));

/** Copies a tensor from the host to a device buffer. */
export interface EnqueueWriteBufferCommand {
  readonly src: TensorRef;
  readonly dst: TensorRef;
}

/** Wire format of `EnqueueWriteBufferCommand`. */
export const EnqueueWriteBufferCommand = table<EnqueueWriteBufferCommand>(
  'tt.target.metal.EnqueueWriteBufferCommand',
  () => ({
    src: required('src', TensorRef),
    dst: required('dst', TensorRef),
  }),
);

/** Copies a device buffer to the host. */
export interface EnqueueReadBufferCommand {
  readonly src: TensorRef;
  readonly dst: TensorRef;
}

/** Wire format of `EnqueueReadBufferCommand`. */
export const EnqueueReadBufferCommand = table<EnqueueReadBufferCommand>(
  'tt.target.metal.EnqueueReadBufferCommand',
  () => ({
    src: required('src', TensorRef),
    dst: required('dst', TensorRef),
  }),
);

/** Creates a device buffer at the address of its tensor. */
export interface CreateBufferCommand {
  readonly ref: TensorRef;
}

/** Wire format of `CreateBufferCommand`. */
export const CreateBufferCommand = table<CreateBufferCommand>('tt.target.metal.CreateBufferCommand', () => ({
  ref: required('ref', TensorRef),
}));

/** Frees a device buffer. */
export interface DeallocateBufferCommand {
  readonly ref: TensorRef;
}

/** Wire format of `DeallocateBufferCommand`. */
export const DeallocateBufferCommand = table<DeallocateBufferCommand>(
  'tt.target.metal.DeallocateBufferCommand',
  () => ({
    ref: required('ref', TensorRef),
  }),
);

/** Creates an event. */
export interface CreateEventCommand {
  readonly ref: EventRef;
}

/** Wire format of `CreateEventCommand`. */
export const CreateEventCommand = table<CreateEventCommand>('tt.target.metal.CreateEventCommand', () => ({
  ref: required('ref', EventRef),
}));

/** Records an event when the commands before it are done. */
export interface EnqueueRecordEventCommand {
  readonly ref: EventRef;
}

/** Wire format of `EnqueueRecordEventCommand`. */
export const EnqueueRecordEventCommand = table<EnqueueRecordEventCommand>(
  'tt.target.metal.EnqueueRecordEventCommand',
  () => ({
    ref: required('ref', EventRef),
  }),
);

/** Makes the queue wait for an event. */
export interface EnqueueWaitForEventCommand {
  readonly ref: EventRef;
}

/** Wire format of `EnqueueWaitForEventCommand`. */
export const EnqueueWaitForEventCommand = table<EnqueueWaitForEventCommand>(
  'tt.target.metal.EnqueueWaitForEventCommand',
  () => ({
    ref: required('ref', EventRef),
  }),
);

/** Makes the host wait for an event. */
export interface EventSynchronizeCommand {
  readonly ref: EventRef;
}

/** Wire format of `EventSynchronizeCommand`. */
export const EventSynchronizeCommand = table<EventSynchronizeCommand>(
  'tt.target.metal.EventSynchronizeCommand',
  () => ({
    ref: required('ref', EventRef),
  }),
);

/** Asks whether an event has been recorded. */
export interface EventQueryCommand {
  readonly ref: EventRef;
}

/** Wire format of `EventQueryCommand`. */
export const EventQueryCommand = table<EventQueryCommand>('tt.target.metal.EventQueryCommand', () => ({
  ref: required('ref', EventRef),
}));

/** Makes the host wait until the queue is empty. */
export type FinishCommand = Readonly<Record<string, never>>;

/** Wire format of `FinishCommand`. */
export const FinishCommand = table<FinishCommand>('tt.target.metal.FinishCommand', () => ({}));

/** One entry of a command queue. */
export interface Command {
  readonly type: CommandType;
  /** The op as one line of MLIR, with its location. */
  readonly debugInfo?: string | undefined;
}

/** Wire format of `Command`. */
export const Command = table<Command>('tt.target.metal.Command', () => ({
  type: required('type', CommandType),
  debugInfo: optional('debug_info', string),
}));

/** Commands in the order in which they start. */
export interface CommandQueue {
  readonly name: string;
  readonly commands: readonly Command[];
}

/** Wire format of `CommandQueue`. */
export const CommandQueue = table<CommandQueue>('tt.target.metal.CommandQueue', () => ({
  name: required('name', string),
  commands: required('commands', vector(Command)),
}));

/** Configures a data movement kernel. */
export interface NocConfig {
  readonly nocIndex: NocIndex;
}

/** Wire format of `NocConfig`. */
export const NocConfig = table<NocConfig>('tt.target.metal.NocConfig', () => ({
  nocIndex: field('noc_index', NocIndex),
}));

/** Configures a compute kernel. */
export interface TensixConfig {
  readonly mathFidelity: MathFidelity;
  readonly fp32DestAccEn: boolean;
  readonly preserveFp32Precision: boolean;
  readonly mathApproxMode: boolean;
}

/** Wire format of `TensixConfig`. */
export const TensixConfig = table<TensixConfig>('tt.target.metal.TensixConfig', () => ({
  mathFidelity: field('math_fidelity', MathFidelity),
  fp32DestAccEn: field('fp32_dest_acc_en', bool),
  preserveFp32Precision: field('preserve_fp32_precision', bool),
  mathApproxMode: field('math_approx_mode', bool),
}));

/** Configures a kernel on an Ethernet core. */
export interface EthernetConfig {
  readonly ethType: EthType;
  readonly nocIndex: NocIndex;
}

/** Wire format of `EthernetConfig`. */
export const EthernetConfig = table<EthernetConfig>('tt.target.metal.EthernetConfig', () => ({
  ethType: field('eth_type', EthType),
  nocIndex: field('noc_index', NocIndex),
}));

/** A kernel as C++ text. */
export interface KernelSource {
  readonly source: string;
  readonly config: KernelConfig;
}

/** Wire format of `KernelSource`. */
export const KernelSource = table<KernelSource>('tt.target.metal.KernelSource', () => ({
  source: required('source', string),
  config: required('config', KernelConfig),
}));

/** A kernel as machine code. */
export interface KernelBinary {
  readonly coreType: BinaryType;
  readonly data: Uint8Array;
  readonly debugSource?: string | undefined;
}

/** Wire format of `KernelBinary`. */
export const KernelBinary = table<KernelBinary>('tt.target.metal.KernelBinary', () => ({
  coreType: field('core_type', BinaryType),
  data: required('data', vector(uint8)),
  debugSource: optional('debug_source', string),
}));

/** A kernel argument: the address of a tensor. */
export interface RuntimeArgTensorAddress {
  readonly operandIdx: number;
}

/** Wire format of `RuntimeArgTensorAddress`. */
export const RuntimeArgTensorAddress = table<RuntimeArgTensorAddress>(
  'tt.target.metal.RuntimeArgTensorAddress',
  () => ({
    operandIdx: field('operand_idx', uint32),
  }),
);

/** A kernel argument: the address of a semaphore. */
export interface RuntimeArgSemaphoreAddress {
  readonly initialValue: number;
  readonly coreType: CoreType;
}

/** Wire format of `RuntimeArgSemaphoreAddress`. */
export const RuntimeArgSemaphoreAddress = table<RuntimeArgSemaphoreAddress>(
  'tt.target.metal.RuntimeArgSemaphoreAddress',
  () => ({
    initialValue: field('initial_value', uint32),
    coreType: field('core_type', CoreType),
  }),
);

/** A kernel, the cores that run it, its circular buffers and its arguments. */
export interface KernelDesc {
  readonly kernel: Kernel;
  readonly coreRangeSet: readonly Dim2dRange[];
  readonly cbs: readonly CBRef[];
  readonly runtimeArgs?: readonly RuntimeArg[] | undefined;
  readonly debugInfo?: string | undefined;
}

/** Wire format of `KernelDesc`. */
export const KernelDesc = table<KernelDesc>('tt.target.metal.KernelDesc', () => ({
  kernel: required('kernel', Kernel),
  coreRangeSet: required('core_range_set', vector(Dim2dRange)),
  cbs: required('cbs', vector(CBRef)),
  runtimeArgs: optional('runtime_args', vector(RuntimeArg)),
  debugInfo: optional('debug_info', string),
}));

/** The kernels that run together. */
export interface ProgramDesc {
  readonly kernels: readonly KernelDesc[];
}

/** Wire format of `ProgramDesc`. */
export const ProgramDesc = table<ProgramDesc>('tt.target.metal.ProgramDesc', () => ({
  kernels: required('kernels', vector(KernelDesc)),
}));

/** What a command does. */
export type CommandType =
  | { readonly type: 'EnqueueProgramCommand'; readonly value: EnqueueProgramCommand }
  | { readonly type: 'EnqueueWriteBufferCommand'; readonly value: EnqueueWriteBufferCommand }
  | { readonly type: 'EnqueueReadBufferCommand'; readonly value: EnqueueReadBufferCommand }
  | { readonly type: 'CreateBufferCommand'; readonly value: CreateBufferCommand }
  | { readonly type: 'DeallocateBufferCommand'; readonly value: DeallocateBufferCommand }
  | { readonly type: 'CreateEventCommand'; readonly value: CreateEventCommand }
  | { readonly type: 'EnqueueRecordEventCommand'; readonly value: EnqueueRecordEventCommand }
  | { readonly type: 'EnqueueWaitForEventCommand'; readonly value: EnqueueWaitForEventCommand }
  | { readonly type: 'EventSynchronizeCommand'; readonly value: EventSynchronizeCommand }
  | { readonly type: 'EventQueryCommand'; readonly value: EventQueryCommand }
  | { readonly type: 'FinishCommand'; readonly value: FinishCommand };

/** Wire format of `CommandType`. */
export const CommandType = union<CommandType>('tt.target.metal.CommandType', () => ({
  EnqueueProgramCommand,
  EnqueueWriteBufferCommand,
  EnqueueReadBufferCommand,
  CreateBufferCommand,
  DeallocateBufferCommand,
  CreateEventCommand,
  EnqueueRecordEventCommand,
  EnqueueWaitForEventCommand,
  EventSynchronizeCommand,
  EventQueryCommand,
  FinishCommand,
}));

/** Configuration of a kernel. */
export type KernelConfig =
  | { readonly type: 'NocConfig'; readonly value: NocConfig }
  | { readonly type: 'TensixConfig'; readonly value: TensixConfig }
  | { readonly type: 'EthernetConfig'; readonly value: EthernetConfig };

/** Wire format of `KernelConfig`. */
export const KernelConfig = union<KernelConfig>('tt.target.metal.KernelConfig', () => ({
  NocConfig,
  TensixConfig,
  EthernetConfig,
}));

/** A kernel, as text or as machine code. */
export type Kernel =
  | { readonly type: 'KernelSource'; readonly value: KernelSource }
  | { readonly type: 'KernelBinary'; readonly value: KernelBinary };

/** Wire format of `Kernel`. */
export const Kernel = union<Kernel>('tt.target.metal.Kernel', () => ({
  KernelSource,
  KernelBinary,
}));

/** An argument that the runtime gives a kernel when it starts. */
export type RuntimeArg =
  | { readonly type: 'RuntimeArgTensorAddress'; readonly value: RuntimeArgTensorAddress }
  | { readonly type: 'RuntimeArgSemaphoreAddress'; readonly value: RuntimeArgSemaphoreAddress };

/** Wire format of `RuntimeArg`. */
export const RuntimeArg = union<RuntimeArg>('tt.target.metal.RuntimeArg', () => ({
  RuntimeArgTensorAddress,
  RuntimeArgSemaphoreAddress,
}));
