/**
 * Gathers what is wrong with the text of a pipeline or of options. MLIR prints option errors itself, under the name of the
 * tool, and makes one diagnostic without location of the rest; so the two are kept apart.
 */
export class PipelineErrors {
  /** Lines `for the --name option: …` for the tool to print under its name. */
  readonly optionErrors: string[] = [];
  /** The text of the diagnostic. */
  text = '';

  /** Notes a bad value of option `name`; returns failure. */
  option(name: string, message: string): false {
    this.optionErrors.push(`for the --${name} option: ${message}`);
    return false;
  }

  /** Adds a line to the diagnostic; returns failure. */
  line(message: string): false {
    this.text += `${message}\n`;
    return false;
  }

  /** Adds text without a line end to the diagnostic; returns failure. */
  append(message: string): false {
    this.text += message;
    return false;
  }
}
