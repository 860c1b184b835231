import { dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Type } from '../../../ir/type.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { dataTypeOf } from '../element-types.ts';
import { type DataType } from '../generated/tt-enums.gen.ts';
import { layoutOf } from '../layout.ts';

/** A generated class of operations, for patterns that several dialects share. */
export type OpClassOf<T extends Operation> = (abstract new (...args: never[]) => T) & { readonly opName: string };

/** Returns what the elements of a tensor are stored as, whether in tiles or not. */
function formatOf(type: Type): DataType | Type {
  const elementType = layoutOf(type)?.memref.elementType ?? (type as RankedTensorType).elementType;
  return dataTypeOf(elementType) ?? elementType;
}

/**
 * Tells whether values that go from one type to another lose nothing on the way by being of type `between`: the format in
 * between is that of the start or of the end, so that they are rounded once at most.
 */
export function keepsValues(from: Type, between: Type, to: Type): boolean {
  const format = formatOf(between);
  return format === formatOf(from) || format === formatOf(to);
}

/** Returns the operation that makes the first operand, if nothing else uses it. */
export function makerOfInput(op: Operation): Operation | undefined {
  const [input] = op.operands;
  return input?.hasOneUse ? input.definingOp : undefined;
}

/** Replaces `op` by `value`, and erases `maker` when that leaves it without use. */
export function replaceBy(op: Operation, value: Value, rewriter: PatternRewriter, maker?: Operation): true {
  rewriter.replaceOp(op, [value]);
  if (maker?.useEmpty) rewriter.eraseOp(maker);
  return true;
}

/** Replaces an operation that does nothing, by `isNothing`, by its input. */
export class RemoveNothing<T extends Operation> extends OpRewritePattern<T> {
  readonly root: OpClassOf<T>;
  readonly #isNothing: (op: T) => boolean;

  /** What is asked about has inputs of the type of its result. */
  constructor(root: OpClassOf<T>, isNothing: (op: T) => boolean = () => true) {
    super();
    this.root = root;
    this.#isNothing = isNothing;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const inputs = dpsInputs(op);
    // Operations on several tensors at once need not have any.
    const type = op.numResults === 1 ? op.result().type : undefined;
    if (inputs.length === 0 || inputs.some(({ value }) => value.type !== type) || !this.#isNothing(op)) {
      return rewriter.notifyMatchFailure(op, 'does something');
    }
    return replaceBy(op, inputs[0]!.value, rewriter);
  }
}

/** Replaces an operation that undoes what the one that makes its input does by that one's input. */
export class RemoveInverse<T extends Operation> extends OpRewritePattern<T> {
  readonly root: OpClassOf<T>;
  readonly #undoes: (op: T, maker: Operation) => boolean;

  /** `undoes` is asked about an operation whose result has the type of the maker's first operand. */
  constructor(root: OpClassOf<T>, undoes: (op: T, maker: Operation) => boolean) {
    super();
    this.root = root;
    this.#undoes = undoes;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const maker = op.operands[0]?.definingOp;
    const original = maker?.operands[0];
    if (!maker || !original || original.type !== op.result().type || !this.#undoes(op, maker)) {
      return rewriter.notifyMatchFailure(op, 'undoes nothing');
    }
    if (!keepsValues(original.type, op.operand(0).type, original.type)) {
      return rewriter.notifyMatchFailure(op, 'values are rounded in between');
    }
    return replaceBy(op, original, rewriter, maker);
  }
}

/** Makes an operation take the input of the one before it, whose effect it overrides and that nothing else uses, unless `alsoShared`. */
export class SkipOverridden<T extends Operation> extends OpRewritePattern<T> {
  readonly root: OpClassOf<T>;
  readonly #overrides: (op: T, maker: Operation) => boolean;
  readonly #alsoShared: boolean;

  constructor(
    root: OpClassOf<T>,
    overrides: (op: T, maker: Operation) => boolean,
    { alsoShared = false }: { readonly alsoShared?: boolean } = {},
  ) {
    super();
    this.root = root;
    this.#overrides = overrides;
    this.#alsoShared = alsoShared;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const maker = this.#alsoShared ? op.operands[0]?.definingOp : makerOfInput(op);
    const original = maker?.operands[0];
    if (!maker || !original || !this.#overrides(op, maker)) return rewriter.notifyMatchFailure(op, 'overrides nothing');
    if (!keepsValues(original.type, op.operand(0).type, op.result().type)) {
      return rewriter.notifyMatchFailure(op, 'values are rounded in between');
    }
    rewriter.modifyOpInPlace(op, () => op.setOperand(0, original));
    if (maker.useEmpty) rewriter.eraseOp(maker);
    return true;
  }
}
