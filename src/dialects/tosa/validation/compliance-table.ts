import { type Extension, type Profile } from '../generated/tosa-enums.gen.ts';

/**
 * Which element types the operations of TOSA are defined for. Source: the tables of supported data types of the TOSA specification as of LLVM 22, in the order of
 * mlir/Dialect/Tosa/IR/TosaComplianceData.h.inc, which decides what messages propose.
 */

/** A combination of types that an operation is defined for: names as in messages, in the order of `signatureOf`. */
export interface Signature<Mode extends Profile | Extension> {
  readonly types: readonly string[];
  /** One of these profiles, or all of these extensions, make it available. */
  readonly modes: readonly Mode[];
  /** Whether version 1.1 of the specification brought it. */
  readonly isDraft: boolean;
}

/** What an operation is defined for; a list is absent where the specification has none. */
export interface Compliance {
  readonly profiles: readonly Signature<Profile>[] | undefined;
  readonly extensions: readonly Signature<Extension>[] | undefined;
}

/**
 * Types by profiles or extensions, with `1.1` behind those of that version. Combinations stand between commas; `T i32: i8 i16` stands for `i8 i32` and `i16 i32`.
 */
type Rows = Readonly<Record<string, string>>;

interface Group {
  readonly ops: string;
  readonly profiles?: Rows;
  readonly extensions?: Rows;
}

const groups: readonly Group[] = [
  {
    ops: 'argmax',
    profiles: { pro_int: 'i8 i32', pro_fp: 'T i32: f16 f32' },
    extensions: {
      int16: 'i16 i32',
      'int64 1.1': 'T i64: i8 i16 i32 i64 f16 f32',
      fp8e4m3: 'fp8e4m3 i32',
      fp8e5m2: 'fp8e5m2 i32',
      bf16: 'bf16 i32',
      'fp8e4m3 int64 1.1': 'fp8e4m3 i64',
      'fp8e5m2 int64 1.1': 'fp8e5m2 i64',
      'bf16 int64 1.1': 'bf16 i64',
    },
  },
  {
    ops: 'avg_pool2d',
    profiles: { pro_int: 'i8 i8 i8 i32 i8', pro_fp: 'f16 f16 f16 T f16: f16 f32, T T T T T: f32' },
    extensions: {
      int16: 'i16 i16 i16 i32 i16',
      fp8e4m3: 'fp8e4m3 fp8e4m3 fp8e4m3 f16 fp8e4m3',
      fp8e5m2: 'fp8e5m2 fp8e5m2 fp8e5m2 f16 fp8e5m2',
      bf16: 'bf16 bf16 bf16 f32 bf16',
    },
  },
  {
    ops: 'conv2d conv3d depthwise_conv2d transpose_conv2d',
    profiles: {
      pro_int: 'i8 i8 i32 i8 i8 i32 i32',
      pro_fp: 'f16 f16 f16 f16 f16 T f16: f16 f32, T T T T T T T: f32',
    },
    extensions: {
      int4: 'i8 i4 i32 i8 i4 i32 i32',
      int16: 'i16 i8 i48 i16 i8 i48 i48',
      fp8e4m3: 'fp8e4m3 fp8e4m3 f16 fp8e4m3 fp8e4m3 f16 f16',
      fp8e5m2: 'fp8e5m2 fp8e5m2 f16 fp8e5m2 fp8e5m2 f16 f16',
      bf16: 'bf16 bf16 bf16 bf16 bf16 f32 bf16',
    },
  },
  {
    ops: 'matmul',
    profiles: { pro_int: 'i8 i8 i8 i8 i32', pro_fp: 'f16 f16 f16 f16 T: f16 f32, T T T T T: f32' },
    extensions: {
      int16: 'i16 i16 i16 i16 i48',
      fp8e4m3: 'fp8e4m3 fp8e4m3 fp8e4m3 fp8e4m3 f16',
      'fp8e4m3 1.1': 'fp8e4m3 fp8e4m3 fp8e4m3 fp8e4m3 f32',
      fp8e5m2: 'fp8e5m2 fp8e5m2 fp8e5m2 fp8e5m2 f16',
      'fp8e5m2 1.1': 'fp8e5m2 fp8e5m2 fp8e5m2 fp8e5m2 f32',
      'fp8e4m3 fp8e5m2 1.1': 'fp8e4m3 fp8e5m2 fp8e4m3 fp8e5m2 T: f16 f32, fp8e5m2 fp8e4m3 fp8e5m2 fp8e4m3 T: f16 f32',
      bf16: 'bf16 bf16 bf16 bf16 f32',
    },
  },
  {
    ops: 'max_pool2d',
    profiles: { pro_int: 'T T: i8', pro_fp: 'T T: f16 f32' },
    extensions: { int16: 'T T: i16', fp8e4m3: 'T T: fp8e4m3', fp8e5m2: 'T T: fp8e5m2', bf16: 'T T: bf16' },
  },
  {
    ops: 'clamp',
    profiles: { pro_int: 'T T: i8', pro_fp: 'T T: f16 f32' },
    extensions: { int16: 'T T: i16', bf16: 'T T: bf16' },
  },
  {
    ops: 'erf sigmoid tanh ceil cos exp floor log reciprocal rsqrt sin reduce_product',
    profiles: { pro_fp: 'T T: f16 f32' },
    extensions: { bf16: 'T T: bf16' },
  },
  {
    ops: 'add sub',
    profiles: { 'pro_int pro_fp': 'T T T: i32', pro_fp: 'T T T: f16 f32' },
    extensions: { 'int64 1.1': 'T T T: i64', bf16: 'T T T: bf16' },
  },
  {
    ops: 'arithmetic_right_shift bitwise_and bitwise_or bitwise_xor',
    profiles: { pro_int: 'T T T: i8 i16 i32' },
    extensions: { 'int64 1.1': 'T T T: i64' },
  },
  {
    ops: 'intdiv',
    profiles: { 'pro_int pro_fp': 'T T T: i32' },
    extensions: { 'int64 1.1': 'T T T: i64' },
  },
  {
    ops: 'logical_and logical_or logical_xor',
    profiles: { 'pro_int pro_fp': 'T T T: i1' },
  },
  {
    ops: 'logical_left_shift logical_right_shift',
    profiles: { 'pro_int pro_fp': 'T T T: i8 i16 i32' },
    extensions: { 'int64 1.1': 'T T T: i64' },
  },
  {
    ops: 'maximum minimum',
    profiles: { pro_int: 'T T T: i32', pro_fp: 'T T T: f16 f32' },
    extensions: { 'int64 1.1': 'T T T: i64', bf16: 'T T T: bf16' },
  },
  {
    ops: 'mul',
    profiles: { pro_int: 'T T i32: i8 i16', 'pro_int pro_fp': 'T T T: i32', pro_fp: 'T T T: f16 f32' },
    extensions: { 'int64 1.1': 'T T T: i64', bf16: 'T T T: bf16' },
  },
  {
    ops: 'pow',
    profiles: { pro_fp: 'T T T: f16 f32' },
    extensions: { bf16: 'T T T: bf16' },
  },
  {
    ops: 'table',
    profiles: { pro_int: 'T T T: i8' },
    extensions: { int16: 'i16 i16 i32' },
  },
  {
    ops: 'abs reduce_sum',
    profiles: { pro_int: 'T T: i32', pro_fp: 'T T: f16 f32' },
    extensions: { 'int64 1.1': 'T T: i64', bf16: 'T T: bf16' },
  },
  {
    ops: 'bitwise_not',
    profiles: { pro_int: 'T T: i8 i16 i32' },
    extensions: { 'int64 1.1': 'T T: i64' },
  },
  {
    ops: 'clz',
    profiles: { pro_int: 'T T: i32' },
    extensions: { 'int64 1.1': 'T T: i64' },
  },
  {
    ops: 'logical_not reduce_all reduce_any',
    profiles: { 'pro_int pro_fp': 'T T: i1' },
  },
  {
    ops: 'negate',
    profiles: { pro_int: 'T T T T: i8 i16 i32', pro_fp: 'T T T T: f16 f32' },
    extensions: { 'int64 1.1': 'T T T T: i64', bf16: 'T T T T: bf16' },
  },
  {
    ops: 'select',
    profiles: { 'pro_int pro_fp': 'T T T: i1', pro_int: 'T T T: i8 i16 i32', pro_fp: 'T T T: f16 f32' },
    extensions: { 'int64 1.1': 'T T T: i64', bf16: 'T T T: bf16' },
  },
  {
    ops: 'equal greater greater_equal',
    profiles: { pro_int: 'i32 i32 i1', pro_fp: 'T T i1: f16 f32' },
    extensions: { 'int64 1.1': 'i64 i64 i1', bf16: 'bf16 bf16 i1' },
  },
  {
    ops: 'reduce_max reduce_min',
    profiles: { pro_int: 'T T: i8 i16 i32', pro_fp: 'T T: f16 f32' },
    extensions: { 'int64 1.1': 'T T: i64', bf16: 'T T: bf16' },
  },
  {
    ops: 'concat',
    profiles: { 'pro_int pro_fp': 'T T: i1', pro_int: 'T T: i8 i32', pro_fp: 'T T: f16 f32' },
    extensions: {
      int16: 'T T: i16',
      'int64 1.1': 'T T: i64',
      fp8e4m3: 'T T: fp8e4m3',
      fp8e5m2: 'T T: fp8e5m2',
      bf16: 'T T: bf16',
    },
  },
  {
    ops: 'pad',
    profiles: { 'pro_int pro_fp': 'T T T: i1', pro_int: 'T T T: i8 i16 i32', pro_fp: 'T T T: f16 f32' },
    extensions: {
      'int64 1.1': 'T T T: i64',
      fp8e4m3: 'T T T: fp8e4m3',
      fp8e5m2: 'T T T: fp8e5m2',
      bf16: 'T T T: bf16',
    },
  },
  {
    ops: 'reshape reverse slice tile transpose',
    profiles: { 'pro_int pro_fp': 'T T: i1', pro_int: 'T T: i8 i16 i32', pro_fp: 'T T: f16 f32' },
    extensions: { 'int64 1.1': 'T T: i64', fp8e4m3: 'T T: fp8e4m3', fp8e5m2: 'T T: fp8e5m2', bf16: 'T T: bf16' },
  },
  {
    ops: 'gather',
    profiles: { pro_int: 'T i32 T: i8 i16 i32', pro_fp: 'T i32 T: f16 f32' },
    extensions: {
      fp8e4m3: 'fp8e4m3 i32 fp8e4m3',
      fp8e5m2: 'fp8e5m2 i32 fp8e5m2',
      bf16: 'bf16 i32 bf16',
      'int64 1.1': 'T i64 T: i8 i16 i32 i64 f16 f32',
      'fp8e4m3 int64 1.1': 'fp8e4m3 i64 fp8e4m3',
      'fp8e5m2 int64 1.1': 'fp8e5m2 i64 fp8e5m2',
      'bf16 int64 1.1': 'bf16 i64 bf16',
    },
  },
  {
    ops: 'scatter',
    profiles: { pro_int: 'T i32 T T: i8 i16 i32', pro_fp: 'T i32 T T: f16 f32' },
    extensions: {
      fp8e4m3: 'fp8e4m3 i32 fp8e4m3 fp8e4m3',
      fp8e5m2: 'fp8e5m2 i32 fp8e5m2 fp8e5m2',
      bf16: 'bf16 i32 bf16 bf16',
      'int64 1.1': 'T i64 T T: i8 i16 i32 i64 f16 f32',
      'fp8e4m3 int64 1.1': 'fp8e4m3 i64 fp8e4m3 fp8e4m3',
      'fp8e5m2 int64 1.1': 'fp8e5m2 i64 fp8e5m2 fp8e5m2',
      'bf16 int64 1.1': 'bf16 i64 bf16 bf16',
    },
  },
  {
    ops: 'resize',
    profiles: { pro_int: 'i8 T: i32 i8', pro_fp: 'T T: f16 f32' },
    extensions: { int16: 'i16 T: i48 i16', bf16: 'T T: bf16' },
  },
  {
    ops: 'cast',
    profiles: {
      pro_int: 'i1 T: i8 i16 i32, i8 T: i1 i16 i32, i16 T: i1 i8 i32, i32 T: i1 i8 i16',
      pro_fp: 'i8 T: f16 f32, i16 T: f16 f32, i32 T: f16 f32, f16 T: i8 i16 i32 f32, f32 T: i8 i16 i32 f16',
    },
    extensions: {
      bf16: 'T bf16: i8 i16 i32, bf16 T: i8 i16 i32 f32, f32 bf16',
      'int64 1.1': 'i32 i64, i64 i32',
      'bf16 fp8e4m3': 'bf16 fp8e4m3, fp8e4m3 bf16',
      'bf16 fp8e5m2': 'bf16 fp8e5m2, fp8e5m2 bf16',
      fp8e4m3: 'fp8e4m3 T: f16 f32, T fp8e4m3: f16 f32',
      fp8e5m2: 'fp8e5m2 T: f16 f32, T fp8e5m2: f16 f32',
    },
  },
  {
    ops: 'rescale',
    profiles: { pro_int: 'i8 i8 T T: i8 i16 i32, i16 i16 T T: i8 i16 i32, i32 i32 T T: i8 i16 i32' },
    extensions: { int16: 'i48 i48 T T: i8 i16 i32' },
  },
  {
    ops: 'const',
    profiles: { 'pro_int pro_fp': 'T: i1 i8 i16 i32', pro_fp: 'T: f16 f32' },
    extensions: {
      int4: 'i4',
      int16: 'i48',
      'int64 1.1': 'i64',
      fp8e4m3: 'fp8e4m3',
      fp8e5m2: 'fp8e5m2',
      bf16: 'bf16',
      'mxfp 1.1': 'T: fp8e8m0 fp6e3m2 fp6e2m3 fp4e2m1 mxint8',
    },
  },
  {
    ops: 'identity',
    profiles: { 'pro_int pro_fp': 'T T: i1 i8 i16 i32', pro_fp: 'T T: f16 f32' },
    extensions: {
      int4: 'T T: i4',
      int16: 'T T: i48',
      'int64 1.1': 'T T: i64',
      fp8e4m3: 'T T: fp8e4m3',
      fp8e5m2: 'T T: fp8e5m2',
      bf16: 'T T: bf16',
    },
  },
  {
    ops: 'variable variable_write variable_read',
    profiles: { pro_int: 'i8', pro_fp: 'T: f16 f32' },
    extensions: { variable: 'T: i8 f16 f32' },
  },
  {
    ops: 'fft2d',
    extensions: { fft: 'T T T T: f32' },
  },
  {
    ops: 'matmul_t_block_scaled',
    extensions: { 'mxfp 1.1': 'T fp8e8m0 T fp8e8m0 f32: fp4e2m1 fp6e2m3 fp6e3m2 fp8e4m3 fp8e5m2 mxint8' },
  },
  {
    ops: 'rfft2d',
    extensions: { fft: 'T T T: f32' },
  },
  {
    ops: 'cast_from_block_scaled',
    extensions: {
      'bf16 mxfp 1.1': 'T fp8e8m0 bf16: fp4e2m1 fp6e2m3 fp6e3m2 fp8e4m3 fp8e5m2 mxint8',
      'mxfp 1.1': 'T fp8e8m0 f32: fp4e2m1 fp6e2m3 fp6e3m2 fp8e4m3 fp8e5m2 mxint8',
    },
  },
  {
    ops: 'cast_to_block_scaled',
    extensions: {
      'mxfp 1.1': 'T fp4e2m1 fp8e8m0: bf16 f32, f32 T fp8e8m0: fp6e2m3 fp6e3m2 fp8e4m3 fp8e5m2 mxint8',
      'bf16 mxfp 1.1': 'bf16 T fp8e8m0: fp6e2m3 fp6e3m2 fp8e4m3 fp8e5m2 mxint8',
    },
  },
  {
    ops: 'dim',
    extensions: {
      'shape 1.1': 'T: i1 i8 i16 i32 f16 f32',
      'fp8e4m3 shape 1.1': 'fp8e4m3',
      'fp8e5m2 shape 1.1': 'fp8e5m2',
      'bf16 shape 1.1': 'bf16',
      'mxfp shape 1.1': 'T: fp6e3m2 fp6e2m3 fp4e2m1 mxint8 fp8e8m0',
      'int64 shape 1.1': 'i64',
    },
  },
];

const groupOf = new Map(
  groups.flatMap((group) => group.ops.split(' ').map((op): [string, Group] => [`tosa.${op}`, group])),
);
const read = new Map<Group, Compliance>();

/** Returns what the operation of that name is defined for; undefined where that does not depend on types. */
export function complianceOf(opName: string): Compliance | undefined {
  const group = groupOf.get(opName);
  if (!group) return undefined;
  const known = read.get(group);
  if (known) return known;
  const { profiles, extensions } = group;
  const compliance: Compliance = {
    profiles: profiles && signaturesIn<Profile>(profiles),
    extensions: extensions && signaturesIn<Extension>(extensions),
  };
  read.set(group, compliance);
  return compliance;
}

function signaturesIn<Mode extends Profile | Extension>(rows: Rows): Signature<Mode>[] {
  return Object.entries(rows).flatMap(([text, combinations]) => {
    const words = text.split(' ');
    const isDraft = words.at(-1) === '1.1';
    const modes = (isDraft ? words.slice(0, -1) : words) as Mode[];
    return combinations
      .split(', ')
      .flatMap(expand)
      .map((types) => ({ types, modes, isDraft }));
  });
}

function expand(combination: string): string[][] {
  const [pattern, choices] = combination.split(': ');
  const types = pattern!.split(' ');
  return choices === undefined
    ? [types]
    : choices.split(' ').map((choice) => types.map((type) => (type === 'T' ? choice : type)));
}
