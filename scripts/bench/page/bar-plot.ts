import { element, escapeHtml, label } from './svg.ts';
import { linearScale, tickText } from './scale.ts';

/** A part of a bar; `kind` is the class that colours it. */
export interface BarPart {
  readonly kind: string;
  readonly value: number;
  readonly title: string;
}

/** A bar of parts one after the other, with a name before it and a text after it. */
export interface Bar {
  readonly name: string;
  readonly parts: readonly BarPart[];
  readonly text: string;
  readonly isWorse?: boolean;
}

/** Bars below each other. */
export interface BarPlot {
  readonly title: string;
  readonly unit: string;
  /** Where the axis has to reach, so that plots side by side have one scale; 0 for as far as the bars. */
  readonly max: number;
  readonly bars: readonly Bar[];
  /** The width of the names. */
  readonly nameWidth: number;
  /** A value that a line across the bars marks. */
  readonly mark?: number;
}

const width = 340;
const rowHeight = 19;
const barHeight = 13;
const top = 28;

/** Returns bars on a linear axis that starts at 0, as SVG. */
export function barPlot({ title, unit, max, bars, nameWidth, mark }: BarPlot): string {
  const left = nameWidth + 6;
  const bottom = top + bars.length * rowHeight;
  const totals = bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0));
  const scale = linearScale(Math.max(max, mark ?? 0, ...totals), left, width - 44);
  const axis = scale.ticks.map(
    (tick) =>
      element('line', { class: 'grid', x1: scale.place(tick), x2: scale.place(tick), y1: top - 4, y2: bottom }) +
      label(scale.place(tick), bottom + 14, tickText(tick), { class: 'tick', anchor: 'middle' }),
  );
  const rows = bars.map((bar, i) => drawBar(bar, top + i * rowHeight, left, scale.place));
  const marked =
    mark === undefined
      ? ''
      : element('line', { class: 'mark', x1: scale.place(mark), x2: scale.place(mark), y1: top - 4, y2: bottom });
  return element(
    'svg',
    { viewBox: `0 0 ${width} ${bottom + 32}`, role: 'img', 'aria-label': `${title}: ${unit}` },
    [
      label(0, 14, title, { class: 'title' }),
      ...axis,
      ...rows,
      marked,
      label((left + width - 44) / 2, bottom + 28, unit, { class: 'unit', anchor: 'middle' }),
    ].join(''),
  );
}

function drawBar(
  { name, parts, text, isWorse }: Bar,
  y: number,
  left: number,
  place: (value: number) => number,
): string {
  let sum = 0;
  const drawn = parts.map(({ kind, value, title }) => {
    const x = place(sum);
    sum += value;
    const extent = { x, y, width: Math.max(0, place(sum) - x), height: barHeight };
    return element('rect', { class: kind, ...extent }, `<title>${escapeHtml(title)}</title>`);
  });
  const after = isWorse === true ? `${text} ▲` : text;
  return [
    label(left - 6, y + 10.5, name, { class: 'tick', anchor: 'end' }),
    ...drawn,
    label(place(sum) + 5, y + 10.5, after, { class: isWorse === true ? 'value bad' : 'value' }),
  ].join('');
}
