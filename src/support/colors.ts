/** The colours of messages, as terminals understand them. Those of LLVM, source: llvm/lib/Support/WithColor.cpp, SourceMgr.cpp. */

/** Returns `text` in a style, or as it is when colours are off. */
export type Paint = (text: string, style: string) => string;

/** Leaves every text as it is. */
export const plain: Paint = (text) => text;

/** Wraps every text in its style and a reset. */
export const colored: Paint = (text, style) => `${style}${text}${RESET}`;

/** Back to the terminal's own colours. */
export const RESET = '\x1b[0m';

/** Bold in the terminal's own colour. */
export const bold = '\x1b[1m';

const boldColor = (code: number): string => `\x1b[0;1;${code}m`;

/** Bold colours by name. */
export const colors = {
  black: boldColor(30),
  red: boldColor(31),
  green: boldColor(32),
  blue: boldColor(34),
  magenta: boldColor(35),
  cyan: boldColor(36),
} as const;

/** The colour of the word before a message. */
export const severityColors = {
  error: colors.red,
  warning: colors.magenta,
  remark: colors.blue,
  note: colors.black,
} as const;

/** The colour of a caret line. */
export const caretColor = colors.green;

/** The background of input that no pattern matched. */
export const unmatchedBackground = '\x1b[0;1;46m';
