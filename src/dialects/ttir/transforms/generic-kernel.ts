import { type AffineExpr, getAffineDimExpr } from '../../../affine/affine-expr.ts';
import { AffineMap } from '../../../affine/affine-map.ts';
import { type Block } from '../../../ir/block.ts';
import { dpsInits, dpsInputs } from '../../../ir/interfaces/destination-style.ts';
import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter, RewritePattern } from '../../../ir/pattern-match.ts';
import { RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { type Value } from '../../../ir/value.ts';
import { counted } from '../../../support/counted.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { IteratorType, OperandConstraint } from '../../tt/generated/tt-enums.gen.ts';
import { shapeOf } from '../../tt/shapes.ts';
import { GenericOp, KernelOp, YieldOp } from '../generated/ttir-ops.gen.ts';
import { TTIRGenericKernelPassBase } from '../generated/ttir-passes.gen.ts';
import { differentRanks, elementwiseLoops, type OperandProblem } from '../generic-region.ts';
import { TTIROpInterface, type GenericRegionMethods } from '../interfaces.ts';
import { replaceByGeneric } from './build-generic.ts';
import { rewriteGreedily } from './rewrite-greedily.ts';

type Loops = ReturnType<GenericRegionMethods['indexingMaps']>;

/** How kernels of one kind are called. */
interface KernelKind {
  readonly constraint: OperandConstraint;
  problem(operands: readonly Value[]): OperandProblem | undefined;
  loops(operands: readonly Value[]): Loops;
}

/**
 * Returns the loops of a matrix product of the given rank: (..., m, n, k), of which the last accumulates. Rank 2 has the maps
 * (d0, d1, d2) -> (d0, d2), (d0, d1, d2) -> (d2, d1) and (d0, d1, d2) -> (d0, d1).
 */
function matmulLoops(rank: number): Loops {
  const dims = Array.from({ length: rank + 1 }, (_, dim) => getAffineDimExpr(dim));
  const [m, n, k] = dims.slice(-3) as [AffineExpr, AffineExpr, AffineExpr];
  const map = (row: AffineExpr, column: AffineExpr): AffineMap =>
    AffineMap.get(rank + 1, 0, [...dims.slice(0, rank - 2), row, column]);
  return {
    maps: [map(m, k), map(k, n), map(m, n)],
    iteratorTypes: [...Array.from({ length: rank }, () => IteratorType.Parallel), IteratorType.Systolic],
  };
}

function matmulProblem(operands: readonly Value[]): OperandProblem | undefined {
  const ranks = differentRanks(operands);
  if (ranks) return ranks;
  if (operands.length !== 3) {
    return { message: 'expected two inputs and one output', note: `it has ${counted(operands.length, 'operand')}` };
  }
  const rank = shapeOf(operands[0]!).length;
  return rank >= 2 ? undefined : { message: 'Matmul requires rank >= 2', note: `the rank is ${rank}` };
}

/** Source: ttmlir-facts, section 2.2.3. */
const kernelKinds = new Map<string, KernelKind>([
  ['eltwise', { constraint: OperandConstraint.AnyDevice, problem: differentRanks, loops: elementwiseLoops }],
  [
    'matmul',
    {
      constraint: OperandConstraint.AnyDeviceTile,
      problem: matmulProblem,
      loops: (operands) => matmulLoops(shapeOf(operands[0]!).length),
    },
  ],
]);

/** The operations that have an elementwise kernel of their name. */
const kernelOps: ReadonlySet<string> = new Set(['add', 'multiply', 'subtract', 'ge', 'relu', 'div']);

/** Turns operations into calls of kernels. */
class CallKernel extends RewritePattern {
  readonly root = undefined;

  matchAndRewrite(op: Operation, rewriter: PatternRewriter): LogicalResult {
    const [dialect, name] = op.name.split('.');
    if (dialect !== 'ttir' || !kernelOps.has(name!)) return rewriter.notifyMatchFailure(op, 'has no kernel');
    const kernel = KernelOp.build(rewriter, op.location, {
      op: name!,
      kind: 'eltwise',
      inputs: dpsInputs(op).map((operand) => operand.value),
      outputs: dpsInits(op)!.map((operand) => operand.value),
      operandConstraints: TTIROpInterface.of(op)!.operandConstraints ?? [],
    });
    rewriter.replaceOp(op, kernel.results);
    return true;
  }
}

/** Puts calls of kernels into a `ttir.generic` each. */
class WrapKernel extends OpRewritePattern<KernelOp> {
  readonly root = KernelOp;
  /** Operations with an error, which stay as they are. */
  readonly failed = new Set<Operation>();

  matchAndRewrite(op: KernelOp, rewriter: PatternRewriter): LogicalResult {
    if (op.findParent((parent) => parent instanceof GenericOp)) {
      return rewriter.notifyMatchFailure(op, 'is in a generic region already');
    }
    if (this.failed.has(op)) return rewriter.notifyMatchFailure(op, 'has errors');
    if (!op.operands.every(({ type }) => type instanceof RankedTensorType)) {
      return this.#fail(op, { message: 'expected operands that are tensors', note: 'memrefs are for generic regions' });
    }
    const kind = kernelKinds.get(op.kind);
    if (!kind) return this.#fail(op, { message: 'Unsupported kernel kind', note: `got @${op.kind}` });
    const problem = kind.problem(op.operands);
    if (problem) return this.#fail(op, problem);
    const buildBody = (block: Block): void => buildCall(op, block, rewriter);
    replaceByGeneric(op, kind.loops(op.operands), kind.constraint, buildBody, rewriter);
    return true;
  }

  #fail(op: KernelOp, { message, note }: OperandProblem): false {
    this.failed.add(op);
    return op.emitOpError(message, note);
  }
}

/** Fills `block` with a copy of the call on the block's arguments. */
function buildCall(op: KernelOp, block: Block, rewriter: PatternRewriter): void {
  rewriter.withInsertionPoint(() => {
    rewriter.setInsertionPointToEnd(block);
    const call = rewriter.clone(op);
    op.operands.forEach((_, i) => call.setOperand(i, block.arguments[i]!));
    YieldOp.build(rewriter, op.location, { values: call.results });
  });
}

/**
 * `ttir-generic-kernel`. Source: ttmlir-facts, section 2.2.3. Differs: the generic region yields every result of a kernel, not
 * only the first; kernels deeper in a generic region stay too.
 */
export class TTIRGenericKernelPass extends TTIRGenericKernelPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const wrap = new WrapKernel();
    return rewriteGreedily(module, [new CallKernel(), wrap]) && wrap.failed.size === 0;
  }
}
