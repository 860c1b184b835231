import { type InferenceInput, type InferTypeMethods } from '../../ir/interfaces/inference.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { IndexType } from '../../ir/types/scalar-types.ts';
import { ShapeType, SizeType } from './generated/shape-types.gen.ts';

/** How the types of results are inferred. Source: inferReturnTypes and isCompatibleReturnTypes of mlir/lib/Dialect/Shape/IR/Shape.cpp. */

/** The hook of an operation whose results `infer` says the types of, where the rule of `InferTypeMethods` tells which others will do. */
export interface InferenceHook {
  readonly InferTypeOpInterface: (op: Operation) => InferTypeMethods;
}

const isSize = (type: Type): boolean => type instanceof SizeType;
const isShape = (type: Type): boolean => type instanceof ShapeType;
const isSizeOrIndex = (type: Type): boolean => isSize(type) || type instanceof IndexType;
const typesOf = ({ operands }: InferenceInput): Type[] => operands.map(({ type }) => type);

/** A size where an index is inferred will do, and the reverse. */
const anySizeOrIndex = (infer: (input: InferenceInput) => Type): InferenceHook => ({
  InferTypeOpInterface: () => ({
    inferReturnTypes: (input) => [infer(input)],
    areCompatible: (inferred, actual) => [...inferred, ...actual].every(isSizeOrIndex),
  }),
});

/** An index, unless an operand may be an error. */
export const sizeOfSizes = anySizeOrIndex((input) =>
  typesOf(input).some(isSize) ? SizeType.get(input.context) : IndexType.get(input.context),
);

/** A size of a shape, which may be an error, and an index of a tensor of sizes. */
export const sizeOfShape = anySizeOrIndex((input) =>
  typesOf(input).some(isShape) ? SizeType.get(input.context) : IndexType.get(input.context),
);

/** What the number of the dimension is. */
export const sizeLikeDimension = anySizeOrIndex((input) => input.operands[1]!.type);

/** An index in any case. */
export const indexOfShape = anySizeOrIndex((input) => IndexType.get(input.context));

/** What both operands are, and a size where they differ. */
export const likeBothOperands: InferenceHook = {
  InferTypeOpInterface: () => ({
    inferReturnTypes(input) {
      const [lhs, rhs] = typesOf(input);
      return [lhs === rhs ? lhs! : SizeType.get(input.context)];
    },
    areCompatible: (inferred, actual) =>
      [isShape, isSize].some((isKind) => [...inferred, ...actual].every((type) => isKind(type))),
  }),
};
