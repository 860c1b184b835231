import { AnyRegion } from '../../../builtin/region-constraints.ts';
import { AnyType } from '../../../builtin/scalar-type-constraints.ts';
import { TypeAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { type Dialect } from '../../../ir/dialect.ts';
import { type OpInfo } from '../../../ir/op-info.ts';
import { Operation } from '../../../ir/operation.ts';
import { type Region } from '../../../ir/region.ts';
import { type Value } from '../../../ir/value.ts';
import { type OpSpec } from '../../../ods/op-spec.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { type Variadicity } from '../generated/irdl-enums.gen.ts';
import {
  AttributesOp,
  OperandsOp,
  type RegionOp,
  RegionsOp,
  ResultsOp,
  type OperationOp,
} from '../generated/irdl-ops.gen.ts';
import { ConstraintVerifier, type Constraint } from './constraints.ts';
import { ConstraintReader, type ReadAttribute } from './definitions.ts';
import { segmentSizes } from './segments.ts';

/** Operations that are defined when a program runs. Source: mlir/lib/Dialect/IRDL/IRDLLoading.cpp and IRDLVerifiers.cpp, texts verbatim. */

interface ValueDefinition {
  readonly constraint: Constraint;
  readonly variadicity: Variadicity;
}

interface RegionDefinition {
  /** What the arguments of the first block have to be; undefined where that is not stated. */
  readonly arguments: readonly Constraint[] | undefined;
  readonly numBlocks: number | undefined;
}

interface OperationDefinition {
  readonly operands: readonly ValueDefinition[];
  readonly results: readonly ValueDefinition[];
  readonly attributes: readonly (readonly [name: string, constraint: Constraint])[];
  readonly regions: readonly RegionDefinition[];
}

/** Returns the operation of `dialect` that `op` defines. */
export function loadOperation(op: OperationOp, dialect: Dialect, read: ReadAttribute): OpInfo {
  const name = `${dialect.namespace}.${op.symName}`;
  const definition = readDefinition(op, new ConstraintReader(read));
  const info: OpInfo = {
    name,
    dialect,
    create: (state) => new Operation(state, info, state.properties),
    traits: new Map(),
    inherentAttributes: [],
    verifyInvariants: (operation) => verifyOperation(operation, definition),
    regionTraits: [],
    hooks: {},
    spec: specOfDefinition(name),
    facts: undefined,
    isOfSignature: undefined,
    fixedEffects: undefined,
  };
  return info;
}

/** To what asks for the spec of an operation, operands, results and regions are one group each: what there is of them is checked here. */
function specOfDefinition(name: string): OpSpec {
  const values = { constraint: AnyType, group: 'variadic' } as const;
  return {
    name,
    className: name,
    operands: [{ name: 'operands', ...values }],
    attributes: [],
    results: [{ name: 'results', ...values }],
    regions: [{ name: 'regions', constraint: AnyRegion, variadic: true }],
    successors: [],
    traits: [],
  };
}

function readDefinition(op: OperationOp, reader: ConstraintReader): OperationDefinition {
  const parts = [...op.body.firstBlock!.operations()];
  const values = (part: OperandsOp | ResultsOp | undefined): ValueDefinition[] =>
    (part?.operands ?? []).map((value, i) => ({
      constraint: reader.of(value),
      variadicity: part!.variadicity.value[i]!.value,
    }));
  const attributes = parts.find((part) => part instanceof AttributesOp);
  const regions = parts.find((part) => part instanceof RegionsOp);
  return {
    operands: values(parts.find((part) => part instanceof OperandsOp)),
    results: values(parts.find((part) => part instanceof ResultsOp)),
    attributes: (attributes?.operands ?? []).map((value, i) => [attributes!.attributeValueNames[i]!, reader.of(value)]),
    regions: (regions?.operands ?? []).map((value) => regionDefinition(value, reader)),
  };
}

function regionDefinition(value: Value, reader: ConstraintReader): RegionDefinition {
  const op = (value as Value & { readonly definingOp: RegionOp }).definingOp;
  return {
    arguments: op.constrainedArguments ? op.operands.map((argument) => reader.of(argument)) : undefined,
    numBlocks: op.numberOfBlocks,
  };
}

/** Checks an operation, and in any case its regions, too. */
function verifyOperation(op: Operation, definition: OperationDefinition): LogicalResult {
  const verifier = new ConstraintVerifier();
  const isRight = verifyValues(op, definition, verifier);
  return verifyRegions(op, definition.regions, verifier) && isRight;
}

function verifyValues(op: Operation, definition: OperationDefinition, verifier: ConstraintVerifier): LogicalResult {
  const kindsOf = (values: readonly ValueDefinition[]): Variadicity[] => values.map(({ variadicity }) => variadicity);
  const operandSizes = segmentSizes(op, 'operand', op.numOperands, kindsOf(definition.operands));
  if (!operandSizes) return false;
  const resultSizes = segmentSizes(op, 'result', op.numResults, kindsOf(definition.results));
  if (!resultSizes) return false;
  const report = (message: string): false => op.emitError(message);
  for (const [name, constraint] of definition.attributes) {
    const attribute = op.attributes.get(name);
    if (!attribute) return op.emitOpError(`attribute "${name}" is expected but not provided`);
    if (!verifier.verify(report, attribute, constraint)) return false;
  }
  const verifyAll = (values: readonly Value[], sizes: readonly number[], of: readonly ValueDefinition[]): boolean => {
    const constraints = of.flatMap(({ constraint }, i) => Array.from({ length: sizes[i]! }, () => constraint));
    return values.every((value, i) => verifier.verify(report, TypeAttr.get(value.type), constraints[i]!));
  };
  return (
    verifyAll(op.operands, operandSizes, definition.operands) && verifyAll(op.results, resultSizes, definition.results)
  );
}

function verifyRegions(
  op: Operation,
  definitions: readonly RegionDefinition[],
  verifier: ConstraintVerifier,
): LogicalResult {
  const { length } = op.regions;
  if (length !== definitions.length) {
    return op.emitOpError(`unexpected number of regions: expected ${definitions.length} but got ${length}`);
  }
  return op.regions.every((region, i) => verifyRegion(op, region, i, definitions[i]!, verifier));
}

function verifyRegion(
  op: Operation,
  region: Region,
  index: number,
  definition: RegionDefinition,
  verifier: ConstraintVerifier,
): LogicalResult {
  const reportAt = (location: Operation['location']) => (message: string) => {
    const notes = location === op.location ? [] : [{ location: op.location, message: 'see the operation' }];
    return op.context.emitError(location, message, ...notes);
  };
  const { numBlocks, arguments: constraints } = definition;
  const { blocks } = region;
  if (numBlocks !== undefined && blocks.length !== numBlocks) {
    return reportAt(op.location)(`expected region ${index} to have ${numBlocks} block(s) but got ${blocks.length}`);
  }
  if (!constraints) return true;
  const args = region.firstBlock?.arguments ?? [];
  if (args.length !== constraints.length) {
    const report = reportAt(args[0]?.location ?? op.location);
    return report(`expected region ${index} to have ${constraints.length} arguments but got ${args.length}`);
  }
  return args.every(({ location, type }, i) =>
    verifier.verify(reportAt(location), TypeAttr.get(type), constraints[i]!),
  );
}
