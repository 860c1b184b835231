import { type AssignmentList, parseAssignmentList, printAssignmentList } from '../../../builtin/assignment-list.ts';
import { type LoopLikeMethods } from '../../../ir/interfaces/loop-like.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { Region } from '../../../ir/region.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { meetShapes } from '../../../ir/types/known-shapes.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type IfOp, type WhileOp } from '../generated/tosa-ops.gen.ts';
import { shapeOf } from '../compatible-shapes.ts';
import { type InferredShapes, shapesInferredBy } from '../interfaces.ts';
import { mayHaveSizeOne, verifySameTypes, yieldedBy } from '../verify-regions.ts';

/** Control flow of mlir/lib/Dialect/Tosa/IR/TosaOps.cpp, texts verbatim. */

const argumentsOf = (region: Region): readonly Value[] => region.firstBlock?.arguments ?? [];

/** Parses the values that the regions start with, and says whether there is a list of them at all. */
function parseInputs(parser: OpAsmParser): AssignmentList & { readonly isPresent: boolean } {
  const before = parser.currentOffset;
  const list = parseAssignmentList(parser, true);
  return { ...list, isPresent: parser.currentOffset !== before };
}

const inputCountProblem = (expected: number, actual: number): string =>
  `expected as many input types as operands (expected ${expected} got ${actual})`;

/** Returns the shapes that are true of all of the lists of values, which one of several regions yields; none if there is no list. */
function inferYielded(regions: readonly Region[]): InferredShapes {
  const [first, ...others] = regions.map(yieldedBy).filter((values) => values !== undefined);
  if (!first || others.some(({ length }) => length !== first.length)) return {};
  return first.map(({ type }, i) =>
    others.reduce((shape, values) => meetShapes(shape, shapeOf(values[i]!.type)), shapeOf(type)),
  );
}

export const ifOp = {
  interfaces: shapesInferredBy((op: IfOp) => inferYielded([op.thenGraph, op.elseGraph])),

  verify(op: IfOp): LogicalResult {
    const graphs = [["'then_graph'", op.thenGraph] as const, ["'else_graph'", op.elseGraph] as const];
    for (const [name, region] of graphs) {
      if (!verifySameTypes(op, argumentsOf(region), `${name} arguments`, op.inputList, "'input_list'")) return false;
    }
    for (const [name, region] of graphs) {
      const yielded = yieldedBy(region);
      if (yielded && !verifySameTypes(op, yielded, `${name} results`, op.results, "'output_list'")) return false;
    }
    const { type } = op.condition;
    return (
      mayHaveSizeOne(type) || op.emitOpError(`'condition' must be a size 1 tensor, got '${op.context.printType(type)}'`)
    );
  },

  /**
   * ```
   * cond_if ::= value-use (`(` value-id `=` value-use (`,` …)* `)`)? `:` type (function-type | (`->` result-types)?)
   *             region (`else` region)? attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const condition = parser.parseOperand();
    const { inits, isPresent } = parseInputs(parser);
    const conditionType = parser.withConsequence(
      () => parser.parseColonType(),
      () => 'expected type for condition operand',
    );
    state.operands.push(parser.resolveOperand(condition, conditionType));
    if (isPresent) {
      const type = parser.withConsequence(
        () => parser.parseFunctionType(),
        () => 'expected list of types for block arguments followed by arrow type and list of return types',
      );
      state.resultTypes.push(...type.results);
      if (type.inputs.length !== inits.length) {
        parser.error(parser.currentOffset, inputCountProblem(inits.length, type.inputs.length));
      }
      state.operands.push(...parser.resolveOperands(inits, type.inputs, parser.currentOffset));
    } else {
      state.resultTypes.push(...parser.parseOptionalArrowTypeList());
    }
    state.regions.push(parser.parseRegion());
    state.regions.push(parser.parseOptionalKeyword('else') ? parser.parseRegion() : new Region());
    parser.parseOptionalAttrDict(state.attributes);
  },

  print(op: IfOp, printer: OpAsmPrinter): void {
    const { inputList } = op;
    printer.print(' ');
    printer.printOperand(op.condition);
    printAssignmentList(printer, argumentsOf(op.thenGraph), inputList, ' ');
    printer.print(' : ');
    printer.printType(op.condition.type);
    if (inputList.length > 0) {
      printer.print(' (');
      printer.printTypes(inputList.map((value) => value.type));
      printer.print(')');
    }
    printer.printArrowTypeList(op.resultTypes);
    printer.print(' ');
    printer.printRegion(op.thenGraph);
    if (!op.elseGraph.isEmpty) {
      printer.print(' else ');
      printer.printRegion(op.elseGraph);
    }
    printer.printOptionalAttrDict(op.attributes);
  },
};

export const whileOp = {
  verify(op: WhileOp): LogicalResult {
    const { inputList, condGraph, bodyGraph } = op;
    const body = yieldedBy(bodyGraph);
    const matches =
      verifySameTypes(op, inputList, "'input_list'", op.results, "'output_list'") &&
      verifySameTypes(op, argumentsOf(condGraph), "'cond_graph' arguments", inputList, "'input_list'") &&
      verifySameTypes(op, argumentsOf(bodyGraph), "'body_graph' arguments", inputList, "'input_list'") &&
      (!body || verifySameTypes(op, body, "'body_graph' results", inputList, "'input_list'"));
    if (!matches) return false;
    const condition = yieldedBy(condGraph);
    if (!condition) return true;
    if (condition.length !== 1) return op.emitOpError("require 'cond_graph' only have one result");
    const { type } = condition[0]!;
    const text = op.context.printType(type);
    if (!mayHaveSizeOne(type)) {
      return op.emitOpError(`'cond_graph' result must be a size 1 tensor, got '${text}'`);
    }
    return (
      elementTypeOrSelf(type) === IntegerType.get(op.context, 1) ||
      op.emitOpError(`'cond_graph' result must be a boolean tensor, got '${text}'`)
    );
  },

  interfaces: {
    ...shapesInferredBy((op: WhileOp) => inferYielded([op.bodyGraph])),
    // What is carried need not have one type: `verify` compares it.
    LoopLikeOpInterface: (op: WhileOp): LoopLikeMethods => ({
      loopRegions: [op.bodyGraph],
      inits: [],
      regionIterArgs: [],
      yieldedValues: [],
    }),
  },

  /**
   * ```
   * while_loop ::= (`(` value-id `=` value-use (`,` …)* `)`)? `:` function-type region `do` region
   *                (`attributes` attribute-dict)?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { args, inits } = parseInputs(parser);
    const offset = parser.currentOffset;
    const type = parser.parseColonType();
    if (!(type instanceof FunctionType)) {
      const text = state.context.printType(type);
      parser.error(offset, `invalid kind of type specified: expected builtin.function, but found '${text}'`);
    }
    state.resultTypes.push(...type.results);
    if (type.inputs.length !== inits.length) {
      parser.error(offset, inputCountProblem(inits.length, type.inputs.length));
    }
    state.operands.push(...parser.resolveOperands(inits, type.inputs, parser.currentOffset));
    state.regions.push(parser.parseRegion(args.map((arg, i) => ({ ...arg, type: type.inputs[i] }))));
    parser.parseKeyword('do');
    state.regions.push(parser.parseRegion());
    parser.parseOptionalAttrDictWithKeyword(state.attributes);
  },

  print(op: WhileOp, printer: OpAsmPrinter): void {
    printAssignmentList(printer, argumentsOf(op.condGraph), op.inputList, ' ');
    printer.print(' : ');
    printer.printFunctionalType(
      op.inputList.map((value) => value.type),
      op.resultTypes,
    );
    printer.print(' ');
    printer.printRegion(op.condGraph, { printEntryBlockArgs: false });
    printer.print(' do ');
    printer.printRegion(op.bodyGraph);
    printer.printOptionalAttrDictWithKeyword(op.attributes);
  },
};
