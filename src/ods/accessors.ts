import { denseI32Array } from '../ir/attributes/elements-attributes.ts';
import { segmentSizes } from '../ir/traits/structure-traits.ts';
import { factsOf } from '../ir/op-facts.ts';
import { type Operation } from '../ir/operation.ts';
import { valuesOf, type OpOperand, type OpResult, type Value } from '../ir/value.ts';
import { type AttrConstraint } from './constraints.ts';
import { groupRange, opSpecOf, type OpSpec } from './op-spec.ts';

/** The functions behind the accessors of generated operation classes. */

/** Returns where operand group `index` starts and how many operands it has. */
export function operandRange(op: Operation, index: number): { start: number; count: number } {
  const info = op.info!;
  const { operands } = info.spec as OpSpec;
  const total = op.opOperands.length;
  if ((info.facts ?? factsOf(info)).hasOperandSegments) {
    return groupRange(operands, index, total, segmentSizes(op, 'operandSegmentSizes'));
  }
  // As many operands as groups: each group has one.
  return total === operands.length ? { start: index, count: 1 } : groupRange(operands, index, total, undefined);
}

/** Erases the operands of an operation of which `isErased` says so, by their groups and places in these, whose sizes the operation has as an attribute. */
export function eraseGroupOperands(op: Operation, isErased: (group: number, position: number) => boolean): void {
  const { flags, keptSizes } = erasedOfGroups(segmentSizes(op, 'operandSegmentSizes'), isErased);
  op.eraseOperands((i) => flags[i]!);
  op.setProperty('operandSegmentSizes', denseI32Array(op.context, keptSizes));
}

/** Returns of each value in groups of these sizes, one after the other, whether it is erased, and how many are left in each group. */
export function erasedOfGroups(
  sizes: readonly number[],
  isErased: (group: number, position: number) => boolean,
): { readonly flags: readonly boolean[]; readonly keptSizes: readonly number[] } {
  const flags: boolean[] = [];
  const keptSizes = sizes.map((size, group) => {
    let kept = 0;
    for (let position = 0; position < size; position++) {
      const isOneErased = isErased(group, position);
      flags.push(isOneErased);
      if (!isOneErased) kept++;
    }
    return kept;
  });
  return { flags, keptSizes };
}

/** Adds operands to the end of group `index`. */
export function appendToGroup(op: Operation, index: number, values: readonly Value[]): void {
  const { start, count } = operandRange(op, index);
  const sizes = op.hasTrait('AttrSizedOperandSegments') ? [...segmentSizes(op, 'operandSegmentSizes')] : undefined;
  op.insertOperands(start + count, values);
  if (!sizes) return;
  sizes[index]! += values.length;
  op.setProperty('operandSegmentSizes', denseI32Array(op.context, sizes));
}

/** Returns the operands of group `index`. */
export function operandsOfGroup(op: Operation, index: number): readonly OpOperand[] {
  const { start, count } = operandRange(op, index);
  const { opOperands } = op;
  return count === 1 && start < opOperands.length ? [opOperands[start]!] : opOperands.slice(start, start + count);
}

/** Returns the values of operand group `index`. */
export function operandGroup(op: Operation, index: number): Value[] {
  const { start, count } = operandRange(op, index);
  const { opOperands } = op;
  if (count === 1 && start < opOperands.length) return [opOperands[start]!.value];
  return valuesOf(count === opOperands.length ? opOperands : opOperands.slice(start, start + count));
}

/** Returns the single operand of group `index`. */
export function singleOperand(op: Operation, index: number): Value {
  return op.operand(operandRange(op, index).start);
}

/** Returns the operand of optional group `index`, undefined when it is absent. */
export function optionalOperand(op: Operation, index: number): Value | undefined {
  const { start, count } = operandRange(op, index);
  return count > 0 ? op.opOperands[start]?.value : undefined;
}

/** Returns the results of result group `index`. */
export function resultGroup(op: Operation, index: number): OpResult[] {
  const spec = opSpecOf(op)!;
  if (op.results.length === 1 && spec.results.length === 1) return [op.results[0]!];
  const segments = op.hasTrait('AttrSizedResultSegments') ? segmentSizes(op, 'resultSegmentSizes') : undefined;
  const { start, count } = groupRange(spec.results, index, op.numResults, segments);
  return op.results.slice(start, start + count);
}

/** Returns the plain value of an inherent attribute that must be there. */
export function attributeValue<V>(op: Operation, name: string, constraint: AttrConstraint<V>): V {
  return constraint.unwrap(op.properties.get(name)!);
}

/** Returns the plain value of an inherent attribute, undefined when it is absent. */
export function optionalAttributeValue<V>(op: Operation, name: string, constraint: AttrConstraint<V>): V | undefined {
  const attribute = op.properties.get(name);
  return attribute && constraint.unwrap(attribute);
}

/** Sets an inherent attribute from its plain value, or removes it. */
export function setAttributeValue<V>(op: Operation, name: string, constraint: AttrConstraint<V>, value: V | undefined) {
  op.setProperty(name, value === undefined ? undefined : constraint.wrap(op.context, value));
}
