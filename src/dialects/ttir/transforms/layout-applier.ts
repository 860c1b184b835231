import { OpBuilder } from '../../../ir/builder.ts';
import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand, type OpResult, type Value } from '../../../ir/value.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { ToLayoutOp } from '../generated/ttir-ops.gen.ts';

/** Gives results and inits the layouts that were picked. */
export class LayoutApplier {
  readonly #picked: ReadonlyMap<Operation, LayoutAttr>;
  /** Types with the layouts that were picked, of which a program has few. */
  readonly #types = new Map<LayoutAttr, Map<RankedTensorType, RankedTensorType>>();

  constructor(picked: ReadonlyMap<Operation, LayoutAttr>) {
    this.#picked = picked;
  }

  /** Sets the type of result 0 of `op`, and of its init, which must agree; other results get the types that their inits have by now. */
  apply(op: Operation): void {
    this.#applyToFirst(op);
    if (op.results.length > 1) followInits(op);
  }

  #applyToFirst(op: Operation): void {
    const layout = this.#picked.get(op);
    if (!layout) return;
    const result = op.result();
    const before = result.type as RankedTensorType;
    const type = before.encoding === layout ? before : this.#withLayout(before, layout);
    result.type = type;
    if (hasInitOf(type, op)) return;
    const init = dpsInits(op)?.[0];
    if (!init || init.value.type === type) return;
    if (this.#canRetype(init)) this.#retype(init.value as OpResult, type);
    else init.set(EmptyOp.build(OpBuilder.before(op), op.location, { dynamicSizes: [], resultType: type }).result());
  }

  /**
   * Tells whether the init can have another type where it is made: an empty tensor that is the init of operations with one picked
   * layout only, or what a `ttir.to_layout` makes for this operation only.
   */
  #canRetype({ owner, value }: OpOperand): boolean {
    const maker = value.definingOp;
    if (maker instanceof ToLayoutOp) return value.hasOneUse && this.#canRetype(dpsInits(maker)![0]!);
    if (!(maker instanceof EmptyOp)) return false;
    if (value.hasOneUse) return true;
    for (const use of value.uses()) {
      const number = use.owner === owner ? -1 : (dpsInits(use.owner)?.indexOf(use) ?? -1);
      // Results other than the first have followed their inits already, or will.
      if (number > 0 || (number === 0 && this.#picked.get(use.owner) !== this.#picked.get(owner))) return false;
    }
    return true;
  }

  #withLayout(type: RankedTensorType, layout: LayoutAttr): RankedTensorType {
    let known = this.#types.get(layout);
    if (!known) this.#types.set(layout, (known = new Map()));
    let found = known.get(type);
    if (!found) known.set(type, (found = type.withEncoding(layout)));
    return found;
  }

  #retype(value: Value, type: RankedTensorType): void {
    value.type = type;
    if (value.definingOp instanceof ToLayoutOp) this.#retype(value.definingOp.output, type);
  }
}

/** Gives results other than the first the types of their inits, which may have got other layouts by names of their own. */
function followInits(op: Operation): void {
  dpsInits(op)?.forEach(({ value: { type } }, i) => {
    const result = op.results[i];
    if (i > 0 && result && result.type !== type) result.type = type;
  });
}

/** Tells whether the only result is tied to a tensor of that type, without asking what is tied: of the tensors among the operands the init is the last. */
function hasInitOf(type: RankedTensorType, { opOperands, results }: Operation): boolean {
  return results.length === 1 && opOperands.length > 0 && opOperands[opOperands.length - 1]!.value.type === type;
}
