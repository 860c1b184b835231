import { printEach } from '../../builtin/print-each.ts';
import {
  type OpAsmParser,
  type ParsedOperationState,
  type UnresolvedOperand,
} from '../../ir/interfaces/op-asm-parser.ts';
import { type OpAsmPrinter } from '../../ir/interfaces/op-asm-printer.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { type TensorShardingPerValueAttr } from './generated/sdy-attributes.gen.ts';
import { verifySharding } from './verify-sharding.ts';

/** Operations with a region, whose operands and results have shardings. */

/** `(` arguments `)` region attr-dict `:` function-type. */
export function parseBody(
  parser: OpAsmParser,
  state: ParsedOperationState,
  operands: readonly UnresolvedOperand[],
): void {
  const args = parser.parseArgumentList('paren', { allowType: true });
  state.regions.push(parser.parseRegion(args, { enableNameShadowing: true }));
  parser.parseOptionalAttrDict(state.attributes);
  parser.parsePunctuation(':');
  const offset = parser.currentOffset;
  const { inputs, results } = parser.parseFunctionType();
  state.operands.push(...parser.resolveOperands(operands, inputs, offset));
  state.resultTypes.push(...results);
}

/** Prints the same. */
export function printBody(
  op: Operation,
  body: Region,
  inherentAttributes: readonly string[],
  printer: OpAsmPrinter,
): void {
  printer.print('(');
  printEach(body.firstBlock!.arguments, (argument) => printer.printRegionArgument(argument), printer);
  printer.print(') ');
  printer.printRegion(body, { printEntryBlockArgs: false });
  printer.printOptionalAttrDict(op.attributes, inherentAttributes);
  printer.print(' : ');
  printer.printFunctionalType(typesOf(op.operands), op.resultTypes);
}

/** Returns the types of values. */
export function typesOf(values: readonly Value[]): Type[] {
  return values.map(({ type }) => type);
}

/** Checks that there is a sharding for each tensor, which fits it. */
export function verifyEach(
  op: Operation,
  what: 'operand' | 'result',
  { shardings }: TensorShardingPerValueAttr,
  types: readonly Type[],
): LogicalResult {
  if (shardings.length !== types.length) {
    return op.emitOpError(`${what} shardings don't match number of ${what}s: ${shardings.length} != ${types.length}`);
  }
  return shardings.every((sharding, i) => verifySharding(op, sharding, types[i]!));
}
