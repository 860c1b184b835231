import { StridedLayoutAttr } from '../../ir/attributes/container-attributes.ts';
import { stridedForm } from '../../ir/types/memref-layout.ts';
import { isDynamic, kDynamic, MemRefType, RankedTensorType, UnrankedMemRefType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';
import { buildIndexConstant } from '../../dialects/arith/build-index.ts';
import { CmpIPredicate } from '../../dialects/arith/generated/arith-enums.gen.ts';
import { RemSIOp, RemUIOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import * as memref from '../../dialects/memref/generated/memref-ops.gen.ts';
import { buildDim as buildTensorDim } from '../../dialects/tensor/build-sizes.ts';
import * as tensor from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { hasStaticSize } from './access-checks.ts';
import { type CheckWriter } from './check-writer.ts';

/** Checks of casts and reshapes. Source: RuntimeOpVerification.cpp of mlir/lib/Dialect/MemRef/Transforms and mlir/lib/Dialect/Tensor/Transforms. */

const { eq } = CmpIPredicate;

function buildSize({ builder, location, indexType }: CheckWriter, of: Value, dim: number): Value {
  if (!(of.type instanceof MemRefType || of.type instanceof UnrankedMemRefType)) {
    return buildTensorDim(builder, location, of, dim);
  }
  const index = buildIndexConstant(builder, location, dim);
  return memref.DimOp.build(builder, location, { source: of, index, resultType: indexType }).result(0);
}

/** Sizes that only the type says that a tensor is cast to are its sizes. */
export function checkTensorCast(write: CheckWriter, op: tensor.CastOp): void {
  const { source } = op;
  const { type } = op.result(0);
  if (!(type instanceof RankedTensorType)) return;
  if (!(source.type instanceof RankedTensorType)) {
    const { builder, location, indexType: resultType } = write;
    const rank = tensor.RankOp.build(builder, location, { tensor: source, resultType }).result(0);
    checkNumber(write, rank, type.rank, 'rank mismatch');
  }
  checkSizes(write, source, type);
}

/** Sizes, strides and an offset that only the type says that memory is cast to are those that it has. */
export function checkMemRefCast(write: CheckWriter, op: memref.CastOp): void {
  const { builder, location, indexType: resultType } = write;
  const { source } = op;
  const { type } = op.result(0);
  if (!(type instanceof MemRefType)) return;
  if (source.type instanceof UnrankedMemRefType) {
    const rank = memref.RankOp.build(builder, location, { memref: source, resultType }).result(0);
    checkNumber(write, rank, type.rank, 'rank mismatch');
  }
  const anyOfRank = dynamicType(type, source.type as MemRefType | UnrankedMemRefType);
  const cast = memref.CastOp.build(builder, location, { source, destType: anyOfRank });
  const { offset, strides } = memref.ExtractStridedMetadataOp.build(builder, location, { source: cast.result(0) });
  checkSizes(write, source, type);
  const form = stridedForm(type);
  if (!form) return;
  if (!isDynamic(form.offset)) checkNumber(write, offset, form.offset, 'offset mismatch');
  form.strides.forEach((stride, dim) => {
    if (!isDynamic(stride)) checkNumber(write, strides[dim]!, stride, `stride mismatch of dim ${dim}`);
  });
}

/** Returns the type of memory of which nothing but the rank is known. */
function dynamicType(
  { rank, context }: MemRefType,
  { elementType, memorySpace }: MemRefType | UnrankedMemRefType,
): MemRefType {
  const unknown = new Array<number>(rank).fill(kDynamic);
  return MemRefType.get(unknown, elementType, memorySpace, StridedLayoutAttr.get(context, kDynamic, unknown));
}

function checkSizes(write: CheckWriter, source: Value, type: MemRefType | RankedTensorType): void {
  type.shape.forEach((size, dim) => {
    if (isDynamic(size) || hasStaticSize(source, dim)) return;
    checkNumber(write, buildSize(write, source, dim), size, `size mismatch of dim ${dim}`);
  });
}

function checkNumber(write: CheckWriter, value: Value, number: number, complaint: string): void {
  write.assert(write.compare(eq, value, write.constant(number)), complaint);
}

/** What is copied has the sizes of where it goes. */
export function checkCopy(write: CheckWriter, { source, target }: memref.CopyOp): void {
  if (!(source.type instanceof MemRefType && target.type instanceof MemRefType)) return;
  source.type.shape.forEach((_, dim) => {
    const isKnown = [source, target].map((memory) => hasStaticSize(memory, dim));
    if (isKnown[0] && isKnown[1]) return;
    const [from, to] = [source, target].map((memory, i) =>
      isKnown[i] ? write.constant((memory.type as MemRefType).shape[dim]!) : buildSize(write, memory, dim),
    ) as [Value, Value];
    write.assert(write.compare(eq, from, to), `size of ${dim}-th source/target dim does not match`);
  });
}

/** The sizes that a dimension is known to be split into divide it. */
export function checkExpandShape(write: CheckWriter, op: memref.ExpandShapeOp): void {
  const { shape } = op.result(0).type as MemRefType;
  op.reassociation.forEach((group, dim) => {
    const size = buildSize(write, op.src, dim);
    const known = group.map((inner) => shape[inner]!).filter((inner) => !isDynamic(inner));
    const lhs = size;
    const rhs = write.constant(known.reduce((product, inner) => product * inner, 1));
    const rest = RemSIOp.build(write.builder, write.location, { lhs, rhs }).result();
    checkNumber(write, rest, 0, 'static result dims in reassoc group do not divide src dim evenly');
  });
}

/** Memory is where it is said to be. */
export function checkAlignment(write: CheckWriter, { memref: source, alignment }: memref.AssumeAlignmentOp): void {
  const { builder, location, indexType: alignedPointerType } = write;
  const address = memref.ExtractAlignedPointerAsIndexOp.build(builder, location, { source, alignedPointerType });
  const args = { lhs: address.result(0), rhs: write.constant(alignment) };
  const rest = RemUIOp.build(builder, location, args).result();
  checkNumber(write, rest, 0, `memref is not aligned to ${alignment}`);
}
