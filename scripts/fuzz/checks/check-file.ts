import { toByteText } from '../../../src/filecheck/byte-text.ts';
import { runFileCheck } from '../../../src/filecheck/filecheck.ts';
import { defaultRequest } from '../../../src/filecheck/request.ts';
import { type Checked } from './finding.ts';

/** The line between a check file and its input. */
export const inputMark = '\n==== input ====\n';

/** Checks that a check file and its input get an exit code, and a message unless all is well. */
export function checkCheckFile(text: string): Checked {
  const at = text.indexOf(inputMark);
  const [checks, input] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + inputMark.length)];
  const { exitCode, messages } = runFileCheck({
    request: { ...defaultRequest, allowEmptyInput: true },
    checkFile: { name: 'checks', text: toByteText(checks) },
    readInput: () => ({ name: 'input', text: toByteText(input) }),
    dump: { when: 'fail', filter: 'error', contextLines: 2 },
    color: false,
  });
  if (exitCode === 0 || messages !== '') return { accepted: exitCode !== 2 };
  return { accepted: false, finding: { property: 'a refusal has an error', signature: '', details: text } };
}
