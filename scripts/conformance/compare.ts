import { type Program } from './corpus.ts';
import { type Oracle, type Outcome } from './oracle.ts';
import { formNames, forms, runOurs, type Form } from './ours.ts';

/** Where two outcomes part: the lines that differ. */
export interface Difference {
  readonly oracle: string;
  readonly ours: string;
  /** Whether the place and the message of the first diagnostic are the same. */
  readonly sameFirstLine: boolean;
}

/** What was compared. */
export interface Comparison {
  readonly program: Program;
  /** A print in one form, the diagnostics of a program that the oracle refuses, or what a pipeline of passes writes. */
  readonly what: Form | 'diagnostics' | (string & {});
  /** The dialects whose operations the program has, or seems to have when it is refused. */
  readonly dialects: readonly string[];
  readonly difference: Difference | undefined;
}

/** The tools have different dialects, which one note enumerates. */
const dialectList = /(Available dialects:) [^;]*/g;

/** Returns the comparisons of all programs: one per form for those that the oracle accepts, one for others; and how it crashed at programs. */
export function compareAll(
  oracle: Oracle,
  programs: readonly Program[],
): { comparisons: Comparison[]; crashes: string[] } {
  const comparisons: Comparison[] = [];
  const generic = oracle.run(texts(programs), forms.generic.oracle);
  const accepted = programs.filter((_, i) => generic[i]!.kind === 'printed');
  const dialects = new Map(programs.map((program, i) => [program, dialectsOf(generic[i]!, program)]));
  const theirs = formNames.map((form) =>
    form === 'generic'
      ? generic.filter(({ kind }) => kind === 'printed')
      : oracle.run(texts(accepted), forms[form].oracle),
  );
  accepted.forEach((program, i) => {
    const ours = runOurs(program.text, formNames);
    formNames.forEach((what, f) => {
      if (theirs[f]![i]!.kind === 'crashed') return;
      const difference = differenceOf(theirs[f]![i]!, ours[f]!);
      comparisons.push({ program, what, dialects: dialects.get(program)!, difference });
    });
  });
  programs.forEach((program, i) => {
    // Places that a program itself gives in its file cannot be told from those that were found.
    if (generic[i]!.kind !== 'refused' || program.text.includes('"<stdin>":')) return;
    const [ours] = runOurs(program.text, ['custom']);
    const difference = differenceOf(generic[i]!, ours!);
    comparisons.push({ program, what: 'diagnostics', dialects: dialects.get(program)!, difference });
  });
  return { comparisons, crashes: generic.flatMap(({ kind, text }) => (kind === 'crashed' ? [text] : [])) };
}

/** Returns where the outcomes differ, undefined when they are equal. */
export function differenceOf(oracle: Outcome, ours: Outcome): Difference | undefined {
  if (oracle.kind === 'refused' && ours.kind === 'refused') return diagnosticsDifference(oracle.text, ours.text);
  if (oracle.kind === ours.kind) return firstDifference(oracle.text, ours.text);
  const show = ({ kind, text }: Outcome): string => (kind === 'printed' ? '(accepted)' : `(${kind}) ${headOf(text)}`);
  return { oracle: show(oracle), ours: show(ours), sameFirstLine: false };
}

/**
 * The oracle runs without threads, where it reports less: it stops at the first function that is wrong. So what is reported here must
 * begin with its diagnostics.
 */
function diagnosticsDifference(oracle: string, ours: string): Difference | undefined {
  const [theirs, own] = [oracle, ours].map((text) => text.trimEnd().replace(dialectList, '$1 …'));
  if (own === theirs || (theirs !== '' && own!.startsWith(`${theirs}\n`))) return undefined;
  return firstDifference(theirs!, own!);
}

/** Returns the first lines that differ, and with them all up to where the texts agree again. */
function firstDifference(oracle: string, ours: string): Difference | undefined {
  const a = oracle.trimEnd().split('\n');
  const b = ours.trimEnd().split('\n');
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  if (start === a.length && start === b.length) return undefined;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  const shown = (lines: string[]): string => lines.slice(start, lines.length - end).join('\n');
  return { oracle: shown(a), ours: shown(b), sameFirstLine: start > 0 };
}

/** Returns the first lines of what a tool says: of its first error, if there is one behind dumps. */
function headOf(text: string): string {
  const lines = text.split('\n');
  const start = Math.max(0, lines.findIndex((line) => line.includes(': error: '))); // prettier-ignore
  return lines.slice(start, start + 4).join('\n');
}

/** Returns the dialects whose operations the program has, or seems to have when it was refused. */
export function dialectsOf(generic: Outcome, program: Program): string[] {
  const names =
    generic.kind === 'printed'
      ? generic.text.matchAll(/"(\w+)\.[\w.$]+"\(/g)
      : program.text.matchAll(/(?:^|= |")\s*(\w+)\.\w/gm);
  const found = new Set([...names].map(([, name]) => name!));
  if (found.size > 1) found.delete('builtin');
  return [...found].sort();
}

function texts(programs: readonly Program[]): string[] {
  return programs.map(({ text }) => text);
}
