import { type LogicalResult } from '../support/logical-result.ts';
import { type Operation } from '../ir/operation.ts';
import { segmentSizes } from '../ir/traits/structure-traits.ts';
import { groupRange, type OpSpec, type ValueSpec } from './op-spec.ts';

/**
 * Checks the constraints of a record: counts, structural traits, then attributes, operands, results, regions and
 * successors. Texts and order as in code that mlir-tblgen generates. Source: mlir/lib/IR/Operation.cpp (counts),
 * mlir/tools/mlir-tblgen/OpDefinitionsGen.cpp.
 */
export function verifyAgainstSpec(spec: OpSpec, op: Operation): LogicalResult {
  return (
    verifyRegionCount(spec, op) &&
    verifyCount(op, 'result', spec.results, op.numResults) &&
    verifySuccessorCount(spec, op) &&
    verifyCount(op, 'operand', spec.operands, op.numOperands) &&
    spec.traits.every((trait) => !trait.structural || !trait.verify || trait.verify(op)) &&
    verifyAttributes(spec, op) &&
    verifyValues(op, 'operand', spec.operands) &&
    verifyValues(op, 'result', spec.results) &&
    verifyRegions(spec, op) &&
    verifySuccessors(spec, op)
  );
}

function verifyCount(
  op: Operation,
  what: 'operand' | 'result',
  specs: readonly ValueSpec[],
  count: number,
): LogicalResult {
  const fixed = specs.filter((spec) => !spec.group).length;
  if (fixed < specs.length) {
    return fixed === 0 || count >= fixed || op.emitOpError(`expected ${fixed} or more ${what}s, but found ${count}`);
  }
  if (count === fixed) return true;
  if (fixed === 0) return op.emitOpError(`requires zero ${what}s`);
  if (fixed === 1) return op.emitOpError(what === 'operand' ? 'requires a single operand' : 'requires one result');
  return op.emitOpError(
    what === 'operand' ? `expected ${fixed} operands, but found ${count}` : `expected ${fixed} results`,
  );
}

function verifyRegionCount(spec: OpSpec, op: Operation): LogicalResult {
  const count = op.regions.length;
  const wanted = spec.regions.length;
  if (spec.regions.some((region) => region.variadic)) {
    return count >= wanted - 1 || op.emitOpError(`expected ${wanted - 1} or more regions`);
  }
  if (count === wanted) return true;
  if (wanted === 0) return op.emitOpError('requires zero regions');
  return op.emitOpError(wanted === 1 ? 'requires one region' : `expected ${wanted} regions`);
}

function verifySuccessorCount(spec: OpSpec, op: Operation): LogicalResult {
  const count = op.blockOperands.length;
  const wanted = spec.successors.length;
  if (spec.successors.some((successor) => successor.variadic)) {
    return count >= wanted - 1 || op.emitOpError(`requires at least ${wanted - 1} successors but found ${count}`);
  }
  if (count === wanted) return true;
  return op.emitOpError(
    wanted === 1 ? `requires 1 successor but found ${count}` : `requires ${wanted} successors but found ${count}`,
  );
}

function verifyAttributes(spec: OpSpec, op: Operation): LogicalResult {
  for (const { name, optional, defaultValue } of spec.attributes) {
    if (optional || defaultValue !== undefined || op.properties.has(name)) continue;
    return op.emitOpError(`requires attribute '${name}'`);
  }
  for (const { name, constraint } of spec.attributes) {
    const attribute = op.properties.get(name);
    if (!attribute || constraint.test(attribute)) continue;
    return op.emitOpError(`attribute '${name}' failed to satisfy constraint: ${constraint.summary}`);
  }
  return true;
}

function verifyValues(op: Operation, what: 'operand' | 'result', specs: readonly ValueSpec[]): LogicalResult {
  const values = what === 'operand' ? op.operands : op.results;
  const trait = what === 'operand' ? 'AttrSizedOperandSegments' : 'AttrSizedResultSegments';
  const attribute = what === 'operand' ? 'operandSegmentSizes' : 'resultSegmentSizes';
  const segments = op.hasTrait(trait) ? segmentSizes(op, attribute) : undefined;
  for (const [i, { constraint, group }] of specs.entries()) {
    const { start, count } = groupRange(specs, i, values.length, segments);
    if (group === 'optional' && count > 1) {
      return op.emitOpError(`${what} group starting at #${start} requires 0 or 1 element, but found ${count}`);
    }
    for (let number = start; number < start + count; number++) {
      const { type } = values[number]!;
      if (constraint.test(type)) continue;
      const words = group === 'variadic' ? `variadic of ${constraint.summary}` : constraint.summary;
      return op.emitOpError(`${what} #${number} must be ${words}, but got ${quoted(op, type)}`);
    }
  }
  return true;
}

function verifyRegions(spec: OpSpec, op: Operation): LogicalResult {
  for (const [i, { name, constraint, variadic }] of spec.regions.entries()) {
    const regions = variadic ? op.regions.slice(i) : [op.regions[i]!];
    for (const [j, region] of regions.entries()) {
      if (constraint.test(region)) continue;
      return op.emitOpError(`region #${i + j} ('${name}') failed to verify constraint: ${constraint.summary}`);
    }
  }
  return true;
}

function verifySuccessors(spec: OpSpec, op: Operation): LogicalResult {
  for (const [i, { name, constraint, variadic }] of spec.successors.entries()) {
    const blocks = variadic ? op.successors.slice(i) : [op.successors[i]!];
    for (const [j, block] of blocks.entries()) {
      if (constraint.test(block)) continue;
      return op.emitOpError(`successor #${i + j} ('${name}') failed to verify constraint: ${constraint.summary}`);
    }
  }
  return true;
}

function quoted(op: Operation, type: Parameters<typeof op.context.printType>[0]): string {
  return `'${op.context.printType(type)}'`;
}
