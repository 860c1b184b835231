import { type SourceLocation } from './source.ts';

/** One mistake in a spec, with notes that point at related places. */
export interface Diagnostic {
  readonly location: SourceLocation;
  readonly message: string;
  readonly notes: readonly { readonly location: SourceLocation; readonly message: string }[];
}

/** Collects the errors of one run; nothing is written when there is any. */
export class Diagnostics {
  private readonly errors: Diagnostic[] = [];
  private readonly seen = new Set<string>();

  /** Records an error. The same message at the same place (seen through several records) is recorded once. */
  error(location: SourceLocation, message: string, notes: Diagnostic['notes'] = []): void {
    const key = `${location.file.path}:${location.offset}:${message}`;
    if (this.seen.has(key)) return;
    this.seen.add(key);
    this.errors.push({ location, message, notes });
  }

  /** Tells whether any error was recorded. */
  get hasErrors(): boolean {
    return this.errors.length > 0;
  }

  /** Returns all errors by file and position, each as `file:line:col: error: message`, the source line and a caret. */
  render(): string {
    const sorted = [...this.errors].sort(
      (a, b) =>
        compare(a.location.file.path, b.location.file.path) ||
        a.location.offset - b.location.offset ||
        compare(a.message, b.message),
    );
    return sorted
      .map(
        (d) =>
          renderOne(d.location, 'error', d.message) +
          d.notes.map((n) => renderOne(n.location, 'note', n.message)).join(''),
      )
      .join('');
  }

  /** Returns the number of errors recorded. */
  get count(): number {
    return this.errors.length;
  }
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function renderOne(location: SourceLocation, severity: 'error' | 'note', message: string): string {
  const { line, column } = location.file.position(location.offset);
  // A file whose text is not known has no lines to show.
  if (location.file.text === '') return `${location.file.path}: ${severity}: ${message}\n`;
  const source = location.file.lineText(line);
  // Tabs are kept before the caret, so that it stands under its character whatever the tab width is.
  const indent = source.slice(0, column - 1).replace(/[^\t]/g, ' ');
  return `${location.file.path}:${line}:${column}: ${severity}: ${message}\n${source}\n${indent}^\n`;
}
