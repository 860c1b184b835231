import { AffineMap } from '../../../affine/affine-map.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ReduceOp } from '../generated/linalg-ops.gen.ts';
import { shapeText } from '../shape-text.ts';
import { allAttributes, printCommonParts } from '../structured/assembly.ts';
import { parseDimensions, printDimensions } from '../structured/dimension-list.ts';
import { operandShape } from '../structured/operand-shape.ts';
import { parsePayloadOp, payloadOf, printBody, printPayload } from '../structured/payload.ts';
import { structuredEffects } from '../structured/memory-effects.ts';
import { sharedMaps } from '../structured/shared-maps.ts';
import { type StructuredMethods } from '../structured/structured-methods.ts';

/** Source: ReduceOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const reduceOp = {
  verify(op: ReduceOp): LogicalResult {
    // Upstream crashes here.
    if (op.numOperands === 0) return op.emitOpError('expects at least one input');
    return (
      verifySameShapes(op, 'input', op.operands.slice(0, op.numOperands - op.inits.length)) &&
      verifySameShapes(op, 'output', op.inits) &&
      verifyDimensions(op) &&
      verifyBody(op)
    );
  },

  interfaces: {
    ...structuredEffects,
    LinalgStructuredInterface(op: ReduceOp): StructuredMethods {
      const { context, dimensions, inputs, inits } = op;
      const rank = operandShape(op.operand(0).type).length;
      return {
        indexingMaps: sharedMaps(context, `reduce ${rank} ${dimensions} ${inputs.length} ${inits.length}`, () => {
          const whole = AffineMap.getMultiDimIdentityMap(rank);
          const reduced = whole.dropResults(dimensions);
          return [...inputs.map(() => whole), ...inits.map(() => reduced)];
        }),
        iteratorTypes: Array.from({ length: rank }, (_, dim) => (dimensions.includes(dim) ? 'reduction' : 'parallel')),
      };
    },
  },

  asmResultNames(op: ReduceOp, setName: (value: Value, name: string) => void): void {
    if (op.results[0]) setName(op.results[0], 'reduced');
  },

  asmBlockArgumentNames(op: ReduceOp, setName: (value: Value, name: string) => void): void {
    const args = op.combiner.firstBlock?.arguments ?? [];
    args.forEach((argument, i) => setName(argument, i < op.inputs.length ? 'in' : 'init'));
  },

  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    parsePayloadOp(parser, state, 'init-first', () => parseDimensions(parser, state, 'dimensions'));
  },

  print(op: ReduceOp, printer: OpAsmPrinter): void {
    const payload = payloadOf(op.combiner.firstBlock!, 'init-first');
    if (payload) printPayload(printer, payload);
    printCommonParts(printer, op.inputs, op.inits);
    printDimensions(printer, op, 'dimensions');
    printer.printOptionalAttrDict(allAttributes(op), ['dimensions']);
    if (!payload) printBody(printer, op.combiner);
  },
};

function verifySameShapes(op: Operation, what: 'input' | 'output', values: readonly Value[]): LogicalResult {
  const shapes = values.map(({ type }) => shapeText(operandShape(type)));
  const wrong = shapes.findIndex((shape) => shape !== shapes[0]);
  return (
    wrong < 0 ||
    op.emitOpError(
      `expects all ${what}s to have the same shapes. Shape at ${what}-index ${wrong} is not equal to the shape at ${what}-index 0.`,
    )
  );
}

function verifyDimensions(op: ReduceOp): LogicalResult {
  // An odd operand belongs to no group, yet it is the first of both.
  const input = (op.operand(0).type as ShapedType).shape ?? [];
  const init = (op.operand(op.inputs.length).type as ShapedType).shape ?? [];
  const { dimensions } = op;
  if (dimensions.some((dim) => dim < 0 || dim >= input.length)) {
    return op.emitOpError(`dimensions for reduction should be in the range [0, ${input.length - 1}].`);
  }
  const left = input.filter((_, dim) => !dimensions.includes(dim));
  if (left.length !== init.length) {
    return op.emitOpError(
      `number of dimensions after reduction ${left.length} doesn't match the init rank ${init.length}`,
    );
  }
  return (
    shapeText(left) === shapeText(init) ||
    op.emitOpError(
      `init dimensions [${shapeText(init)}] doesn't match input dimensions after reduction [${shapeText(left)}]`,
    )
  );
}

function verifyBody(op: ReduceOp): LogicalResult {
  const args = op.combiner.firstBlock!.arguments;
  if (args.length !== op.numOperands) return op.emitOpError('mismatching number of operands and block arguments');
  const print = op.context.printType;
  const verifyElements = (what: string, values: readonly Value[], start: number): LogicalResult => {
    for (const [i, { type }] of values.entries()) {
      const { elementType } = type as ShapedType;
      const argument = args[start + i]!.type;
      if (elementType === argument) continue;
      return op.emitOpError(
        `${what} element type '${print(elementType)}' does not match corresponding block argument type '${print(argument)}'`,
      );
    }
    return true;
  };
  return verifyElements('input', op.inputs, 0) && verifyElements('output', op.inits, args.length - op.inits.length);
}
