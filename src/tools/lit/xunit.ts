import { dirname } from 'node:path/posix';
import { isFailure } from './result.ts';
import { type TestOutcome } from './summary.ts';

/** Returns the outcomes as XUnit XML, the format that build servers read; one suite element per test suite. */
export function xunitXml(outcomes: readonly TestOutcome[]): string {
  const suites = new Map<string, TestOutcome[]>();
  for (const outcome of outcomes) {
    const name = outcome.test.config.suiteName;
    suites.set(name, [...(suites.get(name) ?? []), outcome]);
  }
  const elements = [...suites].map(([name, group]) => suiteXml(name, group));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${elements.join('')}</testsuites>\n`;
}

function suiteXml(name: string, outcomes: readonly TestOutcome[]): string {
  const failures = outcomes.filter(({ result }) => isFailure(result.code)).length;
  const skipped = outcomes.filter(isSkipped).length;
  const attributes = `name="${escapeXml(name)}" tests="${outcomes.length}" failures="${failures}" skipped="${skipped}"`;
  return `<testsuite ${attributes}>\n${outcomes.map(caseXml).join('')}</testsuite>\n`;
}

function caseXml(outcome: TestOutcome): string {
  const { test, result } = outcome;
  const folder = dirname(test.path);
  const className = folder === '.' ? test.config.suiteName : `${test.config.suiteName}.${folder}`;
  const name = escapeXml(test.path.slice(folder === '.' ? 0 : folder.length + 1));
  const time = (result.elapsedMs / 1000).toFixed(3);
  const head = `<testcase classname="${escapeXml(className)}" name="${name}" time="${time}"`;
  if (isFailure(result.code)) return `${head}>\n<failure>${escapeXml(result.output)}</failure>\n</testcase>\n`;
  if (isSkipped(outcome)) return `${head}>\n<skipped message="${escapeXml(result.output.trim())}"/>\n</testcase>\n`;
  return `${head}/>\n`;
}

function isSkipped({ result }: TestOutcome): boolean {
  return result.code === 'SKIPPED' || result.code === 'UNSUPPORTED' || result.code === 'EXCLUDED';
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes what has a meaning in XML, and shows the control characters that may not be in it as `?`. */
function escapeXml(text: string): string {
  return text.replace(/[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '?').replace(/[&<>"]/g, (char) => entities[char]!);
}
