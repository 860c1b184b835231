import { type Attribute } from '../../../ir/attribute.ts';
import { SymbolRefAttr } from '../../../ir/attributes/container-attributes.ts';
import { type Block } from '../../../ir/block.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type Type } from '../../../ir/type.ts';
import { FunctionType } from '../../../ir/types/composite-types.ts';
import { ConstantOp } from '../generated/func-ops.gen.ts';

export const funcDialect = {
  /** Makes a `func.constant` of the name of a function. */
  materializeConstant(builder: OpBuilder, value: Attribute, type: Type, location: Location): Operation | undefined {
    if (!(value instanceof SymbolRefAttr) || !value.isFlat || !(type instanceof FunctionType)) return undefined;
    return builder.create({
      name: ConstantOp.opName,
      location,
      resultTypes: [type],
      properties: new Map([['value', value]]),
    });
  },
  /** Everything may be inlined but functions and calls that are marked. */
  inliner: {
    isLegalToInlineCall: (call: Operation, callable: Operation): boolean =>
      !call.getAttr('no_inline') && !callable.getAttr('no_inline'),
    isLegalToInline: (): boolean => true,
    branchTo(terminator: Operation, destination: Block): void {
      const { location, operands } = terminator;
      OpBuilder.before(terminator).create({ name: 'cf.br', location, operands, successors: [destination] });
      terminator.erase();
    },
  },
};
