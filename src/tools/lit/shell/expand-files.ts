import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { wordText, type Word } from './syntax.ts';

/**
 * Returns the files that a word with unquoted `*`, `?` or `[…]` names, sorted, as paths of the form in which it was written;
 * the text of the word when it has none of these or nothing fits. Names with a leading dot need a written dot.
 */
export function expandFiles(word: Word, cwd: string): string[] {
  if (!word.some((part) => !part.quoted && /[*?]/.test(part.text))) return [wordText(word)];
  const segments = splitSegments(word);
  const absolute = segments[0]!.text === '';
  let found = [absolute ? '/' : ''];
  for (const segment of absolute ? segments.slice(1) : segments) {
    found = found.flatMap((base) => {
      const names = segment.hasPattern ? matchingNames(resolve(cwd, base), segment) : [segment.text];
      return names.map((name) => (base === '' ? name : join(base, name)));
    });
  }
  found = found.filter((path) => existsSync(resolve(cwd, path)));
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
        last.pattern += part.quoted ? escapePattern(set) : set.replace(/^\[!/, '[^').replaceAll('\\', '\\\\');
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
