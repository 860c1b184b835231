import { Block } from '../../../ir/block.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { updatedDestinations } from '../../../ir/interfaces/parallel-combining.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ForallOp, type InParallelOp } from '../generated/scf-ops.gen.ts';

/** Source: InParallelOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const inParallelOp = {
  verify(op: InParallelOp): LogicalResult {
    const { parentOp } = op;
    if (!(parentOp instanceof ForallOp)) return op.emitOpError('expected forall op parent');
    const rank = parentOp.staticLowerBound.length;
    const outputs = parentOp.region.firstBlock!.arguments.slice(rank);
    for (const nested of op.region.firstBlock!.operations()) {
      const destinations = updatedDestinations(nested);
      if (!destinations) return op.emitOpError('expected only ParallelCombiningOpInterface ops');
      if (!destinations.every((destination) => outputs.some((output) => output === destination))) {
        return nested.emitOpError('may only insert into an output block argument');
      }
    }
    return true;
  },

  /**
   * ```
   * forall.in_parallel ::= region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const region = parser.parseRegion();
    if (region.isEmpty) region.append(new Block());
    state.regions.push(region);
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: InParallelOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printRegion(op.region, { printEntryBlockArgs: false, printBlockTerminators: false });
    printer.printOptionalAttrDict(op.attributes);
  },
};
