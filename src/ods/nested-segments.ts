import { DenseArrayAttr } from '../ir/attributes/elements-attributes.ts';
import { type Trait } from '../ir/traits/trait.ts';
import { sum } from '../support/math.ts';
import { operandRange } from './accessors.ts';
import { opSpecOf } from './op-spec.ts';

/**
 * The operands of the group `group` are themselves groups, whose sizes the attribute `attribute` (an array of i32) gives.
 * Source: VariadicOfVariadic of mlir/IR/OpBase.td; verifyValueSizeAttr of mlir/lib/IR/Operation.cpp, texts verbatim.
 */
export function NestedOperandSegments(group: string, attribute: string): Trait {
  return {
    name: 'NestedOperandSegments',
    predicate: true,
    args: [group, attribute],
    verify(op) {
      const value = op.properties.get(attribute);
      const sizes = value instanceof DenseArrayAttr ? value.numbers : [];
      if (sizes.some((size) => size < 0)) {
        return op.emitOpError(`'${attribute}' attribute cannot have negative elements`);
      }
      const index = opSpecOf(op)!.operands.findIndex((operand) => operand.name === group);
      const { count } = operandRange(op, index);
      const total = sum(sizes);
      return (
        total === count ||
        op.emitOpError(
          `${group} count (${count}) does not match with the total size (${total}) specified in attribute '${attribute}'`,
        )
      );
    },
  };
}
