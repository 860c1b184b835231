/**
 * What Chevrotain takes from lodash, for arrays and plain objects only, which is all that it passes. The tools are bundled with this instead: the modules of
 * lodash do much when they are loaded, and handle cases that do not occur here, which a run over a small file notices.
 */

type Collection<T> = readonly T[] | Readonly<Record<string, T>> | null | undefined;
type Key = number | string;
type Callback<T, R> = (value: T, key: Key) => R;

const hasOwn = Object.prototype.hasOwnProperty;

export const isArray = Array.isArray;
export const keys = (object: object | null | undefined): string[] => Object.keys(object ?? {});
export const isUndefined = (value: unknown): boolean => value === undefined;
export const isString = (value: unknown): boolean => typeof value === 'string';
export const isFunction = (value: unknown): boolean => typeof value === 'function';
export const isRegExp = (value: unknown): boolean => value instanceof RegExp;
export const isObject = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || typeof value === 'function';
export const identity = <T>(value: T): T => value;
export const noop = (): void => undefined;
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function has(object: object | null | undefined, key: string): boolean {
  return object !== null && object !== undefined && hasOwn.call(object, key);
}

export function values<T>(collection: Collection<T>): T[] {
  return Object.values(collection ?? {});
}

export function isEmpty(collection: Collection<unknown> | string): boolean {
  if (isArray(collection) || typeof collection === 'string') return collection.length === 0;
  for (const key in collection ?? {}) if (has(collection as object, key)) return false;
  return true;
}

/** Calls `action` for each element until one returns false. */
export function forEach<T>(collection: Collection<T>, action: Callback<T, unknown>): void {
  if (isArray(collection)) {
    for (let i = 0; i < collection.length; i++) if (action(collection[i] as T, i) === false) return;
  } else {
    for (const [key, value] of Object.entries(collection ?? {})) if (action(value as T, key) === false) return;
  }
}

export function map<T, R>(collection: Collection<T>, transform: Callback<T, R>): R[] {
  const results: R[] = [];
  forEach(collection, (value, key) => {
    results.push(transform(value, key));
  });
  return results;
}

export function reduce<T, R>(collection: Collection<T>, combine: (result: R, value: T, key: Key) => R, initial: R): R {
  let result = initial;
  forEach(collection, (value, key) => {
    result = combine(result, value, key);
  });
  return result;
}

export function filter<T>(collection: Collection<T>, predicate: Callback<T, unknown>): T[] {
  const results: T[] = [];
  forEach(collection, (value, key) => {
    if (predicate(value, key)) results.push(value);
  });
  return results;
}

export function reject<T>(collection: Collection<T>, predicate: Callback<T, unknown>): T[] {
  return filter(collection, (value, key) => !predicate(value, key));
}

export function find<T>(collection: Collection<T>, predicate: Callback<T, unknown>): T | undefined {
  let found: T | undefined;
  forEach(collection, (value, key) => {
    if (!predicate(value, key)) return true;
    found = value;
    return false;
  });
  return found;
}

export function some<T>(collection: Collection<T>, predicate: Callback<T, unknown>): boolean {
  let isFound = false;
  forEach(collection, (value, key) => !(isFound = Boolean(predicate(value, key))));
  return isFound;
}

export function every<T>(collection: Collection<T>, predicate: Callback<T, unknown>): boolean {
  return !some(collection, (value, key) => !predicate(value, key));
}

export function flatMap<T, R>(collection: Collection<T>, transform: Callback<T, R | R[]>): R[] {
  return flatten(map(collection, transform));
}

export function flatten<T>(array: readonly (T | readonly T[])[] | null | undefined): T[] {
  return (array ?? []).flat() as T[];
}

export function includes<T>(collection: Collection<T>, value: T): boolean {
  return values(collection).includes(value);
}

export function groupBy<T>(collection: Collection<T>, keyOf: Callback<T, Key> | string): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  forEach(collection, (value, key) => {
    const group = typeof keyOf === 'string' ? String((value as Record<string, unknown>)[keyOf]) : keyOf(value, key);
    if (has(groups, String(group))) groups[group]!.push(value);
    else groups[group] = [value];
  });
  return groups;
}

export function pickBy<T>(object: Readonly<Record<string, T>>, predicate: Callback<T, unknown>): Record<string, T> {
  const picked: Record<string, T> = {};
  for (const key in object) if (predicate(object[key]!, key)) picked[key] = object[key]!;
  return picked;
}

export function assign(target: object, ...sources: readonly object[]): object {
  return Object.assign(target, ...sources);
}

/** Sets what `target` leaves undefined. */
export function defaults(target: Record<string, unknown>, source: Readonly<Record<string, unknown>>): object {
  for (const key in source) if (target[key] === undefined) target[key] = source[key];
  return target;
}

export function clone<T extends object>(value: T): T {
  if (isArray(value)) return [...value] as unknown as T;
  return Object.assign(Object.create(Object.getPrototypeOf(value)), value);
}

export const compact = <T>(array: readonly T[]): T[] => array.filter(Boolean);
export const difference = <T>(array: readonly T[], excluded: readonly T[]): T[] => {
  return array.filter((value) => !excluded.includes(value));
};
export const drop = <T>(array: readonly T[], count = 1): T[] => array.slice(count);
export const dropRight = <T>(array: readonly T[], count = 1): T[] => array.slice(0, Math.max(0, array.length - count));
export const first = <T>(array: readonly T[] | null | undefined): T | undefined => array?.[0];
export const indexOf = <T>(array: readonly T[], value: T): number => array.indexOf(value);
export const last = <T>(array: readonly T[] | null | undefined): T | undefined => array?.at(-1);
export const uniq = <T>(array: readonly T[]): T[] => [...new Set(array)];
