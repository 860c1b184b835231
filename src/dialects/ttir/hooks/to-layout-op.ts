import { type RewritePattern } from '../../../ir/pattern-match.ts';
import { isSameList } from '../../../support/lists.ts';
import { type LogicalResult } from '../../../support/logical-result.ts';
import { layoutOf } from '../../tt/layout.ts';
import { RemoveNothing, SkipOverridden } from '../../tt/patterns/same-values.ts';
import { shapeOf, shapeText } from '../../tt/shapes.ts';
import { ToLayoutOp } from '../generated/ttir-ops.gen.ts';

export const toLayoutOp = {
  /** Source: ttmlir-facts, section 1.6.1, rows 1-3. */
  verifiesSignatureOnly: true,

  verify(op: ToLayoutOp): LogicalResult {
    if (!layoutOf(op.input.type)) return op.emitOpError('Input tensor type missing layout attribute');
    if (!layoutOf(op.output.type)) return op.emitOpError('Output tensor type missing layout attribute');
    const [input, output] = [shapeOf(op.input), shapeOf(op.output)];
    return (
      isSameList(input, output) ||
      op.emitOpError(
        'Input and output shapes must be the same',
        `input has shape ${shapeText(input)}, output ${shapeText(output)}`,
      )
    );
  },
  /** Patterns, not folders, so that passes which split layout changes do not join them again. */
  canonicalizationPatterns: (): readonly RewritePattern[] => [
    new RemoveNothing(ToLayoutOp),
    new SkipOverridden(ToLayoutOp, (_, maker) => maker instanceof ToLayoutOp),
  ],
};
