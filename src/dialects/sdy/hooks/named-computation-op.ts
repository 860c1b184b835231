import { type SymbolUserMethods } from '../../../ir/interfaces/symbol-user.ts';
import { type OpAsmParser, type ParsedOperationState } from '../../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../../ir/interfaces/op-asm-printer.ts';
import { StringAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Type } from '../../../ir/type.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { TensorShardingPerValueAttr } from '../generated/sdy-attributes.gen.ts';
import { type NamedComputationOp } from '../generated/sdy-ops.gen.ts';
import { parseBody, printBody, typesOf, verifyEach } from '../sharded-body.ts';
import { parseShardings, printShardings } from '../sharding-syntax.ts';

const shardingProperties = ['in_shardings', 'out_shardings'] as const;
const inherentAttributes = ['name', ...shardingProperties];

/** Source: NamedComputationOp of shardy/dialect/sdy/ir/ops.td. */
export const namedComputationOp = {
  interfaces: {
    SymbolUserOpInterface: (op: NamedComputationOp): SymbolUserMethods => ({
      verifySymbolUses: () =>
        (!op.inShardings || verifyEach(op, 'operand', op.inShardings, typesOf(op.operands))) &&
        (!op.outShardings || verifyEach(op, 'result', op.outShardings, op.resultTypes)),
    }),
  },

  verifyRegions(op: NamedComputationOp): LogicalResult {
    const { arguments: args, lastOp } = op.body.firstBlock!;
    return (
      verifySame(op, 'body arguments', typesOf(args), 'operands', typesOf(op.operands)) &&
      verifySame(op, 'returned values', typesOf(lastOp!.operands), 'results', op.resultTypes)
    );
  },

  /**
   * ```
   * named-computation ::= `<` string `>` `(` operands `)` (`in_shardings` `=` shardings)? (`out_shardings` `=` shardings)?
   *                       `(` arguments `)` region attr-dict `:` function-type
   * ```
   */
  parse(parser: OpAsmParser, state: ParsedOperationState): void {
    const { context } = state;
    parser.parsePunctuation('<');
    state.properties.set('name', StringAttr.get(context, parser.parseString()));
    parser.parsePunctuation('>');
    const operands = parser.parseOperandList('paren');
    for (const name of shardingProperties) {
      if (!parser.parseOptionalKeyword(name)) continue;
      parser.parsePunctuation('=');
      state.properties.set(name, TensorShardingPerValueAttr.get(context, parseShardings(parser)));
    }
    parseBody(parser, state, operands);
  },

  print(op: NamedComputationOp, printer: OpAsmPrinter): void {
    printer.print('<');
    printer.printString(op.nameAttr);
    printer.print('>(');
    printer.printOperands(op.operands);
    printer.print(') ');
    for (const [name, value] of [['in_shardings', op.inShardings], ['out_shardings', op.outShardings]] as const) {
      if (!value) continue;
      printer.print(`${name}=`);
      printShardings(value.shardings, printer);
      printer.print(' ');
    } // prettier-ignore
    printBody(op, op.body, inherentAttributes, printer);
  },
};

/** Checks that two lists of types are the same. */
function verifySame(
  op: NamedComputationOp,
  what: string,
  types: readonly Type[],
  others: string,
  expected: readonly Type[],
): LogicalResult {
  const print = (list: readonly Type[]): string => list.map((type) => `'${op.context.printType(type)}'`).join(', ');
  const areSame = types.length === expected.length && types.every((type, i) => type === expected[i]);
  return (
    areSame || op.emitOpError(`types of ${what} must be those of ${others}: ${print(types)} vs. ${print(expected)}`)
  );
}
