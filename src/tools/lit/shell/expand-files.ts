import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { wordText, type Word } from './syntax.ts';

/**
 * Returns the files that a word with unquoted `*`, `?` or `[…]` names, sorted, as paths of the form in which it was written;
 * the text of the word when it has none of these or nothing fits. Names with a leading dot need a written dot.
 */
export function expandFiles(word: Word, cwd: string): string[] {
  if (!word.some((part) => !part.quoted && /[*?[]/.test(part.text))) return [wordText(word)];
  const segments = splitSegments(word);
  if (!segments.some(({ hasPattern }) => hasPattern)) return [wordText(word)];
  let found = [''];
  for (const [i, segment] of segments.entries()) {
    const end = i + 1 < segments.length ? '/' : '';
    found = found.flatMap((base) => {
      const names = segment.hasPattern ? matchingNames(resolve(cwd, base), segment) : [segment.text];
      return names.map((name) => base + name + end);
    });
  }
  found = found.filter((path) => existsSync(resolve(cwd, path) + (path.endsWith('/') ? '/' : '')));
  return found.length > 0 ? found.sort() : [wordText(word)];
}

interface Segment {
  text: string;
  pattern: string;
  hasPattern: boolean;
}

function splitSegments(word: Word): Segment[] {
  const segments: Segment[] = [{ text: '', pattern: '', hasPattern: false }];
  for (const part of word) {
    for (const [, separator, set, char] of part.text.matchAll(/(\/)|(\[[^/\]]+\])|([^/])/gs)) {
      const last = segments.at(-1)!;
      if (separator !== undefined) {
        segments.push({ text: '', pattern: '', hasPattern: false });
      } else if (set !== undefined) {
        last.text += set;
        last.hasPattern ||= !part.quoted;
        last.pattern += part.quoted ? escapePattern(set) : setPattern(set);
      } else {
        last.text += char;
        const isPattern = !part.quoted && (char === '*' || char === '?');
        last.hasPattern ||= isPattern;
        last.pattern += !isPattern ? escapePattern(char!) : char === '*' ? '.*' : '.';
      }
    }
  }
  return segments;
}

/** Returns `[abc]`, `[a-z]`, `[!abc]` or `[^abc]` as a regular expression. As in POSIX, nothing is in a range that goes backwards. */
function setPattern(set: string): string {
  const [, not, members] = /^\[([!^]?)(.+)\]$/s.exec(set)!;
  const ranges = [...members!.matchAll(/(.)-(.)|(.)/gsu)].map(([, first, last, single]) => {
    if (single !== undefined) return escapeInSet(single);
    return first! > last! ? '' : `${escapeInSet(first!)}-${escapeInSet(last!)}`;
  });
  return `[${not === '' ? '' : '^'}${ranges.join('')}]`;
}

function escapeInSet(char: string): string {
  return char.replace(/[\\\]^-]/, '\\$&');
}

function matchingNames(folder: string, segment: Segment): string[] {
  const pattern = new RegExp(`^${segment.pattern}$`, 's');
  try {
    return readdirSync(folder).filter(
      (name) => pattern.test(name) && (!name.startsWith('.') || segment.text.startsWith('.')),
    );
  } catch {
    // A folder that cannot be read has no names that fit.
    return [];
  }
}

function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
