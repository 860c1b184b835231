// @generated from dialects-td/scf/scf-passes.yaml; do not edit, run npm run codegen
import { type PassSpec } from '../../../pass/pass-spec.ts';
import { Pass } from '../../../pass/pass.ts';

/** Options of scf-unroll-loops. */
export interface SCFUnrollLoopsOptions {
  /** How often the body of a loop is copied at most; loops that run longer stay. */
  readonly maxIterations: number;
}

/**
 * Writes out loops that are known to run a few times.
 *
 * An `scf.for` between constants becomes as many copies of its body, `max-iterations` at most, and so does an `scf.forall` between constants, whose iterations insert into what those before have made, and an `scf.while` whose condition follows from constants in each iteration. Data may end such a loop before the constants do: all iterations are computed, and those behind the end change nothing. What the numbers of iterations make known is canonicalized: indices, places of
 * slices, bounds of other loops, branches. A module without loops and branches stays as it is. Upstream has no such pass.
 */
export abstract class SCFUnrollLoopsPassBase extends Pass<SCFUnrollLoopsOptions> {
  static readonly spec: PassSpec = {
    name: 'SCFUnrollLoops',
    argument: 'scf-unroll-loops',
    summary: 'Writes out loops that are known to run a few times.',
    description:
      'An `scf.for` between constants becomes as many copies of its body, `max-iterations` at most, and so does an `scf.forall` between constants, whose iterations insert into what those before have made, and an `scf.while` whose condition follows from constants in each iteration. Data may end such a loop before the constants do: all iterations are computed, and those behind the end change nothing. What the numbers of iterations make known is canonicalized: indices, places of\nslices, bounds of other loops, branches. A module without loops and branches stays as it is. Upstream has no such pass.',
    options: [
      {
        name: 'max-iterations',
        member: 'maxIterations',
        type: { kind: 'uint' },
        default: '2048',
        summary: 'How often the body of a loop is copied at most; loops that run longer stay.',
      },
    ],
    anchor: 'builtin.module',
    dependentDialects: [],
    statistics: [],
  };

  constructor(options: Partial<SCFUnrollLoopsOptions> = {}) {
    super(SCFUnrollLoopsPassBase.spec, options);
  }
}
