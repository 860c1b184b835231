import { type StringAttr } from '../../ir/attributes/scalar-attributes.ts';
import { OpInterface } from '../../ir/interfaces/op-interface.ts';
import { type Operation } from '../../ir/operation.ts';
import { type Type } from '../../ir/type.ts';
import { isFundamentalType } from './supported-types.ts';

/** What an operation that can be part of a C expression says. */
export interface CExpressionMethods {
  /** Whether evaluating it twice differs from evaluating it once. */
  readonly hasSideEffects: boolean;
}

const isOverloadable = (type: Type): boolean => !isFundamentalType(type);

/** Operations that are not operators. Operators have side effects where types may bring their own implementation. */
const sideEffects: Readonly<Record<string, (op: Operation) => boolean>> = {
  'emitc.address_of': () => false,
  'emitc.apply': (op) => (op.properties.get('applicableOperator') as StringAttr).value === '*',
  'emitc.call': () => false,
  'emitc.call_opaque': () => true,
  'emitc.cast': () => false,
  'emitc.conditional': () => false,
  'emitc.constant': (op) => isOverloadable(op.result(0).type),
  'emitc.load': () => true,
};

/** Source: mlir/Dialect/EmitC/IR/EmitCInterfaces.td, and the records in EmitC.td. */
export const CExpressionInterface = new OpInterface<CExpressionMethods>('CExpressionInterface', {
  derive: (op) => new CExpression(op),
});

class CExpression implements CExpressionMethods {
  constructor(private readonly op: Operation) {}

  get hasSideEffects(): boolean {
    return sideEffects[this.op.name]?.(this.op) ?? this.op.operands.some(({ type }) => isOverloadable(type));
  }
}
