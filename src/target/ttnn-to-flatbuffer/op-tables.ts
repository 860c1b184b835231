/**
 * How operations become tables of a binary: one function per table. Which operation goes into which table, and which case of
 * an enum it is there, its spec says (`flatbuffer`), so another elementwise operation needs nothing here.
 *
 * Lists of attributes are copied, because a list that is one object would be stored once, which upstream's files do not do.
 * Source: ttmlir-facts, sections 5.2.2 and 5.4.4.
 */
import { type Operation } from '../../ir/operation.ts';
import { type Value } from '../../ir/value.ts';
import { opSpecOf } from '../../ods/op-spec.ts';
import { binaryDataType } from '../../dialects/tt/binary-enums.ts';
import { isRowOfChips } from '../../dialects/tt/device.ts';
import { DataType } from '../../dialects/tt/generated/tt-enums.gen.ts';
import { DeviceType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { type Layout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import type * as ttnn from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { product } from '../../support/math.ts';
import type * as common from '../schema/generated/common.gen.ts';
import { type EltwiseOpType, type OpType, type ReductionOpType } from '../schema/generated/ttnn.gen.ts';
import { callNotes } from '../binary/call-notes.ts';
import { type FunctionValues } from '../binary/function-values.ts';
import { memoryConfig } from './memory-config.ts';

/** The content of a table. */
type TableOf<Name extends OpType['type']> = Extract<OpType, { readonly type: Name }>['value'];

/** An operation with variadic inputs, as every elementwise one is. */
interface ElementwiseOp extends Operation {
  readonly inputs: readonly Value[];
}

/** The operations that may go into a table. */
interface OpsOfTable {
  GetDeviceOp: ttnn.GetDeviceOp;
  ToMemoryConfigOp: ttnn.ToMemoryConfigOp;
  ToLayoutOp: ttnn.ToLayoutOp;
  ToDeviceOp: ttnn.ToDeviceOp;
  EmptyOp: ttnn.EmptyOp;
  FullOp: ttnn.FullOp;
  EltwiseOp: ElementwiseOp;
  MatmulOp: ttnn.MatmulOp;
  ReductionOp: ttnn.SumOp | ttnn.MeanOp | ttnn.MaxOp | ttnn.ProdOp;
  EmbeddingOp: ttnn.EmbeddingOp;
  SoftmaxOp: ttnn.SoftmaxOp;
  TransposeOp: ttnn.TransposeOp;
  Conv2dOp: ttnn.Conv2dOp;
  ConcatOp: ttnn.ConcatOp;
  ReshapeOp: ttnn.ReshapeOp;
  MaxPool2dOp: ttnn.MaxPool2dOp;
  DeallocOp: ttnn.DeallocOp;
}

const opTables: {
  readonly [Name in OpType['type']]: (
    op: OpsOfTable[Name],
    values: FunctionValues,
    enumCase: string | undefined,
  ) => TableOf<Name>;
} = {
  GetDeviceOp(op, values) {
    const { type } = op.device;
    const desc = type instanceof DeviceType ? type.desc : undefined;
    const { meshShape = [], chipIds = [] } = desc ?? {};
    checkMesh(op, meshShape, values);
    return { mesh: { y: 1, x: product(meshShape) }, chipIds: [...chipIds], out: values.createDevice(op.device) };
  },
  ToMemoryConfigOp: (op, values) => ({
    in0: values.tensor(op.input, op),
    device: values.device(op.device, op),
    out: values.createTensor(op.result()),
  }),
  ToLayoutOp: (op, values) => ({
    in: values.tensor(op.input, op),
    layout: tensorLayout(op, op.layout, values),
    device: values.device(op.device, op),
    out: values.createTensor(op.result()),
  }),
  ToDeviceOp: (op, values) => ({
    in: values.tensor(op.input, op),
    device: values.device(op.device, op),
    memcfg: memoryConfig(op.memoryConfig),
    out: values.createTensor(op.result()),
  }),
  EmptyOp: (op, values) => ({
    shape: [...op.shape.shape],
    dtype: creatableDataType(op, op.dtype, values),
    layout: tensorLayout(op, op.layout, values),
    ...(op.device && {
      device: values.device(op.device, op),
      memcfg: op.memoryConfig && memoryConfig(op.memoryConfig),
    }),
    out: values.createTensor(op.result()),
  }),
  FullOp: (op, values) => ({
    device: values.device(op.device, op),
    fillValue: op.fillValue,
    out: values.createTensor(op.result()),
  }),
  EltwiseOp(op, values, enumCase) {
    return {
      type: enumCase as EltwiseOpType,
      ins: op.inputs.map((input) => values.tensor(input, op)),
      out: values.onlyResult(op),
    };
  },
  ReductionOp: (op, values, enumCase) => ({
    type: enumCase as ReductionOpType,
    in: values.tensor(op.input, op),
    out: values.onlyResult(op),
    dimArg: op.dimArg,
    keepDim: op.keepDim,
  }),
  MatmulOp: (op, values) => ({
    in0: values.tensor(op.a, op),
    in1: values.tensor(op.b, op),
    out: values.onlyResult(op),
  }),
  EmbeddingOp: (op, values) => ({
    input: values.tensor(op.input, op),
    weight: values.tensor(op.weight, op),
    output: values.onlyResult(op),
  }),
  SoftmaxOp: (op, values) => ({
    in: values.tensor(op.input, op),
    out: values.onlyResult(op),
    dimension: op.dimension,
  }),
  TransposeOp: (op, values) => ({
    in: values.tensor(op.input, op),
    out: values.onlyResult(op),
    dim0: op.dim0,
    dim1: op.dim1,
  }),
  ConcatOp: (op, values) => ({
    inputs: op.inputs.map((input) => values.tensor(input, op)),
    out: values.onlyResult(op),
    dim: op.dim,
  }),
  ReshapeOp: (op, values) => ({
    in: values.tensor(op.input, op),
    out: values.onlyResult(op),
    shape: op.shape,
  }),
  Conv2dOp: (op, values) => ({
    input: values.tensor(op.input, op),
    weight: values.tensor(op.weight, op),
    bias: op.bias && values.tensor(op.bias, op),
    out: values.onlyResult(op),
    device: values.device(op.device, op),
    inChannels: op.inChannels,
    outChannels: op.outChannels,
    batchSize: op.batchSize,
    inputHeight: op.inputHeight,
    inputWidth: op.inputWidth,
    kernelHeight: op.kernelHeight,
    kernelWidth: op.kernelWidth,
    strideHeight: op.strideHeight,
    strideWidth: op.strideWidth,
    paddingHeight: op.paddingHeight,
    paddingWidth: op.paddingWidth,
    dilationHeight: op.dilationHeight,
    dilationWidth: op.dilationWidth,
    groups: op.groups,
  }),
  MaxPool2dOp: (op, values) => ({
    in: values.tensor(op.input, op),
    out: values.onlyResult(op),
    device: values.device(op.device, op),
    batchSize: op.batchSize,
    inputHeight: op.inputHeight,
    inputWidth: op.inputWidth,
    channels: op.channels,
    kernelHeight: op.kernelHeight,
    kernelWidth: op.kernelWidth,
    strideHeight: op.strideHeight,
    strideWidth: op.strideWidth,
    dilationHeight: op.dilationHeight,
    dilationWidth: op.dilationWidth,
    ceilMode: op.ceilMode,
    paddingHeight: op.paddingHeight,
    paddingWidth: op.paddingWidth,
  }),
  DeallocOp: (op, values) => ({ in: values.tensor(op.input, op) }),
};

/** Returns the table that an operation goes into, as its spec says. Reports what cannot be written; undefined without table. */
export function opTable(op: Operation, values: FunctionValues): OpType | undefined {
  const spec = opSpecOf(op)?.flatbuffer;
  if (!spec) {
    values.state.fail(op, 'unhandled op in emitTTNNOperation', ...whyNoTable(op));
    values.skip(op);
    return undefined;
  }
  const type = spec.table as OpType['type'];
  const make = opTables[type] as (
    op: Operation,
    values: FunctionValues,
    enumCase: string | undefined,
  ) => OpType['value'];
  return { type, value: make(op, values, spec.case) } as OpType;
}

function whyNoTable(op: Operation): readonly string[] {
  return op.dialectNamespace === 'ttnn' ? ["its record names no table of binaries with 'flatbuffer'"] : callNotes(op);
}

/** Reports a mesh that the runtime could not open: chips in a row are all that it knows. */
function checkMesh(op: Operation, meshShape: readonly number[], values: FunctionValues): void {
  if (product(meshShape) <= 1) return;
  const note = `the mesh is ${meshShape.join('x')}`;
  if (meshShape.length !== 3) values.state.fail(op, 'expected 3D mesh shape', note);
  else if (!isRowOfChips(meshShape)) values.state.fail(op, 'expected non-batch dim to be 1', note);
}

/** The formats that the runtime creates tensors in. Differs: upstream's creates none in f16, and its compiler stops there. */
const creatable: ReadonlySet<DataType> = new Set([
  DataType.Float32,
  DataType.Float16,
  DataType.BFloat16,
  DataType.BFP_BFloat8,
  DataType.BFP_BFloat4,
  DataType.UInt32,
  DataType.UInt16,
  DataType.UInt8,
]);

function creatableDataType(op: Operation, dtype: DataType | undefined, values: FunctionValues): common.DataType {
  if (dtype !== undefined && creatable.has(dtype)) return binaryDataType[dtype];
  values.state.fail(op, 'Unsupported DataType', `the runtime creates no tensors of ${dtype ?? 'unknown data type'}`);
  return 'Float32';
}

function tensorLayout(op: Operation, layout: Layout | undefined, values: FunctionValues): common.TensorLayout {
  if (layout === 'row_major' || layout === 'tile') return layout === 'tile' ? 'Tile' : 'RowMajor';
  values.state.fail(op, 'Unsupported Layout', `the layout is ${layout ?? 'not given'}`);
  return 'Invalid';
}
