// @generated from dialects-td/tosa/tosa-base.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/** supported TOSA profiles */
export const Profile = {
  /** inference with integers */
  pro_int: 'pro_int',
  /** inference with floats */
  pro_fp: 'pro_fp',
  /** no profile */
  none: 'none',
} as const;

/** A case of Profile, by its keyword. */
export type Profile = (typeof Profile)[keyof typeof Profile];

/** Keywords and numbers of Profile. */
export const profileEnum: EnumSpec = {
  name: 'Profile',
  cppType: '::mlir::tosa::Profile',
  summary: 'supported TOSA profiles',
  cases: [
    { symbol: 'pro_int', value: 1, str: 'pro_int' },
    { symbol: 'pro_fp', value: 2, str: 'pro_fp' },
    { symbol: 'none', value: 0, str: 'none' },
  ],
};

/** supported TOSA extensions */
export const Extension = {
  /** no extension */
  none: 'none',
  /** 16-bit integers */
  int16: 'int16',
  /** 4-bit weights */
  int4: 'int4',
  /** bfloat16 */
  bf16: 'bf16',
  /** 8-bit floats with 4 bits of exponent */
  fp8e4m3: 'fp8e4m3',
  /** 8-bit floats with 5 bits of exponent */
  fp8e5m2: 'fp8e5m2',
  /** Fourier transforms */
  fft: 'fft',
  /** variables */
  variable: 'variable',
  /** control flow */
  controlflow: 'controlflow',
  /** rescale may round twice */
  doubleround: 'doubleround',
  /** rescale may round inexactly */
  inexactround: 'inexactround',
  /** operands that otherwise must be constant may be computed */
  dynamic: 'dynamic',
  /** micro-scaling formats */
  mxfp: 'mxfp',
  /** 64-bit integers */
  int64: 'int64',
  /** computing with shapes */
  shape: 'shape',
} as const;

/** A case of Extension, by its keyword. */
export type Extension = (typeof Extension)[keyof typeof Extension];

/** Keywords and numbers of Extension. */
export const extensionEnum: EnumSpec = {
  name: 'Extension',
  cppType: '::mlir::tosa::Extension',
  summary: 'supported TOSA extensions',
  cases: [
    { symbol: 'none', value: 0, str: 'none' },
    { symbol: 'int16', value: 1, str: 'int16' },
    { symbol: 'int4', value: 2, str: 'int4' },
    { symbol: 'bf16', value: 3, str: 'bf16' },
    { symbol: 'fp8e4m3', value: 4, str: 'fp8e4m3' },
    { symbol: 'fp8e5m2', value: 5, str: 'fp8e5m2' },
    { symbol: 'fft', value: 6, str: 'fft' },
    { symbol: 'variable', value: 7, str: 'variable' },
    { symbol: 'controlflow', value: 8, str: 'controlflow' },
    { symbol: 'doubleround', value: 9, str: 'doubleround' },
    { symbol: 'inexactround', value: 10, str: 'inexactround' },
    { symbol: 'dynamic', value: 11, str: 'dynamic' },
    { symbol: 'mxfp', value: 12, str: 'mxfp' },
    { symbol: 'int64', value: 13, str: 'int64' },
    { symbol: 'shape', value: 14, str: 'shape' },
  ],
};

/** supported TOSA levels */
export const Level = {
  /** no limits */
  none: 'none',
  /** the limits of level 8K */
  eightK: '8k',
} as const;

/** A case of Level, by its keyword. */
export type Level = (typeof Level)[keyof typeof Level];

/** Keywords and numbers of Level. */
export const levelEnum: EnumSpec = {
  name: 'Level',
  cppType: '::mlir::tosa::Level',
  summary: 'supported TOSA levels',
  cases: [
    { symbol: 'none', value: 0, str: 'none' },
    { symbol: 'eightK', value: 1, str: '8k' },
  ],
};

/** TOSA specification version */
export const SpecificationVersion = {
  /** version 1.0 */
  V_1_0: '1.0',
  /** the draft of version 1.1 */
  V_1_1_DRAFT: '1.1.draft',
} as const;

/** A case of SpecificationVersion, by its keyword. */
export type SpecificationVersion = (typeof SpecificationVersion)[keyof typeof SpecificationVersion];

/** Keywords and numbers of SpecificationVersion. */
export const specificationVersionEnum: EnumSpec = {
  name: 'SpecificationVersion',
  cppType: '::mlir::tosa::SpecificationVersion',
  summary: 'TOSA specification version',
  cases: [
    { symbol: 'V_1_0', value: 0, str: '1.0' },
    { symbol: 'V_1_1_DRAFT', value: 1, str: '1.1.draft' },
  ],
};

/** Supported resize/upsampling strategies */
export const ResizeMode = {
  /** the nearest element */
  NEAREST_NEIGHBOR: 'NEAREST_NEIGHBOR',
  /** the weighted mean of four elements */
  BILINEAR: 'BILINEAR',
} as const;

/** A case of ResizeMode, by its keyword. */
export type ResizeMode = (typeof ResizeMode)[keyof typeof ResizeMode];

/** Keywords and numbers of ResizeMode. */
export const resizeModeEnum: EnumSpec = {
  name: 'ResizeMode',
  cppType: '::mlir::tosa::ResizeMode',
  summary: 'Supported resize/upsampling strategies',
  cases: [
    { symbol: 'NEAREST_NEIGHBOR', value: 1, str: 'NEAREST_NEIGHBOR' },
    { symbol: 'BILINEAR', value: 2, str: 'BILINEAR' },
  ],
};

/** Supported NaN propagation strategies */
export const NanPropagationMode = {
  /** NaN if an operand is */
  PROPAGATE: 'PROPAGATE',
  /** the operand that is a number, if one is */
  IGNORE: 'IGNORE',
} as const;

/** A case of NanPropagationMode, by its keyword. */
export type NanPropagationMode = (typeof NanPropagationMode)[keyof typeof NanPropagationMode];

/** Keywords and numbers of NanPropagationMode. */
export const nanPropagationModeEnum: EnumSpec = {
  name: 'NanPropagationMode',
  cppType: '::mlir::tosa::NanPropagationMode',
  summary: 'Supported NaN propagation strategies',
  cases: [
    { symbol: 'PROPAGATE', value: 1, str: 'PROPAGATE' },
    { symbol: 'IGNORE', value: 2, str: 'IGNORE' },
  ],
};

/** Supported rounding modes */
export const RoundingMode = {
  /** halves towards positive infinity */
  SINGLE_ROUND: 'SINGLE_ROUND',
  /** as the implementation likes */
  INEXACT_ROUND: 'INEXACT_ROUND',
  /** halves away from zero where the shift is above 31 */
  DOUBLE_ROUND: 'DOUBLE_ROUND',
} as const;

/** A case of RoundingMode, by its keyword. */
export type RoundingMode = (typeof RoundingMode)[keyof typeof RoundingMode];

/** Keywords and numbers of RoundingMode. */
export const roundingModeEnum: EnumSpec = {
  name: 'RoundingMode',
  cppType: '::mlir::tosa::RoundingMode',
  summary: 'Supported rounding modes',
  cases: [
    { symbol: 'SINGLE_ROUND', value: 1, str: 'SINGLE_ROUND' },
    { symbol: 'INEXACT_ROUND', value: 2, str: 'INEXACT_ROUND' },
    { symbol: 'DOUBLE_ROUND', value: 3, str: 'DOUBLE_ROUND' },
  ],
};

/** Block size for the block_scaled formats */
export const BlockSize = {
  /** 32 elements share a scale */
  BLOCK_SIZE_32: 'BLOCK_SIZE_32',
} as const;

/** A case of BlockSize, by its keyword. */
export type BlockSize = (typeof BlockSize)[keyof typeof BlockSize];

/** Keywords and numbers of BlockSize. */
export const blockSizeEnum: EnumSpec = {
  name: 'BlockSize',
  cppType: '::mlir::tosa::BlockSize',
  summary: 'Block size for the block_scaled formats',
  cases: [{ symbol: 'BLOCK_SIZE_32', value: 32, str: 'BLOCK_SIZE_32' }],
};
