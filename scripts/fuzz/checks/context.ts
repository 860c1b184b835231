import { createRegistry } from '../../../src/dialects/registry.ts';
import { Context } from '../../../src/ir/context.ts';

const registry = createRegistry();

/** Returns a context that knows all dialects, and takes others too. */
export function newContext(): Context {
  const context = new Context(registry);
  context.allowUnregisteredDialects = true;
  return context;
}
