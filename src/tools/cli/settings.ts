import { type GivenOption } from './arguments.ts';

/** The options of a command line by name; the last one given counts. */
export class Settings {
  readonly #options: readonly GivenOption[];

  constructor(options: readonly GivenOption[]) {
    this.#options = options;
  }

  has(name: string): boolean {
    return this.#options.some((option) => option.name === name);
  }

  value(name: string): string | undefined {
    return this.#options.findLast((option) => option.name === name)?.value;
  }

  flag(name: string): boolean {
    return this.value(name) === 'true';
  }
}
