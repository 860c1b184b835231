import { dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Location } from '../../../ir/location.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { IntegerType } from '../../../ir/types/scalar-types.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand, type OpResult, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { CallOp, ReturnOp } from '../../func/generated/func-ops.gen.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { currentScopeDevice } from '../../tt/device.ts';
import { tileTypeOf } from '../../tt/element-types.ts';
import { type LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import { gridShapeOf, layoutOf, makeLayout, memorySpaceOf } from '../../tt/layout.ts';
import { ConstantOp, Conv2dOp, ToLayoutOp } from '../generated/ttir-ops.gen.ts';
import { TTIRLayoutPassBase } from '../generated/ttir-passes.gen.ts';
import { TTIROpInterface } from '../interfaces.ts';
import { AssignLayouts, checkLayoutsExist, InitialLayouts, isInGeneric } from './assign-layouts.ts';
import { desiredLayout, isSystemMemorySpace, type DesiredLayout, type LayoutPreferences } from './operand-layout.ts';
import { rewriteGreedily } from './rewrite-greedily.ts';

/** Brings values to layouts, and keeps the operations at which that was not possible. */
class LayoutChanger {
  /** Operations with an error; patterns leave them alone from then on. */
  readonly failed = new Set<Operation>();
  /** Results of `tensor.empty` and `ttir.constant` whose layout a use has decided. */
  readonly #decided = new WeakSet<Value>();

  /** Emits an error at `op`, which is left as it is; returns undefined. */
  fail(op: Operation, message: string, ...notes: string[]): undefined {
    this.failed.add(op);
    op.emitOpError(message, ...notes);
    return undefined;
  }

  /**
   * Returns the value that `operand` should use to have the desired layout: one made anew before its owner, or the
   * present one if it has that layout already; undefined after an error. An empty tensor or a constant is made in the desired
   * layout; for another value a `ttir.to_layout` is inserted. Source: ttmlir-facts, section 2.2.6, phase B. Differs: an empty tensor
   * or constant with uses that ask for different layouts is made once for each, where upstream does not terminate.
   */
  convert(operand: OpOperand, desired: DesiredLayout, rewriter: PatternRewriter): Value | undefined {
    const { owner: op, value } = operand;
    const type = value.type as RankedTensorType;
    const layout = layoutOf(type);
    if (!layout)
      return this.fail(op, 'requires operands with a #tt.layout', `operand #${operand.operandNumber} has none`);
    const wanted = this.#desiredType(op, type, layout, desired);
    if (!wanted || wanted === type) return wanted && value;

    const maker = value.definingOp;
    if (maker instanceof EmptyOp || maker instanceof ConstantOp) {
      if (!this.#decided.has(value) && usesFollow(value, op)) return this.#remake(maker, wanted, rewriter);
      if (maker instanceof EmptyOp) return this.#empty(op.location, wanted, rewriter);
    }
    const output = this.#empty(op.location, wanted, rewriter);
    return ToLayoutOp.build(rewriter, op.location, { input: value, output }).result();
  }

  /** Returns `type` itself when memory space, element and memory layout are as desired already, whatever the rest is. */
  #desiredType(
    op: Operation,
    type: RankedTensorType,
    layout: LayoutAttr,
    desired: DesiredLayout,
  ): RankedTensorType | undefined {
    const { memorySpace, memLayout, tiled } = desired;
    const elementType = tiled ? tileTypeOf(type.elementType) : type.elementType;
    if (!elementType) {
      const kind = type.elementType instanceof IntegerType ? 'integer' : 'float';
      return this.fail(op, `unsupported ${kind} type`, `tiles cannot hold '${op.context.printType(type.elementType)}'`);
    }
    const fits =
      memorySpaceOf(layout) === memorySpace &&
      layout.memref.elementType === elementType &&
      layout.memLayout === memLayout;
    if (fits) return type;
    const changed = makeLayout(type.shape, elementType, { memorySpace, grid: gridShapeOf(layout), memLayout });
    if (!changed) return this.fail(op, `cannot tile '${op.context.printType(type)}'`, 'expected at least 2D shape');
    return type.withEncoding(changed);
  }

  #remake(maker: EmptyOp | ConstantOp, resultType: RankedTensorType, rewriter: PatternRewriter): Value {
    const made = rewriter.create({ name: maker.name, location: maker.location, resultTypes: [resultType], properties: maker.properties, attributes: maker.attributes }); // prettier-ignore
    rewriter.replaceOp(maker, made.results);
    this.#decided.add(made.result());
    return made.result();
  }

  #empty(location: Location, resultType: RankedTensorType, rewriter: PatternRewriter): Value {
    const empty = EmptyOp.build(rewriter, location, { dynamicSizes: [], resultType }).result();
    this.#decided.add(empty);
    return empty;
  }
}

/** Tells whether all uses of `value` are at `op` or behind it in the same block. */
function usesFollow(value: Value, op: Operation): boolean {
  for (const user of value.users()) {
    if (user.block !== op.block || (user !== op && user.isBeforeInBlock(op))) return false;
  }
  return true;
}

/** Makes `operand` use `value`, and gives the result that is tied to it, if it is an init, the same type. */
function setOperand(rewriter: PatternRewriter, operand: OpOperand, value: Value, tied?: OpResult): void {
  rewriter.modifyOpInPlace(operand.owner, () => {
    operand.set(value);
    if (tied) tied.type = value.type;
  });
}

/** Brings the operands of operations in destination-passing style to layouts that their constraints accept. */
class LayoutDPSOperands extends RewritePattern {
  readonly root = undefined;
  readonly #changer: LayoutChanger;
  readonly #preferences: LayoutPreferences;

  constructor(changer: LayoutChanger, preferences: LayoutPreferences) {
    super();
    this.#changer = changer;
    this.#preferences = preferences;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const inits = dpsInits(op);
    if (!inits || op instanceof ToLayoutOp || isInGeneric(op))
      return rewriter.notifyMatchFailure(op, 'no DPS operation');
    if (this.#changer.failed.has(op)) return rewriter.notifyMatchFailure(op, 'has errors');
    const constraints = TTIROpInterface.of(op)?.operandConstraints;
    if (!constraints || constraints.length < op.numOperands) {
      const found = constraints ? `got ${constraints.length}` : 'it has none';
      this.#changer.fail(op, `expected one operand constraint for each of its ${op.numOperands} operands`, found);
      return false;
    }

    let changed = false;
    for (const operand of op.opOperands) {
      const tied = inits.includes(operand) ? op.results[inits.indexOf(operand)] : undefined;
      // Convolutions move their input, weight and bias to the device themselves.
      if (op instanceof Conv2dOp && !tied) continue;
      const desired = desiredLayout(constraints[operand.operandNumber]!, this.#preferences);
      const before = operand.value;
      const value = this.#changer.convert(operand, desired, rewriter);
      if (!value) return changed;
      // An init that serves several operations has its layout from the first of them; the results of the others follow.
      if (value === before && (!tied || tied.type === value.type)) continue;
      setOperand(rewriter, operand, value, tied);
      changed = true;
    }
    return changed;
  }
}

/** Brings what functions return, or pass to others, back to the memory space that tensors start in. */
class LayoutFunctionBoundary extends RewritePattern {
  readonly #changer: LayoutChanger;
  readonly #desired: DesiredLayout;

  constructor(
    readonly root: typeof ReturnOp | typeof CallOp,
    changer: LayoutChanger,
    desired: DesiredLayout,
  ) {
    super();
    this.#changer = changer;
    this.#desired = desired;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    if (this.#changer.failed.has(op)) return rewriter.notifyMatchFailure(op, 'has errors');
    let changed = false;
    for (const operand of op.opOperands) {
      if (!(operand.value.type instanceof RankedTensorType)) continue;
      const before = operand.value;
      const value = this.#changer.convert(operand, this.#desired, rewriter);
      if (!value) return changed;
      if (value === before) continue;
      setOperand(rewriter, operand, value);
      changed = true;
    }
    return changed;
  }
}

/**
 * `ttir-layout`. Source: ttmlir-facts, section 2.2.6. Differs: unused arguments of functions get layouts too; operands of calls
 * are brought back to the initial memory space like what functions return.
 */
export class TTIRLayoutPass extends TTIRLayoutPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const device = currentScopeDevice(module);
    if (!device) return module.emitError('Device not found', 'ttir-implicit-device puts one on the module');
    const layouts = new InitialLayouts(device.workerGrid.shape.length, this.options.initMemorySpace);
    if (!checkLayoutsExist(module, layouts)) return false;
    if (!rewriteGreedily(module, [new AssignLayouts(layouts)])) return false;

    const changer = new LayoutChanger();
    const deviceMemLayout = this.options.defaultDeviceMemoryLayout;
    const boundary: DesiredLayout = {
      memorySpace: this.options.initMemorySpace,
      memLayout: isSystemMemorySpace(this.options.initMemorySpace) ? 'none' : deviceMemLayout,
      tiled: false,
    };
    const patterns = [
      new LayoutDPSOperands(changer, { memorySpace: this.options.defaultMemorySpace, deviceMemLayout }),
      new LayoutFunctionBoundary(ReturnOp, changer, boundary),
      new LayoutFunctionBoundary(CallOp, changer, boundary),
    ];
    return rewriteGreedily(module, patterns, { topDown: true }) && changer.failed.size === 0;
  }
}
