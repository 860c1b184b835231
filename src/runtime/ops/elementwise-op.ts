import { counted } from '../../support/counted.ts';
import { type FormatName } from '../../device/formats/element-format.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { type IntegerDst } from '../../device/tile-math/tile-math.ts';
import { ttnnSpec } from '../../dialects/ttnn/generated/ttnn-dialect.gen.ts';
import { type EltwiseOp } from '../../target/schema/generated/ttnn.gen.ts';
import { broadcast } from '../golden/broadcast.ts';
import { binary, unary } from '../golden/elementwise.ts';
import { type GoldenTensor } from '../golden/golden-tensor.ts';
import { hasIntegerFunction, integerBinary, integerUnary, isOfIntegers } from '../golden/integers.ts';
import { castTo, storedAs } from '../golden/stored-values.ts';
import { runElementwise } from '../kernels/elementwise.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { RuntimeError } from '../runtime-error.ts';
import { isInteger, wordFormat, type DeviceTensor } from '../tensors/device-tensor.ts';
import { refFormat } from '../tensors/tensor-ref.ts';
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
    throw new RuntimeError(`${spec.opName} takes ${counted(spec.arity, 'operand')}, not ${ins.length}`);
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
    const formats = op.ins.map(refFormat);
    const integers = integersOf(formats, functionName, arity);
    const result = integers
      ? integerReference(functionName, integers, ofIntegers(formats, functionName, integers, operands))
      : elementwiseReference(functionName, operands);
    const isCast = !integers && !movesIntegers(formats, functionName);
    return broadcast(isCast ? castTo(refFormat(op.out), result) : result, op.out.desc.shape);
  },
};

type Apply = (name: string | undefined, inputs: readonly DeviceTensor[], target: DeviceTensor) => void;

/** Returns which integers a function computes with: of the sign of the first operand; undefined where it computes with floats. */
function integersOf(formats: readonly FormatName[], functionName: string, arity: number): IntegerDst | undefined {
  if (!formats.every((format) => isInteger({ format }))) return undefined;
  const integers = isOfIntegers(functionName) || !elementFormats[formats[0]!].isSigned ? 'u32' : 'si32';
  return hasIntegerFunction(functionName, arity, integers) ? integers : undefined;
}

/** Tells whether a function hands over integers as they are. */
function movesIntegers(formats: readonly FormatName[], functionName: string): boolean {
  const moved = functionName === 'where' ? formats.slice(1) : functionName === 'identity' ? formats : [];
  return moved.length > 0 && moved.every((format) => isInteger({ format }));
}

/** Returns the format of the same bits without a sign. */
function unsigned({ format }: Pick<DeviceTensor, 'format'>): FormatName {
  const { datumBits } = elementFormats[format];
  return datumBits === 32 ? 'u32' : datumBits === 16 ? 'u16' : 'u8';
}

/** Returns operands in double precision as the numbers that a function of integers sees: of bits those of the format, else words. */
function ofIntegers(
  formats: readonly FormatName[],
  functionName: string,
  integers: IntegerDst,
  operands: readonly GoldenTensor[],
): readonly GoldenTensor[] {
  const isOfBits = isOfIntegers(functionName);
  return operands.map((operand, i) =>
    isOfBits ? storedAs(unsigned({ format: formats[i]! }), operand) : storedAs(integers, operand),
  );
}

/** Returns the operands, as floats unless all are integers and the function works on integers. */
function ofOneKind(
  context: OpContext,
  opName: string,
  functionName: string,
  arity: number,
  operands: readonly DeviceTensor[],
): readonly DeviceTensor[] {
  const integers = integersOf(
    operands.map(({ format }) => format),
    functionName,
    arity,
  );
  // Of bits: those that are stored, without copies of the sign.
  if (integers && isOfIntegers(functionName))
    return operands.map((tensor) => ({ ...tensor, format: unsigned(tensor) }));
  if (integers)
    return operands.map((tensor) =>
      wordFormat(tensor) === integers ? tensor : context.inFormat(tensor, integers, opName),
    );
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
  const words = areIntegers ? wordFormat(values[0]!) : 'f32';
  const choices = areIntegers ? values : values.map((tensor) => context.floats(tensor, opName));
  let chooses = condition!;
  if (isInteger(chooses) !== areIntegers) {
    chooses = context.temporary(chooses.shape, words, chooses);
    apply('nez', [condition!], chooses);
  }
  const format = areIntegers || isInteger(result) ? words : result.format;
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

function integerReference(name: string, integers: IntegerDst, [a, b]: readonly GoldenTensor[]): GoldenTensor {
  return b === undefined ? integerUnary(name, integers, a!) : integerBinary(name, integers, a!, b);
}
