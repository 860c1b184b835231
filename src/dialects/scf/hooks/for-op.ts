import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../../ir/interfaces/op-asm-parser.ts';
import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type LoopLikeMethods } from '../../../ir/interfaces/loop-like.ts';
import { type RegionBranchMethods } from '../../../ir/interfaces/region-branch.ts';
import { type ConditionallySpeculatableMethods } from '../../../ir/interfaces/speculation.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { UnitAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { matchInteger } from '../../../rewrite/fold.ts';
import { parseAssignmentList, printAssignmentList } from '../../../builtin/assignment-list.ts';
import { parentSuccessor } from '../branch-interfaces.ts';
import { carryMore } from '../carry-more.ts';
import { type ForOp } from '../generated/scf-ops.gen.ts';
import { forPatterns } from '../patterns/for-patterns.ts';

const inductionVariable = (op: ForOp): Value | undefined => op.region.firstBlock?.arguments[0];

/** The arguments of the body that hold the carried values. */
const iterArgs = (op: ForOp): readonly Value[] => op.region.firstBlock?.arguments.slice(1) ?? [];

/** Source: ForOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const forOp = {
  canonicalizationPatterns: forPatterns,

  verify(op: ForOp): LogicalResult {
    return (
      op.initArgs.length === op.numResults ||
      op.emitOpError('mismatch in number of loop-carried values and defined values')
    );
  },

  verifyRegions(op: ForOp): LogicalResult {
    return (
      inductionVariable(op)?.type === op.lowerBound.type ||
      op.emitOpError('expected induction variable to be same type as bounds and step')
    );
  },

  interfaces: {
    LoopLikeOpInterface: (op: ForOp): LoopLikeMethods => ({
      inits: op.initArgs,
      regionIterArgs: iterArgs(op),
      yieldedValues: op.region.firstBlock?.lastOp?.operands ?? [],
      loopResults: op.results,
      replaceWithAdditionalYields: (inits, yielded) => carryMore(op, inits, yielded),
      inductions: () => [
        { variable: inductionVariable(op)!, lowerBound: op.lowerBound, upperBound: op.upperBound, step: op.step },
      ],
    }),
    RegionBranchOpInterface(op: ForOp): RegionBranchMethods {
      // A loop may run no iteration at all.
      const successors = [{ region: op.region, inputs: iterArgs(op) }, parentSuccessor(op)];
      return { entrySuccessors: successors, entryOperands: op.initArgs, successors: () => successors };
    },
    // With another step the loop might never end.
    ConditionallySpeculatable: (op: ForOp): ConditionallySpeculatableMethods => ({
      speculatability: matchInteger(op.step) === 1n ? 'recursively' : 'never',
    }),
  },

  /**
   * ```
   * for ::= `unsigned`? value-id `=` value-use `to` value-use `step` value-use
   *         (`iter_args` `(` value-id `=` value-use (`,` …)* `)` `->` types)? (`:` type)? region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    if (parser.parseOptionalKeyword('unsigned')) state.attributes.set('unsignedCmp', UnitAttr.get(context));
    const args = [parser.parseArgument()];
    let inits: readonly UnresolvedOperand[] = [];
    parser.parsePunctuation('=');
    const lowerBound = parser.parseOperand();
    parser.parseKeyword('to');
    const upperBound = parser.parseOperand();
    parser.parseKeyword('step');
    const step = parser.parseOperand();
    if (parser.parseOptionalKeyword('iter_args')) {
      const list = parseAssignmentList(parser);
      args.push(...list.args);
      inits = list.inits;
      state.resultTypes.push(...parser.parseArrowTypeList());
    }
    if (args.length !== state.resultTypes.length + 1) {
      parser.error(parser.nameOffset, 'mismatch in number of loop-carried values and defined values');
    }
    const type: Type = parser.parseOptionalPunctuation(':') ? parser.parseType() : IndexType.get(context);
    const types = [type, ...state.resultTypes];
    const region = parser.parseRegion(args.map((argument, i) => ({ ...argument, type: types[i]! })));
    ensureTerminator(context, region, 'scf.yield', state.location);
    state.regions.push(region);
    // Only now, so that values defined in the body are out of scope.
    state.operands.push(
      ...parser.resolveOperands([lowerBound, upperBound, step], type),
      ...parser.resolveOperands(inits, state.resultTypes),
    );
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: ForOp, printer: OpAsmPrinter): void {
    const induction = inductionVariable(op)!;
    const { initArgs } = op;
    if (op.unsignedCmp) printer.print(' unsigned');
    printer.print(' ');
    printer.printOperand(induction);
    printer.print(' = ');
    printer.printOperand(op.lowerBound);
    printer.print(' to ');
    printer.printOperand(op.upperBound);
    printer.print(' step ');
    printer.printOperand(op.step);
    printAssignmentList(printer, iterArgs(op), initArgs, ' iter_args');
    if (initArgs.length > 0) {
      printer.print(' -> (');
      printer.printTypes(initArgs.map((init) => init.type));
      printer.print(')');
    }
    printer.print(' ');
    if (!(induction.type instanceof IndexType)) {
      // Two blanks come out here, as upstream.
      printer.print(' : ');
      printer.printType(induction.type);
      printer.print(' ');
    }
    printer.printRegion(op.region, { printEntryBlockArgs: false, printBlockTerminators: initArgs.length > 0 });
    printer.printOptionalAttrDict(op.attributes);
  },
};
