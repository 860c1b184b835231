import { type Operation } from '../../../ir/operation.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { walkOps } from '../../../ir/walk.ts';
import { type Update } from '../../../rewrite/update-chains.ts';
import { ExtractSliceOp, InsertSliceOp } from '../../../dialects/tensor/generated/tensor-ops.gen.ts';
import { isSameList } from '../../../support/lists.ts';

/** A part of a tensor: where it begins, and how large it is, along each dimension. */
type Part = Pick<Update, 'start' | 'sizes'>;

/** Returns what an insertion of elements beside each other at a known place does. */
export function insertionOf(op: Operation | null | undefined): Update<InsertSliceOp> | undefined {
  if (!(op instanceof InsertSliceOp) || op.numOperands > 2) return undefined;
  const { dest: whole, source } = op;
  const part = densePart(op);
  return part && [whole, source].every(isStatic) ? { op, whole, ...part } : undefined;
}

const isStatic = ({ type }: Value): boolean => type instanceof RankedTensorType && type.hasStaticShape;

function densePart(op: ExtractSliceOp | InsertSliceOp): Part | undefined {
  const { staticOffsets: start, staticSizes: sizes, staticStrides } = op;
  return staticStrides.every((step) => step === 1) ? { start, sizes } : undefined;
}

/**
 * Lets slices be taken of what was there before insertions beside them, or of what was inserted around them, and insertions be made into what was there before those that they cover. So tiles that a
 * loop reads of the tensor that it writes other tiles into depend on none of these, whose insertions then become one.
 */
export function readPastInsertions(module: Operation): void {
  const parts = new InsertedParts();
  walkOps(module, ExtractSliceOp, (op) => readPast(op, parts));
  walkOps(module, InsertSliceOp, insertPast);
}

/** The parts that insertions fill, each found out once: long rows of them are looked through from each slice behind them. What they insert into may change. */
class InsertedParts {
  readonly #known = new Map<Operation, Part | undefined>();

  of(op: InsertSliceOp): Part | undefined {
    if (!this.#known.has(op)) this.#known.set(op, insertionOf(op));
    return this.#known.get(op);
  }
}

function readPast(op: ExtractSliceOp, parts: InsertedParts): void {
  const part = op.numOperands === 1 ? densePart(op) : undefined;
  if (!part || !isStatic(op.source)) return;
  const { type } = op.result();
  let [source, start] = [op.source, part.start];
  for (;;) {
    const insert = source.definingOp;
    if (!(insert instanceof InsertSliceOp)) break;
    const insertion = parts.of(insert);
    if (!insertion) break;
    const inserted = insert.source;
    const slice = { start, sizes: part.sizes };
    if (areApart(slice, insertion)) source = insert.dest;
    else if (isSamePart(slice, insertion) && inserted.type === type) {
      op.replaceAllUsesWith([inserted]);
      op.erase();
      return;
    } else if (covers(insertion, slice) && isSameList((inserted.type as RankedTensorType).shape, insertion.sizes)) {
      source = inserted;
      start = start.map((at, dim) => at - insertion.start[dim]!);
    } else break;
  }
  if (source === op.source) return;
  op.setOperand(0, source);
  op.staticOffsets = start;
}

function insertPast(op: InsertSliceOp): void {
  const insertion = insertionOf(op);
  if (!insertion) return;
  for (;;) {
    const before = insertionOf(op.dest.definingOp);
    if (!before || !covers(insertion, before)) return;
    op.setOperand(1, before.whole);
    if (before.op.useEmpty) before.op.erase();
  }
}

const areApart = (a: Part, b: Part): boolean =>
  a.start.some((at, dim) => at + a.sizes[dim]! <= b.start[dim]! || b.start[dim]! + b.sizes[dim]! <= at);

const isSamePart = (a: Part, b: Part): boolean => isSameList(a.start, b.start) && isSameList(a.sizes, b.sizes);

const covers = (a: Part, b: Part): boolean =>
  a.start.every((at, dim) => at <= b.start[dim]! && b.start[dim]! + b.sizes[dim]! <= at + a.sizes[dim]!);
