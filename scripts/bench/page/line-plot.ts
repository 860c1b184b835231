import { element, escapeHtml, label } from './svg.ts';
import { logScale, tickText } from './scale.ts';

/** A point of a line; `isWorse` marks a regression. */
export interface PlotPoint {
  readonly x: number;
  readonly y: number;
  /** What a pointer on it shows. */
  readonly title: string;
  readonly isWorse?: boolean;
}

/** A line: whose it is gives the colour; a dashed one with open points is the second form. */
export interface PlotLine {
  readonly owner: 'ours' | 'peer';
  readonly isDashed: boolean;
  readonly points: readonly PlotPoint[];
}

/** Lines over sizes, with a title above. */
export interface LinePlot {
  readonly title: string;
  readonly xUnit: string;
  readonly yUnit: string;
  /** The sizes, which are named on the axis. */
  readonly xTicks: readonly number[];
  /** Values that the y axis is to hold beside those of the points, so that plots side by side have one scale. */
  readonly yValues: readonly number[];
  readonly lines: readonly PlotLine[];
}

const width = 340;
const height = 234;
const plot = { left: 44, right: width - 16, top: 42, bottom: height - 34 };

/** Returns a plot, both axes logarithmic, as SVG: time that is linear in size is a line of 45 degrees times the ratio of the axes. */
export function linePlot({ title, xUnit, yUnit, xTicks, yValues, lines }: LinePlot): string {
  const points = lines.flatMap((line) => line.points);
  const x = sizeScale(xTicks);
  const y = logScale([...yValues, ...points.map((point) => point.y)], plot.bottom, plot.top);
  return element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${title}: ${yUnit} against ${xUnit}` },
    [
      label(0, 14, title, { class: 'title' }),
      label(plot.left - 6, 30, yUnit, { class: 'unit', anchor: 'end' }),
      ...y.ticks.map(
        (tick) =>
          element('line', { class: 'grid', x1: plot.left, x2: plot.right, y1: y.place(tick), y2: y.place(tick) }) +
          label(plot.left - 6, y.place(tick) + 4, tickText(tick), { class: 'tick', anchor: 'end' }),
      ),
      ...xTicks.map(
        (tick) =>
          element('line', { class: 'grid', x1: x(tick), x2: x(tick), y1: plot.top, y2: plot.bottom }) +
          label(x(tick), plot.bottom + 16, tickText(tick), { class: 'tick', anchor: 'middle' }),
      ),
      label((plot.left + plot.right) / 2, height - 3, xUnit, { class: 'unit', anchor: 'middle' }),
      ...lines.map((line) => drawLine(line, x, y.place)),
    ].join(''),
  );
}

/** Returns places of sizes; one alone is in the middle. */
function sizeScale(sizes: readonly number[]): (size: number) => number {
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  const [from, to] = [plot.left + 18, plot.right - 18];
  if (low === high) return () => (from + to) / 2;
  return (size) => from + ((to - from) * Math.log(size / low)) / Math.log(high / low);
}

function drawLine(
  { owner, isDashed, points }: PlotLine,
  x: (size: number) => number,
  y: (value: number) => number,
): string {
  const kind = `${owner}${isDashed ? ' second' : ''}`;
  const path = points.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`).join(' ');
  const line = points.length > 1 ? element('polyline', { class: `line ${kind}`, points: path }) : '';
  const marks = points.map((point) => {
    const place = { cx: x(point.x), cy: y(point.y) };
    const ring = point.isWorse === true ? element('circle', { class: 'worse', ...place, r: 8 }) : '';
    return (
      ring + element('circle', { class: `point ${kind}`, ...place, r: 4 }, `<title>${escapeHtml(point.title)}</title>`)
    );
  });
  return line + marks.join('');
}
