import { type Operation } from '../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../ir/pattern-match.ts';
import { hasIdentityLayout, stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, MemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { type MixedIndex } from '../../rewrite/mixed-indices.ts';
import { mixedSlice } from '../../rewrite/mixed-slice.ts';
import { type StaticIndex, wrappingMultiply } from '../../support/int64.ts';
import { type LogicalResult } from '../../support/logical-result.ts';
import { buildReinterpretCast } from '../../dialects/memref/build-slice.ts';
import * as memref from '../../dialects/memref/generated/memref-ops.gen.ts';
import { reshapeMetadata } from './reshape-metadata.ts';
import { applied, extractMetadata, productOfSymbols, type StridedMetadata, valueOf } from './strided-metadata.ts';
import { subviewMetadata } from './subview-metadata.ts';

/** What a memref is made of is found in the operation that makes it. Source: mlir/lib/Dialect/MemRef/Transforms/ExpandStridedMetadata.cpp. */

type Metadata = memref.ExtractStridedMetadataOp;
type Class<T extends Operation> = abstract new (...args: never[]) => T;

/** A pattern for the metadata of what operations of one kind make. */
interface Folder<T extends Operation> {
  readonly name: string;
  readonly source: Class<T>;
  /** Returns what stands for the results of `op`, or undefined, before anything is made, where nothing does. */
  resolve(op: Metadata, source: T, rewriter: PatternRewriter): readonly Value[] | undefined;
}

class ExtractStridedMetadataFolder<T extends Operation> extends OpRewritePattern<Metadata> {
  readonly root = memref.ExtractStridedMetadataOp;
  override readonly debugName: string;
  readonly #folder: Folder<T>;

  constructor(folder: Folder<T>) {
    super();
    this.debugName = folder.name;
    this.#folder = folder;
  }

  matchAndRewrite(op: Metadata, rewriter: PatternRewriter): LogicalResult {
    const source = op.source.definingOp;
    if (!(source instanceof this.#folder.source)) return rewriter.notifyMatchFailure(op, 'made by something else');
    const values = this.#folder.resolve(op, source, rewriter);
    if (!values) return rewriter.notifyMatchFailure(op, 'nothing known');
    rewriter.replaceOp(op, values);
    return true;
  }
}

const folder = <T extends Operation>(...args: [Folder<T>['name'], Folder<T>['source'], Folder<T>['resolve']]) =>
  new ExtractStridedMetadataFolder<T>({ name: args[0], source: args[1], resolve: args[2] });

/** Makes values of what is known, all after one another. */
function valuesOf(rewriter: PatternRewriter, op: Operation, metadata: StridedMetadata | undefined) {
  if (!metadata) return undefined;
  const { base, offset, sizes, strides } = metadata;
  return [base, ...[offset, ...sizes, ...strides].map((index) => valueOf(rewriter, op.location, index))];
}

/** Returns memory as a memref of one element; where nothing uses that, nothing is made for it. */
function baseOf(rewriter: PatternRewriter, op: Metadata, memory: Value, isUsed: boolean): Value {
  const type = op.baseBuffer.type as MemRefType;
  if (!isUsed || memory.type === type) return memory;
  return buildReinterpretCast(rewriter, op.location, memory, { offsets: [0], sizes: [], strides: [] }, type);
}

function ofAllocation(op: Metadata, alloc: memref.AllocOp | memref.AllocaOp, rewriter: PatternRewriter) {
  const { location } = op;
  const type = alloc.memref.type as MemRefType;
  if (!hasIdentityLayout(type)) return undefined;
  let next = 0;
  const sizes = type.shape.map((size) => (isDynamic(size) ? alloc.dynamicSizes[next++]! : size));
  const strides: MixedIndex[] = sizes.map(() => 1);
  for (let dim = sizes.length - 2; dim >= 0; dim--) {
    const inner = sizes.slice(dim + 1);
    strides[dim] = applied(rewriter, location, productOfSymbols(inner.length), inner);
  }
  const base = baseOf(rewriter, op, alloc.memref, op.baseBuffer.hasUses);
  return valuesOf(rewriter, op, { base, offset: 0, sizes, strides });
}

function ofGlobal(op: Metadata, global: memref.GetGlobalOp, rewriter: PatternRewriter) {
  const memory = global.result(0);
  const type = memory.type as MemRefType;
  if (!hasIdentityLayout(type)) return undefined;
  const strides: MixedIndex[] = type.shape.map((_, dim) => suffixProduct(type.shape, dim));
  return valuesOf(rewriter, op, { base: baseOf(rewriter, op, memory, true), offset: 0, sizes: type.shape, strides });
}

const suffixProduct = (shape: readonly number[], dim: number): StaticIndex =>
  shape.slice(dim + 1).reduce<StaticIndex>(wrappingMultiply, 1);

function ofReinterpretCast(op: Metadata, cast: memref.ReinterpretCastOp, rewriter: PatternRewriter) {
  if (!(cast.source.type instanceof MemRefType) || !stridedForm(cast.source.type)) return undefined;
  const { base } = extractMetadata(rewriter, op.location, cast.source);
  const { offsets, sizes, strides } = mixedSlice(cast);
  return valuesOf(rewriter, op, { base, offset: offsets[0]!, sizes, strides });
}

function ofCast(op: Metadata, cast: memref.CastOp, rewriter: PatternRewriter) {
  if (!(cast.source.type instanceof MemRefType)) return undefined;
  return valuesOf(rewriter, op, extractMetadata(rewriter, op.location, cast.source));
}

function ofMemorySpaceCast(op: Metadata, cast: memref.MemorySpaceCastOp, rewriter: PatternRewriter) {
  const { location } = op;
  const parts = memref.ExtractStridedMetadataOp.build(rewriter, location, { source: cast.source });
  const [base, ...others] = parts.results;
  if (!op.baseBuffer.hasUses) return parts.results;
  const destType = op.baseBuffer.type;
  return [memref.MemorySpaceCastOp.build(rewriter, location, { source: base!, destType }).result(0), ...others];
}

/** Source: populateExpandStridedMetadataPatterns. */
export const metadataPatterns = (): RewritePattern[] => [
  folder('ExtractStridedMetadataOpAllocFolder<mlir::memref::AllocOp>', memref.AllocOp, ofAllocation),
  folder('ExtractStridedMetadataOpAllocFolder<mlir::memref::AllocaOp>', memref.AllocaOp, ofAllocation),
  folder('ExtractStridedMetadataOpCollapseShapeFolder', memref.CollapseShapeOp, (op, source, rewriter) =>
    valuesOf(rewriter, op, reshapeMetadata(rewriter, source)),
  ),
  folder('ExtractStridedMetadataOpExpandShapeFolder', memref.ExpandShapeOp, (op, source, rewriter) =>
    valuesOf(rewriter, op, reshapeMetadata(rewriter, source)),
  ),
  folder('ExtractStridedMetadataOpGetGlobalFolder', memref.GetGlobalOp, ofGlobal),
  folder('ExtractStridedMetadataOpReinterpretCastFolder', memref.ReinterpretCastOp, ofReinterpretCast),
  folder('ExtractStridedMetadataOpSubviewFolder', memref.SubViewOp, (op, source, rewriter) =>
    // As upstream, constants have the place of the slice.
    valuesOf(rewriter, source, subviewMetadata(rewriter, source)),
  ),
  folder('ExtractStridedMetadataOpCastFolder', memref.CastOp, ofCast),
  folder('ExtractStridedMetadataOpMemorySpaceCastFolder', memref.MemorySpaceCastOp, ofMemorySpaceCast),
  folder(
    'ExtractStridedMetadataOpAssumeAlignmentFolder',
    memref.AssumeAlignmentOp,
    (op, { memref: source }, rewriter) => [
      ...memref.ExtractStridedMetadataOp.build(rewriter, op.location, { source }).results,
    ],
  ),
  folder(
    'ExtractStridedMetadataOpExtractStridedMetadataFolder',
    memref.ExtractStridedMetadataOp,
    (op, source, rewriter) => [source.baseBuffer, valueOf(rewriter, op.location, 0)],
  ),
];
