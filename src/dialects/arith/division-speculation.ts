import { DenseElementsAttr } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type ConditionallySpeculatableMethods } from '../../ir/interfaces/speculation.ts';
import { type Operation } from '../../ir/operation.ts';
import { matchConstant } from '../../rewrite/fold.ts';

/** Divisions are undefined by zero, and signed ones by -1, which overflows for one dividend. Source: arith::DivSIOp, DivUIOp. */
function speculateUnless(excluded: readonly bigint[]) {
  return {
    interfaces: {
      ConditionallySpeculatable: (op: Operation): ConditionallySpeculatableMethods => ({
        speculatability: isConstantOtherThan(excluded, op) ? 'always' : 'never',
      }),
    },
  };
}

function isConstantOtherThan(excluded: readonly bigint[], op: Operation): boolean {
  const divisor = matchConstant(op.operand(1));
  const isAllowed = (value: unknown): boolean => value instanceof IntegerAttr && !excluded.includes(value.value);
  if (!(divisor instanceof DenseElementsAttr)) return isAllowed(divisor);
  const count = divisor.isSplat ? 1 : divisor.type.numElements;
  for (let i = 0; i < count; i++) if (!isAllowed(divisor.attributeAt(i))) return false;
  return true;
}

/** Hooks of signed divisions. */
export const signedDivision = speculateUnless([0n, -1n]);
/** Hooks of unsigned divisions. */
export const unsignedDivision = speculateUnless([0n]);
