import { foldsCasts } from '../../memref/fold-cast.ts';
import { ArrayAttr } from '../../../ir/attributes/container-attributes.ts';
import { type Context } from '../../../ir/context.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { ShapedType } from '../../../ir/types/shaped-types.ts';
import { ElementwiseKindAttr } from '../generated/linalg-attributes.gen.ts';
import { type ElementwiseKind } from '../generated/linalg-enums.gen.ts';
import { type ElementwiseOp } from '../generated/linalg-ops.gen.ts';
import { arityOf, elementwiseBody } from '../structured/elementwise-body.ts';
import { parseIndexingMapList, printIndexingMaps } from '../structured/indexing-maps-attribute.ts';
import { parseNamedOp, printNamedOp } from '../structured/named-op-assembly.ts';
import { elementwiseMaps, mapsAttr, mapsIn } from '../structured/named-op-maps.ts';
import { operandShape } from '../structured/operand-shape.ts';
import { structuredEffects } from '../structured/memory-effects.ts';
import { type StructuredMethods } from '../structured/structured-methods.ts';

/** Returns the attribute of the maps that index the inputs and the init alike. */
function identityMaps(context: Context, kind: ElementwiseKind, rank: number): ArrayAttr {
  // Here operands without dimensions are no exception, and one dimension is as good as any for the others.
  const operandRanks = Array.from({ length: arityOf(kind) + 1 }, () => 1);
  return mapsAttr(context, elementwiseMaps(context, rank, operandRanks));
}

function resultRank(op: ElementwiseOp): number {
  const init = dpsInits(op)?.[0];
  return init ? operandShape(init.value.type).length : 0;
}

/** Source: ElementwiseOp of mlir/lib/Dialect/Linalg/IR/LinalgOps.cpp, texts verbatim. */
export const elementwiseOp = {
  interfaces: {
    ...structuredEffects,
    LinalgStructuredInterface(op: ElementwiseOp): StructuredMethods {
      const maps = op.properties.get('indexing_maps');
      return {
        indexingMaps: maps instanceof ArrayAttr ? mapsIn(maps) : [],
        iteratorTypes: Array.from({ length: resultRank(op) }, () => 'parallel'),
      };
    },
  },

  ...foldsCasts,

  /**
   * ```
   * elementwise ::= `kind` `=` attribute (`indexing_maps` `=` `[` attributes `]`)? named-op
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    parser.parseKeyword('kind');
    parser.parsePunctuation('=');
    const attribute = parser.withConsequence(
      () => parser.parseAttribute(),
      () => "expected operation 'kind' attribute",
    );
    if (!(attribute instanceof ElementwiseKindAttr)) {
      return parser.error(parser.currentOffset, 'expected ElementwiseKind attribute');
    }
    const kind = attribute.value;
    state.attributes.set('kind', attribute);
    const maps = parseIndexingMapList(parser);
    parser.withConsequence(
      () => parseNamedOp(parser, state, elementwiseBody(kind)),
      () => 'unable to parse elemwise op',
    );
    const init = state.operands.at(-1)?.type;
    if (maps.length === 0 && !(init instanceof ShapedType)) {
      parser.error(parser.currentOffset, 'return type needs to be shaped type');
    }
    const rank = init instanceof ShapedType ? (init.shape?.length ?? 0) : 0;
    const usual = identityMaps(context, kind, rank);
    state.attributes.set('indexing_maps', maps.length > 0 ? ArrayAttr.get(context, maps) : usual);
  },

  print(op: ElementwiseOp, printer: OpAsmPrinter): void {
    printer.print(' kind=');
    printer.printAttribute(op.properties.get('kind')!);
    const usual = identityMaps(op.context, op.kind, resultRank(op));
    const maps = op.properties.get('indexing_maps');
    if (maps instanceof ArrayAttr && maps !== usual) printIndexingMaps(printer, maps);
    printNamedOp(op, printer, ['kind', 'indexing_maps']);
  },
};
