import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type Type } from '../../../ir/type.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand, type Value } from '../../../ir/value.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { tileTypeOf, unsupportedElement } from '../../tt/element-types.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { gridShapeOf, layoutOf, makeLayout, memorySpaceOf, whyNoLayout } from '../../tt/layout.ts';
import { ConstantOp, ToLayoutOp } from '../generated/ttir-ops.gen.ts';
import { type DesiredLayout } from './operand-layout.ts';

/** Brings values to layouts, and keeps the operations at which that was not possible. */
export class LayoutChanger {
  /** Operations with an error; patterns leave them alone from then on. */
  readonly failed = new Set<Operation>();
  /** Results of `ttir.constant` whose layout a use has decided. */
  readonly #decided = new WeakSet<Value>();
  /** Types in the layouts that are desired, by what is: a program has few of both. */
  readonly #wanted = new Map<DesiredLayout, Map<Type, RankedTensorType>>();

  /** Emits an error at `op`, which is left as it is; returns undefined. */
  fail(op: Operation, message: string, ...notes: string[]): undefined {
    this.failed.add(op);
    op.emitOpError(message, ...notes);
    return undefined;
  }

  /**
   * Returns the value that `operand` should use to have the desired layout: one made anew before its owner, or the
   * present one if it has that layout already or has got it; undefined after an error. An empty tensor or a constant is made in the desired
   * layout; for another value a `ttir.to_layout` is inserted. Source: ttmlir-facts, section 2.2.6, phase B. Differs: an empty tensor
   * with several uses is made once for each, so that no result overwrites another; a constant with uses that ask for
   * different layouts is moved for all but the first, where upstream does not terminate.
   */
  convert(operand: OpOperand, desired: DesiredLayout, rewriter: PatternRewriter): Value | undefined {
    const type = operand.value.type as RankedTensorType;
    const wanted = this.typesFor(desired).get(type) ?? this.#desiredType(operand, type, desired);
    return wanted && this.convertTo(operand, wanted, rewriter);
  }

  /** Returns what is known of the types that values have, as desired: those that are so already are their own. */
  typesFor(desired: DesiredLayout): Map<Type, RankedTensorType> {
    let types = this.#wanted.get(desired);
    if (!types) this.#wanted.set(desired, (types = new Map()));
    return types;
  }

  /** Returns the value that `operand` should use to be of type `wanted`, which differs in layout only, as `convert` does. */
  convertTo(operand: OpOperand, wanted: RankedTensorType, rewriter: PatternRewriter): Value {
    const { owner: op, value } = operand;
    if (wanted === value.type) return value;
    const maker = value.definingOp;
    if (maker instanceof EmptyOp) {
      if (!value.hasOneUse) return makeEmpty(op.location, wanted, rewriter);
      if (maker.next !== op) return this.#remake(maker, wanted, rewriter);
      // What would be made anew differs in its type only.
      rewriter.setType(value, wanted);
      return value;
    }
    if (maker instanceof ConstantOp && !this.#decided.has(value) && usesFollow(value, op)) {
      const made = this.#remake(maker, wanted, rewriter);
      this.#decided.add(made);
      return made;
    }
    const output = makeEmpty(op.location, wanted, rewriter);
    return ToLayoutOp.build(rewriter, op.location, { input: value, output }).result();
  }

  /**
   * Returns the type for the value of `operand`, which is the present one when memory space, element and memory layout are as desired
   * already, whatever the rest is; undefined after an error.
   */
  #desiredType(
    { owner: op, operandNumber }: OpOperand,
    type: RankedTensorType,
    desired: DesiredLayout,
  ): RankedTensorType | undefined {
    const layout = layoutOf(type);
    if (!layout) return this.fail(op, 'requires operands with a #tt.layout', `operand #${operandNumber} has none`);
    const { memorySpace, memLayout, tiled } = desired;
    const elementType = tiled ? tileTypeOf(type.elementType) : type.elementType;
    if (!elementType) {
      const why = unsupportedElement(type.elementType);
      return this.fail(op, why, `tiles cannot hold '${op.context.printType(type.elementType)}'`);
    }
    const fits =
      memorySpaceOf(layout) === memorySpace &&
      layout.memref.elementType === elementType &&
      layout.memLayout === memLayout;
    const wanted = fits ? type : inLayout(type, layout, desired, elementType);
    if (!wanted) {
      const message = `cannot ${tiled ? 'tile' : 'give a layout to'} '${op.context.printType(type)}'`;
      return this.fail(op, message, whyNoLayout(type, gridShapeOf(layout), tiled));
    }
    this.typesFor(desired).set(type, wanted);
    return wanted;
  }

  #remake(maker: EmptyOp | ConstantOp, resultType: RankedTensorType, rewriter: PatternRewriter): Value {
    const { name, location, properties, attributes } = maker;
    const made = rewriter.create({ name, location, resultTypes: [resultType], properties, attributes });
    rewriter.replaceOp(maker, made.results);
    return made.result();
  }
}

/** Returns the type in the desired layout, undefined when it has none. */
function inLayout(
  type: RankedTensorType,
  layout: LayoutAttr,
  { memorySpace, memLayout }: DesiredLayout,
  elementType: Type,
): RankedTensorType | undefined {
  const changed = makeLayout(type.shape, elementType, { memorySpace, grid: gridShapeOf(layout), memLayout });
  return changed && type.withEncoding(changed);
}

/** Returns a tensor of the type of an init that its owner may write to: that init, unless something else reads it. */
export function ownInit({ owner, value }: OpOperand, rewriter: PatternRewriter): Value {
  return value.hasOneUse ? value : makeEmpty(owner.location, value.type, rewriter);
}

function makeEmpty(location: Location, resultType: Type, rewriter: PatternRewriter): Value {
  return EmptyOp.build(rewriter, location, { dynamicSizes: [], resultType }).result();
}

/** Tells whether all uses of `value` are at `op` or behind it in the same block. */
function usesFollow(value: Value, op: Operation): boolean {
  for (const user of value.users()) {
    if (user.block !== op.block || (user !== op && user.isBeforeInBlock(op))) return false;
  }
  return true;
}
