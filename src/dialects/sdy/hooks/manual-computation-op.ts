import { printEach } from '../../../builtin/print-each.ts';
import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { ManualAxesAttr, TensorShardingPerValueAttr } from '../generated/sdy-attributes.gen.ts';
import { type ManualComputationOp } from '../generated/sdy-ops.gen.ts';
import { parseShardings, printShardings } from '../sharding-syntax.ts';
import { parseBody, printBody, typesOf, verifyEach } from '../sharded-body.ts';

const shardingProperties = ['in_shardings', 'out_shardings'] as const;
const inherentAttributes = [...shardingProperties, 'manual_axes'];

/** Source: ManualComputationOp of shardy/dialect/sdy/ir/ops.td. */
export const manualComputationOp = {
  interfaces: {
    SymbolUserOpInterface: (op: ManualComputationOp): SymbolUserMethods => ({
      verifySymbolUses: () =>
        verifyEach(op, 'operand', op.inShardings, typesOf(op.operands)) &&
        verifyEach(op, 'result', op.outShardings, op.resultTypes),
    }),
  },

  verifyRegions(op: ManualComputationOp): LogicalResult {
    const { arguments: args, lastOp } = op.body.firstBlock!;
    if (args.length !== op.numOperands) {
      return op.emitOpError(
        `number of body arguments must match number of operands: ${args.length} != ${op.numOperands}`,
      );
    }
    const returned = lastOp!.numOperands;
    return (
      returned === op.numResults ||
      op.emitOpError(`number of returned values must match number of results: ${returned} != ${op.numResults}`)
    );
  },

  /**
   * ```
   * manual-computation ::= `(` operands `)` `in_shardings` `=` shardings `out_shardings` `=` shardings
   *                        `manual_axes` `=` `{` (string (`,` string)*)? `}` `(` arguments `)` region attr-dict `:` function-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    const operands = parser.parseOperandList('paren');
    for (const name of shardingProperties) {
      parser.parseKeyword(name);
      parser.parsePunctuation('=');
      state.properties.set(name, TensorShardingPerValueAttr.get(context, parseShardings(parser)));
    }
    const axes: string[] = [];
    parser.parseKeyword('manual_axes');
    parser.parsePunctuation('=');
    parser.parseCommaSeparatedList('braces', () => axes.push(parser.parseString()));
    state.properties.set('manual_axes', ManualAxesAttr.get(context, axes));
    parseBody(parser, state, operands);
  },

  print(op: ManualComputationOp, printer: OpAsmPrinter): void {
    printer.print('(');
    printer.printOperands(op.operands);
    printer.print(') in_shardings=');
    printShardings(op.inShardings.shardings, printer);
    printer.print(' out_shardings=');
    printShardings(op.outShardings.shardings, printer);
    printer.print(' manual_axes={');
    printEach(op.manualAxes.axes, (axis) => printer.printString(axis), printer);
    printer.print('} ');
    printBody(op, op.body, inherentAttributes, printer);
  },
};
