import { DenseElementsAttr } from '../../../ir/attributes/elements-attributes.ts';
import { OpBuilder } from '../../../ir/builder.ts';
import { isOpTriviallyDead } from '../../../ir/interfaces/memory-effects.ts';
import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walk } from '../../../ir/walk.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { constantShape } from '../constant-shape.ts';
import { ConstOp, MulOp, ReshapeOp, TransposeOp } from '../generated/tosa-ops.gen.ts';
import { TosaReduceTransposesBase } from '../generated/tosa-passes.gen.ts';
import { createConstantShape } from '../patterns/create-constant-shape.ts';
import { transposeElements } from '../transpose-elements.ts';

type Perms = readonly number[];

/** A transpose that can be hoisted, and what its operand is computed of, operands first. */
interface Candidate {
  readonly transpose: TransposeOp;
  readonly fanIn: ReadonlySet<Operation>;
}

/** What is known of all transposes with the same permutation: two of different ones would need the operations twice. */
interface Group {
  readonly perms: Perms;
  /** Values, and what they are when they are transposed. */
  readonly transposed: Map<Value, Value>;
  readonly candidates: Candidate[];
}

const isRoot = (op: Operation): boolean =>
  op instanceof TransposeOp || op instanceof ReshapeOp || op instanceof ConstOp;

const isElementwise = (op: Operation): boolean => op instanceof MulOp || op.hasTrait('TosaElementwiseOperator');

/** Returns the operands that are computed element by element: all but the shift of `tosa.mul`. */
const elementwiseOperands = (op: Operation): readonly Value[] =>
  op instanceof MulOp ? op.operands.slice(0, 2) : op.operands;

const permute = (shape: readonly number[], perms: Perms): number[] => perms.map((dim) => shape[dim]!);

/** Returns what `value` is computed of, back to constants, reshapes and transposes, operands first; undefined where something else is met. */
function collectFanIn(value: Value): Set<Operation> | undefined {
  const collected = new Set<Operation>();
  const pending: { readonly op: Operation; readonly operands: Value[] }[] = [];
  const enter = ({ definingOp: op }: Value): boolean => {
    if (op?.dialectNamespace !== 'tosa') return false;
    if (collected.has(op)) return true;
    if (op.numResults !== 1 || !(op.result().type instanceof RankedTensorType)) return false;
    if (!isRoot(op) && !isElementwise(op)) return false;
    pending.push({ op, operands: isRoot(op) ? [] : [...elementwiseOperands(op)].reverse() });
    return true;
  };
  if (!enter(value)) return undefined;
  for (let last = pending.at(-1); last; last = pending.at(-1)) {
    const operand = last.operands.pop();
    if (operand) {
      if (!enter(operand)) return undefined;
    } else {
      collected.add(last.op);
      pending.pop();
    }
  }
  return collected;
}

/** Builds what the result of `op` is when it is transposed; undefined where that takes a transpose. */
function buildTransposed(op: Operation, { perms, transposed }: Group): Value | undefined {
  const result = op.result().type as RankedTensorType;
  // Differs: upstream permutes shapes of other ranks, those of zero points, too, and makes operations that are not valid.
  if (result.rank !== perms.length) return undefined;
  if (op instanceof TransposeOp) return op.perms.every((dim, i) => perms[dim] === i) ? op.input1 : undefined;
  const builder = OpBuilder.after(op);
  const type = RankedTensorType.get(permute(result.shape, perms), result.elementType);
  if (op instanceof ConstOp) {
    if (!(op.values instanceof DenseElementsAttr)) return undefined;
    const values = transposeElements(op.values, perms, type);
    return ConstOp.build(builder, op.location, { values, outputType: type }).output;
  }
  if (op instanceof ReshapeOp) return buildReshape(builder, op, type, perms);
  const operands = op.operands.map((operand, i) =>
    op instanceof MulOp && i === 2 ? operand : transposed.get(operand)!,
  );
  const { name, location, properties, attributes } = op;
  return builder.create({ name, location, operands, resultTypes: [type], properties, attributes }).result();
}

/** Builds the reshape to the permuted shape, where all sizes but one are 1 and the order does not matter. */
function buildReshape(builder: OpBuilder, op: ReshapeOp, type: RankedTensorType, perms: Perms): Value | undefined {
  const input = op.input1.type;
  if (!(input instanceof RankedTensorType) || input.rank !== 1) return undefined;
  const others = type.shape.filter((size) => size !== 1).length;
  if (others !== 1 && !(others === 0 && input.shape[0] === 1)) return undefined;
  const sizes = constantShape(op.shape);
  if (!sizes) return undefined;
  const shape = createConstantShape(builder, op.location, permute(sizes, perms));
  return ReshapeOp.build(builder, op.location, { input1: op.input1, shape, outputType: type }).output;
}

/** Builds what the operand of `transpose` is when it is transposed, and adds the transpose to those of its permutation. */
function hoist(transpose: TransposeOp, groups: Map<string, Group>): void {
  const { perms, input1, output } = transpose;
  if (!(input1.type instanceof RankedTensorType && output.type instanceof RankedTensorType)) return;
  // It is the identity, which canonicalization removes.
  if (perms.every((dim, i) => dim === i)) return;
  const fanIn = collectFanIn(input1);
  if (!fanIn) return;
  const key = perms.join();
  let group = groups.get(key);
  if (!group) groups.set(key, (group = { perms, transposed: new Map(), candidates: [] }));
  for (const op of fanIn) {
    if (group.transposed.has(op.result())) continue;
    const value = buildTransposed(op, group);
    if (!value) return;
    group.transposed.set(op.result(), value);
  }
  if (group.transposed.get(input1)!.type === output.type) group.candidates.push({ transpose, fanIn });
}

/** Returns the transposes without which nothing of what they are computed of has a use: else it would be computed twice. Constants may be. */
function replaceable({ perms, candidates }: Group): Set<TransposeOp> {
  const valid = new Set(candidates.map(({ transpose }) => transpose));
  const dependents = new Map<Operation, TransposeOp[]>();
  for (const { transpose, fanIn } of candidates) {
    for (const op of fanIn) {
      const known = dependents.get(op);
      if (known) known.push(transpose);
      else dependents.set(op, [transpose]);
    }
  }
  const isGone = (user: Operation): boolean =>
    user instanceof TransposeOp
      ? user.perms.join() === perms.join()
      : (dependents.get(user)?.some((transpose) => valid.has(transpose)) ?? false);
  const isValid = ({ fanIn }: Candidate): boolean =>
    [...fanIn].every((op) => op instanceof ConstOp || [...op.result().uses()].every(({ owner }) => isGone(owner)));
  for (let isStable = false; !isStable;) {
    isStable = true;
    for (const candidate of candidates) {
      if (!valid.has(candidate.transpose) || isValid(candidate)) continue;
      valid.delete(candidate.transpose);
      isStable = false;
    }
  }
  return valid;
}

/** Erases what nothing uses, users first. */
function eraseDeadOps(root: Operation): void {
  const ops: Operation[] = [];
  walk(root, { before: (op) => void ops.push(op) });
  for (const op of ops.reverse()) if (op !== root && isOpTriviallyDead(op)) op.erase();
}

/** `tosa-reduce-transposes`. Source: mlir/lib/Dialect/Tosa/Transforms/TosaReduceTransposes.cpp. */
export class TosaReduceTransposes extends TosaReduceTransposesBase {
  override runOnOperation(root: Operation): LogicalResult {
    if (root.regions[0]!.blocks.length !== 1) return true;
    const transposes: TransposeOp[] = [];
    walk(root, { after: (op) => void (op instanceof TransposeOp && transposes.push(op)) });
    const groups = new Map<string, Group>();
    for (const transpose of transposes) hoist(transpose, groups);
    const valid = new Set([...groups.values()].flatMap((group) => [...replaceable(group)]));
    // The last one first: what stands for its operand may be the result of an earlier one.
    for (const transpose of transposes.reverse()) {
      if (!valid.has(transpose)) continue;
      const value = groups.get(transpose.perms.join())!.transposed.get(transpose.input1)!;
      transpose.output.replaceAllUsesWith(value);
      transpose.erase();
    }
    eraseDeadOps(root);
    return true;
  }
}
