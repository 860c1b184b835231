import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FloatType, IntegerType, type FloatKind } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import * as tosa from '../generated/tosa-ops.gen.ts';
import { MXInt8, Shape } from '../generated/tosa-types.gen.ts';

/** The floats of TOSA, as messages name them. */
const floatNames: Readonly<Partial<Record<FloatKind, string>>> = {
  bf16: 'bf16',
  f16: 'f16',
  f32: 'f32',
  f4E2M1FN: 'fp4e2m1',
  f6E2M3FN: 'fp6e2m3',
  f6E3M2FN: 'fp6e3m2',
  f8E4M3FN: 'fp8e4m3',
  f8E5M2: 'fp8e5m2',
  f8E8M0FNU: 'fp8e8m0',
};

/** Returns the name of a type in messages; undefined of one that TOSA does not have. Differs from types in that integers have no sign. */
function typeName(type: Type): string | undefined {
  if (type instanceof IntegerType) return `i${type.width}`;
  if (type instanceof FloatType) return floatNames[type.kind];
  return type instanceof MXInt8 ? 'mxint8' : undefined;
}

/** Tells whether the specification has elements of that type, unsigned ones only where `allowsUnsigned`. Source: isValidElementType of mlir/lib/Dialect/Tosa/Transforms/TosaValidation.cpp. */
export function isSpecified(type: Type, allowsUnsigned: boolean): boolean {
  if (!(type instanceof IntegerType)) return typeName(type) !== undefined || type instanceof Shape;
  const { signedness, width } = type;
  if (signedness === 'unsigned') return allowsUnsigned && [8, 16, 32].includes(width);
  return signedness === 'signless' && [1, 4, 8, 16, 32, 48, 64].includes(width);
}

/**
 * Returns the names of the types that decide whether an operation is defined: those of its operands and results where it is none of the following.
 * Source: ProfileInfoDepot of mlir/lib/Dialect/Tosa/IR/TosaProfileCompliance.cpp.
 */
export function signatureOf(op: Operation): readonly string[] {
  return decidingTypes(op).map((type) => {
    const element = elementTypeOrSelf(type);
    // Upstream takes all other floats for this one, and stops at other types, which only variables have here.
    return typeName(element) ?? (element instanceof FloatType ? 'mxint8' : op.context.printType(element));
  });
}

function decidingTypes(op: Operation): readonly Type[] {
  if (op instanceof tosa.VariableOp) return [op.type];
  const results = op.results.map(({ type }) => type);
  const operands = op.operands.map(({ type }) => type);
  if (op instanceof tosa.DimOp) return operands;
  const [first, second, third] = operands;
  if (isConvolution(op) || op instanceof tosa.AvgPool2dOp) return [...operands, op.accType, ...results];
  if (takesSizes(op)) return [first!, ...results];
  if (op instanceof tosa.PadOp) return [first!, third!, ...results];
  if (op instanceof tosa.MulOp) return [first!, second!, ...results];
  if (op instanceof tosa.SelectOp) return [second!, third!, ...results];
  if (op instanceof tosa.RescaleOp) return [first!, ...operands.slice(3), ...results];
  return [...operands, ...results];
}

/** What they take beside their first operand is of its type, or a shape. */
const takesSizes = (op: Operation): boolean =>
  op instanceof tosa.ConcatOp ||
  op instanceof tosa.ReshapeOp ||
  op instanceof tosa.ResizeOp ||
  op instanceof tosa.SliceOp ||
  op instanceof tosa.TileOp ||
  op instanceof tosa.TransposeOp;

/** Tells whether an operation is a convolution. */
export const isConvolution = (
  op: Operation,
): op is tosa.Conv2DOp | tosa.Conv3DOp | tosa.DepthwiseConv2DOp | tosa.TransposeConv2DOp =>
  op instanceof tosa.Conv2DOp ||
  op instanceof tosa.Conv3DOp ||
  op instanceof tosa.DepthwiseConv2DOp ||
  op instanceof tosa.TransposeConv2DOp;
