// @generated from dialects-td/chlo/chlo-base.yaml; do not edit, run npm run codegen
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
  cppType: '::mlir::chlo::Precision',
  summary: 'XLA precision for an operand. Has backend specific meaning.',
  cases: [
    { symbol: 'DEFAULT', value: 0, str: 'DEFAULT' },
    { symbol: 'HIGH', value: 1, str: 'HIGH' },
    { symbol: 'HIGHEST', value: 2, str: 'HIGHEST' },
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
  cppType: '::mlir::chlo::ComparisonDirection',
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
  FLOAT_TOTAL_ORDER: 'FLOAT_TOTAL_ORDER',
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
  cppType: '::mlir::chlo::ComparisonType',
  summary: 'Which comparison type to use.',
  cases: [
    { symbol: 'NOTYPE', value: 0, str: 'NOTYPE' },
    { symbol: 'FLOAT', value: 1, str: 'FLOAT' },
    { symbol: 'FLOAT_TOTAL_ORDER', value: 2, str: 'FLOAT_TOTAL_ORDER' },
    { symbol: 'SIGNED', value: 3, str: 'SIGNED' },
    { symbol: 'UNSIGNED', value: 4, str: 'UNSIGNED' },
  ],
};
