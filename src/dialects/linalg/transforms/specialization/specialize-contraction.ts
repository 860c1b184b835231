import { getAffineDimExpr } from '../../../../affine/affine-expr.ts';
import { AffineMap } from '../../../../affine/affine-map.ts';
import { type Attribute } from '../../../../ir/attribute.ts';
import { dpsInits, dpsInputs } from '../../../../ir/interfaces/destination-style.ts';
import { type Block } from '../../../../ir/block.ts';
import { type Operation } from '../../../../ir/operation.ts';
import { type PatternRewriter } from '../../../../ir/pattern-match.ts';
import { range } from '../../../../support/lists.ts';
import { TypeFnAttr } from '../../generated/linalg-attributes.gen.ts';
import { BatchMatmulOp, type GenericOp, MatmulOp } from '../../generated/linalg-ops.gen.ts';
import { LinalgStructuredInterface } from '../../interfaces.ts';
import { buildNamed } from '../../structured/build-structured.ts';
import { mapsAttr } from '../../structured/named-op-maps.ts';
import { addsProducts } from '../../structured/verify-contraction.ts';

/** Products of matrices. Source: mlir/lib/Dialect/Linalg/Transforms/Specialize.cpp. */

/** The loops of a product of matrices, by which of its operands they index. */
interface ProductLoops {
  readonly batch: readonly number[];
  readonly m: number;
  readonly n: number;
  readonly k: number;
}

/** Makes the product of matrices that a `linalg.generic` is. Differs: mlir-opt forgets which factor is transposed and that numbers are unsigned, and refuses what it makes of several batch dimensions. */
export function specializeContraction(op: GenericOp, rewriter: PatternRewriter): Operation | undefined {
  const inputs = dpsInputs(op).map(({ value }) => value);
  const { indexingMaps, iteratorTypes } = LinalgStructuredInterface.of(op)!;
  const body = op.region.firstBlock!;
  if (inputs.length !== 2 || indexingMaps.some((map) => !map.isProjectedPermutation())) return undefined;
  const isLogical = [...body.operations()].some(({ name }) => name === 'arith.ori');
  const loops = isLogical || !addsProducts(body) ? undefined : productLoops(indexingMaps, iteratorTypes);
  if (!loops || loops.batch.length > 1) return undefined;
  const { batch, m, n, k } = loops;
  const [a, b, c] = [
    [m, k],
    [k, n],
    [m, n],
  ].map((expected, i) => matchMap(indexingMaps[i]!, batch.length, expected));
  if (a === undefined || b === undefined || c !== 'same' || (a === 'transposed' && b === 'transposed'))
    return undefined;
  const rank = batch.length;
  const mapOf = (isTransposed: boolean, row: number, column: number): AffineMap => {
    const dims = isTransposed ? [column, row] : [row, column];
    return AffineMap.get(
      rank + 3,
      0,
      [...range(rank), ...dims.map((dim) => rank + dim)].map((dim) => getAffineDimExpr(dim)),
    );
  };
  const maps = [mapOf(a === 'transposed', 0, 2), mapOf(b === 'transposed', 2, 1), mapOf(false, 0, 1)];
  const { context } = rewriter;
  const attributes = new Map<string, Attribute>([['indexing_maps', mapsAttr(context, maps)]]);
  if (castsUnsigned(body)) attributes.set('cast', TypeFnAttr.get(context, 'cast_unsigned'));
  const target = rank > 0 ? BatchMatmulOp : MatmulOp;
  return buildNamed(rewriter, op.location, target, inputs, dpsInits(op)![0]!.value, attributes);
}

function productLoops(maps: readonly AffineMap[], iteratorTypes: readonly string[]): ProductLoops | undefined {
  const groups = new Map<string, number[]>();
  for (const [loop, type] of iteratorTypes.entries()) {
    const key = maps.map((map) => (map.isFunctionOfDim(loop) ? '1' : '0')).join('') + type;
    groups.set(key, [...(groups.get(key) ?? []), loop]);
  }
  const batch = groups.get('111parallel') ?? [];
  const [m, n, k] = ['101parallel', '011parallel', '110reduction'].map((key) => groups.get(key) ?? []);
  const isProduct = [m!, n!, k!].every((group) => group.length === 1) && iteratorTypes.length === batch.length + 3;
  const areBatchesFirst = maps.every(
    (map) => map.numResults === batch.length + 2 && batch.every((_, i) => map.getDimPosition(i) === i),
  );
  return isProduct && areBatchesFirst ? { batch, m: m![0]!, n: n![0]!, k: k![0]! } : undefined;
}

function matchMap(
  map: AffineMap,
  numBatch: number,
  [row, column]: readonly number[],
): 'same' | 'transposed' | undefined {
  const [first, second] = [map.getDimPosition(numBatch), map.getDimPosition(numBatch + 1)];
  if (first === row && second === column) return 'same';
  return first === column && second === row ? 'transposed' : undefined;
}

/** Tells whether the factors are cast as unsigned numbers, of which the first cast in the body decides. */
function castsUnsigned(body: Block): boolean {
  const unsigned = ['arith.extui', 'arith.uitofp', 'arith.fptoui'];
  const signed = ['arith.extsi', 'arith.sitofp', 'arith.fptosi'];
  for (const { name } of body.operations()) {
    if (unsigned.includes(name)) return true;
    if (signed.includes(name) || name.startsWith('arith.mul')) return false;
  }
  return false;
}
