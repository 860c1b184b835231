import { type Constraint, type Program } from './program.ts';

/** A file of fixtures/ttir: what it is for, and its functions. */
export interface TtirFile {
  readonly comment: string;
  readonly programs: readonly Program[];
}

type Case = readonly [
  name: string,
  args: readonly string[],
  result: string,
  attributes?: readonly string[],
  constraint?: Constraint,
];

function file(op: string, comment: string, cases: readonly Case[]): [string, TtirFile] {
  const programs = cases.map(([name, args, type, attributes, constraint]): Program => {
    const inputs = args.map((_, i) => `%arg${i}`);
    return {
      name,
      args,
      steps: [{ op, inputs, type, ...(attributes && { attributes }), ...(constraint && { constraint }) }],
    };
  });
  return [op, { comment, programs }];
}

const unaryCases: readonly Case[] = [
  ['rank1', ['64xf32'], '64xf32'],
  ['rank2', ['32x96xf32'], '32x96xf32'],
  ['rank3_padded', ['2x33x40xf32'], '2x33x40xf32'],
  ['rank4_bf16', ['1x2x32x64xbf16'], '1x2x32x64xbf16'],
  ['rank5_f16', ['2x1x3x5x17xf16'], '2x1x3x5x17xf16'],
  ['row_major', ['64x64xf32'], '64x64xf32', [], 'any_device'],
];

const binaryCases: readonly Case[] = [
  ['rank1', ['64xf32', '64xf32'], '64xf32'],
  ['rank2', ['32x96xf32', '32x96xf32'], '32x96xf32'],
  ['rank3_padded', ['2x33x40xf32', '2x33x40xf32'], '2x33x40xf32'],
  ['rank4_bf16', ['1x2x32x64xbf16', '1x2x32x64xbf16'], '1x2x32x64xbf16'],
  ['rank5_f16', ['2x1x3x5x17xf16', '1x4x3x1x17xf16'], '2x4x3x5x17xf16'],
  ['row_major', ['64x64xf32', '64x64xf32'], '64x64xf32', [], 'any_device'],
  ['broadcast_row', ['64x96xf32', '1x96xf32'], '64x96xf32'],
  ['broadcast_column', ['64x96xf32', '64x1xf32'], '64x96xf32'],
  ['broadcast_one', ['64x96xf32', '1x1xf32'], '64x96xf32'],
  ['broadcast_first', ['1x96xf32', '64x1xf32'], '64x96xf32'],
  ['broadcast_rank', ['2x32x40xf32', '40xf32'], '2x32x40xf32'],
];

const dims = (...list: number[]) => `dim_arg = [${list.map((dim) => `${dim} : i32`).join(', ')}]`;
const keep = 'keep_dim = true';
const drop = 'keep_dim = false';
const reductionCases: readonly Case[] = [
  ['rank1', ['64xf32'], '1xf32', [dims(0), keep]],
  ['rows', ['128x96xf32'], '128x1xf32', [dims(-1), keep]],
  ['columns', ['128x96xf32'], '1x96xf32', [dims(0), keep]],
  ['rows_dropped', ['64x96xf32'], '64xf32', [dims(1), drop]],
  ['both', ['64x96xf32'], '1x1xf32', [dims(0, 1), keep]],
  ['all', ['33x40xf32'], '1x1xf32', [keep]],
  ['rank2_unit', ['1x64xf32'], '1x64xf32', [dims(0), keep]],
  ['rank3_middle', ['2x33x40xf32'], '2x1x40xf32', [dims(1), keep]],
  ['rank4_image', ['2x3x32x64xbf16'], '2x3x1x1xbf16', [dims(-2, -1), keep]],
];

const softmaxCases: readonly Case[] = [
  ['rank1', ['64xf32'], '64xf32', ['dimension = 0 : si32']],
  ['rows', ['32x96xf32'], '32x96xf32', ['dimension = 1 : si32']],
  ['columns', ['32x96xf32'], '32x96xf32', ['dimension = 0 : si32']],
  ['rows_padded', ['40x10xf32'], '40x10xf32', ['dimension = -1 : si32']],
  ['rank3', ['2x33x40xf32'], '2x33x40xf32', ['dimension = 2 : si32']],
  ['rank4_bf16', ['1x2x32x64xbf16'], '1x2x32x64xbf16', ['dimension = -1 : si32']],
];

const swap = (dim0: number, dim1: number) => [`dim0 = ${dim0} : si32`, `dim1 = ${dim1} : si32`];
const transposeCases: readonly Case[] = [
  ['rank2', ['32x128xf32'], '128x32xf32', swap(0, 1)],
  ['rank2_padded', ['33x40xf32'], '40x33xf32', swap(-2, -1)],
  ['rank3_inner', ['2x32x64xf32'], '2x64x32xf32', swap(1, 2)],
  ['rank3_unit', ['1x32x33xf32'], '1x33x32xf32', swap(-2, 2)],
  ['rank3_outer', ['2x32x64xf32'], '32x2x64xf32', swap(0, 1)],
  ['rank4_heads', ['1x32x4x64xbf16'], '1x4x32x64xbf16', swap(1, 2)],
];

const to = (...shape: number[]) => [`shape = [${shape.map((size) => `${size} : i32`).join(', ')}]`];
const reshapeCases: readonly Case[] = [
  ['rank1_to_rank2', ['2048xf32'], '32x64xf32', to(32, 64), 'any_device'],
  ['rank2_to_rank1', ['32x64xf32'], '2048xf32', to(2048), 'any_device'],
  ['rank2_to_rank4', ['64x96xf32'], '2x2x16x96xf32', to(2, -1, 16, 96), 'any_device'],
  ['rank4_to_rank2_bf16', ['2x4x32x32xbf16'], '8x1024xbf16', to(8, 1024), 'any_device'],
  ['tiles', ['2x32x64xf32'], '64x64xf32', to(64, 64)],
  ['tiles_padded', ['33x40xf32'], '40x33xf32', to(40, 33)],
];

const at = (dim: number) => [`dim = ${dim} : si32`];
const squeezeCases: readonly Case[] = [
  ['rank2', ['1x64xf32'], '64xf32', at(0), 'any_device'],
  ['rank3_middle', ['32x1x64xf32'], '32x64xf32', at(1), 'any_device'],
  ['rank4_last_but_one', ['2x3x1x32xbf16'], '2x3x32xbf16', at(-2), 'any_device'],
  ['tiles', ['1x32x64xf32'], '32x64xf32', at(0)],
];

const unsqueezeCases: readonly Case[] = [
  ['rank1', ['64xf32'], '1x64xf32', at(0), 'any_device'],
  ['rank2_middle', ['32x64xf32'], '32x1x64xf32', at(1), 'any_device'],
  ['rank3', ['2x3x32xbf16'], '2x1x3x32xbf16', at(1), 'any_device'],
  ['tiles', ['32x64xf32'], '1x32x64xf32', at(0)],
];

const matmulCases: readonly Case[] = [
  ['rank2', ['64x128xf32', '128x96xf32'], '64x96xf32'],
  ['rank2_padded', ['33x40xf32', '40x10xf32'], '33x10xf32'],
  ['rank2_bf16', ['64x128xbf16', '128x96xbf16'], '64x96xbf16'],
  ['rank2_f16', ['64x128xf16', '128x96xf16'], '64x96xf16'],
  ['row_times_column', ['1x64xf32', '64x1xf32'], '1x1xf32'],
  ['rank3', ['2x32x64xf32', '2x64x32xf32'], '2x32x32xf32'],
  ['rank4_padded', ['1x2x33x40xf32', '1x2x40x24xf32'], '1x2x33x24xf32'],
];

function constantFile(): [string, TtirFile] {
  const splat = (name: string, type: string, value: string): Program => ({
    name,
    args: [type],
    steps: [
      { op: 'constant', inputs: [], type, attributes: [`value = dense<${value}> : tensor<${type}>`] },
      { op: 'add', inputs: ['%arg0', '%0'], type },
    ],
  });
  const programs = [
    splat('rank1', '64xf32', '1.000000e+00'),
    splat('rank2', '32x96xf32', '-2.500000e-01'),
    splat('rank3_padded', '2x33x40xf32', '3.000000e+00'),
    splat('rank4', '1x2x32x64xf32', '1.000000e-01'),
    splat('zero', '64x64xf32', '0.000000e+00'),
  ];
  return ['constant', { comment: 'Splat constants, added to an argument.', programs }];
}

const unaryOps = ['abs', 'exp', 'neg', 'reciprocal', 'relu', 'sigmoid', 'sqrt'];
const binaryOps = ['add', 'div', 'ge', 'maximum', 'multiply', 'subtract'];

/** The files with one op per function, by the name of the op. */
export const singleOps: ReadonlyMap<string, TtirFile> = new Map([
  ...unaryOps.map((op) => file(op, `ttir.${op} in ranks 1 to 5, tiled and row-major.`, unaryCases)),
  ...binaryOps.map((op) => file(op, `ttir.${op} in ranks 1 to 5, and with every kind of broadcasting.`, binaryCases)),
  ...['max', 'mean', 'sum'].map((op) => file(op, `ttir.${op} over one, several and all dimensions.`, reductionCases)),
  file('softmax', 'ttir.softmax along rows and columns, with and without padding.', softmaxCases),
  file('transpose', 'ttir.transpose of inner and outer dimensions.', transposeCases),
  file('reshape', 'ttir.reshape between ranks, row-major and tiled.', reshapeCases),
  file('squeeze', 'ttir.squeeze at each place.', squeezeCases),
  file('unsqueeze', 'ttir.unsqueeze before the first and before a middle dimension.', unsqueezeCases),
  file('matmul', 'ttir.matmul in ranks 2 to 4, with whole and with partial tiles.', matmulCases),
  constantFile(),
]);
