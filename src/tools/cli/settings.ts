/** One option as it stood on the command line; `value` is undefined when none was given, `true` or `false` for flags. */
export interface GivenOption<Name extends string = string> {
  readonly name: Name;
  readonly value: string | undefined;
}

/** What the command line says. */
export interface ParsedArguments<Name extends string = string> {
  /** In the order of the command line. */
  readonly options: readonly GivenOption<Name>[];
  readonly positional: readonly string[];
}

/** The options of a command line by name; the last one given counts. */
export class Settings<Name extends string = string> {
  readonly #options: readonly GivenOption<Name>[];

  constructor(options: readonly GivenOption<Name>[]) {
    this.#options = options;
  }

  has(name: Name): boolean {
    return this.#options.some((option) => option.name === name);
  }

  value(name: Name): string | undefined {
    return this.#options.findLast((option) => option.name === name)?.value;
  }

  /** The values of an option that may be given several times, in order. */
  values(name: Name): string[] {
    return this.#options.filter((option) => option.name === name).map((option) => option.value ?? '');
  }

  flag(name: Name): boolean {
    return this.value(name) === 'true';
  }
}
