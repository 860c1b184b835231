import { ttnnSpec } from '../../dialects/ttnn/generated/ttnn-dialect.gen.ts';
import { type EltwiseOp } from '../../target/schema/generated/ttnn.gen.ts';
import { elementFormats } from '../../device/formats/formats.ts';
import { broadcast } from '../golden/broadcast.ts';
import { binary, unary } from '../golden/elementwise.ts';
import { type GoldenTensor } from '../golden/golden-tensor.ts';
import { hasElementwiseFunctions, isOfIntegers, runElementwise } from '../kernels/elementwise.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { RuntimeError } from '../runtime-error.ts';
import { type DeviceTensor } from '../tensors/device-tensor.ts';
import { refFormat } from '../tensors/tensor-ref.ts';
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
    const { opName, functionName } = specOf(op);
    const inputs = op.ins.map((ref) => context.tiles(ref, opName));
    for (const { format } of inputs) {
      if (functionName !== 'identity' && hasElementwiseFunctions(format) === isOfIntegers(functionName))
        throw new RuntimeError(`${opName} of ${format} tensors is not supported`);
    }
    context.compute(op.out, opName, (result) => {
      const apply = (name: string | undefined, operands: readonly DeviceTensor[], target: DeviceTensor): void => {
        const tiles = operands.map(
          (input) => operandTiles(input, target) ?? operandTiles(context.expanded(input, target, opName), target)!,
        );
        runElementwise(context.device, opName, tiles, target, { name });
      };
      if (functionName === 'where') {
        const [condition, whereTrue, whereFalse] = inputs;
        const halves = [whereTrue!, whereFalse!].map(() => context.temporary(result.shape, result.format, result));
        apply('where_true', [condition!, whereTrue!], halves[0]!);
        apply('where_false', [condition!, whereFalse!], halves[1]!);
        apply('sum_of_halves', halves, result);
      } else apply(functionName === 'identity' ? undefined : functionName, inputs, result);
    });
  },
  golden(op, [a, b, c]) {
    const { functionName } = specOf(op);
    const result = broadcast(elementwiseReference(functionName, a!, b, c), op.out.desc.shape);
    return isOfIntegers(functionName) ? lowBits(result, elementFormats[refFormat(op.out)].datumBits) : result;
  },
};

/** Returns integers without the bits that the format of the result has no room for. */
function lowBits({ shape, data }: GoldenTensor, bits: number): GoldenTensor {
  return { shape, data: data.map((value) => value % 2 ** bits) };
}

function elementwiseReference(
  name: string,
  a: GoldenTensor,
  b: GoldenTensor | undefined,
  c: GoldenTensor | undefined,
): GoldenTensor {
  if (name === 'identity') return a;
  if (b === undefined) return unary(name, a);
  if (c === undefined) return binary(name, a, b);
  // The only function of three.
  return binary('sum_of_halves', binary('where_true', a, b), binary('where_false', a, c));
}
