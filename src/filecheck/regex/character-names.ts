/** The names of the characters from 0 on, with `/` between those of one; letters have none. */
const control = `NUL SOH STX ETX EOT ENQ ACK BEL/alert BS/backspace HT/tab LF/newline VT/vertical-tab FF/form-feed
  CR/carriage-return SO SI DLE DC1 DC2 DC3 DC4 NAK SYN ETB CAN EM SUB ESC IS4/FS IS3/GS IS2/RS IS1/US`;
const fromSpace = `space exclamation-mark quotation-mark number-sign dollar-sign percent-sign ampersand apostrophe
  left-parenthesis right-parenthesis asterisk plus-sign comma hyphen/hyphen-minus period/full-stop slash/solidus zero one
  two three four five six seven eight nine colon semicolon less-than-sign equals-sign greater-than-sign question-mark
  commercial-at`;
const fromBracket = `left-square-bracket backslash/reverse-solidus right-square-bracket circumflex/circumflex-accent
  underscore/low-line grave-accent`;
const fromBrace = `left-brace/left-curly-bracket vertical-line right-brace/right-curly-bracket tilde DEL`;

/**
 * The bytes of characters by their names, as `[.hyphen.]` in a bracket names them.
 * Source: POSIX 1003.2, the portable character set.
 */
export const characterNames: ReadonlyMap<string, number> = new Map([
  ...named(0x00, control),
  ...named(0x20, fromSpace),
  ...named(0x5b, fromBracket),
  ...named(0x7b, fromBrace),
]);

function named(first: number, names: string): [string, number][] {
  return names.split(/\s+/).flatMap((text, i) => text.split('/').map((name): [string, number] => [name, first + i]));
}
