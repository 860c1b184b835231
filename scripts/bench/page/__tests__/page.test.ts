import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { figures, ratios, result } from '../../__tests__/results.ts';
import { growthOf } from '../../growth.ts';
import { compareWithRecord, updateRecord } from '../../record.ts';
import { barPlot } from '../bar-plot.ts';
import { linePlot } from '../line-plot.ts';
import { benchPage } from '../page.ts';
import { linearScale, logScale, tickText } from '../scale.ts';
import { element, escapeHtml } from '../svg.ts';

test('a linear scale starts at 0 and ends at a round number', () => {
  const { place, ticks } = linearScale(7, 100, 300);
  assert.equal(ticks, [0, 2, 4, 6, 8]);
  assert.equal([0, 4, 8].map(place), [100, 200, 300]);
  assert.equal(linearScale(0.3, 0, 1, 3).ticks, [0, 0.1, 0.2, 0.3]);
  assert.equal(linearScale(0, 0, 1).ticks.length > 1, true);
});

test('a logarithmic scale holds its values between round ends', () => {
  const { place, ticks } = logScale([0.3, 40], 200, 0);
  assert.equal(ticks, [0.2, 0.5, 1, 2, 5, 10, 20, 50]);
  assert.equal([place(0.2), place(50)], [200, 0]);
  // Equal ratios are equal distances.
  assert.ok(Math.abs(place(1) - place(10) - (place(2) - place(20))) < 1e-9);
});

test('a logarithmic scale of decades has ticks of decades only, and one value a decade', () => {
  assert.equal(logScale([0.01, 100], 0, 1).ticks, [0.01, 0.1, 1, 10, 100]);
  assert.equal(logScale([1], 0, 1).ticks, [1, 2, 5, 10]);
  assert.throws(() => logScale([0, 1], 0, 1), /no place for 0/);
});

test('ticks are written shortly', () => {
  assert.equal([0.05, 1.5, 5000, 20_000].map(tickText), ['0.05', '1.5', '5000', '20k']);
});

test('markup in text is text', () => {
  assert.is(escapeHtml('<a & "b">'), '&lt;a &amp; &quot;b&quot;&gt;');
  assert.is(element('text', { x: 1.26, class: 'a"b', y: undefined }, 'c'), '<text x="1.3" class="a&quot;b">c</text>');
});

test('points are where their values are', () => {
  const points = [1, 10, 100].map((x) => ({ x, y: x, title: `t${x}` }));
  const svg = linePlot({
    ...{ title: 'T', xUnit: 'MB', yUnit: 's', xTicks: [1, 10, 100], yValues: [] },
    lines: [{ owner: 'ours', isDashed: false, points: points.map((point, i) => ({ ...point, isWorse: i === 2 })) }],
  });
  const centres = [...svg.matchAll(/class="point ours" cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  assert.is(centres.length, 3);
  const [[x0, y0], [x1, y1], [x2, y2]] = centres as [number, number][] as [
    [number, number],
    [number, number],
    [number, number],
  ];
  assert.ok(Math.abs(x1 - x0 - (x2 - x1)) <= 0.2 && Math.abs(y1 - y0 - (y2 - y1)) <= 0.2, svg);
  assert.ok(x0 < x1 && y0 > y1);
  assert.is(svg.match(/class="worse"/g)!.length, 1);
});

test('parts of a bar follow each other', () => {
  const parts = [3, 1].map((value) => ({ kind: `k${value}`, value, title: '' }));
  const svg = barPlot({ title: 'T', unit: 's', max: 8, nameWidth: 50, bars: [{ name: 'n', parts, text: '4' }] });
  const [first, second] = [...svg.matchAll(/<rect class="k\d" x="([\d.]+)" y="\d+" width="([\d.]+)"/g)].map(
    ([, x, width]) => ({
      x: Number(x),
      width: Number(width),
    }),
  );
  assert.is(first!.x, 56);
  assert.ok(Math.abs(second!.x - (first!.x + first!.width)) < 0.2);
  assert.ok(Math.abs(first!.width - 3 * second!.width) < 0.3);
});

const results = [result(1), result(10), result(10, { form: 'generic', toPeer: ratios(9) })];
const report = { date: '2024-05-06T07:08:09Z', machine: 'M <1>', node: 'v20.1.0', results };

test('the page shows versions, plots and figures, and loads nothing', () => {
  const html = benchPage(
    { ...report, peer: '22.1.8', comparison: undefined },
    growthOf(results, { ours: 0, theirs: 0 }),
  );
  for (const text of [
    '2024-05-06 07:08 UTC',
    'M &lt;1&gt;',
    'Node v20.1.0, mlir-opt 22.1.8',
    'functions generic 10MB',
    '9.00×',
  ]) {
    assert.ok(html.includes(text), text);
  }
  assert.not.match(html, /<script|<link|<img|https?:|url\(|NaN|undefined|Infinity/);
  assert.match(html, /prefers-color-scheme: dark/);
  assert.is(html.match(/<svg/g)!.length, html.match(/<\/svg>/g)!.length);
});

test('the page marks regressions', () => {
  const record = updateRecord(undefined, [result(1), result(10, { toPeer: ratios(3) })], { command: 'c', node: 'n' });
  const html = benchPage({ ...report, peer: '22', comparison: compareWithRecord(record, results) }, []);
  assert.match(html, /class="verdict regressed">Compared 2 ratios with the record: 1 got worse/);
  assert.match(html, /<li>functions custom 10MB: cpu 3\.00 → 4\.00 times mlir-opt \(\+33 %\)<\/li>/);
  assert.match(html, /<td class="bad"[^>]*>4\.00 ▲<\/td>/);
});

test('a page without peer and without results of a kind is whole', () => {
  const { theirs: _theirs, toPeer: _toPeer, ...alone } = result(1, { ours: figures(2) });
  const html = benchPage({ ...report, results: [alone], comparison: undefined }, []);
  assert.match(html, /mlir-opt is not installed/);
  assert.not.match(html, /NaN|undefined|Infinity/);
});

test.run();
