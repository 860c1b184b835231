import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { cloneOperation } from '../../../ir/clone.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { elementTypeOrSelf, type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { setFunctionType } from '../../func/function-type.ts';
import { CallOp, FuncOp, ReturnOp } from '../../func/generated/func-ops.gen.ts';
import { isQuantizedType } from '../../quant/quantized-type.ts';
import * as hlo from '../generated/stablehlo-ops.gen.ts';
import { StablehloLegalizeQuantToMathPassBase } from '../generated/stablehlo-passes.gen.ts';
import { buildDequantized, buildQuantized, expressedType, integerType, quantizedElement } from './quantized-math.ts';

type OpClass = abstract new (...args: never[]) => Operation;

/** The operations that give the elements of their operands other places only, or take one of two by their order, which is that of the integers. */
const moves: readonly OpClass[] = [
  hlo.BroadcastInDimOp,
  hlo.ClampOp,
  hlo.ConcatenateOp,
  hlo.DynamicSliceOp,
  hlo.DynamicUpdateSliceOp,
  hlo.GatherOp,
  hlo.MaxOp,
  hlo.MinOp,
  hlo.PadOp,
  hlo.ReshapeOp,
  hlo.ReverseOp,
  hlo.SelectOp,
  hlo.SliceOp,
  hlo.TransposeOp,
];

/** The operations whose regions are run on whole tensors. */
const branches: readonly OpClass[] = [hlo.CaseOp, hlo.IfOp, hlo.WhileOp];

/** The operations whose regions compute elements of elements. */
const computations: readonly OpClass[] = [
  hlo.MapOp,
  hlo.ReduceOp,
  hlo.ReduceWindowOp,
  hlo.ScatterOp,
  hlo.SelectAndScatterOp,
  hlo.SortOp,
];

const isOneOf = (op: Operation, classes: readonly OpClass[]): boolean => classes.some((each) => op instanceof each);

/** `stablehlo-legalize-quant-to-math`. */
export class StablehloLegalizeQuantToMathPass extends StablehloLegalizeQuantToMathPassBase {
  override runOnOperation(module: Operation): void {
    const ops: Operation[] = [];
    let hasQuantized = false;
    const canLegalize = walk(module, {
      before(op) {
        ops.push(op);
        if (op instanceof FuncOp) {
          const { inputs, results } = op.functionType;
          hasQuantized ||= inputs.some(isQuantized) || results.some(isQuantized);
        }
        const quantized = quantizedTypes(op);
        if (quantized.length === 0) return 'advance';
        hasQuantized = true;
        return canStay(op, quantized) ? 'advance' : 'interrupt';
      },
    });
    if (canLegalize && hasQuantized) new Legalization().run(ops);
    else this.markAllAnalysesPreserved();
  }
}

const isQuantized = (type: Type): boolean => isQuantizedType(elementTypeOrSelf(type));

function quantizedTypes({ operands, results }: Operation): readonly Type[] {
  const types: Type[] = [];
  for (const values of [operands, results]) for (const { type } of values) if (isQuantized(type)) types.push(type);
  return types;
}

/** Tells whether an operation does with quantized numbers what is known. */
function canStay(op: Operation, quantized: readonly Type[]): boolean {
  if (!quantized.every((type) => quantizedElement(type))) return false;
  if (op instanceof CallOp || op instanceof ReturnOp) return true;
  if (op.regions.length === 0) return op.dialectNamespace === 'stablehlo';
  return isOneOf(op, branches) || (isOneOf(op, computations) && hasElementsOf(op, quantized));
}

/** Tells whether the regions of an operation take elements of the types of its tensors, with one scale for all. */
function hasElementsOf(op: Operation, quantized: readonly Type[]): boolean {
  const elementOf = ({ type }: Value): Type => elementTypeOrSelf(type);
  const types = new Set(op.operands.map(elementOf));
  const takes = op.regions.flatMap(({ firstBlock }) => [...firstBlock!.arguments]);
  return (
    quantized.every((type) => quantizedElement(type)!.isPerTensor) &&
    takes.every((value) => types.has(elementOf(value))) &&
    combined(op).every(([first, second]) => elementOf(first) === elementOf(second))
  );
}

/** Returns the operands whose elements a computation combines, which can be of different types. */
function combined(op: Operation): (readonly [Value, Value])[] {
  if (op instanceof hlo.ReduceOp || op instanceof hlo.ReduceWindowOp) {
    return op.inputs.map((input, i) => [input, op.initValues[i]!]);
  }
  if (op instanceof hlo.ScatterOp) return op.inputs.map((input, i) => [input, op.updates[i]!]);
  if (!(op instanceof hlo.SelectAndScatterOp)) return [];
  return [op.source, op.initValue].map((value) => [op.operandValue, value]);
}

class Legalization {
  /** What was quantized before. */
  readonly #types = new Map<Value, RankedTensorType>();

  run(ops: readonly Operation[]): void {
    for (const op of ops) {
      for (const { blocks } of op.regions)
        for (const block of blocks) block.arguments.forEach((each) => this.#store(each));
    }
    for (const op of ops) this.#legalize(op);
  }

  /** Lets a value be the integers that stand for it. */
  #store(value: Value): void {
    if (!quantizedElement(value.type)) return;
    this.#types.set(value, value.type as RankedTensorType);
    value.type = integerType(value.type);
  }

  #legalize(op: Operation): void {
    if (op instanceof FuncOp) {
      const { inputs, results } = op.functionType;
      setFunctionType(op, FunctionType.get(op.context, inputs.map(integerType), results.map(integerType)));
      return;
    }
    const isQuantized = op.operands.some((value) => this.#types.has(value)) || op.resultTypes.some(quantizedElement);
    if (!isQuantized) return;
    const isHandedOver = op instanceof CallOp || op instanceof ReturnOp || op instanceof hlo.ReturnOp;
    // What regions do is legalized by itself; the bits of quantized numbers are those of the integers.
    if (isHandedOver || op.regions.length > 0 || op instanceof hlo.BitcastConvertOp || this.#isMove(op)) {
      op.results.forEach((result) => this.#store(result));
      return;
    }
    if (op instanceof hlo.ConstantOp) {
      const type = integerType(op.output.type) as RankedTensorType;
      op.value = DenseElementsAttr.get(type, (op.value as DenseElementsAttr).bytes);
      this.#store(op.output);
      return;
    }
    this.#compute(op);
  }

  /** Tells whether quantized numbers stay what they are. */
  #isMove(op: Operation): boolean {
    const element = quantizedElement(op.result(0).type);
    if (!element?.isPerTensor || !isOneOf(op, moves)) return false;
    return op.operands.every((value) => {
      const type = this.#types.get(value);
      return !type || type.elementType === element.type;
    });
  }

  /** Computes in floats: what the operands stand for is put in, and results are quantized. */
  #compute(op: Operation): void {
    const builder = OpBuilder.before(op);
    const { location } = op;
    const operands = op.operands.map((value) => {
      const type = this.#types.get(value);
      return type ? buildDequantized(builder, location, value, type) : value;
    });
    let results: readonly Value[] = operands;
    if (!(op instanceof hlo.UniformQuantizeOp || op instanceof hlo.UniformDequantizeOp)) {
      const copy = cloneOperation(op);
      copy.setOperands(operands);
      for (const result of copy.results) result.type = expressedType(result.type);
      builder.insert(copy);
      ({ results } = copy);
    }
    const stored = results.map((result, i) => {
      const { type } = op.result(i);
      if (!quantizedElement(type)) return result;
      const value = buildQuantized(builder, location, result, type as RankedTensorType);
      this.#types.set(value, type as RankedTensorType);
      return value;
    });
    op.replaceAllUsesWith(stored);
    op.erase();
  }
}
