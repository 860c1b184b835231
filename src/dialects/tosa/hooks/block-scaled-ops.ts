import { type Operation } from '../../../ir/operation.ts';
import { isDynamic, kDynamic } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { shapeOf, shapesCompatible, sizesCompatible } from '../compatible-shapes.ts';
import { blockSizeAssembly } from '../enum-assembly.ts';
import {
  type CastFromBlockScaledOp,
  type CastToBlockScaledOp,
  type MatmulTBlockScaledOp,
} from '../generated/tosa-ops.gen.ts';
import { inferCastToBlockScaled, inferMatmulTBlockScaled } from '../inference/product-shapes.ts';
import { shapesInferredBy } from '../interfaces.ts';
import { verifySameElementTypes } from '../verify-element-types.ts';

/** Operations on block-scaled tensors of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

/** The only block size there is. */
const blockSize = 32;

const shapeText = (shape: readonly number[]): string => shape.map((size) => (isDynamic(size) ? '?' : size)).join(', ');

/** Sizes that several operands have in common; the first known one counts. */
class CommonSizes {
  readonly sizes = new Map<string, number>();
  readonly op: Operation;

  constructor(op: Operation) {
    this.op = op;
  }

  get(symbol: string): number {
    return this.sizes.get(symbol) ?? kDynamic;
  }

  unify(symbol: string, size: number, operand: string, words: string): LogicalResult {
    const current = this.get(symbol);
    if (isDynamic(current)) this.sizes.set(symbol, size);
    else if (!isDynamic(size) && size !== current) {
      return this.op.emitOpError(`expected ${words} of ${operand} to match size ${current}, got ${size}`);
    }
    return true;
  }
}

export const matmulTBlockScaledOp = {
  ...blockSizeAssembly,
  interfaces: shapesInferredBy(inferMatmulTBlockScaled),

  verify(op: MatmulTBlockScaledOp): LogicalResult {
    if (!verifySameElementTypes(op, op.aData, op.bData, 'A_data', 'B_data')) return false;
    const common = new CommonSizes(op);
    const unify = (operand: string, value: Value, ...dims: readonly (readonly [string, string])[]): LogicalResult => {
      const shape = shapeOf(value.type);
      return !shape || dims.every(([symbol, words], i) => common.unify(symbol, shape[i]!, operand, words));
    };
    const unified =
      unify('a_data', op.aData, ['N', 'batch'], ['H', 'height'], ['C', 'channels']) &&
      unify('a_scale', op.aScale, ['N', 'batch'], ['H', 'height'], ['blocks', 'C/block_size']) &&
      unifyData() &&
      unify('b_scale', op.bScale, ['D', 'batch'], ['W', 'width'], ['blocks', 'C/block_size']);
    if (!unified) return false;

    const [batch, d, channels, blocks] = ['N', 'D', 'C', 'blocks'].map((symbol) => common.get(symbol)) as [
      number,
      number,
      number,
      number,
    ];
    if (!isDynamic(batch) && !isDynamic(d) && batch !== d && d !== 1) {
      return op.emitOpError(`expect B matrix batch size to be broadcast compatible with A, got D=${d} vs N=${batch}`);
    }
    if (!isDynamic(channels)) {
      if (channels % blockSize !== 0) {
        return op.emitOpError(`expect C to be a multiple of block size, got C=${channels}, block_size=${blockSize}`);
      }
      if (!isDynamic(blocks) && blocks !== channels / blockSize) {
        return op.emitOpError(
          `expect scale operands dimension 2 to equal C/block_size (${channels}/${blockSize}), got ${blocks}`,
        );
      }
    }
    const expected = [isDynamic(batch) ? d : batch, common.get('H'), common.get('W')];
    const output = shapeOf(op.result().type);
    return (
      !output ||
      sizesCompatible(output, expected) ||
      op.emitOpError(
        `expected output shape ${shapeText(output)} to be compatible with expected output shape ${shapeText(expected)}`,
      )
    );

    // The channels are compared before the width is known.
    function unifyData(): LogicalResult {
      const shape = shapeOf(op.bData.type);
      return (
        !shape ||
        (common.unify('D', shape[0]!, 'b_data', 'batch') &&
          common.unify('C', shape[2]!, 'b_data', 'channels') &&
          common.unify('W', shape[1]!, 'b_data', 'width'))
      );
    }
  },
  verifiesSignatureOnly: true,
};

/** Checks that input and output have the same shape, which consists of whole blocks. */
function verifyData(op: CastFromBlockScaledOp | CastToBlockScaledOp): LogicalResult {
  const [input, output] = [op.inputData.type, op.results[0]!.type];
  const print = op.context.printType;
  if (!shapesCompatible(input, output)) {
    return op.emitOpError(
      `require compatible shapes for input_data ('${print(input)}') and output_data ('${print(output)}')`,
    );
  }
  const last = shapeOf(input)?.at(-1) ?? kDynamic;
  return (
    isDynamic(last) ||
    last % blockSize === 0 ||
    op.emitOpError(`expect last dimension of input_data (${last}) to be divisible by block_size (${blockSize})`)
  );
}

/** Checks that there is one scale per block of the data. */
function verifyScale(op: Operation, data: Value, scale: Value, prefix: 'input' | 'output'): LogicalResult {
  const [dataShape, scaleShape] = [shapeOf(data.type), shapeOf(scale.type)];
  if (!dataShape || !scaleShape) return true;
  const print = op.context.printType;
  if (!sizesCompatible(dataShape.slice(0, -1), scaleShape.slice(0, -1))) {
    return op.emitOpError(
      `require compatible shapes for ${prefix}_data ('${print(data.type)}') and ${prefix}_scale ('${print(scale.type)}') except for the last dimension`,
    );
  }
  const [last, blocks] = [dataShape.at(-1)!, scaleShape.at(-1)!];
  if (isDynamic(last) || isDynamic(blocks) || last / blockSize === blocks) return true;
  return op.emitOpError(
    `expect last dimension of ${prefix}_scale (${blocks}) to be equal to last dimension of ${prefix}_data / block_size (${last / blockSize})`,
  );
}

export const castFromBlockScaledOp = {
  ...blockSizeAssembly,
  // The scales do not tell the shape.
  interfaces: shapesInferredBy((op: CastFromBlockScaledOp) => [shapeOf(op.inputData.type)]),
  verify: (op: CastFromBlockScaledOp): LogicalResult =>
    verifyData(op) && verifyScale(op, op.inputData, op.inputScale, 'input'),
};

export const castToBlockScaledOp = {
  ...blockSizeAssembly,
  interfaces: shapesInferredBy((op: CastToBlockScaledOp) => inferCastToBlockScaled(op, blockSize)),
  verify: (op: CastToBlockScaledOp): LogicalResult =>
    verifyData(op) && verifyScale(op, op.results[0]!, op.results[1]!, 'output'),
};
