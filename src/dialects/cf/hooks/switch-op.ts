import { type BranchMethods, type SuccessorOperands } from '../../../ir/interfaces/branch.ts';
import { DenseElementsAttr, denseI32Array } from '../../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type Type } from '../../../ir/type.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { appendToGroup, erasedOfGroups, eraseGroupOperands, operandRange } from '../../../ods/accessors.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { inherentAttributeError } from '../../../ods/property-conversion.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { sum } from '../../../support/math.ts';
import { type Edge } from '../collapse-branch.ts';
import { type SwitchOp } from '../generated/cf-ops.gen.ts';
import { caseValuesAttr, switchCases } from '../switch-cases.ts';
import { switchPatterns } from '../switch-patterns.ts';

/** Where an edge of the text leads, and the operands that it names. */
interface ParsedEdge {
  readonly block: Block;
  readonly operands: readonly UnresolvedOperand[];
  readonly types: readonly Type[];
}

/** `edge ::= ^block (`(` value-use-list `:` type-list `)`)?` */
function parseEdge(parser: OpAsmParser): ParsedEdge {
  parser.parsePunctuation(':');
  const block = parser.parseSuccessor();
  if (!parser.parseOptionalPunctuation('(')) return { block, operands: [], types: [] };
  const operands = parser.parseOperandList();
  const types = parser.parseColonTypeList();
  parser.parsePunctuation(')');
  return { block, operands, types };
}

function printEdge(printer: OpAsmPrinter, { block, operands }: Edge): void {
  printer.print(': ');
  printer.printSuccessorAndUseList(block, operands);
}

/** Parses an integer of 64 bits. Differs: those without sign, which are printed for negative ones, read back here; upstream refuses them. */
function parseCaseValue(parser: OpAsmParser): bigint {
  const offset = parser.currentOffset;
  const value = parser.parseInteger();
  const fits = BigInt.asIntN(64, value) === value || BigInt.asUintN(64, value) === value;
  return fits ? value : parser.error(offset, 'integer value too large');
}

/** Returns the value as upstream prints it: without sign, and at most what 64 bits hold. */
function unsignedText(value: IntegerAttr): string {
  const bits = BigInt.asUintN((value.type as IntegerType).width, value.value);
  const limit = BigInt.asUintN(64, -1n);
  return `${bits < limit ? bits : limit}`;
}

/** Source: SwitchOp of mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp, and mlir/lib/IR/OperationSupport.cpp for the segments. */
export const switchOp = {
  canonicalizationPatterns: switchPatterns,

  verify(op: SwitchOp): LogicalResult {
    const values = op.caseValues;
    const { length } = op.caseDestinations;
    if (!values && length === 0) return true;
    const count = values instanceof DenseElementsAttr ? values.type.numElements : 0;
    if (count !== length) {
      return op.emitOpError(`number of case values (${count}) should match number of case destinations (${length})`);
    }
    const { type: flag } = op.flag;
    const { elementType } = values as { readonly elementType?: Type };
    const print = op.context.printType;
    if (elementType && elementType !== flag) {
      return op.emitOpError(`'flag' type ('${print(flag)}') should match case value type ('${print(elementType)}')`);
    }
    return true;
  },

  /**
   * ```
   * switch ::= value-use `:` type `,` `[` `default` edge (`,` integer edge)* `]` attribute-dict?
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context, properties } = state;
    const flag = parser.parseOperand();
    parser.parsePunctuation(':');
    const typeOffset = parser.currentOffset;
    const flagType = parser.parseType();
    if (!(flagType instanceof IntegerType)) {
      const text = context.printType(flagType);
      parser.error(typeOffset, `invalid kind of type specified: expected builtin.integer, but found '${text}'`);
    }
    parser.parsePunctuation(',');
    parser.parsePunctuation('[');
    const edgesOffset = parser.currentOffset;
    parser.parseKeyword('default');
    const whenNone = parseEdge(parser);
    const values: bigint[] = [];
    const edges: ParsedEdge[] = [];
    while (parser.parseOptionalPunctuation(',')) {
      values.push(parseCaseValue(parser));
      edges.push(parseEdge(parser));
    }
    parser.parsePunctuation(']');
    const dictionaryOffset = parser.currentOffset;
    parser.parseOptionalAttrDict(state.attributes);
    const problem = inherentAttributeError(context.lookupOp(state.name)!.spec as OpSpec, state.attributes);
    if (problem !== undefined) parser.error(dictionaryOffset, problem);

    state.successors.push(whenNone.block, ...edges.map(({ block }) => block));
    state.operands.push(parser.resolveOperand(flag, flagType));
    state.operands.push(...parser.resolveOperands(whenNone.operands, whenNone.types, edgesOffset));
    // Those of all cases together.
    const operands = edges.flatMap((edge) => edge.operands);
    const types = edges.flatMap((edge) => edge.types);
    state.operands.push(...parser.resolveOperands(operands, types, edgesOffset));
    const segments = edges.map(({ operands }) => operands.length);
    const attribute = caseValuesAttr(flagType, values);
    if (attribute) properties.set('case_values', attribute);
    properties.set('case_operand_segments', denseI32Array(context, segments));
    properties.set('operandSegmentSizes', denseI32Array(context, [1, whenNone.operands.length, sum(segments)]));
  },

  print(op: SwitchOp, printer: OpAsmPrinter): void {
    printer.print(' ');
    printer.printOperand(op.flag);
    printer.print(' : ');
    printer.printType(op.flag.type);
    printer.print(', [');
    printer.printNewline();
    printer.print('  default');
    printEdge(printer, { block: op.defaultDestination, operands: op.defaultOperands });
    const cases = switchCases(op);
    for (const edge of cases) {
      printer.print(',');
      printer.printNewline();
      printer.print(`  ${unsignedText(edge.value)}`);
      printEdge(printer, edge);
    }
    if (cases.length > 0) printer.printNewline();
    printer.print(']');
    printer.printOptionalAttrDict(op.attributes);
  },

  interfaces: {
    BranchOpInterface: (op: SwitchOp): BranchMethods => ({
      successorOperands: (index) => (index === 0 ? operandRange(op, 1) : caseRange(op, index - 1)),
      eraseSuccessorOperands(isErased) {
        const cases = erasedOfGroups(op.caseOperandSegments, (i, argument) => isErased(i + 1, argument));
        op.caseOperandSegments = cases.keptSizes;
        eraseGroupOperands(op, (group, position) =>
          group === 1 ? isErased(0, position) : group === 2 && cases.flags[position]!,
        );
      },
      appendSuccessorOperands(index, values) {
        if (index === 0) {
          appendToGroup(op, 1, values);
          return;
        }
        const segments = op.caseOperandSegments;
        const { start, count } = caseRange(op, index - 1);
        const behind = op.operands.slice(start + count);
        // The cases are the last group: it takes what is added, and then what was there is moved behind it.
        appendToGroup(op, 2, values);
        [...values, ...behind].forEach((value, i) => op.setOperand(start + count + i, value));
        op.caseOperandSegments = segments.map((size, i) => (i === index - 1 ? size + values.length : size));
      },
      successorForOperands: ([flag]) => {
        if (!(flag instanceof IntegerAttr)) return undefined;
        return switchCases(op).find(({ value }) => value === flag)?.block ?? op.defaultDestination;
      },
    }),
  },
};

/** For sizes of groups, where each begins behind the first. Kept, as every successor of every user asks. */
const knownStarts = new WeakMap<readonly number[], readonly number[]>();

function startsOf(segments: readonly number[]): readonly number[] {
  let starts = knownStarts.get(segments);
  if (!starts) {
    let next = 0;
    starts = segments.map((size) => (next += size) - size);
    knownStarts.set(segments, starts);
  }
  return starts;
}

function caseRange(op: SwitchOp, index: number): SuccessorOperands {
  const segments = op.caseOperandSegments;
  return { start: operandRange(op, 2).start + (startsOf(segments)[index] ?? 0), count: segments[index] ?? 0 };
}
