import { Context } from '../../../src/ir/context.ts';
import { createRegistry } from '../../../src/dialects/registry.ts';
import { PassManager } from '../../../src/pass/pass-manager.ts';
import { PipelineErrors } from '../../../src/pass/pipeline-errors.ts';
import { parsePassPipeline } from '../../../src/pass/pipeline-text.ts';
import { createPassRegistry } from '../../../src/tools/pass-registry.ts';
import { difference, type Checked } from './finding.ts';

const passes = createPassRegistry();
const dialects = createRegistry();

/** Checks that the text of a pass pipeline is refused with a message, or spells a pipeline whose own text spells it again. */
export function checkPipeline(text: string): Checked {
  const errors = new PipelineErrors();
  const parsed = parsePassPipeline(text, passes, errors);
  if (!parsed) {
    if (errors.any) return { accepted: false };
    return { accepted: false, finding: { property: 'a refusal has an error', signature: '', details: text } };
  }
  const printed = PassManager.of(new Context(dialects), parsed).text;
  if (isUnbalanced(printed)) return { accepted: true };
  const again = parsePassPipeline(printed, passes, new PipelineErrors());
  const second = again ? PassManager.of(new Context(dialects), again).text : '<refused>';
  if (second === printed) return { accepted: true };
  return { accepted: true, finding: difference('the text of a pipeline spells it again', printed, second) };
}

/** MLIR, too, has no way to spell a value with a quotation mark or bracket that stands alone. */
function isUnbalanced(text: string): boolean {
  const count = (mark: string): number => text.split(mark).length - 1;
  return (
    count('"') % 2 > 0 ||
    count("'") % 2 > 0 ||
    ['()', '[]', '{}'].some(([open, close]) => count(open!) !== count(close!))
  );
}
