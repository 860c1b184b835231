import { type Location } from '../ir/location.ts';
import { type Operation } from '../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../ir/pattern-match.ts';
import { type ShapedType } from '../ir/types/shaped-types.ts';
import { type Type } from '../ir/type.ts';
import { Value } from '../ir/value.ts';
import { type LogicalResult } from '../support/logical-result.ts';
import { type StaticIndex, wrappingMultiply } from '../support/int64.ts';
import { collapsingReassociation, type Reassociation } from './collapsing-reassociation.ts';
import { dynamicParts, type MixedIndex } from './mixed-indices.ts';
import { opClassName } from './pattern-names.ts';

/** Patterns for reshapes in a row, which several dialects have. Source: mlir/Dialect/Utils/ReshapeOpsUtils.h. */

/** An operation that splits or joins dimensions. */
export interface ReshapeOperation extends Operation {
  readonly src: Value;
  readonly reassociation: Reassociation;
}

/** The reshapes of a dialect. */
export interface ReshapeDialect<E extends ReshapeOperation, C extends ReshapeOperation> {
  readonly expand: abstract new (...args: never[]) => E;
  readonly collapse: abstract new (...args: never[]) => C;
  /** The name of MLIR's class for the types of what is reshaped. */
  readonly typeClassName: string;
  /** Tells whether the elements of values of these types are in row-major order. */
  hasPlainLayout(type: Type): boolean;
  /** Returns the sizes of what is split. */
  outputSizes(op: E): readonly MixedIndex[];
  buildExpand(at: ReshapeSite, groups: Reassociation, sizes: readonly MixedIndex[]): Value;
  buildCollapse(at: ReshapeSite, groups: Reassociation): Value;
  buildCast(at: ReshapeSite): Value;
  /** Makes the product of sizes and of an integer. */
  buildProduct(rewriter: PatternRewriter, location: Location, sizes: readonly Value[], factor: StaticIndex): Value;
}

/** Where a reshape is made, of what, and with which result. */
export interface ReshapeSite {
  readonly rewriter: PatternRewriter;
  readonly location: Location;
  readonly src: Value;
  readonly type: Type;
}

function siteOf(op: Operation, src: Value, rewriter: PatternRewriter): ReshapeSite {
  return { rewriter, location: op.location, src, type: op.result().type };
}

const shapeOf = ({ type }: Value): readonly number[] => (type as ShapedType).shape!;

/** Returns the groups of one reshape in place of two of the same kind; the finer one has more groups. */
function composed(producer: Reassociation, consumer: Reassociation): Reassociation | undefined {
  if (producer.length === consumer.length) return undefined;
  const [fine, coarse] = producer.length > consumer.length ? [producer, consumer] : [consumer, producer];
  if (coarse.length === 0) return [];
  if (fine.length !== coarse.flat().length) return undefined;
  return coarse.map((group) => group.flatMap((dim) => fine[dim]!));
}

/** Returns which of the finer groups are in each of the coarser ones. */
function remaining(fine: Reassociation, coarse: Reassociation): Reassociation | undefined {
  let next = 0;
  const groups: number[][] = [];
  for (const group of coarse) {
    const last = group.at(-1)!;
    const inside: number[] = [];
    while (next < fine.length) {
      const end = fine[next]!.at(-1)!;
      if (end > last) return undefined;
      inside.push(next++);
      if (end === last) break;
    }
    groups.push(inside);
  }
  return groups;
}

/** Makes one operation of two that both split or both join dimensions. */
export class ComposeReassociativeReshapeOps<
  E extends ReshapeOperation,
  C extends ReshapeOperation,
> extends OpRewritePattern<ReshapeOperation> {
  readonly root: abstract new (...args: never[]) => ReshapeOperation;
  readonly #dialect: ReshapeDialect<E, C>;
  override readonly debugName: string;
  override readonly debugNamespace = 'mlir::';

  constructor(dialect: ReshapeDialect<E, C>, kind: 'expand' | 'collapse') {
    super();
    this.#dialect = dialect;
    this.root = dialect[kind];
    this.debugName = `ComposeReassociativeReshapeOps<${opClassName(this.root)}, mlir::ReshapeOpKind::k${kind === 'expand' ? 'Expand' : 'Collapse'}>`;
  }

  matchAndRewrite(op: ReshapeOperation, rewriter: PatternRewriter): LogicalResult {
    const { expand, hasPlainLayout, outputSizes, buildExpand, buildCollapse } = this.#dialect;
    const inner = op.src.definingOp;
    if (!(inner instanceof this.root)) return rewriter.notifyMatchFailure(op, 'no such reshape in front');
    const isPlain = [inner.src, op.src, op.result()].every(({ type }) => hasPlainLayout(type));
    const groups = isPlain ? composed(inner.reassociation, op.reassociation) : undefined;
    if (!groups) return rewriter.notifyMatchFailure(op, 'no reshape does both');
    const site = siteOf(op, inner.src, rewriter);
    const reshaped = op instanceof expand ? buildExpand(site, groups, outputSizes(op)) : buildCollapse(site, groups);
    rewriter.replaceOp(op, [reshaped]);
    return true;
  }
}

/** Splits or joins only what is left of splitting and then joining. */
export class ComposeCollapseOfExpandOp<
  E extends ReshapeOperation,
  C extends ReshapeOperation,
> extends OpRewritePattern<C> {
  readonly root: abstract new (...args: never[]) => C;
  override readonly debugName: string;
  override readonly debugNamespace = 'mlir::';
  readonly #dialect: ReshapeDialect<E, C>;

  constructor(dialect: ReshapeDialect<E, C>) {
    super();
    this.#dialect = dialect;
    this.root = dialect.collapse;
    const [collapse, expand] = [opClassName(dialect.collapse), opClassName(dialect.expand)];
    const [cast, dim] = ['CastOp', 'DimOp'].map((name) => collapse.replace(/\w+$/, name));
    this.debugName = `ComposeCollapseOfExpandOp<${collapse}, ${expand}, ${cast}, ${dim}, mlir::${dialect.typeClassName}>`;
  }

  matchAndRewrite(op: C, rewriter: PatternRewriter): LogicalResult {
    const { expand: expandClass, hasPlainLayout, outputSizes, buildExpand, buildCollapse, buildCast } = this.#dialect;
    const expand = op.src.definingOp;
    if (!(expand instanceof expandClass) || ![op.src, expand.src].every(({ type }) => hasPlainLayout(type))) {
      return rewriter.notifyMatchFailure(op, 'no such reshape in front');
    }
    const { src } = expand;
    if (src.type === op.result().type) return rewriter.notifyMatchFailure(op, 'this folds');
    const [before, after] = [shapeOf(src).length, shapeOf(op.result()).length];
    const groups =
      before > after
        ? remaining(expand.reassociation, op.reassociation)
        : remaining(op.reassociation, expand.reassociation);
    if (!groups) return rewriter.notifyMatchFailure(op, 'the groups overlap');
    const site = siteOf(op, src, rewriter);
    if (before > after) rewriter.replaceOp(op, [buildCollapse(site, groups)]);
    else if (before === after) rewriter.replaceOp(op, [buildCast(site)]);
    else {
      const sizes = outputSizes(expand);
      const joined = op.reassociation.map((group) =>
        this.#joinedSize(
          site,
          group.map((dim) => sizes[dim]!),
        ),
      );
      rewriter.replaceOp(op, [buildExpand(site, groups, joined)]);
    }
    return true;
  }

  /** Returns the size of dimensions that become one. */
  #joinedSize({ rewriter, location }: ReshapeSite, sizes: readonly MixedIndex[]): MixedIndex {
    const values = dynamicParts(sizes);
    const known = sizes.reduce<StaticIndex>((a, size) => (size instanceof Value ? a : wrappingMultiply(a, size)), 1);
    return values.length === 0 ? known : this.#dialect.buildProduct(rewriter, location, values, known);
  }
}

/** Splits or joins only what is left of joining and then splitting. */
export class ComposeExpandOfCollapseOp<
  E extends ReshapeOperation,
  C extends ReshapeOperation,
> extends OpRewritePattern<E> {
  readonly root: abstract new (...args: never[]) => E;
  override readonly debugName: string;
  override readonly debugNamespace = 'mlir::';
  readonly #dialect: ReshapeDialect<E, C>;

  constructor(dialect: ReshapeDialect<E, C>) {
    super();
    this.#dialect = dialect;
    this.root = dialect.expand;
    this.debugName = `ComposeExpandOfCollapseOp<${opClassName(dialect.expand)}, ${opClassName(dialect.collapse)}>`;
  }

  matchAndRewrite(op: E, rewriter: PatternRewriter): LogicalResult {
    const { collapse: collapseClass, hasPlainLayout, outputSizes, buildExpand, buildCollapse } = this.#dialect;
    const collapse = op.src.definingOp;
    if (!(collapse instanceof collapseClass) || ![op.src, collapse.src].every(({ type }) => hasPlainLayout(type))) {
      return rewriter.notifyMatchFailure(op, 'no such reshape in front');
    }
    const { src } = collapse;
    const [before, after] = [shapeOf(src), shapeOf(op.result())];
    if (before.length === after.length) return rewriter.notifyMatchFailure(op, 'of the same rank');
    const isSmaller = before.length > after.length;
    const groups = isSmaller
      ? collapsingReassociation(collapse.reassociation, op.reassociation, before, after)
      : collapsingReassociation(op.reassociation, collapse.reassociation, after, before);
    if (!groups) return rewriter.notifyMatchFailure(op, 'no reshape does both');
    const site = siteOf(op, src, rewriter);
    rewriter.replaceOp(op, [isSmaller ? buildCollapse(site, groups) : buildExpand(site, groups, outputSizes(op))]);
    return true;
  }
}
