import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { ensureTerminator } from '../../../ir/implicit-terminator.ts';
import { type LoopLikeMethods } from '../../../ir/interfaces/loop-like.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type RegionBranchMethods, type RegionSuccessor } from '../../../ir/interfaces/region-branch.ts';
import { IndexType } from '../../../ir/types/scalar-types.ts';
import { type Value } from '../../../ir/value.ts';
import { matchConstant } from '../../../rewrite/fold.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type ParallelOp, type ReduceOp } from '../generated/scf-ops.gen.ts';
import { parallelPatterns } from '../patterns/parallel-patterns.ts';
import { verifyTerminator } from '../verify-terminator.ts';

/** Source: ParallelOp of mlir/lib/Dialect/SCF/IR/SCF.cpp. */
export const parallelOp = {
  canonicalizationPatterns: parallelPatterns,

  interfaces: {
    LoopLikeOpInterface: (op: ParallelOp): LoopLikeMethods => ({
      inits: [],
      regionIterArgs: [],
      yieldedValues: [],
      inductions: () =>
        op.step.map((step, i) => ({
          variable: op.region.firstBlock!.arguments[i]!,
          lowerBound: op.lowerBound[i],
          upperBound: op.upperBound[i],
          step,
        })),
    }),
    // The body may run never, and nothing is handed over: the results are what is put together of all runs.
    RegionBranchOpInterface(op: ParallelOp): RegionBranchMethods {
      const successors: readonly RegionSuccessor[] = [
        { region: op.region, inputs: [] },
        { region: 'parent', inputs: [] },
      ];
      return { entrySuccessors: successors, successors: () => successors };
    },
  },

  verify(op: ParallelOp): LogicalResult {
    const { step } = op;
    const args = op.region.firstBlock!.arguments;
    if (step.length === 0) {
      return op.emitOpError('needs at least one tuple element for lowerBound, upperBound and step');
    }
    if (step.some(isNotPositive)) return op.emitOpError('constant step operand must be positive');
    if (args.length !== step.length) {
      return op.emitOpError(
        `expects the same number of induction variables: ${args.length} as bound and step values: ${step.length}`,
      );
    }
    if (!args.every((argument) => argument.type instanceof IndexType)) {
      return op.emitOpError('expects arguments for the induction variable to be of index type');
    }
    return (
      verifyTerminator(op, op.region, 'scf.reduce', "expects body to terminate with 'scf.reduce'") &&
      verifyReductions(op, op.region.firstBlock!.lastOp as ReduceOp)
    );
  },

  /**
   * ```
   * parallel ::= `(` value-ids `)` `=` `(` value-uses `)` `to` `(` value-uses `)` `step` `(` value-uses `)`
   *              (`init` `(` value-uses `)`)? (`->` result-types)? region attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    const indexType = IndexType.get(context);
    const args = parser.parseArgumentList('paren');
    parser.parsePunctuation('=');
    parseBounds(parser, state, args.length);
    parser.parseKeyword('to');
    parseBounds(parser, state, args.length);
    parser.parseKeyword('step');
    parseBounds(parser, state, args.length);
    const inits = parser.parseOptionalKeyword('init') ? parser.parseOperandList('paren') : [];
    state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    const region = parser.parseRegion(args.map((argument) => ({ ...argument, type: indexType })));
    state.regions.push(region);
    const { length } = args;
    state.attributes.set('operandSegmentSizes', denseI32Array(context, [length, length, length, inits.length]));
    parser.parseOptionalAttrDict(state.attributes);
    state.operands.push(...parser.resolveOperands(inits, state.resultTypes));
    ensureTerminator(context, region, 'scf.reduce', state.location);
  },

  print(op: ParallelOp, printer: OpAsmPrinter): void {
    const list = (word: string, values: readonly Value[]): void => {
      printer.print(`${word}(`);
      printer.printOperands(values);
      printer.print(')');
    };
    list(' ', op.region.firstBlock!.arguments);
    list(' = ', op.lowerBound);
    list(' to ', op.upperBound);
    list(' step ', op.step);
    if (op.initVals.length > 0) list(' init ', op.initVals);
    if (op.numResults > 0) printer.printArrowTypeList(op.resultTypes);
    printer.print(' ');
    printer.printRegion(op.region, { printEntryBlockArgs: false });
    printer.printOptionalAttrDict(op.attributes);
  },
};

/** Parses as many operands in parentheses as there are dimensions. */
function parseBounds(parser: OpAsmParser, state: ParsedOperationState, count: number): void {
  const offset = parser.currentOffset;
  const operands = parser.parseOperandList('paren');
  if (operands.length !== count) parser.error(offset, `expected ${count} operands`);
  state.operands.push(...parser.resolveOperands(operands, IndexType.get(state.context)));
}

function isNotPositive(value: Value): boolean {
  const constant = matchConstant(value);
  return constant instanceof IntegerAttr && constant.value <= 0n;
}

/** Checks that there are as many reductions as results and init values, and of their types. */
function verifyReductions(op: ParallelOp, reduce: ReduceOp): LogicalResult {
  const results = op.numResults;
  const reductions = reduce.regions.length;
  if (results !== reductions) {
    return op.emitOpError(
      `expects number of results: ${results} to be the same as number of reductions: ${reductions}`,
    );
  }
  const inits = op.initVals.length;
  if (results !== inits) {
    return op.emitOpError(`expects number of results: ${results} to be the same as number of initial values: ${inits}`);
  }
  const print = op.context.printType;
  for (const [i, type] of op.resultTypes.entries()) {
    const operandType = reduce.operands[i]?.type;
    if (!operandType || operandType === type) continue;
    return reduce.emitOpError(
      `expects type of ${i}-th reduction operand: '${print(operandType)}' to be the same as the ${i}-th result type: '${print(type)}'`,
    );
  }
  return true;
}
