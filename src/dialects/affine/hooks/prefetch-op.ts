import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type MemRefType } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parsePrefetchHints, printPrefetchHints, setPrefetchHints } from '../../../builtin/prefetch-hints.ts';
import { foldMemRefCast } from '../fold-memref-cast.ts';
import { SimplifyAffineOp } from '../simplify-patterns.ts';
import { PrefetchOp } from '../generated/affine-ops.gen.ts';
import { parseColonMemRefType, parsePlace, printPlace, resolvePlace, setMap } from '../memory-access.ts';
import { affineScope, isValidAffineIndex } from '../valid-operands.ts';

/** Source: AffinePrefetchOp of mlir/lib/Dialect/Affine/IR/AffineOps.cpp, texts verbatim. */
export const prefetchOp = {
  verify(op: PrefetchOp): LogicalResult {
    const map = op.map.value;
    if (map.numResults !== (op.memref.type as MemRefType).rank) {
      return op.emitOpError('affine.prefetch affine map num results must equal memref rank');
    }
    if (map.numInputs + 1 !== op.numOperands) return op.emitOpError('too few operands');
    const scope = affineScope(op);
    const areValid = op.indices.every((index) => isValidAffineIndex(index, scope));
    return areValid || op.emitOpError('index must be a valid dimension or symbol identifier');
  },

  fold: foldMemRefCast,

  canonicalizationPatterns: () => [
    new SimplifyAffineOp<PrefetchOp>({ root: PrefetchOp, leading: 1, inputs: (op) => op.indices }),
  ],

  /**
   * ```
   * prefetch ::= value-use `[` affine-exprs `]` `,` (`read` | `write`) `,` `locality` `<` integer `>` `,` (`data` | `instr`)
   *              attribute-dict? `:` memref-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const place = parsePlace(parser);
    const words = parsePrefetchHints(parser, state);
    parser.parseOptionalAttrDict(state.attributes);
    const type = parseColonMemRefType(parser);
    setMap(state, place);
    resolvePlace(parser, state, place, type);
    setPrefetchHints(parser, state, words);
  },
  parsesTextAndSameNames: true,

  print(op: PrefetchOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printPlace(printer, op.memref, op.map.value, op.indices);
    printPrefetchHints(printer, op);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printType(op.memref.type);
  },
};
