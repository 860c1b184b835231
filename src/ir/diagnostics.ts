import type { Location } from './location.ts';
import type { Operation } from './operation.ts';

export type Severity = 'error' | 'warning' | 'remark' | 'note';

/** Further information on a diagnostic, at its own location. */
export interface DiagnosticNote {
  readonly location: Location;
  readonly message: string;
  /** Set on notes that the C++ compilers do not print: nobody need expect them. */
  readonly isExtra?: boolean;
}

/** A message to the user about a place in the input. */
export interface Diagnostic {
  readonly severity: Exclude<Severity, 'note'>;
  readonly location: Location;
  readonly message: string;
  readonly notes: readonly DiagnosticNote[];
}

/** Takes a diagnostic; returns false to pass it on to the handler registered before. */
export type DiagnosticHandler = (diagnostic: Diagnostic) => boolean | void;

/** Takes the diagnostics of a context to the most recently registered handler that accepts them. */
export class DiagnosticEngine {
  readonly #handlers: DiagnosticHandler[] = [];
  /** How many diagnostics came during silent checks. */
  #numHeard = 0;
  readonly #hear = (): void => void this.#numHeard++;
  /** How many errors were emitted so far. */
  errorCount = 0;

  emit(diagnostic: Diagnostic): void {
    if (diagnostic.severity === 'error') this.errorCount++;
    for (let i = this.#handlers.length - 1; i >= 0; i--) if (this.#handlers[i]!(diagnostic) !== false) return;
  }

  /** Adds a handler and returns the function that removes it. */
  addHandler(handler: DiagnosticHandler): () => void {
    this.#handlers.push(handler);
    return () => {
      const index = this.#handlers.indexOf(handler);
      if (index >= 0) this.#handlers.splice(index, 1);
    };
  }

  /** Runs `check`, and tells whether it succeeds without emitting anything. What it emits is not shown. */
  isSilent(check: () => boolean): boolean {
    const before = this.#numHeard;
    this.#handlers.push(this.#hear);
    try {
      return check() && this.#numHeard === before;
    } finally {
      this.#handlers.pop();
    }
  }

  /** Runs `body` and returns its result together with the diagnostics that it emitted. */
  collect<T>(body: () => T): { result: T; diagnostics: Diagnostic[] } {
    const diagnostics: Diagnostic[] = [];
    const remove = this.addHandler((diagnostic) => void diagnostics.push(diagnostic));
    try {
      return { result: body(), diagnostics };
    } finally {
      remove();
    }
  }
}

/** A note given as text is at the location of the diagnostic it belongs to, and an extra one: upstream's say where they are. */
export type NoteLike = string | DiagnosticNote;

export function toNotes(location: Location, notes: readonly NoteLike[]): DiagnosticNote[] {
  return notes.map((note) => (typeof note === 'string' ? { location, message: note, isExtra: true } : note));
}

/** Prints an operation inside a diagnostic; set by the layer that can print. */
export type DiagnosticOpPrinter = (op: Operation, severity: Severity) => string;
