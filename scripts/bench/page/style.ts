/** The style of the page: one column on a phone, as many as fit elsewhere; light or dark as the reader's system is. */
export const style = `
:root {
  color-scheme: light dark;
  --back: #fbfbfd; --card: #ffffff; --ink: #1b1f27; --soft: #5d6675; --line: #e3e6ec;
  --ours: #2563eb; --peer: #d9730d; --bad: #d11a2a; --bad-back: #fdecee; --good: #1a7f4b; --good-back: #eaf7f0;
  --lex: #5b8ff9; --parse: #2453b3; --verify: #8b5cf6; --passes: #e0a100; --print: #12a594; --other: #b8bfca;
}
@media (prefers-color-scheme: dark) {
  :root {
    --back: #12151b; --card: #1a1e26; --ink: #e7eaf0; --soft: #9aa4b5; --line: #2c323d;
    --ours: #6ea1ff; --peer: #f2a154; --bad: #ff6b78; --bad-back: #3a1d22; --good: #58c48c; --good-back: #173026;
    --lex: #7fa8ff; --parse: #4775dd; --verify: #a78bfa; --passes: #d9a520; --print: #2bb8a7; --other: #59616f;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1180px; padding: 20px 16px 60px; background: var(--back); color: var(--ink);
  font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "DejaVu Sans", sans-serif; }
h1 { font-size: 26px; line-height: 1.2; margin: 4px 0 10px; letter-spacing: -0.01em; }
h2 { font-size: 19px; margin: 38px 0 2px; }
p { margin: 4px 0 12px; max-width: 75ch; }
.soft, dt { color: var(--soft); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 1px 14px; margin: 0; font-size: 14px; }
dd { margin: 0; overflow-wrap: anywhere; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(310px, 100%), 1fr)); gap: 12px; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 12px 12px 8px; min-width: 0; }
.card svg { display: block; width: 100%; height: auto; }
.verdict { border-radius: 10px; padding: 10px 14px; margin: 16px 0 0; border: 1px solid; }
.verdict.fine { color: var(--good); background: var(--good-back); border-color: var(--good); }
.verdict.regressed { color: var(--bad); background: var(--bad-back); border-color: var(--bad); }
.verdict.unknown { color: var(--soft); border-color: var(--line); }
.verdict ul { margin: 6px 0 0; padding-left: 20px; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 6px 0 12px; padding: 0; list-style: none; font-size: 14px; }
.legend svg { width: 26px; height: 12px; vertical-align: -1px; margin-right: 6px; }
svg text { fill: var(--ink); font-size: 11px; font-variant-numeric: tabular-nums; }
svg .title { font-size: 13px; font-weight: 650; }
svg .tick, svg .unit { fill: var(--soft); }
svg .grid { stroke: var(--line); stroke-width: 1; }
svg .mark { stroke: var(--peer); stroke-width: 1.5; stroke-dasharray: 4 3; }
svg .line { fill: none; stroke-width: 2; stroke-linejoin: round; }
svg .line.ours { stroke: var(--ours); } svg .line.peer { stroke: var(--peer); }
svg .line.second { stroke-dasharray: 5 4; }
svg .point { stroke-width: 2; }
svg .point.ours { fill: var(--ours); stroke: var(--ours); } svg .point.peer { fill: var(--peer); stroke: var(--peer); }
svg .point.second { fill: var(--card); }
svg .worse { fill: none; stroke: var(--bad); stroke-width: 2; }
svg .bad { fill: var(--bad); font-weight: 650; }
svg rect.ours { fill: var(--ours); } svg rect.light { fill: var(--ours); opacity: 0.55; }
svg rect.peer { fill: var(--peer); } svg rect.node { fill: var(--other); }
svg rect.lex { fill: var(--lex); } svg rect.parse { fill: var(--parse); } svg rect.verify { fill: var(--verify); }
svg rect.passes { fill: var(--passes); } svg rect.print { fill: var(--print); } svg rect.other { fill: var(--other); }
.wide { overflow-x: auto; min-width: 0; align-self: start; border: 1px solid var(--line); border-radius: 10px; background: var(--card); }
table { border-collapse: collapse; font-size: 13px; font-variant-numeric: tabular-nums; width: 100%; }
th, td { padding: 4px 9px; text-align: right; white-space: nowrap; border-top: 1px solid var(--line); }
thead th { border-top: 0; color: var(--soft); font-weight: 600; vertical-align: bottom; }
th.name, td.name { text-align: left; position: sticky; left: 0; background: var(--card); }
td.bad { color: var(--bad); background: var(--bad-back); font-weight: 650; }
.ratios { margin-top: 4px; font-size: 12px; } .ratios th, .ratios td { padding: 1px 6px; }
`;
