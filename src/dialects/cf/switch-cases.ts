import { DenseElementsAttr, elementSizeBytes } from '../../ir/attributes/elements-attributes.ts';
import { IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { type IntegerType } from '../../ir/types/scalar-types.ts';
import { VectorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { littleEndian } from '../../support/little-endian.ts';
import { type Edge } from './collapse-branch.ts';
import { SwitchOp } from './generated/cf-ops.gen.ts';

/** A case of `cf.switch`: where it goes when the flag has its value. */
export interface SwitchCase extends Edge {
  readonly value: IntegerAttr;
}

/** Returns the values of the cases of a switch. */
export function caseValues(op: SwitchOp): readonly IntegerAttr[] {
  const values = op.caseValues;
  if (!(values instanceof DenseElementsAttr)) return [];
  return Array.from({ length: values.type.numElements }, (_, i) => values.attributeAt(i) as IntegerAttr);
}

/** Returns the cases of a switch that was verified. */
export function switchCases(op: SwitchOp): SwitchCase[] {
  const values = caseValues(op);
  const { caseDestinations, caseOperands, caseOperandSegments } = op;
  let start = 0;
  return caseDestinations.map((block, i) => {
    const operands = caseOperands.slice(start, (start += caseOperandSegments[i]!));
    return { value: values[i]!, block, operands };
  });
}

/** Returns the edge that a switch takes when no case fits. */
export function defaultEdge(op: SwitchOp): Edge {
  return { block: op.defaultDestination, operands: op.defaultOperands };
}

/** Makes the `case_values` of these values, undefined when there are none. */
export function caseValuesAttr(type: IntegerType, values: readonly bigint[]): DenseElementsAttr | undefined {
  if (values.length === 0) return undefined;
  const size = elementSizeBytes(type);
  const bytes = new Uint8Array(values.length * size);
  // Through an attribute, which keeps the value in the width of the type.
  values.forEach((value, i) => bytes.set(littleEndian(IntegerAttr.get(type, value).value, size), i * size));
  return DenseElementsAttr.get(VectorType.get([values.length], type), bytes);
}

/** Makes a `cf.switch` at the builder's insertion point. */
export function buildSwitch(
  builder: OpBuilder,
  location: Location,
  flag: Value,
  whenNone: Edge,
  cases: readonly SwitchCase[],
): SwitchOp {
  return SwitchOp.build(builder, location, {
    flag,
    defaultDestination: whenNone.block,
    defaultOperands: whenNone.operands,
    caseDestinations: cases.map(({ block }) => block),
    caseOperands: cases.flatMap(({ operands }) => operands),
    caseOperandSegments: cases.map(({ operands }) => operands.length),
    caseValues: caseValuesAttr(
      flag.type as IntegerType,
      cases.map(({ value }) => value.value),
    ),
  });
}
