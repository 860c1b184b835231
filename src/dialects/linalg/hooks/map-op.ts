import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type MapOp } from '../generated/linalg-ops.gen.ts';
import { shapeText } from '../shape-text.ts';
import { allAttributes, printCommonParts } from '../structured/assembly.ts';
import { operandShape } from '../structured/operand-shape.ts';
import { parsePayloadOp, payloadOf, printBody, printPayload } from '../structured/payload.ts';
import { structuredEffects } from '../structured/memory-effects.ts';
import { elementwiseMaps } from '../structured/named-op-maps.ts';
import { type StructuredMethods } from '../structured/structured-methods.ts';

/** Source: MapOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const mapOp = {
  verify(op: MapOp): LogicalResult {
    const args = op.mapper.firstBlock!.arguments;
    if (op.numOperands !== args.length) {
      return op.emitOpError(
        `expects number of operands to match the arity of mapper, but got: ${op.numOperands} and ${args.length}`,
      );
    }
    const types = op.inputs.map(({ type }) => type as ShapedType);
    const print = op.context.printType;
    for (const [i, { elementType }] of types.entries()) {
      const { type } = args[i]!;
      if (type === elementType) continue;
      return op.emitOpError(
        `expected element type of input '${print(elementType)}' to match bbArg type '${print(type)}'`,
      );
    }
    const shape = shapeText(operandShape(op.init.type));
    const other = types.map((type) => shapeText(operandShape(type))).find((text) => text !== shape);
    return (
      other === undefined || op.emitOpError(`expected shape of input (${other}) to match shape of output (${shape})`)
    );
  },

  interfaces: {
    ...structuredEffects,
    LinalgStructuredInterface(op: MapOp): StructuredMethods {
      const rank = operandShape(op.init.type).length;
      return {
        indexingMaps: elementwiseMaps(
          op.context,
          rank,
          op.operands.map(() => rank),
        ),
        iteratorTypes: Array.from({ length: rank }, () => 'parallel'),
      };
    },
  },

  asmResultNames(op: MapOp, setName: (value: Value, name: string) => void): void {
    if (op.results[0]) setName(op.results[0], 'mapped');
  },

  asmBlockArgumentNames(op: MapOp, setName: (value: Value, name: string) => void): void {
    const args = op.mapper.firstBlock?.arguments ?? [];
    args.forEach((argument, i) => setName(argument, i < op.inputs.length ? 'in' : 'init'));
  },

  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    parsePayloadOp(parser, state, 'inputs');
  },

  print(op: MapOp, printer: OpAsmPrinter): void {
    const payload = payloadOf(op.mapper.firstBlock!, 'inputs');
    if (payload) printPayload(printer, payload);
    printCommonParts(printer, op.inputs, [op.init]);
    printer.printOptionalAttrDict(allAttributes(op));
    if (!payload) printBody(printer, op.mapper);
  },
};
