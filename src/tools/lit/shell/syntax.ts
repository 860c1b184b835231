/** The syntax tree of one shell line. */

/** A piece of a word; in quoted text the characters of file name patterns stand for themselves. */
export interface WordPart {
  readonly text: string;
  readonly quoted: boolean;
}

/** One argument, file name or program name, before file name expansion. */
export type Word = readonly WordPart[];

/** `2> file`: `descriptor` is 0 to 2, or 'both' for standard output and standard error (`&>`). */
export interface FileRedirection {
  readonly kind: 'file';
  readonly descriptor: 0 | 1 | 2 | 'both';
  readonly mode: 'read' | 'write' | 'append';
  readonly file: Word;
}

/** `2>&1`: `descriptor` goes where `source` goes at that point. */
export interface CopyRedirection {
  readonly kind: 'copy';
  readonly descriptor: 1 | 2;
  readonly source: 1 | 2;
}

/** Where a stream of a command comes from or goes to. */
export type Redirection = FileRedirection | CopyRedirection;

/** A program with its arguments; `words` is not empty. */
export interface Command {
  readonly words: readonly Word[];
  readonly redirections: readonly Redirection[];
}

/** Commands, each of which reads what the one before writes; `negated` is a leading `!`. */
export interface Pipeline {
  readonly commands: readonly Command[];
  readonly negated: boolean;
}

/** A pipeline with the operator before it; the operator of the first one in a line is `;`. */
export interface ListItem {
  readonly operator: '&&' | '||' | ';';
  readonly pipeline: Pipeline;
}

/** A whole line. */
export type ShellLine = readonly ListItem[];

/** Returns the text of a word without its quotes. */
export function wordText(word: Word): string {
  return word.map((part) => part.text).join('');
}
