import { OpBuilder } from '../../../ir/builder.ts';
import { type EarlierOp } from '../../../ir/dialect.ts';
import { DenseArrayAttr } from '../../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../../ir/operation.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { isDynamic, RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { Conv2DOp, ReshapeOp } from '../generated/tosa-ops.gen.ts';
import { shapeOf } from './made-operands.ts';
import { modernizeConvolution } from './products.ts';

/**
 * `tosa.fully_connected %x, %w, %b {quantization_info = …}`, which TOSA had until early 2025, with an input [N, IC], a weight [OC, IC] and a
 * bias [OC]: a convolution by a window of one element, of images of one, as TensorFlow wrote it afterwards.
 */
export const fullyConnected: EarlierOp = {
  form: Conv2DOp.opName,

  replace(op: Operation): readonly Operation[] | string {
    if (op.numOperands !== 3) return `expected 3 operands, but found ${op.numOperands}`;
    if (op.numResults !== 1) return `expected 1 result, but found ${op.numResults}`;
    const [input, weight, bias] = [op.operand(0), op.operand(1), op.operand(2)] as const;
    const { type: resultType } = op.result(0);
    if (!isMatrix(input.type) || !isMatrix(weight.type) || !isMatrix(resultType)) {
      const print = op.context.printType;
      return `expects input, weight and result to be tensors of rank 2, but got ${[input.type, weight.type, resultType].map((type) => `'${print(type)}'`).join(', ')}`;
    }
    const [inputRows, inputColumns] = input.type.shape as readonly [number, number];
    const [outputs, columns] = weight.type.shape as readonly [number, number];
    const [resultRows, resultColumns] = resultType.shape as readonly [number, number];
    const factors = commonSize(inputColumns, columns);
    if (factors === undefined) {
      return `expects input and weight to have as many columns, but got ${inputColumns} and ${columns}`;
    }
    const rows = commonSize(inputRows, resultRows);
    const channels = commonSize(outputs, resultColumns);
    if (rows === undefined || channels === undefined) {
      const sizes = [inputRows, outputs].map((size) => (isDynamic(size) ? '?' : size)).join('x');
      return `expects a result of ${sizes} elements, but got ${resultType.shape.map((size) => (isDynamic(size) ? '?' : size)).join('x')}`;
    }
    if (isDynamic(factors) || isDynamic(channels)) return 'expects a weight of known size';
    return connect(op, [input, weight, bias], [rows, factors, channels], resultType);
  },
};

const isMatrix = (type: unknown): type is RankedTensorType => type instanceof RankedTensorType && type.rank === 2;

/** Returns what two sizes are, of which each may be unknown; undefined where they differ. */
function commonSize(a: number, b: number): number | undefined {
  if (isDynamic(a)) return b;
  return isDynamic(b) || a === b ? a : undefined;
}

function connect(
  op: Operation,
  [input, weight, bias]: readonly [Value, Value, Value],
  [rows, factors, channels]: readonly [number, number, number],
  resultType: RankedTensorType,
): readonly Operation[] | string {
  const builder = new OpBuilder(op.context);
  const { location } = op;
  const made: Operation[] = [];
  const reshape = (value: Value, outputType: RankedTensorType): Value => {
    const shape = shapeOf(op, outputType.shape.map((size) => (isDynamic(size) ? -1 : size))); // prettier-ignore
    const reshaped = ReshapeOp.build(builder, location, { input1: value, shape: shape.result(), outputType });
    made.push(shape, reshaped);
    return reshaped.result();
  };
  const image = (value: Value, height: number, depth: number): Value =>
    reshape(value, RankedTensorType.get([height, 1, 1, depth], (value.type as RankedTensorType).elementType));
  const operands = [image(input, rows, factors), image(weight, channels, factors), bias];
  const integers = (...values: readonly number[]): DenseArrayAttr =>
    DenseArrayAttr.get(IntegerType.get(op.context, 64), values);
  const convolution = builder.create({
    name: Conv2DOp.opName,
    location,
    operands,
    resultTypes: [RankedTensorType.get([rows, 1, 1, channels], resultType.elementType)],
    properties: new Map([
      ['pad', integers(0, 0, 0, 0)],
      ['stride', integers(1, 1)],
      ['dilation', integers(1, 1)],
    ]),
    attributes: op.attributes,
  });
  const zeroPoints = modernizeConvolution(convolution);
  if (zeroPoints.length === 0) return 'expects zero points that input and weight can have';
  made.push(...zeroPoints, convolution);
  reshape(convolution.result(0), resultType);
  return made;
}
