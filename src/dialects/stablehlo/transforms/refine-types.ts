import { usedSymbolNames } from '../../../ir/symbol-uses.ts';
import { type Operation } from '../../../ir/operation.ts';
import { dimsAgree } from '../../../ir/traits/type-traits.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { RankedTensorType, ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { FuncOp, ReturnOp } from '../../func/generated/func-ops.gen.ts';
import { setFunctionType } from '../../func/function-type.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { inferredShapes } from '../inferred-shapes.ts';

/** Gives values of a module the sizes that follow from what they are made of. */
export class TypeRefinement {
  /** The names of functions that something refers to, whose types therefore stay; undefined until they are asked for. */
  #usedFunctions: ReadonlySet<string> | undefined;

  constructor(readonly module: Operation) {}

  /** Refines the results of an operation of StableHLO or chlo on operands of known sizes. */
  refineResults(op: Operation): void {
    if (!isHlo(op) || op.results.every(({ type }) => isStatic(type))) return;
    if (!op.operands.every(({ type }) => isStatic(type))) return;
    inferredShapes(op)?.forEach((shape, i) => {
      const result = op.result(i);
      const { type } = result;
      if (!(type instanceof RankedTensorType) || type.hasStaticShape || !dimsAgree(shape, type.shape)) return;
      const refined = RankedTensorType.get(shape, type.elementType);
      if (refined.hasStaticShape && this.canRefine(result)) this.refine(result, refined);
    });
  }

  /** Tells whether a value may get another type of the same rank: regions and called functions have the types of what they give and take. */
  canRefine(value: Value): boolean {
    if (isStatic(value.type)) return true;
    for (const user of value.users()) if (!this.#takesAnySize(user)) return false;
    return true;
  }

  /** Gives a value a type, and the functions that return it. */
  refine(value: Value, type: Type): void {
    value.type = type;
    for (const user of value.users()) {
      const func = user.parentOp;
      if (!(user instanceof ReturnOp && func instanceof FuncOp)) continue;
      const { inputs } = func.functionType as FunctionType;
      const results = user.operands.map((operand) => operand.type);
      setFunctionType(func, FunctionType.get(func.context, inputs, results));
    }
  }

  #takesAnySize(user: Operation): boolean {
    const { parentOp } = user;
    if (user instanceof ReturnOp && parentOp instanceof FuncOp) {
      const isOnlyReturn = parentOp.body.blocks.length === 1;
      return isOnlyReturn && !this.#usedNames().has(parentOp.symName);
    }
    return (
      isHlo(user) && !(user instanceof hlo.ReturnOp || user instanceof hlo.WhileOp || user instanceof hlo.CompositeOp)
    );
  }

  #usedNames(): ReadonlySet<string> {
    return (this.#usedFunctions ??= usedSymbolNames(this.module));
  }
}

const isHlo = ({ dialectNamespace }: Operation): boolean =>
  dialectNamespace === 'stablehlo' || dialectNamespace === 'chlo';

function isStatic(type: Type): boolean {
  return !(type instanceof ShapedType) || type.hasStaticShape;
}
