// @generated from dialects-td/ttkernel/ttkernel-enums.yaml, dialects-td/ttkernel/ttkernel-ext-ops.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/**
 * TTKernel ThreadTypes
 *
 * Which processor of a core runs a kernel.
 */
export const ThreadType = {
  /** a data movement processor */
  Noc: 'noc',
  /** the three compute processors: unpack, math, pack */
  Tensix: 'tensix',
  /** the processor of an Ethernet core */
  Ethernet: 'ethernet',
} as const;

/** A case of ThreadType, by its keyword. */
export type ThreadType = (typeof ThreadType)[keyof typeof ThreadType];

/** Keywords and numbers of ThreadType. */
export const threadTypeEnum: EnumSpec = {
  name: 'ThreadType',
  cppType: '::mlir::tt::ttkernel::ThreadType',
  summary: 'TTKernel ThreadTypes',
  cases: [
    { symbol: 'Noc', value: 0, str: 'noc' },
    { symbol: 'Tensix', value: 1, str: 'tensix' },
    { symbol: 'Ethernet', value: 2, str: 'ethernet' },
  ],
};

/**
 * TTKernel MathFidelity
 *
 * How many passes the matrix engine makes over the bits of its operands. The value 1 is not used.
 */
export const MathFidelity = {
  /** one pass */
  LoFi: 'lofi',
  /** two passes */
  HiFi2: 'hifi2',
  /** three passes */
  HiFi3: 'hifi3',
  /** four passes, all bits */
  HiFi4: 'hifi4',
} as const;

/** A case of MathFidelity, by its keyword. */
export type MathFidelity = (typeof MathFidelity)[keyof typeof MathFidelity];

/** Keywords and numbers of MathFidelity. */
export const mathFidelityEnum: EnumSpec = {
  name: 'MathFidelity',
  cppType: '::mlir::tt::ttkernel::MathFidelity',
  summary: 'TTKernel MathFidelity',
  cases: [
    { symbol: 'LoFi', value: 0, str: 'lofi' },
    { symbol: 'HiFi2', value: 2, str: 'hifi2' },
    { symbol: 'HiFi3', value: 3, str: 'hifi3' },
    { symbol: 'HiFi4', value: 4, str: 'hifi4' },
  ],
};

/**
 * TTKernel NOC index
 *
 * One of the two networks of a chip.
 */
export const NocIndex = {
  /** runs to the right and down */
  Noc0: 'noc0',
  /** runs to the left and up */
  Noc1: 'noc1',
} as const;

/** A case of NocIndex, by its keyword. */
export type NocIndex = (typeof NocIndex)[keyof typeof NocIndex];

/** Keywords and numbers of NocIndex. */
export const nocIndexEnum: EnumSpec = {
  name: 'NocIndex',
  cppType: '::mlir::tt::ttkernel::NocIndex',
  summary: 'TTKernel NOC index',
  cases: [
    { symbol: 'Noc0', value: 0, str: 'noc0' },
    { symbol: 'Noc1', value: 1, str: 'noc1' },
  ],
};

/**
 * TTKernel EthType
 *
 * End of an Ethernet link that a kernel serves.
 */
export const EthType = {
  /** sends */
  Sender: 'sender',
  /** receives */
  Receiver: 'receiver',
} as const;

/** A case of EthType, by its keyword. */
export type EthType = (typeof EthType)[keyof typeof EthType];

/** Keywords and numbers of EthType. */
export const ethTypeEnum: EnumSpec = {
  name: 'EthType',
  cppType: '::mlir::tt::ttkernel::EthType',
  summary: 'TTKernel EthType',
  cases: [
    { symbol: 'Sender', value: 0, str: 'sender' },
    { symbol: 'Receiver', value: 1, str: 'receiver' },
  ],
};

/**
 * TTKernel Circular Buffer Ports
 *
 * Number of a circular buffer of a core, by use.
 */
export const CBPort = {
  /** input */
  In0: 'cb_in0',
  /** input */
  In1: 'cb_in1',
  /** input */
  In2: 'cb_in2',
  /** input */
  In3: 'cb_in3',
  /** input */
  In4: 'cb_in4',
  /** input */
  In5: 'cb_in5',
  /** input */
  In6: 'cb_in6',
  /** input */
  In7: 'cb_in7',
  /** between data movement kernels */
  DataFlow0: 'cb_dfl0',
  /** between data movement kernels */
  DataFlow1: 'cb_dfl1',
  /** between data movement kernels */
  DataFlow2: 'cb_dfl2',
  /** between data movement kernels */
  DataFlow3: 'cb_dfl3',
  /** between data movement kernels */
  DataFlow4: 'cb_dfl4',
  /** between data movement kernels */
  DataFlow5: 'cb_dfl5',
  /** between data movement kernels */
  DataFlow6: 'cb_dfl6',
  /** between data movement kernels */
  DataFlow7: 'cb_dfl7',
  /** output */
  Out0: 'cb_out0',
  /** output */
  Out1: 'cb_out1',
  /** output */
  Out2: 'cb_out2',
  /** output */
  Out3: 'cb_out3',
  /** output */
  Out4: 'cb_out4',
  /** output */
  Out5: 'cb_out5',
  /** output */
  Out6: 'cb_out6',
  /** output */
  Out7: 'cb_out7',
  /** intermediate results */
  Intermed0: 'cb_int0',
  /** intermediate results */
  Intermed1: 'cb_int1',
  /** intermediate results */
  Intermed2: 'cb_int2',
  /** intermediate results */
  Intermed3: 'cb_int3',
  /** intermediate results */
  Intermed4: 'cb_int4',
  /** intermediate results */
  Intermed5: 'cb_int5',
  /** intermediate results */
  Intermed6: 'cb_int6',
  /** intermediate results */
  Intermed7: 'cb_int7',
} as const;

/** A case of CBPort, by its keyword. */
export type CBPort = (typeof CBPort)[keyof typeof CBPort];

/** Keywords and numbers of CBPort. */
export const cbPortEnum: EnumSpec = {
  name: 'CBPort',
  cppType: '::mlir::tt::ttkernel::CBPort',
  summary: 'TTKernel Circular Buffer Ports',
  cases: [
    { symbol: 'In0', value: 0, str: 'cb_in0' },
    { symbol: 'In1', value: 1, str: 'cb_in1' },
    { symbol: 'In2', value: 2, str: 'cb_in2' },
    { symbol: 'In3', value: 3, str: 'cb_in3' },
    { symbol: 'In4', value: 4, str: 'cb_in4' },
    { symbol: 'In5', value: 5, str: 'cb_in5' },
    { symbol: 'In6', value: 6, str: 'cb_in6' },
    { symbol: 'In7', value: 7, str: 'cb_in7' },
    { symbol: 'DataFlow0', value: 8, str: 'cb_dfl0' },
    { symbol: 'DataFlow1', value: 9, str: 'cb_dfl1' },
    { symbol: 'DataFlow2', value: 10, str: 'cb_dfl2' },
    { symbol: 'DataFlow3', value: 11, str: 'cb_dfl3' },
    { symbol: 'DataFlow4', value: 12, str: 'cb_dfl4' },
    { symbol: 'DataFlow5', value: 13, str: 'cb_dfl5' },
    { symbol: 'DataFlow6', value: 14, str: 'cb_dfl6' },
    { symbol: 'DataFlow7', value: 15, str: 'cb_dfl7' },
    { symbol: 'Out0', value: 16, str: 'cb_out0' },
    { symbol: 'Out1', value: 17, str: 'cb_out1' },
    { symbol: 'Out2', value: 18, str: 'cb_out2' },
    { symbol: 'Out3', value: 19, str: 'cb_out3' },
    { symbol: 'Out4', value: 20, str: 'cb_out4' },
    { symbol: 'Out5', value: 21, str: 'cb_out5' },
    { symbol: 'Out6', value: 22, str: 'cb_out6' },
    { symbol: 'Out7', value: 23, str: 'cb_out7' },
    { symbol: 'Intermed0', value: 24, str: 'cb_int0' },
    { symbol: 'Intermed1', value: 25, str: 'cb_int1' },
    { symbol: 'Intermed2', value: 26, str: 'cb_int2' },
    { symbol: 'Intermed3', value: 27, str: 'cb_int3' },
    { symbol: 'Intermed4', value: 28, str: 'cb_int4' },
    { symbol: 'Intermed5', value: 29, str: 'cb_int5' },
    { symbol: 'Intermed6', value: 30, str: 'cb_int6' },
    { symbol: 'Intermed7', value: 31, str: 'cb_int7' },
  ],
};

/**
 * TTKernel BroadcastType
 *
 * Which part of a tile stands for the whole tile.
 */
export const BroadcastType = {
  /** all of it */
  None: 'none',
  /** column 0, repeated along each row */
  Col: 'col',
  /** row 0, repeated along each column */
  Row: 'row',
  /** element (0, 0), everywhere */
  Scalar: 'scalar',
} as const;

/** A case of BroadcastType, by its keyword. */
export type BroadcastType = (typeof BroadcastType)[keyof typeof BroadcastType];

/** Keywords and numbers of BroadcastType. */
export const broadcastTypeEnum: EnumSpec = {
  name: 'BroadcastType',
  cppType: '::mlir::tt::ttkernel::BroadcastType',
  summary: 'TTKernel BroadcastType',
  cases: [
    { symbol: 'None', value: 0, str: 'none' },
    { symbol: 'Col', value: 1, str: 'col' },
    { symbol: 'Row', value: 2, str: 'row' },
    { symbol: 'Scalar', value: 3, str: 'scalar' },
  ],
};

/**
 * TTKernel EltwiseBinaryType
 *
 * Elementwise operation of the matrix engine.
 */
export const EltwiseBinaryType = {
  /** product */
  Mul: 'mul',
  /** sum */
  Add: 'add',
  /** difference */
  Sub: 'sub',
} as const;

/** A case of EltwiseBinaryType, by its keyword. */
export type EltwiseBinaryType = (typeof EltwiseBinaryType)[keyof typeof EltwiseBinaryType];

/** Keywords and numbers of EltwiseBinaryType. */
export const eltwiseBinaryTypeEnum: EnumSpec = {
  name: 'EltwiseBinaryType',
  cppType: '::mlir::tt::ttkernel::EltwiseBinaryType',
  summary: 'TTKernel EltwiseBinaryType',
  cases: [
    { symbol: 'Mul', value: 0, str: 'mul' },
    { symbol: 'Add', value: 2, str: 'add' },
    { symbol: 'Sub', value: 3, str: 'sub' },
  ],
};

/**
 * TTKernel ReduceType
 *
 * How a reduction combines elements.
 */
export const ReduceType = {
  /** sum */
  Sum: 'sum',
  /** sum; the scaler tile holds 1 / count */
  Avg: 'avg',
  /** largest */
  Max: 'max',
} as const;

/** A case of ReduceType, by its keyword. */
export type ReduceType = (typeof ReduceType)[keyof typeof ReduceType];

/** Keywords and numbers of ReduceType. */
export const reduceTypeEnum: EnumSpec = {
  name: 'ReduceType',
  cppType: '::mlir::tt::ttkernel::ReduceType',
  summary: 'TTKernel ReduceType',
  cases: [
    { symbol: 'Sum', value: 0, str: 'sum' },
    { symbol: 'Avg', value: 1, str: 'avg' },
    { symbol: 'Max', value: 2, str: 'max' },
  ],
};

/**
 * TTKernel ReduceDim
 *
 * Which elements of a tile a reduction combines.
 */
export const ReduceDim = {
  /** each row into its element of column 0 */
  Row: 'row',
  /** each column into its element of row 0 */
  Col: 'col',
  /** all elements into element (0, 0) */
  Scalar: 'scalar',
} as const;

/** A case of ReduceDim, by its keyword. */
export type ReduceDim = (typeof ReduceDim)[keyof typeof ReduceDim];

/** Keywords and numbers of ReduceDim. */
export const reduceDimEnum: EnumSpec = {
  name: 'ReduceDim',
  cppType: '::mlir::tt::ttkernel::ReduceDim',
  summary: 'TTKernel ReduceDim',
  cases: [
    { symbol: 'Row', value: 0, str: 'row' },
    { symbol: 'Col', value: 1, str: 'col' },
    { symbol: 'Scalar', value: 2, str: 'scalar' },
  ],
};
