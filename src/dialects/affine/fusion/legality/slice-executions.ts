import { type Row } from '../../../../affine/linear-constraints.ts';
import { type Value } from '../../../../ir/value.ts';
import { ConstrainedValues } from '../../constrained-values.ts';
import { DomainBuilder, domainOfLoops, inductionVars } from '../../dependence/iteration-domain.ts';
import { type ForOp } from '../../generated/affine-ops.gen.ts';
import { exactStep } from '../../loop-step.ts';
import { knownTripCount } from '../../trip-count.ts';
import { type ComputationSlice, constantRange, forCountingWith, onlyIndex } from '../computation-slice.ts';
import { forLoopsAround } from '../loops-around.ts';
import { type SliceBound } from '../slice-bounds.ts';
import { projectExactly } from './exact-projection.ts';
import { type Columns, Instances } from './instances.ts';

/** A loop of the source of which the slice has other bounds. */
interface SlicedLoop {
  readonly index: Value;
  readonly loop: ForOp;
  readonly bound: SliceBound;
}

/** Which iterations of the source are executed in which iterations of the loops of the target that a slice is in. */
export class SliceExecutions {
  readonly #slice: ComputationSlice;
  readonly #shared: readonly Value[];
  /** The loops of the target around the slice, without those around both nests. */
  readonly targetLoops: readonly ForOp[];
  readonly sliced: readonly SlicedLoop[];
  readonly #whole: readonly ForOp[];

  constructor(slice: ComputationSlice, source: ForOp) {
    this.#slice = slice;
    const outer = forLoopsAround(source);
    this.#shared = outer.flatMap(inductionVars);
    this.targetLoops = forLoopsAround(slice.anchor).filter((loop) => !outer.includes(loop));
    const loops = slice.indices.map((index, i) => ({ index, loop: forCountingWith(index)!, bound: slice.bounds[i]! }));
    const own = loops.filter(({ loop }) => !outer.includes(loop));
    this.sliced = own.filter(({ bound }) => bound.lower || bound.upper);
    this.#whole = own.filter(({ bound }) => !bound.lower && !bound.upper).map(({ loop }) => loop);
  }

  /** Tells whether it is known that the slice has nothing but iterations of the source, and that its bounds say which. */
  areIterationsOfSource(): boolean {
    const areExact = this.sliced.every(
      ({ loop, bound }) => exactStep(loop) === 1n || !bound.lower || onlyIndex(bound) !== undefined,
    );
    if (!areExact) return false;
    const instances = new Instances(this.#shared);
    const source: Columns = new Map();
    for (const { index } of this.sliced) instances.columnOf(index, source);
    const target = this.addTarget(instances);
    if (!target || !this.addExecution(instances, source, target)) return false;
    for (const loop of this.#whole) {
      const domain = domainOfLoop(loop);
      if (!domain) return false;
      instances.addVariables(domain, source);
    }
    return this.sliced.every(({ loop }) => {
      const domain = domainOfLoop(loop);
      return domain !== undefined && instances.satisfyAll(domain, source);
    });
  }

  /** Tells whether it is known that each iteration of the source is in the slice of some iteration of the target. */
  isComplete(): boolean {
    if (this.sliced.length === 0) return this.targetLoops.every(runsAtLeastOnce);
    if (this.#hasSameRanges()) return true;
    const instances = new Instances(this.#shared);
    const source: Columns = new Map();
    const loops = [...this.#whole, ...this.sliced.map(({ loop }) => loop)];
    for (const loop of loops) for (const index of inductionVars(loop)) instances.columnOf(index, source);
    const before = instances.clone();
    const target = this.addTarget(instances);
    if (!target || !this.addExecution(instances, source, target)) return false;
    const numKept = before.constraints.numVars;
    const executed = projectExactly(instances.constraints, numKept);
    if (!executed) return false;
    for (const loop of loops) {
      const domain = domainOfLoop(loop);
      if (!domain) return false;
      before.addVariables(domain, source);
    }
    return (
      executed.inequalities.every((row) => before.satisfy(row)) &&
      executed.equalities.every(
        (row) => before.satisfy(row) && before.satisfy(row.map((factor) => (factor === 0n ? 0n : -factor))),
      )
    );
  }

  /** Tells whether every index is that of another loop of the target with the same constant bounds and step. */
  #hasSameRanges(): boolean {
    const used = new Set<ForOp>();
    const areSame = this.sliced.every(({ loop, bound }) => {
      const index = onlyIndex(bound);
      const target = index?.kind === 'dim' ? forCountingWith(this.#slice.operands[index.position]) : undefined;
      if (!target || used.has(target) || !this.targetLoops.includes(target)) return false;
      used.add(target);
      const range = constantRange(loop);
      return range !== undefined && range === constantRange(target);
    });
    return areSame && this.targetLoops.every((loop) => used.has(loop) || runsAtLeastOnce(loop));
  }

  /** Adds an iteration of the target's loops around the slice; undefined where it is not known which there are. */
  addTarget(instances: Instances): Columns | undefined {
    const columns: Columns = new Map();
    const domain = domainOfLoops(forLoopsAround(this.#slice.anchor));
    if (!domain) return undefined;
    instances.addVariables(domain, columns);
    return columns;
  }

  /** Says that an iteration of the source is in the slice of one of the target; false where bounds are not linear. */
  addExecution(instances: Instances, source: Columns, target: Columns): boolean {
    return this.#addBounds(instances, source, target, (row) => instances.constraints.inequalities.push(row));
  }

  /** Tells whether it is known that an iteration of the source is always in the slice of one of the target. */
  isExecuted(instances: Instances, source: Columns, target: Columns): boolean {
    const described = instances.clone();
    const rows: Row[] = [];
    return (
      this.#addBounds(described, source, target, (row) => rows.push(row)) && rows.every((row) => described.satisfy(row))
    );
  }

  #addBounds(instances: Instances, source: Columns, target: Columns, add: (row: Row) => void): boolean {
    const { operands } = this.#slice;
    return this.sliced.every(({ index, bound }) => {
      // An access in fewer loops has fewer indices.
      const column = source.get(index);
      if (column === undefined) return true;
      return (['lower', 'upper'] as const).every((kind) => {
        const map = bound[kind];
        if (!map) return true;
        const values = new ConstrainedValues();
        const position = values.appendDims(...operands, undefined) + operands.length;
        if (!values.addBoundOf(kind, position, { map, operands })) return false;
        const rows = values.constraints.inequalities.splice(-map.numResults);
        const embed = instances.addVariables(values, target, [column]);
        for (const row of rows) add(embed(row));
        return true;
      });
    });
  }
}

const runsAtLeastOnce = (loop: ForOp): boolean => (knownTripCount(loop) ?? 0n) > 0n;

/** Returns what the bounds of a loop say of its index and those of others. */
function domainOfLoop(loop: ForOp): ConstrainedValues | undefined {
  const values = new ConstrainedValues();
  values.appendDims(...inductionVars(loop));
  return new DomainBuilder(values).addFor(loop) ? values : undefined;
}
