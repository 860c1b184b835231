import { broadcastPatterns } from '../patterns/transpose-patterns.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type BroadcastOp } from '../generated/linalg-ops.gen.ts';
import { shapeText } from '../shape-text.ts';
import { allAttributes, printCommonParts } from '../structured/assembly.ts';
import { exactDimensions, parseDimensions, printDimensions } from '../structured/dimension-list.ts';
import { identityRegion } from '../structured/identity-region.ts';
import { operandShape } from '../structured/operand-shape.ts';
import { parseDestinationStyle } from '../structured/payload.ts';
import { structuredEffects } from '../structured/memory-effects.ts';
import { sharedMaps } from '../structured/shared-maps.ts';
import { type StructuredMethods } from '../structured/structured-methods.ts';

/** Source: BroadcastOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const broadcastOp = {
  canonicalizationPatterns: broadcastPatterns,

  verify(op: BroadcastOp): LogicalResult {
    const { dimensions } = op;
    const input = operandShape(op.input.type);
    const init = operandShape(op.init.type);
    const rank = init.length;
    if (input.length + dimensions.length !== rank) {
      return op.emitOpError(
        `input rank plus added dimensions does not match init rank. input rank: ${input.length}, dimensions size: ${dimensions.length}, init rank: ${rank}`,
      );
    }
    const outside = dimensions.findIndex((dim) => dim < 0 || dim >= rank);
    if (outside >= 0) {
      const dim = exactDimensions(op, 'dimensions')[outside]!;
      return op.emitOpError(`dimension ${outside} is out of range. expected range: [0, ${rank - 1}], got: ${dim}`);
    }
    const kept = [...init.keys()].filter((dim) => !dimensions.includes(dim));
    const wrong = input.findIndex((size, i) => size !== init[kept[i]!]);
    if (wrong >= 0) {
      return op.emitOpError(
        `input dim ${wrong} should match init dim ${kept[wrong]}. input: ${shapeText([input[wrong]!])}, init: ${shapeText([init[kept[wrong]!]!])}`,
      );
    }
    // Upstream reads behind the end of the input's shape then.
    return (
      kept.length === input.length || op.emitOpError(`added dimensions must differ, got [${dimensions.join(', ')}]`)
    );
  },

  interfaces: {
    ...structuredEffects,
    LinalgStructuredInterface({ context, dimensions, init }: BroadcastOp): StructuredMethods {
      const rank = operandShape(init.type).length;
      return {
        indexingMaps: sharedMaps(context, `broadcast ${rank} ${dimensions}`, () => {
          const whole = AffineMap.getMultiDimIdentityMap(rank);
          return [whole.dropResults(dimensions), whole];
        }),
        iteratorTypes: Array.from({ length: rank }, () => 'parallel'),
      };
    },
  },

  asmResultNames(op: BroadcastOp, setName: (value: Value, name: string) => void): void {
    if (op.results[0]) setName(op.results[0], 'broadcasted');
  },

  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    parseDestinationStyle(parser, state, () => parseDimensions(parser, state, 'dimensions'));
    state.regions.push(identityRegion(state));
  },

  print(op: BroadcastOp, printer: OpAsmPrinter): void {
    printCommonParts(printer, [op.input], [op.init]);
    printDimensions(printer, op, 'dimensions');
    printer.printOptionalAttrDict(allAttributes(op), ['dimensions']);
  },
};
