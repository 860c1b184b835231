import { createRequire } from 'node:module';

/** Returns a module of Node, `node:tty`, at the time when it is needed: some load others for longer than a small input takes. */
export function builtinModule(name: `node:${string}`): unknown {
  return createRequire(import.meta.url)(name);
}
