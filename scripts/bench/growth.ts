import { type CaseResult } from './figures.ts';

/** How the time of a series grows between two sizes: as size to the power `exponent`, so that 1 is linear. */
export interface Growth {
  readonly what: string;
  readonly form: string;
  readonly unit: CaseResult['unit'];
  readonly from: number;
  readonly to: number;
  readonly ours: number;
  /** The same of mlir-opt; undefined where it has no such series. */
  readonly theirs?: number;
}

/** Growth above this is marked as more than linear. */
export const superlinear = 1.1;

/** Returns the growth of every series from each of its sizes to the next, by processor time, from which the start-up is taken off. */
export function growthOf(results: readonly CaseResult[], startUpSeconds: { ours: number; theirs: number }): Growth[] {
  return [...seriesOf(results).values()].flatMap((series) =>
    series.slice(1).map((large, i): Growth => {
      const small = series[i]!;
      const exponent = (a: number, b: number, startUp: number): number =>
        Math.log(Math.max(b - startUp, 1e-3) / Math.max(a - startUp, 1e-3)) / Math.log(large.size / small.size);
      return {
        what: large.what,
        form: large.form,
        unit: large.unit,
        from: small.size,
        to: large.size,
        ours: exponent(small.ours.cpu, large.ours.cpu, startUpSeconds.ours),
        ...(small.theirs &&
          large.theirs && { theirs: exponent(small.theirs.cpu, large.theirs.cpu, startUpSeconds.theirs) }),
      };
    }),
  );
}

/** Returns the results that differ in size only, smallest first, by name and form. Those without size are left out. */
export function seriesOf(results: readonly CaseResult[]): Map<string, CaseResult[]> {
  const series = new Map<string, CaseResult[]>();
  for (const result of results) {
    if (result.unit === '') continue;
    const key = `${result.what} ${result.form}`;
    series.set(
      key,
      [...(series.get(key) ?? []), result].sort((a, b) => a.size - b.size),
    );
  }
  return series;
}
