import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { decodeUtf8 } from '../../support/utf8.ts';
import { type CommandRecord } from './shell/context.ts';
import { quoteWords } from './shell/quote.ts';

/** How much of a redirected file is shown, in characters, each of up to four bytes. */
const redirectedLimit = 1024;
const bytesPerCharacter = 4;

/** Returns what the commands of a RUN line were, wrote and gave back, in the form of LLVM's lit. */
export function formatRecords(records: readonly CommandRecord[]): string {
  return records.map(formatRecord).join('');
}

function formatRecord(record: CommandRecord): string {
  const { words, exit, stdout, stderr, redirected } = record;
  let text = `# executed command: ${quoteWords(words)}\n`;
  const failed = exit.code !== 0;
  const outputs: [string, string][] = [
    ['command stdout', stdout],
    ['command stderr', stderr],
  ];
  // What went to a file is worth showing only to explain a failure.
  if (failed) for (const file of redirected) outputs.push([`redirected output from '${file.name}'`, start(file.path)]);
  for (const [title, content] of outputs) if (content.trim() !== '') text += box(title, content);
  if (!failed) return text;
  if (outputs.every(([, content]) => content.trim() === ''))
    text += '# note: command had no output on stdout or stderr\n';
  const how =
    exit.signal === undefined ? `failed with exit status: ${exit.code}` : `was ended by signal ${exit.signal}`;
  return `${text}# error: command ${how}\n`;
}

function box(title: string, content: string): string {
  const lines = content.replace(/\n$/, '').split('\n');
  return `# .---${title}${'-'.repeat(Math.max(0, 30 - 4 - title.length))}\n${lines.map((line) => `# | ${line}\n`).join('')}# \`${'-'.repeat(29)}\n`;
}

/** Returns what is shown of a file; nothing of what is no file, such as a device whose content never ends. */
function start(path: string): string {
  try {
    if (!statSync(path).isFile()) return '';
    const text = decodeUtf8(firstBytes(path, bytesPerCharacter * redirectedLimit + 1));
    return text.length <= redirectedLimit ? text : `${text.slice(0, redirectedLimit)}\n...`;
  } catch {
    // A later command may have removed the file.
    return '';
  }
}

function firstBytes(path: string, count: number): Uint8Array {
  const bytes = new Uint8Array(count);
  const descriptor = openSync(path, 'r');
  try {
    return bytes.subarray(0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
