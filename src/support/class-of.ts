/** A class as a value for `instanceof`, whoever may construct it. */
export interface ClassOf<T> {
  readonly prototype: T;
  [Symbol.hasInstance](value: unknown): boolean;
}
