import { DominanceInfo } from '../ir/dominance.ts';
import { type AnalysisKind } from '../pass/analysis-manager.ts';

/** Which blocks come before which, kept from pass to pass. */
export const dominanceAnalysis: AnalysisKind<DominanceInfo> = {
  name: 'DominanceInfo',
  compute: () => new DominanceInfo(),
};
