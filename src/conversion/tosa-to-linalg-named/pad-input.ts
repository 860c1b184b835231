import { ArithBuilder } from '../../dialects/arith/arith-builder.ts';
import { PadOp } from '../../dialects/tensor/generated/tensor-ops.gen.ts';
import { buildPaddingRegion } from '../../dialects/tensor/padding.ts';
import { type FloatAttr, type IntegerAttr } from '../../ir/attributes/scalar-attributes.ts';
import { type OpBuilder } from '../../ir/builder.ts';
import { type Location } from '../../ir/location.ts';
import { isDynamic, RankedTensorType } from '../../ir/types/shaped-types.ts';
import { type Value } from '../../ir/value.ts';

/** Pads all dimensions of the input but the first and the last, unless there is nothing to pad. Source: applyPad of mlir/lib/Conversion/TosaToLinalg/TosaToLinalgNamed.cpp. */
export function padInput(
  builder: OpBuilder,
  location: Location,
  source: Value,
  inner: readonly number[],
  padding: IntegerAttr | FloatAttr,
): Value {
  if (inner.every((amount) => amount === 0)) return source;
  const { shape, elementType } = source.type as RankedTensorType;
  const amounts = [0, 0, ...inner, 0, 0];
  const staticLow = shape.map((_, dim) => amounts[2 * dim]!);
  const staticHigh = shape.map((_, dim) => amounts[2 * dim + 1]!);
  const sizes = shape.map((size, dim) => (isDynamic(size) ? size : size + staticLow[dim]! + staticHigh[dim]!));
  const value = new ArithBuilder(builder, location).constant(padding);
  const regions = [buildPaddingRegion(builder, location, shape.length, value)];
  const resultType = RankedTensorType.get(sizes, elementType);
  const args = { source, low: [], high: [], staticLow, staticHigh, regions, resultType };
  return PadOp.build(builder, location, args).result(0);
}
