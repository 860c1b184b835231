import { type LoopLikeMethods } from '../../../ir/interfaces/loop-like.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type RegionBranchMethods } from '../../../ir/interfaces/region-branch.ts';
import { type Region } from '../../../ir/region.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { parseAssignmentList, printAssignmentList } from '../../../builtin/assignment-list.ts';
import { parentSuccessor } from '../branch-interfaces.ts';
import { type WhileOp } from '../generated/scf-ops.gen.ts';
import { verifyTerminator } from '../verify-terminator.ts';
import { whilePatterns } from '../patterns/while-patterns.ts';

const argumentsOf = (region: Region): readonly Value[] => region.firstBlock?.arguments ?? [];

/** Source: WhileOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const whileOp = {
  canonicalizationPatterns: whilePatterns,

  verify(op: WhileOp): LogicalResult {
    const { before, after } = op;
    return (
      verifyTerminator(op, before, 'scf.condition', "expects the 'before' region to terminate with 'scf.condition'") &&
      verifyTerminator(op, after, 'scf.yield', "expects the 'after' region to terminate with 'scf.yield'")
    );
  },

  interfaces: {
    RegionBranchOpInterface(op: WhileOp): RegionBranchMethods {
      const before = { region: op.before, inputs: argumentsOf(op.before) };
      const after = { region: op.after, inputs: argumentsOf(op.after) };
      return {
        entrySuccessors: [before],
        entryOperands: op.inits,
        successors: (region) => (region === op.before ? [parentSuccessor(op), after] : [before]),
      };
    },
    LoopLikeOpInterface: (op: WhileOp): LoopLikeMethods => ({
      inits: op.inits,
      regionIterArgs: argumentsOf(op.before),
      yieldedValues: op.after.firstBlock?.lastOp?.operands ?? [],
    }),
  },

  /**
   * ```
   * while ::= (`(` value-id `=` value-use (`,` …)* `)`)? `:` function-type region `do` region (`attributes` attribute-dict)?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { args, inits } = parseAssignmentList(parser, true);
    const typeOffset = parser.currentOffset;
    parser.parsePunctuation(':');
    const type = parser.parseType();
    if (!(type instanceof FunctionType)) {
      const text = state.context.printType(type);
      parser.error(typeOffset, `invalid kind of type specified: expected builtin.function, but found '${text}'`);
    }
    state.resultTypes.push(...type.results);
    if (type.inputs.length !== inits.length) {
      parser.error(
        typeOffset,
        `expected as many input types as operands (expected ${inits.length} got ${type.inputs.length})`,
      );
    }
    state.operands.push(...parser.resolveOperands(inits, type.inputs));
    state.regions.push(parser.parseRegion(args.map((argument, i) => ({ ...argument, type: type.inputs[i]! }))));
    parser.parseKeyword('do');
    state.regions.push(parser.parseRegion());
    parser.parseOptionalAttrDictWithKeyword(state.attributes);
  },

  print(op: WhileOp, printer: OpAsmPrinter): void {
    const { inits } = op;
    printAssignmentList(printer, argumentsOf(op.before), inits, ' ');
    printer.print(' : ');
    printer.printFunctionalType(
      inits.map((init) => init.type),
      op.resultTypes,
    );
    printer.print(' ');
    printer.printRegion(op.before, { printEntryBlockArgs: false });
    printer.print(' do ');
    printer.printRegion(op.after);
    printer.printOptionalAttrDictWithKeyword(op.attributes);
  },
};
