// @generated from dialects-td/stablehlo/stablehlo-base.yaml; do not edit, run npm run codegen
import { type EnumSpec } from '../../../ods/enums.ts';

/** XLA precision for an operand. Has backend specific meaning. */
export const Precision = {
  /** what is fastest */
  DEFAULT: 'DEFAULT',
  /** more precise */
  HIGH: 'HIGH',
  /** as precise as the element type */
  HIGHEST: 'HIGHEST',
} as const;

/** A case of Precision, by its keyword. */
export type Precision = (typeof Precision)[keyof typeof Precision];

/** Keywords and numbers of Precision. */
export const precisionEnum: EnumSpec = {
  name: 'Precision',
  cppType: '::mlir::stablehlo::Precision',
  summary: 'XLA precision for an operand. Has backend specific meaning.',
  cases: [
    { symbol: 'DEFAULT', value: 0, str: 'DEFAULT' },
    { symbol: 'HIGH', value: 1, str: 'HIGH' },
    { symbol: 'HIGHEST', value: 2, str: 'HIGHEST' },
  ],
};

/** XLA fast fourier transform type. */
export const FftType = {
  /** forward, complex to complex */
  FFT: 'FFT',
  /** inverse, complex to complex */
  IFFT: 'IFFT',
  /** forward, real to complex */
  RFFT: 'RFFT',
  /** inverse, complex to real */
  IRFFT: 'IRFFT',
} as const;

/** A case of FftType, by its keyword. */
export type FftType = (typeof FftType)[keyof typeof FftType];

/** Keywords and numbers of FftType. */
export const fftTypeEnum: EnumSpec = {
  name: 'FftType',
  cppType: '::mlir::stablehlo::FftType',
  summary: 'XLA fast fourier transform type.',
  cases: [
    { symbol: 'FFT', value: 0, str: 'FFT' },
    { symbol: 'IFFT', value: 1, str: 'IFFT' },
    { symbol: 'RFFT', value: 2, str: 'RFFT' },
    { symbol: 'IRFFT', value: 3, str: 'IRFFT' },
  ],
};

/** Which comparison operation to perform. */
export const ComparisonDirection = {
  /** equal */
  EQ: 'EQ',
  /** not equal */
  NE: 'NE',
  /** greater than or equal */
  GE: 'GE',
  /** greater than */
  GT: 'GT',
  /** less than or equal */
  LE: 'LE',
  /** less than */
  LT: 'LT',
} as const;

/** A case of ComparisonDirection, by its keyword. */
export type ComparisonDirection = (typeof ComparisonDirection)[keyof typeof ComparisonDirection];

/** Keywords and numbers of ComparisonDirection. */
export const comparisonDirectionEnum: EnumSpec = {
  name: 'ComparisonDirection',
  cppType: '::mlir::stablehlo::ComparisonDirection',
  summary: 'Which comparison operation to perform.',
  cases: [
    { symbol: 'EQ', value: 0, str: 'EQ' },
    { symbol: 'NE', value: 1, str: 'NE' },
    { symbol: 'GE', value: 2, str: 'GE' },
    { symbol: 'GT', value: 3, str: 'GT' },
    { symbol: 'LE', value: 4, str: 'LE' },
    { symbol: 'LT', value: 5, str: 'LT' },
  ],
};

/** Which comparison type to use. */
export const ComparisonType = {
  /** what follows from the element type */
  NOTYPE: 'NOTYPE',
  /** of floats, where NaN equals nothing */
  FLOAT: 'FLOAT',
  /** of floats by the total order of IEEE 754 */
  TOTALORDER: 'TOTALORDER',
  /** of signed integers */
  SIGNED: 'SIGNED',
  /** of unsigned integers */
  UNSIGNED: 'UNSIGNED',
} as const;

/** A case of ComparisonType, by its keyword. */
export type ComparisonType = (typeof ComparisonType)[keyof typeof ComparisonType];

/** Keywords and numbers of ComparisonType. */
export const comparisonTypeEnum: EnumSpec = {
  name: 'ComparisonType',
  cppType: '::mlir::stablehlo::ComparisonType',
  summary: 'Which comparison type to use.',
  cases: [
    { symbol: 'NOTYPE', value: 0, str: 'NOTYPE' },
    { symbol: 'FLOAT', value: 1, str: 'FLOAT' },
    { symbol: 'TOTALORDER', value: 2, str: 'TOTALORDER' },
    { symbol: 'SIGNED', value: 3, str: 'SIGNED' },
    { symbol: 'UNSIGNED', value: 4, str: 'UNSIGNED' },
  ],
};

/** Transpose options */
export const Transpose = {
  /** none of these */
  TRANSPOSE_INVALID: 'TRANSPOSE_INVALID',
  /** as it is */
  NO_TRANSPOSE: 'NO_TRANSPOSE',
  /** transposed */
  TRANSPOSE: 'TRANSPOSE',
  /** transposed and conjugated */
  ADJOINT: 'ADJOINT',
} as const;

/** A case of Transpose, by its keyword. */
export type Transpose = (typeof Transpose)[keyof typeof Transpose];

/** Keywords and numbers of Transpose. */
export const transposeEnum: EnumSpec = {
  name: 'Transpose',
  cppType: '::mlir::stablehlo::Transpose',
  summary: 'Transpose options',
  cases: [
    { symbol: 'TRANSPOSE_INVALID', value: 0, str: 'TRANSPOSE_INVALID' },
    { symbol: 'NO_TRANSPOSE', value: 1, str: 'NO_TRANSPOSE' },
    { symbol: 'TRANSPOSE', value: 2, str: 'TRANSPOSE' },
    { symbol: 'ADJOINT', value: 3, str: 'ADJOINT' },
  ],
};

/** XLA PRNG distribution to be used. */
export const RngDistribution = {
  /** between a and b */
  UNIFORM: 'UNIFORM',
  /** with mean a and standard deviation b */
  NORMAL: 'NORMAL',
} as const;

/** A case of RngDistribution, by its keyword. */
export type RngDistribution = (typeof RngDistribution)[keyof typeof RngDistribution];

/** Keywords and numbers of RngDistribution. */
export const rngDistributionEnum: EnumSpec = {
  name: 'RngDistribution',
  cppType: '::mlir::stablehlo::RngDistribution',
  summary: 'XLA PRNG distribution to be used.',
  cases: [
    { symbol: 'UNIFORM', value: 1, str: 'UNIFORM' },
    { symbol: 'NORMAL', value: 2, str: 'NORMAL' },
  ],
};

/** XLA PRNG algorithm to be used. */
export const RngAlgorithm = {
  /** what the implementation likes */
  DEFAULT: 'DEFAULT',
  /** Threefry */
  THREE_FRY: 'THREE_FRY',
  /** Philox */
  PHILOX: 'PHILOX',
} as const;

/** A case of RngAlgorithm, by its keyword. */
export type RngAlgorithm = (typeof RngAlgorithm)[keyof typeof RngAlgorithm];

/** Keywords and numbers of RngAlgorithm. */
export const rngAlgorithmEnum: EnumSpec = {
  name: 'RngAlgorithm',
  cppType: '::mlir::stablehlo::RngAlgorithm',
  summary: 'XLA PRNG algorithm to be used.',
  cases: [
    { symbol: 'DEFAULT', value: 0, str: 'DEFAULT' },
    { symbol: 'THREE_FRY', value: 1, str: 'THREE_FRY' },
    { symbol: 'PHILOX', value: 2, str: 'PHILOX' },
  ],
};

/** XLA result accuracy mode. */
export const ResultAccuracyMode = {
  /** what is fastest */
  DEFAULT: 'DEFAULT',
  /** the most accurate one there is */
  HIGHEST: 'HIGHEST',
  /** one whose errors are within the tolerances */
  TOLERANCE: 'TOLERANCE',
} as const;

/** A case of ResultAccuracyMode, by its keyword. */
export type ResultAccuracyMode = (typeof ResultAccuracyMode)[keyof typeof ResultAccuracyMode];

/** Keywords and numbers of ResultAccuracyMode. */
export const resultAccuracyModeEnum: EnumSpec = {
  name: 'ResultAccuracyMode',
  cppType: '::mlir::stablehlo::ResultAccuracyMode',
  summary: 'XLA result accuracy mode.',
  cases: [
    { symbol: 'DEFAULT', value: 0, str: 'DEFAULT' },
    { symbol: 'HIGHEST', value: 1, str: 'HIGHEST' },
    { symbol: 'TOLERANCE', value: 2, str: 'TOLERANCE' },
  ],
};

/** Custom call API version */
export const CustomCallApiVersion = {
  /** none */
  API_VERSION_UNSPECIFIED: 'API_VERSION_UNSPECIFIED',
  /** the original one */
  API_VERSION_ORIGINAL: 'API_VERSION_ORIGINAL',
  /** one with a status */
  API_VERSION_STATUS_RETURNING: 'API_VERSION_STATUS_RETURNING',
  /** the same on all platforms */
  API_VERSION_STATUS_RETURNING_UNIFIED: 'API_VERSION_STATUS_RETURNING_UNIFIED',
  /** one with typed arguments */
  API_VERSION_TYPED_FFI: 'API_VERSION_TYPED_FFI',
} as const;

/** A case of CustomCallApiVersion, by its keyword. */
export type CustomCallApiVersion = (typeof CustomCallApiVersion)[keyof typeof CustomCallApiVersion];

/** Keywords and numbers of CustomCallApiVersion. */
export const customCallApiVersionEnum: EnumSpec = {
  name: 'CustomCallApiVersion',
  cppType: '::mlir::stablehlo::CustomCallApiVersion',
  summary: 'Custom call API version',
  cases: [
    { symbol: 'API_VERSION_UNSPECIFIED', value: 0, str: 'API_VERSION_UNSPECIFIED' },
    { symbol: 'API_VERSION_ORIGINAL', value: 1, str: 'API_VERSION_ORIGINAL' },
    { symbol: 'API_VERSION_STATUS_RETURNING', value: 2, str: 'API_VERSION_STATUS_RETURNING' },
    { symbol: 'API_VERSION_STATUS_RETURNING_UNIFIED', value: 3, str: 'API_VERSION_STATUS_RETURNING_UNIFIED' },
    { symbol: 'API_VERSION_TYPED_FFI', value: 4, str: 'API_VERSION_TYPED_FFI' },
  ],
};
