import { transposePatterns } from '../patterns/transpose-patterns.ts';
import { type FoldResult } from '../../../ir/op-info.ts';
import { isTensorType } from '../../../ir/types/shaped-types.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type TransposeOp } from '../generated/linalg-ops.gen.ts';
import { shapeText } from '../shape-text.ts';
import { allAttributes, printCommonParts } from '../structured/assembly.ts';
import { parseDimensions, printDimensions } from '../structured/dimension-list.ts';
import { identityRegion } from '../structured/identity-region.ts';
import { operandShape } from '../structured/operand-shape.ts';
import { parseDestinationStyle } from '../structured/payload.ts';
import { structuredEffects } from '../structured/memory-effects.ts';
import { sharedMaps } from '../structured/shared-maps.ts';
import { type StructuredMethods } from '../structured/structured-methods.ts';

/** Source: TransposeOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const transposeOp = {
  canonicalizationPatterns: transposePatterns,

  verify(op: TransposeOp): LogicalResult {
    const { permutation } = op;
    const sorted = permutation.toSorted((a, b) => a - b);
    if (sorted.some((dim, i) => dim !== i)) return op.emitOpError('permutation is not valid');
    const input = operandShape(op.input.type);
    const init = operandShape(op.init.type);
    const rank = input.length;
    if (rank !== init.length) return op.emitOpError(`input rank ${rank} does not match init rank ${init.length}`);
    if (rank !== permutation.length) {
      return op.emitOpError(`size of permutation ${permutation.length} does not match the argument rank ${rank}`);
    }
    const wrong = init.findIndex((size, i) => size !== input[permutation[i]!]);
    return (
      wrong < 0 ||
      op.emitOpError(
        `dim(result, ${wrong}) = ${shapeText([init[wrong]!])} doesn't match dim(input, permutation[${wrong}]) = ${shapeText([input[permutation[wrong]!]!])}`,
      )
    );
  },

  interfaces: {
    ...structuredEffects,
    LinalgStructuredInterface({ context, permutation }: TransposeOp): StructuredMethods {
      return {
        indexingMaps: sharedMaps(context, `transpose ${permutation}`, () => {
          const rank = permutation.length;
          // The init is indexed in order, so the input by the inverse.
          const inverse = permutation.map((_, dim) => permutation.indexOf(dim));
          return [AffineMap.getMultiDimMapWithTargets(rank, inverse), AffineMap.getMultiDimIdentityMap(rank)];
        }),
        iteratorTypes: permutation.map(() => 'parallel'),
      };
    },
  },

  /** A transpose that leaves all dimensions where they are is its input. */
  fold(op: TransposeOp): FoldResult {
    const isIdentity = op.permutation.every((dim, i) => dim === i);
    return isTensorType(op.input.type) && isIdentity ? [op.input] : undefined;
  },

  asmResultNames(op: TransposeOp, setName: (value: Value, name: string) => void): void {
    if (op.results[0]) setName(op.results[0], 'transposed');
  },

  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    parseDestinationStyle(parser, state, () => parseDimensions(parser, state, 'permutation'));
    state.regions.push(identityRegion(state));
  },

  print(op: TransposeOp, printer: OpAsmPrinter): void {
    printCommonParts(printer, [op.input], [op.init]);
    printDimensions(printer, op, 'permutation');
    printer.printOptionalAttrDict(allAttributes(op), ['permutation']);
  },
};
