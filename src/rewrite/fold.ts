import { Attribute } from '../ir/attribute.ts';
import { IntegerAttr } from '../ir/attributes/scalar-attributes.ts';
import { factsOf } from '../ir/op-facts.ts';
import { type FoldResult, type OpHooks } from '../ir/op-info.ts';
import { type Operation } from '../ir/operation.ts';
import { type Value } from '../ir/value.ts';

/** Returns the value of a constant operation, undefined for any other. */
export function constantValue(op: Operation): Attribute | undefined {
  const { info } = op;
  if (!info || !factsOf(info).isConstantLike) return undefined;
  const folded = hooksOf(op).fold?.(op, []);
  const [first] = Array.isArray(folded) ? (folded as readonly (Attribute | Value)[]) : [];
  return first instanceof Attribute ? first : op.getAttr('value');
}

/** Returns the value of the constant operation that defines `value`, if one does. Source: m_Constant of mlir/IR/Matchers.h. */
export function matchConstant(value: Value): Attribute | undefined {
  const op = value.definingOp;
  return op && constantValue(op);
}

/** Returns the integer or index that the value always is, as it is stored; undefined when it is none. */
export function matchInteger(value: Value): bigint | undefined {
  const constant = matchConstant(value);
  return constant instanceof IntegerAttr ? constant.value : undefined;
}

/**
 * Folds `op` by its hook and its traits, without changing anything but, at most, `op` itself. A result that is one of `op`'s own
 * results means that it stays. `known` are the operands whose values are known, those that constants define unless given.
 * Source: Operation::fold, and foldTraits of mlir/IR/OpDefinition.h.
 */
export function foldOperation(op: Operation, known?: readonly (Attribute | undefined)[]): FoldResult {
  const { info } = op;
  if (!info) return undefined;
  const { canFold, canFoldByTrait } = factsOf(info);
  if (!canFold) return undefined;
  const constants = known ?? constantOperands(op);
  const folded = hooksOf(op).fold?.(op, constants);
  const inPlace = folded === 'updated' || (op.numResults === 1 && folded?.[0] === op.results[0]);
  if (folded && !inPlace) return folded;
  const byTrait = canFoldByTrait ? foldTraits(op, constants) : undefined;
  return byTrait ?? (inPlace ? 'updated' : undefined);
}

function constantOperands({ opOperands }: Operation): readonly (Attribute | undefined)[] {
  if (opOperands.length === 0) return noConstants;
  const first = matchConstant(opOperands[0]!.value);
  if (opOperands.length === 1) return [first];
  if (opOperands.length === 2) return [first, matchConstant(opOperands[1]!.value)];
  return opOperands.map(({ value }) => matchConstant(value));
}

const noConstants: readonly undefined[] = [];

function foldTraits(op: Operation, constants: readonly (Attribute | undefined)[]): FoldResult {
  if (op.hasTrait('Commutative') && moveConstantsLast(op, constants)) return 'updated';
  if (op.numResults !== 1) return undefined;
  if (op.hasTrait('Idempotent')) return foldIdempotent(op);
  if (op.hasTrait('Involution')) return foldInvolution(op);
  return op.hasTrait('CastOpInterface') ? foldCast(op) : undefined;
}

/**
 * Moves the constant operands behind the others, each group in order; tells whether that changed anything. In any case those from the first constant on
 * become the most recent uses of their values: upstream moves the operands themselves.
 */
function moveConstantsLast(op: Operation, constants: readonly (Attribute | undefined)[]): boolean {
  const count = op.numOperands;
  if (count < 2) return false;
  const first = constants.findIndex((constant) => constant !== undefined);
  if (first < 0) return false;
  if (first === count - 1) {
    op.setOperand(first, op.operand(first));
    return false;
  }
  const values = op.operands.slice(first);
  const isConstant = (_: Value, i: number): boolean => constants[first + i] !== undefined;
  const others = values.filter((value, i) => !isConstant(value, i));
  [...others, ...values.filter(isConstant)].forEach((value, i) => op.setOperand(first + i, value));
  return others.length > 0;
}

/** f(f(x)) is f(x), and f(x, x) is x. Source: OpTrait::impl::foldIdempotent of mlir/lib/IR/Operation.cpp. */
function foldIdempotent(op: Operation): FoldResult {
  const [argument] = op.operands;
  if (!argument || argument.type !== op.result().type) return undefined;
  if (op.numOperands === 1) return argument.definingOp?.name === op.name ? [argument] : undefined;
  return op.numOperands === 2 && op.operand(0) === op.operand(1) ? [argument] : undefined;
}

/** f(f(x)) is x. */
function foldInvolution(op: Operation): FoldResult {
  const [argument] = op.operands;
  const inner = argument?.definingOp;
  if (op.numOperands !== 1 || inner?.name !== op.name) return undefined;
  const value = inner.operand(0);
  return value.type === op.result().type ? [value] : undefined;
}

/** A cast to the same type is nothing. Source: foldCastInterfaceOp of mlir/lib/Interfaces/CastInterfaces.cpp. */
function foldCast(op: Operation): FoldResult {
  const [argument] = op.operands;
  return op.numOperands === 1 && argument?.type === op.result().type ? [argument] : undefined;
}

const noHooks: OpHooks = {};

function hooksOf(op: Operation): OpHooks {
  return (op.info?.hooks ?? noHooks) as OpHooks;
}

/** Folds `op` with these operands; when it stays, what folding changes in place is undone. */
export function foldAside(
  op: Operation,
  constants: readonly (Attribute | undefined)[],
): Exclude<FoldResult, 'updated'> {
  return foldUndone(op, () => constants, 1);
}

/** How often folding changes an operation in place until it is known what it gives: casts of casts are few. */
const maxUpdates = 8;

/**
 * Folds `op` with what `constantOf` says of operands; what folding changes in place is folded again, as a cast of a cast becomes one cast of what is
 * known, and is undone in the end.
 */
export function foldKnown(
  op: Operation,
  constantOf: (value: Value) => Attribute | undefined,
): Exclude<FoldResult, 'updated'> {
  return foldUndone(op, () => op.operands.map(constantOf), maxUpdates);
}

function foldUndone(
  op: Operation,
  constants: () => readonly (Attribute | undefined)[],
  attempts: number,
): Exclude<FoldResult, 'updated'> {
  if (!op.info || !factsOf(op.info).canFold) return undefined;
  const { operands } = op;
  const [properties, attributes] = [new Map(op.properties), new Map(op.attributes)];
  for (let attempt = 0; attempt < attempts; attempt++) {
    const folded = foldOperation(op, constants());
    if (folded === 'updated' || folded?.[0] === op.results[0]) continue;
    if (attempt > 0) restore();
    return folded;
  }
  restore();
  return undefined;

  function restore(): void {
    op.setOperands(operands);
    op.setProperties(properties);
    op.setDiscardableAttrs(attributes);
  }
}
