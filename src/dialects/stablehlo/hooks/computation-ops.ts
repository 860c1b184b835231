import { type Region } from '../../../ir/region.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { typesCompatible } from '../compatible-types.ts';
import { type MapOp, type SelectAndScatterOp, type SortOp } from '../generated/stablehlo-ops.gen.ts';
import { listText } from '../list-text.ts';
import { infers, ranked, typesProblem, verifies } from '../verify-problem.ts';
import { verifyReduction } from '../verify-reducer.ts';
import { windowDimensions, windowedSize } from '../window.ts';

/** Operations with a computation on elements. Source: the StableHLO specification 1.5; texts in the manner of stablehlo/dialect/TypeInference.cpp. */

const returnedBy = (region: Region): readonly Value[] => region.firstBlock!.lastOp?.operands ?? [];

const scalarOf = (value: Value): RankedTensorType => RankedTensorType.get([], ranked(value).elementType);

const isPred = (type: Type): boolean => type === RankedTensorType.get([], IntegerType.get(type.context, 1));

export const mapOp = {
  verify: infers((op: MapOp) => {
    const { dimensions, inputs } = op;
    if (inputs.length === 0) return 'expects at least 1 operand but got 0';
    if (dimensions.some((dim, i) => dim !== i)) {
      return `requires monotonically increasing dimension numbers, but got: ${listText(dimensions)}`;
    }
    const { rank } = ranked(inputs[0]!);
    if (dimensions.length === rank) return undefined;
    return `applied to a subset of dimensions currently not supported: operand dimensions = ${rank}, requested map dimensions size = ${dimensions.length}`;
  }),

  verifyRegions: infers((op: MapOp) => {
    const { inputs, computation, context } = op;
    const { arguments: args } = computation.firstBlock!;
    const print = (type: Type): string => `'${context.printType(type)}'`;
    if (inputs.length !== args.length) {
      return `expects number of operands to match the arity of map computation, but got: ${inputs.length} and ${args.length}`;
    }
    for (const [i, { type }] of args.entries()) {
      if (!(type instanceof RankedTensorType) || type.rank > 0) {
        return `computation arguments must be 0-rank tensor, but got: arg #${i} of type ${print(type)}`;
      }
      const { elementType } = ranked(inputs[i]!);
      if (type.elementType === elementType) continue;
      return `element type of operands and computation arguments must match, but got: ${print(elementType)} and ${print(type.elementType)}`;
    }
    const returned = returnedBy(computation);
    if (returned.length !== 1) return `computation must return single output, but got: ${returned.length}`;
    const [{ type }] = returned as [Value];
    if (!(type instanceof RankedTensorType) || type.rank > 0) {
      return `computation must return 0-rank tensor, but got: ${print(type)}`;
    }
    return typesProblem(op, [RankedTensorType.get(ranked(inputs[0]!).shape, type.elementType)]);
  }),
};

export const sortOp = {
  verify: verifies((op: SortOp) => {
    const { inputs, dimension } = op;
    if (inputs.length === 0) return 'expects at least 1 operand but got 0';
    const { rank } = ranked(inputs[0]!);
    if (dimension < -rank || dimension >= rank) {
      return `dimension attribute value must be in range [-${rank}, ${rank}), but found ${dimension}`;
    }
    return undefined;
  }),

  verifyRegions: (op: SortOp): LogicalResult => verifyComparator(op) && verifySortedTypes(op),
};

const verifySortedTypes = infers((op: SortOp) => typesProblem(op, op.inputs.map(({ type }) => type))); // prettier-ignore

const verifyComparator = verifies((op: SortOp) => {
  const { inputs, comparator, context } = op;
  const { arguments: args } = comparator.firstBlock!;
  if (args.length !== 2 * inputs.length) return `comparator block should have ${2 * inputs.length} arguments`;
  for (const [i, { type }] of args.entries()) {
    const expected = scalarOf(inputs[Math.floor(i / 2)]!);
    if (type === expected) continue;
    return `comparator block argument #${i} should be of type '${context.printType(expected)}' but got '${context.printType(type)}'`;
  }
  const returned = returnedBy(comparator);
  if (returned.length !== 1) return `comparator must return single output but got ${returned.length}`;
  const [{ type }] = returned as [Value];
  return isPred(type) ? undefined : `comparator must return tensor<i1> but got '${context.printType(type)}'`;
});

export const selectAndScatterOp = {
  verify: verifies((op: SelectAndScatterOp) => {
    const { operandValue: operand, source, context, initValue } = op;
    const { shape, rank, elementType } = ranked(operand);
    const print = (type: Type): string => `'${context.printType(type)}'`;
    if (initValue.type !== scalarOf(operand) && ranked(initValue).rank > 0) {
      return `The rank of the init-value type must be 0, but got ${print(initValue.type)}`;
    }
    const sizes = op.windowDimensions ?? shape.map(() => 1);
    if (sizes.length !== rank) {
      return `expects window-dimensions size == operand rank, but got window-dimensions size: ${sizes.length} and operand-type: ${print(operand.type)} with rank = ${rank}.`;
    }
    const window = windowDimensions(sizes, {
      strides: op.windowStrides,
      padding: op.padding,
      baseDilations: undefined,
      windowDilations: undefined,
    });
    if (typeof window === 'string') return window;
    const windowed = shape.map((size, dim) => windowedSize(size, window[dim]!));
    if (!dimsAgree(windowed, ranked(source).shape) || ranked(source).elementType !== elementType) {
      return `expects source-type to be ${print(RankedTensorType.get(windowed, elementType))}, but got ${print(source.type)}`;
    }
    return undefined;
  }),

  verifyRegions(op: SelectAndScatterOp): LogicalResult {
    const { scatter, initValue, operandValue: operand } = op;
    return verifySelection(op) && verifyReduction(op, scatter, [initValue], ranked(operand).shape, [operand]);
  },
};

const verifySelection = verifies((op: SelectAndScatterOp) => {
  const { select, context } = op;
  const { arguments: args } = select.firstBlock!;
  if (args.length !== 2) return `expects the select-region to take 2 parameters, but takes ${args.length}`;
  const expected = scalarOf(op.operandValue);
  for (const [i, { type }] of args.entries()) {
    if (typesCompatible(type, expected)) continue;
    return `expects the type of select-region's parameter at index ${i} to be '${context.printType(expected)}', but got '${context.printType(type)}'`;
  }
  const returned = returnedBy(select);
  if (returned.length !== 1) return `expects select-region to return single value, but got: ${returned.length}`;
  const [{ type }] = returned as [Value];
  if (isPred(type)) return undefined;
  return `expects the return-type of select-region to be tensor<i1>, but got: '${context.printType(type)}'`;
});
