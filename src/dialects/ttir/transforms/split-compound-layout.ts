import { type Operation } from '../../../ir/operation.ts';
import { OpRewritePattern, type PatternRewriter } from '../../../ir/pattern-match.ts';
import { type RankedTensorType } from '../../../ir/types/shaped-types.ts';
import { checkLayout } from '../../../layout/layout-queries.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { EmptyOp } from '../../tensor/generated/tensor-ops.gen.ts';
import { LayoutAttr } from '../../tt/generated/tt-attributes.gen.ts';
import {
  isTiled,
  layoutOf,
  memorySpaceOf,
  scalarTypeOfLayout,
  toTensorLayout,
  withElementType,
  withGrid,
  withMemoryLayout,
  withMemorySpace,
} from '../../tt/layout.ts';
import { shapeOf } from '../../tt/shapes.ts';
import { ToLayoutOp } from '../generated/ttir-ops.gen.ts';
import { TTIRSplitCompoundLayoutPassBase } from '../generated/ttir-passes.gen.ts';
import { changedComponents } from '../layout-components.ts';
import { rewriteGreedily } from './rewrite-greedily.ts';

/**
 * Returns the layout `output` on the grid of `input`; undefined when its linear map, and with it the division on grids of that
 * rank, would become another one.
 */
function onGridOf(input: LayoutAttr, output: LayoutAttr, shape: readonly number[]): LayoutAttr | undefined {
  const { context, grid } = input;
  if (grid.shape.length !== output.grid.shape.length) return undefined;
  const regridded = withGrid(output, shape, grid.shape);
  if (!regridded?.linear.equals(output.linear)) return undefined;
  return LayoutAttr.get(context, regridded.linear, regridded.oobVal, grid, regridded.memref, regridded.memLayout);
}

/**
 * Returns the layout that lies between two that differ in several components: one step is a single change, the other has one
 * change less to make. What has to be read comes to L1 first, what has to be written leaves it last, and what is moved
 * within L1 is tiled where one side is. Undefined when neither the linear map nor the grid can change without the other.
 * Source: ttmlir-facts, section 2.2.8. Differs: the linear map of tiles is changed in scalars only where the format changes
 * too, because upstream goes from tiles to scalars and back without end where the tensor memory layout changes with the map;
 * scalars change their format before the map.
 */
export function bounceLayout(input: LayoutAttr, output: LayoutAttr, shape: readonly number[]): LayoutAttr | undefined {
  const changed = changedComponents(input, output);
  if (memorySpaceOf(input) !== 'l1') return withMemorySpace(input, 'l1');
  if (memorySpaceOf(output) !== 'l1') return withMemorySpace(output, 'l1');
  const regridded = changed.has('grid') ? onGridOf(input, output, shape) : output;
  if (!regridded) return undefined;
  if (isTiled(input) !== isTiled(output)) {
    return isTiled(input)
      ? withElementType(output, input.memref.elementType)
      : withElementType(input, output.memref.elementType);
  }
  if (changed.has('linear') && changed.has('format') && isTiled(input)) {
    return withElementType(input, scalarTypeOfLayout(input));
  }
  if (changed.has('grid')) return regridded;
  if (changed.has('memLayout')) return withMemoryLayout(input, output.memLayout);
  return withElementType(input, output.memref.elementType);
}

/** Splits one change off a `ttir.to_layout` that makes several. */
class SplitToLayout extends OpRewritePattern<ToLayoutOp> {
  readonly root = ToLayoutOp;
  /** Operations with an error, which stay as they are. */
  readonly failed = new Set<Operation>();

  matchAndRewrite(op: ToLayoutOp, rewriter: PatternRewriter): LogicalResult {
    if (this.failed.has(op)) return rewriter.notifyMatchFailure(op, 'has errors');
    const { input, output, location } = op;
    const [from, to] = [layoutOf(input.type)!, layoutOf(output.type)!];
    if (changedComponents(from, to).size < 2) return rewriter.notifyMatchFailure(op, 'changes one component at most');
    const shape = shapeOf(input);
    const problem = checkLayout(toTensorLayout(from), shape) ?? checkLayout(toTensorLayout(to), shape);
    if (problem !== undefined) return this.#fail(op, 'expected layouts for the shape of the tensor', problem);
    const layout = bounceLayout(from, to, shape);
    if (!layout) {
      return this.#fail(
        op,
        'Changing layout and grid at the same time is currently not supported',
        `the linear map is ${to.linear.toString()} only on the ${to.grid.shape.join('x')} grid`,
      );
    }
    const resultType = (input.type as RankedTensorType).withEncoding(layout);
    const init = EmptyOp.build(rewriter, location, { dynamicSizes: [], resultType }).result();
    const bounced = ToLayoutOp.build(rewriter, location, { input, output: init }).result();
    rewriter.replaceOp(op, ToLayoutOp.build(rewriter, location, { input: bounced, output }).results);
    return true;
  }

  #fail(op: ToLayoutOp, message: string, note: string): false {
    this.failed.add(op);
    return op.emitOpError(message, note);
  }
}

/** `ttir-split-compound-layout`. Source: ttmlir-facts, section 2.2.8. */
export class TTIRSplitCompoundLayoutPass extends TTIRSplitCompoundLayoutPassBase {
  override runOnOperation(module: Operation): LogicalResult {
    const split = new SplitToLayout();
    return rewriteGreedily(module, [split], { pass: this }) && split.failed.size === 0;
  }
}
