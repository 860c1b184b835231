import { DenseElementsAttr, elementSizeBytes } from '../../ir/attributes/elements-attributes.ts';
import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../ir/pattern-match.ts';
import { RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { rowMajorStrides } from '../../support/math.ts';
import { copyStrided } from '../../support/strided-copy.ts';
import { keepsValues, type OpClassOf, replaceBy } from '../tt/patterns/same-values.ts';
import { normalizeDim } from '../tt/shapes.ts';
import { ConstantOp, type TransposeOp } from './generated/ttir-ops.gen.ts';

/** Returns the elements of an operation's result, of those of its input that are not all equal; undefined where they cannot be had so. */
type MoveElements<T> = (op: T, input: DenseElementsAttr) => Uint8Array | undefined;

/** The elements in the same order: those of a reshape. */
export function sameElements(_: Operation, { bytes }: DenseElementsAttr): Uint8Array {
  return bytes;
}

/** A list of one entry for each dimension with two of them changed over: [M, N] of the strides (N, 1) is read as [N, M] of the strides (1, N). */
export function transposed<E>({ dim0, dim1 }: TransposeOp, list: readonly E[]): E[] {
  const [from, to] = [normalizeDim(dim0, list.length), normalizeDim(dim1, list.length)];
  return list.with(from, list[to]!).with(to, list[from]!);
}

/** The elements with two dimensions changed over. */
export function transposedElements(op: TransposeOp, { type, bytes }: DenseElementsAttr): Uint8Array {
  const { shape } = type;
  const size = elementSizeBytes(type.elementType);
  const strides = transposed(op, rowMajorStrides(shape)).map((stride) => size * stride);
  const moved = new Uint8Array(bytes.length);
  copyStrided(bytes, moved, [...transposed(op, shape), size], [...strides, 1], 0);
  return moved;
}

/** Replaces an operation that moves the elements of a constant by a constant. One of different elements that others use too is not made twice. */
export class MoveConstant<T extends Operation> extends OpRewritePattern<T> {
  readonly root: OpClassOf<T>;
  readonly #move: MoveElements<T>;

  /** Without `move` only constants of equal elements are replaced. */
  constructor(root: OpClassOf<T>, move: MoveElements<T> = () => undefined) {
    super();
    this.root = root;
    this.#move = move;
  }

  matchAndRewrite(op: T, rewriter: PatternRewriter): LogicalResult {
    const input = op.operand(0);
    const { type: resultType } = op.result();
    const { definingOp: maker } = input;
    const elements = maker instanceof ConstantOp ? maker.value : undefined;
    if (!(elements instanceof DenseElementsAttr) || !(resultType instanceof RankedTensorType)) {
      return rewriter.notifyMatchFailure(op, 'the input is no constant');
    }
    const type = resultType.withEncoding(undefined);
    if (!type.hasStaticShape || type.elementType !== elements.elementType) {
      return rewriter.notifyMatchFailure(op, 'the result is of another kind');
    }
    if (!keepsValues(elements.type, input.type, resultType)) {
      return rewriter.notifyMatchFailure(op, 'values are rounded in between');
    }
    const bytes = elements.isSplat ? elements.bytes : input.hasOneUse ? this.#move(op, elements) : undefined;
    if (!bytes) return rewriter.notifyMatchFailure(op, 'the constant is used elsewhere, or repeated');
    const value = DenseElementsAttr.get(type, bytes);
    return replaceBy(op, ConstantOp.build(rewriter, op.location, { value, resultType }).result(), rewriter, maker);
  }
}
