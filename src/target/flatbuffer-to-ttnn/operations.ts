/** Tables of a binary as operations of ttnn, the reverse of ../ttnn-to-flatbuffer/op-tables.ts. Source: ttmlir-facts, section 5.2.2. */
import { binaryDataType, keywordOf } from '../../dialects/tt/binary-enums.ts';
import { type DeviceAttr } from '../../dialects/tt/generated/tt-attributes.gen.ts';
import { DeviceType } from '../../dialects/tt/generated/tt-types.gen.ts';
import { BufferTypeAttr, MemoryConfigAttr, ShapeAttr, TensorMemoryLayoutAttr } from '../../dialects/ttnn/generated/ttnn-attributes.gen.ts'; // prettier-ignore
import { Layout } from '../../dialects/ttnn/generated/ttnn-enums.gen.ts';
import * as ttnn from '../../dialects/ttnn/generated/ttnn-ops.gen.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Context } from '../../ir/context.ts';
import { type Location } from '../../ir/location.ts';
import { type Value } from '../../ir/value.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { type MemoryConfigDesc, type TensorLayout, type TensorRef } from '../schema/generated/common.gen.ts';
import { type OpType } from '../schema/generated/ttnn.gen.ts';
import { int32 } from '../schema/schema.ts';
import { bufferTypes, memoryLayouts } from '../ttnn-to-flatbuffer/memory-config.ts';
import { ProgramProblem } from './problem.ts';
import { type ProgramValues } from './program-values.ts';

type TableOf<Name extends OpType['type']> = Extract<OpType, { readonly type: Name }>['value'];

/** Where an operation goes, and what is around it. */
export interface OperationPlace {
  readonly builder: OpBuilder;
  readonly location: Location;
  readonly values: ProgramValues;
  readonly device: DeviceAttr;
}

/** Builds the operation of a table; returns the value that its output is, if it has one of its own. */
type Build<Table> = (table: Table, place: OperationPlace) => Value | undefined;

const builds: { readonly [Name in OpType['type']]: Build<TableOf<Name>> } = {
  GetDeviceOp({ out }, { builder, location, values, device }) {
    const op = ttnn.GetDeviceOp.build(builder, location, { deviceType: DeviceType.get(builder.context, device) });
    values.setDevice(out, op.result());
    return undefined;
  },
  ToMemoryConfigOp: (table, { builder, location, values }) =>
    ttnn.ToMemoryConfigOp.build(builder, location, {
      input: values.tensor(table.in0),
      device: values.device(table.device),
      resultType: values.typeOf(table.out),
    }).result(),
  ToLayoutOp: (table, { builder, location, values }) =>
    ttnn.ToLayoutOp.build(builder, location, {
      input: values.tensor(table.in),
      device: values.device(table.device),
      layout: layoutOf(table.layout),
      resultType: values.typeOf(table.out),
    }).result(),
  ToDeviceOp: (table, { builder, location, values }) =>
    ttnn.ToDeviceOp.build(builder, location, {
      input: values.tensor(table.in),
      device: values.device(table.device),
      memoryConfig: memoryConfigOf(builder.context, table.memcfg),
      resultType: values.typeOf(table.out),
    }).result(),
  EmptyOp: (table, { builder, location, values }) =>
    ttnn.EmptyOp.build(builder, location, {
      device: table.device && values.device(table.device),
      shape: ShapeAttr.get(builder.context, table.shape),
      dtype: keywordOf(binaryDataType, table.dtype),
      layout: layoutOf(table.layout),
      memoryConfig: table.memcfg && memoryConfigOf(builder.context, table.memcfg),
      resultType: values.typeOf(table.out),
    }).result(),
  FullOp: (table, { builder, location, values }) =>
    ttnn.FullOp.build(builder, location, {
      device: values.device(table.device),
      fillValue: table.fillValue,
      resultType: values.typeOf(table.out),
    }).result(),
  EltwiseOp(table, { builder, location, values }) {
    const operands = [...table.ins.map((tensor) => values.tensor(tensor)), values.tensor(table.out)];
    const name = opNameOf(builder.context, 'EltwiseOp', table.type);
    const segments = denseI32Array(builder.context, [operands.length - 1, 1]);
    const properties = new Map([['operandSegmentSizes', segments]]);
    return builder.create({ name, location, operands, resultTypes: [operands.at(-1)!.type], properties }).result();
  },
  ReductionOp(table, { builder, location, values }) {
    const parts = {
      input: values.tensor(table.in),
      output: values.tensor(table.out),
      keepDim: table.keepDim,
      dimArg: table.dimArg,
    };
    const opClass = { Sum: ttnn.SumOp, Mean: ttnn.MeanOp, Max: ttnn.MaxOp, Prod: ttnn.ProdOp }[table.type];
    return opClass.build(builder, location, parts).result();
  },
  EmbeddingOp: (table, { builder, location, values }) =>
    ttnn.EmbeddingOp.build(builder, location, {
      input: values.tensor(table.input),
      weight: values.tensor(table.weight),
      output: values.tensor(table.output),
    }).result(),
  SoftmaxOp: (table, { builder, location, values }) =>
    ttnn.SoftmaxOp.build(builder, location, {
      input: values.tensor(table.in),
      output: values.tensor(table.out),
      dimension: table.dimension,
    }).result(),
  TransposeOp: (table, { builder, location, values }) =>
    ttnn.TransposeOp.build(builder, location, {
      input: values.tensor(table.in),
      output: values.tensor(table.out),
      dim0: table.dim0,
      dim1: table.dim1,
    }).result(),
  ConcatOp: (table, { builder, location, values }) =>
    ttnn.ConcatOp.build(builder, location, {
      inputs: table.inputs.map((tensor) => values.tensor(tensor)),
      output: values.tensor(table.out),
      dim: table.dim,
    }).result(),
  ReshapeOp: (table, { builder, location, values }) =>
    ttnn.ReshapeOp.build(builder, location, {
      input: values.tensor(table.in),
      output: values.tensor(table.out),
      shape: table.shape,
    }).result(),
  MatmulOp: (table, { builder, location, values }) =>
    ttnn.MatmulOp.build(builder, location, {
      a: values.tensor(table.in0),
      b: values.tensor(table.in1),
      output: values.tensor(table.out),
    }).result(),
  Conv2dOp: (table, { builder, location, values }) =>
    ttnn.Conv2dOp.build(builder, location, {
      ...withSignedNumbers(table),
      input: values.tensor(table.input),
      weight: values.tensor(table.weight),
      bias: table.bias && values.tensor(table.bias),
      output: values.tensor(table.out),
      device: values.device(table.device),
    }).result(),
  MaxPool2dOp: (table, { builder, location, values }) =>
    ttnn.MaxPool2dOp.build(builder, location, {
      ...withSignedNumbers(table),
      input: values.tensor(table.in),
      output: values.tensor(table.out),
      device: values.device(table.device),
    }).result(),
  DeallocOp(table, { builder, location, values }) {
    ttnn.DeallocOp.build(builder, location, { input: values.tensor(table.in) });
    return undefined;
  },
};

/** Builds the operation of a table and takes note of what it makes. Throws ProgramProblem. */
export function buildOperation({ type, value }: OpType, place: OperationPlace): void {
  const result = (builds[type] as Build<OpType['value']>)(value, place);
  const out = outputOf(value);
  if (result && out) place.values.setTensor(out, result);
}

function outputOf(table: OpType['value']): TensorRef | undefined {
  if ('output' in table) return table.output;
  return 'out' in table && 'desc' in table.out ? table.out : undefined;
}

/** Returns a table whose numbers have no sign, as those of a window, to make an operation of that has signed ones. Throws ProgramProblem. */
function withSignedNumbers<Table extends object>(table: Table): Table {
  for (const value of Object.values(table)) {
    if (typeof value === 'number' && value > int32.max) {
      throw new ProgramProblem(`expected numbers of a window up to ${int32.max}`, `one is ${value}`);
    }
  }
  return table;
}

/** Returns the name of the operation that a case of an enum stands for. */
function opNameOf(context: Context, table: string, enumCase: string): string {
  const infos = context.getOrLoadDialect('ttnn')?.ops ?? [];
  const specs = infos.map((info) => info.spec as OpSpec);
  const found = specs.find(({ flatbuffer }) => flatbuffer?.table === table && flatbuffer.case === enumCase);
  if (!found) throw new ProgramProblem(`no operation is written as ${enumCase}`);
  return found.name;
}

function layoutOf(layout: TensorLayout): Layout {
  return { RowMajor: Layout.RowMajor, Tile: Layout.Tile, Invalid: Layout.Invalid }[layout];
}

function memoryConfigOf(context: Context, config: MemoryConfigDesc | undefined): MemoryConfigAttr {
  if (!config || config.tensorMemoryLayout === 'None') throw new ProgramProblem('a memory config is missing');
  const memoryLayout = keywordOf(memoryLayouts, config.tensorMemoryLayout);
  return MemoryConfigAttr.get(
    context,
    TensorMemoryLayoutAttr.get(context, memoryLayout),
    BufferTypeAttr.get(context, keywordOf(bufferTypes, config.bufferType)),
  );
}
