import { allocaScopePatterns } from '../patterns/alloca-scope-patterns.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type RegionBranchMethods } from '../../../ir/interfaces/region-branch.ts';
import { AllocaScopeReturnOp, type AllocaScopeOp } from '../generated/memref-ops.gen.ts';

/** Source: AllocaScopeOp of mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp. */
export const allocaScopeOp = {
  canonicalizationPatterns: allocaScopePatterns,

  interfaces: {
    RegionBranchOpInterface: (op: AllocaScopeOp): RegionBranchMethods => ({
      entrySuccessors: [{ region: op.bodyRegion, inputs: [] }],
      successors: () => [{ region: 'parent', inputs: op.results }],
    }),
  },

  /**
   * ```
   * alloca_scope ::= (`->` result-types)? region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    const body = parser.parseRegion();
    ensureTerminator(state.context, body, AllocaScopeReturnOp.opName, state.location);
    state.regions.push(body);
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: AllocaScopeOp, printer: OpAsmPrinter): void {
    const hasResults = op.numResults > 0;
    if (hasResults) {
      printer.print('  -> (');
      printer.printTypes(op.resultTypes);
      printer.print(')');
    } else printer.print(' ');
    printer.print(' ');
    printer.printRegion(op.bodyRegion, { printEntryBlockArgs: false, printBlockTerminators: hasResults });
    printer.printOptionalAttrDict(op.attributes);
  },
};
