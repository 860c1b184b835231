import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LitError } from '../../src/tools/lit/lit-error.ts';
import { parseOptions } from '../../src/tools/lit/options.ts';
import { isFailure } from '../../src/tools/lit/result.ts';
import { runLit } from '../../src/tools/lit/run-lit.ts';
import { type ToolIo } from '../../src/tools/tool-io.ts';
import { type Totals } from './unit-tests.ts';

/**
 * Runs the tests of lit-tests/ below `io.cwd`, with filters those whose path contains one. No test at all is a failure, unless
 * that is because of the filters. What tests write is below `out/` in a folder of this run alone, because others may test at the
 * same time; it stays there when a test failed.
 */
export async function runLitTests(filters: readonly string[], io: ToolIo): Promise<Totals> {
  mkdirSync(join(io.cwd, 'out'), { recursive: true });
  const execRoot = mkdtempSync(join(io.cwd, 'out/lit-'));
  const argv = [
    'lit-tests',
    '-v',
    io.stdout.isTerminal ? '--succinct' : '--no-progress-bar',
    `--exec-root=${execRoot}`,
  ];
  // lit names tests by their path below lit-tests/.
  const paths = filters.map((filter) => escapeRegex(filter.replace(/^(?:\.\/)?lit-tests(?:\/|$)/, '')));
  if (filters.length > 0) argv.push('--allow-empty-runs', `--filter=${paths.join('|')}`);
  const totals: Totals = { passed: 0, failed: 0, skipped: 0 };
  try {
    const { outcomes } = await runLit(parseOptions(argv), io);
    for (const { result } of outcomes) {
      if (isFailure(result.code)) totals.failed++;
      else if (result.code === 'PASS' || result.code === 'XFAIL') totals.passed++;
      else if (result.code !== 'EXCLUDED') totals.skipped++;
    }
  } catch (error) {
    if (!(error instanceof LitError)) throw error;
    io.stdout.write(`lit: error: ${error.message}\n`);
    totals.failed++;
  }
  if (totals.failed === 0) rmSync(execRoot, { recursive: true });
  return totals;
}

function escapeRegex(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
