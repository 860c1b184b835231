/** What has methods: a class, which need not be one that can be made objects of. */
interface Class {
  readonly prototype: object;
}

/**
 * Gives a class the methods of others, as Chevrotain's module of this name does for its parser. There V8 makes a new layout of the prototype for each of
 * some two hundred methods, which takes ten milliseconds of every run; a prototype that has become a dictionary is not laid out again until it is complete.
 */
export function applyMixins(derived: Class, bases: readonly Class[]): void {
  const prototype = derived.prototype as Record<string, unknown>;
  becomeDictionary(prototype);
  for (const base of bases) {
    for (const [name, descriptor] of Object.entries(Object.getOwnPropertyDescriptors(base.prototype))) {
      if (name === 'constructor') continue;
      if (descriptor.get || descriptor.set) Object.defineProperty(prototype, name, descriptor);
      else prototype[name] = descriptor.value;
    }
  }
}

/** V8 makes a dictionary of an object that loses a property which was not its latest. */
function becomeDictionary(object: Record<string, unknown>): void {
  const [lost, latest] = ['$lost', '$latest'];
  object[lost] = object[latest] = undefined;
  delete object[lost];
  delete object[latest];
}
