import { type Attribute } from '../../../ir/attribute.ts';
import {
  DenseElementsAttr,
  DenseResourceElementsAttr,
  SparseElementsAttr,
} from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { functionTypeOf } from '../../../builtin/function-op.ts';
import { ConstantOp as ArithConstantOp } from '../../arith/generated/arith-ops.gen.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { FuncOp } from '../../func/generated/func-ops.gen.ts';
import { type MemorySpace, type TensorMemoryLayout } from '../../tt/generated/tt-enums.gen.ts';
import { layoutOf, makeLayout, whyNoLayout } from '../../tt/layout.ts';
import { GenericOp } from '../generated/ttir-ops.gen.ts';

/**
 * The layouts that tensors start with: row-major, in one piece (a grid of ones with as many dimensions as the device's). tensor<2x3x64x128xf32> gets (d0, d1, d2, d3) -> (d0 * 192 + d1 * 64 + d2, d3) and memref<384x128xf32>.
 * Source: ttmlir-facts, section 2.2.6, phase A. Differs: in device memory they have the tensor memory layout that results of functions
 * are brought back to, where upstream gives them none, so that the function's type does not agree with what it returns.
 */
export class InitialLayouts {
  /** The grid that tensors start on. */
  readonly grid: readonly number[];
  readonly #types = new Map<Type, Type | undefined>();
  readonly #memorySpace: MemorySpace;
  readonly #memLayout: TensorMemoryLayout;

  constructor(gridRank: number, memorySpace: MemorySpace, memLayout: TensorMemoryLayout) {
    this.grid = Array.from({ length: gridRank }, () => 1);
    this.#memorySpace = memorySpace;
    this.#memLayout = memLayout;
  }

  /**
   * Returns `type` with a layout if it is a ranked tensor without encoding, else `type`; undefined when it can have none, or has one that
   * cannot be changed as sizes are not known.
   */
  convert(type: Type): Type | undefined {
    if (!(type instanceof RankedTensorType)) return type;
    if (type.encoding) return type.hasStaticShape || !layoutOf(type) ? type : undefined;
    let converted = this.#types.get(type);
    if (!converted && !this.#types.has(type)) this.#types.set(type, (converted = this.#withLayout(type)));
    return converted;
  }

  #withLayout(type: RankedTensorType): Type | undefined {
    const layout = makeLayout(type.shape, type.elementType, {
      memorySpace: this.#memorySpace,
      grid: this.grid,
      memLayout: this.#memLayout,
    });
    return layout && type.withEncoding(layout);
  }
}

/** Tells whether `op` is in the body of a `ttir.generic`, whose types follow from those of its operands. */
export function isInGeneric(op: Operation): boolean {
  return op.block?.region?.parentOp instanceof GenericOp;
}

/** Returns the first type that assignLayouts would convert on `op` which `test` accepts; it is not asked about `fine`. */
function findTypeOn(op: Operation, fine: Type | undefined, test: (type: Type) => boolean): Type | undefined {
  const { opOperands, results } = op;
  for (let i = 0; i < opOperands.length; i++) {
    const { type } = opOperands[i]!.value;
    if (type !== fine && test(type)) return type;
  }
  for (let i = 0; i < results.length; i++) {
    const { type } = results[i]!;
    if (type !== fine && test(type)) return type;
  }
  if (op.regions.length === 0) return undefined;
  const argument = blockArguments(op).find(({ type }) => test(type));
  if (argument || !(op instanceof FuncOp)) return argument?.type;
  const { inputs, results: resultTypes } = functionTypeOf(op);
  return inputs.find(test) ?? resultTypes.find(test);
}

/** Returns the same elements as a constant of a type that differs in its encoding; undefined for other constants than of numbers. */
function elementsAs(type: RankedTensorType, value: Attribute): Attribute | undefined {
  if (value instanceof DenseElementsAttr) return DenseElementsAttr.get(type, value.bytes);
  if (value instanceof DenseResourceElementsAttr) return DenseResourceElementsAttr.get(type, value.key);
  return value instanceof SparseElementsAttr ? SparseElementsAttr.get(type, value.indices, value.values) : undefined;
}

/** Makes the constant of an `arith.constant` have the type of its result again. */
function retypeConstant(op: ArithConstantOp): void {
  const { type } = op.result();
  const value = type instanceof RankedTensorType ? elementsAs(type, op.value) : undefined;
  if (value) op.value = value;
}

const noValues: readonly Value[] = [];

function blockArguments(op: Operation): readonly Value[] {
  if (op.regions.length === 0 || op instanceof GenericOp) return noValues;
  return op.regions.flatMap((region) => region.blocks.flatMap((block) => block.arguments));
}

/** Emits an error at each operation on which a tensor has a type that no layout fits. */
export function checkLayoutsExist(root: Operation, layouts: InitialLayouts): LogicalResult {
  let succeeded = true;
  // Most values have the type of one before.
  let fine: Type | undefined;
  const hasNoLayout = (type: Type): boolean => {
    if (!layouts.convert(type)) return true;
    fine = type;
    return false;
  };
  walk(root, {
    before: (op) => {
      if (isInGeneric(op)) return 'skip';
      const type = findTypeOn(op, fine, hasNoLayout);
      if (!type) return 'advance';
      succeeded = op.emitOpError(
        `cannot give a layout to '${op.context.printType(type)}'`,
        whyNoLayout(type as RankedTensorType, layouts.grid),
      );
      return 'skip';
    },
  });
  return succeeded;
}

/**
 * Gives every tensor type in `root` its initial layout: of operands, results, block arguments, signatures of functions and of values that
 * are functions. Types in a generic region follow from its operands and stay. Source: ttmlir-facts, section 2.2.6, phase A. Differs: arguments of functions that nobody uses are
 * converted too, so that they agree with the signature, and so are the values of `arith.constant`, which must have the type of the result.
 */
export function assignLayouts(root: Operation, layouts: InitialLayouts): void {
  // Most values have the type of one before.
  let before: Type | undefined;
  let after: Type | undefined;
  const convert = (type: Type): Type => {
    if (type instanceof FunctionType) {
      return FunctionType.get(type.context, type.inputs.map(convert), type.results.map(convert));
    }
    before = type;
    return (after = layouts.convert(type) ?? type);
  };
  const retype = (value: Value): void => {
    const type = value.type === before ? after! : convert(value.type);
    if (type !== value.type) value.type = type;
  };
  walk(root, {
    before: (op) => {
      if (isInGeneric(op)) return 'skip';
      const { opOperands, results } = op;
      // Operands too: they may come from a place that keeps its types.
      for (let i = 0; i < opOperands.length; i++) {
        const { value } = opOperands[i]!;
        if (value.type !== after) retype(value);
      }
      for (let i = 0; i < results.length; i++) retype(results[i]!);
      if (op instanceof ArithConstantOp) retypeConstant(op);
      if (op.regions.length === 0) return 'advance';
      for (const argument of blockArguments(op)) retype(argument);
      if (!(op instanceof FuncOp)) return 'advance';
      const { context, inputs, results: resultTypes } = functionTypeOf(op);
      setFunctionType(op, FunctionType.get(context, inputs.map(convert), resultTypes.map(convert)));
      return 'advance';
    },
  });
}
