import { type Attribute } from '../ir/attribute.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { type Operation } from '../ir/operation.ts';
import { type Type } from '../ir/type.ts';
import { segmentSizes } from '../ir/traits/structure-traits.ts';
import { type Trait } from '../ir/traits/trait.ts';
import { groupRange, type AttributeSpec, type OpSpec, type ValueSpec } from './op-spec.ts';

/** The members of the operations of one record that were last found to satisfy their constraints. */
interface Satisfied {
  readonly operands: (Type | undefined)[];
  readonly results: (Type | undefined)[];
  readonly attributes: (Attribute | undefined)[];
}

/**
 * Returns what checks the constraints of a record: counts, structural traits, then attributes, operands, results, traits that relate
 * members, regions and successors. Texts and order as in code that mlir-tblgen generates. Source: mlir/lib/IR/Operation.cpp (counts),
 * mlir/tools/mlir-tblgen/OpDefinitionsGen.cpp. Types and attributes are unique objects that do not
 * change, and most operations of a record have the same, so a constraint is not asked about the one that it accepted last.
 */
export function compileVerifier(spec: OpSpec): (op: Operation) => LogicalResult {
  const { attributes } = spec;
  const operandTests = valueTests(spec.operands);
  const resultTests = valueTests(spec.results);
  const isRegular = !spec.regions.some(isVariadic) && !spec.successors.some(isVariadic);
  const structural = spec.traits.filter((trait) => trait.structural && trait.verify);
  const predicates = spec.traits.filter((trait) => trait.predicate && !trait.structural && trait.verify);
  const verifyThoroughly = (op: Operation): LogicalResult =>
    verifyRegionCount(spec, op) &&
    verifyCount(op, 'result', spec.results, op.numResults) &&
    verifySuccessorCount(spec, op) &&
    verifyCount(op, 'operand', spec.operands, op.numOperands) &&
    verifyTraits(structural, op) &&
    verifyAttributes(spec, op) &&
    verifyValues(op, 'operand', spec.operands) &&
    verifyValues(op, 'result', spec.results) &&
    verifyTraits(predicates, op) &&
    verifyRegions(spec, op) &&
    verifySuccessors(spec, op);
  if (!isRegular || !operandTests || !resultTests) return verifyThoroughly;
  const key = {};
  const make = (): Satisfied => ({ operands: [], results: [], attributes: [] });
  return (op) => {
    const { opOperands, results, properties } = op;
    if (
      !isCount(operandTests, opOperands.length) ||
      !isCount(resultTests, results.length) ||
      op.regions.length !== spec.regions.length ||
      op.blockOperands.length !== spec.successors.length
    ) {
      return verifyThoroughly(op);
    }
    if (!verifyTraits(structural, op)) return false;
    const satisfied = op.context.derived(key, make);
    for (let i = 0; i < attributes.length; i++) {
      const { name, constraint, optional, defaultValue } = attributes[i]!;
      const attribute = properties.get(name);
      if (attribute === undefined) {
        if (optional || defaultValue !== undefined) continue;
        return verifyAttributes(spec, op);
      }
      if (attribute === satisfied.attributes[i]) continue;
      if (!constraint.test(attribute)) return verifyAttributes(spec, op);
      satisfied.attributes[i] = attribute;
    }
    for (let i = 0; i < opOperands.length; i++) {
      const { type } = opOperands[i]!.value;
      const test = operandTests.isUniform ? 0 : i;
      if (type === satisfied.operands[test]) continue;
      if (!spec.operands[test]!.constraint.test(type)) return verifyValues(op, 'operand', spec.operands);
      satisfied.operands[test] = type;
    }
    for (let i = 0; i < results.length; i++) {
      const { type } = results[i]!;
      const test = resultTests.isUniform ? 0 : i;
      if (type === satisfied.results[test]) continue;
      if (!spec.results[test]!.constraint.test(type)) return verifyValues(op, 'result', spec.results);
      satisfied.results[test] = type;
    }
    return (
      verifyTraits(predicates, op) &&
      (op.regions.length === 0 || verifyRegions(spec, op)) &&
      (op.blockOperands.length === 0 || verifySuccessors(spec, op))
    );
  };
}

/** Tells whether all traits accept `op`, of which the first that does not emits an error. */
export function verifyTraits(traits: readonly Trait[], op: Operation): LogicalResult {
  for (let i = 0; i < traits.length; i++) if (!traits[i]!.verify!(op)) return false;
  return true;
}

/** How operands or results can be checked one by one, without a look at where groups begin. */
interface ValueTests {
  /** All groups have one constraint, so that any number of values will do, from `count` on. */
  readonly isUniform: boolean;
  /** The number of values, or of those that are in no group. */
  readonly count: number;
}

function valueTests(values: readonly ValueSpec[]): ValueTests | undefined {
  const count = values.filter(({ group }) => group === undefined).length;
  if (count === values.length) return { isUniform: false, count };
  const isUniform = values.every(
    ({ group, constraint }) => group !== 'optional' && constraint === values[0]!.constraint,
  );
  return isUniform ? { isUniform, count } : undefined;
}

function isCount({ isUniform, count }: ValueTests, given: number): boolean {
  return isUniform ? given >= count : given === count;
}

function isVariadic(member: { readonly variadic?: true }): boolean {
  return member.variadic === true;
}

function verifyCount(
  op: Operation,
  what: 'operand' | 'result',
  specs: readonly ValueSpec[],
  count: number,
): LogicalResult {
  let fixed = 0;
  for (let i = 0; i < specs.length; i++) if (!specs[i]!.group) fixed++;
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
  // Absent ones are looked for by name, the others in the order of the record.
  let missing: string | undefined;
  let wrong: AttributeSpec | undefined;
  for (let i = 0; i < spec.attributes.length; i++) {
    const attribute = spec.attributes[i]!;
    const { name, optional, defaultValue, constraint } = attribute;
    const value = op.properties.get(name);
    if (value === undefined) {
      if (!optional && defaultValue === undefined && (missing === undefined || name < missing)) missing = name;
    } else if (wrong === undefined && !constraint.test(value)) wrong = attribute;
  }
  if (missing !== undefined) return op.emitOpError(`requires attribute '${missing}'`);
  if (wrong === undefined) return true;
  return op.emitOpError(`attribute '${wrong.name}' failed to satisfy constraint: ${wrong.constraint.summary}`);
}

function verifyValues(op: Operation, what: 'operand' | 'result', specs: readonly ValueSpec[]): LogicalResult {
  if (specs.length === 0) return true;
  const values = what === 'operand' ? op.operands : op.results;
  const trait = what === 'operand' ? 'AttrSizedOperandSegments' : 'AttrSizedResultSegments';
  const attribute = what === 'operand' ? 'operandSegmentSizes' : 'resultSegmentSizes';
  const segments = op.hasTrait(trait) ? segmentSizes(op, attribute) : undefined;
  for (let i = 0; i < specs.length; i++) {
    const { constraint, group } = specs[i]!;
    const { start, count } = groupRange(specs, i, values.length, segments);
    if (group === 'optional' && count > 1) {
      return op.emitOpError(`${what} group starting at #${start} requires 0 or 1 element, but found ${count}`);
    }
    let satisfying: Type | undefined;
    for (let number = start; number < start + count; number++) {
      const { type } = values[number]!;
      if (type === satisfying || constraint.test(type)) {
        satisfying = type;
        continue;
      }
      const words = group === 'variadic' ? `variadic of ${constraint.summary}` : constraint.summary;
      return op.emitOpError(`${what} #${number} must be ${words}, but got ${quoted(op, type)}`);
    }
  }
  return true;
}

function verifyRegions(spec: OpSpec, op: Operation): LogicalResult {
  for (let i = 0; i < op.regions.length; i++) {
    // Only the last may be variadic.
    const { name, constraint } = spec.regions[Math.min(i, spec.regions.length - 1)]!;
    if (constraint.test(op.regions[i]!)) continue;
    return op.emitOpError(`region #${i} ('${name}') failed to verify constraint: ${constraint.summary}`);
  }
  return true;
}

function verifySuccessors(spec: OpSpec, op: Operation): LogicalResult {
  for (let i = 0; i < op.blockOperands.length; i++) {
    const { name, constraint } = spec.successors[Math.min(i, spec.successors.length - 1)]!;
    if (constraint.test(op.blockOperands[i]!.block)) continue;
    return op.emitOpError(`successor #${i} ('${name}') failed to verify constraint: ${constraint.summary}`);
  }
  return true;
}

function quoted(op: Operation, type: Parameters<typeof op.context.printType>[0]): string {
  return `'${op.context.printType(type)}'`;
}
