import { ConstantOp } from '../../dialects/arith/generated/arith-ops.gen.ts';
import { type CBType } from '../../dialects/ttkernel/generated/ttkernel-types.gen.ts';
import { ReturnOp } from '../../dialects/ttkernel/generated/ttkernel-ops.gen.ts';
import { CoreRangeAttr } from '../../dialects/ttmetal/generated/ttmetal-attributes.gen.ts';
import { type CoreRange } from '../../layout/core-ranges.ts';
import { i32Attr } from '../../ir/attributes/scalar-attributes.ts';
import { OpBuilder } from '../../ir/builder.ts';
import { type Context } from '../../ir/context.ts';
import { type Location } from '../../ir/location.ts';
import { Region } from '../../ir/region.ts';
import { IntegerType } from '../../ir/types/scalar-types.ts';
import { type Value } from '../../ir/value.ts';

/** Makes the operations of a kernel, one behind the other. */
export class KernelBuilder {
  readonly builder: OpBuilder;
  readonly location: Location;
  readonly i32: IntegerType;

  constructor(context: Context, location: Location) {
    // Not the rewriter: what is in a kernel is not converted again.
    this.builder = new OpBuilder(context);
    this.location = location;
    this.i32 = IntegerType.get(context, 32);
  }

  constant(value: number): Value {
    const args = { value: i32Attr(this.builder.context, value), resultType: this.i32 };
    return ConstantOp.build(this.builder, this.location, args).result();
  }

  /** Makes an operation of the arguments that its class is built from. */
  add<Args, Op>(op: { build(builder: OpBuilder, location: Location, args: Args): Op }, args: Args): Op {
    return op.build(this.builder, this.location, args);
  }
}

/** Returns the region of a kernel: `body` fills it, given its circular buffers, and `ttkernel.return` ends it. */
export function buildKernelRegion(
  context: Context,
  location: Location,
  buffers: readonly CBType[],
  body: (kernel: KernelBuilder, buffers: readonly Value[]) => void,
): Region {
  const kernel = new KernelBuilder(context, location);
  const region = new Region();
  const block = kernel.builder.createBlock(region, buffers, buffers.map(() => location)); // prettier-ignore
  body(kernel, block.arguments);
  ReturnOp.build(kernel.builder, location);
  return region;
}

/** Returns a rectangle of cores as an attribute. */
export function coreRangeAttr(context: Context, { y, x, height, width }: CoreRange): CoreRangeAttr {
  return CoreRangeAttr.get(context, [y, x], [height, width]);
}
