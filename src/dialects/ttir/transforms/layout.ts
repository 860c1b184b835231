import { functionTypeOf } from '../../../builtin/function-op.ts';
import { DestinationStyleOpInterface, dpsInits } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { SymbolTableCollection } from '../../../ir/symbol-table.ts';
import { type Type } from '../../../ir/type.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type OpOperand, type OpResult, type Value } from '../../../ir/value.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { calleeTypesOf } from '../../func/function-type.ts';
import { CallIndirectOp, CallOp, FuncOp, ReturnOp } from '../../func/generated/func-ops.gen.ts';
import { currentScopeDevice, reportNoDevice } from '../../tt/device.ts';
import { type OperandConstraint } from '../../tt/generated/tt-enums.gen.ts';
import { layoutOf } from '../../tt/layout.ts';
import { Conv2dOp, ToLayoutOp } from '../generated/ttir-ops.gen.ts';
import { TTIRLayoutPassBase } from '../generated/ttir-passes.gen.ts';
import { operandConstraintsOf, TTIROpInterface } from '../interfaces.ts';
import { assignLayouts, checkLayoutsExist, InitialLayouts, isInGeneric } from './assign-layouts.ts';
import { checkSignatures } from './check-signatures.ts';
import { foldNarrowConstants } from './fold-narrow-constants.ts';
import { LayoutChanger, ownInit } from './layout-changer.ts';
import { controlFlowPatterns } from './layout-control-flow.ts';
import { DesiredLayouts, desiredLayoutOf, isSystemMemorySpace, type DesiredLayout } from './operand-layout.ts';
import { rewriteGreedily } from './rewrite-greedily.ts';

/** Makes `operand` use `value`, and gives the result that is tied to it, if it is an init, the same type. */
function setOperand(rewriter: PatternRewriter, operand: OpOperand, value: Value, tied?: OpResult): void {
  rewriter.modifyOpInPlace(operand.owner, () => {
    operand.set(value);
    if (tied) tied.type = value.type;
  });
}

/** Returns what helps with an operation that no layouts are known for. */
function helpWith({ dialectNamespace }: Operation): string {
  return dialectNamespace === 'ttnn' || dialectNamespace === 'ttmetal'
    ? 'the program is lowered already'
    : 'front ends make TTIR of other dialects, as linalg-to-ttir-pipeline does';
}

/** What an operand should be. */
interface Demand {
  readonly desired: DesiredLayout;
  /** The types that are so already, and what others become; see LayoutChanger. */
  readonly types: ReadonlyMap<Type, Type>;
}

/** Brings the operands of operations in destination-passing style to layouts that their constraints accept. */
class LayoutDPSOperands extends RewritePattern {
  readonly root = undefined;
  override readonly rootInterface = DestinationStyleOpInterface.name;
  readonly #changer: LayoutChanger;
  readonly #desired: DesiredLayouts;
  /** By lists of constraints, of which a program has few. */
  readonly #demands = new Map<readonly OperandConstraint[], readonly Demand[]>();

  constructor(changer: LayoutChanger, desired: DesiredLayouts) {
    super();
    this.#changer = changer;
    this.#desired = desired;
  }

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    if (op instanceof ToLayoutOp || isInGeneric(op)) return rewriter.notifyMatchFailure(op, 'keeps its layouts');
    if (this.#changer.failed.has(op)) return rewriter.notifyMatchFailure(op, 'has errors');
    if (!TTIROpInterface.isImplementedBy(op)) {
      if (op.results.length > 0) this.#changer.fail(op, 'expected an operation of TTIR', helpWith(op));
      return rewriter.notifyMatchFailure(op, 'is of another dialect');
    }
    const constraints = operandConstraintsOf(op);
    if (!constraints || constraints.length < op.opOperands.length) {
      const found = constraints ? `got ${constraints.length}` : 'it has none';
      this.#changer.fail(op, `expected one operand constraint for each of its ${op.numOperands} operands`, found);
      return false;
    }
    const demands = this.#demands.get(constraints) ?? this.#demandsOf(constraints);
    if (areMet(demands, op)) return rewriter.notifyMatchFailure(op, 'its operands are as they should be');

    const inits = dpsInits(op)!;
    let changed = false;
    for (const operand of op.opOperands) {
      const init = inits.indexOf(operand);
      const tied = init < 0 ? undefined : op.results[init];
      // Convolutions move their input, weight and bias to the device themselves.
      if (op instanceof Conv2dOp && !tied) continue;
      const { value: before } = operand;
      const { type } = before;
      const value = this.#changer.convert(operand, demands[operand.operandNumber]!.desired, rewriter);
      if (!value) return changed;
      if (value !== before || value.type !== type) setOperand(rewriter, operand, value, tied);
      else if (tied && tied.type !== value.type) setOperand(rewriter, operand, ownInit(operand, rewriter), tied);
      else continue;
      changed = true;
    }
    return changed;
  }

  #demandsOf(constraints: readonly OperandConstraint[]): readonly Demand[] {
    const demands = constraints.map((constraint) => {
      const desired = this.#desired.for(constraint);
      return { desired, types: this.#changer.typesFor(desired) };
    });
    this.#demands.set(constraints, demands);
    return demands;
  }
}

/** Tells whether the operands are known to be what is demanded of each, and results are like the inits, the last operands. */
function areMet(demands: readonly Demand[], { opOperands, results }: Operation): boolean {
  const firstInit = opOperands.length - results.length;
  for (let i = 0; i < opOperands.length; i++) {
    const { type } = opOperands[i]!.value;
    if (demands[i]!.types.get(type) !== type) return false;
    if (i >= firstInit && results[i - firstInit]!.type !== type) return false;
  }
  return true;
}

/** Brings what functions return, or pass to others, to the layouts of their signatures: where tensors start, unless the program says otherwise. */
class LayoutFunctionBoundary extends RewritePattern {
  readonly #changer: LayoutChanger;
  readonly #desired: DesiredLayout;
  readonly #symbols = new SymbolTableCollection();

  constructor(
    readonly root: typeof ReturnOp | typeof CallOp | typeof CallIndirectOp,
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
    const types = this.#signatureTypes(op);
    for (const operand of op.opOperands) {
      const { value: before, operandNumber } = operand;
      const { type: typeBefore } = before;
      if (!(typeBefore instanceof RankedTensorType) || typeBefore === types[operandNumber]) continue;
      const type = types[operandNumber];
      const value =
        type instanceof RankedTensorType && layoutOf(type)
          ? this.#changer.convertTo(operand, type, rewriter)
          : this.#changer.convert(operand, this.#desired, rewriter);
      if (!value) return changed;
      if (value === before && value.type === typeBefore) continue;
      setOperand(rewriter, operand, value);
      changed = true;
    }
    return changed;
  }

  /** Returns the types that the operands of a return or call must have, as far as they are known. */
  #signatureTypes(op: Operation): readonly Type[] {
    if (op instanceof CallOp || op instanceof CallIndirectOp) return calleeTypesOf(op, this.#symbols);
    return op.parentOp instanceof FuncOp ? functionTypeOf(op.parentOp).results : [];
  }
}

/**
 * `ttir-layout`. Source: ttmlir-facts, section 2.2.6. Differs: all options can be given on the command line; unused arguments of functions get layouts too; what calls and
 * control flow hand over is brought back to the initial memory space like what functions return; a result whose init has the desired layout already gets that layout.
 */
export class TTIRLayoutPass extends TTIRLayoutPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const device = currentScopeDevice(module);
    if (!device) return reportNoDevice(module);
    const { initMemorySpace, defaultMemorySpace, defaultDeviceMemoryLayout: deviceMemLayout } = this.options;
    const boundary = desiredLayoutOf(
      initMemorySpace,
      isSystemMemorySpace(initMemorySpace) ? 'none' : deviceMemLayout,
      false,
    );
    const layouts = new InitialLayouts(device.workerGrid.shape.length, initMemorySpace, boundary.memLayout);
    // What is computed of such constants needs no layout; they have none on the device.
    foldNarrowConstants(module);
    if (!checkSignatures(module) || !checkLayoutsExist(module, layouts)) return false;
    assignLayouts(module, layouts);
    // Upstream's patterns fold and clean up while they assign.
    if (!rewriteGreedily(module, [])) return false;

    const changer = new LayoutChanger();
    const desired = new DesiredLayouts({ memorySpace: defaultMemorySpace, deviceMemLayout });
    const patterns = [
      new LayoutDPSOperands(changer, desired),
      new LayoutFunctionBoundary(ReturnOp, changer, boundary),
      new LayoutFunctionBoundary(CallOp, changer, boundary),
      new LayoutFunctionBoundary(CallIndirectOp, changer, boundary),
      ...controlFlowPatterns(changer),
    ];
    return rewriteGreedily(module, patterns, { topDown: true }) && changer.failed.size === 0;
  }
}
