/** Maps values to places on an axis. */
export interface Scale {
  readonly place: (value: number) => number;
  /** The values that the axis names, ascending. */
  readonly ticks: readonly number[];
}

/** Returns a scale from 0 to at least `max`, with about `count` round ticks, between the places `from` and `to`. */
export function linearScale(max: number, from: number, to: number, count = 4): Scale {
  const step = roundStep((max > 0 ? max : 1) / count);
  const steps = Math.ceil((max > 0 ? max : 1) / step - 1e-9);
  const end = steps * step;
  const ticks = Array.from({ length: steps + 1 }, (_, i) => Number((i * step).toPrecision(12)));
  return { place: (value) => from + ((to - from) * value) / end, ticks };
}

/**
 * Returns a logarithmic scale that holds all of the values, which are positive, between the places `from` and `to`. Its ends and its
 * ticks are powers of ten, or where that would leave most of it empty, numbers of the series 1, 2, 5.
 */
export function logScale(values: readonly number[], from: number, to: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (!(low > 0)) throw new RangeError(`a logarithmic scale has no place for ${low}`);
  const start = below(low);
  let end = above(high);
  if (end <= start) end = start * 10;
  const span = Math.log10(end / start);
  const multiples = span > 2.5 ? [1] : [1, 2, 5];
  const ticks: number[] = [];
  for (let power = Math.floor(Math.log10(start)); power <= Math.ceil(Math.log10(end)); power++) {
    for (const multiple of multiples) {
      const tick = Number(`${multiple}e${power}`);
      if (tick >= start && tick <= end) ticks.push(tick);
    }
  }
  return { place: (value) => from + ((to - from) * Math.log10(value / start)) / span, ticks };
}

/** Returns the value with as many digits as a label needs: `0.05`, `1.5`, `20`, `20k`. */
export function tickText(value: number): string {
  if (value >= 10_000) return `${Number((value / 1000).toPrecision(3))}k`;
  return String(Number(value.toPrecision(3)));
}

/** Returns the highest number 1, 2 or 5 times a power of ten that is at most `value`. */
function below(value: number): number {
  const power = Math.floor(Math.log10(value) + 1e-9);
  const leading = [5, 2, 1].find((multiple) => Number(`${multiple}e${power}`) <= value * (1 + 1e-9));
  return Number(`${leading ?? 1}e${power}`);
}

/** Returns the lowest number 1, 2 or 5 times a power of ten that is at least `value`. */
function above(value: number): number {
  const power = Math.floor(Math.log10(value) + 1e-9);
  const leading = [1, 2, 5, 10].find((multiple) => Number(`${multiple}e${power}`) >= value * (1 - 1e-9));
  return Number(`${leading ?? 10}e${power}`);
}

function roundStep(step: number): number {
  return above(step);
}
