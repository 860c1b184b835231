import { ShellSyntaxError, lexShellLine, type ShellToken } from './lexer.ts';
import {
  wordText,
  type Command,
  type ListItem,
  type Pipeline,
  type Redirection,
  type ShellLine,
  type Word,
} from './syntax.ts';

/**
 * Returns the syntax tree of a shell line. Throws ShellSyntaxError.
 *
 *     line     ::= pipeline ((`&&` | `||` | `;`) pipeline)* `;`?
 *     pipeline ::= `!`? command (`|` command)*
 *     command  ::= (word | redirection)+
 */
export function parseShellLine(line: string): ShellLine {
  const tokens = lexShellLine(line);
  let at = 0;
  const items: ListItem[] = [{ operator: ';', pipeline: parsePipeline() }];
  while (at < tokens.length) {
    const token = tokens[at++]!;
    if (token.kind !== 'operator' || token.text === '!' || token.text === '|') {
      throw new ShellSyntaxError(`unexpected ${spelling(token)}`, token.column);
    }
    if (token.text === ';' && at === tokens.length) break;
    items.push({ operator: token.text, pipeline: parsePipeline() });
  }
  return items;

  function parsePipeline(): Pipeline {
    const negated = takeOperator('!');
    const commands = [parseCommand()];
    while (takeOperator('|')) commands.push(parseCommand());
    return { commands, negated };
  }

  function takeOperator(text: string): boolean {
    const token = tokens[at];
    if (token?.kind !== 'operator' || token.text !== text) return false;
    at++;
    return true;
  }

  function parseCommand(): Command {
    const words: Word[] = [];
    const redirections: Redirection[] = [];
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      // Only before a command does it negate: `test ! -e file`.
      const isOrdinary = token.kind === 'operator' && token.text === '!' && words.length > 0;
      if (token.kind === 'operator' && !isOrdinary) break;
      at++;
      if (token.kind === 'redirect') redirections.push(parseRedirection(token));
      else words.push(token.kind === 'word' ? token.word : [{ text: token.text, quoted: false }]);
    }
    if (words.length === 0) {
      const token = tokens[at];
      const before = at > 0 ? ` after ${spelling(tokens[at - 1]!)}` : '';
      const found = token === undefined ? 'the line ends' : `found ${spelling(token)}`;
      throw new ShellSyntaxError(`expected a command${before}, but ${found}`, token?.column ?? line.length + 1);
    }
    return { words, redirections };
  }

  function parseRedirection(operator: ShellToken & { kind: 'redirect' }): Redirection {
    const target = tokens[at];
    if (target?.kind !== 'word') {
      throw new ShellSyntaxError(`expected a file name after ${spelling(operator)}`, operator.column);
    }
    at++;
    const { text, descriptor } = operator;
    if (descriptor !== undefined && descriptor > 2) {
      throw new ShellSyntaxError(`descriptor ${descriptor} is not supported`, operator.column);
    }
    const given = descriptor as 0 | 1 | 2 | undefined;
    const file = target.word;
    if (text === '<') {
      if (given !== undefined && given !== 0) {
        throw new ShellSyntaxError(`descriptor ${given} is not for reading`, operator.column);
      }
      return { kind: 'file', descriptor: 0, mode: 'read', file };
    }
    if (given === 0) throw new ShellSyntaxError('descriptor 0 is not for writing', operator.column);
    if (text === '>&') {
      const source = wordText(file);
      if (source === '1' || source === '2') {
        return { kind: 'copy', descriptor: given ?? 1, source: source === '1' ? 1 : 2 };
      }
      if (given !== undefined || /^[\d-]/.test(source)) {
        throw new ShellSyntaxError(`expected 1 or 2 after ${spelling(operator)}`, operator.column);
      }
    }
    const mode = text.endsWith('>>') ? 'append' : 'write';
    return { kind: 'file', descriptor: text.includes('&') ? 'both' : (given ?? 1), mode, file };
  }
}

function spelling(token: ShellToken): string {
  if (token.kind === 'word') return `'${wordText(token.word)}'`;
  return token.kind === 'operator' ? `'${token.text}'` : `'${token.descriptor ?? ''}${token.text}'`;
}
