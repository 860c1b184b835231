import { UnitAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { oneOfRegions } from '../branch-interfaces.ts';
import { type ExecuteRegionOp } from '../generated/scf-ops.gen.ts';
import { executeRegionPatterns } from '../patterns/execute-region-patterns.ts';

/** Source: ExecuteRegionOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const executeRegionOp = {
  canonicalizationPatterns: executeRegionPatterns,

  verify(op: ExecuteRegionOp): LogicalResult {
    const entry = op.region.firstBlock;
    if (!entry) return op.emitOpError('region needs to have at least one block');
    return entry.arguments.length === 0 || op.emitOpError('region cannot have any arguments');
  },

  interfaces: oneOfRegions,

  /**
   * ```
   * execute_region ::= (`->` result-types)? `no_inline`? region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    if (parser.parseOptionalKeyword('no_inline')) state.attributes.set('no_inline', UnitAttr.get(state.context));
    state.regions.push(parser.parseRegion());
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: ExecuteRegionOp, printer: OpAsmPrinter): void {
    if (op.numResults > 0) printer.printArrowTypeList(op.resultTypes);
    printer.print(op.noInline ? ' no_inline ' : ' ');
    printer.printRegion(op.region, { printEntryBlockArgs: false });
    printer.printOptionalAttrDict(op.attributes);
  },
};
