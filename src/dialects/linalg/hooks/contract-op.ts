import { foldsCasts } from '../../memref/fold-cast.ts';
import { type AffineMap } from '../../../affine/affine-map.ts';
import { type ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { ShapedType } from '../../../ir/types/shaped-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ContractOp } from '../generated/linalg-ops.gen.ts';
import { parseIndexingMaps, printIndexingMaps } from '../structured/indexing-maps-attribute.ts';
import { parseNamedOp, printNamedOp } from '../structured/named-op-assembly.ts';
import { mapsIn } from '../structured/named-op-maps.ts';
import { structuredEffects } from '../structured/memory-effects.ts';
import { type StructuredMethods } from '../structured/structured-methods.ts';

const mapsAttribute = (op: ContractOp): ArrayAttr => op.properties.get('indexing_maps') as ArrayAttr;

/** Source: ContractOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const contractOp = {
  verify(op: ContractOp): LogicalResult {
    const maps = mapsIn(mapsAttribute(op));
    // Without maps upstream looks at a loop that there is not.
    const { numDims } = maps[0] ?? { numDims: 1 };
    const uses = Array.from({ length: numDims }, () => ({ inputs: 0, outputs: 0 }));
    for (const [i, map] of maps.slice(0, 3).entries()) {
      if (map.numDims !== numDims) return op.emitError('iteration spaces of provided affine_maps differ');
      const operand = op.opOperands[i];
      if (!operand) break;
      if (!verifyMap(op, map, operand.value.type)) return false;
      for (const r of map.results.keys()) uses[map.getDimPosition(r)]![i < 2 ? 'inputs' : 'outputs']++;
    }
    for (const [dim, { inputs, outputs }] of uses.entries()) {
      if (inputs === 0 && outputs === 0) {
        return op.emitError(`iteration space dim at index ${dim} not used to access any operand`);
      }
      if (inputs === 1 && outputs !== 1) {
        return op.emitError(
          `iteration space dim at index ${dim} is neither a contracting dim nor of parallel iteration type`,
        );
      }
    }
    return (
      uses.some(({ inputs, outputs }) => inputs === 2 && outputs === 0) ||
      op.emitError("'indexing_maps' do not specify a contracting dimension")
    );
  },

  interfaces: {
    ...structuredEffects,
    LinalgStructuredInterface(op: ContractOp): StructuredMethods {
      const indexingMaps = mapsIn(mapsAttribute(op));
      const output = indexingMaps.at(-1);
      const parallel = new Set(output?.results.map((_, i) => output.getDimPosition(i)));
      return {
        indexingMaps,
        iteratorTypes: Array.from({ length: output?.numDims ?? 0 }, (_, dim) =>
          parallel.has(dim) ? 'parallel' : 'reduction',
        ),
      };
    },
  },

  ...foldsCasts,

  /**
   * ```
   * contract ::= `indexing_maps` `=` attribute named-op
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const missing = "expected 'indexing_maps' attribute";
    const maps = parser.withConsequence(
      () => parseIndexingMaps(parser),
      () => missing,
    );
    if (!maps) return parser.error(parser.currentOffset, missing);
    state.attributes.set('indexing_maps', maps);
    parseNamedOp(parser, state);
  },

  print(op: ContractOp, printer: OpAsmPrinter): void {
    printIndexingMaps(printer, mapsAttribute(op));
    printNamedOp(op, printer, ['indexing_maps']);
  },
};

function verifyMap(op: ContractOp, map: AffineMap, type: Type): LogicalResult {
  if (!map.isProjectedPermutation()) return op.emitError('provided affine_map is not a projected permutation');
  if (!(type instanceof ShapedType)) {
    return map.numResults === 0 || op.emitError('affine_map specifies shaped access while operand has non-shaped type');
  }
  return (
    map.numResults === type.shape?.length ||
    op.emitError('ranks of shaped operand and results of corresponding affine_map differ')
  );
}
