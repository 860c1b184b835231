/** The seconds of wall time of each entry of a report of `--mlir-timing`, by name; entries of one name add up. */
export type TimingEntries = ReadonlyMap<string, number>;

/** What a report says about a run. `passes` is what passes and their pipelines took together. All in seconds. */
export interface Phases {
  readonly parser: number;
  /** Part of `parser`; undefined where the tool does not tell. */
  readonly verifier?: number;
  readonly passes: number;
  readonly output: number;
}

const heading = '----Name----\n';
/** One or two columns of times, of which the last is wall time, and a name. */
const line = /^ +(?:-?[\d.]+ \( *-?[\d.]+%\) +)?(-?[\d.]+) \( *-?[\d.]+%\) +(.*)$/;

/** Returns the entries of the last report in `text`, of either display; undefined when there is none. */
export function parseTimingReport(text: string): TimingEntries | undefined {
  const start = text.lastIndexOf(heading);
  if (start < 0) return undefined;
  const entries = new Map<string, number>();
  for (const entry of text.slice(start + heading.length).split('\n')) {
    const match = line.exec(entry);
    if (!match) break;
    entries.set(match[2]!, (entries.get(match[2]!) ?? 0) + Number(match[1]));
  }
  return entries;
}

/** Returns the phases of a run from the entries of its report. */
export function phasesOf(entries: TimingEntries): Phases {
  const of = (name: string): number => entries.get(name) ?? 0;
  const verifier = entries.get('Verifier');
  return {
    parser: of('Parser'),
    ...(verifier !== undefined && { verifier }),
    passes: Math.max(0, of('Total') - of('Parser') - of('Output') - of('Rest')),
    output: of('Output'),
  };
}

/** Returns the entries that are passes, longest first. */
export function passTimes(entries: TimingEntries): [name: string, seconds: number][] {
  const others = new Set(['root', 'Parser', 'Verifier', 'Output', 'Rest', 'Total']);
  return [...entries]
    .filter(([name]) => !others.has(name) && !/^\(A\)|^Pipeline Collection|' Pipeline$/.test(name))
    .sort(([, a], [, b]) => b - a);
}
