import { RewritePattern } from '../../../ir/pattern-match.ts';
import { LinalgStructuredInterface } from '../interfaces.ts';

/** A pattern for every operation that is a perfect loop nest. */
export abstract class StructuredOpPattern extends RewritePattern {
  readonly root = undefined;
  override readonly rootInterface = LinalgStructuredInterface.name;
}
