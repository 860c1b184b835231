import { ttnnSpec } from '../../dialects/ttnn/generated/ttnn-dialect.gen.ts';
import { type EltwiseOp } from '../../target/schema/generated/ttnn.gen.ts';
import { broadcast } from '../golden/broadcast.ts';
import { binary, unary } from '../golden/elementwise.ts';
import { type GoldenTensor } from '../golden/golden-tensor.ts';
import { hasIntegerFunction, integerBinary, integerUnary, isOfIntegers } from '../golden/integers.ts';
import { runElementwise } from '../kernels/elementwise.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { RuntimeError } from '../runtime-error.ts';
import { isInteger, type DeviceTensor } from '../tensors/device-tensor.ts';
import { isIntegerRef } from '../tensors/tensor-ref.ts';
import { type OpContext } from './op-context.ts';
import { type OpHandler } from './op-handler.ts';
import { checkBroadcast } from './shape-checks.ts';

interface ElementwiseSpec {
  readonly opName: string;
  readonly arity: number;
  readonly functionName: string;
}

/** What the records of the TTNN dialect say about every case of `EltwiseOpType`. */
const specs: ReadonlyMap<string, ElementwiseSpec> = new Map(
  ttnnSpec.ops.flatMap(({ spec: { name, flatbuffer, elementwise } }) =>
    flatbuffer?.enum === 'EltwiseOpType' && flatbuffer.case !== undefined && elementwise !== undefined
      ? [[flatbuffer.case, { opName: name, arity: elementwise.arity, functionName: elementwise.function }] as const]
      : [],
  ),
);

function specOf({ type, ins }: EltwiseOp): ElementwiseSpec {
  const spec = specs.get(type);
  if (spec === undefined) throw new RuntimeError(`unsupported elementwise operation ${type}`);
  if (ins.length !== spec.arity) {
    throw new RuntimeError(
      `${spec.opName} takes ${spec.arity} operand${spec.arity === 1 ? '' : 's'}, not ${ins.length}`,
    );
  }
  return spec;
}

/** Elementwise operations of one to three operands. Which function an operation computes is in its record, what that function is in the table of device/. */
export const elementwiseOp: OpHandler<EltwiseOp> = {
  name: (op) => specs.get(op.type)?.opName ?? `ttnn.${op.type}`,
  inputs: (op) => op.ins,
  output: (op) => op.out,
  checkShapes: (op) => op.ins.forEach((ref) => checkBroadcast(specOf(op).opName, ref, op.out.desc.shape)),
  run(op, context) {
    const { opName, functionName, arity } = specOf(op);
    const operands = op.ins.map((ref) => context.tiles(ref, opName));
    const apply = (name: string | undefined, inputs: readonly DeviceTensor[], target: DeviceTensor): void => {
      const tiles = inputs.map(
        (input) => operandTiles(input, target) ?? operandTiles(context.expanded(input, target, opName), target)!,
      );
      runElementwise(context.device, opName, tiles, target, { name });
    };
    context.compute(op.out, opName, (result) => {
      if (functionName === 'identity') apply(undefined, operands, result);
      else if (functionName === 'where') choose(context, opName, operands, result, apply);
      else apply(functionName, ofOneKind(context, opName, functionName, arity, operands), result);
    });
  },
  golden(op, operands) {
    const { functionName, arity } = specOf(op);
    const areIntegers = op.ins.every(isIntegerRef) && hasIntegerFunction(functionName, arity);
    const reference = areIntegers ? integerReference : elementwiseReference;
    return broadcast(reference(functionName, operands), op.out.desc.shape);
  },
};

type Apply = (name: string | undefined, inputs: readonly DeviceTensor[], target: DeviceTensor) => void;

/** Returns the operands, as floats unless all are integers and the function works on integers. */
function ofOneKind(
  context: OpContext,
  opName: string,
  functionName: string,
  arity: number,
  operands: readonly DeviceTensor[],
): readonly DeviceTensor[] {
  if (operands.every(isInteger) && hasIntegerFunction(functionName, arity)) return operands;
  if (isOfIntegers(functionName)) {
    const { format } = operands.find((tensor) => !isInteger(tensor))!;
    throw new RuntimeError(`${opName} of ${format} tensors is not supported`);
  }
  return operands.map((tensor) => context.floats(tensor, opName));
}

/** Runs `result := condition != 0 ? whereTrue : whereFalse` as the sum of two halves, one of which is 0. */
function choose(
  context: OpContext,
  opName: string,
  [condition, ...values]: readonly DeviceTensor[],
  result: DeviceTensor,
  apply: Apply,
): void {
  const areIntegers = values.every(isInteger);
  const choices = areIntegers ? values : values.map((tensor) => context.floats(tensor, opName));
  let chooses = condition!;
  if (isInteger(chooses) !== areIntegers) {
    chooses = context.temporary(chooses.shape, areIntegers ? 'u32' : 'f32', chooses);
    apply('nez', [condition!], chooses);
  }
  const format = areIntegers ? 'u32' : isInteger(result) ? 'f32' : result.format;
  const halves = choices.map((value, i) => {
    const half = context.temporary(result.shape, format, result);
    apply(i === 0 ? 'where_true' : 'where_false', [chooses, value], half);
    return half;
  });
  apply('sum_of_halves', halves, result);
}

function elementwiseReference(name: string, [a, b, c]: readonly GoldenTensor[]): GoldenTensor {
  if (name === 'identity') return a!;
  if (b === undefined) return unary(name, a!);
  if (c === undefined) return binary(name, a!, b);
  // The only function of three.
  return binary('sum_of_halves', binary('where_true', a!, b), binary('where_false', a!, c));
}

function integerReference(name: string, [a, b]: readonly GoldenTensor[]): GoldenTensor {
  return b === undefined ? integerUnary(name, a!) : integerBinary(name, a!, b);
}
