/** Checks an input against the directives of a check file. */
import { colored, plain } from '../support/colors.ts';
import { type CheckFile, readCheckFile } from './check-file.ts';
import { findLabel, matchCheck } from './check-string.ts';
import { dumpInput, type DumpFilter } from './input-dump.ts';
import { Reporter } from './reporter.ts';
import { canonicalize, type FileCheckRequest, prefixError } from './request.ts';
import { SourceBuffer } from './source-buffer.ts';

/** A file: its name in messages, and its content as a byte text. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Whether and how the input is shown with annotations. */
export interface DumpOptions {
  readonly when: 'always' | 'fail' | 'never';
  readonly filter: DumpFilter;
  /** Lines shown around every line that the filter lets through. */
  readonly contextLines: number;
}

/** What to check and how to say it. */
export interface FileCheckRun {
  readonly request: FileCheckRequest;
  readonly checkFile: NamedText;
  /** Called once the check file is known to be right; undefined when the input cannot be read. */
  readonly readInput: () => NamedText | { readonly error: string };
  readonly dump: DumpOptions;
  readonly color: boolean;
}

/** 0: all directives match. 1: some do not. 2: the check file, the options or the input cannot be used. */
export interface FileCheckResult {
  readonly exitCode: 0 | 1 | 2;
  /** Messages and input dump, a byte text; empty when there is nothing to say. */
  readonly messages: string;
}

/** Checks an input against a check file. Source: the FileCheck command guide of LLVM. */
export function runFileCheck(run: FileCheckRun): FileCheckResult {
  const { request, dump } = run;
  const paint = run.color ? colored : plain;
  const collectDiags = dump.when !== 'never';
  const reporter = new Reporter({ verbosity: request.verbosity, paint, collectDiags });
  const unusable = (text?: string): FileCheckResult => {
    if (text !== undefined) reporter.line(text);
    return { exitCode: 2, messages: reporter.text };
  };
  const wrongPrefix = prefixError(request);
  if (wrongPrefix !== undefined) return unusable(`error: ${wrongPrefix}`);
  const checkBuffer = new SourceBuffer(run.checkFile.name, canonicalize(run.checkFile.text, request));
  const checkFile = readCheckFile(checkBuffer, request, reporter);
  if (!checkFile) return unusable();
  const input = run.readInput();
  if ('error' in input) return unusable(input.error);
  const inputBuffer = new SourceBuffer(input.name, canonicalize(input.text, request));
  const ok = checkInput(checkFile, inputBuffer, request, reporter);
  if (dump.when === 'always' || (!ok && dump.when === 'fail')) {
    reporter.line(`\nInput file: ${input.name}\nCheck file: ${run.checkFile.name}\n`);
    reporter.line('-dump-input=help explains the following input dump.\n');
    reporter.append(
      dumpInput(checkFile, inputBuffer, reporter.diags!, { ...dump, paint, verbose: request.verbosity > 0 }),
    );
  }
  return { exitCode: ok ? 0 : 1, messages: reporter.text };
}

/** Matches all directives, label by label; false when something failed. */
function checkInput(
  { checks, variables }: CheckFile,
  buffer: SourceBuffer,
  request: FileCheckRequest,
  reporter: Reporter,
): boolean {
  const end = buffer.text.length;
  let ok = true;
  let blockStart = 0;
  for (let first = 0, block = 0; ; block++) {
    let last = first;
    while (last < checks.length && checks[last]!.pattern.type.kind !== 'label') last++;
    let region = { buffer, start: blockStart, end };
    if (last < checks.length) {
      // The label bounds what stands before it, so that an error there does not reach beyond it.
      const label = findLabel(checks[last]!, region, reporter);
      if (!label) return false;
      region = { buffer, start: blockStart, end: label.end };
      blockStart = label.end;
    }
    // Variables of the command line belong to the block before the first label.
    if (block > 0 && request.enableVarScope) variables.clearLocals();
    for (const check of checks.slice(first, last + 1)) {
      const range = matchCheck(check, region, reporter, request);
      if (!range) {
        ok = false;
        break;
      }
      region = { ...region, start: range.end };
    }
    if (last >= checks.length) return ok;
    first = last + 1;
  }
}
