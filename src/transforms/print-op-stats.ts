import { type Context } from '../ir/context.ts';
import { type Operation } from '../ir/operation.ts';
import { walk } from '../ir/walk.ts';
import { utf8Length } from '../support/utf8.ts';
import { PrintOpStatsPassBase } from './generated/transforms-passes.gen.ts';

/** `print-op-stats`: writes how many operations of each name there are. Source: mlir/lib/Transforms/OpStats.cpp. */
export class PrintOpStatsPass extends PrintOpStatsPassBase {
  readonly #counts = new Map<string, number>();

  override runOnOperation(root: Operation): void {
    this.runOnMember(root);
    this.#writeCounts(root.context);
  }

  override runOnMember(member: Operation): void {
    walk(member, { before: (op) => this.#count(op) });
    this.markAllAnalysesPreserved();
  }

  override runBehindMembers(module: Operation): void {
    this.#count(module);
    this.markAllAnalysesPreserved();
    this.#writeCounts(module.context);
  }

  #count({ name }: Operation): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }

  #writeCounts(context: Context): void {
    const sorted = [...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1));
    this.#counts.clear();
    context.writeDebugText(this.options.printAsJSON ? asJSON(sorted) : asTable(sorted));
  }
}

/** Differs: quotes and what else JSON does not take as it is are escaped. */
function asJSON(counts: readonly (readonly [string, number])[]): string {
  return `{\n${counts.map(([name, count]) => `  ${JSON.stringify(name)} : ${count}`).join(',\n')}\n}\n`;
}

/** Dialects end, by their bytes, and what follows starts, in one column; a name without a dialect stands with the latter. */
function asTable(counts: readonly (readonly [string, number])[]): string {
  const rows = counts.map(([name, count]) => {
    const [first, rest] = split(name);
    return rest === '' ? { dialect: '', dot: ' ', op: first, count } : { dialect: first, dot: '.', op: rest, count };
  });
  const dialectWidth = Math.max(...rows.map(({ dialect }) => utf8Length(dialect)));
  const opWidth = Math.max(...rows.map(({ op }) => utf8Length(op)));
  const lines = rows.map(
    ({ dialect, dot, op, count }) =>
      `  ${' '.repeat(dialectWidth - utf8Length(dialect))}${dialect}${dot}${op}${' '.repeat(opWidth - utf8Length(op))} , ${count}`,
  );
  return ['Operations encountered:', '-----------------------', ...lines, ''].join('\n');
}

/** Returns what stands in front of the first dot and what behind. */
function split(name: string): [first: string, rest: string] {
  const dot = name.indexOf('.');
  return dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot + 1)];
}
