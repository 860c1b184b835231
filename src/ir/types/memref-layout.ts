import { AffineMap } from '../../affine/affine-map.ts';
import {
  getAffineConstantExpr,
  getAffineDimExpr,
  getAffineSymbolExpr,
  type AffineExpr,
} from '../../affine/affine-expr.ts';
import { simplifyAffineExpr } from '../../affine/simplify-affine.ts';
import { exactInt64, type StaticIndex, staticIndex, wrappingAdd, wrappingMultiply } from '../../support/int64.ts';
import type { Attribute } from '../attribute.ts';
import { AffineMapAttr, StridedLayoutAttr } from '../attributes/container-attributes.ts';
import { isDynamic, kDynamic, MemRefType, typeSize } from './shaped-types.ts';

/**
 * Where the elements of memrefs are: element [i, j] of a strided memref is `offset + i * strides[0] + j * strides[1]` elements
 * behind the start of the buffer. Source: mlir/lib/IR/BuiltinTypes.cpp and BuiltinAttributes.cpp.
 */
export interface StridedForm {
  /** Elements, kDynamic where unknown. */
  readonly offset: number;
  /** Elements per dimension, kDynamic where unknown. */
  readonly strides: readonly number[];
}

/** Returns the sum, unknown when a part is. */
export function addDynamic(a: StaticIndex, b: StaticIndex): StaticIndex {
  return isDynamic(a) || isDynamic(b) ? kDynamic : wrappingAdd(a, b);
}

/** Returns the product, unknown when a factor is, unless the other is zero. Source: SaturatedInteger of StaticValueUtils.h. */
export function multiplyDynamic(a: StaticIndex, b: StaticIndex): StaticIndex {
  if (a === 0 || b === 0) return 0;
  return isDynamic(a) || isDynamic(b) ? kDynamic : wrappingMultiply(a, b);
}

/** Returns the strides of a row-major memref; those in front of a dimension that is dynamic or empty are unknown. */
export function identityStrides(shape: readonly number[]): number[] {
  const strides: number[] = [];
  let stride: StaticIndex = 1;
  for (const size of shape.toReversed()) {
    strides.push(typeSize(stride));
    stride = size > 0 && !isDynamic(stride) ? wrappingMultiply(stride, size) : kDynamic;
  }
  return strides.reverse();
}

/** Returns the offset and the strides of a memref, or undefined when its layout is none of strides. */
export function stridedForm({ shape, layout }: MemRefType): StridedForm | undefined {
  if (layout === undefined) return { offset: 0, strides: identityStrides(shape) };
  if (layout instanceof StridedLayoutAttr) return layout;
  return layout instanceof AffineMapAttr ? stridedFormOfMap(layout.value) : undefined;
}

function stridedFormOfMap(map: AffineMap): StridedForm | undefined {
  if (map.numResults !== 1) return undefined;
  const parts: Parts = {
    offset: getAffineConstantExpr(0),
    strides: Array.from({ length: map.numDims }, () => getAffineConstantExpr(0)),
  };
  if (!extractStrides(simplifyAffineExpr(map.results[0]!), getAffineConstantExpr(1), parts)) return undefined;
  const constantOf = (expr: AffineExpr): number => {
    const simple = simplifyAffineExpr(expr);
    return simple.kind === 'constant' ? typeSize(staticIndex(BigInt(simple.exact))) : kDynamic;
  };
  return { offset: constantOf(parts.offset), strides: parts.strides.map(constantOf) };
}

interface Parts {
  offset: AffineExpr;
  readonly strides: AffineExpr[];
}

/** Adds the strides and the offset in `root * factor` to `parts`; false where it is not linear in the dims. */
function extractStrides(root: AffineExpr, one: AffineExpr, parts: Parts): boolean {
  const pending: [AffineExpr, AffineExpr][] = [[root, one]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [expr, factor] = next;
    switch (expr.kind) {
      case 'dim':
        parts.strides[expr.position] = parts.strides[expr.position]!.add(factor);
        break;
      case 'symbol':
      case 'constant':
        parts.offset = parts.offset.add(expr.mul(factor));
        break;
      case 'add':
        pending.push([expr.rhs, factor], [expr.lhs, factor]);
        break;
      case 'mul':
        if (expr.lhs.isSymbolicOrConstant) pending.push([expr.rhs, factor.mul(expr.lhs)]);
        else pending.push([expr.lhs, factor.mul(expr.rhs)]);
        break;
      default:
        return false;
    }
  }
  return true;
}

/**
 * Returns the map from indices to the place of an element: `strided<[?, 2], offset: 3>` is `(d0, d1)[s0] -> (d0 * s0 + d1 * 2 + 3)`,
 * with one symbol for each unknown, the offset's first.
 */
export function stridedLayoutMap({ offset, strides }: StridedForm): AffineMap {
  let numSymbols = 0;
  const known = (value: number): AffineExpr =>
    isDynamic(value) ? getAffineSymbolExpr(numSymbols++) : getAffineConstantExpr(exactInt64(value));
  let expr = known(offset);
  for (const [dim, stride] of strides.entries()) expr = expr.add(getAffineDimExpr(dim).mul(known(stride)));
  return AffineMap.get(strides.length, numSymbols, [expr]);
}

/** Returns the layout as a map; undefined for layouts of other dialects. */
export function layoutMap({ rank, layout }: MemRefType): AffineMap | undefined {
  if (layout === undefined) return AffineMap.getMultiDimIdentityMap(rank);
  if (layout instanceof StridedLayoutAttr) return stridedLayoutMap(layout);
  return layout instanceof AffineMapAttr ? layout.value : undefined;
}

/** Tells whether the layout is the identity, written out or not. */
export function hasIdentityLayout(type: MemRefType): boolean {
  return type.layout === undefined || layoutMap(type)?.isIdentity() === true;
}

/** Returns the type with another layout; an identity map is none. */
export function withLayout({ shape, elementType, memorySpace }: MemRefType, layout: Attribute | undefined): MemRefType {
  const isIdentity = layout instanceof AffineMapAttr && layout.value.isIdentity();
  return MemRefType.get(shape, elementType, memorySpace, isIdentity ? undefined : layout);
}

/**
 * Returns the type whose layout is none where the elements lie in row-major order, and a simplified map otherwise.
 * Source: MemRefType::canonicalizeStridedLayout.
 */
export function canonicalizeStridedLayout(type: MemRefType): MemRefType {
  const map = layoutMap(type);
  if (!map || map.isIdentity() || map.numResults > 1) return type;
  const result = map.results[0]!;
  if (map.numInputs === 0) return result.kind === 'constant' && result.value === 0 ? withLayout(type, undefined) : type;
  if (type.rank === 0) return type;
  const simple = simplifyAffineExpr(result);
  const canonical = simplifyAffineExpr(canonicalStridedExpr(type.shape));
  if (simple.equals(canonical)) return withLayout(type, undefined);
  const { context } = type;
  return withLayout(type, AffineMapAttr.get(context, AffineMap.get(map.numDims, map.numSymbols, [simple])));
}

/** Returns the place of an element in row-major order; unknown strides are symbols, numbered from the last dimension. */
function canonicalStridedExpr(shape: readonly number[]): AffineExpr {
  const strides = identityStrides(shape);
  let numSymbols = 0;
  let expr: AffineExpr = getAffineConstantExpr(0);
  for (let dim = shape.length - 1; dim >= 0; dim--) {
    const stride = strides[dim]!;
    const factor = isDynamic(stride) ? getAffineSymbolExpr(numSymbols++) : getAffineConstantExpr(exactInt64(stride));
    expr = expr.add(getAffineDimExpr(dim).mul(factor));
  }
  return expr;
}
