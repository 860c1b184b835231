import { readFileSync } from 'node:fs';
import { type CommandRecord } from './shell/context.ts';
import { quoteWords } from './shell/quote.ts';

/** How much of a redirected file is shown, in characters. */
const redirectedLimit = 1024;

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

function start(path: string): string {
  try {
    const text = readFileSync(path, 'utf8');
    return text.length <= redirectedLimit ? text : `${text.slice(0, redirectedLimit)}\n...`;
  } catch {
    // A later command may have removed the file.
    return '';
  }
}
