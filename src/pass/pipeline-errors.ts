/** Takes what is wrong with the text of options. */
export interface OptionErrors {
  /** Notes a bad value of option `name`; returns failure. */
  option(name: string, message: string): false;
  /** Notes an option that does not exist; returns failure. */
  line(text: string): false;
}

/** What was said, to be printed before the diagnostic. */
interface Printed {
  readonly text: string;
  readonly underToolName: boolean;
}

/**
 * Gathers what is wrong with the text of a pipeline or of options. MLIR prints some of it itself and makes one diagnostic
 * without location of the rest, so the two are kept apart. Source: the error handlers of mlir/lib/Pass/PassRegistry.cpp.
 */
export class PipelineErrors implements OptionErrors {
  /** What to print before the diagnostic, with line ends; bad values stand under the name of the tool. */
  readonly #printed: Printed[] = [];
  readonly #end: string;
  #text: string | undefined;

  /** `end` comes after each report: a line end where the text of a pipeline is read, nothing for a pass given by itself. */
  constructor(end: '\n' | '' = '\n') {
    this.#end = end;
  }

  /** The text of the diagnostic, which can be empty; undefined when there is none. */
  get text(): string | undefined {
    return this.#text;
  }

  /** Tells whether anything went wrong. */
  get any(): boolean {
    return this.#text !== undefined || this.#printed.length > 0;
  }

  /** Everything that is wrong in one text, where it is printed without a diagnostic. */
  get lines(): string {
    return this.#printed.map(({ text }) => text).join('') + (this.#text ?? '');
  }

  option(name: string, message: string): false {
    this.#printed.push({ text: `for the --${name} option: ${message}\n`, underToolName: true });
    return false;
  }

  line(text: string): false {
    this.#printed.push({ text: `${text}\n`, underToolName: false });
    return false;
  }

  /** Prints what is wrong with the text of a pipeline in an option before the diagnostic; returns failure. */
  nested(errors: PipelineErrors): false {
    this.#printed.push(...errors.#printed, { text: errors.#text ?? '', underToolName: false });
    return false;
  }

  /** Adds a message to the diagnostic; returns failure. */
  report(message: string): false {
    return this.append(message + this.#end);
  }

  /** Adds text to the diagnostic as it is; returns failure. */
  append(text: string): false {
    this.#text = (this.#text ?? '') + text;
    return false;
  }

  /** Returns what to print before the diagnostic. */
  toolLines(tool: string): string {
    return this.#printed.map(({ text, underToolName }) => (underToolName ? `${tool}: ` : '') + text).join('');
  }
}
