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
import { isSameList } from '../../../support/lists.ts';
import { inferredShapes } from '../inferred-shapes.ts';

/** Gives values of a module the sizes that follow from what they are made of. */
export class TypeRefinement {
  /** The names of functions that something refers to, whose types therefore stay; undefined until they are asked for. */
  #usedFunctions: ReadonlySet<string> | undefined;

  constructor(readonly module: Operation) {}

  /** Refines the results of an operation of StableHLO or chlo on operands of known sizes; of a choice of branches, when they end. */
  refineResults(op: Operation): void {
    if (isEndOfBranch(op)) {
      this.#refineChoice(op.parentOp!);
      return;
    }
    if (!isHlo(op) || op.results.every(({ type }) => isStatic(type))) return;
    if (!op.operands.every(({ type }) => isStatic(type))) return;
    inferredShapes(op)?.forEach((shape, i) => this.#refineTo(op.result(i), shape));
  }

  /** Refines the results of `if` or `case` that have the same sizes whatever is chosen. */
  #refineChoice(op: Operation): void {
    for (const result of op.results) {
      const types = op.regions.map(({ firstBlock }) => firstBlock!.lastOp!.operands[result.resultNumber]!.type);
      const [shape, ...others] = types.map((type) => (type instanceof RankedTensorType ? type.shape : undefined));
      if (shape && others.every((other) => other && isSameList(shape, other))) this.#refineTo(result, shape);
    }
  }

  #refineTo(result: Value, shape: readonly number[]): void {
    const { type } = result;
    if (!(type instanceof RankedTensorType) || type.hasStaticShape || !dimsAgree(shape, type.shape)) return;
    const refined = RankedTensorType.get(shape, type.elementType);
    if (refined.hasStaticShape && this.canRefine(result)) this.refine(result, refined);
  }

  /** Tells whether a value may get another type of the same rank: regions and called functions have the types of what they give and take. */
  canRefine(value: Value): boolean {
    if (isStatic(value.type)) return true;
    for (const user of value.users()) if (!this.#takesAnySize(user)) return false;
    return true;
  }

  /** Tells whether a value of known sizes may take the place of another: called functions return what their types say. */
  isReplaceable(value: Value): boolean {
    if (isStatic(value.type)) return true;
    return [...value.users()].every((user) => !(user instanceof ReturnOp) || this.#takesAnySize(user));
  }

  /** Gives a value that takes the place of another the functions that return it. */
  refineReturned(values: readonly Value[]): void {
    for (const value of values) this.refine(value, value.type);
  }

  /** Gives a value a type, and the functions that return it. */
  refine(value: Value, type: Type): void {
    value.type = type;
    for (const user of value.users()) {
      const func = user.parentOp;
      if (!(user instanceof ReturnOp && func instanceof FuncOp)) continue;
      const { inputs } = func.functionType;
      const results = user.operands.map((operand) => operand.type);
      setFunctionType(func, FunctionType.get(func.context, inputs, results));
    }
  }

  #takesAnySize(user: Operation): boolean {
    const { parentOp } = user;
    // A tuple has the types of its elements.
    if (user instanceof hlo.TupleOp) return false;
    if (user instanceof ReturnOp && parentOp instanceof FuncOp) {
      const isOnlyReturn = parentOp.body.blocks.length === 1;
      return isOnlyReturn && !this.#usedNames().has(parentOp.symName);
    }
    // A loop may begin with other sizes than its type says, which agree; what its iterations give is refined when they are written out.
    if (isEndOfBranch(user)) return true;
    return isHlo(user) && !(user instanceof hlo.ReturnOp || user instanceof hlo.CompositeOp);
  }

  #usedNames(): ReadonlySet<string> {
    return (this.#usedFunctions ??= usedSymbolNames(this.module));
  }
}

const isHlo = ({ dialectNamespace }: Operation): boolean =>
  dialectNamespace === 'stablehlo' || dialectNamespace === 'chlo';

/** Tells whether an operation says what a choice results in; the others of its branches may say it with other sizes that agree. */
function isEndOfBranch(op: Operation): op is hlo.ReturnOp {
  return op instanceof hlo.ReturnOp && (op.parentOp instanceof hlo.IfOp || op.parentOp instanceof hlo.CaseOp);
}

function isStatic(type: Type): boolean {
  return !(type instanceof ShapedType) || type.hasStaticShape;
}
