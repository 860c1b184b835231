import { attributeType } from '../../ir/attributes/scalar-attributes.ts';
import { denseI32Array } from '../../ir/attributes/elements-attributes.ts';
import { type UnresolvedOperand } from '../../ir/interfaces/op-asm-parser.ts';
import { InferTypeOpInterface, type InferTypeMethods } from '../../ir/interfaces/inference.ts';
import { Region } from '../../ir/region.ts';
import { type Type } from '../../ir/type.ts';
import { type Value } from '../../ir/value.ts';
import { type OpSpec } from '../../ods/op-spec.ts';
import { isSegmentSizes } from '../../ods/segment-attributes.ts';
import { ParseError } from './parse-error.ts';
import { type CompiledFormat, type Run } from './op-format-run.ts';

const noOperands: readonly UnresolvedOperand[] = [];
const noTypes: readonly Type[] = [];

/** Resolves operands, infers what types are left out, and fills in the state in the order of the record. */
export function finish(
  spec: OpSpec,
  { inference, hasOperandSegments, hasResultSegments }: CompiledFormat,
  run: Run,
): void {
  const { parser, state, operands, types } = run;
  if (run.allOperandTypes) requireAsMany(run, run.allOperandTypes);
  const sizes = sizesOf(spec, run, hasOperandSegments);
  if (run.allOperands) spread(spec, run.allOperands, operands, sizes);
  if (run.allOperandTypes) spread(spec, run.allOperandTypes, types, sizes);
  for (const { name, index } of inference.attributes) {
    const attribute = state.properties.get(name) ?? state.attributes.get(name);
    const type = attribute && attributeType(attribute);
    if (type) types[index] = [type];
  }
  inference.requireSources(types, parser);
  inference.infer(types, operands, parser.context);
  if (spec.operands.length === 1) state.operands = resolveGroup(spec, run, 0);
  else if (spec.operands.length > 1) state.operands = resolveGroups(spec, run);
  if (hasOperandSegments && !run.allOperands) {
    const sizes = spec.operands.map((_, i) => operands[i]?.length ?? 0);
    state.properties.set('operandSegmentSizes', denseI32Array(parser.context, sizes));
  }
  if (spec.regions.length > 0) pushRegions(spec, run);
  if (run.successors) for (const blocks of run.successors) if (blocks) state.successors.push(...blocks);
  pushResultTypes(spec, run, hasResultSegments);
}

/** Reports types of all operands that are more or fewer than these, before any of them is compared with its own. */
function requireAsMany({ parser, operands, allOperands, allOperandsOffset }: Run, types: readonly Type[]): void {
  if (allOperands) {
    if (allOperands.length !== types.length) parser.resolveOperands(allOperands, types, allOperandsOffset);
    return;
  }
  let count = 0;
  for (const group of operands) count += group?.length ?? 0;
  if (count !== types.length) parser.resolveOperands(operands.flatMap((group) => group ?? []), types); // prettier-ignore
}

function resolveGroup(spec: OpSpec, run: Run, index: number): Value[] {
  const { parser, operands, types, emptyGroupOffsets, allOperandTypes } = run;
  const group = operands[index] ?? noOperands;
  const groupTypes = types[index];
  if (!groupTypes && group.length > 0) {
    const { name } = spec.operands[index]!;
    parser.error(group[0]!.offset, `the type of operand '${name}' of '${spec.name}' cannot be inferred`);
  }
  if (group.length === 1 && groupTypes!.length === 1) return [parser.resolveOperand(group[0]!, groupTypes![0]!)];
  // The types of all operands together are compared with them where the operation starts.
  const offset = allOperandTypes ? undefined : (group[0]?.offset ?? emptyGroupOffsets?.[index]);
  return parser.resolveOperands(group, groupTypes ?? noTypes, offset);
}

function resolveGroups(spec: OpSpec, run: Run): Value[] {
  const { operands, types, parser } = run;
  if (spec.operands.length === 2 && operands[0]?.length === 1 && operands[1]?.length === 1) {
    const [lhs, rhs] = types;
    if (lhs?.length === 1 && rhs?.length === 1) {
      return [parser.resolveOperand(operands[0][0]!, lhs[0]!), parser.resolveOperand(operands[1][0]!, rhs[0]!)];
    }
  }
  const values: Value[] = [];
  for (let i = 0; i < spec.operands.length; i++) for (const value of resolveGroup(spec, run, i)) values.push(value);
  return values;
}

/** A region in an optional group that is not there is one without blocks. */
function pushRegions(spec: OpSpec, { state, regions, allRegions }: Run): void {
  if (allRegions) state.regions.push(...allRegions);
  else
    spec.regions.forEach(({ variadic }, i) =>
      state.regions.push(...(regions?.[i] ?? (variadic ? [] : [new Region()]))),
    );
}

function pushResultTypes(
  spec: OpSpec,
  { info, parser, state, types, allResultTypes }: Run,
  hasSegments: boolean,
): void {
  if (allResultTypes) {
    state.resultTypes = [...allResultTypes];
    return;
  }
  const first = spec.operands.length;
  const inference = info.hooks.interfaces?.[InferTypeOpInterface.name] as (() => InferTypeMethods) | undefined;
  if (hasSegments) {
    const sizes = spec.results.map((_, i) => types[first + i]?.length ?? 0);
    state.properties.set('resultSegmentSizes', denseI32Array(parser.context, sizes));
  }
  for (let i = 0; i < spec.results.length; i++) {
    if (types[first + i] || (spec.results[i]!.group && !inference)) continue;
    const inferred = inference?.().inferReturnTypes(state);
    if (!inferred) throw new ParseError(parser.nameOffset, `'${spec.name}' op failed to infer returned types`);
    state.resultTypes.push(...inferred);
    return;
  }
  const only = spec.results.length === 1 ? types[first] : undefined;
  if (only?.length === 1) state.resultTypes = [only[0]!];
  else for (let i = 0; i < spec.results.length; i++) state.resultTypes.push(...(types[first + i] ?? noTypes));
}

/** Returns the sizes of the groups of operands where they are known; else there is at most one group. */
function sizesOf(spec: OpSpec, { allOperands, allOperandTypes, operands, state }: Run, hasSegments: boolean) {
  if (!allOperands) return allOperandTypes && spec.operands.map((_, i) => operands[i]?.length ?? 0);
  if (hasSegments) {
    // The dictionary has them because the format lists all operands.
    const sizes = state.properties.get('operandSegmentSizes') ?? state.attributes.get('operandSegmentSizes');
    return sizes && isSegmentSizes(sizes) ? (sizes.values as readonly number[]) : undefined;
  }
  if (!spec.traits.some(({ name }) => name === 'SameVariadicOperandSize')) return undefined;
  const groups = spec.operands.filter(({ group }) => group).length;
  const size = Math.floor((allOperands.length - (spec.operands.length - groups)) / groups);
  return spec.operands.map(({ group }) => (group ? size : 1));
}

/** Spreads what the `operands` directive read over the groups of the record. */
function spread<T>(
  spec: OpSpec,
  all: readonly T[],
  into: (readonly T[] | undefined)[],
  sizes: ArrayLike<number> | undefined,
): void {
  let at = 0;
  const fixed = spec.operands.filter((operand) => !operand.group).length;
  spec.operands.forEach(({ group }, i) => {
    let count = sizes?.[i] ?? (group ? all.length - fixed : 1);
    // The verifier refuses operands in excess; until then they belong to the last group.
    if (i === spec.operands.length - 1) count = all.length - at;
    into[i] = all.slice(at, at + count);
    at += count;
  });
}
