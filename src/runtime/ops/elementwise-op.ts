import { ttnnSpec } from '../../dialects/ttnn/generated/ttnn-dialect.gen.ts';
import { type EltwiseOp } from '../../target/schema/generated/ttnn.gen.ts';
import { broadcast } from '../golden/broadcast.ts';
import { binary, unary } from '../golden/elementwise.ts';
import { hasElementwiseFunctions, runElementwise } from '../kernels/elementwise.ts';
import { operandTiles } from '../kernels/operand-rows.ts';
import { RuntimeError } from '../runtime-error.ts';
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

/** Elementwise operations of one or two operands. Which function an operation computes is in its record, what that function is in the table of device/. */
export const elementwiseOp: OpHandler<EltwiseOp> = {
  name: (op) => specs.get(op.type)?.opName ?? `ttnn.${op.type}`,
  inputs: (op) => op.ins,
  output: (op) => op.out,
  checkShapes: (op) => op.ins.forEach((ref) => checkBroadcast(specOf(op).opName, ref, op.out.desc.shape)),
  run(op, context) {
    const { opName, functionName } = specOf(op);
    const inputs = op.ins.map((ref) => context.tiles(ref, opName));
    for (const { format } of inputs) {
      if (!hasElementwiseFunctions(format)) throw new RuntimeError(`${opName} of ${format} tensors is not supported`);
    }
    context.compute(op.out, opName, (result) => {
      const operands = inputs.map(
        (input) => operandTiles(input, result) ?? operandTiles(context.expanded(input, result, opName), result)!,
      );
      runElementwise(context.device, opName, operands, result, { name: functionName });
    });
  },
  golden(op, [a, b]) {
    const { functionName } = specOf(op);
    const result = b === undefined ? unary(functionName, a!) : binary(functionName, a!, b);
    return broadcast(result, op.out.desc.shape);
  },
};
