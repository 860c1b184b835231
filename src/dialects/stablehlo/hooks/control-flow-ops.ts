import { parseAssignmentList } from '../../../builtin/assignment-list.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { typesCompatible } from '../compatible-types.ts';
import { emitInferenceProblem, emitProblem, infers, typesProblem } from '../verify-problem.ts';
import {
  type AfterAllOp,
  type CaseOp,
  type IfOp,
  type OptimizationBarrierOp,
  type WhileOp,
} from '../generated/stablehlo-ops.gen.ts';

/** Source: stablehlo/dialect/TypeInference.cpp and AssemblyFormat.cpp, texts verbatim. */

const typesOf = (values: readonly Value[]): Type[] => values.map(({ type }) => type);
const returnedBy = (region: Region): readonly Value[] => region.firstBlock?.lastOp?.operands ?? [];

function allCompatible(a: readonly Value[], b: readonly Value[]): boolean {
  return a.length === b.length && a.every((value, i) => typesCompatible(value.type, b[i]!.type));
}

const listText = (op: Operation, values: readonly Value[]): string =>
  typesOf(values).map((type) => `'${op.context.printType(type)}'`).join(', '); // prettier-ignore

/** Verifies branches: they take nothing and return values of the same types, which are those of the results. Source: inferConditionalOp. */
const verifyBranches = infers((op: Operation) => {
  const first = returnedBy(op.regions[0]!);
  for (const [i, branch] of op.regions.entries()) {
    const count = branch.firstBlock!.arguments.length;
    if (count !== 0) return `branch ${i} must have 0 arguments, but found ${count}`;
    const returned = returnedBy(branch);
    if (allCompatible(returned, first)) continue;
    return `branch 0 and branch ${i} have mismatched return types: ${listText(op, first)} vs ${listText(op, returned)}`;
  }
  return typesProblem(op, typesOf(first));
});

export const caseOp = {
  verify: infers((op: CaseOp) => (op.regions.length > 0 ? undefined : 'expect at least one branch')),
  verifyRegions: (op: CaseOp): LogicalResult => verifyBranches(op),
};

export const ifOp = { verifyRegions: (op: IfOp): LogicalResult => verifyBranches(op) };

export const whileOp = {
  verifyRegions(op: WhileOp): LogicalResult {
    const { operandValues: operands, cond, body } = op;
    for (const [name, region] of [['condition', cond] as const, ['body', body] as const]) {
      const args = region.firstBlock!.arguments;
      if (allCompatible(operands, args)) continue;
      return emitProblem(
        op,
        `expect operands to be compatible with ${name} block arguments but got ${listText(op, operands)} vs ${listText(op, args)}`,
      );
    }
    const next = returnedBy(body);
    if (!allCompatible(operands, next)) {
      return emitProblem(
        op,
        `expect operands to be compatible with body block return types but got ${listText(op, operands)} vs ${listText(op, next)}`,
      );
    }
    const condition = returnedBy(cond);
    if (condition.length !== 1)
      return emitProblem(op, `expect condition body returns a single value but got ${condition.length}`);
    const { type } = condition[0]!;
    const isPred = type === RankedTensorType.get([], IntegerType.get(op.context, 1));
    if (!isPred) {
      return emitProblem(
        op,
        `expect condition block return a zero-ranked tensor of i1 but got '${op.context.printType(type)}'`,
      );
    }
    const problem = typesProblem(op, typesOf(operands));
    return problem === undefined || emitInferenceProblem(op, problem);
  },

  asmBlockArgumentNames(op: WhileOp, setName: (value: Value, name: string) => void): void {
    for (const region of op.regions) region.firstBlock?.arguments.forEach((argument) => setName(argument, 'iterArg'));
  },

  /**
   * ```
   * while ::= `(` (value-id `=` value-use (`,` …)*)? `)` (`:` types)? (`attributes` attribute-dict)? `cond` region `do` region
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { args, inits } = parseAssignmentList(parser);
    const offset = parser.currentOffset;
    if (args.length > 0) state.resultTypes.push(...parser.parseColonTypeList());
    state.operands.push(...parser.resolveOperands(inits, state.resultTypes, offset));
    parser.parseOptionalAttrDictWithKeyword(state.attributes);
    const typed = args.map((arg, i) => ({ ...arg, type: state.resultTypes[i] }));
    parser.parseKeyword('cond');
    state.regions.push(parser.parseRegion(typed));
    parser.parseKeyword('do');
    state.regions.push(parser.parseRegion(typed));
  },

  print(op: WhileOp, printer: OpAsmPrinter): void {
    const { operandValues: operands, cond } = op;
    const args = cond.firstBlock!.arguments;
    printer.print('(');
    operands.forEach((operand, i) => {
      if (i > 0) printer.print(', ');
      printer.printOperand(args[i]!);
      printer.print(' = ');
      printer.printOperand(operand);
    });
    printer.print(')');
    if (operands.length > 0) {
      printer.print(' : ');
      printer.printTypes(typesOf(operands));
    }
    printer.printOptionalAttrDictWithKeyword(op.attributes);
    printer.printNewline();
    printer.print(' cond ');
    printer.printRegion(cond, { printEntryBlockArgs: false });
    printer.print(' do ');
    printer.printRegion(op.body, { printEntryBlockArgs: false });
  },
};

export const afterAllOp = {
  /**
   * ```
   * after_all ::= value-uses attribute-dict? `:` (type | function-type)
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const inputs = parser.parseOperandList();
    parser.parseOptionalAttrDict(state.attributes);
    const offset = parser.currentOffset;
    const type = parser.parseColonType();
    const isFunction = type instanceof FunctionType;
    state.operands.push(...parser.resolveOperands(inputs, isFunction ? type.inputs : type, offset));
    state.resultTypes.push(...(isFunction ? type.results : [type]));
  },

  print(op: AfterAllOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperands(op.operands);
    printer.printOptionalAttrDict(op.attributes);
    printer.print(' : ');
    printer.printType(op.result().type);
  },
};

export const optimizationBarrierOp = {
  verify: infers((op: OptimizationBarrierOp) => typesProblem(op, typesOf(op.operands))),

  /**
   * ```
   * optimization_barrier ::= attribute-dict? (value-uses `:` (types | function-type) | `(` `)`)
   * ```
   * Differs: stablehlo-opt knows no function type and loses types of results that are only compatible with those of the operands.
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    parser.parseOptionalAttrDict(state.attributes);
    if (parser.parseOptionalPunctuation('(')) return parser.parsePunctuation(')');
    const operands = parser.parseOperandList();
    const offset = parser.currentOffset;
    const types = parser.parseColonTypeList();
    const [first, second] = types;
    const { inputs, results } = first instanceof FunctionType && !second ? first : { inputs: types, results: types };
    state.resultTypes.push(...results);
    state.operands.push(...parser.resolveOperands(operands, inputs, offset));
  },

  print(op: OptimizationBarrierOp, printer: OpAsmPrinter): void {
    printer.printOptionalAttrDict(op.attributes);
    if (op.numOperands === 0) return printer.print('()');
    printer.print(' ');
    printer.printOperands(op.operands);
    printer.print(' : ');
    const types = typesOf(op.operands);
    if (types.every((type, i) => type === op.resultTypes[i])) printer.printTypes(types);
    else printer.printFunctionalType(types, op.resultTypes);
  },
};
