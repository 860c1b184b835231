/** Every TTNN operation in every layout and data type: what op-matrix.test.ts runs a part of, and scripts/runtime-matrix.ts all. */
import { type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { type DataType, type TensorRef } from '../../target/schema/generated/common.gen.ts';
import { type EltwiseOpType, type OpType } from '../../target/schema/generated/ttnn.gen.ts';
import { testNumbers } from '../kernels/__tests__/kernel-bench.ts';
import { type Chip } from '../../device/chip.ts';
import { firstChip } from '../chip-of-system.ts';
import { ProgramExecutor } from '../program-executor.ts';
import { hostTensor, type HostTensor } from '../tensors/host-tensor.ts';
import { refFormat } from '../tensors/tensor-ref.ts';
import { ProgramFixture, type Place } from './program-fixture.ts';

/** The data types of `tt.DataType`. */
export const dataTypes: readonly DataType[] = [
  'Float32',
  'Float16',
  'BFloat16',
  'BFP_Float8',
  'BFP_BFloat8',
  'BFP_Float4',
  'BFP_BFloat4',
  'BFP_Float2',
  'BFP_BFloat2',
  'UInt32',
  'UInt16',
  'UInt8',
];

/** The layouts by name. Height, width and block sharding differ in their grids. */
export const layouts: Readonly<Record<string, Place>> = {
  system: { space: 'host' },
  'dram tiled': { space: 'dram', grid: [2, 2] },
  'dram rows': { space: 'dram', grid: [2, 2], isTiled: false },
  'dram single bank tiled': { space: 'dram', grid: [1, 1], isSingleBank: true },
  'dram single bank rows': { space: 'dram', grid: [1, 1], isTiled: false, isSingleBank: true },
  'l1 tiled': { space: 'l1', grid: [2, 2] },
  'l1 rows': { space: 'l1', grid: [2, 2], isTiled: false },
  'l1 height sharded tiled': { space: 'l1', grid: [2, 1], isSharded: true },
  'l1 height sharded rows': { space: 'l1', grid: [5, 1], isTiled: false, isSharded: true },
  'l1 width sharded tiled': { space: 'l1', grid: [1, 2], isSharded: true },
  'l1 width sharded rows': { space: 'l1', grid: [1, 3], isTiled: false, isSharded: true },
  'l1 block sharded tiled': { space: 'l1', grid: [2, 2], isSharded: true },
  'l1 block sharded rows': { space: 'l1', grid: [3, 2], isTiled: false, isSharded: true },
};

/** An operation of the matrix. */
interface MatrixOp {
  readonly inputs: readonly (readonly number[])[];
  readonly result: readonly number[];
  readonly make: (inputs: readonly TensorRef[], out: TensorRef) => OpType;
  /** Numbers of inputs that are row numbers of a table. */
  readonly indices?: readonly number[];
  /** What its inputs are, where not any numbers will do. */
  readonly data?: 'positive' | 'integers';
}

const eltwise =
  (type: EltwiseOpType) =>
  (ins: readonly TensorRef[], out: TensorRef): OpType => ({ type: 'EltwiseOp', value: { type, ins, out } });
const reduction =
  (type: 'Sum' | 'Mean' | 'Max' | 'Prod', dimArg: readonly number[]) =>
  ([input]: readonly TensorRef[], out: TensorRef): OpType => ({
    type: 'ReductionOp',
    value: { type, in: input!, out, dimArg, keepDim: true },
  });
const device = { globalId: 0 };
const matrix = [40, 48];

/** The operations by name. */
export const operations: Readonly<Record<string, MatrixOp>> = {
  exp: { inputs: [matrix], result: matrix, make: eltwise('Exp') },
  abs: { inputs: [matrix], result: matrix, make: eltwise('Abs') },
  relu: { inputs: [matrix], result: matrix, make: eltwise('Relu') },
  neg: { inputs: [matrix], result: matrix, make: eltwise('Neg') },
  sqrt: { inputs: [matrix], result: matrix, make: eltwise('Sqrt'), data: 'positive' },
  add: { inputs: [matrix, matrix], result: matrix, make: eltwise('Add') },
  'subtract a row': { inputs: [matrix, [1, 48]], result: matrix, make: eltwise('Subtract') },
  'multiply by a column': { inputs: [matrix, [40, 1]], result: matrix, make: eltwise('Multiply') },
  maximum: { inputs: [matrix, matrix], result: matrix, make: eltwise('Maximum') },
  ge: { inputs: [matrix, matrix], result: matrix, make: eltwise('GreaterEqual') },
  where: { inputs: [matrix, matrix, matrix], result: matrix, make: eltwise('Where') },
  matmul: {
    inputs: [
      [40, 36],
      [36, 48],
    ],
    result: matrix,
    make: ([in0, in1], out) => ({ type: 'MatmulOp', value: { in0: in0!, in1: in1!, out } }),
  },
  'batched matmul': {
    inputs: [
      [2, 20, 36],
      [2, 36, 24],
    ],
    result: [2, 20, 24],
    make: ([in0, in1], out) => ({ type: 'MatmulOp', value: { in0: in0!, in1: in1!, out } }),
  },
  'sum of rows': { inputs: [matrix], result: [40, 1], make: reduction('Sum', [1]) },
  'mean of columns': { inputs: [matrix], result: [1, 48], make: reduction('Mean', [0]) },
  'max of all': { inputs: [matrix], result: [1, 1], make: reduction('Max', [0, 1]) },
  'max of a middle dim': { inputs: [[3, 5, 48]], result: [3, 1, 48], make: reduction('Max', [1]) },
  'product of a middle dim': { inputs: [[3, 3, 48]], result: [3, 1, 48], make: reduction('Prod', [1]) },
  'bitwise and': { inputs: [matrix, matrix], result: matrix, make: eltwise('BitwiseAnd'), data: 'integers' },
  softmax: {
    inputs: [matrix],
    result: matrix,
    make: ([input], out) => ({ type: 'SoftmaxOp', value: { in: input!, out, dimension: -1 } }),
  },
  'softmax of columns': {
    inputs: [matrix],
    result: matrix,
    make: ([input], out) => ({ type: 'SoftmaxOp', value: { in: input!, out, dimension: 0 } }),
  },
  transpose: {
    inputs: [matrix],
    result: [48, 40],
    make: ([input], out) => ({ type: 'TransposeOp', value: { in: input!, out, dim0: 0, dim1: 1 } }),
  },
  'transpose of outer dims': {
    inputs: [[3, 7, 20]],
    result: [7, 3, 20],
    make: ([input], out) => ({ type: 'TransposeOp', value: { in: input!, out, dim0: 0, dim1: 1 } }),
  },
  concat: {
    inputs: [
      [40, 20],
      [40, 28],
    ],
    result: matrix,
    make: (inputs, out) => ({ type: 'ConcatOp', value: { inputs, out, dim: 1 } }),
  },
  reshape: {
    inputs: [matrix],
    result: [30, 64],
    make: ([input], out) => ({ type: 'ReshapeOp', value: { in: input!, out, shape: [30, 64] } }),
  },
  embedding: {
    inputs: [[9], [7, 40]],
    result: [9, 40],
    indices: [0],
    make: ([input, weight], output) => ({ type: 'EmbeddingOp', value: { input: input!, weight: weight!, output } }),
  },
  full: {
    inputs: [],
    result: matrix,
    make: (_, out) => ({ type: 'FullOp', value: { device, fillValue: 3, out } }),
  },
  empty: {
    inputs: [],
    result: matrix,
    make: (_, out) => ({ type: 'EmptyOp', value: { shape: matrix, dtype: 'Float32', layout: 'Tile', out } }),
  },
  typecast: { inputs: [matrix], result: matrix, make: eltwise('Typecast') },
  to_memory_config: {
    inputs: [matrix],
    result: matrix,
    make: ([in0], out) => ({ type: 'ToMemoryConfigOp', value: { in0: in0!, device, out } }),
  },
  conv2d: {
    inputs: [
      [1, 6, 6, 4],
      [8, 4, 3, 3],
    ],
    result: [1, 1, 16, 8],
    make: ([input, weight], out) => ({
      type: 'Conv2dOp',
      value: {
        input: input!,
        weight: weight!,
        out,
        device,
        inChannels: 4,
        outChannels: 8,
        batchSize: 1,
        inputHeight: 6,
        inputWidth: 6,
        kernelHeight: 3,
        kernelWidth: 3,
        strideHeight: 1,
        strideWidth: 1,
        paddingHeight: 0,
        paddingWidth: 0,
        dilationHeight: 1,
        dilationWidth: 1,
        groups: 1,
      },
    }),
  },
  max_pool2d: {
    inputs: [[1, 1, 36, 16]],
    result: [1, 1, 9, 16],
    make: ([input], out) => ({
      type: 'MaxPool2dOp',
      value: {
        in: input!,
        out,
        device,
        batchSize: 1,
        inputHeight: 6,
        inputWidth: 6,
        channels: 16,
        kernelHeight: 2,
        kernelWidth: 2,
        strideHeight: 2,
        strideWidth: 2,
        dilationHeight: 1,
        dilationWidth: 1,
        ceilMode: false,
        paddingHeight: 0,
        paddingWidth: 0,
      },
    }),
  },
};

/** One run of the matrix: an operation whose operands are of one data type and layout, and whose result is of perhaps others. */
export interface MatrixCase {
  readonly operation: string;
  readonly input: { readonly layout: string; readonly type: DataType };
  readonly result: { readonly layout: string; readonly type: DataType };
}

/** Returns `exp from UInt8 in dram rows to BFloat16 in system`. */
export function caseName({ operation, input, result }: MatrixCase): string {
  return `${operation} from ${input.type} in ${input.layout} to ${result.type} in ${result.layout}`;
}

/** Tells whether tensors of a type exist in a layout: block floats are tiles. */
function exists(type: DataType, layout: string): boolean {
  return !type.startsWith('BFP') || layout === 'system' || layouts[layout]!.isTiled !== false;
}

/** Returns all runs. Operands have every layout and type; of the results' layouts, and of their types where they differ, every one comes with some. */
export function matrixCases(): MatrixCase[] {
  const layoutNames = Object.keys(layouts);
  const cases: MatrixCase[] = [];
  Object.keys(operations).forEach((operation, o) => {
    layoutNames.forEach((layout, l) => {
      dataTypes.forEach((type, t) => {
        if (!exists(type, layout)) return;
        if (operations[operation]!.data === 'integers' && !type.startsWith('UInt')) return;
        const input = { layout, type };
        const others = layoutNames.map((_, i) => layoutNames[(o + 5 * l + 3 * t + i) % layoutNames.length]!);
        const resultLayout = others.find((name) => exists(type, name))!;
        cases.push({ operation, input, result: { layout: resultLayout, type } });
        // The same with a result of another type, for a third of them.
        const otherType = dataTypes[(t + o + l + 1) % dataTypes.length]!;
        if ((o + l + t) % 3 === 0 && exists(otherType, layout)) {
          cases.push({ operation, input, result: { layout, type: otherType } });
        }
      });
    });
  });
  return cases;
}

/** Returns a part of the runs in which every operation still meets every layout and type of operands, and of results that are cast some. */
export function someMatrixCases(): MatrixCase[] {
  const seen = new Set<string>();
  const pairsOf = ({ operation, input }: MatrixCase): string[] => [
    `${operation} ${input.type}`,
    `${operation} ${input.layout}`,
  ];
  const all = matrixCases();
  const taken = new Set<MatrixCase>();
  // Those that are new in both ways first.
  for (const least of [2, 1]) {
    for (const each of all) {
      if (each.input.type !== each.result.type) continue;
      const pairs = pairsOf(each).filter((pair) => !seen.has(pair));
      if (pairs.length < least) continue;
      pairs.forEach((pair) => seen.add(pair));
      taken.add(each);
    }
  }
  const casts = all.filter(({ input, result }) => input.type !== result.type);
  return [...taken, ...casts.filter((_, i) => i % 16 === 0)];
}

/** What an element of a result may be off, relative to the largest magnitude. Integers are exact. */
const precisions: Readonly<Record<DataType, number>> = {
  Float32: 2 ** -18,
  Float16: 2 ** -8,
  BFloat16: 2 ** -6,
  BFP_Float8: 2 ** -5,
  BFP_BFloat8: 2 ** -5,
  BFP_Float4: 2 ** -1.9,
  BFP_BFloat4: 2 ** -1.9,
  BFP_Float2: 1,
  BFP_BFloat2: 1,
  UInt32: 0,
  UInt16: 0,
  UInt8: 0,
};

/** Numbers that block floats hold exactly, whatever their neighbours: the host has not got the exponents that these will share. */
const exactNumbers: Partial<Record<FormatName, (x: number) => number>> = {
  bfp_f8: (x) => Math.round(8 * x) / 8,
  bfp_bf8: (x) => Math.round(8 * x) / 8,
  bfp_f4: (x) => Math.trunc(1.9 * x),
  bfp_bf4: (x) => Math.trunc(1.9 * x),
  bfp_f2: (x) => Math.sign(Math.trunc(x)),
  bfp_bf2: (x) => Math.sign(Math.trunc(x)),
};

function numbersOf(ref: TensorRef, op: MatrixOp, seed: number): HostTensor {
  const { shape } = ref.desc;
  const format = refFormat(ref);
  const numbers = testNumbers(shape, seed);
  if (op.indices?.includes(seed - 1))
    return hostTensor(
      shape,
      format,
      numbers.map((_, i) => [0, 1, 2, 3, 4, 6][i % 6]!),
    );
  const exact = exactNumbers[format];
  if (exact !== undefined)
    return hostTensor(
      shape,
      format,
      numbers.map((x) => exact(op.data === 'positive' ? Math.abs(x) : x)),
    );
  if (elementFormats[format].kind === 'integer')
    return hostTensor(
      shape,
      format,
      numbers.map((x) => Math.floor(2 * (x + 2))),
    );
  return hostTensor(shape, format, op.data === 'positive' ? numbers.map((x) => x + 2.5) : numbers);
}

/** Runs cases on one chip. */
export class MatrixRun {
  private readonly chip: Chip;
  private readonly executor: ProgramExecutor;

  constructor() {
    const { chip, desc } = firstChip(new ProgramFixture().binary().systemDesc);
    this.chip = chip;
    this.executor = new ProgramExecutor(chip, desc);
  }

  /** Returns what is wrong with a run of a case; undefined when every step agrees with the reference and memory is given back. */
  problem({ operation, input, result }: MatrixCase): string | undefined {
    const op = operations[operation]!;
    const fixture = new ProgramFixture(input.type);
    const operands = op.inputs.map((shape, i) => {
      // Row numbers that a format has not got are in one that has.
      const isNumber = op.indices?.includes(i) === true && /BFP_B?F?l?o?a?t?[24]/.test(input.type);
      return fixture.input(shape, layouts[isNumber ? 'dram tiled' : input.layout], isNumber ? 'BFloat16' : input.type);
    });
    const out = fixture.tensor(op.result, layouts[result.layout], result.type);
    fixture.add(op.make(operands, out));
    fixture.output(out, result.type);
    const program = fixture.program();
    const inputs = program.inputs.map((ref, i) => numbersOf(ref, op, i + 1));
    const { operations: reports, outputs, goldenOutputs } = this.executor.run(program, inputs, { golden: true });
    for (const { name, index, golden } of reports) {
      if (golden === undefined) continue;
      const type = index === reports.length - 2 ? result.type : input.type;
      const magnitude = Math.max(1, ...goldenOutputs![0]!.data.map(Math.abs), ...outputs[0]!.values.map(Math.abs));
      const worst = Math.max(precisions[type], precisions[result.type]);
      if (!(golden.maxAbsError <= worst * magnitude)) return `${name} differs by ${golden.maxAbsError}`;
    }
    const { dramAllocator, l1Allocator } = this.chip;
    return dramAllocator.usedBytes + l1Allocator.usedBytes === 0 ? undefined : 'memory is not given back';
  }
}
