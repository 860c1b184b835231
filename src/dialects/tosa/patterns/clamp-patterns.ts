import { type Attribute } from '../../../ir/attribute.ts';
import { floatAttr, floatValue } from '../../../ir/attributes/float-values.ts';
import { FloatAttr, IntegerAttr } from '../../../ir/attributes/scalar-attributes.ts';
import { OpRewritePattern, type PatternRewriter, type RewritePattern } from '../../../ir/pattern-match.ts';
import { FloatType, IntegerType } from '../../../ir/types/scalar-types.ts';
import { elementTypeOrSelf } from '../../../ir/types/shaped-types.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { NanPropagationModeAttr } from '../generated/tosa-attributes.gen.ts';
import { ClampOp } from '../generated/tosa-ops.gen.ts';

/** Canonicalization of `tosa.clamp`. Source: mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp. */

type Bounds = readonly [min: number | bigint, max: number | bigint];

/** Tells whether integers of the type have no sign; those of one bit are false and true. */
const isUnsigned = ({ signedness, width }: IntegerType): boolean => signedness === 'unsigned' || width === 1;

function numberOf(bound: Attribute): number | bigint {
  if (bound instanceof FloatAttr) return floatValue(bound);
  const { value, type } = bound as IntegerAttr;
  return type instanceof IntegerType && isUnsigned(type) ? BigInt.asUintN(type.width, value) : value;
}

const boundsOf = (op: ClampOp): Bounds => [numberOf(op.minVal), numberOf(op.maxVal)];

/** Removes a clamp that leaves every value as it is. */
class ClampIsNoOp extends OpRewritePattern<ClampOp> {
  readonly root = ClampOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: ClampOp, rewriter: PatternRewriter): LogicalResult {
    const [min, max] = boundsOf(op);
    const element = elementTypeOrSelf(op.input.type);
    if (op.input.type !== op.result().type) return false;
    if (element instanceof FloatType) {
      if (min !== -Infinity || max !== Infinity) return false;
    } else if (element instanceof IntegerType) {
      const bits = BigInt(element.width);
      const least = isUnsigned(element) ? 0n : -(1n << (bits - 1n));
      const greatest = isUnsigned(element) ? (1n << bits) - 1n : (1n << (bits - 1n)) - 1n;
      if (min > least || max < greatest) return false;
    } else return false;
    rewriter.replaceOp(op, [op.input]);
    return true;
  }
}

/** Makes one of two clamps whose ranges have values in common. */
class ClampClampOptimization extends OpRewritePattern<ClampOp> {
  readonly root = ClampOp;
  override readonly debugNamespace = '';

  matchAndRewrite(op: ClampOp, rewriter: PatternRewriter): LogicalResult {
    const inner = op.input.definingOp;
    if (!(inner instanceof ClampOp)) return false;
    const element = elementTypeOrSelf(op.input.type);
    if (op.nanMode === 'IGNORE' && inner.nanMode === 'PROPAGATE') return false;
    const [[min, max], [innerMin, innerMax]] = [boundsOf(op), boundsOf(inner)];
    if (max < innerMin || innerMax < min) return false;
    const low = min > innerMin ? min : innerMin;
    const high = max < innerMax ? max : innerMax;
    const attribute = (bound: number | bigint): Attribute | undefined => {
      if (element instanceof FloatType) return floatAttr(element, Number(bound));
      return element instanceof IntegerType ? IntegerAttr.get(element, BigInt(bound)) : undefined;
    };
    const [minVal, maxVal] = [attribute(low), attribute(high)];
    if (!minVal || !maxVal) return false;
    const nanMode = op.nanMode === 'IGNORE' ? op.nanMode : inner.nanMode;
    rewriter.setInsertionPointBefore(op);
    const merged = rewriter.create({
      name: ClampOp.opName,
      location: op.location,
      operands: [inner.input],
      resultTypes: [op.result().type],
      properties: new Map<string, Attribute>([
        ['min_val', minVal],
        ['max_val', maxVal],
        ['nan_mode', NanPropagationModeAttr.get(op.context, nanMode)],
      ]),
    });
    rewriter.replaceOp(op, merged.results);
    return true;
  }
}

export function clampPatterns(): readonly RewritePattern[] {
  return [new ClampIsNoOp(), new ClampClampOptimization()];
}
