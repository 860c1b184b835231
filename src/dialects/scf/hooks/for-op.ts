import {
  type OpAsmParser,
  type ParsedArgument,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { UnitAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ForOp } from '../generated/scf-ops.gen.ts';
import { ensureYield } from '../implicit-yield.ts';
import { verifyLoop } from '../verify-loop.ts';

/** Parses `%argument = %init, …` in parentheses. */
function parseIterArgs(parser: OpAsmParser, args: ParsedArgument[], inits: UnresolvedOperand[]): void {
  parser.parseCommaSeparatedList('paren', () => {
    args.push(parser.parseArgument());
    parser.parsePunctuation('=');
    inits.push(parser.parseOperand());
  });
}

/** Source: ForOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const forOp = {
  verify(op: ForOp): LogicalResult {
    return (
      op.initArgs.length === op.numResults ||
      op.emitOpError('mismatch in number of loop-carried values and defined values')
    );
  },

  verifyRegions(op: ForOp): LogicalResult {
    return verifyLoop(op);
  },

  /**
   * ```
   * for ::= `unsigned`? value-id `=` value-use `to` value-use `step` value-use
   *         (`iter_args` `(` value-id `=` value-use (`,` …)* `)` `->` types)? (`:` type)? region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    if (parser.parseOptionalKeyword('unsigned')) state.properties.set('unsignedCmp', UnitAttr.get(context));
    const args = [parser.parseArgument()];
    const inits: UnresolvedOperand[] = [];
    parser.parsePunctuation('=');
    const lowerBound = parser.parseOperand();
    parser.parseKeyword('to');
    const upperBound = parser.parseOperand();
    parser.parseKeyword('step');
    const step = parser.parseOperand();
    if (parser.parseOptionalKeyword('iter_args')) {
      parseIterArgs(parser, args, inits);
      state.resultTypes.push(...parser.parseArrowTypeList());
    }
    if (args.length !== state.resultTypes.length + 1) {
      parser.error(parser.nameOffset, 'mismatch in number of loop-carried values and defined values');
    }
    const type: Type = parser.parseOptionalPunctuation(':') ? parser.parseType() : IndexType.get(context);
    const types = [type, ...state.resultTypes];
    const region = parser.parseRegion(args.map((argument, i) => ({ ...argument, type: types[i]! })));
    ensureYield(context, region, state.location);
    state.regions.push(region);
    // Only now, so that values defined in the body are out of scope.
    state.operands.push(
      ...parser.resolveOperands([lowerBound, upperBound, step], type),
      ...parser.resolveOperands(inits, state.resultTypes),
    );
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: ForOp, printer: OpAsmPrinter): void {
    const [inductionVariable, ...iterArgs] = op.region.firstBlock!.arguments;
    const { initArgs } = op;
    if (op.unsignedCmp) printer.print(' unsigned');
    printer.print(' ');
    printer.printOperand(inductionVariable!);
    printer.print(' = ');
    printer.printOperand(op.lowerBound);
    printer.print(' to ');
    printer.printOperand(op.upperBound);
    printer.print(' step ');
    printer.printOperand(op.step);
    if (initArgs.length > 0) {
      printer.print(' iter_args(');
      initArgs.forEach((init, i) => {
        if (i > 0) printer.print(', ');
        printer.printOperand(iterArgs[i]!);
        printer.print(' = ');
        printer.printOperand(init);
      });
      printer.print(') -> (');
      printer.printTypes(initArgs.map((init) => init.type));
      printer.print(')');
    }
    printer.print(' ');
    if (!(inductionVariable!.type instanceof IndexType)) {
      // Two blanks come out here, as upstream.
      printer.print(' : ');
      printer.printType(inductionVariable!.type);
      printer.print(' ');
    }
    printer.printRegion(op.region, { printEntryBlockArgs: false, printBlockTerminators: initArgs.length > 0 });
    printer.printOptionalAttrDict(op.attributes);
  },
};
