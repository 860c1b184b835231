import { escapeHtml } from '../page/svg.ts';
import { type RunResult } from './measure-run.ts';

const titles = ['wall s', 'cpu s', 'cycles', 'images/s', 'onnxruntime s', 'x onnxruntime', 'limit'];

/** Returns the heading of the lines of `runLine`. */
export function runHeading(): string {
  return row('', titles);
}

/** Returns the line of a program: times of a run, cycles, images per second, times of onnxruntime-node, whether the limit is kept. */
export function runLine(result: RunResult): string {
  return row(result.name, cells(result));
}

/** Returns the table of the programs for the page. */
export function runTable(results: readonly RunResult[]): string {
  const heads = titles.map((title) => `<th>${escapeHtml(title)}</th>`).join('');
  const rows = results.map(
    (result) =>
      `<tr><td class="name">${escapeHtml(`${result.name}: ${result.summary}`)}</td>${cells(result)
        .map((text) => `<td>${escapeHtml(text)}</td>`)
        .join('')}</tr>`,
  );
  return `<div class="wide"><table><thead><tr><th class="name"></th>${heads}</tr></thead><tbody>\n${rows.join('\n')}\n</tbody></table></div>`;
}

function cells({ wall, cpu, cycles, imagesPerSecond, peerWall, timesPeer, withinLimit }: RunResult): readonly string[] {
  return [
    wall.toFixed(3),
    cpu.toFixed(3),
    String(cycles),
    imagesPerSecond?.toFixed(0) ?? '-',
    peerWall?.toFixed(4) ?? '-',
    timesPeer?.toFixed(1) ?? '-',
    withinLimit === undefined ? '-' : withinLimit ? 'kept' : 'MISSED',
  ];
}

function row(name: string, texts: readonly string[]): string {
  return name.padEnd(20) + texts.map((text, i) => text.padStart(Math.max(9, titles[i]!.length + 2))).join('');
}
