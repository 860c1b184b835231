import { type Attribute } from '../../../ir/attribute.ts';
import { type Type } from '../../../ir/type.ts';
import {
  DeviceAttr,
  IteratorTypeAttr,
  LayoutAttr,
  MemorySpaceAttr,
  OperandConstraintAttr,
  SystemDescAttr,
} from '../generated/tt-attributes.gen.ts';
import { operandConstraintEnum } from '../generated/tt-enums.gen.ts';

/** The constraints that have a name of their own as alias; others are `operand_constraint`. */
const namedConstraints = ['any', 'any_device', 'any_device_tile', 'l1_block_sharded'];

function constraintAlias(value: number): string {
  const group = operandConstraintEnum.cases.find((c) => namedConstraints.includes(c.str) && c.value === value);
  return group?.str ?? 'operand_constraint';
}

export const ttDialect = {
  /** Returns the alias base name of a tt attribute. Source: ttmlir-facts, section 1.0.3. */
  alias(what: Attribute | Type): string | undefined {
    if (what instanceof LayoutAttr) return 'layout';
    if (what instanceof MemorySpaceAttr || what instanceof IteratorTypeAttr) return what.value;
    if (what instanceof OperandConstraintAttr) return constraintAlias(what.value);
    if (what instanceof DeviceAttr) return 'device';
    if (what instanceof SystemDescAttr) return 'system_desc';
    return undefined;
  },
};
